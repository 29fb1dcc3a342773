import Testing

@Suite("CURVE and MOD, end to end")
struct CurveRuleTests {
    let turning = "Rectangle().frame(width: 20, height: 20).rotationEffect(.degrees(on ? 100 : 0))"

    /// The rotation's path after an animated write.
    func path(_ animation: String, frames: Int) -> [Double] {
        var program = RunningProgram(body: turning)
        program.run("withAnimation(\(animation)) { on = true }")
        return program.path("rotation", frames: frames)
    }

    @Test(
        "CURVE-1 the named curves have their control points, and last 0.35 s unless told",
        arguments: [
            (".linear", 0.0, 0.0, 1.0, 1.0), (".easeIn", 0.42, 0, 1, 1), (".easeOut", 0, 0, 0.58, 1),
            (".easeInOut", 0.42, 0, 0.58, 1),
        ])
    func named(name: String, x1: Double, y1: Double, x2: Double, y2: Double) {
        let expected = (0...21).map { frame in
            100 * Oracle.curve(x1, y1, x2, y2, at: min(Double(frame) / 60 / 0.35, 1))
        }
        #expect(agree(path(name, frames: 21), expected, within: 1e-4))
        let long = (0...60).map { 100 * Oracle.curve(x1, y1, x2, y2, at: Double($0) / 60) }
        #expect(agree(path("\(name)(duration: 1)", frames: 60), long, within: 1e-4))
    }

    @Test("CURVE-1 a timing curve is not clamped: it overshoots where its points lie outside")
    func overshooting() {
        let found = path(".timingCurve(0.3, 1.6, 0.6, 1.4, duration: 1)", frames: 60)
        #expect(
            agree(found, (0...60).map { 100 * Oracle.curve(0.3, 1.6, 0.6, 1.4, at: Double($0) / 60) }, within: 1e-4))
        #expect(found.contains { $0 > 100 })
    }

    @Test("CURVE-2 easeIn, easeOut and easeInOut at .1 .25 .5 .75 .9")
    func published() {
        let published = [
            ".easeIn": [0.017027, 0.093465, 0.315357, 0.621861, 0.839428],
            ".easeOut": [0.160572, 0.378139, 0.684643, 0.906535, 0.982973],
            ".easeInOut": [0.019722, 0.129162, 0.5, 0.870838, 0.980278],
        ]
        for (name, values) in published {
            var program = RunningProgram(body: turning)
            program.run(":fps 20\nwithAnimation(\(name)(duration: 1)) { on = true }")
            let found = program.path("rotation", frames: 20)
            #expect(agree([2, 5, 10, 15, 18].map { found[$0] / 100 }, values, within: 1e-6))
            #expect(found.allSatisfy { (($0 - 100) / 100 * 1_048_576).rounded() == ($0 - 100) / 100 * 1_048_576 })
        }
    }

    @Test("CURVE-3 at its duration a curve still runs; without a duration it ends at once, in place of what ran")
    func durations() {
        var program = RunningProgram(body: turning)
        program.run("withAnimation(.linear(duration: 0.5)) { on = true }\n:step 0.5")
        #expect(program.value("rotation") == 100)
        program.animations(are: 1)
        program.run(":step 1f")
        program.animations(are: 0)
        program.run(
            "withAnimation(.linear(duration: 1)) { on = false }\n:step 0.5\nwithAnimation(.linear(duration: 0)) { on = true }"
        )
        #expect(program.value("rotation") == 100)
        program.run(":step 1f")
        program.animations(are: 0)
    }

    @Test("CURVE-4 UnitCurve has values, velocities and an inverse at the prompt")
    func unitCurves() {
        var program = RunningProgram(body: turning)
        let value = program.number("UnitCurve.circularEaseIn.value(at: 0.6)")
        #expect(abs(value - (1 - (1 - 0.36).squareRoot())) < 1e-9)
        let speed = program.number("UnitCurve.easeInOut.velocity(at: 0.5)")
        #expect(abs(speed - 1.72) < 0.01)
        let clamped = program.number("UnitCurve.easeIn.value(at: 7)")
        #expect(clamped == 1)
    }

    @Test("MOD-1 speed samples at its time, delay waits; a delay inside a speed is divided by it")
    func speedAndDelay() {
        let fast = path(".linear(duration: 1).speed(2)", frames: 30)
        #expect(agree(fast, (0...30).map { 100 * Oracle.linear(2 * $0) }))
        let late = path(".linear(duration: 1).delay(0.5)", frames: 90)
        #expect(agree(late, (0...90).map { 100 * Oracle.linear(max(0, $0 - 30)) }, within: 1e-4))
        let both = path(".linear(duration: 1).delay(1).speed(2)", frames: 60)
        #expect(both[30] == 0 && both[31] > 0 && both[60] == 100)
    }

    @Test("MOD-2 two laps go out and back, then the model shows; for ever lives on")
    func laps() {
        let found = path(".linear(duration: 0.5).repeatCount(2)", frames: 70)
        #expect(agree(Array(found[0...30]), (0...30).map { 100 * Oracle.linear($0, duration: 0.5) }))
        #expect(found[31] == 100 && found[32] < 100 && found[46] < 60)
        #expect(zip(found[31...60], found[32...61]).allSatisfy { $0 >= $1 })
        #expect(found.suffix(5).allSatisfy { $0 == 100 })
        var program = RunningProgram(body: turning)
        program.run("withAnimation(.linear(duration: 0.5).repeatForever()) { on = true }\n:step 30")
        program.animations(are: 1)
        #expect(path(".linear(duration: 0.5).repeatCount(0)", frames: 32).last == 100)
    }

    @Test("MOD-3 logicallyComplete(after:) moves the moment of the completion, not the motion")
    func logicalMoment() {
        var program = RunningProgram(body: turning)
        program.run(
            "withAnimation(.linear(duration: 1).logicallyComplete(after: 0.25)) { on = true } completion: { print(\"done\") }"
        )
        #expect(program.run(":step 14f").isEmpty)
        #expect(program.run(":step 1f") == ["done"])
        #expect(program.value("rotation") == 25)
    }
}
