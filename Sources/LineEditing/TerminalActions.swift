import CLibedit

/// What the keys do to the text.
extension TerminalLines {
    /// libedit's text and cursor.
    var edited: EditedText {
        guard let line = el_wline(editor), let buffer = line.pointee.buffer else { return EditedText() }
        let count = line.pointee.lastchar - buffer
        return EditedText(scalars: WideText.scalars(buffer, count: count), cursor: line.pointee.cursor - buffer)
    }

    /// Makes libedit hold this text.
    func replace(with text: EditedText) {
        moveCursor(to: edited.scalars.count)
        el_deletestr(editor, Int32(edited.scalars.count))
        WideText.with(Array(text.scalars.prefix(Self.longestText))) { _ = el_winsertstr(editor, $0) }
        moveCursor(to: text.cursor)
    }

    private func moveCursor(to target: Int) {
        el_cursor(editor, Int32(target) - el_cursor(editor, 0))
    }

    /// Has libedit run the functions bound to these keys next.
    private func send(_ keys: [Unicode.Scalar]) -> KeyResult {
        WideText.with(keys) { el_wpush(editor, $0) }
        return .changed
    }

    /// Shows the text when nothing typed ahead would change it at once, and waits for a key.
    func nextKey() -> Unicode.Scalar? {
        beginIfNeeded()
        if !read.isPasting {
            read.shown = edited
            read.undo.note(read.shown)
            if !input.hasMore { show() }
        }
        let key = input.next(interrupted: signalled)
        read.below = []
        return key
    }

    private func signalled() {
        takeSignals()
        if !read.isPasting { show() }
    }

    private func show() {
        screen.show(read.layout(columns: screen.size.columns))
    }

    private func beginIfNeeded() {
        guard !read.hasBegun else { return }
        read.hasBegun = true
        line_set_unseen_size(editor)
        guard !read.prompt.initialText.isEmpty else { return }
        _ = insert(read.prompt.initialText)
        read.undo = UndoStack(edited)
    }

    func insert(_ text: String) -> KeyResult {
        let room = Self.longestText - edited.scalars.count
        guard room > 0 else { return .refused }
        WideText.with(Array(text.unicodeScalars.prefix(room))) { _ = el_winsertstr(editor, $0) }
        return .changed
    }

    /// Ends the read without an entry.
    func end(_ outcome: LineEvent) -> KeyResult {
        read.shown = edited
        read.outcome = outcome
        return .end
    }

    /// Submits what is complete, else begins a new line; a second Enter in a row submits whatever there is.
    func enter() -> KeyResult {
        let current = edited
        let text = current.text
        guard current == read.continued || read.isComplete(text) else {
            let result = insert("\n")
            read.continued = edited
            return result
        }
        return submit(current)
    }

    /// A line that was begun and left empty at the end, as after a paste, is no part of the entry.
    private func submit(_ edited: EditedText) -> KeyResult {
        var entry = edited
        while entry.scalars.last == "\n" { entry.scalars.removeLast() }
        read.shown = entry
        read.outcome = .text(entry.text)
        return .end
    }

    /// Spaces in the indentation, else the completion of the word; several are listed until the next key.
    func completeWord() -> KeyResult {
        let current = edited
        if current.isInIndentation { return insert("    ") }
        let before = EditedText(scalars: Array(current.scalars[..<current.cursor])).text
        let cursorUTF8 = before.utf8.count
        let text = current.text
        switch CompletionStep(complete(text, cursorUTF8), buffer: text, cursorUTF8: cursorUTF8) {
        case .nothing: return .refused
        case .insert(let completion, let start):
            let replaced = String(decoding: Array(before.utf8.dropFirst(start)), as: UTF8.self)
            el_deletestr(editor, Int32(replaced.unicodeScalars.count))
            return insert(completion)
        case .list(let items):
            let size = screen.size
            read.below = CompletionListing.rows(items, columns: size.columns, rows: size.rows / 2)
            return .changed
        }
    }

    /// Reads up to the end of a bracketed paste and inserts it at once: nothing in it is a key.
    func paste() -> KeyResult {
        read.isPasting = true
        defer { read.isPasting = false }
        var block = PastedBlock(limit: Self.longestText)
        var key: wchar_t = 0
        while !block.hasEnded, el_wgetc(editor, &key) == 1 {
            block.add(WideText.scalar(key))
        }
        // In vi's command mode the cursor stands on a character: behind it is where one would have typed.
        if line_uses_vi_keys(editor) != 0 {
            el_cursor(editor, 1)
            _ = send([KeyBindings.Own.appendMode])
        }
        return block.scalars.isEmpty ? .changed : insert(block.text)
    }

    func undo() -> KeyResult {
        guard let state = read.undo.undo() else { return .refused }
        replace(with: state)
        return .changed
    }

    func clearWindow() -> KeyResult {
        screen.clearWindow()
        return .changed
    }

    func stopAndGoOn() -> KeyResult {
        stop()
        takeSignals()
        return .changed
    }

    func moveToLineStart() -> KeyResult {
        moveCursor(to: edited.lineBounds.lowerBound)
        return .changed
    }

    func moveToLineEnd() -> KeyResult {
        moveCursor(to: edited.lineBounds.upperBound)
        return .changed
    }

    /// At the end of a line its line feed goes, so that the next line joins.
    func killToLineEnd() -> KeyResult {
        let current = edited
        if current.cursor < current.lineBounds.upperBound {
            return send([KeyBindings.Own.setMark, KeyBindings.Own.moveToLineEnd, KeyBindings.Own.killRegion])
        }
        guard current.cursor < current.scalars.count else { return .refused }
        moveCursor(to: current.cursor + 1)
        el_deletestr(editor, 1)
        return .changed
    }

    func moveUp() -> KeyResult {
        guard let target = edited.movedVertically(-1) else { return send([KeyBindings.Own.previousEntry]) }
        moveCursor(to: target)
        return .changed
    }

    func moveDown() -> KeyResult {
        guard let target = edited.movedVertically(1) else { return send([KeyBindings.Own.nextEntry]) }
        moveCursor(to: target)
        return .changed
    }
}
