import Testing

/// What UIKit-backed controls do by themselves: published observations say that they ask whether there is an animation,
/// not which one. The curve is assumed to be UIKit's default, a quarter of a second with ease in and out.
@Suite("Controls that move by themselves, end to end")
struct ControlRuleTests {
    private let board = """
        Toggle("Lamp", isOn: $on)
        """

    /// The control points of ease in and out, solved for 0.25 s at 60 frames a second.
    private func course(_ frame: Int) -> Double { Oracle.curve(0.42, 0, 0.58, 1, at: Double(frame) / 15) }

    @Test(
        "SHOW-6 a tapped switch moves its knob by 20 points and its track to green, with no animation in the transaction"
    )
    func tappedSwitch() {
        var program = RunningProgram(body: board)
        #expect(program.value("x", of: "Toggle/Knob") == 344 && program.value("width", of: "Toggle/Knob") == 27)
        program.run(":tap Toggle\n:expect transaction animation == nil")
        let knob = program.path("x", of: "Toggle/Knob", frames: 16)
        #expect(agree(knob, (0...16).map { 344 + 20 * course(min($0, 15)) }, within: 0.01))
        program.run(":run\n:expect Toggle/Track color.green == 0.7804 ± 0.001\n:expect Toggle/Track color.alpha == 1")
        program.run(":expect time == 0.2667 ± 0.0001\n:expect Toggle/Knob x still")
    }

    @Test("SHOW-6 a change by the program moves the knob on its own curve under any animation, and at once without one")
    func programmaticChange() {
        var program = RunningProgram(body: board)
        program.run("on = true\n:expect Toggle/Knob x == 364\n:expect Toggle/Knob x still")
        program.run("withAnimation(.linear(duration: 2)) { on = false }")
        let knob = program.path("x", of: "Toggle/Knob", frames: 15)
        #expect(agree(knob, (0...15).map { 364 - 20 * course($0) }, within: 0.01))
        #expect(program.why("Toggle/Knob x")?.rule == "SHOW-6")
    }

    @Test("SHOW-6 what a control moves is no animation in flight, and no completion waits for it")
    func countsForNothing() {
        var program = RunningProgram(body: board)
        let entry =
            "withAnimation(.linear(duration: 9), completionCriteria: .removed) { on = true } completion: { print(1) }"
        #expect(program.run(entry) == ["1"])
        program.animations(are: 0)
        program.run(":expect Toggle/Knob x animates\n:expect Toggle x still")
    }

    @Test("SHOW-6 the parts of a control answer to selectors only after it")
    func selectors() {
        var program = RunningProgram(
            body: "VStack { Toggle(\"Lamp\", isOn: $on); Capsule(); ZStack { Track() } }",
            state: "@State var on = false\nstruct Track: View { var body: some View { Circle() } }")
        for line in ["count of Circle == 1", "count of Capsule == 1", "count of Knob == 0", "count of Track == 1"] {
            program.run(":expect \(line)")
        }
        program.run(
            ":expect Toggle/Track width == 51\n:expect ZStack/Track exists\n:expect Toggle/Text(\"Lamp\") x == 0")
        #expect(program.playground.runScript(":get Knob x").contains { $0.failed })
    }

    @Test("SHOW-6 a slider's thumb is where the finger puts it, and glides when the program moves it")
    func slider() {
        var program = RunningProgram(body: "Slider(value: $level)", state: "@State var level = 0.0")
        program.run(":slide Slider 0.5\n:expect Slider/Thumb midX == 196.5 ± 0.5\n:expect Slider/Thumb x still")
        program.run("withAnimation { level = 1 }")
        let ends = program.path("maxX", of: "Slider/Thumb", frames: 15)
        #expect(agree(ends, (0...15).map { 210.5 + 182.5 * course($0) }, within: 0.34))
        program.run(":run\n:expect Slider/FilledTrack width == 379")
    }

