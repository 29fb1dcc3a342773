/// The text of a bracketed paste, gathered scalar by scalar up to its end mark.
struct PastedBlock {
    private static let endMark: [Unicode.Scalar] = ["\u{1B}", "[", "2", "0", "1", "~"]
    private let limit: Int
    private var matched = 0
    private var lastWasReturn = false
    private(set) var scalars: [Unicode.Scalar] = []
    /// After the end mark, or Ctrl-C: no terminal pastes that, and a mark that got lost must not lock the keyboard.
    private(set) var hasEnded = false

    /// Text beyond `limit` scalars is read but left out.
    init(limit: Int) {
        self.limit = limit
    }

    var text: String { EditedText(scalars: scalars).text }

    /// Takes the next scalar: line endings become line feeds, tabs stay, other control characters are left out.
    mutating func add(_ scalar: Unicode.Scalar) {
        if scalar == Self.endMark[matched] {
            matched += 1
            hasEnded = matched == Self.endMark.count
            return
        }
        let held = Self.endMark[..<matched]
        matched = scalar == Self.endMark[0] ? 1 : 0
        held.forEach { keep($0) }
        if matched == 0 { keep(scalar) }
    }

    private mutating func keep(_ scalar: Unicode.Scalar) {
        defer { lastWasReturn = scalar == "\r" }
        switch scalar {
        case "\n" where lastWasReturn: return
        case "\r", "\n": append("\n")
        case "\t": append(scalar)
        case "\u{03}":
            scalars = []
            hasEnded = true
        default: if scalar.value >= 0x20, scalar.value != 0x7F { append(scalar) }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if scalars.count < limit { scalars.append(scalar) }
    }
}
