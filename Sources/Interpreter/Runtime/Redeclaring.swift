import SwiftSubset

/// The types, extensions, functions, aliases and previews of a program as they are written now.
///
/// A type that is declared anew is another type than before; whatever names it has to be read again to mean the new one.
struct WrittenDeclarations: Sendable {
    /// One declaration with the words in it.
    private struct One: Sendable {
        let decl: Decl
        /// What it declares; empty for an extension and for a macro (`#Preview`).
        let names: Set<String>
        /// The type that it extends.
        let extended: String?
        /// The words in it, read anew each time: they are asked for only where a type is declared again.
        var words: Set<String> { WrittenDeclarations.words(of: decl.range.text) }
        var isPreview: Bool { names.isEmpty && extended == nil }
    }

    private var all: [One] = []
    /// All names that are declared, and all types that are extended.
    private var known: Set<String> = [], knownExtended: Set<String> = []
    private var hasPreviews = false

    /// Takes a program's declarations in. One takes the place of an earlier one of its name, and the extensions of a
    /// type, and previews, that of all earlier ones.
    mutating func add(_ program: Program) {
        let new = program.declarations.compactMap(Self.one)
        let names = Set(new.flatMap(\.names)), extended = Set(new.compactMap(\.extended))
        let previews = new.contains(where: \.isPreview)
        // Mostly nothing is declared anew: then the others are not looked at.
        if previews && hasPreviews || !known.isDisjoint(with: names) || !knownExtended.isDisjoint(with: extended) {
            all.removeAll { one in
                one.isPreview && previews || !one.names.isDisjoint(with: names)
                    || one.extended.map(extended.contains) ?? false
            }
        }
        known.formUnion(names)
        knownExtended.formUnion(extended)
        hasPreviews = hasPreviews || previews
        all += new
    }

    /// The entry with everything before it that names, directly or not, a type which it declares anew; nil where it
    /// declares none anew or nobody names it.
    func renewed(by entry: Program) -> Program? {
        let own = entry.declarations.compactMap(Self.one)
        var names = Set(own.filter { $0.decl.isType }.flatMap(\.names)).intersection(known)
        guard !names.isEmpty else { return nil }
        var next = self
        next.add(entry)
        var rest = next.all.filter { one in !own.contains { $0.decl.range == one.decl.range } }
            .map { (one: $0, words: $0.words) }
        var again: [One] = []
        while let index = rest.firstIndex(where: { !$0.words.isDisjoint(with: names) }) {
            let one = rest.remove(at: index).one
            if one.decl.isType { names.formUnion(one.names) }
            again.append(one)
        }
        guard !again.isEmpty else { return nil }
        let statements = again.map { Stmt(.decl($0.decl), range: $0.decl.range) }
        return Program(file: entry.file, statements: statements + entry.statements)
    }

    /// The words of a text.
    fileprivate static func words(of text: String) -> Set<String> {
        let isPart: (UInt8) -> Bool = { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: false
            }
        }
        return Set(text.utf8.split { !isPart($0) }.map { String(Substring($0)) })
    }

    private static func one(_ decl: Decl) -> One? {
        switch decl.kind {
        case .type, .function, .typeAlias, .macro:
            return One(decl: decl, names: Set(decl.declaredNames.map(\.name)), extended: nil)
        case .extensionDecl(let one): return One(decl: decl, names: [], extended: one.extended.range.text)
        default: return nil
        }
    }
}

extension Decl {
    fileprivate var isType: Bool { if case .type = kind { true } else { false } }
}
