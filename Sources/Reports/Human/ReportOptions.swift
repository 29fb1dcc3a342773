/// How text is laid out.
public struct ReportOptions: Sendable {
    /// Columns, 20 to 200.
    public var width: Int
    /// Whether escapes for colours are written.
    public var isColoured: Bool
    /// Whether drawing stays within ASCII.
    public var isASCII: Bool
    /// Whether every event is told, or only what a person at the prompt wants.
    public var isDetailed: Bool

    /// Whether plots are written as tables, for who cannot see them.
    public var isPlain = false
    /// Whether lines that are longer than the width are folded: on a terminal, never in a file.
    public var folds = false
    /// Digits after the point of single values; nil: three, and four in tables.
    public var digits: Int?

    /// Makes options; the width is clamped.
    public init(width: Int = 80, isColoured: Bool = false, isASCII: Bool = false, isDetailed: Bool = false) {
        self.width = min(max(width, 20), 200)
        self.isColoured = isColoured
        self.isASCII = isASCII
        self.isDetailed = isDetailed
    }
}

/// The colours of reports, by what they mean.
enum Ink: String {
    case error = "31", good = "32", warning = "33", quiet = "2", name = "36", strong = "1"
}

extension ReportOptions {
    /// The options with what `:set`, or a command for its own outcome, chose over them.
    public func adjusted(_ display: [String: String]) -> ReportOptions {
        var options = self
        if let width = display["width"].flatMap({ Int($0) }) { options.width = min(max(width, 20), 200) }
        if let digits = display["digits"].flatMap({ Int($0) }) { options.digits = digits }
        if let events = display["events"] { options.isDetailed = events == "on" }
        if let plain = display["plain"] { options.isPlain = plain == "on" }
        if display["ascii"] == "on" { options.isASCII = true }
        return options
    }

    /// The text in a colour, where colours are on.
    func ink(_ text: String, _ ink: Ink) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// An arrow between values.
    var arrow: String { isASCII ? "->" : "→" }
    /// What stands before a check that holds, and before one that does not.
    var check: String { isASCII ? "ok" : "✓" }
    var cross: String { isASCII ? "no" : "✗" }

    /// A line of our own words with the signs that ASCII has for them; what a program printed is left as it is.
    func drawn(_ line: String) -> String {
        guard isASCII, !line.allSatisfy(\.isASCII) else { return line }
        let signs: [Character: String] = [
            "×": "x", "–": "-", "−": "-", "±": "+-", "…": "~", "→": "->", "°": " deg", "≤": "<=", "≥": ">=",
        ]
        return line.reduce(into: "") { text, character in
            if let sign = signs[character] { text += sign } else { text.append(character) }
        }
    }
}
