import Testing

@Suite("Geometry that goes up, end to end")
struct GeometryChangeRuleTests {
    @Test("GEO-2 onGeometryChange is told the model's size at once, and nothing while the frame moves")
    func changes() {
        var program = RunningProgram(
            body: """
                Rectangle().frame(width: on ? 200 : 100, height: tall ? 80 : 40)
                    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { print("wide \\($0)") }
                    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { print("from \\($0) to \\($1)") }
                """, state: "@State var on = false\n@State var tall = false")
        let told = program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(told.sorted() == ["from 100.0 to 200.0", "wide 200.0"])
        #expect(program.path("width", frames: 30).last == 150)
        #expect(program.run(":step 20f\n:run") == [])
        #expect(program.run("tall = true") == [])
        #expect(program.run("on = false").count == 2)
    }

    @Test("GEO-2 onGeometryChange hears of a move: its own frame in a named space, in model values")
    func place() {
        var program = RunningProgram(
            body: """
                VStack(alignment: .leading, spacing: 0) {
                    Circle().frame(width: 30, height: on ? 90 : 30)
                    Rectangle().frame(width: 60, height: 20)
                        .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("column")).minY } action: { print($0) }
                }
                .coordinateSpace(.named("column"))
                """)
        #expect(program.run("withAnimation(.linear(duration: 1)) { on = true }") == ["90.0"])
        #expect(program.run(":run") == [])
    }

    @Test("GEO-2 a reader's frame in a named space is taken from the nearest space of that name, also a scroll view's")
    func spaces() {
        var program = RunningProgram(
            body: """
                HStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 10)
                    ScrollView {
                        HStack(spacing: 0) {
                            Color.blue.frame(width: 25, height: 10)
                            GeometryReader { proxy in
                                let near = proxy.frame(in: .named("space")).minX
                                let scroll = proxy.frame(in: .scrollView).minY
                                Text("\\(near) \\(scroll)")
                            }
                            .frame(width: 100, height: 50)
                        }
                        .coordinateSpace(.named("space"))
                        Color.clear.frame(width: 20, height: 3000)
                    }
                    .frame(width: 200, height: 300)
                }
                .coordinateSpace(.named("space"))
                """)
        program.run(
            ":expect Text text == \"25.000000 0.000000\"\n:scroll ScrollView 0 70\n:expect Text text == \"25.000000 -70.000000\""
        )
    }

    @Test("LIFE-6 preferences are told deepest first; an equal value is not told again")
    func order() {
        var program = RunningProgram(
            """
            struct Sum: PreferenceKey {
                static var defaultValue: Int { 0 }
                static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
            }
            struct ContentView: View {
                @State var on = false
                @State var other = 0
                var body: some View {
                    VStack {
                        VStack {
                            Text("a").preference(key: Sum.self, value: on ? 2 : 1)
                            Text("b").preference(key: Sum.self, value: 10)
                        }
                        .onPreferenceChange(Sum.self) { print("inner \\($0)") }
                        Text("\\(other)").preference(key: Sum.self, value: 100)
                        if other > 1 { Text("c") }
                    }
                    .transformPreference(Sum.self) { $0 *= 2 }
                    .onPreferenceChange(Sum.self) { print("outer \\($0)") }
                }
            }
            """)
        #expect(program.run("on = true") == ["inner 12", "outer 224"])
        #expect(program.run("other = 1") == [])
        #expect(program.run("other = 2") == [])
    }

    @Test("LIFE-3 a view made from a preference is made again only where that differs")
    func overlay() {
        var program = RunningProgram(
            """
            struct Name: PreferenceKey {
                static var defaultValue: String { "" }
                static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
            }
            struct ContentView: View {
                @State var on = false
                @State var other = false
                var body: some View {
                    VStack {
                        Text("a").preference(key: Name.self, value: on ? "b" : "a")
                        if other { Circle().frame(width: 10, height: 10) }
                    }
                    .overlayPreferenceValue(Name.self) { name in
                        let _ = print("made \\(name)")
                        Text("over \\(name)")
                    }
                }
            }
            """)
        program.run(":expect \"over a\" exists")
        #expect(program.run("on = true") == ["made b"])
        program.run(":expect \"over b\" exists\n:expect \"over a\" gone")
    }

    @Test("GEO-2 an anchor is added to what comes from below, and read in the reader's own space")
    func anchors() {
        var program = RunningProgram(
            """
            struct Marks: PreferenceKey {
                static var defaultValue: [Anchor<CGPoint>] { [] }
                static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
                    value += nextValue()
                }
            }
            struct ContentView: View {
                @State var on = false
                var body: some View {
                    ZStack {
                        Rectangle().frame(width: on ? 160 : 80, height: 40)
                            .anchorPreference(key: Marks.self, value: .trailing) { [$0] }
                    }
                    .frame(width: 200, height: 100)
                    .transformAnchorPreference(key: Marks.self, value: .topLeading) { $0.append($1) }
                    .padding(10)
                    .overlayPreferenceValue(Marks.self) { marks in
                        GeometryReader { proxy in
                            ForEach(0..<marks.count, id: \\.self) { index in
                                let place = proxy[marks[index]]
                                Text("\\(index): \\(place.x) \\(place.y)")
                            }
                        }
                    }
                }
            }
            """)
        // In the padded box: the rectangle's right edge at 10 + 100 ± half its width, the frame's corner at (10, 10).
        program.run(
            ":expect \"0: 150.000000 60.000000\" exists\n:expect \"1: 10.000000 10.000000\" exists\n:expect count of Text == 2"
        )
        program.run("on = true\n:expect \"0: 190.000000 60.000000\" exists\n:expect \"1: 10.000000 10.000000\" exists")
    }
}
