/// The functions for four numbers at once, each to the bits that it has alone: two registers on most machines, so that
/// neither waits for the other. Numbers that need a path of their own send all four to the functions for one.
extension Elementary {
    typealias Four = SIMD4<Double>

    /// e to the power of each. Below 700 in size the power of two stays in the normal range, so that it is added to the
    /// exponent: what `scaled` does in two products has the same bits.
    @inline(__always) static func exp(_ x: Four) -> Four {
        guard isSmall(x, 700) else { return expEach(x) }
        let biased = x * 0x1.71547652b82fep0 + roundingBias
        let power = biased - roundingBias
        let value = expKernel(x - power * ln2High, 0.0 - power * ln2Low)
        return Four(bits: value.bits &+ (biased.bits &<< 52))
    }

    /// Four angles less multiples of π/2.
    struct FourAngles {
        var quadrant: SIMD4<UInt64>, high: Four, low: Four
    }

    /// Each less a multiple of π/2.
    @inline(__always) static func reduced(_ x: Four) -> FourAngles {
        guard isSmall(x, 800_000) else { return reducedEach(x) }
        let (biased, high, low) = reducedSmall(x)
        return FourAngles(quadrant: biased.bits, high: high, low: low)
    }

    /// The sine and the cosine of each.
    @inline(__always) static func sinCos(_ angles: FourAngles) -> (sin: Four, cos: Four) {
        let (sine, cosine) = (
            sinKernel(angles.high, angles.low).high.bits, cosKernel(angles.high, angles.low).high.bits
        )
        let exchanged = (sine ^ cosine) & (SIMD4<UInt64>.zero &- (angles.quadrant & 1))
        return (
            Four(bits: sine ^ exchanged ^ ((angles.quadrant & 2) &<< 62)),
            Four(bits: cosine ^ exchanged ^ (((angles.quadrant &+ 1) & 2) &<< 62))
        )
    }

    /// Whether all are surely below a size: by their sum, which is NaN where one is.
    @inline(__always) private static func isSmall(_ x: Four, _ limit: Double) -> Bool {
        let sizes = Four(bits: x.bits & (UInt64.max &>> 1))
        return (sizes.x + sizes.y) + (sizes.z + sizes.w) < limit
    }

    @inline(never) private static func expEach(_ x: Four) -> Four {
        Four(exp(x.x), exp(x.y), exp(x.z), exp(x.w))
    }

    @inline(never) private static func reducedEach(_ x: Four) -> FourAngles {
        var angles = FourAngles(quadrant: .zero, high: .zero, low: .zero)
        for index in x.indices {
            let one = reduced(x[index])
            angles.quadrant[index] = UInt64(bitPattern: one.quadrant)
            (angles.high[index], angles.low[index]) = (one.high, one.low)
        }
        return angles
    }
}
