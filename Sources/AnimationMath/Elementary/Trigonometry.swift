/// The sine of `x` radians, within 1 ulp for |x| up to 10^5; NaN for what is not finite.
public func sine(_ x: Double) -> Double { sineAndCosine(x).sine }

/// The cosine of `x` radians, within 1 ulp for |x| up to 10^5; NaN for what is not finite.
public func cosine(_ x: Double) -> Double { sineAndCosine(x).cosine }

/// Sine and cosine of `x` radians from one reduction.
public func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    let (quadrant, high, low) = reduced(x)
    let s = kernelSine(high, low)
    let c = kernelCosine(high, low)
    switch quadrant {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
}

/// `x` less the nearest multiple of π/2 as a sum of two parts, and that multiple modulo 4.
private func reduced(_ x: Double) -> (quadrant: Int, high: Double, low: Double) {
    // Beyond 10^9 a Double knows less of the phase than a turn; the nearest exact remainder keeps the result bounded.
    let x = x.magnitude > 1e9 ? x.remainder(dividingBy: 2 * Double.pi) : x
    let n = (x * 6.36619772367581382433e-01).rounded(.toNearestOrEven)
    // π/2 in parts of 33 bits, so that each product with n is exact.
    let first = x - n * 1.57079632673412561417e+00
    let second = first - n * 6.07710050630396597660e-11
    let rest = n * 2.02226624871116645580e-21 - ((first - second) - n * 6.07710050630396597660e-11)
    let tail = rest + n * 8.47842766036889956997e-32
    let high = second - tail
    let low = (second - high) - tail
    return (Int(n.truncatingRemainder(dividingBy: 4) + 4) & 3, high, low)
}

private func kernelSine(_ x: Double, _ y: Double) -> Double {
    let z = x * x
    let v = z * x
    let r4 = 2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)
    let r = 8.33333333332248946124e-03 + z * (-1.98412698298579493134e-04 + z * r4)
    return x - ((z * (0.5 * y - v * r) - y) - v * -1.66666666666666324348e-01)
}

private func kernelCosine(_ x: Double, _ y: Double) -> Double {
    let z = x * x
    let r4 = -2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)
    let r2 = -1.38888888888741095749e-03 + z * (2.48015872894767294178e-05 + z * r4)
    let r = z * (4.16666666666666019037e-02 + z * r2)
    let half = 0.5 * z
    let w = 1 - half
    return w + (((1 - w) - half) + (z * r - x * y))
}
