/// Random numbers that are the same on every machine for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Changes texts at random: cuts, doubles, moves, and puts in what is hostile, or what stands elsewhere.
struct Mutator {
    private var random: SeededGenerator
    /// Words of real programs and commands.
    private let words: [String]

    init(seed: UInt64, words: [String]) {
        random = SeededGenerator(seed: seed)
        self.words = words
    }

    /// One of several.
    mutating func one<Element>(of elements: [Element]) -> Element? { elements.randomElement(using: &random) }

    /// A number up to a limit, from 0.
    mutating func number(upTo limit: Int) -> Int { Int.random(in: 0...max(limit, 0), using: &random) }

    /// A text with one to four changes.
    mutating func mutated(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0...number(upTo: 3) { change(&scalars) }
        return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    }

    private mutating func change(_ text: inout [Unicode.Scalar]) {
        let start = number(upTo: max(text.count - 1, 0))
        let end = min(text.count, start + number(upTo: number(upTo: 4) == 0 ? 80 : 4))
        switch number(upTo: 6) {
        case 0: text.removeSubrange(start..<end)
        case 1: insert(one(of: Self.hostile) ?? "", into: &text, at: start)
        case 2: insert(one(of: words) ?? "", into: &text, at: start)
        case 3:
            text.insert(contentsOf: Array(repeating: text[start..<end], count: number(upTo: 30)).joined(), at: start)
        case 4: text.replaceSubrange(start..<end, with: (one(of: words) ?? "").unicodeScalars)
        case 5: replaceNumber(in: &text, from: start)
        default: text.insert(Unicode.Scalar(UInt32(number(upTo: 0xD7FF))) ?? " ", at: start)
        }
    }

    private func insert(_ part: String, into text: inout [Unicode.Scalar], at place: Int) {
        text.insert(contentsOf: part.unicodeScalars, at: min(place, text.count))
    }

    /// The next number becomes one at an end of its range.
    private mutating func replaceNumber(in text: inout [Unicode.Scalar], from place: Int) {
        guard let first = text[min(place, text.count)...].firstIndex(where: { ("0"..."9").contains($0) }) else {
            return
        }
        let end = text[first...].firstIndex { !("0"..."9").contains($0) } ?? text.endIndex
        text.replaceSubrange(first..<end, with: (one(of: Self.numbers) ?? "0").unicodeScalars)
    }

    private static let numbers = [
        "0", "-1", "1e308", "-1e308", "1e-308", "9223372036854775807", "9223372036854775808", "100000", "0.1", "-0.0",
    ]

    private static let hostile =
        numbers + [
            "\0", "\u{1B}[2J", "\"", "\\", "\\(", "{", "}", "(", ")", "[", "]", "#", "@", "/*", "*/", "\"\"\"", "`",
            "```", "~~~", "---", ">> ", ".. ", "...", "[..]", "\r", "\t", "\u{202E}", "가", "👨‍👩‍👧", "e\u{301}", "\u{FEFF}",
            ":", ":leaving", "#0", "#99999999999999999999", "{Circle}", "±", "== ", "$0", "self", "nil", ".infinity",
            ".nan", "while true {}", "fatalError()", "1 / 0", "Int.max + 1", "[0][1]", "as! Int", "try!", "repeat",
            "ForEach(0..<3000) { _ in Text(\"a\") }", "indirect enum", "struct", "@State", "await", "?", "!", "->",
        ]
}
