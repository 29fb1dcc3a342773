import Testing

@Suite("SHOW: symbols, bars and fingers, end to end")
struct SymbolRuleTests {
    /// When an effect that a tap begins is over, in frames; nil: not within five seconds.
    private func end(of modifier: String) -> Int? {
        var program = RunningProgram(
            body: "Image(systemName: \"bell\").symbolEffect(\(modifier))", state: "@State var rings = 0, on = false")
        program.run("rings += 1\non = true\n:expect Image symbolEffect != \"none\"")
        for frame in 1...300 {
            program.run(":step 1f")
            let isOver = program.playground.runScript(":expect Image symbolEffect == none").allSatisfy { !$0.failed }
            if isOver { return frame }
        }
        return nil
    }

    @Test("SHOW-2 a discrete effect runs once, as often and as fast as its options say, and ends by itself")
    func discrete() {
        #expect(end(of: ".bounce, value: rings") == 60)
        #expect(end(of: ".bounce, options: .speed(2), value: rings") == 30)
        #expect(end(of: ".wiggle, options: .repeat(3).speed(2), value: rings") == 90)
        #expect(end(of: ".bounce, options: .repeating, value: rings") == nil)
    }

    @Test("SHOW-2 an indefinite effect goes on, unless its options count its runs")
    func indefinite() {
        #expect(end(of: ".breathe, isActive: on") == nil)
        #expect(end(of: ".pulse, options: .nonRepeating, isActive: on") == 60)
        #expect(end(of: ".variableColor, options: .repeat(2), isActive: on") == 120)
    }

    @Test("SHOW-2 a symbol comes and goes by its effect, which is the third kind")
    func transition() {
        var program = RunningProgram(
            body: "VStack { if on { Image(systemName: \"moon\").transition(.symbolEffect) } }")
        program.run("withAnimation(.linear(duration: 1)) { on = true }\n:expect Image symbolEffect == appear")
        program.run(":run\n:expect Image symbolEffect == none")
        program.run("withAnimation(.linear(duration: 1)) { on = false }\n:expect Image symbolEffect == disappear")
    }

    @Test("SHOW-6 a zoom out of a toolbar's button begins where its bar has it")
    func toolbarButton() {
        var program = RunningProgram(
            """
            struct ContentView: View {
                @Namespace var bar
                @State var asks = false
                var body: some View {
                    NavigationStack {
                        Text("Notes").toolbar {
                            ToolbarItem(placement: .bottomBar) {
                                Button("New") { asks = true }.matchedTransitionSource(id: "new", in: bar)
                            }
                        }
                        .sheet(isPresented: $asks) { Form { Text("Page") }.navigationTransition(.zoom(sourceID: "new", in: bar)) }
                    }
                }
            }
            """)
        program.run(":tap \"New\"\n:expect Form width == 44\n:expect Form midX == 196.5\n:expect Form maxY == 818")
        program.run(":step 0.1\n:expect Form width > 45\n:run\n:expect Form width == 393\n:expect Form maxY == 852")
    }

    @Test("LIFE-7 a GestureState falls back under its own transaction, which is the gesture's")
    func resetting() {
        let state = """
            @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.5))) var pull = CGSize.zero
            """
        var program = RunningProgram(
            body: """
                Circle().frame(width: 40, height: 40).offset(pull)
                    .gesture(DragGesture().updating($pull) { value, state, _ in state = value.translation })
                """, state: state)
        program.run(":drag Circle 60 0 0.2 hold\n:expect Circle offset.x == 60\n:release")
        program.run(":expect transaction origin == gesture\n:expect transaction animation == .linear(duration: 0.5)")
        let way = (0...30).map { 60 * (1 - Oracle.linear($0, duration: 0.5)) }
        #expect(agree(program.path("offset.x", of: "Circle", frames: 30), way, within: 1e-4))
    }
}
