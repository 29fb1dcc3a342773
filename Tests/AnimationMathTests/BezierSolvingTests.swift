import AnimationMath
import Testing

private func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
}

/// x and y of a curve at a parameter, by the textbook's sum.
private func point(_ c1: Double, _ c2: Double, at t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * c1 + 3 * (1 - t) * t * t * c2 + t * t * t
}

@Test("CURVE-1 a curve's value is y(t) where x(t) is the progress, from flat starts to vertical middles")
func solvedAtParameters() {
    let corners = [0, 0.1, 0.25, 0.42, 0.58, 0.8, 0.9, 1]
    for x1 in corners {
        for x2 in corners {
            let bent = curve(x1, 0.2, x2, 0.7)
            for step in 1..<200 {
                let t = Double(step) / 200
                let slope = 3 * (1 - t) * (1 - t) * x1 + 6 * (1 - t) * t * (x2 - x1) + 3 * t * t * (1 - x2)
                guard slope > 1e-3 else { continue }
                let found = bent.value(at: point(x1, x2, at: t))
                #expect(near(found, point(0.2, 0.7, at: t), 4e-15 / min(slope, 1)), "\(x1) \(x2) \(t)")
            }
        }
    }
}

@Test("CURVE-1 where a curve stands upright, rises from nothing or ends flat, its values still rise")
func solvedAtTheWorst() {
    for (x1, x2) in [(1.0, 0.0), (0, 0), (1, 1), (0, 1), (0.42, 1), (0, 0.58)] {
        let worst = curve(x1, 0, x2, 1)
        var last = 0.0
        for step in 0...4_000 {
            let value = worst.value(at: Double(step) / 4_000)
            #expect(value >= last - 1e-9 && value <= 1, "\(x1) \(x2) \(step)")
            last = value
        }
        #expect(worst.value(at: 0) == 0 && worst.value(at: 1) == 1)
        for tiny in [1e-300, 1e-30, 1e-12] { #expect(worst.value(at: tiny) >= 0 && worst.value(at: tiny) < 1e-3) }
    }
    // x = t³ and y = 3t² - 2t³: both have a root that can be written down.
    for t in [0.001, 0.02, 0.3, 0.9] {
        #expect(near(curve(0, 0, 0, 1).value(at: t * t * t), t * t * (3 - 2 * t), 1e-14))
    }
}
