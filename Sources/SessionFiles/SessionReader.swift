/// Reads session files.
extension SessionDocument {
    /// Reads a file's text.
    public init(name: String, text: String) throws(SessionFormatError) {
        let lines = Self.split(text)
        var plain = lines.map(\.withoutReturn)
        // Editors of some systems write a byte order mark, which is no part of the first line.
        if plain.first?.unicodeScalars.first == "\u{FEFF}" { plain[0].unicodeScalars.removeFirst() }
        var reader = SessionReader(lines: plain)
        try reader.readFrontMatter()
        try reader.readBody()
        self.init(name: name, lines: lines, frontMatter: reader.frontMatter, items: reader.items)
    }

    /// Splits at line feeds alone, so that a carriage return stays where it is.
    static func split(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
}

/// A fence of three or more backticks or tildes.
struct Fence: Equatable {
    var character: Character
    var length: Int
    var info: String

    /// Reads an opening line; nil where none stands.
    init?(opening line: String) {
        let body = line.drop { $0 == " " }
        guard line.count - body.count <= 3, let first = body.first, first == "`" || first == "~" else { return nil }
        let run = body.prefix { $0 == first }
        let info = body.dropFirst(run.count)
        guard run.count >= 3, first == "~" || !info.contains("`") else { return nil }
        character = first
        length = run.count
        self.info = info.trimmingSpaces
    }

    /// Whether a line closes the fence.
    func isClosed(by line: String) -> Bool {
        let body = line.drop { $0 == " " }
        let run = body.prefix { $0 == character }
        return line.count - body.count <= 3 && run.count >= length
            && body.dropFirst(run.count).allSatisfy { $0 == " " || $0 == "\t" }
    }

    var words: [Substring] { info.split { $0 == " " || $0 == "\t" || $0 == "," } }
}

extension StringProtocol {
    var trimmingSpaces: String {
        var part = self[...]
        while part.first?.isWhitespace == true { part = part.dropFirst() }
        while part.last?.isWhitespace == true { part = part.dropLast() }
        return String(part)
    }
}

/// The state of reading one file.
struct SessionReader {
    let lines: [String]
    private(set) var frontMatter: [String: String] = [:]
    private(set) var items: [SessionDocument.Item] = []
    private var index = 0
    /// Whether an `out` fence may follow: nothing but blank lines since a Swift fence.
    private var mayHaveOutput = false

    init(lines: [String]) { self.lines = lines }

    mutating func readFrontMatter() throws(SessionFormatError) {
        guard lines.first == "---" else { throw SessionFormatError(kind: .noFrontMatter, line: 1) }
        index = 1
        while index < lines.count, lines[index] != "---" {
            let parts = lines[index].split(separator: ":", maxSplits: 1)
            if parts.count == 2 { try set(parts[0].trimmingSpaces, parts[1].trimmingSpaces) }
            index += 1
        }
        guard index < lines.count else { throw SessionFormatError(kind: .openFrontMatter, line: 1) }
        guard frontMatter["inbetween"] != nil else { throw SessionFormatError(kind: .missingVersion, line: 1) }
        index += 1
    }

    private mutating func set(_ key: String, _ value: String) throws(SessionFormatError) {
        let line = index + 1
        switch key {
        case "inbetween" where value != "1": throw SessionFormatError(kind: .wrongVersion(value), line: line)
        case "fps" where !(1...1_000).contains(Int(value) ?? 0):
            throw SessionFormatError(kind: .badValue(key: key, value), line: line)
        case "os" where !["16", "17", "18", "26"].contains(value):
            throw SessionFormatError(kind: .badValue(key: key, value), line: line)
        default: frontMatter[key] = value
        }
    }

    mutating func readBody() throws(SessionFormatError) {
        while index < lines.count {
            if let fence = Fence(opening: lines[index]) {
                try read(fence)
            } else {
                if !lines[index].allSatisfy(\.isWhitespace) { mayHaveOutput = false }
                index += 1
            }
        }
    }

    private mutating func read(_ fence: Fence) throws(SessionFormatError) {
        let open = index
        var close = open + 1
        while close < lines.count, !fence.isClosed(by: lines[close]) { close += 1 }
        guard close < lines.count else { throw SessionFormatError(kind: .openFence, line: open + 1) }
        defer { index = close + 1 }
        let words = fence.words
        if words.contains("out") {
            guard mayHaveOutput, let last = items.indices.last else {
                throw SessionFormatError(kind: .outputWithoutEntry, line: open + 1)
            }
            items[last].output = open + 1..<close
            items[last].fence = (open, close)
            mayHaveOutput = false
        } else if words.first == "swift", !words.contains("no-run") {
            let file = words.first { $0.hasPrefix("file=") }.map { String($0.dropFirst(5)) }
            addSwift(open + 1..<close, file: items.isEmpty ? file : nil)
        } else if words.first == "console" {
            mayHaveOutput = false
            try addConsole(open + 1..<close)
        } else {
            mayHaveOutput = false
        }
    }

    private mutating func addSwift(_ range: Range<Int>, file: String?) {
        let source = lines[range].joined(separator: "\n")
        guard !source.allSatisfy(\.isWhitespace) else { return }
        items.append(.init(source: source, entryLines: range, output: nil, isConsole: false, file: file, fence: nil))
        mayHaveOutput = true
    }

    private mutating func addConsole(_ range: Range<Int>) throws(SessionFormatError) {
        var at = range.lowerBound
        while at < range.upperBound {
            guard lines[at].isPrompt else {
                let isLost = lines[at].isContinuation
                throw SessionFormatError(
                    kind: isLost ? .continuationWithoutEntry : .outputWithoutEntry, line: at + 1)
            }
            let first = at
            var source = [String(lines[at].dropFirst(3))]
            at += 1
            while at < range.upperBound, lines[at].isContinuation {
                source.append(String(lines[at].dropFirst(3)))
                at += 1
            }
            let output = at
            while at < range.upperBound, !lines[at].isPrompt { at += 1 }
            items.append(
                .init(
                    source: source.joined(separator: "\n"), entryLines: first..<output, output: output..<at,
                    isConsole: true, fence: nil))
        }
    }
}

extension String {
    /// `>> ` or a bare `>>`.
    var isPrompt: Bool { hasPrefix(">> ") || self == ">>" }
    /// `.. ` or a bare `..`.
    var isContinuation: Bool { hasPrefix(".. ") || self == ".." }
}
