import Foundation
import SwiftSubset

/// Reading signatures on another core before the checker asks for them. Reading is what a first use of a name costs;
/// nothing depends on whether it happened.
extension VocabularyTable {
    /// Begins to read the declarations and entries that a text seems to use, and returns at once.
    public func readAhead(for text: String) {
        let words = Self.words(of: text)
        Self.inBackground { readAll(from: words) }
    }

    /// Begins to read the whole table, and returns at once: for a prompt that waits for its user.
    public func readAheadWhole() {
        Self.inBackground {
            for type in types { _ = parseSignature(type.declaration) }
            for entry in entries { _ = parseSignature(entry.signature) }
        }
    }

    /// Reads what the words name, and the types that those declarations name in turn.
    private func readAll(from words: [String]) {
        var queue = words
        var seen = Set(words)
        var next = 0
        while next < queue.count {
            let word = queue[next]
            next += 1
            for place in typesByName[word] ?? [] {
                let declaration = types[place].declaration
                _ = parseSignature(declaration)
                for name in Self.words(of: declaration) where typesByName[name] != nil && seen.insert(name).inserted {
                    queue.append(name)
                }
            }
            for place in likelyEntries(named: word) { _ = parseSignature(entries[place].signature) }
        }
    }

    /// What a word in a program most likely calls: a type's initializers, a view's modifier, a global function.
    private func likelyEntries(named word: String) -> [Int] {
        if typesByName[word] != nil { return entries(of: word, named: "init") }
        let all = entriesByName[word] ?? []
        return all.count <= Self.fewOverloads ? all : entries(of: "View", named: word)
    }

    /// Names with more overloads belong to many types, most of which the text does not use.
    private static var fewOverloads: Int { 8 }

    /// The words of a text, each once, in order.
    static func words(of text: String) -> [String] {
        var seen = Set<Substring>()
        let isPart: (UInt8) -> Bool = { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: false
            }
        }
        return text.utf8.split { !isPart($0) }.compactMap { word in
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
