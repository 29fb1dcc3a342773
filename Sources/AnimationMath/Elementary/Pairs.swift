/// The functions for two numbers at once, each to the bits that it has alone.
extension Elementary {
    /// e to the power of each.
    @inline(__always) static func exp(_ x: SIMD2<Double>) -> SIMD2<Double> {
        let bounded = x.replacing(with: -746, where: x .< -746).replacing(with: 710, where: x .> 710)
        let biased = bounded * 0x1.71547652b82fep0 + roundingBias
        let power = biased - roundingBias
        let result = expKernel(bounded - power * ln2High, 0.0 - power * ln2Low)
        return SIMD2(scaled(result.x, biased.x), scaled(result.y, biased.y))
    }

    @inline(__always) private static func scaled(_ value: Double, _ biased: Double) -> Double {
        scaled(value, byTwoTo: Int64(bitPattern: biased.bitPattern &<< 12) &>> 12)
    }

    /// The sine and the cosine of each.
    @inline(__always) static func sinCos(_ x: SIMD2<Double>) -> (sin: SIMD2<Double>, cos: SIMD2<Double>) {
        guard x.x.magnitude < 800_000, x.y.magnitude < 800_000 else {
            let (first, second) = (sinCos(x.x), sinCos(x.y))
            return (SIMD2(first.sin, second.sin), SIMD2(first.cos, second.cos))
        }
        let (biased, high, low) = reducedSmall(x)
        let (sine, cosine) = (sinKernel(high, low).high.bits, cosKernel(high, low).high.bits)
        let quadrant = biased.bits
        let isOdd = SIMD2<UInt64>.zero &- (quadrant & 1)
        let first = (sine & ~isOdd) | (cosine & isOdd)
        let second = (cosine & ~isOdd) | (sine & isOdd)
        return (
            SIMD2(bits: first ^ ((quadrant & 2) &<< 62)), SIMD2(bits: second ^ (((quadrant &+ 1) & 2) &<< 62))
        )
    }
}
