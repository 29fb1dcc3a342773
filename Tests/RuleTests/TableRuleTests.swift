import Testing

@Suite("Tables, end to end")
struct TableRuleTests {
    private func program(_ table: String) -> RunningProgram {
        var program = RunningProgram(
            """
            struct Fruit: Identifiable { let id: Int; let name: String; let count: String }
            struct ContentView: View {
                @State var more = false
                @State var chosen: Int?
                let fruits = [Fruit(id: 1, name: "Fig", count: "7"), Fruit(id: 2, name: "Kiwi", count: "12")]
                var body: some View { \(table) }
            }
            """)
        program.run(":screen 1000 700\n:set horizontalSizeClass regular")
        return program
    }

    @Test(
        "A column's cells and title stand where its alignment says",
        arguments: [(".leading", 0.0), (".center", 0.5), (".trailing", 1.0), (".numeric", 1.0), (".automatic", 0.0)])
    func alignment(alignment: String, share: Double) throws {
        var program = program(
            """
            Table(fruits) {
                TableColumn("Name", value: \\.name).width(200)
                TableColumn("Count", value: \\.count).width(300).alignment(\(alignment))
            }
            """)
        let name = program.value("x", of: "\"Name\"")
        let start = try #require(name) + 200 + 8
        for label in ["Count", "7", "12"] {
            let found = (program.value("x", of: "\"\(label)\""), program.value("width", of: "\"\(label)\""))
            let (x, width) = (try #require(found.0), try #require(found.1))
            #expect(abs(x - (start + (300 - width) * share)) < 0.4, "\(label)")
        }
    }

    @Test("The rows of a table may be written one by one, some of them on a condition; they are chosen by their ids")
    func rows() {
        var program = program(
            """
            Table(of: Fruit.self, selection: $chosen) {
                TableColumn("Name", value: \\.name)
            } rows: {
                TableRow(fruits[0])
                if more { TableRow(fruits[1]) }
            }
            """)
        program.run(
            ":expect \"Fig\" exists\n:expect \"Kiwi\" gone\nmore = true\n:expect \"Kiwi\" exists")
        program.run(":tap \"Kiwi\"\n:expect state chosen == 2")
    }
}
