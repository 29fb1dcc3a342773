/// What single lines mean to the reader of entries.

/// The lines of a text, without their line ends: a line feed, or a carriage return and a line feed.
public func sourceLines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
        String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
}

/// Whether a line holds nothing but white space.
func isBlank(_ line: some StringProtocol) -> Bool { line.allSatisfy(\.isWhitespace) }

/// Whether a line is a comment of a script: `#` and a space.
func isHashComment(_ line: String) -> Bool { line.hasPrefix("# ") || line == "#" }

/// Whether a line is a command where no entry is open: `:` and a letter in column 0.
func isCommand(_ line: String) -> Bool {
    line.first == ":" && line.dropFirst().first.map { $0.isASCII && $0.isLetter } == true
}

/// The Swift that follows the word of a command which takes some, and so goes on over several lines; else nil.
///
/// `:try` takes an entry or another command; `:compare` takes entries in braces.
func commandCode(_ line: String) -> String? {
    let word = line.dropFirst().prefix { $0.isLetter }
    let rest = String(line.dropFirst(1 + word.count))
    switch word {
    case "try":
        let inner = String(rest.drop { $0.isWhitespace })
        return isCommand(inner) ? commandCode(inner) : rest
    case "com", "comp", "compa", "compar", "compare": return rest
    default: return nil
    }
}

/// Whether a line that begins with `lead` (white space and comments aside) goes on with the entry before it.
func leadGoesOn(_ lead: String) -> Bool {
    guard let first = lead.unicodeScalars.first else { return false }
    switch first {
    case ".", "?", ")", "]", "}", "{": return true
    case ":": return lead.dropFirst().first.map(\.isWhitespace) ?? true
    default: break
    }
    if beginsWithBinaryOperator(lead) { return true }
    let word = lead.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return ["else", "catch", "as", "is"].contains(word)
}

/// Whether a line begins with an operator that has white space after it, as before it.
private func beginsWithBinaryOperator(_ lead: String) -> Bool {
    let operators = lead.unicodeScalars.prefix { isOperatorScalar($0) }
    guard !operators.isEmpty, !lead.hasPrefix("//"), !lead.hasPrefix("/*") else { return false }
    return lead.unicodeScalars.dropFirst(operators.count).first.map(\.properties.isWhitespace) ?? true
}

/// Whether a scalar can stand in an operator.
private func isOperatorScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return "/=-+!*%<>&|^~?".unicodeScalars.contains(scalar) }
    return scalar.properties.isPatternSyntax || (0x2190...0x2BFF).contains(scalar.value)
}
