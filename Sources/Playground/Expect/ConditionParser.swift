/// Reads conditions: the grammar of `:expect`.
extension Condition {
    /// Reads what follows `:expect` or `:run until`.
    public init(_ text: String) throws(CommandError) {
        var cursor = TextCursor(text)
        cursor.skipSpaces()
        guard !cursor.isAtEnd else {
            throw CommandError("expected a condition", help: ":expect Rectangle width == 100 ± 0.5")
        }
        var ahead = cursor
        if let form = Self.forms[ahead.word()] {
            self = try form(&ahead)
            try ahead.expectEnd()
        } else {
            self = try Self.ofView(&cursor)
            try cursor.expectEnd()
        }
    }

    private typealias Form = @Sendable (inout TextCursor) throws(CommandError) -> Condition

    /// The forms by their first word.
    private static let forms: [String: Form] = [
        "count": { (cursor) throws(CommandError) in try count(&cursor) },
        "state": { (cursor) throws(CommandError) in
            let name = try cursor.named("a state's name")
            return .state(name, try cursor.takeComparison())
        },
        "bodies": { (cursor) throws(CommandError) in
            let type = try cursor.named("a view's type")
            return .bodies(type: type, try cursor.takeComparison())
        },
        "output": { (cursor) throws(CommandError) in try output(&cursor) },
        "warning": { (cursor) throws(CommandError) in .warningContains(try cursor.contained()) },
        "error": { (cursor) throws(CommandError) in .errorContains(try cursor.contained()) },
        "animations": { (cursor) throws(CommandError) in .animations(try cursor.takeComparison()) },
        "transaction": { (cursor) throws(CommandError) in
            let key = try cursor.named("animation, origin or a key of Transaction")
            return .transaction(key: key, try cursor.takeComparison())
        },
        "why": { (cursor) throws(CommandError) in
            let selector = try cursor.viewSelector()
            return .why(selector, try cursor.propertyWord(), try cursor.takeComparison())
        },
        "time": { (cursor) throws(CommandError) in .time(try cursor.takeComparison()) },
    ]

    private static func count(_ cursor: inout TextCursor) throws(CommandError) -> Condition {
        guard cursor.word() == "of" else { throw CommandError("expected 'count of SELECTOR'", column: cursor.column) }
        let selector = try cursor.viewSelector()
        return .count(selector, try cursor.takeComparison())
    }

    private static func output(_ cursor: inout TextCursor) throws(CommandError) -> Condition {
        var ahead = cursor
        switch ahead.word() {
        case "contains": return .outputContains(try cursor.contained())
        case "count":
            cursor = ahead
            let text = try cursor.quoted()
            return .outputCount(text, try cursor.takeComparison())
        default: return .output(try cursor.takeComparison())
        }
    }

    private static func ofView(_ cursor: inout TextCursor) throws(CommandError) -> Condition {
        let selector = try cursor.viewSelector()
        let word = try cursor.propertyWord("a property, or exists, gone or leaving")
        var ahead = cursor
        let next = ahead.word()
        if next.isEmpty, let presence = Presence(rawValue: word) { return .presence(selector, presence) }
        if next == "animates" || next == "still" {
            cursor = ahead
            return .motion(selector, word, animates: next == "animates")
        }
        return .property(selector, word, try cursor.takeComparison())
    }
}

extension TextCursor {
    /// A selector, with its error as a command's.
    mutating func viewSelector() throws(CommandError) -> ViewSelector {
        do { return try selector() } catch { throw CommandError(error) }
    }

    /// A property's name: one word, up to white space or an operator.
    mutating func propertyWord(_ what: String = "a property") throws(CommandError) -> String {
        skipSpaces()
        let place = column
        let name = take { !$0.isWhitespace && !"=!<>".contains($0) }
        guard !name.isEmpty else {
            throw CommandError("expected \(what)", column: place, help: "':help properties' lists them")
        }
        return name
    }

    /// What stands before an operator; not empty.
    mutating func named(_ what: String) throws(CommandError) -> String {
        skipSpaces()
        let place = column
        let name = try takeUpToComparison()
        guard !name.isEmpty else { throw CommandError("expected \(what)", column: place) }
        return name
    }

    /// `contains "TEXT"`.
    mutating func contained() throws(CommandError) -> String {
        skipSpaces()
        let place = column
        guard word() == "contains" else { throw CommandError("expected 'contains \"TEXT\"'", column: place) }
        return try quoted()
    }

    /// A string literal.
    mutating func quoted() throws(CommandError) -> String {
        skipSpaces()
        do { return try stringLiteral() } catch { throw CommandError(error) }
    }

    /// Throws where something is left.
    mutating func expectEnd() throws(CommandError) {
        skipSpaces()
        guard isAtEnd else {
            let place = column
            throw CommandError("unexpected '\(remainder())' at the end", column: place)
        }
    }
}
