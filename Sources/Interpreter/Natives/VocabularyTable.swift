/// Every name of the vocabulary, found by base name and owner without parsing: signatures are only scanned.
public struct VocabularyTable: Sendable {
    /// All types in order.
    public let types: [NativeType]
    /// All entries in order; their places are what the indices below hold.
    public let entries: [NativeEntry]
    /// Declarations in Swift.
    public let prelude: [String]
    /// Places of types by simple name: `CGSize`; nested ones by the outer type's.
    public let typesByName: [String: [Int]]
    /// Places of entries by base name: `frame`, `init`, `subscript`, `+`.
    public let entriesByName: [String: [Int]]
    /// Places of entries by owner's simple name, then base name; global entries under the empty owner.
    public let entriesByOwner: [String: [String: [Int]]]
    /// Places of prelude declarations by the name that they declare or extend.
    public let preludeByName: [String: [Int]]

    /// Indexes sources. Later families add to earlier ones; nothing is parsed.
    public init(_ sources: [VocabularySource]) {
        types = sources.flatMap(\.types)
        entries = sources.flatMap(\.entries)
        prelude = sources.flatMap(\.prelude)
        var byName: [String: [Int]] = [:]
        var byOwner: [String: [String: [Int]]] = [:]
        for (place, entry) in entries.enumerated() {
            let name = SignatureScan.baseName(of: entry.signature)
            byName[name, default: []].append(place)
            byOwner[SignatureScan.simpleName(ofOwner: entry.owner ?? ""), default: [:]][name, default: []].append(place)
        }
        entriesByName = byName
        entriesByOwner = byOwner
        typesByName = Self.index(types.map(\.declaration))
        preludeByName = Self.index(prelude)
    }

    private static func index(_ declarations: [String]) -> [String: [Int]] {
        var result: [String: [Int]] = [:]
        for (place, text) in declarations.enumerated() {
            result[SignatureScan.baseName(of: text), default: []].append(place)
        }
        return result
    }

    /// Entries of an owner (`""`: global) with a base name, in declared order.
    public func entries(of owner: String, named name: String) -> [Int] { entriesByOwner[owner]?[name] ?? [] }
}

/// Finds the name that a declaration declares, without parsing it.
enum SignatureScan {
    private static let introducers: Set<Substring> = [
        "func", "var", "let", "case", "struct", "class", "enum", "protocol", "actor", "extension", "typealias",
        "associatedtype", "operator", "macro",
    ]

    /// The base name; empty where none is found. Attributes and modifiers before it are passed over.
    static func baseName(of declaration: String) -> String {
        var rest = Substring(declaration)
        while let word = nextWord(&rest) {
            if word.hasPrefix("init") || word.hasPrefix("subscript") {
                return word.hasPrefix("i") ? "init" : "subscript"
            }
            guard introducers.contains(word) else { continue }
            var after = rest
            guard let name = nextWord(&after) else { return "" }
            if word == "class", name == "func" || name == "var" { continue }
            return bare(name)
        }
        return ""
    }

    /// `Array` of `Array where Element: Equatable`, `Inner` of `Outer.Inner`, `Binding` of `Binding<Value>`.
    static func simpleName(ofOwner owner: String) -> String {
        let name = owner.prefix { $0 != " " && $0 != "<" }
        return String(name.split(separator: ".").last ?? "")
    }

    /// The next word: up to white space, where brackets of an attribute's arguments are one word.
    private static func nextWord(_ rest: inout Substring) -> Substring? {
        rest = rest.drop(while: \.isWhitespace)
        guard let first = rest.first else { return nil }
        if first == "@" { return attribute(&rest) }
        let word = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(word.count)
        return word
    }

    private static func attribute(_ rest: inout Substring) -> Substring {
        var depth = 0
        let word = rest.prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0 || !character.isWhitespace
        }
        rest = rest.dropFirst(word.count)
        return word
    }

    /// The name before `(`, `<`, `:`; of an operator what stands before a space or `(`.
    private static func bare(_ word: Substring) -> String {
        guard let first = word.first else { return "" }
        let text = word.drop { $0 == "`" }
        if first.isLetter || first == "_" || first == "`" || first == "$" {
            return String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
        }
        return String(word.prefix { $0 != "(" })
    }
}
