extension Elementary {
    /// The first 1280 bits of 2/π behind the point.
    private static let twoOverPi: [UInt64] = [
        0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041, 0xfe51_63ab_debb_c561,
        0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e, 0xe882_35f5_2ebb_4484,
        0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b, 0x1ff8_97ff_de05_980f,
        0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d, 0x7527_bac7_ebe5_f17b,
        0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab, 0xf0cf_bc20_9af4_361d,
    ]

    /// Takes away multiples of π/2 from any angle: the bits of x·2/π that matter are computed as integers.
    static func reducedHuge(_ x: Double) -> ReducedAngle {
        guard x.isFinite else { return ReducedAngle(quadrant: 0, high: .nan, low: .nan) }
        let turns = quarterTurns(x.magnitude)
        let fraction = angle(ofFraction: turns.fraction)
        let sign: Double = x < 0 ? -1 : 1
        let quadrant = Int64(turns.quadrant) + Int64(turns.fraction.0 >> 63)
        return ReducedAngle(
            quadrant: x < 0 ? -quadrant : quadrant, high: sign * fraction.high, low: sign * fraction.low)
    }

    /// x·2/π modulo 4: its whole part, and the fraction as 192 bits behind the point, rounded towards zero.
    private static func quarterTurns(_ x: Double) -> (quadrant: UInt64, fraction: (UInt64, UInt64, UInt64)) {
        let mantissa = x.significandBitPattern | (1 << 52)
        let first = Int(x.exponent) - 52 - 2
        let window = (bits(from: first), bits(from: first + 64), bits(from: first + 128))
        let low = mantissa.multipliedFullWidth(by: window.2)
        let middle = mantissa.multipliedFullWidth(by: window.1)
        let (second, carry) = middle.low.addingReportingOverflow(low.high)
        let top = mantissa &* window.0 &+ middle.high &+ (carry ? 1 : 0)
        return (top >> 62, (top << 2 | second >> 62, second << 2 | low.low >> 62, low.low << 2))
    }

    /// 64 bits of 2/π from a bit position on; 0 before the first and behind the last.
    private static func bits(from position: Int) -> UInt64 {
        func word(_ index: Int) -> UInt64 { twoOverPi.indices.contains(index) ? twoOverPi[index] : 0 }
        let index = position >> 6
        let shift = UInt64(position & 63)
        return shift == 0 ? word(index) : word(index) << shift | word(index + 1) >> (64 - shift)
    }

    /// The angle of a fraction of a quarter turn; fractions above one half count backwards from the next.
    private static func angle(ofFraction bits: (UInt64, UInt64, UInt64)) -> (high: Double, low: Double) {
        let isBehind = bits.0 >> 63 == 1
        let (a, b) = isBehind ? (~bits.0, ~bits.1) : (bits.0, bits.1)
        let c = isBehind ? ~bits.2 : bits.2
        let parts = (
            Double(a >> 11) * 0x1p-53, Double((a & 0x7ff) << 42 | b >> 22) * 0x1p-106,
            Double((b & 0x3f_ffff) << 31 | c >> 33) * 0x1p-159
        )
        let (head, tail) = sum(parts.0, parts.1)
        let (high, error) = product(head, 0x1.921fb54442d18p0)
        let low = error + (head * 0x1.1a62633145c07p-54 + (tail + parts.2) * 0x1.921fb54442d18p0)
        let (roundedHigh, roundedLow) = sum(high, low)
        return isBehind ? (-roundedHigh, -roundedLow) : (roundedHigh, roundedLow)
    }
}
