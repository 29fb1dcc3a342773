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
        program.run(
            ":drag \"Bergen\" -30 0 0.2 hold\n:expect \"Delete\" exists\n:release\n:expect state towns.count == 4")
        let way = Oracle.spring(response: 0.55, damping: 1, target: 30, frames: 20).map { -30 + $0 }
        #expect(agree(program.path("offset.x", of: "\"Bergen\"", frames: 20), way, within: 0.01))
        program.run(":run\n:expect \"Delete\" gone")
    }

    @Test("SHOW-6 a swipe past half of Delete leaves it open; it deletes, and a tap elsewhere closes it")
    func halfSwipe() {
        var program = RunningProgram(list)
        program.run(":drag \"Bergen\" -90 0 0.2")
        let way = Oracle.spring(response: 0.55, damping: 1, target: 16, frames: 20).map { -54 + $0 }
        #expect(agree(program.path("x", of: "\"Bergen\"", frames: 20), way, within: 0.01))
        // The button is 74 wide and ends at the group's edge, 16 from the screen's.
        program.run(":run\n:expect \"Bergen\" x == -38\n:expect \"Delete\" midX == 340 ± 0.5")
        program.run(":tap \"Cadiz\"\n:run\n:expect \"Delete\" gone\n:expect \"Bergen\" x == 36")
        program.run(":drag \"Bergen\" -90 0 0.2\n:run\n:tap \"Delete\"\n:expect \"Bergen\" leaving")
        program.run(":expect state towns == [\"Aalst\", \"Cadiz\", \"Dover\"]\n:run\n:expect \"Delete\" gone")
    }

    private let mails = """
        struct ContentView: View {
            @State var mails = ["Ann", "Ben", "Cleo"]
            @State var pinned: [String] = []
            var body: some View {
                List {
                    ForEach(mails, id: \\.self) { mail in
                        Text(mail)
                            .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { pinned.append(mail) } }
                            .swipeActions {
                                Button("Bin", role: .destructive) { withAnimation { mails.removeAll { $0 == mail } } }
                                Button("Flag") { print("flag", mail) }
                            }
                    }
                    .onDelete { mails.remove(atOffsets: $0) }
                    Text("Alone").swipeActions { Button("Hello") { print("hello") } }
                }
            }
        }
        """

    @Test(
        "SHOW-6 swipe actions stand from their edge inwards, push the row, run when tapped and close; no Delete beside them"
    )
    func actions() {
        var program = RunningProgram(mails)
        program.run(":drag \"Ben\" -100 0 0.2\n:run\n:expect \"Ben\" x == -112\n:expect \"Delete\" gone")
        program.run(":expect \"Bin\" midX == 340 ± 0.5\n:expect \"Flag\" midX == 266 ± 0.5")
        #expect(program.run(":tap \"Flag\"") == ["flag Ben"])
        program.run(":run\n:expect \"Ben\" x == 36\n:expect \"Flag\" gone\n:expect state mails.count == 3")
        program.run(":drag \"Ben\" 60 0 0.2\n:run\n:expect \"Ben\" x == 110\n:expect \"Pin\" midX == 53 ± 0.5")
        program.run(":drag \"Ben\" -60 0 0.2\n:run\n:expect \"Ben\" x == 36\n:expect \"Pin\" gone")
    }

    @Test(
        "SHOW-6 a full swipe does what the first action does; where it is not allowed the row gives like a rubber band")
    func fullSwipe() {
        var program = RunningProgram(mails)
        program.run(":drag \"Ben\" 300 0 0.2 hold")
        let over = 300.0 - 74
        let shown = 74 + (1 - 1 / (over * 0.55 / 393 + 1)) * 393
        program.run(":expect \"Ben\" x == \(36 + shown) ± 0.01\n:release\n:run\n:expect \"Ben\" x == 110")
        program.run(":tap \"Pin\"\n:expect state pinned == [\"Ben\"]\n:run")
        program.run(
            ":drag \"Ben\" -250 0 0.2\n:expect \"Ben\" leaving\n:expect state mails == [\"Ann\", \"Cleo\"]\n:run")
        #expect(program.run(":drag \"Alone\" -300 0 0.1") == ["hello"])
        program.run(":run\n:expect \"Alone\" x == 36\n:expect \"Hello\" gone")
    }

    @Test("SHOW-6 edit mode moves the rows aside for their controls; a row that may not be deleted or moved has none")
    func controls() {
        var program = RunningProgram(
            """
            struct ContentView: View {
                @State var towns = ["Aalst", "Bergen", "Cadiz"]
                var body: some View {
                    VStack {
                        EditButton()
                        List {
                            ForEach(towns, id: \\.self) { town in
                                Text(town).deleteDisabled(town == "Aalst").moveDisabled(town == "Cadiz")
                            }
                            .onDelete { towns.remove(atOffsets: $0) }
                            .onMove { towns.move(fromOffsets: $0, toOffset: $1) }
                        }
                    }
                }
            }
            """)
        program.run(":expect count of DeleteControl == 0\n:tap EditButton")
        let way = Oracle.spring(response: 0.55, damping: 1, target: 38, frames: 20).map { 36 + $0 }
        #expect(agree(program.path("x", of: "\"Bergen\"", frames: 20), way, within: 0.01))
        program.run(":run\n:expect \"Aalst\" x == 36\n:expect \"Bergen\" x == 74\n:expect count of DeleteControl == 2")
        program.run(
            ":expect count of MoveControl == 2\n:expect DeleteControl#1 x == 36\n:expect MoveControl#1 maxX == 357")
        program.run(":tap DeleteControl#1\n:run\n:expect \"Bergen\" x == 0\n:tap \"Delete\"\n:run")
        program.run(":expect state towns == [\"Aalst\", \"Cadiz\"]\n:tap EditButton\n:run\n:expect \"Cadiz\" x == 36")
        program.run(":expect count of DeleteControl == 0\n:expect count of MoveControl == 0")
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

    @Test("SHOW-6 a list over a binding deletes and moves its elements by itself")
    func editActions() {
        var program = RunningProgram(
            """
            struct Town: Identifiable { let id: String }
            struct ContentView: View {
                @State var towns = ["Aalst", "Bergen", "Cadiz"].map { Town(id: $0) }
                var body: some View { List($towns, editActions: .all) { $town in Text(town.id) } }
            }
            """)
        program.run(":drag \"Bergen\" -300 0 0.1\n:run\n:expect state towns.count == 2\n:expect \"Bergen\" gone")
        program.run(":press \"Aalst\" hold\n:step 0.5\n:drag \"Aalst\" 0 50 0.2\n:run")
        program.run(":expect state towns[0].id == \"Cadiz\"")
    }
}
