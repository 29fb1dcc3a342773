import Testing

@Suite("Scroll transitions and scrolling by the program, end to end")
struct ScrollTransitionRuleTests {
    private func rows(_ transition: String, axis: String = "vertical") -> RunningProgram {
        let isRow = axis == "horizontal"
        return RunningProgram(
            body: """
                ScrollView(.\(axis)) {
                    \(isRow ? "HStack" : "VStack")(spacing: 0) {
                        ForEach(0..<20) { n in
                            Rectangle().frame(width: 100, height: 100).id("r\\(n)")
                                .scrollTransition(\(transition)) { view, phase in
                                    view.opacity(1 - abs(phase.value)).scaleEffect(phase.isIdentity ? 1 : 0.5)
                                }
                        }
                    }
                }.frame(height: 700)
                """)
    }

    @Test("SHOW-3 each edge has its own configuration: interactive where rows go out, none where they come in")
    func edges() {
        var program = rows("topLeading: .interactive, bottomTrailing: .identity")
        // 700 points from 88.333 on; half a row is hidden at both edges.
        program.run(":scroll ScrollView 0 50\n:expect @r0 opacity == 0.5 ± 0.01\n:expect @r0 scale == 0.75 ± 0.01")
        program.run(":expect @r7 opacity == 1\n:expect @r7 scale == 1")
        program.run(":scroll ScrollView 0 -25\n:expect @r0 opacity == 0.870838 ± 0.01")
    }

