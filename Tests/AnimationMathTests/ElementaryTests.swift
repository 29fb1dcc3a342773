import AnimationMath
import Foundation
import Testing

private func ulps(_ value: Double, from expected: Double) -> Double {
    value == expected ? 0 : (value - expected).magnitude / expected.ulp
}

@Test("CORE-7 exp stays within 1 ulp of the C library over its whole domain")
func exponentialAgrees() {
    for step in -70_000...70_000 {
        let x = Double(step) / 100 + Double(step % 7) * 1e-4
        #expect(ulps(exponential(x), from: Foundation.exp(x)) <= 1, "\(x)")
    }
    #expect(exponential(800) == .infinity && exponential(-800) == 0 && exponential(0) == 1)
    #expect(exponential(.nan).isNaN)
}

@Test("CORE-7 sin and cos stay within 1 ulp of the C library, near multiples of a quarter turn too")
func sineAgrees() {
    for step in -40_000...40_000 {
        let x = Double(step) * 0.0173
        #expect(ulps(sine(x), from: Foundation.sin(x)) <= 1, "\(x)")
        #expect(ulps(cosine(x), from: Foundation.cos(x)) <= 1, "\(x)")
    }
    for quarter in -200...200 {
        for offset in [-1e-9, 0, 1e-9] {
            let x = Double(quarter) * .pi / 2 + offset
            #expect(near(sine(x), Foundation.sin(x), 1e-16) && near(cosine(x), Foundation.cos(x), 1e-16))
        }
    }
    #expect(sine(.infinity).isNaN && cosine(.nan).isNaN)
}

@Test("CORE-7 log stays within 1 ulp of the C library")
func logarithmAgrees() {
    for step in 1...60_000 {
        let x = Double(step) * 0.0137
        #expect(ulps(logarithm(x), from: Foundation.log(x)) <= 1, "\(x)")
    }
    #expect(logarithm(0) == -.infinity && logarithm(-1).isNaN)
}
