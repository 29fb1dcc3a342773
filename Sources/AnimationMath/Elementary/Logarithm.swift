extension Elementary {
    /// The natural logarithm; -infinity at 0, NaN below.
    static func log(_ x: Double) -> Double {
        guard x > 0, x < .infinity else { return x == 0 ? -.infinity : (x < 0 ? .nan : x) }
        let (mantissa, exponent) = split(x)
        let f = mantissa - 1
        let s = f / (2 + f)
        let z = s * s
        let half = 0.5 * f * f
        let inner = half - (s * (half + z * logSeries(z)) + exponent * ln2Low)
        return exponent * ln2High - (inner - f)
    }

    /// x as a number in √½…√2 times two to a whole power.
    static func split(_ x: Double) -> (mantissa: Double, exponent: Double) {
        let isTiny = x < 0x1p-1022
        let bits = (isTiny ? x * 0x1p54 : x).bitPattern
        let offset = bits &- 0x3fe6_a09e_667f_3bcd
        let exponent = Int64(bitPattern: offset) >> 52
        let mantissa = Double(bitPattern: bits &- UInt64(bitPattern: exponent &<< 52))
        return (mantissa, Double(exponent) - (isTiny ? 54 : 0))
    }

    /// (2 artanh(s) - 2s) / s³ for z = s², |s| ≤ 0.172.
    static func logSeries(_ z: Double) -> Double { 2.0 / 3 + z * logTail(z) }

    /// What that series has behind its first term, over z: 2/5 + 2/7 z + 2/9 z² + …
    static func logTail(_ z: Double) -> Double {
        let upper = 2.0 / 15 + z * (2.0 / 17 + z * (2.0 / 19 + z * (2.0 / 21 + z * (2.0 / 23))))
        return 2.0 / 5 + z * (2.0 / 7 + z * (2.0 / 9 + z * (2.0 / 11 + z * (2.0 / 13 + z * upper))))
    }
}
