/// The elementary functions, made of additions, products and quotients only (CORE-7).
///
/// The C library picks other code paths by processor, with and without fused multiply-add, and their last bits differ;
/// these use only `+ - * /` and bit patterns, and few branches so that loops over them vectorise.
enum Elementary {
    /// Adding and taking away this rounds a Double below 2^51 to a whole number.
    static let roundingBias = 0x1.8p52
    static let ln2High = 0x1.62e42fee00000p-1
    static let ln2Low = 0x1.a39ef35793c76p-33

    /// e to the power of x. Overflows to infinity above 709.78, underflows to 0 below -745.1.
    static func exp(_ x: Double) -> Double { exp(x, tail: 0) }

    /// e to the power of `x + tail`, where the tail is a correction far smaller than x.
    static func exp(_ x: Double, tail: Double) -> Double {
        let bounded = x < -746 ? -746 : (x > 710 ? 710 : x)
        let biased = bounded * 0x1.71547652b82fep0 + roundingBias
        let power = biased - roundingBias
        let high = bounded - power * ln2High
        let low = tail - power * ln2Low
        return scaled(expKernel(high, low), byTwoTo: Int64(bitPattern: biased.bitPattern &<< 12) &>> 12)
    }

    /// e^(high + low) for a sum of at most ln 2 / 2 in size.
    @inline(__always) static func expKernel<N: Parallel>(_ high: N, _ low: N) -> N {
        let r = high + low
        let rest = (high - r) + low
        return 1 + (r + (rest + r * r * expSeries(r)))
    }

    /// (e^r - 1 - r) / r² for |r| ≤ ln 2 / 2.
    @inline(__always) private static func expSeries<N: Parallel>(_ r: N) -> N {
        var series: N = r * (1.0 / 6_227_020_800)
        series = r * (1.0 / 479_001_600 + series)
        series = r * (1.0 / 39_916_800 + series)
        series = r * (1.0 / 3_628_800 + series)
        series = r * (1.0 / 362_880 + series)
        series = r * (1.0 / 40_320 + series)
        series = r * (1.0 / 5_040 + series)
        series = r * (1.0 / 720 + series)
        series = r * (1.0 / 120 + series)
        series = r * (1.0 / 24 + series)
        series = r * (1.0 / 6 + series)
        return 0.5 + series
    }

    /// A number near 1 times a power of two, in two exact steps and one rounding, for results below the normal range.
    @inline(__always) static func scaled(_ value: Double, byTwoTo exponent: Int64) -> Double {
        let half = exponent &>> 1
        return value * powerOfTwo(half) * powerOfTwo(exponent &- half)
    }

    /// 2^n for n in -1022…1023; other n give other bits, never a trap.
    static func powerOfTwo(_ exponent: Int64) -> Double {
        Double(bitPattern: UInt64(bitPattern: (exponent &+ 1023) &<< 52))
    }
}
