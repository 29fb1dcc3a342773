/// An entry that is being read.
struct OpenEntry {
    let kind: Entry.Kind
    let line: Int
    private var lines: [String] = []
    private var scanner = SourceScanner()
    private var repetition = RepetitionGuard()
    private var hasTokens = false
    private var hasHugeLine = false
    /// The Swift of the lines: for a command, what follows its word.
    private var code: [String] = []
    /// The lines without ` # …` comments.
    private var stripped: [String] = []
    /// The parser's last answer, until a line is added.
    private var verdict: Bool?
    /// How often the parser has said that the entry ends in the middle.
    private var extensions = 0

    /// How often it may say so, for reading to stay linear; no program comes near it.
    private static let extensionLimit = 100

    init(kind: Entry.Kind, line: Int) {
        self.kind = kind
        self.line = line
        scanner.hasHashComments = true
    }

    /// Whether a bracket, a string or a comment is open, or the entry visibly wants more.
    var isOpen: Bool {
        scanner.isOpen || (mayGoOn && (repetition.endsInOperator || repetition.openConditionals > 0))
    }

    /// Whether no further text can make an entry of it, so that what follows is the next one: a closing bracket that
    /// does not match, a line that is too long or nested too deep to be read by itself.
    var isLost: Bool { scanner.mismatch != nil || hasHugeLine || (lines.count == 1 && repetition.excess != nil) }

    /// Whether the entry holds nothing but comments so far; a command that lacks its Swift is one all the same.
    var isOnlyComments: Bool { !hasTokens && kind == .swift }

    /// Whether the parser says that the entry ends in the middle of something; asked once for each state.
    mutating func endsInTheMiddle() -> Bool {
        if let verdict { return verdict }
        let asks = mayGoOn && !isLost && repetition.excess == nil && extensions < Self.extensionLimit
        let answer = asks && sourceEndsInTheMiddle(SourceFile(name: "", text: code.joined(separator: "\n")))
        verdict = answer
        if answer { extensions += 1 }
        return answer
    }

    /// Whether it can have further lines at all: Swift, and a command that takes Swift.
    var mayGoOn: Bool { kind == .swift || commandCode(lines.first ?? "") != nil }

    mutating func append(_ line: String) {
        let part = kind == .swift ? line : lines.isEmpty ? commandCode(line) : line
        verdict = nil
        lines.append(line)
        if line.utf8.count > SourceLimits.entryBytes { hasHugeLine = true }
        guard let part else {
            stripped.append(strippingCommandComment(line))
            return
        }
        let before = scanner.scanned
        scan(part)
        let comment = scanner.hashComment.flatMap { $0 >= before ? part.utf8.count - ($0 - before) : nil } ?? 0
        code.append(String(part.utf8.dropLast(comment)) ?? part)
        stripped.append(trimmingEnd(String(line.utf8.dropLast(comment)) ?? line, if: comment > 0))
    }

    private func trimmingEnd(_ line: String, if condition: Bool) -> String {
        guard condition, let last = line.lastIndex(where: { !$0.isWhitespace }) else { return line }
        return String(line[...last])
    }

    private mutating func scan(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        let base = scanner.scanned
        scanner.scan(bytes[...]) { token, range in
            if token != .newline { hasTokens = true }
            repetition.take(
                token, text: bytes[(range.lowerBound - base)..<(range.upperBound - base)], at: range.lowerBound)
        }
    }

    func finished(isUnfinished: Bool) -> Entry {
        Entry(
            kind: kind, text: stripped.joined(separator: "\n"), source: lines.joined(separator: "\n"), line: line,
            isUnfinished: isUnfinished)
    }
}

/// Lines read after an entry that could end, up to the first that holds more than comments.
struct CommentLines {
    /// What the lines begin with, comments aside.
    enum Lead: Equatable {
        /// Nothing: they hold only comments.
        case nothing
        /// Nothing yet: a comment is open.
        case openComment
        /// Code; the rest of its line.
        case code(String)
    }

    let firstLine: Int
    private(set) var lines: [String] = []
    private(set) var lead = Lead.nothing
    private var scanner = SourceScanner()

    init(firstLine: Int) { self.firstLine = firstLine }

    mutating func append(_ line: String) {
        lines.append(line)
        let bytes = Array((line + "\n").utf8)
        let base = scanner.scanned
        var first: Int?
        scanner.scan(bytes[...]) { token, range in
            if token != .newline, first == nil { first = range.lowerBound - base }
        }
        if let first {
            lead = .code(String(decoding: bytes[first..<(bytes.count - 1)], as: UTF8.self))
        } else {
            lead = scanner.commentDepth > 0 ? .openComment : .nothing
        }
    }
}
