import Foundation
import SwiftSubset

/// Reading signatures on another core before the checker asks for them. Reading is what a first use of a name costs;
/// nothing depends on whether it happened.
extension VocabularyTable {
    /// Begins to read the declarations and entries that a text seems to use, and returns at once.
    public func readAhead(for text: String) {
        let words = Self.words(of: text)
        let called = Self.words(of: text, afterDots: true)
        Self.inBackground { readAll(from: words, called: Set(called)) }
    }

    /// Begins to read the whole table, and returns at once: for a prompt that waits for its user.
    public func readAheadWhole() {
        Self.inBackground {
            for type in types { _ = parseSignature(type.declaration) }
            for entry in entries { _ = parseSignature(entry.signature) }
            for declaration in prelude { _ = parseSignature(declaration) }
        }
    }

    /// Reads what the words name: first the types with all that their declarations name, which the checker asks for
    /// first, then what the words call.
    private func readAll(from words: [String], called: Set<String>) {
        var reader = AheadReader(table: self, words: Set(words), called: called)
        for word in words { reader.readType(word) }
        for word in words { reader.readEntries(named: word) }
    }

    /// The words of a text, each once, in order: all of them, or those that follow a dot.
    static func words(of text: String, afterDots: Bool = false) -> [String] {
        let isPart: (UInt8) -> Bool = { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: false
            }
        }
        let utf8 = text.utf8
        var seen = Set<Substring>()
        return utf8.split { !isPart($0) }.compactMap { word in
            if afterDots {
                guard word.startIndex > utf8.startIndex,
                    utf8[utf8.index(before: word.startIndex)] == UInt8(ascii: ".")
                else { return nil }
            }
            let word = Substring(word)
            return seen.insert(word).inserted ? String(word) : nil
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
                names.append(contentsOf: VocabularyTable.words(of: declaration))
            }
        }
        return read
    }
}

/// Reads what a program's words name, each once.
private struct AheadReader {
    let table: VocabularyTable
    /// What the text names.
    let words: Set<String>
    /// What it names after a dot.
    let called: Set<String>
    private var declarations: DeclarationReader

    init(table: VocabularyTable, words: Set<String>, called: Set<String>) {
        (self.table, self.words, self.called) = (table, words, called)
        declarations = DeclarationReader(
            types: table.types, typesByName: table.typesByName, prelude: table.prelude,
            preludeByName: table.preludeByName)
    }

    /// Reads a type with what its declarations name; nothing where the table has none of that name.
    mutating func readType(_ name: String) {
        for type in declarations.read(name) {
            // Conforming to Equatable asks for it.
            for place in table.entries(of: type, named: "==") { _ = parseSignature(table.entries[place].signature) }
        }
    }

    /// Reads what a word most likely calls, and the types that those signatures name: a type's initializers, else what
    /// is global, or after a dot a modifier or a member of a type that was read. A signature that asks for a label which
    /// the text never names is not called.
    mutating func readEntries(named word: String) {
        let places: [Int]
        if table.typesByName[word] != nil {
            places = table.entries(of: word, named: "init")
        } else {
            places = (table.entriesByName[word] ?? []).filter { place in
                let owner = SignatureScan.simpleName(ofOwner: table.entries[place].owner ?? "")
                return owner.isEmpty || called.contains(word) && declarations.seen.contains(owner)
            }
        }
        for place in places {
            let signature = table.entries[place].signature
            if let labels = SignatureLabels(signature: signature), !labels.areNamed(in: words) { continue }
            _ = parseSignature(signature)
            for name in VocabularyTable.words(of: signature) { readType(name) }
        }
    }
}
