/// Reads Swift's string literals without interpolation, raw ones included, where a command holds one. As in Swift, what
/// ends or escapes is a single code point: one that is drawn into its neighbour's character counts all the same.
extension TextCursor {
    /// Whether a string literal begins here.
    var isAtString: Bool { rest.unicodeScalars.first { $0 != "#" } == "\"" }

    /// Takes a literal and gives its value.
    mutating func stringLiteral() throws(SelectorError) -> String {
        let start = column
        var hashes = ""
        while takeScalars("#") { hashes += "#" }
        guard takeScalars("\"") else { throw SelectorError(.expectedString, column: start) }
        var value = ""
        while !isAtEnd {
            if takeScalars("\"" + hashes) { return value }
            let isEscape = takeScalars("\\" + hashes)
            guard let scalar = isEscape ? try escape(start) : takeScalar() else { break }
            value.unicodeScalars.append(scalar)
        }
        throw SelectorError(.unterminatedString, column: start)
    }

    private mutating func escape(_ start: Int) throws(SelectorError) -> Unicode.Scalar {
        let place = column
        switch takeScalar() {
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

    private mutating func unicodeEscape(_ place: Int) throws(SelectorError) -> Unicode.Scalar {
        let isOpen = takeScalars("{")
        var digits = ""
        while let scalar = rest.unicodeScalars.first, scalar.properties.isASCIIHexDigit, digits.count < 9 {
            digits.unicodeScalars.append(scalar)
            takeScalar()
        }
        guard isOpen, takeScalars("}"), let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
            throw SelectorError(.unknownEscape, column: place)
        }
        return scalar
    }
}
