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
        for word in Self.literalTypes + words { reader.readType(word) }
        for word in words { reader.readEntries(named: word) }
    }

    /// The types of literals and of bodies, which hardly a program names and each uses.
    private static var literalTypes: [String] { ["View", "Int", "Double", "String", "Bool", "Optional", "Array"] }

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

    private static func inBackground(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        // Reading nests with the parser's depth; the default on some systems is 512 KB.
        thread.stackSize = 16 << 20
        thread.qualityOfService = .utility
        thread.start()
    }
}

/// Reads declarations with what they name in turn, each once.
private struct AheadReader {
    let table: VocabularyTable
    /// What the text names.
    let words: Set<String>
    /// What it names after a dot.
    let called: Set<String>
    private var seen: Set<String> = []

    init(table: VocabularyTable, words: Set<String>, called: Set<String>) {
        (self.table, self.words, self.called) = (table, words, called)
    }

    /// Reads a type and what its declarations name; nothing where the table has none of that name.
    mutating func readType(_ name: String) {
        var names = [name]
        while let next = names.popLast() {
            let types = (table.typesByName[next] ?? []).map { table.types[$0].declaration }
            let prelude = (table.preludeByName[next] ?? []).map { table.prelude[$0] }
            guard !(types.isEmpty && prelude.isEmpty), seen.insert(next).inserted else { continue }
            for declaration in types + prelude {
                _ = parseSignature(declaration)
                names.append(contentsOf: VocabularyTable.words(of: declaration))
            }
            // Conforming to Equatable asks for it.
            for place in table.entries(of: next, named: "==") { _ = parseSignature(table.entries[place].signature) }
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
                return owner.isEmpty || called.contains(word) && seen.contains(owner)
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
