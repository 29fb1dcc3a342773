import Testing

@Suite("What bodies run for, end to end")
struct BodyRuleTests {
    @Test("LIFE-3 Self._printChanges() tells what a body runs for: a new view, another value, a state that it read")
    func changes() {
        var program = RunningProgram(
            """
            struct Lamp: View {
                var level: Int
                var body: some View {
                    let _ = Self._printChanges()
                    Text("\\(level)")
                }
            }
            struct ContentView: View {
                @State var level = 0
                @State var unread = 0
                var body: some View {
                    let _ = Self._printChanges()
                    Lamp(level: level)
                }
            }
            """)
        program.run(":expect output contains \"ContentView: @self, @identity, _level, _unread changed.\"")
        program.run(":expect output contains \"Lamp: @self, @identity changed.\"")
        #expect(program.run("level += 1") == ["ContentView: _level changed.", "Lamp: @self changed."])
        #expect(program.run("unread += 1") == [])
    }
}
