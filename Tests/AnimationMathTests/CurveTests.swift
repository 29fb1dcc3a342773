import AnimationMath
import Testing

@Test("CORE-2 the printed log of a linear fade from 1 to 0.3 comes out string by string")
func linearFadeAsStrings() {
    let shown = values(play(.linear(duration: 1), from: 1, to: 0.3)).map { "\($0)" }
    #expect(shown[0...3] == ["1.0", "0.988333511352539", "0.9766663551330566", "0.9649998664855957"])
    #expect(shown[57...60] == ["0.33500013351440433", "0.3233336448669433", "0.3116664886474609", "0.3"])
    #expect(shown.count == 62 && shown[61] == "0.3")
}

@Test(
    "CURVE-2 ease curves at five places of their duration",
    arguments: [
        (Animation.easeIn(duration: 1), [0.017027, 0.093465, 0.315357, 0.621861, 0.839428]),
        (.easeOut(duration: 1), [0.160572, 0.378139, 0.684643, 0.906535, 0.982973]),
        (.easeInOut(duration: 1), [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    ])
func easeCurves(animation: Animation, expected: [Double]) {
    let shown = values(play(animation, to: 1))
    for (frame, value) in zip([6, 15, 30, 45, 54], expected) { #expect(near(shown[frame], value, 1.1e-6)) }
    #expect(shown.allSatisfy { ($0 * 1_048_576).rounded() == $0 * 1_048_576 })
}

@Test(
    "CURVE-1 the default duration is 0.35 s and a timing curve overshoots",
    arguments: [Animation.linear, .easeIn, .easeOut, .easeInOut])
func defaultDuration(animation: Animation) {
    let samples = play(animation, to: 1)
    #expect(samples.count == 23 && samples[21].value[0] == 1 && !samples[21].isFinished && samples[22].isFinished)
    #expect(values(play(.timingCurve(0.3, 1.8, 0.6, 1.4), to: 1)).max()! > 1.05)
}

@Test("CURVE-3 at the duration the target still runs; an empty duration ends at once")
func endOfACurve() {
    let samples = play(.linear(duration: 0.5), to: 10)
    #expect(samples[30].value[0] == 10 && !samples[30].isFinished)
    #expect(samples[31].isFinished && samples[31].logicallyCompleted == [0])
    #expect(play(.linear(duration: 0), to: 10).map(\.isFinished) == [true])
    #expect(play(.easeIn(duration: -1), to: 10)[0].value[0] == 10)
}

@Test("CURVE-4 velocities of the ease curves")
func unitCurveVelocities() {
    let rows: [(UnitCurve, [Double])] = [
        (.easeIn, [0.67, 1.07, 1.37]), (.easeOut, [1.37, 1.07, 0.67]), (.easeInOut, [1.06, 1.72, 1.06]),
    ]
    for (curve, expected) in rows {
        for (place, value) in zip([0.25, 0.5, 0.75], expected) {
            #expect(near(curve.velocity(at: place), value, 0.005))
        }
    }
    #expect([UnitCurve.easeIn.velocity(at: 0), UnitCurve.easeIn.velocity(at: 1)] == [0, 0])
    #expect([UnitCurve.easeOut.velocity(at: 0), UnitCurve.easeOut.velocity(at: 1)] == [1, 0])
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
}

@Test(
    "CURVE-4 every unit curve has its ends, rises, has its slope as velocity and is undone by its inverse",
    arguments: [
        UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
    ])
func unitCurveLaws(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0 && curve.value(at: 3) == 1)
    for step in 1..<100 {
        let p = Double(step) / 100
        #expect(curve.value(at: p) > curve.value(at: p - 0.01))
        let slope = (curve.value(at: p + 1e-6) - curve.value(at: p - 1e-6)) / 2e-6
        if p != 0.5 { #expect(near(curve.velocity(at: p), slope, 1e-4 * max(1, slope))) }
        #expect(near(curve.inverse.value(at: curve.value(at: p)), p, 1e-9))
    }
}

@Test("CURVE-4 circular curves follow the circle")
func circularCurves() {
    for step in 0...20 {
        let p = Double(step) / 20
        #expect(near(UnitCurve.circularEaseIn.value(at: p), 1 - (1 - p * p).squareRoot(), 1e-15))
        #expect(near(UnitCurve.circularEaseOut.value(at: p), (1 - (1 - p) * (1 - p)).squareRoot(), 1e-15))
    }
}

@Test("CURVE-2 x(t) is solved as far as Double goes: a curve whose y are its x is the identity")
func exactSolving() {
    for i in 0...20 {
        for j in 0...20 {
            let (a, b) = (Double(i) / 20, Double(j) / 20)
            let curve = UnitCurve.bezier(
                startControlPoint: UnitPoint(x: a, y: a), endControlPoint: UnitPoint(x: b, y: b))
            for step in 0...97 {
                let p = Double(step) / 97
                // Adding the polynomial up rounds five times, each time by 2^-53 at most.
                #expect(near(curve.value(at: p), p, 5 * 0x1p-53), "\(a) \(b) \(p)")
            }
            #expect(near(curve.value(at: 1e-9), 1e-9, 1e-24))
        }
    }
}

@Test("CURVE-4 the value clamps the control points' y and the velocity does not; timingCurve overshoots")
func clampedControlPoints() {
    let wild = UnitCurve.bezier(startControlPoint: UnitPoint(x: -3, y: -0.6), endControlPoint: UnitPoint(x: 9, y: 1.6))
    let tame = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    for step in 0...20 { #expect(wild.value(at: Double(step) / 20) == tame.value(at: Double(step) / 20)) }
    let bent = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: 0.2, y: -0.6), endControlPoint: UnitPoint(x: 0.4, y: 1.6))
    #expect(near(bent.velocity(at: 0), -3, 1e-12) && near(bent.velocity(at: 1), -1, 1e-12))
    let shown = values(play(.timingCurve(bent, duration: 1), to: 1))
    #expect(shown.contains { $0 < -0.01 } && shown.contains { $0 > 1.01 })
}
