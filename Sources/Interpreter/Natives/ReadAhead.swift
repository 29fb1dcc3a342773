import Foundation
import SwiftSubset

/// Reading signatures on another core before the checker asks for them. Reading is what a first use of a name costs;
/// nothing depends on whether it happened.
extension VocabularyTable {
    /// Begins to read the declarations and entries that a text seems to use, and returns at once. The everyday ones
    /// come first, since the checker begins with them.
    public func readAhead(for text: String) {
        Self.inBackground {
            _ = everyday.declared(in: self)
            let words = TextWords(of: text)
            var reader = AheadReader(table: self, words: words)
            for word in words.all { reader.readType(word) }
            reader.ownersAreKnown()
            for word in words.all { reader.readEntries(named: word) }
        }
    }

    /// Begins to read the whole table, and returns at once: for a prompt that waits for its user.
    public func readAheadWhole() {
        Self.inBackground {
            for type in types { _ = parseSignature(type.declaration) }
            for entry in entries { _ = parseSignature(entry.signature) }
            for declaration in prelude { _ = parseSignature(declaration) }
        }
    }

    static func inBackground(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        // Reading nests with the parser's depth; the default on some systems is 512 KB.
        thread.stackSize = 16 << 20
        thread.qualityOfService = .utility
        thread.start()
    }
}

/// Reads the declarations of types with what they name in turn, each once.
struct DeclarationReader: Sendable {
    let types: [NativeType]
    let typesByName: [String: [Int]]
    let prelude: [String]
    let preludeByName: [String: [Int]]
    private(set) var seen: Set<String> = []

    init(types: [NativeType], typesByName: [String: [Int]], prelude: [String], preludeByName: [String: [Int]]) {
        (self.types, self.typesByName) = (types, typesByName)
        (self.prelude, self.preludeByName) = (prelude, preludeByName)
    }

    /// Begins to read types, and returns at once.
    func readAhead(_ names: [String]) {
        guard !names.isEmpty else { return }
        VocabularyTable.inBackground {
            var reader = self
            for name in names where !name.contains(".") { _ = reader.read(name) }
        }
    }

    /// Reads a type and what its declarations name, and returns the names of the types that were read; none where the
    /// table has none of that name.
    mutating func read(_ name: String) -> [String] {
        var names = [name], read: [String] = []
        while let next = names.popLast() {
            let declarations =
                (typesByName[next] ?? []).map { types[$0].declaration }
                + (preludeByName[next] ?? []).map { prelude[$0] }
            guard !declarations.isEmpty, seen.insert(next).inserted else { continue }
            read.append(next)
            for declaration in declarations {
                _ = parseSignature(declaration)
                names.append(contentsOf: TextWords(of: declaration).all)
            }
        }
        return read
    }
}

/// Reads what a program's words name, each once.
private struct AheadReader {
    let table: VocabularyTable
    let words: TextWords
    private var declarations: DeclarationReader
    /// The types that the text names, with all that their declarations name.
    private var owners: Set<String> = []

    init(table: VocabularyTable, words: TextWords) {
        (self.table, self.words) = (table, words)
        declarations = DeclarationReader(
            types: table.types, typesByName: table.typesByName, prelude: table.prelude,
            preludeByName: table.preludeByName)
    }

    /// What is read from now on is named by signatures alone: a program hardly calls its members.
    mutating func ownersAreKnown() {
        owners = declarations.seen
        for name in table.everyday.names where !name.contains(".") { owners.insert(name) }
    }

    /// Reads a type with what its declarations name; nothing where the table has none of that name.
    mutating func readType(_ name: String) {
        for type in declarations.read(name) {
            // Conforming to Equatable asks for it.
            for place in table.entries(of: type, named: "==") { _ = parseSignature(table.entries[place].signature) }
        }
    }

    /// Reads what a word most likely calls, and the types that those signatures name: a type's initializers, else what
    /// is global, or after a dot a modifier or a member of an owner. A signature that asks for a label which the text
    /// never names is not called.
    mutating func readEntries(named word: String) {
        let places: [Int]
        if table.typesByName[word] != nil {
            places = words.called.contains(word) ? table.entries(of: word, named: "init") : []
        } else {
            places = (table.entriesByName[word] ?? []).filter { place in
                let owner = SignatureScan.simpleName(ofOwner: table.entries[place].owner ?? "")
                return owner.isEmpty
                    ? words.called.contains(word) : words.afterDots.contains(word) && owners.contains(owner)
            }
        }
        for place in places {
            let signature = table.entries[place].signature
            if let labels = SignatureLabels(signature: signature), !labels.areNamed(in: words.set) { continue }
            _ = parseSignature(signature)
            for name in TextWords(of: signature).all { readType(name) }
        }
    }
}

/// The words of a text, each once.
struct TextWords: Sendable {
    /// All of them in order.
    private(set) var all: [String] = []
    /// All of them.
    private(set) var set: Set<String> = []
    /// Those that follow a dot.
    private(set) var afterDots: Set<String> = []
    /// Those that a bracket or a brace follows, as it follows what is called.
    private(set) var called: Set<String> = []

    init(of text: String) {
        let utf8 = text.utf8
        for word in utf8.split(whereSeparator: { !Self.isPart($0) }) {
            let name = String(Substring(word))
            if set.insert(name).inserted { all.append(name) }
            if word.startIndex > utf8.startIndex, utf8[utf8.index(before: word.startIndex)] == UInt8(ascii: ".") {
                afterDots.insert(name)
            }
            switch utf8[word.endIndex...].first(where: { $0 != UInt8(ascii: " ") }) {
            case UInt8(ascii: "("), UInt8(ascii: "{"): called.insert(name)
            default: break
            }
        }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
