import RenderTree

extension ExpectedValue {
    /// Reads a value in the contract's order: a literal, a member, a property of a view, else an expression.
    init(_ text: String, column: Int) throws(CommandError) {
        if let literal = RawValue(literal: text) {
            self = .literal(literal)
        } else if text.hasPrefix(".") {
            self = .member(text)
        } else if let (property, selector) = Self.propertyOfView(text) {
            self = .property(property, of: selector)
        } else {
            self = .expression(text)
        }
    }

    private static func propertyOfView(_ text: String) -> (String, ViewSelector)? {
        var cursor = TextCursor(text)
        let property = cursor.word()
        guard cursor.word() == "of", ViewProperty(property) != nil else { return nil }
        guard let selector = try? ViewSelector(cursor.remainder()) else { return nil }
        return (property, selector)
    }
}

extension RawValue {
    /// Reads a Swift literal: nil, Bool, number, string or an array of these; nil for anything else.
    init?(literal text: String) {
        var cursor = TextCursor(text)
        guard let value = cursor.literal() else { return nil }
        cursor.skipSpaces()
        guard cursor.isAtEnd else { return nil }
        self = value
    }
}

extension TextCursor {
    /// Takes a literal; nil where none stands, or one that holds an expression.
    mutating func literal() -> RawValue? {
        skipSpaces()
        if isAtString { return (try? stringLiteral()).map { .text($0) } }
        if take("[") { return arrayLiteral() }
        let word = take { !$0.isWhitespace && !",]".contains($0) }
        switch word {
        case "nil": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: return Self.number(word)
        }
    }

    private mutating func arrayLiteral() -> RawValue? {
        var elements: [RawValue] = []
        skipSpaces()
        while !take("]") {
            guard let element = literal() else { return nil }
            elements.append(element)
            skipSpaces()
            if !take(",") {
                guard take("]") else { return nil }
                break
            }
            skipSpaces()
        }
        return .list(elements)
    }

    /// A Swift number: decimal, hexadecimal, octal or binary, with underscores, signed.
    private static func number(_ word: String) -> RawValue? {
        var digits = word
        let isNegative = digits.hasPrefix("-")
        if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
        guard digits.first?.isASCII == true, digits.first?.isNumber == true, digits.last != "." else { return nil }
        digits.removeAll { $0 == "_" }
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
            return Int((isNegative ? "-" : "") + digits.dropFirst(2), radix: radix).map { .int($0) }
        }
        if let whole = Int(digits) { return .int(isNegative ? -whole : whole) }
        guard digits.allSatisfy({ $0.isNumber || ".eE+-".contains($0) }) else { return nil }
        return Double(digits).map { .number(isNegative ? -$0 : $0) }
    }
}
