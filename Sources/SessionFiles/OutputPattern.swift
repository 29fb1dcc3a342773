/// Comparing printed lines with expected ones that may hold wildcards.
public enum OutputPattern {
    /// Whether the actual lines are what is expected: a line `...` matches any lines, `[..]` anything within one.
    public static func matches(_ expected: [String], _ actual: [String]) -> Bool {
        glob(expected.map(Line.init), actual) { pattern, line in
            switch pattern {
            case .any: nil
            case .pieces(let pieces): matches(pieces, line)
            }
        }
    }

    /// The line as it must be written to stand for itself.
    public static func escaped(_ line: String) -> String {
        if isDots(line) { return "\\" + line }
        var result = ""
        var rest = line[...]
        while let range = rest.wildcard {
            result += rest[..<range.lowerBound] + "\\" + rest[range]
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    /// Whether a line cannot stand in a console fence as it is.
    public static func needsOwnFence(_ line: String) -> Bool {
        line.isPrompt || line.isContinuation || isDots(line) || line[...].wildcard != nil
    }

    /// Any number of backslashes before `...`, and nothing else.
    private static func isDots(_ line: String) -> Bool { line.drop { $0 == "\\" } == "..." }

    private enum Line {
        case any
        /// Texts between wildcards; one text for a line without any.
        case pieces([String])

        init(_ line: String) {
            if line == "..." {
                self = .any
            } else if OutputPattern.isDots(line) {
                self = .pieces([String(line.dropFirst())])
            } else {
                self = .pieces(OutputPattern.pieces(of: line))
            }
        }
    }

    /// Splits at wildcards; a wildcard with a backslash before it is text, without that backslash.
    private static func pieces(of line: String) -> [String] {
        var pieces = [""]
        var rest = line[...]
        while let range = rest.wildcard {
            let before = rest[..<range.lowerBound]
            if before.last == "\\" {
                pieces[pieces.count - 1] += before.dropLast() + rest[range]
            } else {
                pieces[pieces.count - 1] += before
                pieces.append("")
            }
            rest = rest[range.upperBound...]
        }
        pieces[pieces.count - 1] += rest
        return pieces
    }

    /// Whether a line is the pieces in order with anything between them.
    private static func matches(_ pieces: [String], _ line: String) -> Bool {
        guard let first = pieces.first, let last = pieces.last else { return false }
        guard pieces.count > 1 else { return Array(line.utf8) == Array(first.utf8) }
        var bytes = Array(line.utf8)[...]
        guard bytes.starts(with: first.utf8) else { return false }
        bytes = bytes.dropFirst(first.utf8.count)
        for piece in pieces.dropFirst().dropLast() {
            guard let found = bytes.firstRange(of: Array(piece.utf8)) else { return false }
            bytes = bytes[found.upperBound...]
        }
        return bytes.count >= last.utf8.count && bytes.suffix(last.utf8.count).elementsEqual(last.utf8)
    }

    /// Matches a list against patterns of which some (`accepts` gives nil) stand for any number of elements.
    private static func glob<Pattern>(
        _ patterns: [Pattern], _ values: [String], accepts: (Pattern, String) -> Bool?
    ) -> Bool {
        var (pattern, value) = (0, 0)
        var star: (pattern: Int, value: Int)?
        while value < values.count {
            if pattern < patterns.count, let isEqual = accepts(patterns[pattern], values[value]) {
                if isEqual {
                    (pattern, value) = (pattern + 1, value + 1)
                    continue
                }
            } else if pattern < patterns.count {
                star = (pattern, value)
                pattern += 1
                continue
            }
            guard let last = star else { return false }
            star = (last.pattern, last.value + 1)
            (pattern, value) = (last.pattern + 1, last.value + 1)
        }
        return patterns[pattern...].allSatisfy { accepts($0, "") == nil }
    }
}

extension Substring {
    /// The next `[..]`.
    fileprivate var wildcard: Range<Index>? { firstRange(of: "[..]") }
}
