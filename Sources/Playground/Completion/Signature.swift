/// The parts of a declaration in text that completion shows: nothing is parsed or checked.
struct Signature {
    /// A parameter: what a call writes before the colon, `_` for nothing, and its type.
    struct Parameter: Hashable {
        var label: String, type: String
    }

    /// `func`, `var`, `case`, `init`, …, attributes and modifiers before it left out.
    let introducer: String
    let isStatic: Bool
    let name: String
    let parameters: [Parameter]
    /// The name with its parameters, in one line.
    let summary: String

    /// Reads a declaration; nil where no name is found.
    init?(_ declaration: String) {
        let text = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var words = text[...]
        var isStatic = false
        while true {
            let word = words.prefix { $0 != " " && $0 != "(" && $0 != "<" }
            if word == "init" || word == "subscript" || Self.introducers.contains(String(word)) {
                self.introducer = String(word)
                break
            }
            guard let space = words.firstIndex(of: " ") else { return nil }
            if word == "static" || word == "class" { isStatic = true }
            words = words[space...].dropFirst()
        }
        self.isStatic = isStatic || introducer == "case"
        var rest = words.dropFirst(introducer.count).drop { $0 == " " || $0 == "`" }
        if introducer == "init" { name = "init" } else { name = String(rest.prefix { $0.isNamePart }) }
        guard !name.isEmpty else { return nil }
        rest = rest.dropFirst(introducer == "init" ? 0 : name.count).drop { $0 == "`" }
        if rest.first == "<", let close = rest.closing { rest = rest[close...].dropFirst() }
        if rest.first == "(", let close = rest.closing {
            let inside = rest[..<close].dropFirst()
            parameters = inside.split(atTopLevel: ",").compactMap(Parameter.init)
            summary = name + rest[...close] + rest[close...].dropFirst().prefix { $0 != "{" }
        } else {
            parameters = []
            summary = name + rest.prefix { $0 != "{" }
        }
    }

    private static let introducers: Set<String> = ["func", "var", "let", "case", "struct", "class", "enum", "protocol"]
}

extension Signature.Parameter {
    /// Reads `label name: Type = value`.
    fileprivate init?(_ text: Substring) {
        let parts = text.split(atTopLevel: ":")
        guard parts.count >= 2, let label = parts[0].split(separator: " ").last(where: { !$0.hasPrefix("@") }) else {
            return nil
        }
        let names = parts[0].split(separator: " ").filter { !$0.hasPrefix("@") }
        self.label = String(names.first ?? label)
        let type = parts[1].split(atTopLevel: "=").first ?? ""
        let words = type.split(separator: " ").filter { !["some", "any", "inout", "@escaping"].contains($0) }
        self.type = String(words.first ?? "").filter { $0 != "?" }
    }
}

extension Substring {
    /// The bracket that closes the one this begins with; the `>` of an arrow closes nothing.
    fileprivate var closing: Index? {
        var depth = 0
        var before: Character = " "
        for index in indices {
            let character = self[index]
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && before != "-") { depth -= 1 }
            if depth == 0 { return index }
            before = character
        }
        return nil
    }

    /// Parts between separators outside brackets.
    fileprivate func split(atTopLevel separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        var depth = 0
        var before: Character = " "
        for index in indices {
            let character = self[index]
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && before != "-") { depth -= 1 }
            if depth == 0, character == separator {
                parts.append(self[start..<index])
                start = self.index(after: index)
            }
            before = character
        }
        return parts + [self[start...]]
    }
}
