import Testing

@Suite("TRANS, end to end")
struct TransitionRuleTests {
    let linear = (0...60).map { Oracle.linear($0) }

    func program(_ modifiers: String, around: String = "", state: String = "@State var on = false") -> RunningProgram {
        let view = "Rectangle().frame(width: 120, height: 60)\(modifiers)"
        return RunningProgram(body: "VStack { Text(\"Top\"); if on { \(view) } }\(around)", state: state)
    }

    @Test("TRANS-1 what comes and goes fades under an animation, and is there or gone at once without one")
    func fading() {
        var program = program("")
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(agree(program.path("opacity", frames: 60), linear))
        program.run(":run\nwithAnimation(.linear(duration: 1)) { on = false }\n:expect Rectangle leaving")
        #expect(agree(program.path("opacity", frames: 60), linear.map { 1 - $0 }))
        program.run(":run\n:expect Rectangle gone\non = true")
        #expect(program.value("opacity") == 1)
        program.run("on = false\n:expect Rectangle gone")
    }

    @Test("TRANS-1 an optional background that was nil comes, and nothing goes for it")
    func optionalBackground() {
        var program = RunningProgram(body: "Text(\"a\").background(on ? Color.red : nil)")
        func changes(_ entry: String) -> [String] {
            program.playground.runScript(entry).flatMap(\.events).compactMap { event in
                if case .diff(let change) = event.kind { "\(change.operation) \(change.path)" } else { nil }
            }
        }
        #expect(changes("on = true") == ["inserted ContentView/Color"])
        #expect(changes("on = false") == ["removed ContentView/Color"])
    }

    @Test("TRANS-2 the animation acts around the condition, not inside it")
    func place() {
        var inside = program(".animation(.linear(duration: 1), value: on)")
        inside.run("on = true")
        inside.run(":expect Rectangle opacity still")
        #expect(inside.why("Rectangle opacity")?.rule == "TRANS-2")
        var outside = program("", around: ".animation(.linear(duration: 1), value: on)")
        outside.run("on = true")
        #expect(agree(outside.path("opacity", frames: 60), linear))
    }

    @Test("TRANS-3 what leaves keeps its frame while the others close up, and is erased at its end")
    func leaving() {
        var program = program("")
        program.run("on = true")
        let (y, top) = (program.value("y"), program.value("y", of: "Text") ?? 0)
        program.run("withAnimation(.linear(duration: 0.5)) { on = false }\n:step 15f")
        #expect(program.value("y") == y)
        #expect((program.value("y", of: "Text") ?? 0) > top)
        program.run(":step 15f\n:expect Rectangle leaving\n:step 1f\n:expect Rectangle gone")
    }

    @Test("TRANS-4 put back in the middle it is the same view, and goes on from what is shown")
    func putBack() {
        var program = RunningProgram(
            """
            struct Card: View {
                @State var taps = 0
                var body: some View { Rectangle().frame(width: 50, height: 50).onTapGesture { taps += 1 } }
            }
            struct ContentView: View {
                @State var on = true
                var body: some View { ZStack { if on { Card() } } }
            }
            """)
        program.run(":tap Rectangle\nwithAnimation(.linear(duration: 1)) { on = false }\n:step 30f")
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(program.path("opacity", of: "Card", frames: 60).first == 0.5)
        program.run(":expect state Card.taps == 1\n:run\n:expect Card opacity == 1")
    }

    @Test("TRANS-5 what a container is first filled with does not animate")
    func population() {
        let body =
            "VStack { if on { VStack { Rectangle().frame(width: 20, height: 20); Circle().transition(.scale) } } }"
        var program = RunningProgram(body: body)
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(program.path("scale", of: "Circle", frames: 3) == [1, 1, 1, 1])
        #expect(agree(program.path("opacity.total", of: "Circle", frames: 60), linear))
    }

    @Test(
        "TRANS-8 the built-in transitions move what they name",
        arguments: [
            (".opacity", "opacity", 0.0, 1.0), (".scale", "scale", 1e-5, 1), (".scale(scale: 0.5)", "scale", 0.5, 1),
            (".offset(x: 30, y: 0)", "offset.x", 30, 0), (".move(edge: .leading)", "offset.x", -120, 0),
            (".move(edge: .bottom)", "offset.y", 60, 0), (".slide", "offset.x", -120, 0),
            (".push(from: .trailing)", "offset.x", 120, 0), (".blurReplace", "blur", 7, 0),
        ])
    func builtIn(transition: String, property: String, from: Double, to: Double) {
        var program = program(".transition(\(transition))")
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        let expected = linear.map { to + (from - to) * (1 - $0) }
        #expect(agree(program.path(property, frames: 60), expected, within: 1e-9))
        program.run(":run\nwithAnimation(.linear(duration: 1)) { on = false }\n:step 30f")
        let way = transition == ".slide" || transition.hasPrefix(".push") ? -from : from
        #expect(abs((program.value(property) ?? 0) - (to + way) / 2) < 1e-6)
    }

    @Test("TRANS-9 asymmetric halves, combined parts, an own animation, a modifier's two states")
    func composed() {
        var halves = program(".transition(.asymmetric(insertion: .scale, removal: .opacity))")
        halves.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(agree(halves.path("scale", frames: 60), linear.map { 1 - (1 - 1e-5) * (1 - $0) }))
        #expect(halves.value("opacity") == 1)
        halves.run(":run\nwithAnimation(.linear(duration: 1)) { on = false }")
        #expect(agree(halves.path("opacity", frames: 60), linear.map { 1 - $0 }))
        #expect(halves.value("scale") == 1)
        var own = program(".transition(.opacity.combined(with: .scale).animation(.linear(duration: 1)))")
        own.run("on = true")
        #expect(agree(own.path("opacity", frames: 60), linear))
        #expect(own.why("Rectangle opacity")?.rule == "TRANS-9")
    }
}
