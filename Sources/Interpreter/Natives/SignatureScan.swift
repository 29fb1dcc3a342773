/// Finds the name that a declaration declares, without parsing it.
///
/// It reads bytes, not characters: thousands of signatures are scanned before the first prompt.
enum SignatureScan {
    private typealias Bytes = Substring.UTF8View

    private static let introducers: Set<Substring> = [
        "func", "var", "let", "case", "struct", "class", "enum", "protocol", "actor", "extension", "typealias",
        "associatedtype", "operator", "macro",
    ]

    /// The base name; empty where none is found. Attributes and modifiers before it are passed over.
    static func baseName(of declaration: String) -> String {
        var rest = declaration[...].utf8
        while let word = nextWord(&rest) {
            if starts(word, with: "init") { return "init" }
            if starts(word, with: "subscript") { return "subscript" }
            guard introducers.contains(Substring(word)) else { continue }
            var after = rest
            guard let name = nextWord(&after) else { return "" }
            if Substring(word) == "class", ["func", "var"].contains(Substring(name)) { continue }
            return bare(name)
        }
        return ""
    }

    /// `Array` of `Array where Element: Equatable`, `Inner` of `Outer.Inner`, `Binding` of `Binding<Value>`.
    static func simpleName(ofOwner owner: String) -> String {
        let name = owner.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "<") }
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return text(name) }
        return text(name[name.index(after: dot)...])
    }

    /// The next word: up to white space, where brackets of an attribute's arguments are one word.
    private static func nextWord(_ rest: inout Bytes) -> Bytes? {
        rest = rest.drop(while: isSpace)
        guard let first = rest.first else { return nil }
        var depth = 0
        let isAttribute = first == UInt8(ascii: "@")
        let word = rest.prefix { byte in
            if isAttribute, byte == UInt8(ascii: "(") { depth += 1 }
            if isAttribute, byte == UInt8(ascii: ")") { depth -= 1 }
            return depth > 0 || !isSpace(byte)
        }
        rest = rest[word.endIndex...]
        return word
    }

    /// The name before `(`, `<`, `:`; of an operator what stands before a space or `(`.
    private static func bare(_ word: Bytes) -> String {
        let name = word.drop { $0 == UInt8(ascii: "`") }
        guard let first = name.first else { return "" }
        return text(isNamePart(first) ? name.prefix(while: isNamePart) : word.prefix { $0 != UInt8(ascii: "(") })
    }

    private static func text(_ bytes: Bytes) -> String { String(Substring(bytes)) }

    private static func starts(_ word: Bytes, with name: StaticString) -> Bool {
        word.starts(with: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Whether a byte belongs to a name: ASCII letters, digits, `_`, `$`, and every letter beyond ASCII.
    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
        default: false
        }
    }
}
