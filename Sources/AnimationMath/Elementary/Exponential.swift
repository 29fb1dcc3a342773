// The C library's functions give other bits on other processors, so the numbers of the law come from these (CORE-7). The
// approximations are the classic minimax ones of fdlibm, evaluated in an order that no compiler flag changes.

/// e raised to `x`, within 1 ulp; 0 below -745.2, infinite above 709.8, NaN for NaN.
public func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019412 { return 0 }
    let k = (x * 1.44269504088896338700e+00).rounded(.toNearestOrEven)
    let high = x - k * 6.93147180369123816490e-01
    let low = k * 1.90821492927058770002e-10
    let r = high - low
    let t = r * r
    let c4 = -1.65339022054652515390e-06 + t * 4.13813679705723846039e-08
    let c3 = 6.61375632143793436117e-05 + t * c4
    let c2 = -2.77777777770155933842e-03 + t * c3
    let c = r - t * (1.66666666666666019037e-01 + t * c2)
    let y = 1 - ((low - (r * c) / (2 - c)) - high)
    return scaled(y, byPowerOfTwo: Int(k))
}

/// `value` times 2 to the `power`, in two steps so that subnormal results round once.
private func scaled(_ value: Double, byPowerOfTwo power: Int) -> Double {
    let half = power / 2
    return value * Double(sign: .plus, exponent: half, significand: 1)
        * Double(sign: .plus, exponent: power - half, significand: 1)
}

/// The natural logarithm, within 1 ulp; -infinity at 0, NaN below.
public func logarithm(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x.isInfinite { return x }
    var k = x.exponent
    var m = x.significand
    if m > 1.4142135623730951 {
        m *= 0.5
        k += 1
    }
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    let w = z * z
    let t1 = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    let u = 1.818357216161805012e-01 + w * 1.479819860511658591e-01
    let t2 = z * (6.666666666666735130e-01 + w * (2.857142874366239149e-01 + w * u))
    let half = 0.5 * f * f
    let dk = Double(k)
    return dk * 6.93147180369123816490e-01 - ((half - (s * (half + t1 + t2) + dk * 1.90821492927058770002e-10)) - f)
}

/// `base` to the `exponent` for a positive base, through exp and log: a relative error of some ulps times the size of
/// the logarithm, enough for decays.
public func power(_ base: Double, _ exponent: Double) -> Double {
    exponent == 0 ? 1 : exponential(exponent * logarithm(base))
}
