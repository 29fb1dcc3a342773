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

    @Test("LIFE-3 what is shown by an expression follows the session's own state, under the write's transaction")
    func sessionState() {
        var program = RunningProgram("struct Bar: View { var wide: Bool; var body: some View { EmptyView() } }")
        program.run("@State var wide = false")
        program.run(":show Rectangle().frame(width: wide ? 200 : 100, height: 40)")
        program.run(":expect Rectangle width == 100")
        program.run("withAnimation(.linear(duration: 1)) { wide = true }")
        program.run(":expect state wide == true")
        program.run(":step 0.25")
        program.run(":expect Rectangle width == 125")
        program.run(":expect why Rectangle width == TX-1")
        program.run(":run")
        program.run("wide = false")
        program.run(":expect Rectangle width == 100")
    }
}
