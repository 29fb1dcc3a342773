import TestSupport
import Testing
import Vocabulary

@Suite("Transactions and completions of a program")
struct TransactionPrograms {
    /// A text whose opacity follows `on`, and a button.
    private func program(_ modifiers: String, _ action: String, _ declarations: String = "") -> String {
        """
        \(declarations)
        struct ContentView: View {
            @State var on = false
            @State var steps = 0
            var body: some View {
                Text("word").opacity(on ? 1 : 0)\(modifiers)
                Button("go") { \(action) }
            }
        }
        """
    }

    private func faults(_ modifiers: String, _ action: String, _ declarations: String = "", _ steps: String) -> [String]
    {
        failures(of: ProgramWorld(), file: program(modifiers, action, declarations), steps)
    }

    private let half = ":tap \"go\"\n:step 0.5\n"

    @Test("TX-8 a key of the program travels with the transaction, by TransactionKey and by @Entry")
    func keys() {
        let declarations = """
            struct Origin: TransactionKey { static let defaultValue = "user" }
            extension Transaction {
                var source: String { get { self[Origin.self] } set { self[Origin.self] = newValue } }
                @Entry var isSlow: Bool = false
            }
            """
        let reading = """
            .transaction { t in
                if t.source == "server" { t.animation = .linear(duration: t.isSlow ? 2 : 1) }
            }
            """
        let steps = half + ":expect \"word\" opacity == 0.5\n:expect transaction source == \"server\""
        #expect(faults(reading, "withTransaction(\\.source, \"server\") { on.toggle() }", declarations, steps) == [])
        let nested = "withTransaction(\\.source, \"server\") { withTransaction(\\.isSlow, true) { on.toggle() } }"
        #expect(faults(reading, nested, declarations, half + ":expect \"word\" opacity == 0.25") == [])
        #expect(faults(reading, "on.toggle()", declarations, half + ":expect \"word\" opacity still") == [])
    }

    @Test("TX-1 withAnimation, withTransaction and a key path set the same animation")
    func spellings() {
        let spellings = [
            "withAnimation(.linear(duration: 1)) { on.toggle() }",
            "withTransaction(Transaction(animation: .linear(duration: 1))) { on.toggle() }",
            "withTransaction(\\.animation, .linear(duration: 1)) { on.toggle() }",
            "var t = Transaction(); t.animation = .linear(duration: 1); withTransaction(t) { on.toggle() }",
        ]
        let steps = half + ":expect \"word\" opacity == 0.5\n:expect transaction animation == .linear(duration: 1)"
        for action in spellings { #expect(faults("", action, "", steps) == [], "\(action)") }
    }

    @Test("TX-3 disablesAnimations stops .animation, not the transaction's own, nor .transaction")
    func disabling() {
        let action = """
            var t = Transaction(animation: .linear(duration: 1))
            t.disablesAnimations = true
            withTransaction(t) { on.toggle() }
            """
        let implicit = ".animation(.linear(duration: 4), value: on)"
        #expect(faults(implicit, action, "", half + ":expect \"word\" opacity == 0.5") == [])
        let shaping = ".transaction { $0.animation = .linear(duration: 2) }"
        #expect(faults(shaping, action, "", half + ":expect \"word\" opacity == 0.25") == [])
    }

    @Test("TX-4 a scoped animation or transaction reaches only what its closure adds")
    func scoped() {
        let scopes = [
            ".animation(.linear(duration: 1)) { $0.blur(radius: on ? 8 : 0) }",
            ".transaction { $0.animation = .linear(duration: 1) } body: { $0.blur(radius: on ? 8 : 0) }",
        ]
        let steps = half + ":expect \"word\" blur == 4\n:expect \"word\" opacity == 1"
        for scope in scopes { #expect(faults(scope, "on.toggle()", "", steps) == [], "\(scope)") }
    }

    @Test("TX-7 a binding's own animation wraps its setter")
    func bindings() {
        for form in [".animation(.linear(duration: 1))", ".transaction(Transaction(animation: .linear(duration: 1)))"] {
            let file = """
                struct ContentView: View {
                    @State var on = false
                    var body: some View {
                        Text("word").opacity(on ? 1 : 0)
                        Toggle("switch", isOn: $on\(form))
                    }
                }
                """
            let steps = ":tap Toggle\n:step 0.5\n:expect \"word\" opacity == 0.5"
            #expect(failures(of: ProgramWorld(), file: file, steps) == [], "\(form)")
        }
    }

    @Test("TX-5 .transaction(value:) adds its completion each time, .transaction once")
    func addedCompletions() {
        let once =
            ".animation(.linear(duration: 1), value: on).transaction { $0.addAnimationCompletion { print(\"done\") } }"
        let each = once.replacing(".transaction {", with: ".transaction(value: on) {")
        let turns = ":tap \"go\"\n:run\n:tap \"go\"\n:run\n"
        #expect(faults(once, "on.toggle()", "", turns + ":expect output count \"done\" == 1") == [])
        #expect(faults(each, "on.toggle()", "", turns + ":expect output count \"done\" == 2") == [])
    }

    @Test("DONE-1 a completion fires once: at the end of the same update where nothing animates")
    func nothingAnimates() {
        let actions = ["steps = steps", "", "steps += 1"]
        for change in actions {
            let action = "withAnimation(.linear(duration: 1)) { \(change) } completion: { print(\"done\") }"
            let steps = ":tap \"go\"\n:expect output count \"done\" == 1\n:run\n:expect output count \"done\" == 1"
            #expect(faults("", action, "", steps) == [], "\(change)")
        }
    }

    @Test("DONE-2 logically complete comes at the response of a spring, removed at its end")
    func criteria() {
        let logical = "withAnimation(.smooth) { on.toggle() } completion: { print(\"done\") }"
        let early =
            ":tap \"go\"\n:step 29f\n:expect output count \"done\" == 0\n:step 1f\n:expect output count \"done\" == 1"
        #expect(faults("", logical, "", early) == [])
        let removed = logical.replacing("(.smooth)", with: "(.smooth, completionCriteria: .removed)")
        let late =
            ":tap \"go\"\n:step 49f\n:expect output count \"done\" == 0\n:step 1f\n:expect output count \"done\" == 1"
        #expect(faults("", removed, "", late) == [])
    }

    @Test("DONE-3 one completion waits for every attribute of its transaction, and is a transaction of its own")
    func lastAttribute() {
        let slow = ".blur(radius: on ? 4 : 0).animation(.linear(duration: 1), value: on)"
        let action = "withAnimation(.linear(duration: 0.5)) { on.toggle() } completion: { steps += 1 }"
        let steps = """
            :tap "go"
            :step 60f
            :expect state steps == 0
            :step 1f
            :expect state steps == 1
            :expect transaction origin == completion
            """
        #expect(faults(slow, action, "", steps) == [])
    }

    @Test("MOD-3 logicallyComplete(after:) brings the completion forward, not the end")
    func forward() {
        let action = """
            withAnimation(.linear(duration: 1).logicallyComplete(after: 0.25)) { on.toggle() } completion: { print("done") }
            """
        let steps = """
            :tap "go"
            :step 14f
            :expect output count "done" == 0
            :step 1f
            :expect output count "done" == 1
            :expect "word" opacity == 0.25
            :expect "word" opacity animates
            """
        #expect(faults("", action, "", steps) == [])
    }
}