    @Test("SHOW-6 a segmented picker's thumb goes to the option; the options share the width")
    func picker() {
        var program = RunningProgram(
            body: """
                Picker("Lane", selection: $lane) { ForEach(0..<3) { Text("Lane \\($0)").tag($0) } }
                    .pickerStyle(.segmented).frame(width: 300)
                """, state: "@State var lane = 0")
        program.run(":expect Picker/Thumb midX == 96.5 ± 0.34\n:expect Text(\"Lane 1\") midX == 196.5 ± 0.34")
        program.run(":select Picker 2")
        let middle = program.path("midX", of: "Picker/Thumb", frames: 15)
        #expect(agree(middle, (0...15).map { 96.5 + 200 * course($0) }, within: 0.34))
    }

    @Test("SHOW-6 a progress bar asks whether there is an animation, not which; an Animatable view around it moves it")
    func progress() {
        var program = RunningProgram(
            """
            struct Eased: View, Animatable {
                var share: Double
                var animatableData: Double { get { share } set { share = newValue } }
                var body: some View { ProgressView(value: share) }
            }
            struct ContentView: View {
                @State var share = 0.0
                var body: some View {
                    VStack { ProgressView(value: share); Eased(share: share) }
                        .frame(width: 300).animation(.linear(duration: 1), value: share)
                }
            }
            """)
        program.run("share = 1")
        let own = program.path("width", of: "ProgressView#1/Bar", frames: 15)
        #expect(agree(own, (0...15).map { 300 * course($0) }, within: 0.34))
        let eased = program.path("width", of: "Eased/ProgressView/Bar", frames: 60)
        #expect(agree(eased, (0...60).map { 300 * Double($0) / 60 }, within: 0.34))
    }

    @Test("SHOW-6 read from the right the knob stands and moves mirrored; a hidden label leaves the switch alone")
    func mirrored() {
        var program = RunningProgram(
            body: "Toggle(\"Lamp\", isOn: $on).labelsHidden().environment(\\.layoutDirection, .rightToLeft)")
        program.run(":expect Toggle width == 51\n:expect Toggle/Knob x == 193\n:tap Toggle\n:run")
        program.run(":expect Toggle/Knob x == 173")
    }

    @Test("SHOW-6 a switch that layout moves takes its knob along under the transaction's animation")
    func carriedAlong() {
        var program = RunningProgram(
            body: "VStack { Toggle(\"Lamp\", isOn: $on); Color.red.frame(height: tall ? 200 : 100) }",
            state: "@State var on = false, tall = false")
        program.run("withAnimation(.linear(duration: 1)) { tall = true }")
        let control = program.path("y", of: "Toggle", frames: 60)
        let knob = program.path("y", of: "Toggle/Knob", frames: 60)
        #expect(agree(knob, control.map { $0 + 2 }, within: 1e-9) && control.first == control.last.map { $0 + 50 })
        program.run(":expect Toggle/Knob x still")
    }

    @Test("SHOW-6 a DisclosureGroup's chevron turns on a curve of its own and moves along with the label")
    func chevron() {
        var program = RunningProgram(
            body: "DisclosureGroup(\"More\", isExpanded: $on) { Text(\"inner\") }.frame(width: 300)")
        program.run(
            ":expect DisclosureGroup/Chevron maxX == 346.5 ± 0.34\n:expect DisclosureGroup/Chevron rotation == 0")
        program.run(":tap \"More\"")
        let turn = program.path("rotation", of: "DisclosureGroup/Chevron", frames: 15)
        #expect(agree(turn, (0...15).map { 90 * course($0) }, within: 0.001))
        let (chevron, label) = (
            program.path("midY", of: "DisclosureGroup/Chevron", frames: 15),
            program.path("midY", of: "Text(\"More\")", frames: 15)
        )
        #expect(agree(chevron, label, within: 0.34) && label[0] > label[15] + 5)
        program.run(":run\non = false\n:expect DisclosureGroup/Chevron rotation == 0")
    }

    @Test("SHOW-6 read from the right a chevron points and turns the other way")
    func mirroredChevron() {
        var program = RunningProgram(
            body: """
                DisclosureGroup("More") { Text("inner") }.frame(width: 300)
                    .environment(\\.layoutDirection, .rightToLeft)
                """)
        program.run(":expect DisclosureGroup/Chevron x == 46.5 ± 0.34\n:tap \"More\"\n:run")
        program.run(":expect DisclosureGroup/Chevron rotation == -90")
    }
}