    @Test("SHOW-3 an interactive curve of one's own, and one edge that flips under an animation")
    func curves() {
        var program = rows(
            "topLeading: .interactive(timingCurve: .linear), bottomTrailing: .animated(.linear(duration: 1))")
        program.run(":expect @r7 opacity == 0\n:expect @r6 opacity == 1\n:scroll ScrollView 0 25")
        program.run(":expect @r0 opacity == 0.75 ± 0.01\n:expect @r0 opacity still\n:expect @r7 opacity == 0")
        program.run(":scroll ScrollView 0 75\n:expect @r7 opacity animates")
        #expect(
            agree(program.path("opacity", of: "@r7", frames: 60), (0...60).map { Oracle.linear($0) }, within: 0.001))
        program.run(":run\n:scroll ScrollView 0 -50\n:expect @r7 opacity animates\n:step 0.5")
        program.run(":expect @r7 opacity == 0.5 ± 0.001\n:expect @r7 scale == 0.75 ± 0.001")
    }

    @Test("SHOW-3 the axis is the scroll view's unless it is named")
    func axes() {
        var program = rows(".interactive", axis: "horizontal")
        program.run(":scroll ScrollView 50 0\n:expect @r0 opacity == 0.5 ± 0.01")
        program = rows(".interactive, axis: .vertical", axis: "horizontal")
        program.run(":scroll ScrollView 50 0\n:expect @r0 opacity == 1\n:expect @r0 scale == 1")
    }

    @Test("SHOW-3 rows across in a scroll view that goes down follow their own")
    func nested() {
        var program = RunningProgram(
            body: """
                ScrollView {
                    VStack(spacing: 0) {
                        Color.gray.frame(height: 200)
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) {
                                ForEach(0..<10) { n in
                                    Circle().frame(width: 100, height: 100).id("c\\(n)")
                                        .scrollTransition { view, phase in view.opacity(1 - abs(phase.value)) }
                                }
                            }
                        }
                        Color.gray.frame(height: 2000)
                    }
                }
                """)
        program.run(":drag @c1 -50 0 0.5 hold\n:expect @c0 opacity == 0.5 ± 0.01\n:expect @c0 y == 259\n:release\n:run")
        program.run(":drag @c2 0 -50 0.5 hold\n:expect @c2 y == 209\n:release\n:run")
    }

    private let reader = """
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Button("Go") { \u{1} }
                ScrollView { VStack(spacing: 0) { ForEach(0..<50) { n in Text("Row \\(n)").frame(height: 50).id(n) } } }
                    .frame(height: 400)
            }
        }
        """

    private func going(_ action: String) -> RunningProgram {
        RunningProgram(body: reader.replacing("\u{1}", with: action))
    }

    @Test(
        "SHOW-5 scrollTo puts a view at an anchor, at once or under the transaction; without one it moves as far as needed"
    )
    func anchors() {
        var program = going("proxy.scrollTo(20, anchor: .top)")
        let top = program.value("midY", of: "\"Row 0\"") ?? 0
        program.run(":tap \"Go\"\n:expect \"Row 20\" midY == \(top) ± 0.34")
        program = going("proxy.scrollTo(20, anchor: .center)")
        program.run(":tap \"Go\"\n:expect \"Row 20\" midY == \(top + 175) ± 0.34")
        program = going("proxy.scrollTo(20, anchor: .bottom)")
        program.run(":tap \"Go\"\n:expect \"Row 20\" midY == \(top + 350) ± 0.34")
        program = going("proxy.scrollTo(3)")
        program.run(":tap \"Go\"\n:expect \"Row 0\" midY == \(top)")
        program = going("proxy.scrollTo(9)")
        program.run(":tap \"Go\"\n:expect \"Row 9\" midY == \(top + 350) ± 0.34")
        program = going("proxy.scrollTo(49, anchor: .top)")
        program.run(":tap \"Go\"\n:expect \"Row 49\" midY == \(top + 350) ± 0.34")
    }

    @Test("SHOW-5 an animated scrollTo moves the content under its curve; a finger stops it where it is seen")
    func animated() {
        var program = going("withAnimation(.linear(duration: 1)) { proxy.scrollTo(20, anchor: .top) }")
        let top = program.value("midY", of: "\"Row 20\"") ?? 0
        program.run(":tap \"Go\"")
        let way = (0...60).map { top - 1000 * Oracle.linear($0) }
        #expect(agree(program.path("midY", of: "\"Row 20\"", frames: 60), way, within: 0.34))
        program.run(":step 0.5\n:drag ScrollView 0 20 0.1 hold\n:expect \"Row 20\" midY == \(top - 480) ± 0.34")
        program.run(":release\n:run\n:expect animations == 0")
    }

    @Test("SHOW-5 a position that the program writes is left as written, though another view stands at the edge")
    func position() {
        var program = RunningProgram(
            body: """
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) { ForEach(0..<20) { n in Text("p\\(n)").frame(width: 100) } }.scrollTargetLayout()
                }.scrollPosition(id: $at)
                """, state: "@State var at: Int? = nil")
        program.run("withAnimation(.linear(duration: 1)) { at = 10 }\n:run\n:expect state at == 10")
        program.run(":expect \"p10\" midX == 343 ± 0.34\n:drag ScrollView 100 0 0.2 hold\n:expect state at == 6")
    }

    @Test("SHOW-5 pages under a finger: half way or a quick flick turns one, less goes back, and the ends give way")
    func pages() {
        var program = RunningProgram(
            body: "TabView(selection: $page) { ForEach(0..<3) { Text(\"Page \\($0)\").tag($0) } }.tabViewStyle(.page)",
            state: "@State var page = 0")
        program.run(":drag TabView -150 0 1 hold\n:step 0.2\n:release\n:run\n:expect state page == 0")
        program.run(":expect \"Page 0\" midX == 196.5 ± 0.34")
        program.run(":drag TabView -220 0 1 hold\n:step 0.2\n:release\n:run\n:expect state page == 1")
        program.run(":drag TabView -60 0 0.05\n:run\n:expect state page == 2\n:expect \"Page 2\" midX == 196.5 ± 0.34")
        program.run(":drag TabView -900 0 0.1\n:run\n:expect state page == 2")
        program.run(":drag TabView -100 0 0.2 hold")
        let way = (1 - 1 / (100 * 0.55 / 393 + 1)) * 393
        program.run(
            ":expect \"Page 2\" midX == \(196.5 - way) ± 0.5\n:release\n:run\n:expect \"Page 2\" midX == 196.5 ± 0.34")
    }

    @Test("SHOW-4 content that grows while it glides lets it go on")
    func growing() {
        var program = RunningProgram(
            body:
                "ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \\.self) { n in Text(\"\\(n)\").frame(height: 100) } } }",
            state: "@State var count = 12")
        program.run(":drag ScrollView 0 -100 0.1\ncount = 60\n:run")
        // 100 under the finger, then 0.4994998 of 1000 points a second.
        program.run(":expect \"0\" midY == \(59 + 50 - 100 - 499.4998) ± 1")
    }
}
