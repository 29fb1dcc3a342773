import Testing

@Suite("Popovers, end to end")
struct PopoverRuleTests {
    private func program(_ popover: String) -> RunningProgram {
        RunningProgram(
            """
            struct Note: Identifiable { let id: Int }
            struct ContentView: View {
                @State var on = false
                @State var note: Note?
                @Environment(\\.dismiss) var dismiss
                var body: some View {
                    Button("Below") { on = true }
                        \(popover)
                }
            }
            struct Inside: View {
                @Environment(\\.dismiss) var dismiss
                var body: some View { Rectangle().onDisappear { print("gone") }.onTapGesture { dismiss() } }
            }
            """)
    }

    @Test("SHOW-6 where the width is compact a popover comes up as a sheet does, and goes by its dismiss")
    func compact() {
        var program = program(".popover(isPresented: $on) { Inside() }")
        program.run(":expect count of Rectangle == 0\n:tap \"Below\"")
        // From below the screen to 10 below the safe area: 59 + 10.
        let way = Oracle.spring(response: 0.5, damping: 1, target: 69 - 852, frames: 30).map { 852 + $0 }
        #expect(agree(program.path("y", frames: 30), way, within: 0.01))
        program.run(":run\n:expect Rectangle y == 69\n:expect Rectangle height == 749")
        #expect(program.run(":tap Rectangle\n:expect state on == false\n:expect Rectangle leaving\n:run") == ["gone"])
        program.run(":expect Rectangle gone")
    }

    @Test("SHOW-6 a popover of an item is there as long as the item is, and another item is another popover")
    func item() {
        var program = program(".popover(item: $note) { Text(\"note \\($0.id)\").onDisappear { print(\"gone\") } }")
        program.run("note = Note(id: 1)\n:run\n:expect \"note 1\" exists")
        program.run(":dismiss\n:expect state note == nil\n:run\n:expect \"note 1\" gone")
        program.run("note = Note(id: 2)\n:run\n:expect \"note 2\" exists\nnote = nil\n:run\n:expect \"note 2\" gone")
    }

    @Test("SHOW-6 a popover that a program shows in an animation is no part of that animation")
    func own() {
        var program = program(".popover(isPresented: $on, arrowEdge: .top) { Inside() }")
        program.run("withAnimation(.linear(duration: 5)) { on = true }\n:run 2\n:expect Rectangle y == 69")
    }
}
