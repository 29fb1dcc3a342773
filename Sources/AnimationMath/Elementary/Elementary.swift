// The elementary functions with the same bits on every machine (CORE-7), within 1 ulp of the C library's.

/// e to the power of x: infinite above 709.78, 0 below -745.1.
public func exponential(_ x: Double) -> Double { Elementary.exp(x) }

/// The natural logarithm: -infinity at 0, NaN below.
public func logarithm(_ x: Double) -> Double { Elementary.log(x) }

/// A base to the power of an exponent, with the C library's answers for zeros, infinities and NaN.
public func power(_ base: Double, _ exponent: Double) -> Double { Elementary.pow(base, exponent) }

/// The sine of an angle in radians; NaN for infinities.
public func sine(_ x: Double) -> Double { Elementary.sin(x) }

/// The cosine of an angle in radians; NaN for infinities.
public func cosine(_ x: Double) -> Double { Elementary.cos(x) }

/// The tangent of an angle in radians; NaN for infinities.
public func tangent(_ x: Double) -> Double { Elementary.tan(x) }
