import TestSupport
import Testing
import Vocabulary

@Suite("Symbol effects and content transitions")
struct SymbolPrograms {
    private func faults(_ view: String, _ steps: String) -> [String] {
        let file = """
            struct ContentView: View {
                @State var on = false
                @State var n = 0
                var body: some View {
                    \(view)
                    Button("go") { withAnimation(.linear(duration: 1)) { on.toggle(); n += 1 } }
                }
            }
            """
        return failures(of: ProgramWorld(), file: file, steps)
    }

    @Test(
        "SHOW-2 an indefinite effect runs while it is active, whatever is set on it",
        arguments: [
            ("bounce", ".bounce.up.byLayer"), ("pulse", ".pulse.wholeSymbol"), ("scale", ".scale.down"),
            ("variableColor", ".variableColor.iterative.reversing.dimInactiveLayers"), ("appear", ".appear.up"),
            ("disappear", ".disappear.down.byLayer"), ("breathe", ".breathe.plain"), ("breathe", ".breathe.pulse"),
            ("rotate", ".rotate.counterClockwise"), ("wiggle", ".wiggle.left"), ("drawOn", ".drawOn.individually"),
            ("wiggle", ".wiggle.custom(angle: .degrees(15)).byLayer"), ("drawOff", ".drawOff.reversed"),
        ])
    func lasting(_ kind: String, _ effect: String) {
        let steps = """
            :expect Image symbolEffect == none
            :tap "go"
            :step 3
            :expect Image symbolEffect == \(kind)
            :tap "go"
            :expect Image symbolEffect == none
            """
        #expect(faults("Image(systemName: \"bell\").symbolEffect(\(effect), isActive: on)", steps) == [])
    }

    @Test(
        "SHOW-2 a discrete effect runs at each change of its value, and ends by itself",
        arguments: [
            "", ", options: .repeat(2)", ", options: .speed(2).repeat(.periodic(2, delay: 0.5))",
            ", options: .nonRepeating.speed(0.5)",
        ])
    func single(_ options: String) {
        let steps = """
            :expect Image symbolEffect == none
            :tap "go"
            :expect Image symbolEffect == bounce
            :step 2
            :expect Image symbolEffect == none
            :expect animations == 0
            """
        #expect(faults("Image(systemName: \"bell\").symbolEffect(.bounce.down\(options), value: n)", steps) == [])
    }

    @Test("SHOW-2 an effect without a flag runs on, also on what is inside, unless it is removed there")
    func around() {
        let view = """
            HStack {
                Image(systemName: "leaf")
                Image(systemName: "tree").symbolEffectsRemoved()
            }.symbolEffect(.breathe.pulse.byLayer, options: .repeat(.continuous))
            """
        let steps = """
            :step 5
            :expect Image("leaf") symbolEffect == breathe
            :expect Image("tree") symbolEffect == none
            """
        #expect(faults(view, steps) == [])
    }

    @Test(
        "SHOW-2 an exchanged symbol is a content transition",
        arguments: [
            ".symbolEffect(.replace)", ".symbolEffect(.replace.downUp.byLayer)", ".symbolEffect(.automatic)",
            ".symbolEffect(.replace.magic(fallback: .offUp.wholeSymbol), options: .speed(2))",
        ])
    func replacing(_ transition: String) {
        let steps = """
            :tap "go"
            :step 0.5
            :expect Image symbol == "pause"
            :expect Image symbolEffect == replace
            :expect Image contentTransition == symbolEffect
            :step 2
            :expect Image contentTransition == none
            """
        let view = "Image(systemName: on ? \"pause\" : \"play\").contentTransition(\(transition))"
        #expect(faults(view, steps) == [])
    }

    @Test(
        "SHOW-1 a text's content transition runs as long as its animation",
        arguments: [
            ("numericText", ".numericText()"), ("numericText", ".numericText(countsDown: true)"),
            ("numericText", ".numericText(value: Double(n))"), ("interpolate", ".interpolate"),
            ("opacity", ".opacity"), ("none", ".identity"),
        ])
    func texts(_ kind: String, _ transition: String) {
        let steps = """
            :tap "go"
            :step 0.5
            :expect @n text == "1"
            :expect @n contentTransition == \(kind)
            :step 1
            :expect @n contentTransition == none
            """
        let view = "Text(\"\\(n)\").accessibilityIdentifier(\"n\").contentTransition(\(transition))"
        #expect(faults(view, steps) == [])
    }
}
