/// Finds what splits a condition: operators outside strings and brackets.
extension TextCursor {
    /// Takes everything up to the first comparison operator outside strings and brackets; stops before it.
    mutating func takeUpToComparison() throws(CommandError) -> String {
        let start = index
        var depth = 0
        while let character = next {
            if isAtString {
                try skipString()
                continue
            }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth <= 0, comparison != nil { break }
            take()
        }
        return String(text[start..<index]).trimmed
    }

    /// The comparison operator that comes next, if any; the longest one.
    var comparison: Comparison.Operator? {
        Comparison.Operator.allCases.first { rest.hasPrefix($0.rawValue) }
    }

    mutating func takeComparison() throws(CommandError) -> Comparison {
        skipSpaces()
        guard let operation = comparison, take(operation.rawValue) else {
            throw CommandError(
                "expected an operator: == != < <= > >=" + (isAtEnd ? "" : ", found '\(word())'"), column: column)
        }
        let place = column
        var value = remainder()
        let tolerance = try Self.splitTolerance(&value, column: place)
        guard !value.isEmpty else {
            throw CommandError("expected a value after '\(operation.rawValue)'", column: place)
        }
        return Comparison(operation, try ExpectedValue(value, column: place), tolerance: tolerance)
    }

    private mutating func skipString() throws(CommandError) {
        do { _ = try stringLiteral() } catch {
            guard error.kind == .interpolation else { throw CommandError(error) }
        }
    }

    /// Cuts `± number` off the end of a value.
    private static func splitTolerance(_ value: inout String, column: Int) throws(CommandError) -> Double? {
        var cursor = TextCursor(value)
        var split: String.Index?
        var afterSpace = true
        while let character = cursor.next {
            if cursor.isAtString {
                try cursor.skipString()
                afterSpace = false
            } else {
                if character == "±" || (afterSpace && cursor.rest.hasPrefix("+-")) { split = cursor.index }
                afterSpace = character.isWhitespace
                cursor.take()
            }
        }
        guard let split else { return nil }
        let number = String(value[split...].drop { "±+-".contains($0) }).trimmed
        guard let tolerance = Double(number), tolerance >= 0, tolerance.isFinite else {
            throw CommandError("expected a tolerance: a number from 0, found '\(number)'", column: column)
        }
        value = String(value[..<split]).trimmed
        return tolerance
    }
}

extension String {
    /// Without white space at both ends.
    var trimmed: String {
        var part = self[...]
        while part.first?.isWhitespace == true { part.removeFirst() }
        while part.last?.isWhitespace == true { part.removeLast() }
        return String(part)
    }
}
