import Testing

@Suite("Bars, search fields and pulls, end to end")
struct BarRuleTests {
    private func stack(_ content: String, state: String = "@State var on = false") -> RunningProgram {
        RunningProgram(body: "NavigationStack { \(content) }", state: state)
    }

    @Test("SHOW-6 a toolbar's items stand in its bars by their placements, 16 from the edges; the content gives way")
    func placements() {
        var program = stack(
            """
            Rectangle().toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("One") {} }
                ToolbarItem(placement: .principal) { Text("Middle") }
                ToolbarItem(placement: .primaryAction) { Button("Two") {} }
                ToolbarItemGroup(placement: .topBarTrailing) { Button("Three") {} }
                ToolbarItem(placement: .bottomBar) { Button("Low") {} }
            }
            """)
        program.run(":expect Rectangle y == 103\n:expect Rectangle maxY == 774")
        program.run(
            ":expect \"One\" x == 16\n:expect \"One\" midY == 81 ± 0.34\n:expect \"Middle\" midX == 196.5 ± 0.34")
        program.run(
            ":expect \"Three\" maxX == 377\n:expect \"Low\" midX == 196.5 ± 0.34\n:expect \"Low\" midY == 796 ± 0.34")
        let (two, three) = (program.value("maxX", of: "\"Two\"") ?? 0, program.value("x", of: "\"Three\"") ?? 0)
        #expect(abs(three - two - 16) < 0.4)
    }

    @Test("SHOW-6 the views of a bottom bar spread over it, or leave the room to a Spacer")
    func bottom() {
        var program = stack(
            """
            Text("Page").toolbar {
                ToolbarItemGroup(placement: .bottomBar) { Button("A") {}; Button("B") {}; Button("C") {} }
            }
            """)
        program.run(":expect \"A\" x == 16\n:expect \"C\" maxX == 377\n:expect \"B\" midX == 196.5 ± 1")
        program = stack(
            """
            Text("Page").toolbar {
                ToolbarItemGroup(placement: .bottomBar) { Button("A") {}; Button("B") {}; Spacer(); Button("C") {} }
            }
            """)
        program.run(":expect \"A\" x == 16\n:expect \"C\" maxX == 377\n:expect \"B\" x < 60")
    }

    @Test("GEO-1 a bar that is hidden under an animation lets the content move into its room")
    func hiding() {
        var program = stack(
            """
            Rectangle().navigationTitle("Page").toolbar(on ? .hidden : .visible, for: .navigationBar)
            """)
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        let tops = program.path("y", frames: 60)
        #expect(agree(tops, (0...60).map { 103 - 44 * Oracle.linear($0) }, within: 0.001))
        var tabs = RunningProgram(
            body: "TabView { Rectangle().toolbar(on ? .hidden : .visible, for: .tabBar).tabItem { Text(\"One\") } }")
        tabs.run(":expect Rectangle maxY == 769\non = true\n:expect Rectangle maxY == 818")
    }

    @Test("SHOW-6 a pushed page begins under its bar; what its toolbar holds stands there beside the way back")
    func page() {
        var program = stack(
            """
            NavigationLink("Go") {
                Rectangle().toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") { on = true } } }
            }
            """)
        program.run(":tap \"Go\"\n:run\n:expect Rectangle y == 103\n:expect Rectangle maxY == 818")
        program.run(":expect \"Save\" maxX == 377\n:tap \"Save\"\n:expect state on == true\n:back\n:step 0.1")
        program.run(":expect \"Save\" maxX > 400\n:run\n:expect \"Save\" gone")
    }

    @Test("A search field stands under the bar and writes what is typed")
    func search() {
        var program = stack(
            "List { Text(word) }.navigationTitle(\"Words\").searchable(text: $word)", state: "@State var word = \"\"")
        program.run(
            ":expect SearchField x == 16\n:expect SearchField width == 361\n:expect SearchField midY == 129 ± 0.34")
        program.run(":type SearchField \"oak\"\n:expect state word == \"oak\"\n:expect Text(\"oak\") exists")
    }

    @Test("SHOW-4 a pull that shows 60 points or more refreshes as the finger lets go; a shorter one does not")
    func refresh() {
        var program = RunningProgram(
            body: """
                List { Text("row") }.refreshable {
                    print("begin")
                    try? await Task.sleep(for: .seconds(1))
                    print("end")
                }
                """)
        #expect(program.run(":drag \"row\" 0 80 0.2\n:run") == [])
        #expect(program.run(":drag \"row\" 0 200 0.2") == ["begin"])
        #expect(program.run(":step 1.1") == ["end"])
    }

    @Test("SHOW-4 what is not to be scrolled stays under a finger; a scroll view inside may say otherwise")
    func disabled() {
        var program = RunningProgram(
            body: "ScrollView { ForEach(0..<50) { Text(\"\\($0)\") } }.scrollDisabled(!on)")
        program.run(":drag \"9\" 0 -100 0.2\n:run\n:expect \"0\" y == 59\non = true\n:drag \"9\" 0 -100 0.2 hold")
        program.run(":expect \"0\" y == -41")
    }

    @Test("GEO-5 where a gradient begins and ends takes part in motion, as its colours do")
    func gradient() {
        var program = RunningProgram(
            body: """
                LinearGradient(
                    colors: [.red, .blue], startPoint: on ? .topLeading : .bottomLeading,
                    endPoint: on ? .bottomTrailing : .topTrailing)
                """)
        program.run(
            "withAnimation(.linear(duration: 1)) { on = true }\n:expect animations == 1\n:step 1.1\n:expect animations == 0"
        )
    }
}
