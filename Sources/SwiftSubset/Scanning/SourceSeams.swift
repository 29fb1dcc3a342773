/// Finds where a source can be cut into parts that mean the same when they are parsed one by one: before a declaration
/// that begins a line, outside all brackets, where the last token before it closes a brace.
struct SourceSeams {
    /// Words that begin a declaration and nothing else.
    private static let introducers: Set<[UInt8]> = Set(
        [
            "struct", "class", "enum", "protocol", "extension", "func", "actor", "final", "public", "internal",
            "private", "fileprivate", "open", "typealias", "import", "indirect",
        ].map { Array($0.utf8) })

    /// The places, in order.
    private(set) var found: [Int] = []
    private var depth = 0
    private var endedBlock = false
    private var beganLine = true

    /// What stands within `#if` belongs together.
    mutating func passConditional() { endedBlock = false }

    /// Takes the next token; `text` is what it spells.
    mutating func take(_ token: SourceScanner.Token, text: ArraySlice<UInt8>, at offset: Int) {
        switch token {
        case .newline:
            beganLine = true
            return
        case .open: depth += 1
        case .close: depth -= 1
        case .word where isSeam && Self.introducers.contains(Array(text)): found.append(offset)
        case .mark(UInt8(ascii: "@")) where isSeam: found.append(offset)
        default: break
        }
        beganLine = false
        endedBlock = depth == 0 && token == .close(UInt8(ascii: "}"))
    }

    private var isSeam: Bool { beganLine && endedBlock && depth == 0 }

    /// The places that cut a source of so many bytes into at most `count` parts of about one size; no cut where such
    /// parts would be below `least` bytes.
    static func cuts(_ seams: [Int], bytes: Int, count: Int, least: Int) -> [Int] {
        let parts = min(count, bytes / max(1, least))
        guard parts > 1 else { return [] }
        var cuts: [Int] = []
        for seam in seams where cuts.count < parts - 1 && seam >= (cuts.count + 1) * bytes / parts {
            cuts.append(seam)
        }
        return cuts
    }
}
