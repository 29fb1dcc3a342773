import SwiftSubset

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

    /// Frameworks by their types and functions that are known but not there.
    public let absent: [String: String]
    /// Frameworks by their modifiers of views that are known but not there.
    public let absentModifiers: [String: String]

    /// Types and members that are declared before any program names them.
    let everyday: EverydayDeclarations
    private let store: SignatureStore?

    /// Indexes sources. Later families add to earlier ones; nothing is read but, on another thread, the declarations
    /// of the types and members named as everyday ones, with which every program begins.
    public init(
        _ sources: [VocabularySource], absent: [String: String] = [:], absentModifiers: [String: String] = [:],
        everyday: [String] = [], store: SignatureStore? = nil
    ) {
        self.everyday = EverydayDeclarations(names: everyday)
        self.store = store
        self.absent = absent
        self.absentModifiers = absentModifiers
        types = sources.flatMap(\.types)
        entries = sources.flatMap(\.entries)
        prelude = sources.flatMap(\.prelude)
        typesByName = Self.index(types.map(\.declaration))
        preludeByName = Self.index(prelude)
        var byName: [String: [Int]] = [:]
        var byOwner: [String: [String: [Int]]] = [:]
        for (place, entry) in entries.enumerated() {
            let name = SignatureScan.baseName(of: entry.signature)
            byName[name, default: []].append(place)
            byOwner[SignatureScan.simpleName(ofOwner: entry.owner ?? ""), default: [:]][name, default: []].append(place)
        }
        entriesByName = byName
        entriesByOwner = byOwner
        self.everyday.prepare(in: self)
    }

    /// The declaration that a text of the table spells; nil where it is none.
    func declaration(_ text: String) -> Decl? { parseSignature(text, store: store) }

    /// The conditions of an owner, such as `Array where Element: Equatable`, as a declaration; nil where it has none.
    static func condition(ofOwner owner: String) -> String? {
        SignatureScan.condition(ofOwner: owner).map { "func condition() \($0)" }
    }

    /// Every text of the table that is read as a declaration.
    public var declarationTexts: [String] {
        types.map(\.declaration) + prelude + entries.map(\.signature)
            + entries.compactMap { $0.owner.flatMap(Self.condition) }
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
