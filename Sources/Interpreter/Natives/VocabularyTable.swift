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

    /// Indexes sources. Later families add to earlier ones; nothing is parsed but, on another thread, the declarations
    /// of the types named as everyday ones, with which every program begins.
    public init(
        _ sources: [VocabularySource], absent: [String: String] = [:], absentModifiers: [String: String] = [:],
        everyday: [String] = []
    ) {
        self.everyday = EverydayDeclarations(names: everyday)
        self.absent = absent
        self.absentModifiers = absentModifiers
        types = sources.flatMap(\.types)
        entries = sources.flatMap(\.entries)
        prelude = sources.flatMap(\.prelude)
        typesByName = Self.index(types.map(\.declaration))
        preludeByName = Self.index(prelude)
        // The types with which every program begins are read beside the indexing of the entries, which takes most of a start.
        DeclarationReader(types: types, typesByName: typesByName, prelude: prelude, preludeByName: preludeByName)
            .readAhead(everyday)
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
