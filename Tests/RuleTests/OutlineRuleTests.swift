import Testing

@Suite("Outlines and tables, end to end")
struct OutlineRuleTests {
    private let outline = """
        struct Node: Identifiable { let id: String; var inner: [Node]? = nil }
        struct ContentView: View {
            @State var nodes = [
                Node(id: "Plants", inner: [Node(id: "Fern"), Node(id: "Trees", inner: [Node(id: "Oak")])]),
                Node(id: "Stones"),
            ]
            var body: some View { List(nodes, children: \\.inner) { Text($0.id) } }
        }
        """

    @Test("SHOW-6 an opened row's children come in as rows of the list, and the rows below give way frame by frame")
    func opens() {
        var program = RunningProgram(outline)
        let start = program.value("y", of: "\"Stones\"") ?? 0
        program.run(":expect \"Fern\" gone\n:tap \"Plants\"\n:expect \"Fern\" opacity animates")
        // Two rows of 44 points each.
        let way = Oracle.spring(response: 0.55, damping: 1, target: 88, frames: 40).map { start + $0 }
        #expect(agree(program.path("y", of: "\"Stones\"", frames: 40), way, within: 0.4))
        program.run(":run\n:tap \"Trees\"\n:run\n:expect \"Oak\" exists\n:tap \"Plants\"\n:run\n:expect \"Oak\" gone")
    }

    @Test("TREE-1 a row that is inserted in an open group is one more row, the others keep their identity")
    func inserts() {
        var program = RunningProgram(outline)
        program.run(":tap \"Plants\"\n:run\nwithAnimation { nodes[0].inner?.insert(Node(id: \"Moss\"), at: 0) }")
        program.run(":expect \"Fern\" y animates\n:expect \"Moss\" opacity animates\n:run\n:expect \"Stones\" exists")
        #expect(program.value("y", of: "\"Fern\"").map { $0 - (program.value("y", of: "\"Moss\"") ?? 0) } == 44)
    }

    private let table = """
        struct Star: Identifiable { let id: Int; var name: String; var mass: Double }
        struct ContentView: View {
            @State var stars = [Star(id: 1, name: "Vega", mass: 2.1), Star(id: 2, name: "Altair", mass: 1.8)]
            @State var chosen: Star.ID?
            @State var order = [KeyPathComparator(\\Star.mass)]
            var body: some View {
                Table(stars, selection: $chosen, sortOrder: $order) {
                    TableColumn("Name", value: \\.name)
                    TableColumn("Mass", value: \\.mass) { Text($0.mass, format: .number) }.width(100)
                }
                .onChange(of: order) { withAnimation(.linear(duration: 1)) { stars.sort(using: order) } }
            }
        }
        """

    @Test("SHOW-6 a table's columns stand under their titles, one column where the width is compact")
    func columns() {
        var program = RunningProgram(table)
        program.run(":expect \"Vega\" exists\n:expect \"2.1\" gone\n:set horizontalSizeClass regular")
        let titles = ["Name", "Mass"].map { program.value("x", of: "\"\($0)\"") }
        #expect(titles == ["Vega", "2.1"].map { program.value("x", of: "\"\($0)\"") })
        #expect(program.value("y", of: "\"Altair\"").map { $0 - (program.value("y", of: "\"Vega\"") ?? 0) } == 44)
        program.run(":tap \"Altair\"\n:expect state chosen == 2")
    }

    @Test("TREE-1 a table sorted by a tapped title moves its rows")
    func sorts() {
        var program = RunningProgram(table)
        program.run(":set horizontalSizeClass regular\n:tap \"Name\"\n:expect state stars[0].name == \"Altair\"")
        let start = program.value("y", of: "\"Vega\"") ?? 0
        let way = (0...30).map { start + 44 * Oracle.linear($0) }
        #expect(agree(program.path("y", of: "\"Vega\"", frames: 30), way, within: 0.4))
        program.run(":run\n:tap \"Name\"\n:expect state stars[0].name == \"Vega\"\n:tap \"Mass\"\n:run")
        program.run(":expect state order.count == 2\n:expect state stars[0].name == \"Altair\"")
    }

    @Test("LIFE-3 AnimatableValues moves each of its values on its own way")
    func values() {
        var program = RunningProgram(
            """
            struct Blob: Shape {
                var width: CGFloat, tilt: Double, waves: Double
                var animatableData: AnimatableValues<CGFloat, Double, Double> {
                    get { AnimatableValues(width, tilt, waves) }
                    set { (width, tilt, waves) = newValue.value }
                }
                func path(in rect: CGRect) -> Path { Path(rect) }
            }
            struct ContentView: View {
                @State var on = false
                var body: some View { Blob(width: on ? 30 : 10, tilt: on ? -1 : 1, waves: 4) }
            }
            """)
        program.run("withAnimation(.linear(duration: 1)) { on = true }\n:step 0.5")
        program.run(":expect Blob Blob.width == 20\n:expect Blob Blob.tilt == 0\n:expect Blob Blob.waves still")
        program.run("let sum = AnimatableValues(1.0, 2.0) + AnimatableValues(3.0, 4.0)\n:expect state sum.value.1 == 6")
    }

    @Test("LIFE-1 a task whose id changes before it began begins once, and ends with its view")
    func restarted() {
        var program = RunningProgram(
            """
            struct Pulse: View {
                @State var beats = 0
                let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
                var body: some View { Text("\\(beats)").onReceive(timer) { _ in beats += 1 } }
            }
            struct ContentView: View {
                @State var on = false
                @State var log: [String] = []
                var body: some View {
                    VStack {
                        Text("\\(log.count)")
                        if on { Pulse() }
                        Button("go") { on = true; withTransaction(Transaction(animation: .linear)) { log.append("a") } }
                    }
                }
            }
            """)
        program.run(":tap \"go\"\n:step 0.5\n:expect Text(\"2\") exists\non = false\n:run\n:expect time == 0.75 ± 0.26")
    }
}
