/// One entry as it was read: what is run, and where it stood.
public struct Entry: Sendable, Equatable {
    /// What an entry is.
    public enum Kind: Sendable, Equatable {
        /// Swift.
        case swift
        /// A line that begins with `:` and a letter.
        case command
    }

    /// What the entry is.
    public let kind: Kind
    /// What is run: the lines, joined by line feeds; without ` # …` comments.
    public let text: String
    /// The lines as they were read.
    public let source: String
    /// The number of the first line, from 1.
    public let line: Int
    /// Whether the input ended in the middle of it.
    public let isUnfinished: Bool
}

/// A command's line without the comment after it, ` # …` outside strings; `:note` keeps it.
///
/// Example: `:tap "a # b" # why` gives `:tap "a # b"`.
public func strippingCommandComment(_ line: String) -> String {
    guard !isNote(line) else { return line }
    let bytes = Array(line.utf8)
    var scanner = SourceScanner()
    scanner.hasHashComments = true
    scanner.scan(bytes[...]) { _, _ in }
    guard let comment = scanner.hashComment else { return line }
    let end = bytes[..<comment].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return String(decoding: bytes[..<(end.map { $0 + 1 } ?? 0)], as: UTF8.self)
}

/// Whether a command is `:note` or a prefix of it that no other command has.
private func isNote(_ line: String) -> Bool {
    let word = line.dropFirst().prefix { $0.isLetter }
    return !word.isEmpty && "note".hasPrefix(word)
}
