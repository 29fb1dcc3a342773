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
            Rectangle().navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
                .toolbar(on ? .hidden : .visible, for: .navigationBar)
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
            ":expect SearchField x == 16\n:expect SearchField width == 361\n:expect SearchField midY == 181 ± 0.34")
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

@Suite("Menus and containers that move, end to end")
struct MenuRuleTests {
    @Test("SHOW-6 a tap opens a menu below its label; its button acts and closes it")
    func menu() {
        var program = RunningProgram(
            body: "Menu(\"More\") { Button(\"Clear\") { print(\"clear\") }; Button(\"Sort\") {} }")
        program.run(":expect \"Clear\" gone\n:tap \"More\"\n:expect \"Clear\" opacity.total == 0")
        let fade = Oracle.spring(response: 0.5, damping: 1, target: 1, frames: 20)
        #expect(agree(program.path("opacity.total", of: "\"Clear\"", frames: 20), fade, within: 0.001))
        let bottom = program.value("maxY", of: "Text(\"More\")") ?? 0
        program.run(":run\n:expect \"Clear\" y > \(bottom)")
        #expect(program.run(":tap \"Clear\"") == ["clear"])
        program.run(":expect \"Clear\" leaving\n:run\n:expect \"Clear\" gone\n:tap \"More\"\n:run\n:dismiss\n:run")
        program.run(":expect \"Sort\" gone")
    }

    @Test("LIFE-7 a press of half a second opens a context menu, and the button under it does nothing")
    func contextMenu() {
        var program = RunningProgram(
            body: "Button(\"Boat\") { print(\"boat\") }.contextMenu { Button(\"Sell\") { print(\"sold\") } }")
        #expect(program.run(":press \"Boat\" 0.3") == ["boat"])
        #expect(program.run(":press \"Boat\" 0.6\n:run\n:expect \"Sell\" exists\n:tap \"Sell\"") == ["sold"])
        program.run(":run\n:expect \"Sell\" gone")
    }

    @Test("GEO-1 what stands still in a scroll view does not move in it as that goes through fractions of pixels")
    func fractions() {
        var program = RunningProgram(
            body: "List { Text(\"row\") }.frame(height: 300).offset(y: way)", state: "@State var way = 0.0")
        program.run("withAnimation(.linear(duration: 1)) { way = 10.1 }\n:expect animations == 1")
        program.run("withAnimation(.linear(duration: 1)) { way = 20.55 }\n:expect animations == 1")
    }

    @Test("CORE-3 pages that come with a selection show it at once")
    func pages() {
        var program = RunningProgram(
            body: """
                VStack {
                    if on {
                        TabView(selection: .constant(2)) { ForEach(0..<3) { Text("Page \\($0)").tag($0) } }
                            .tabViewStyle(.page).transition(.opacity)
                    }
                }
                """)
        program.run("withAnimation { on = true }\n:expect \"Page 2\" midX == 196.5 ± 0.34\n:expect \"Page 2\" x still")
    }

    @Test("LIFE-7 gestures are composed by their types, too")
    func composed() {
        var program = RunningProgram(
            body: """
                Rectangle().gesture(
                    SimultaneousGesture(
                        MagnifyGesture().onChanged { size = $0.magnification },
                        RotateGesture().onChanged { turn = $0.rotation }))
                    .offset(x: [0, 60.5, -60][step])
                """, state: "@State var size = 1.0; @State var turn = Angle.zero; @State var step = 0")
        program.run(
            ":pinch Rectangle 1.5\n:expect state size == 1.5\n:rotate Rectangle 30\n:expect state turn == .degrees(30)")
        program.run("step = 2\n:expect Rectangle offset.x == -60")
    }
}
