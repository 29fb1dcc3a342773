import Testing

@testable import LineEditing

@Suite struct EditingTests {
    private func items(_ texts: [String], start: Int = 0) -> [CompletionItem] {
        texts.map { CompletionItem(text: $0, start: start) }
    }

    @Test("LINE-3 the common beginning goes in first; only when it adds nothing are candidates listed")
    func completionSteps() {
        let two = items(["offset", "offsetX"], start: 2)
        #expect(CompletionStep(two, buffer: "a.of", cursorUTF8: 4) == .insert("offset", start: 2))
        #expect(CompletionStep(two, buffer: "a.offset", cursorUTF8: 8) == .list(two))
        #expect(CompletionStep(items(["opacity"]), buffer: "op", cursorUTF8: 2) == .insert("opacity", start: 0))
        #expect(CompletionStep(items(["opacity"]), buffer: "opacity", cursorUTF8: 7) == .nothing)
        #expect(CompletionStep([], buffer: "zz", cursorUTF8: 2) == .nothing)
    }

    @Test("LINE-3 a candidate may replace what was typed; several that do are listed")
    func replacingCompletions() {
        #expect(CompletionStep(items(["Color.red"]), buffer: "cr", cursorUTF8: 2) == .insert("Color.red", start: 0))
        let two = items(["Color.red", "Color.black"])
        #expect(CompletionStep(two, buffer: "cr", cursorUTF8: 2) == .list(two))
    }

    @Test("LINE-3 a common beginning ends between characters: ㅎ and 한 share none with 하")
    func commonPrefixes() {
        #expect(CompletionStep.commonPrefix(["한글", "한국"]) == "한")
        #expect(CompletionStep.commonPrefix(["e\u{301}a", "eb"]) == "")
    }

    @Test("LINE-3 the listing fills columns downwards and counts what has no room")
    func listing() {
        let names = items(["aa", "bb", "cc", "dd", "ee"])
        #expect(CompletionListing.rows(names, columns: 9, rows: 9) == ["aa  dd  ", "bb  ee  ", "cc  "])
        #expect(CompletionListing.rows(names, columns: 4, rows: 3) == ["aa  ", "bb  ", "… 3 more rows"])
        let detailed = [CompletionItem(text: "x", start: 0, detail: "Int"), CompletionItem(text: "한글", start: 0)]
        #expect(CompletionListing.rows(detailed, columns: 40, rows: 9) == ["x     Int", "한글"])
    }

    @Test("LINE-4 undo goes back word by word, over pastes, to the beginning")
    func undoSteps() {
        var stack = UndoStack()
        var typed = EditedText()
        for scalar in "let x".unicodeScalars {
            typed.scalars.append(scalar)
            typed.cursor += 1
            stack.note(typed)
        }
        stack.note(EditedText(scalars: Array("let x = 1".unicodeScalars), cursor: 9))
        #expect(stack.undo()?.text == "let x")
        #expect(stack.undo()?.text == "let ")
        #expect(stack.undo()?.text == "let")
        #expect(stack.undo()?.text == "")
        #expect(stack.undo() == nil)
    }

    @Test("LINE-4 the text an edit begins with is not undone")
    func undoKeepsTheStart() {
        let start = EditedText(scalars: Array("a(".unicodeScalars), cursor: 2)
        var stack = UndoStack(start)
        stack.note(start)
        stack.note(EditedText(scalars: Array("a()".unicodeScalars), cursor: 3))
        #expect(stack.undo() == start)
        #expect(stack.undo() == nil)
    }

    @Test("LINE-5 search finds the newest entry that contains the text, then older ones, then newer again")
    func search() {
        var search = HistorySearch(entries: ["let a = .spring(", "b", "let c\nspring", "d"])
        "spr".unicodeScalars.forEach { search.type($0) }
        #expect(search.found == 2)
        search.older()
        #expect(search.found == 0)
        search.older()
        #expect(search.found == 0 && search.hasFailed)
        search.newer()
        #expect(search.found == 2 && !search.hasFailed)
        search.type("x")
        #expect(search.hasFailed)
        search.erase()
        #expect(search.found == 2 && search.pattern == "spr")
    }

    @Test("LINE-6 a paste ends at its mark; line endings become one kind, tabs stay, other controls go")
    func pastes() {
        var block = PastedBlock(limit: 100)
        for scalar in "a\r\n\tb\rc\u{1B}[31m\u{7}d\n\u{1B}[20\u{1B}[201~".unicodeScalars {
            #expect(!block.hasEnded)
            block.add(scalar)
        }
        #expect(block.hasEnded)
        #expect(block.text == "a\n\tb\nc[31md\n[20")
    }

    @Test("LINE-6 a paste without end is dropped by Ctrl-C, a huge one is cut")
    func endlessPastes() {
        var block = PastedBlock(limit: 3)
        "abcdef".unicodeScalars.forEach { block.add($0) }
        #expect(block.text == "abc")
        block.add("\u{3}")
        #expect(block.hasEnded && block.text == "")
    }

    @Test("LINE-4 moving up and down keeps the column where the line is long enough")
    func verticalMoves() {
        let text = EditedText(scalars: Array("abcd\n\nxyz".unicodeScalars), cursor: 8)
        #expect(text.movedVertically(-1) == 5)
        #expect(text.movedVertically(1) == nil)
        #expect(EditedText(scalars: text.scalars, cursor: 5).movedVertically(1) == 6)
        #expect(EditedText(scalars: text.scalars, cursor: 3).movedVertically(-1) == nil)
        #expect(text.lineBounds == 6..<9)
    }
}
