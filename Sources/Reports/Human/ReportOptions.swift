/// How text is laid out.
public struct ReportOptions: Sendable {
    /// Columns, 40 to 200.
    public var width: Int
    /// Whether escapes for colours are written.
    public var isColoured: Bool
    /// Whether drawing stays within ASCII.
    public var isASCII: Bool
    /// Whether every event is told, or only what a person at the prompt wants.
    public var isDetailed: Bool

    /// Makes options; the width is clamped.
    public init(width: Int = 80, isColoured: Bool = false, isASCII: Bool = false, isDetailed: Bool = false) {
        self.width = min(max(width, 40), 200)
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
    /// The text in a colour, where colours are on.
    func ink(_ text: String, _ ink: Ink) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// An arrow between values.
    var arrow: String { isASCII ? "->" : "→" }
    /// What stands before a check that holds, and before one that does not.
    var check: String { isASCII ? "ok" : "✓" }
    var cross: String { isASCII ? "no" : "✗" }
}
