import Testing

@Suite("Rows that a finger swipes and moves, end to end")
struct RowRuleTests {
    private let list = """
        struct ContentView: View {
            @State var towns = ["Aalst", "Bergen", "Cadiz", "Dover"]
            var body: some View {
                VStack {
                    EditButton()
                    List {
                        ForEach(towns, id: \\.self) { Text($0) }
                            .onDelete { towns.remove(atOffsets: $0) }
                            .onMove { towns.move(fromOffsets: $0, toOffset: $1) }
                    }
                }
            }
        }
        """

    @Test("SHOW-6 a swipe past the middle takes the row away: it slides out, the rows below close up frame by frame")
    func swipe() {
        var program = RunningProgram(list)
        let start = program.value("y", of: "\"Cadiz\"") ?? 0
        program.run(
            ":drag \"Bergen\" -100 0 0.1 hold\n:expect \"Bergen\" x == -64\n:drag \"Bergen\" -150 0 0.1")
        program.run(":expect state towns == [\"Aalst\", \"Cadiz\", \"Dover\"]\n:expect \"Bergen\" leaving")
        let way = Oracle.spring(response: 0.55, damping: 1, target: -44, frames: 40).map { start + $0 }
        #expect(agree(program.path("y", of: "\"Cadiz\"", frames: 40), way, within: 0.01))
        program.run(":run\n:expect \"Bergen\" gone")
    }

    @Test("SHOW-6 a short swipe lets the row slide back, and changes nothing")
    func shortSwipe() {
        var program = RunningProgram(list)
        program.run(":drag \"Bergen\" -90 0 0.2\n:expect state towns.count == 4")
        let way = Oracle.spring(response: 0.55, damping: 1, target: 90, frames: 20).map { -90 + $0 }
        #expect(agree(program.path("offset.x", of: "\"Bergen\"", frames: 20), way, within: 0.01))
    }

    @Test(
        "SHOW-6 in edit mode a drag lifts the row; the rows that it passes make room, and it settles where it is dropped"
    )
    func move() {
        var program = RunningProgram(list)
        program.run(":expect Text(\"Edit\") exists\n:tap EditButton\n:expect Text(\"Done\") exists\n:run")
        let (first, second) = (program.value("y", of: "\"Aalst\"") ?? 0, program.value("y", of: "\"Bergen\"") ?? 0)
        program.run(":drag \"Aalst\" 0 50 0.2 hold")
        #expect(program.value("y", of: "\"Aalst\"") == first + 50)
        let room = Oracle.spring(response: 0.55, damping: 1, target: -44, frames: 30)
        let path = program.path("y", of: "\"Bergen\"", frames: 20)
        #expect(path.first.map { $0 < second } == true && zip(path, path.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(room.last.map { path[20] > second + $0 - 0.5 } == true)
        program.run(":run\n:expect state towns[0] == \"Aalst\"\n:release")
        program.run(":expect state towns == [\"Bergen\", \"Aalst\", \"Cadiz\", \"Dover\"]")
        let settling = Oracle.spring(response: 0.55, damping: 1, target: -6, frames: 20).map { first + 50 + $0 }
        #expect(agree(program.path("y", of: "\"Aalst\"", frames: 20), settling, within: 0.01))
        program.run(":expect \"Bergen\" y == \(first) ± 0.01\n:expect \"Cadiz\" y still")
    }

    @Test("LIFE-7 without edit mode a drag scrolls, unless the finger first stands still for half a second")
    func longPress() {
        var program = RunningProgram(list)
        program.run(":drag \"Aalst\" 0 50 0.2\n:run\n:expect state towns[0] == \"Aalst\"")
        program.run(":press \"Aalst\" hold\n:step 0.5\n:drag \"Aalst\" 0 100 0.2")
        program.run(":expect state towns == [\"Bergen\", \"Cadiz\", \"Aalst\", \"Dover\"]")
    }

    @Test("Edit mode is what the environment's binding says, and a row that may not be edited stays")
    func binding() {
        var program = RunningProgram(
            """
            struct ContentView: View {
                @State var mode = EditMode.inactive
                @State var towns = ["Aalst", "Bergen"]
                var body: some View {
                    VStack {
                        EditButton()
                        Text(mode.isEditing ? "editing" : "reading")
                        List { ForEach(towns, id: \\.self) { Text($0) }.onDelete(perform: nil) }
                    }
                    .environment(\\.editMode, $mode)
                }
            }
            """)
        program.run(":tap \"Edit\"\n:expect \"editing\" exists\n:tap \"Done\"\n:expect \"reading\" exists")
        program.run(":drag \"Aalst\" -300 0 0.1\n:run\n:expect state towns.count == 2")
    }
}
