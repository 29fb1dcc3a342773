import Testing

@Suite("Rows of sections that come into sight, end to end")
struct SectionRowRuleTests {
    @Test("LIFE-1 each row of a section appears as it comes into sight, not the section as a whole")
    func sections() {
        var program = RunningProgram(
            body: """
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<4) { part in
                            Section {
                                ForEach(0..<10) { n in
                                    Text("\\(part)-\\(n)").frame(height: 100).onAppear { print("in \\(part)-\\(n)") }
                                }
                            }
                        }
                    }
                }
                """)
        // 59 to 852: eight rows of 100.
        program.run(":expect output count \"in\" == 8\n:expect output contains \"in 0-7\"")
        #expect(program.run(":scroll ScrollView 0 100") == ["in 0-8"])
        #expect(program.run(":scroll ScrollView 0 200") == ["in 0-9", "in 1-0"])
    }

    @Test("LIFE-1 a row without a height is in sight where its place is")
    func flat() {
        var program = RunningProgram(
            body: """
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<6) { n in
                            Color.red.frame(height: 300)
                            Color.clear.frame(height: 0).onAppear { print("in \\(n)") }.onDisappear { print("out \\(n)") }
                        }
                    }
                }
                """)
        // The flat rows stand at 59 + 300, 600, 900 …; 852 is the lower edge.
        program.run(":expect output count \"in\" == 2\n:expect output contains \"in 1\"")
        #expect(program.run(":scroll ScrollView 0 100") == [])
        #expect(program.run(":scroll ScrollView 0 10") == ["in 2"])
        // 359 - 360 lies above the screen's edge at 0.
        #expect(program.run(":scroll ScrollView 0 240") == [])
        #expect(program.run(":scroll ScrollView 0 10") == ["out 0"])
    }
}
