/// Swift and commands with their words marked, for pages.
public enum Highlighting {
    /// The source as markup: `span`s of class `k` (keyword), `t` (type), `s` (string), `n` (number), `c` (comment), `a`
    /// (attribute or command). Nothing in it is checked: what cannot be told apart stays plain.
    public static func markup(_ source: String) -> String {
        if source.first == ":" { return command(source) }
        var rest = source[...]
        var result = ""
        while let first = rest.first {
            let (text, style) = token(rest, first)
            result += span(String(text), style)
            rest = rest.dropFirst(text.count)
        }
        return result
    }

    private static func command(_ source: String) -> String {
        let name = source.prefix { !$0.isWhitespace }
        return span(String(name), "a") + Markup.escapedLines(String(source.dropFirst(name.count)))
    }

    private static func token(_ rest: Substring, _ first: Character) -> (Substring, String?) {
        if rest.hasPrefix("//") { return (rest.prefix { $0 != "\n" }, "c") }
        if rest.hasPrefix("/*") { return (comment(rest), "c") }
        if first == "\"" { return (string(rest), "s") }
        if first == "@" || first == "#" {
            let name = rest.dropFirst().prefix { $0.isWordPart }
            return name.isEmpty ? (rest.prefix(1), nil) : (rest.prefix(1 + name.count), "a")
        }
        if first.isNumber { return (rest.prefix { $0.isWordPart || $0 == "." }, "n") }
        guard first.isWordPart else {
            return (rest.prefix { !$0.isWordPart && !"\"@#/".contains($0) }.orFirst(rest), nil)
        }
        let word = rest.prefix { $0.isWordPart }
        if keywords.contains(String(word)) { return (word, "k") }
        return (word, first.isUppercase ? "t" : nil)
    }

    private static func string(_ rest: Substring) -> Substring {
        let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        var index = rest.index(rest.startIndex, offsetBy: quote.count)
        while index < rest.endIndex {
            if rest[index...].hasPrefix(quote) { return rest[..<rest.index(index, offsetBy: quote.count)] }
            if rest[index] == "\\" { rest.formIndex(after: &index) }
            if index < rest.endIndex { rest.formIndex(after: &index) }
        }
        return rest
    }

    private static func comment(_ rest: Substring) -> Substring {
        guard let end = rest.firstRange(of: "*/") else { return rest }
        return rest[..<end.upperBound]
    }

    private static func span(_ text: String, _ style: String?) -> String {
        let escaped = Markup.escapedLines(text)
        return style.map { "<span class=\"\($0)\">\(escaped)</span>" } ?? escaped
    }

    private static let keywords: Set<String> = [
        "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else",
        "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "is", "let", "mutating", "nil", "private", "protocol", "public", "repeat", "return", "self", "Self", "some",
        "static", "struct", "super", "switch", "throw", "throws", "true", "try", "var", "weak", "where", "while",
    ]
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
    /// At least one character, so that reading goes on.
    fileprivate func orFirst(_ rest: Substring) -> Substring { isEmpty ? rest.prefix(1) : self }
}
