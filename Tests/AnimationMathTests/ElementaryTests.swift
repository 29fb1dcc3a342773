import AnimationMath
import Foundation
import Testing

private func ulps(_ value: Double, from expected: Double) -> Double {
    if value == expected || value.isNaN && expected.isNaN { return 0 }
    return (value - expected).magnitude / expected.ulp
}

/// Numbers that repeat from run to run: a linear congruential sequence in a range.
private func points(_ count: Int, in range: ClosedRange<Double>) -> [Double] {
    var seed: UInt64 = 0x5DEE_CE66_D1CE_4E5B
    return (0..<count).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + (range.upperBound - range.lowerBound) * Double(seed >> 11) * 0x1p-53
    }
}

@Test("CORE-7 exp stays within 1 ulp of the C library over its whole domain, below the normal range too")
func exponentialAgrees() {
    for x in points(60_000, in: -746...710) + points(60_000, in: -2...2) {
        #expect(ulps(exponential(x), from: Foundation.exp(x)) <= 1, "\(x)")
    }
    #expect(exponential(800) == .infinity && exponential(-800) == 0 && exponential(0) == 1)
    #expect(exponential(.infinity) == .infinity && exponential(-.infinity) == 0 && exponential(.nan).isNaN)
}

@Test("CORE-7 sin, cos and tan stay within 1 ulp of the C library for angles of every size")
func circleAgrees() {
    for x in points(40_000, in: -10...10) + points(20_000, in: -900_000...900_000)
        + points(20_000, in: 1e9...1e15) + points(10_000, in: -700...700).map({ Foundation.exp($0) })
    {
        #expect(ulps(sine(x), from: Foundation.sin(x)) <= 1, "sin \(x)")
        #expect(ulps(cosine(x), from: Foundation.cos(x)) <= 1, "cos \(x)")
        #expect(ulps(tangent(x), from: Foundation.tan(x)) <= 1, "tan \(x)")
    }
    #expect(sine(.infinity).isNaN && cosine(.nan).isNaN && tangent(-.infinity).isNaN)
}

@Test("CORE-7 sin and cos keep their digits next to multiples of a quarter turn")
func circleNearQuarters() {
    for quarter in -3_000...3_000 {
        let x = Double(quarter * 167) * .pi / 2
        for angle in [x.nextDown, x, x.nextUp] {
            #expect(ulps(sine(angle), from: Foundation.sin(angle)) <= 1, "\(angle)")
            #expect(ulps(cosine(angle), from: Foundation.cos(angle)) <= 1, "\(angle)")
        }
    }
}

@Test("CORE-7 log stays within 1 ulp of the C library, near 1 and below the normal range too")
func logarithmAgrees() {
    for x in points(40_000, in: 0...10) + points(40_000, in: 0.7...1.42)
        + points(20_000, in: -740...709).map({ Foundation.exp($0) })
    {
        #expect(ulps(logarithm(x), from: Foundation.log(x)) <= 1, "\(x)")
    }
    #expect(logarithm(0) == -.infinity && logarithm(-1).isNaN && logarithm(.infinity) == .infinity)
    #expect(logarithm(1) == 0 && logarithm(.nan).isNaN)
}

@Test("CORE-7 pow stays within 1 ulp of the C library")
func powerAgrees() {
    let bases = points(300, in: 0...3) + points(100, in: -300...300).map { Foundation.exp($0) }
    for base in bases {
        for exponent in points(150, in: -40...40) + [0.5, 2, 1 / 2.4, 2.4, 300, -300] {
            #expect(ulps(power(base, exponent), from: Foundation.pow(base, exponent)) <= 1, "\(base) \(exponent)")
        }
    }
}

@Test("CORE-7 pow has the C library's answers for zeros, infinities, whole exponents and NaN")
func powerEdges() {
    let edges = [0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, .infinity, -.infinity, .nan, 1e300, 5e-324]
    for base in edges {
        for exponent in edges {
            let (ours, theirs) = (power(base, exponent), Foundation.pow(base, exponent))
            #expect(ulps(ours, from: theirs) <= 1 && ours.sign == theirs.sign || ours.isNaN, "\(base) \(exponent)")
            #expect(ours.isNaN == theirs.isNaN, "\(base) \(exponent)")
        }
    }
}
