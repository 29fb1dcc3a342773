import Playground

/// A session as a Markdown file: its lines as they stand, and what in them is run and compared.
public struct SessionDocument: Sendable {
    /// The file's name as diagnostics show it.
    public let name: String
    /// The lines without their line feeds; a carriage return at a line's end is kept.
    public internal(set) var lines: [String]
    /// `title`, `fps`, `os` and whatever else the front matter holds, by key.
    public let frontMatter: [String: String]
    /// The entries in order.
    public let items: [Item]

    /// One entry with the place of its expected output.
    public struct Item: Sendable, Equatable {
        /// The entry's text.
        public var source: String
        /// The index of its first line, and of the line after its last one.
        public var entryLines: Range<Int>
        /// The lines of the expected output; nil where none is written.
        public var output: Range<Int>?
        /// Whether it stands in a console fence.
        public var isConsole: Bool
        /// The name of the file that it is: a program that is loaded before all entries; nil for an entry.
        public var file: String?
        /// The fence's own lines around the output, for `out` fences: opening and closing.
        public var fence: (open: Int, close: Int)?

        /// The same places.
        public static func == (left: Item, right: Item) -> Bool {
            left.source == right.source && left.entryLines == right.entryLines && left.output == right.output
                && left.isConsole == right.isConsole && left.fence?.open == right.fence?.open
        }
    }

    /// The expected output of an item, without carriage returns; nil where none is written.
    public func expected(_ item: Item) -> [String]? { item.output.map { lines[$0].map(\.withoutReturn) } }

    /// The file's text.
    public var text: String { lines.joined(separator: "\n") }
}

/// Why a file is no session.
public struct SessionFormatError: Error, Equatable, Sendable {
    /// What is wrong.
    public enum Kind: Equatable, Sendable {
        case noFrontMatter, openFrontMatter, missingVersion
        case wrongVersion(String)
        case badValue(key: String, String)
        case openFence
        case outputWithoutEntry
        case continuationWithoutEntry
    }
    /// What is wrong, and the line, from 1.
    public let kind: Kind, line: Int

    /// One sentence without a full stop.
    public var message: String {
        switch kind {
        case .noFrontMatter: "a session begins with '---' and 'inbetween: 1'"
        case .openFrontMatter: "the front matter has no closing '---'"
        case .missingVersion: "the front matter has no 'inbetween: 1'"
        case .wrongVersion(let text): "'inbetween: \(text)' is not known here, only 1"
        case .badValue(let key, let text): "'\(text)' is no value for '\(key)'"
        case .openFence: "the fence has no end"
        case .outputWithoutEntry: "this output stands after no entry"
        case .continuationWithoutEntry: "'.. ' continues no entry"
        }
    }
}

extension String {
    /// The line without a carriage return at its end.
    var withoutReturn: String { unicodeScalars.last == "\r" ? String(unicodeScalars.dropLast()) : self }
}
