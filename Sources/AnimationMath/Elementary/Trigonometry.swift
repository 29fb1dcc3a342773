extension Elementary {
    static func sin(_ x: Double) -> Double {
        let angle = reduced(x)
        let value = angle.quadrant & 1 == 0 ? sinKernel(angle.high, angle.low) : cosKernel(angle.high, angle.low)
        return angle.quadrant & 2 == 0 ? value.high : -value.high
    }

    static func cos(_ x: Double) -> Double {
        let angle = reduced(x)
        let value = angle.quadrant & 1 == 0 ? cosKernel(angle.high, angle.low) : sinKernel(angle.high, angle.low)
        return (angle.quadrant &+ 1) & 2 == 0 ? value.high : -value.high
    }

    static func tan(_ x: Double) -> Double {
        let angle = reduced(x)
        let (sine, cosine) = (sinKernel(angle.high, angle.low), cosKernel(angle.high, angle.low))
        return angle.quadrant & 1 == 0 ? quotient(sine, cosine) : -quotient(cosine, sine)
    }

    /// The quotient of two sums, rounded about once.
    private static func quotient(
        _ above: (high: Double, low: Double), _ below: (high: Double, low: Double)
    ) -> Double {
        let estimate = above.high / below.high
        let (back, backError) = product(estimate, below.high)
        let rest = (((above.high - back) - backError) + above.low) - estimate * below.low
        let correction = rest / below.high
        return correction.isFinite ? estimate + correction : estimate
    }

    /// An angle less a multiple of π/2, at most π/4 in size, as a sum of two Doubles.
    struct ReducedAngle {
        var quadrant: Int64
        var high: Double
        var low: Double
    }

    /// Takes away multiples of π/2; up to 2^19 of them by an exact subtraction in parts, beyond that in integers.
    static func reduced(_ x: Double) -> ReducedAngle {
        guard x.magnitude < 800_000 else { return reducedHuge(x) }
        let biased = x * 0x1.45f306dc9c883p-1 + roundingBias
        let count = biased - roundingBias
        let first = x - count * 0x1.921fb544p0
        let (second, secondError) = difference(first, count * 0x1.0b4611a6p-34)
        let (third, thirdError) = difference(second, count * 0x1.3198a2e0p-69)
        let rest = (secondError + thirdError) - count * 0x1.b839a252049c1p-104
        let high = third + rest
        return ReducedAngle(
            quadrant: Int64(bitPattern: biased.bitPattern), high: high, low: (third - high) + rest)
    }

    /// a - b and what rounding lost of it.
    static func difference(_ a: Double, _ b: Double) -> (Double, Double) {
        let result = a - b
        let back = result - a
        return (result, (a - (result - back)) - (b + back))
    }

    /// sin(high + low) for |high| ≤ π/4, as a sum of two Doubles.
    private static func sinKernel(_ high: Double, _ low: Double) -> (high: Double, low: Double) {
        let z = high * high
        let upper =
            1.0 / 362_880 - z
            * (1.0 / 39_916_800 - z
                * (1.0 / 6_227_020_800
                    - z * (1.0 / 1_307_674_368_000 - z * (1.0 / 355_687_428_096_000))))
        let series = 1.0 / 120 - z * (1.0 / 5_040 - z * upper)
        let cube = z * high
        let correction = low - z * (0.5 * low) + cube * z * series
        return sum(high, correction - cube * (1.0 / 6))
    }

    /// cos(high + low) for |high| ≤ π/4, as a sum of two Doubles.
    private static func cosKernel(_ high: Double, _ low: Double) -> (high: Double, low: Double) {
        let z = high * high
        let upper =
            1.0 / 3_628_800 - z
            * (1.0 / 479_001_600 - z
                * (1.0 / 87_178_291_200
                    - z * (1.0 / 20_922_789_888_000)))
        let series = 1.0 / 24 - z * (1.0 / 720 - z * (1.0 / 40_320 - z * upper))
        let half = 0.5 * z
        let leading = 1 - half
        return sum(leading, ((1 - leading) - half) + (z * z * series - high * low))
    }
}
