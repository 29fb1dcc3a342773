import Testing

@Suite("What surrounds a view, end to end")
struct SurroundingRuleTests {
    let linear = (0...60).map { Oracle.linear($0) }

    /// A view that reads one value of the environment, beside one that reads none, under a modifier.
    private func program(reading key: String, _ shown: String, under modifier: String, _ more: String = "")
        -> RunningProgram
    {
        RunningProgram(
            """
            \(more)
            struct Reading: View {
                @Environment(\\.\(key)) var value
                var body: some View { Rectangle().frame(width: 20, height: 20).opacity(\(shown) ? 0 : 1) }
            }
            struct Deaf: View {
                var body: some View { Circle().frame(width: 20, height: 20) }
            }
            struct ContentView: View {
                @State var on = false
                @State var other = 0
                var body: some View {
                    let _ = other
                    VStack { Reading(); Deaf() }\(modifier)
                }
            }
            """)
    }

    @Test(
        "LIFE-3 a body that reads a value of the environment runs where that changed, under the write's animation",
        arguments: [
            ("isEnabled", "!value", ".disabled(on)"),
            ("colorScheme", "value == .dark", ".environment(\\.colorScheme, on ? .dark : .light)"),
            ("font", "value == .title", ".font(on ? .title : .body)"),
            (
                "layoutDirection", "value == .rightToLeft",
                ".environment(\\.layoutDirection, on ? .rightToLeft : .leftToRight)"
            ),
            (
                "horizontalSizeClass", "value == .regular",
                ".environment(\\.horizontalSizeClass, on ? .regular : .compact)"
            ),
            (
                "verticalSizeClass", "value == .compact", ".environment(\\.verticalSizeClass, on ? .compact : .regular)"
            ),
            ("depth", "value == 3", ".environment(\\.depth, on ? 3 : 0)"),
        ])
    func reading(key: String, shown: String, modifier: String) {
        var program = program(
            reading: key, shown, under: modifier, "extension EnvironmentValues { @Entry var depth = 0 }")
        #expect(program.value("opacity") == 1)
        program.run(":mark\nother += 1\n:expect bodies ContentView == 1\n:expect bodies Reading == 0")
        program.run(":mark\nwithAnimation(.linear(duration: 1)) { on = true }")
        #expect(agree(program.path("opacity", frames: 60), linear.map { 1 - $0 }))
        program.run(":expect bodies Reading == 1\n:expect bodies Deaf == 0")
    }

    @Test("LIFE-3 a body that reads an object of the environment runs where another is put there")
    func object() {
        var program = RunningProgram(
            """
            @Observable class Lamp { var level: Double; init(_ level: Double) { self.level = level } }
            struct Reading: View {
                @Environment(Lamp.self) var lamp
                var body: some View { Rectangle().opacity(lamp.level) }
            }
            struct ContentView: View {
                @State var on = false
                @State var bright = Lamp(1)
                @State var dim = Lamp(0.5)
                var body: some View { Reading().environment(on ? dim : bright) }
            }
            """)
        program.run(":mark\nwithAnimation(.linear(duration: 1)) { on = true }\n:expect bodies Reading == 1")
        #expect(agree(program.path("opacity", frames: 60), linear.map { 1 - $0 / 2 }))
    }

    @Test("LIFE-3 disabled acts from above: what is off there stays off below")
    func disabling() {
        var program = RunningProgram(
            body: """
                VStack {
                    Button("inner") { taps += 1 }.disabled(false)
                }
                .disabled(on)
                """, state: "@State var on = false\n@State var taps = 0")
        program.run(":tap \"inner\"\n:expect state taps == 1\non = true\n:tap \"inner\"\n:expect state taps == 1")
        program.run("on = false\n:tap \"inner\"\n:expect state taps == 2")
    }

    @Test(
        "SHOW-1 a symbol variant is part of the symbol's name: its words come once, fill last",
        arguments: [
            ("heart", ".fill", "heart.fill"), ("heart.fill", ".fill", "heart.fill"),
            ("heart", ".circle", "heart.circle"), ("heart.fill", ".circle", "heart.circle.fill"),
            ("heart", ".circle.fill", "heart.circle.fill"), ("heart.circle", ".circle.fill", "heart.circle.fill"),
            ("heart", ".none", "heart"), ("bolt", ".slash", "bolt.slash"),
        ])
    func variants(symbol: String, variant: String, shown: String) {
        var program = RunningProgram(body: "Image(systemName: \"\(symbol)\").symbolVariant(on ? \(variant) : .none)")
        program.run(":expect Image symbol == \"\(symbol)\"\non = true\n:expect Image symbol == \"\(shown)\"")
    }
}
