/// Finds the name that a declaration declares, without parsing it.
///
/// It reads bytes, not characters: thousands of signatures are scanned before the first prompt.
enum SignatureScan {
    typealias Bytes = Substring.UTF8View

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

    /// What stands between the parentheses of a function's or an initializer's parameters; nil of anything else.
    static func parameterList(of declaration: String) -> Bytes? {
        var rest = declaration[...].utf8
        while let word = nextWord(&rest) {
            var after: Bytes
            if starts(word, with: "init") {
                after = declaration.utf8[word.startIndex...].dropFirst(4)
            } else if word.elementsEqual("func".utf8) {
                after = afterName(rest.drop(while: isSpace))
            } else if introducers.contains(Substring(word)) || starts(word, with: "subscript") {
                return nil
            } else {
                continue
            }
            if after.first == UInt8(ascii: "?") { after = after.dropFirst() }
            if after.first == UInt8(ascii: "<") { after = after.dropFirst(bracketed(after).count + 2) }
            return after.first == UInt8(ascii: "(") ? bracketed(after) : nil
        }
        return nil
    }

    /// What follows a function's name; an operator's ends with a space or the parenthesis.
    private static func afterName(_ bytes: Bytes) -> Bytes {
        guard let first = bytes.first, !isNamePart(first), first != UInt8(ascii: "`") else {
            return bytes.drop { isNamePart($0) || $0 == UInt8(ascii: "`") }
        }
        return bytes.drop { !isSpace($0) && $0 != UInt8(ascii: "(") }.drop(while: isSpace)
    }

    /// What stands between an opening bracket, with which the bytes begin, and the one that closes it.
    private static func bracketed(_ bytes: Bytes) -> Bytes {
        var nesting = Nesting()
        let inside = bytes.prefix { byte in
            nesting.pass(byte)
            return nesting.depth > 0
        }
        return inside.dropFirst()
    }

    /// The parts between the commas that stand in no brackets and in no text.
    static func pieces(of list: Bytes) -> [Bytes] {
        var nesting = Nesting()
        let parts = list.split { byte in
            nesting.pass(byte)
            return byte == UInt8(ascii: ",") && nesting.depth == 0 && !nesting.isInText
        }
        return parts.filter { !$0.allSatisfy(isSpace) }
    }

    /// How deep in brackets a place is. The `>` of `->` closes none.
    private struct Nesting {
        var depth = 0
        var isInText = false
        private var last: UInt8 = 0

        mutating func pass(_ byte: UInt8) {
            defer { last = byte }
            if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isInText.toggle() }
            guard !isInText else { return }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where last == UInt8(ascii: "-"): break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
            default: break
            }
        }
    }

    /// `Array` of `Array where Element: Equatable`, `Inner` of `Outer.Inner`, `Binding` of `Binding<Value>`.
    static func simpleName(ofOwner owner: String) -> String {
        let name = owner.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "<") }
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return text(name) }
        return text(name[name.index(after: dot)...])
    }

    /// `where Element: Equatable` of `Array where Element: Equatable`; nil of an owner without conditions.
    static func condition(ofOwner owner: String) -> Substring? {
        guard let space = owner.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
        let rest = owner.utf8[owner.utf8.index(after: space)...]
        return starts(rest, with: "where ") ? Substring(rest) : nil
    }

    /// The next word: up to white space, where brackets of an attribute's arguments are one word.
    static func nextWord(_ rest: inout Bytes) -> Bytes? {
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
