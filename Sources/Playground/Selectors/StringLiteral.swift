/// Reads Swift's string literals without interpolation, raw ones included, where a command holds one.
extension TextCursor {
    /// Whether a string literal begins here.
    var isAtString: Bool {
        let hashes = rest.prefix { $0 == "#" }
        return rest.dropFirst(hashes.count).first == "\""
    }

    /// Takes a literal and gives its value.
    mutating func stringLiteral() throws(SelectorError) -> String {
        let start = column
        let hashes = take { $0 == "#" }
        guard take("\"") else { throw SelectorError(.expectedString, column: start) }
        var value = ""
        while let character = next {
            if take("\"" + hashes) { return value }
            if take("\\" + hashes) {
                value.append(try escape(start))
            } else {
                value.append(character)
                take()
            }
        }
        throw SelectorError(.unterminatedString, column: start)
    }

    private mutating func escape(_ start: Int) throws(SelectorError) -> Character {
        let place = column
        switch take() {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "0": return "\0"
        case "\\": return "\\"
        case "\"": return "\""
        case "'": return "'"
        case "u": return try unicodeEscape(place)
        case "(": throw SelectorError(.interpolation, column: place)
        default: throw SelectorError(.unknownEscape, column: place)
        }
    }

    private mutating func unicodeEscape(_ place: Int) throws(SelectorError) -> Character {
        guard take("{") else { throw SelectorError(.unknownEscape, column: place) }
        let digits = take { $0.isHexDigit }
        guard take("}"), let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
            throw SelectorError(.unknownEscape, column: place)
        }
        return Character(scalar)
    }
}
