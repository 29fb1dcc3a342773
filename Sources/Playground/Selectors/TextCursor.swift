/// A place in a command's text, moved forward as parts of it are read.
struct TextCursor {
    let text: String
    private(set) var index: String.Index

    init(_ text: String) {
        self.text = text
        index = text.startIndex
    }

    var isAtEnd: Bool { index == text.endIndex }
    var next: Character? { isAtEnd ? nil : text[index] }
    var rest: Substring { text[index...] }

    /// The column of the next character, from 1.
    var column: Int { text.distance(from: text.startIndex, to: index) + 1 }

    @discardableResult
    mutating func take() -> Character? {
        guard let character = next else { return nil }
        index = text.index(after: index)
        return character
    }

    /// Takes the characters if they come next.
    mutating func take(_ expected: String) -> Bool {
        guard rest.hasPrefix(expected) else { return false }
        index = text.index(index, offsetBy: expected.count)
        return true
    }

    /// Takes one code point, also from within a character.
    @discardableResult
    mutating func takeScalar() -> Unicode.Scalar? {
        guard let scalar = rest.unicodeScalars.first else { return nil }
        index = text.unicodeScalars.index(after: index)
        return scalar
    }

    /// Takes the code points if they come next, whatever they are drawn with.
    mutating func takeScalars(_ expected: String) -> Bool {
        guard rest.unicodeScalars.starts(with: expected.unicodeScalars) else { return false }
        index = text.unicodeScalars.index(index, offsetBy: expected.unicodeScalars.count)
        return true
    }

    mutating func take(while condition: (Character) -> Bool) -> String {
        let start = index
        while let character = next, condition(character) { index = text.index(after: index) }
        return String(text[start..<index])
    }

    mutating func skipSpaces() { _ = take { $0.isWhitespace } }

    /// The next word up to white space; empty at the end.
    mutating func word() -> String {
        skipSpaces()
        return take { !$0.isWhitespace }
    }

    /// Everything that is left, without white space around it.
    mutating func remainder() -> String {
        skipSpaces()
        var result = String(rest)
        index = text.endIndex
        while result.last?.isWhitespace == true { result.removeLast() }
        return result
    }
}
