import Testing

@Suite("Undoing, end to end")
struct UndoRuleTests {
    private let source = """
        final class Words {
            var all: [String] = []
        }
        struct ContentView: View {
            @Environment(\\.undoManager) var undoManager
            @State var words: [String] = []
            let owner = Words()
            func add(_ word: String) {
                words.append(word)
                undoManager?.registerUndo(withTarget: owner) { _ in remove() }
                undoManager?.setActionName("Add")
            }
            func remove() {
                let word = words.removeLast()
                undoManager?.registerUndo(withTarget: owner) { _ in add(word) }
            }
            var body: some View { Text(words.joined()).frame(width: CGFloat(words.count) * 50) }
        }
        """

    @Test("What an event registers is undone at once, the newest first, and what that registers is redone")
    func order() {
        var program = RunningProgram(source)
        program.run(
            "add(\"a\")\nif true { add(\"b\"); add(\"c\") }\nundoManager?.undo()\n:expect state words == [\"a\"]")
        program.run("undoManager?.undo()\n:expect state words == []\nundoManager?.undo()\n:expect state words == []")
        program.run("undoManager?.redo()\n:expect state words == [\"a\"]\nundoManager?.redo()")
        program.run(":expect state words == [\"a\", \"b\", \"c\"]\nundoManager?.undo()\n:expect state words == [\"a\"]")
    }

    @Test("Names, groups, and what may be undone")
    func names() {
        var program = RunningProgram(source)
        program.run("add(\"a\")\n:expect state words == [\"a\"]")
        #expect(program.run("print(undoManager!.undoMenuItemTitle, undoManager!.canRedo)") == ["Undo Add false"])
        program.run("undoManager?.undo()")
        #expect(program.run("print(undoManager!.canUndo, undoManager!.canRedo)") == ["false true"])
        program.run("add(\"b\")")
        #expect(program.run("print(undoManager!.canRedo)") == ["false"])
        program.run(
            "undoManager?.beginUndoGrouping()\nadd(\"c\")\nadd(\"d\")\nundoManager?.endUndoGrouping()\nadd(\"e\")")
        program.run("undoManager?.undo()\nundoManager?.undo()\n:expect state words == [\"b\"]")
        program.run("undoManager?.disableUndoRegistration()\nadd(\"f\")\nundoManager?.enableUndoRegistration()")
        program.run("undoManager?.removeAllActions()")
        #expect(program.run("print(undoManager!.canUndo, words)") == ["false [\"b\", \"f\"]"])
    }

    @Test("TX-1 an undo in an animation animates what it takes back")
    func animated() {
        var program = RunningProgram(source)
        program.run(
            "add(\"a\")\nwithAnimation(.linear(duration: 1)) { undoManager?.undo() }\n:expect state words == []")
        program.run(":expect animations == 1\n:run\n:expect time == 1.0166666667")
    }
}
