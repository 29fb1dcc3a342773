/// Splits lines into entries, as the contract says under "Where an entry ends".
///
/// An entry goes on while it is incomplete, and when the next line that is not blank (nor only a Swift comment) begins
/// with what can only go on: `.`, `?`, `: `, a binary operator, `else`, `catch`, `{` or a closing bracket. The reader
/// therefore gives an entry out when it sees the line after it, or at `finish()`.
///
///     var reader = EntryReader()
///     reader.feed("let n = 1")   // []
///     reader.feed("    + 2")     // []
///     reader.feed("print(n)")    // [let n = 1 + 2]
///     reader.finish()            // print(n)
///
/// The work is linear in the input: brackets are counted as lines come, and the parser is asked only about entries
/// without open brackets whose next line does not itself go on.
public struct EntryReader {
    private var open: OpenEntry?
    /// Lines since the open entry could end, which belong to it only if it goes on.
    private var passed: [String] = []
    /// Lines that are within a comment which began after the open entry.
    private var comment: CommentLines?
    private var lineNumber = 0

    /// A reader whose first line has the number after `line`.
    public init(after line: Int = 0) { lineNumber = line }

    /// Whether lines are held back that no entry has taken yet.
    public var isPending: Bool { open != nil || comment != nil }

    /// Takes the next line, without its line end, and gives out the entries that it ends: none, one or two.
    public mutating func feed(_ line: String) -> [Entry] {
        lineNumber += 1
        let line = line.hasSuffix("\r") ? String(line.dropLast()) : line
        guard let entry = open else { return start(line) }
        if entry.isLost { return end() + start(line) }
        if entry.isOpen || (comment == nil && !goesOn(line) && isInTheMiddle()) {
            append(line)
            return []
        }
        return takeAfterComplete(line)
    }

    /// Gives out the entry that the end of the input ends.
    public mutating func finish() -> Entry? {
        defer {
            open = nil
            passed = []
            comment = nil
        }
        guard let entry = open, entry.isOpen || !entry.isOnlyComments else { return nil }
        return entry.finished(isUnfinished: !entry.isLost && (entry.isOpen || isInTheMiddle()))
    }

    // MARK: Lines

    /// Takes a line where no entry is open.
    private mutating func start(_ line: String) -> [Entry] {
        guard !isBlank(line), !isHashComment(line) else { return [] }
        let isCommand = isCommand(line)
        var entry = OpenEntry(kind: isCommand ? .command : .swift, line: lineNumber)
        entry.append(line)
        open = entry
        if isCommand, !entry.mayGoOn { return end() }
        dropIfOnlyComments()
        return []
    }

    /// Takes a line after an entry that could end.
    private mutating func takeAfterComplete(_ line: String) -> [Entry] {
        if comment == nil {
            if isBlank(line) {
                passed.append(line)
                return []
            }
            if isHashComment(line) || isCommand(line) { return end() + start(line) }
        }
        return takeLead(line)
    }

    /// Looks past comments for what the line begins with, and decides whether the entry goes on.
    private mutating func takeLead(_ line: String) -> [Entry] {
        var lines = comment ?? CommentLines(firstLine: lineNumber)
        lines.append(line)
        comment = nil
        switch lines.lead {
        case .openComment: comment = lines
        case .nothing: passed += lines.lines
        case .code(let lead) where leadGoesOn(lead): (lines.lines).forEach { append($0) }
        case .code: return end() + restart(lines)
        }
        return []
    }

    /// Begins an entry with lines that were held back; the comments before its code are passed over.
    private mutating func restart(_ lines: CommentLines) -> [Entry] {
        var entries: [Entry] = []
        let last = lineNumber
        lineNumber = lines.firstLine - 1
        for line in lines.lines {
            lineNumber += 1
            if open == nil { entries += start(line) } else { append(line) }
        }
        lineNumber = last
        return entries
    }

    /// Adds the lines passed over and the line to the open entry.
    private mutating func append(_ line: String) {
        passed.forEach { open?.append($0) }
        passed = []
        open?.append(line)
        dropIfOnlyComments()
    }

    private mutating func isInTheMiddle() -> Bool { open?.endsInTheMiddle() ?? false }

    private mutating func dropIfOnlyComments() {
        if let entry = open, entry.isOnlyComments, !entry.isOpen { open = nil }
    }

    private mutating func end() -> [Entry] {
        defer {
            open = nil
            passed = []
        }
        return open.map { [$0.finished(isUnfinished: false)] } ?? []
    }

    /// Whether a line goes on with a complete entry, comments before its code aside.
    private func goesOn(_ line: String) -> Bool {
        var lines = CommentLines(firstLine: lineNumber)
        lines.append(line)
        if case .code(let lead) = lines.lead { return leadGoesOn(lead) }
        return false
    }
}
