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

    /// Both at once, each to the bits that it has alone: most of the work is the same.
    static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
        let angle = reduced(x)
        let (sine, cosine) = (sinKernel(angle.high, angle.low).high, cosKernel(angle.high, angle.low).high)
        let isOdd = angle.quadrant & 1 != 0
        let (first, second) = isOdd ? (cosine, sine) : (sine, cosine)
        return (
            angle.quadrant & 2 == 0 ? first : -first, (angle.quadrant &+ 1) & 2 == 0 ? second : -second
        )
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
    @inline(__always) static func reduced(_ x: Double) -> ReducedAngle {
        guard x.magnitude < 800_000 else { return reducedHuge(x) }
        let (biased, high, low) = reducedSmall(x)
        return ReducedAngle(quadrant: Int64(bitPattern: biased.bitPattern), high: high, low: low)
    }

    /// The quarter turns in an angle below 800,000, as the low bits of a number, and what is left.
    @inline(__always) static func reducedSmall<N: Parallel>(_ x: N) -> (quadrant: N, high: N, low: N) {
        let biased = x * 0x1.45f306dc9c883p-1 + roundingBias
        let count = biased - roundingBias
        let first = x - count * 0x1.921fb544p0
        let (second, secondError) = difference(first, count * 0x1.0b4611a6p-34)
        let (third, thirdError) = difference(second, count * 0x1.3198a2e0p-69)
        let rest = (secondError + thirdError) - count * 0x1.b839a252049c1p-104
        let high = third + rest
        return (biased, high, (third - high) + rest)
    }

    /// a - b and what rounding lost of it.
    @inline(__always) static func difference<N: Parallel>(_ a: N, _ b: N) -> (N, N) {
        let result = a - b
        let back = result - a
        return (result, (a - (result - back)) - (b + back))
    }

    /// sin(high + low) for |high| ≤ π/4, as a sum of two numbers.
    @inline(__always) static func sinKernel<N: Parallel>(_ high: N, _ low: N) -> (high: N, low: N) {
        let z = high * high
        var series: N = z * (1.0 / 355_687_428_096_000)
        series = z * (1.0 / 1_307_674_368_000 - series)
        series = z * (1.0 / 6_227_020_800 - series)
        series = z * (1.0 / 39_916_800 - series)
        series = z * (1.0 / 362_880 - series)
        series = z * (1.0 / 5_040 - series)
        series = 1.0 / 120 - series
        let cube = z * high
        let correction = low - z * (low * 0.5) + cube * z * series
        return sum(high, correction - cube * (1.0 / 6))
    }

    /// cos(high + low) for |high| ≤ π/4, as a sum of two numbers.
    @inline(__always) static func cosKernel<N: Parallel>(_ high: N, _ low: N) -> (high: N, low: N) {
        let z = high * high
        var series: N = z * (1.0 / 20_922_789_888_000)
        series = z * (1.0 / 87_178_291_200 - series)
        series = z * (1.0 / 479_001_600 - series)
        series = z * (1.0 / 3_628_800 - series)
        series = z * (1.0 / 40_320 - series)
        series = z * (1.0 / 720 - series)
        series = 1.0 / 24 - series
        let half = z * 0.5
        let leading = 1 - half
        return sum(leading, ((1 - leading) - half) + (z * z * series - high * low))
    }
}
