import Testing

@Suite("CORE, end to end")
struct CoreRuleTests {
    let fading = "Rectangle().frame(width: 100, height: 20).opacity(on ? 0.3 : 1)"

    @Test("CORE-1 shown is (model + animated) - interval, in that order, to the last bit")
    func order() {
        var program = RunningProgram(body: "Rectangle().frame(width: 100, height: 20).opacity(on ? 0.9 : 0.2)")
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        let interval = 0.9 - 0.2
        let expected = (0...60).map { (0.9 + interval * Oracle.linear($0)) - interval }
        #expect(program.path("opacity", frames: 60) == expected)
    }

    @Test("CORE-2 opacity 1 → 0.3, linear, prints as the log of a real run does")
    func log() {
        var program = RunningProgram(body: fading)
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        let printed = program.path("opacity", frames: 61).map { "\($0)" }
        #expect(printed.prefix(4) == ["1.0", "0.988333511352539", "0.9766663551330566", "0.9649998664855957"])
        #expect(printed[57...60] == ["0.33500013351440433", "0.3233336448669433", "0.3116664886474609", "0.3"])
        let law = (0...60).map { frame in "\((0.3 + (0.3 - 1) * Oracle.linear(frame)) - (0.3 - 1))" }
        #expect(Array(printed.prefix(61)) == law)
    }

    @Test("CORE-3 a first value, an equal value and a value without animation do not move")
    func resting() {
        var program = RunningProgram(body: fading + ".animation(.linear(duration: 1), value: on)")
        #expect(program.path("opacity", frames: 2) == [1, 1, 1])
        #expect(program.why("Rectangle opacity")?.rule == "CORE-3")
        program.run("on = false")
        program.animations(are: 0)
        var plain = RunningProgram(body: fading)
        plain.run("on = true")
        #expect(plain.path("opacity", frames: 2) == [0.3, 0.3, 0.3])
    }

    @Test("CORE-4 the frame that sees the end shows the model itself")
    func ending() {
        var program = RunningProgram(body: fading)
        program.run("withAnimation(.bouncy) { on = true }\n:run")
        #expect(program.value("opacity") == 0.3)
        program.run(":undo\n:run until animations == 0")
        #expect(program.value("opacity") == 0.3)
    }

    @Test("CORE-5 the model jumps at once; the next animation starts from what is shown")
    func model() {
        var program = RunningProgram(body: fading)
        program.run("withAnimation(.linear(duration: 1)) { on = true }\n:expect state on == true\n:step 30f")
        #expect(program.sample("opacity")?.model == .number(0.3))
        let shown = program.value("opacity") ?? 0
        program.run("withAnimation(.smooth) { on = false }")
        #expect(abs((program.value("opacity") ?? 0) - shown) < 1e-12 && shown > 0.3)
    }

    @Test("CORE-6 a change without animation shifts what runs, and the rest plays on")
    func shift() {
        let body = "Rectangle().frame(width: 20, height: 20).rotationEffect(.degrees(angle))"
        var program = RunningProgram(body: body, state: "@State var angle = 0.0")
        program.run("withAnimation(.linear(duration: 1)) { angle = 80 }\n:step 15f\nangle = 50")
        let rest = (15...60).map { 80 * Oracle.linear($0) - 80 + 50 }
        #expect(agree(program.path("rotation", frames: 45), rest))
    }

    @Test("CORE-7 the same instant has the same bits, asked twice, from before or from behind, at any start frame")
    func instants() {
        var program = RunningProgram(body: fading)
        program.run(":step 7f\nwithAnimation(.bouncy) { on = true }")
        let path = program.path("opacity", frames: 40)
        program.run(":step 20f")
        #expect(program.value("opacity") == path[20])
        program.run(":seek 1")
        program.run(":seek \(Double(7 + 20) / 60)")
        #expect(program.value("opacity") == path[20])
        for start in [1, 3, 11, 17] {
            var later = RunningProgram(body: fading)
            later.run(":step \(start)f\nwithAnimation(.easeIn(duration: 0.35)) { on = true }\n:step 21f")
            later.animations(are: 1)
            later.run(":step 1f")
            later.animations(are: 0)
        }
    }
}
