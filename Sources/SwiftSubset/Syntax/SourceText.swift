/// One named piece of source text: a file, or one entry typed at the prompt.
///
/// Offsets are UTF-8 offsets from the start of `text`, as everywhere in this module. A source file is compared by
/// identity: the same text entered twice is two sources.
public final class SourceFile: Sendable {
    /// What diagnostics call the source: a file name, or a name of the entry.
    public let name: String
    /// The whole text, as it was read.
    public let text: String
    /// The UTF-8 offset at which each line starts; the first is always 0.
    public let lineStarts: [Int]
    /// The text's bytes, for slicing by offset.
    let bytes: [UInt8]

    /// A source of that name and text. A line ends with a line feed, or a carriage return and a line feed.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
        let bytes = Array(text.utf8)
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        self.bytes = bytes
    }

    /// The range of the whole text.
    public var range: SourceRange { SourceRange(file: self, lower: 0, upper: bytes.count) }

    /// Line and column of an offset; an offset outside the text is clamped to it.
    public func location(at offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let prefix = String(decoding: bytes[lineStarts[low]..<offset], as: UTF8.self)
        return SourceLocation(line: low + 1, column: prefix.count + 1, offset: offset)
    }

    /// The text of a line, counted from 1, without its line end; empty for a line that does not exist.
    public func line(_ number: Int) -> String {
        guard lineStarts.indices.contains(number - 1) else { return "" }
        let end = number < lineStarts.count ? lineStarts[number] : bytes.count
        let line = bytes[lineStarts[number - 1]..<end]
        return String(decoding: line.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }
}

extension SourceFile: Equatable {
    /// Identity: two sources with the same text are still two places.
    public static func == (left: SourceFile, right: SourceFile) -> Bool { left === right }
}

/// A place as people count it: lines and columns from 1, a column for each character.
public struct SourceLocation: Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The column in characters, from 1.
    public let column: Int
    /// The UTF-8 offset from the start of the source.
    public let offset: Int
}

/// A half-open range of a source, in UTF-8 offsets.
public struct SourceRange: Sendable, Equatable {
    /// The source that the offsets count in.
    public let file: SourceFile
    /// The offset of the first byte.
    public let lower: Int
    /// The offset after the last byte; never below `lower`.
    public let upper: Int

    /// A range of a source; an upper bound below the lower one gives an empty range at `lower`.
    public init(file: SourceFile, lower: Int, upper: Int) {
        self.file = file
        self.lower = lower
        self.upper = max(lower, upper)
    }

    /// Line and column of the first character.
    public var start: SourceLocation { file.location(at: lower) }
    /// Line and column after the last character.
    public var end: SourceLocation { file.location(at: upper) }

    /// The source text in the range.
    public var text: String {
        let bounds = min(lower, file.bytes.count)..<min(upper, file.bytes.count)
        return String(decoding: file.bytes[bounds], as: UTF8.self)
    }

    /// The smallest range that holds both; `other` must be of the same source, else the receiver is returned.
    public func union(_ other: SourceRange) -> SourceRange {
        guard file == other.file else { return self }
        return SourceRange(file: file, lower: min(lower, other.lower), upper: max(upper, other.upper))
    }
}

/// A name as written, with its own place for carets. Backticks are not part of the text.
public struct Name: Sendable, Equatable {
    /// The name without backticks.
    public let text: String
    /// Where the name stands.
    public let range: SourceRange

    /// A name at a place.
    public init(_ text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }
}
