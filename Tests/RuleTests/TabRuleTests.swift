import Testing

@Suite("Tabs, pages and lists, end to end")
struct TabRuleTests {
    private let tabs = """
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View {
                Button("\\(name) \\(count)") { count += 1 }
                    .onAppear { print("on \\(name)") }.onDisappear { print("off \\(name)") }
            }
        }
        struct ContentView: View {
            @State var tab = "b"
            var body: some View {
                TabView(selection: $tab) {
                    Counter(name: "A").tabItem { Text("First") }.tag("a")
                    Counter(name: "B").tabItem { Text("Second") }.tag("b")
                }
            }
        }
        """

    @Test("TREE-2 a tab that is not shown cannot be seen or tapped, and keeps its state")
    func tabsKeepState() {
        var program = RunningProgram(tabs)
        program.run(":expect \"A 0\" gone\n:tap Button\n:expect \"B 1\" exists\n:expect output == [\"on B\"]")
        #expect(program.run(":select TabView \"a\"") == ["off B", "on A"])
        program.run(":expect \"B 1\" gone\n:expect \"A 0\" exists\n:expect state tab == \"a\"")
        #expect(program.run(":select TabView \"Second\"") == ["off A", "on B"])
        program.run(":expect \"B 1\" exists\n:expect state tab == \"b\"")
    }

    @Test("SHOW-5 pages stand side by side: the selection moves them under its transaction, a finger by a page")
    func pages() {
        var program = RunningProgram(
            """
            struct ContentView: View {
                @State var page = 0
                var body: some View {
                    TabView(selection: $page) { ForEach(0..<3) { Text("Page \\($0)").tag($0) } }
                        .tabViewStyle(.page)
                }
            }
            """)
        program.run("withAnimation(.linear(duration: 1)) { page = 1 }")
        let way = (0...60).map { Oracle.linear($0) }.map { 196.5 + 393 * (1 - $0) }
        #expect(agree(program.path("midX", of: "\"Page 1\"", frames: 60), way, within: 0.51))
        program.run(":run\n:drag TabView -250 0 0.2\n:run\n:expect state page == 2")
        #expect(abs((program.value("midX", of: "\"Page 2\"") ?? 0) - 196.5) < 0.51)
    }

    @Test("SHOW-4 a List scrolls: scrollTo moves its rows under the transaction")
    func lists() {
        var program = RunningProgram(
            """
            struct ContentView: View {
                var body: some View {
                    ScrollViewReader { proxy in
                        List(0..<50, id: \\.self) { Text("Row \\($0)") }
                            .toolbar { Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(20) } } }
                    }
                }
            }
            """)
        let before = program.value("y", of: "\"Row 20\"") ?? 0
        program.run(":tap \"Go\"\n:run")
        let after = program.value("y", of: "\"Row 20\"") ?? 0
        #expect(after < before && after < 818)
        program.run(":scroll List 0 100")
        #expect(abs((program.value("y", of: "\"Row 20\"") ?? 0) - (after - 100)) < 0.34)
    }

    // .default is a critically damped spring of 0.55 s, in closed form 1 - (1 + ωt)e^(-ωt), ω = 2π / 0.55, at 0.25 s; the
    // engine steps it, which is why the last digits differ.
    @Test(
        "TX-1 a tapped DisclosureGroup opens under the default animation, bound or not",
        arguments: ["", ", isExpanded: $isOpen"])
    func disclosure(binding: String) {
        var program = RunningProgram(
            """
            struct ContentView: View {
                @State var isOpen = false
                var body: some View { DisclosureGroup("More"\(binding)) { Text("Detail") } }
            }
            """)
        program.run(":tap DisclosureGroup\n:step 0.25\n:expect Text(\"Detail\") opacity.total == 0.778 ± 0.006")
        program.run(":run\n:expect Text(\"Detail\") opacity.total == 1")
    }
}
