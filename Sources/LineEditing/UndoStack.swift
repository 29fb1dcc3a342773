/// What an editor holds: the text and where its cursor stands.
struct EditedText: Equatable {
    var scalars: [Unicode.Scalar] = []
    var cursor = 0

    var text: String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }

    /// Where the cursor's line begins, and where its line feed (or the end of the text) stands.
    var lineBounds: Range<Int> {
        let start = scalars[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
        let end = scalars[cursor...].firstIndex(of: "\n") ?? scalars.count
        return start..<end
    }

    /// Whether only white space stands before the cursor in its line.
    var isInIndentation: Bool {
        scalars[lineBounds.lowerBound..<cursor].allSatisfy { $0 == " " || $0 == "\t" }
    }

    /// The cursor moved to the same column of the line above (-1) or below (1); nil where there is none.
    func movedVertically(_ direction: Int) -> Int? {
        let line = lineBounds
        let column = cursor - line.lowerBound
        let neighbour = direction < 0 ? line.lowerBound - 1 : line.upperBound + 1
        guard neighbour >= 0, neighbour <= scalars.count else { return nil }
        let bounds = EditedText(scalars: scalars, cursor: neighbour).lineBounds
        return min(bounds.lowerBound + column, bounds.upperBound)
    }
}

/// The states of a text while it is typed. A run of single characters up to a space is one step.
struct UndoStack {
    private var past: [EditedText] = []
    private var current = EditedText()
    private var size = 0
    private var isInRun = false
    /// Scalars kept in all states together.
    static let limit = 1_000_000

    /// A stack whose first state is the text an edit begins with.
    init(_ start: EditedText = EditedText()) {
        current = start
    }

    /// Notes the state before the next key; states that differ only in the cursor are one.
    mutating func note(_ state: EditedText) {
        defer { current = state }
        guard state.scalars != current.scalars else { return }
        let isTyping = isTyping(from: current, to: state)
        defer { isInRun = isTyping }
        if isTyping && isInRun { return }
        past.append(current)
        size += current.scalars.count
        while size > Self.limit, past.count > 1 { size -= past.removeFirst().scalars.count }
    }

    /// The state before the newest step.
    mutating func undo() -> EditedText? {
        guard let state = past.popLast() else { return nil }
        size -= state.scalars.count
        current = state
        isInRun = false
        return state
    }

    private func isTyping(from old: EditedText, to new: EditedText) -> Bool {
        guard new.scalars.count == old.scalars.count + 1, new.cursor == old.cursor + 1 else { return false }
        let typed = new.scalars[new.cursor - 1]
        return typed != " " && typed != "\n" && new.scalars[..<old.cursor] == old.scalars[..<old.cursor]
    }
}
