import TestSupport
import Testing
import Vocabulary

/// A binding to a collection is a collection of bindings to its elements.
@Suite struct BindingCollectionTests {
    private func failing(_ view: String, _ steps: String) -> [String] {
        let file = """
            struct Chore: Identifiable { let id: Int; var done = false; var count = 5 }
            struct Row: View { @Binding var chore: Chore; var body: some View { Toggle("row", isOn: $chore.done) } }
            struct Board: View {
                @State var chores = [Chore(id: 1), Chore(id: 2, done: true), Chore(id: 3)]
                @State var one = Chore(id: 9)
                var body: some View { VStack { \(view) } }
            }
            """
        return failures(of: ProgramWorld(), file: file, steps)
    }

    @Test(
        "an element found through a binding is written through it",
        arguments: [
            "ForEach($chores) { $chore in Row(chore: $chore) }",
            "ForEach($chores.filter { $0.wrappedValue.id != 2 }) { $chore in Row(chore: $chore) }",
            "ForEach($chores.filter { !$0.done.wrappedValue }) { Row(chore: $0) }",
            "ForEach(Array($chores.enumerated()), id: \\.element.id) { Row(chore: $0.element) }",
            "ForEach(Array(zip($chores.indices, $chores)), id: \\.0) { Row(chore: $1) }",
            "if let first = $chores.first { Row(chore: first) }",
            "if let found = $chores.first(where: { $0.id == 1 }) { Row(chore: found) }",
        ])
    func elements(_ view: String) {
        #expect(failing(view, ":tap Toggle#1\n:expect state chores[0].done == true") == [], "\(view)")
    }

    @Test("a loop over a binding writes each element")
    func loop() {
        let steps = """
            for chore in $chores { chore.wrappedValue.count += 1 }
            :expect state chores[0].count == 6
            :expect state chores[2].count == 6
            """
        #expect(failing("Text(\"board\")", steps) == [])
    }

    @Test("a binding to something else has the members of what it is bound to, also where a collection has such")
    func noCollection() {
        let steps = """
            let own: Binding<Int> = $one.count
            own.wrappedValue = 8
            :expect state one.count == 8
            """
        #expect(failing("Text(\"board\")", steps) == [])
    }
}
