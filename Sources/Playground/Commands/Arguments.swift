/// Arguments of commands.
extension TextCursor {
    /// Whether nothing but white space is left.
    var isAtWordEnd: Bool { rest.allSatisfy(\.isWhitespace) }

    /// The next word without taking it.
    var peek: String {
        var copy = self
        return copy.word()
    }

    /// Frames: `0.5` (seconds) or `30f`; nil where nothing is left.
    mutating func duration(in world: World) throws(CommandError) -> Int? {
        guard !isAtWordEnd else { return nil }
        skipSpaces()
        let place = column
        let text = word()
        if text.hasSuffix("f"), let frames = Int(text.dropLast()), frames >= 1, frames <= 1_000_000 { return frames }
        guard let seconds = Double(text), seconds > 0, seconds <= 10_000 else {
            throw CommandError(
                "expected seconds or frames, found '\(text)'", column: place,
                help: "0.5 for half a second, 3f for 3 frames")
        }
        return world.frames(in: seconds)
    }

    /// A number.
    mutating func number(_ what: String) throws(CommandError) -> Double {
        skipSpaces()
        let place = column
        let text = word()
        guard let value = Double(text), value.isFinite else {
            throw CommandError("expected \(what)" + Self.found(text), column: place)
        }
        return value
    }

    /// `, found '…'`; nothing where nothing was found.
    static func found(_ text: String) -> String { text.isEmpty ? "" : ", found '\(text)'" }

    /// A whole number; nil where nothing is left.
    mutating func count(from lowest: Int = 1) throws(CommandError) -> Int? {
        guard !isAtWordEnd else { return nil }
        skipSpaces()
        let place = column
        let text = word()
        guard let value = Int(text), value >= lowest else {
            throw CommandError("expected a whole number from \(lowest), found '\(text)'", column: place)
        }
        return value
    }

    /// Takes a word if it comes next.
    mutating func takeWord(_ expected: String) -> Bool {
        var copy = self
        guard copy.word() == expected else { return false }
        self = copy
        return true
    }
}

extension CommandCall {
    /// The arguments without `--plain` and `--ascii`, which go for how this outcome is shown.
    mutating func takeDisplayOptions() -> TextCursor {
        let whole = arguments
        var text = arguments.remainder()
        for option in ["plain", "ascii"] {
            guard let range = (" " + text + " ").firstRange(of: " --\(option) ") else { continue }
            let words = " " + text + " "
            text = String(words[..<range.lowerBound] + " " + words[range.upperBound...])
            display[option] = "on"
        }
        return display.isEmpty ? whole : TextCursor(text.trimmed)
    }
}
