/// Declarations that were parsed when the program was made, to be had without the parser, which needs some three
/// microseconds a byte: a program of 200 lines uses 30 KB of the vocabulary's declarations.
///
/// One line for each declaration, sorted: the hash of its text in ten characters, then its tree. A text that is not in
/// the store is parsed; so a store that is out of date costs time and changes nothing.
public struct SignatureStore: Sendable {
    private let lines: StaticString

    /// A store of lines that `lines(of:)` wrote.
    public init(_ lines: StaticString) { self.lines = lines }

    /// The declaration of that text; nil where the store does not hold it.
    func declaration(of text: String) -> Decl? {
        guard let line = line(beginning: Self.key(of: text)) else { return nil }
        var reader = StoredReader(
            line.dropFirst(Self.keyLength), file: SourceFile(name: vocabularyFileName, text: text))
        guard let decl = try? Decl(from: &reader), reader.isAtEnd else { return nil }
        return decl
    }

    /// The lines of a store that holds declarations, in the order in which it has them; without those that have to be
    /// parsed.
    public static func lines(of texts: some Sequence<String>) -> [String] {
        Set(texts).compactMap { text in
            guard let decl = readSignature(text) else { return nil }
            var writer = StoredWriter(file: decl.range.file)
            guard (try? writer.put(decl)) != nil else { return nil }
            return String(decoding: key(of: text) + writer.bytes, as: UTF8.self)
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether the store has that text, and gives the tree that the parser gives.
    public func isCurrent(for text: String) -> Bool {
        guard let parsed = Self.lines(of: [text]).first else { return declaration(of: text) == nil }
        guard let stored = declaration(of: text) else { return false }
        var writer = StoredWriter(file: stored.range.file)
        guard (try? writer.put(stored)) != nil else { return false }
        return Array(parsed.utf8).dropFirst(Self.keyLength).elementsEqual(writer.bytes)
    }

    private static let keyLength = 10

    /// FNV-1a of 64 bits, in characters that sort as the number does.
    private static func key(of text: String) -> [UInt8] {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return StoredDigits.digits(of: hash, count: keyLength)
    }

    /// The line that begins with a key, found by halving.
    private func line(beginning key: [UInt8]) -> UnsafeBufferPointer<UInt8>.SubSequence? {
        let bytes = UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount)
        let newline = UInt8(ascii: "\n")
        var low = 0
        var high = bytes.count
        while low < high {
            let middle = (low + high) / 2
            let start = bytes[low..<middle].lastIndex(of: newline).map { $0 + 1 } ?? low
            let end = bytes[middle..<high].firstIndex(of: newline) ?? high
            let line = bytes[start..<end]
            let found = line.prefix(Self.keyLength)
            if found.elementsEqual(key) { return line }
            if found.lexicographicallyPrecedes(key) { low = end + 1 } else { high = max(low, start - 1) }
        }
        return nil
    }
}
