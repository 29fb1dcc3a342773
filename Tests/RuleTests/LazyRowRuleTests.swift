import Testing

@Suite("Rows that come into sight, end to end")
struct LazyRowRuleTests {
    private let row = """
        .frame(height: 100).onAppear { print("in \\(n)") }.onDisappear { print("out \\(n)") }
        """

    private func words(_ kind: String, _ range: ClosedRange<Int>) -> [String] { range.map { "\(kind) \($0)" } }

    @Test("LIFE-1 a lazy stack's rows appear as they come into sight and disappear as they leave it")
    func stack() {
        var program = RunningProgram(
            body: "ScrollView { LazyVStack(spacing: 0) { ForEach(0..<40) { n in Text(\"\\(n)\")\(row) } } }")
        // 59 to 852: the content goes on under the home indicator.
        #expect(program.run("print(\"shown\")") == ["shown"])
        program.run(":expect output count \"in\" == 8\n:expect output count \"in 8\" == 0")
        #expect(program.run(":scroll ScrollView 0 100") == ["in 8"])
        // A row is out of sight once it is behind the status bar, at 0.
        #expect(program.run(":scroll ScrollView 0 58") == ["in 9"])
        #expect(program.run(":scroll ScrollView 0 2") == ["out 0"])
        #expect(program.run(":scroll ScrollView 0 -2") == ["in 0"])
    }

    @Test("LIFE-1 a plain stack's rows all appear at once")
    func plain() {
        var program = RunningProgram(
            body: "ScrollView { VStack(spacing: 0) { ForEach(0..<40) { n in Text(\"\\(n)\")\(row) } } }")
        program.run(":expect output count \"in\" == 40\n:scroll ScrollView 0 2000\n:expect output count \"out\" == 0")
    }

    @Test("LIFE-1 a last row that loads more does so each time that it is reached, and not before")
    func endless() {
        var program = RunningProgram(
            body: """
                List {
                    ForEach(items, id: \\.self) { n in
                        Text("Row \\(n)").onAppear { if n == items.count - 1 { items += items.count..<items.count + 20 } }
                    }
                }
                """, state: "@State var items = Array(0..<20)")
        program.run(
            ":expect state items.count == 20\n:drag \"Row 5\" 0 -100 0.5\n:run\n:expect state items.count == 40")
        program.run(":scroll List 0 10000\n:expect state items.count == 60\n:run 1\n:expect state items.count == 60")
    }

    @Test("LIFE-1 a task of a row that leaves is cancelled, and begins anew when it comes back")
    func tasks() {
        var program = RunningProgram(
            body: """
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<20) { n in
                            Color.gray.frame(height: 400).task {
                                do { try await Task.sleep(for: .seconds(1)); print("done \\(n)") } catch { print("cut \\(n)") }
                            }
                        }
                    }
                }
                """)
        #expect(
            program.run(":step 0.5\n:scroll ScrollView 0 1000\n:step 1.1") == [
                "cut 0", "cut 1", "done 2", "done 3", "done 4",
            ])
        #expect(program.run(":scroll ScrollView 0 -1000\n:step 1.1") == ["done 0", "done 1"])
    }

    @Test("DONE-4 a row that goes while it is out of sight has disappeared already")
    func removal() {
        var program = RunningProgram(
            body:
                "ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \\.self) { n in Text(\"\\(n)\")\(row) } } }",
            state: "@State var count = 20")
        program.run("count = 12\n:expect output count \"out\" == 0\n:scroll ScrollView 0 170")
        program.run(":expect output count \"out 0\" == 1\ncount = 1\n:run\n:expect output count \"out 0\" == 1")
    }

    @Test("LIFE-1 cells of a lazy grid and of a lazy row in a lazy column, by both windows")
    func nested() {
        var program = RunningProgram(
            body: """
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<4) { line in
                            ScrollView(.horizontal) {
                                LazyHStack(spacing: 0) {
                                    ForEach(0..<10) { n in
                                        Color.red.frame(width: 100, height: 500).onAppear { print("in \\(line).\\(n)") }
                                    }
                                }
                            }
                        }
                    }
                }
                """)
        program.run(
            ":expect output count \"in 0.\" == 4\n:expect output count \"in 1.\" == 4\n:expect output count \"in 2.\" == 0"
        )
        program.run(":scroll ScrollView#1 0 400\n:expect output count \"in 2.\" == 4")
    }
}
