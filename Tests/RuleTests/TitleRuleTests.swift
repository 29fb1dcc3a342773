import Testing

@Suite("Large titles, end to end")
struct TitleRuleTests {
    private func feed(_ modifiers: String = "", rows: Int = 30) -> RunningProgram {
        RunningProgram(
            body: """
                NavigationStack {
                    ScrollView { VStack(spacing: 0) { ForEach(0..<\(rows)) { Text("Row \\($0)").frame(height: 100) } } }
                        .navigationTitle("Boats")\(modifiers)
                }
                """)
    }

    @Test("SHOW-6 a first page's title is large, below a bar of 44, and the content begins 52 further down")
    func large() {
        var program = feed()
        program.run(
            ":expect \"Row 0\" midY == 205 ± 0.34\n:expect LargeTitle x == 16\n:expect LargeTitle midY == 129 ± 0.34")
        program.run(":expect LargeTitle fontSize == 34\n:expect LargeTitle opacity == 1")
        program.run(":expect InlineTitle opacity == 0\n:expect InlineTitle midX == 196.5 ± 0.34")
        program = feed(".navigationBarTitleDisplayMode(.inline)")
        program.run(":expect \"Row 0\" midY == 153 ± 0.34\n:expect LargeTitle gone\n:expect InlineTitle opacity == 1")
        program = feed(".toolbarTitleDisplayMode(.inlineLarge)")
        program.run(":expect \"Row 0\" midY == 153 ± 0.34")
        program = feed(".navigationBarTitle(Text(\"Boats\"), displayMode: .inline)")
        program.run(":expect \"Row 0\" midY == 153 ± 0.34")
    }

    @Test("SHOW-6 a large title goes up with the content; once covered the one in the bar fades in")
    func collapse() {
        var program = feed()
        program.run(
            ":scroll ScrollView 0 20\n:expect LargeTitle midY == 109 ± 0.34\n:expect \"Row 0\" midY == 185 ± 0.34")
        program.run(":expect InlineTitle opacity == 0\n:scroll ScrollView 0 52\n:expect LargeTitle midY == 77 ± 0.34")
        program.run(":expect animations == 0\n:expect LargeTitle opacity == 0")
        let fade = (0...15).map { Oracle.curve(0.42, 0, 0.58, 1, at: Double($0) / 15) }
        #expect(agree(program.path("opacity", of: "InlineTitle", frames: 15), fade, within: 0.001))
        program.run(":run\n:scroll ScrollView 0 -200\n:run\n:expect LargeTitle midY == 129 ± 0.34")
        program.run(":expect LargeTitle opacity == 1\n:expect InlineTitle opacity == 0")
    }

    @Test("SHOW-6 a drag that lets go with the title half covered uncovers or covers it")
    func settling() {
        var program = feed()
        program.run(":drag \"Row 3\" 0 -15 0.5 hold\n:expect LargeTitle midY == 114 ± 0.34\n:step 0.2\n:release\n:run")
        program.run(":expect LargeTitle midY == 129 ± 0.34\n:drag \"Row 3\" 0 -40 0.5 hold\n:step 0.2\n:release\n:run")
        program.run(":expect LargeTitle midY == 77 ± 0.34\n:expect \"Row 0\" midY == 153 ± 0.34")
    }

    @Test("SHOW-4 content that is pulled down takes a large title along")
    func pulled() {
        var program = feed()
        program.run(":drag \"Row 3\" 0 100 0.2 hold")
        let way = (1 - 1 / (100 * 0.55 / 663 + 1)) * 663
        program.run(":expect LargeTitle midY == \(129 + way) ± 0.5")
        program.run(":release\n:run\n:expect LargeTitle midY == 129 ± 0.34")
    }

    @Test("SHOW-6 a pushed page shows its title as the one before unless it says so, and moves with its page")
    func pages() {
        let inner = "NavigationLink(\"Next\") { Rectangle().navigationTitle(\"Inner\") }"
        var program = RunningProgram(body: "NavigationStack { \(inner).navigationTitle(\"Outer\") }")
        program.run(":tap \"Next\"\n:expect LargeTitle(\"Inner\") x > 393\n:run\n:expect Rectangle y == 155")
        program.run(":expect LargeTitle(\"Inner\") x == 16\n:back\n:step 0.1\n:expect LargeTitle(\"Inner\") x > 17")
        program.run(":run\n:expect LargeTitle(\"Inner\") gone\n:expect \"Outer\" x == 16")
        program = RunningProgram(
            body: """
                NavigationStack {
                    \(inner).navigationTitle("Outer").navigationBarTitleDisplayMode(.inline)
                }
                """)
        program.run(":tap \"Next\"\n:run\n:expect Rectangle y == 103\n:expect InlineTitle(\"Inner\") opacity == 1")
    }

    @Test("A title answers to its label only where the program writes no view that does")
    func selecting() {
        var program = RunningProgram(body: "NavigationStack { Text(\"Boats\").navigationTitle(\"Boats\") }")
        program.run(
            ":expect \"Boats\" fontSize == 17\n:expect count of Text == 1\n:expect LargeTitle(\"Boats\") exists")
        program = RunningProgram(body: "NavigationStack { ScrollView { Circle().navigationTitle(\"Boats\") } }")
        program.run(":expect \"Boats\" fontSize == 34\n:scroll ScrollView 0 30\n:expect \"Boats\" midY == 129 ± 0.34")
    }
}
