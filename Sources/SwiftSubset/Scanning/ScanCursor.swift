extension SourceScanner {
    /// A place in the bytes that are scanned.
    struct Cursor {
        let bytes: ArraySlice<UInt8>
        var position: Int

        /// The byte at the place; a line feed at the end.
        var current: UInt8 { byte(at: position) }

        func byte(at index: Int) -> UInt8 {
            bytes.indices.contains(index) ? bytes[index] : UInt8(ascii: "\n")
        }

        /// Whether white space, a line end, or the beginning or end of the bytes stands there.
        func isSpace(at index: Int) -> Bool {
            switch byte(at: index) {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
            default: false
            }
        }

        /// Whether a space or a tab stands there.
        func isBlank(at index: Int) -> Bool {
            byte(at: index) == UInt8(ascii: " ") || byte(at: index) == UInt8(ascii: "\t")
        }

        /// How often a character stands there in a row, at most `most` times.
        func count(of character: Unicode.Scalar, at index: Int, most: Int = .max) -> Int {
            let wanted = UInt8(ascii: character)
            var end = index
            while end < bytes.endIndex, end - index < most, bytes[end] == wanted { end += 1 }
            return end - index
        }

        func hasPrefix(_ text: StaticString, at index: Int) -> Bool {
            guard index + text.utf8CodeUnitCount <= bytes.endIndex else { return false }
            return text.withUTF8Buffer { bytes[index..<(index + $0.count)].elementsEqual($0) }
        }

        mutating func take(_ text: StaticString) -> Bool {
            guard hasPrefix(text, at: position) else { return false }
            position += text.utf8CodeUnitCount
            return true
        }

        mutating func skipLine() {
            while position < bytes.endIndex, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        }

        mutating func takeLineComment() -> Bool {
            guard hasPrefix("//", at: position) else { return false }
            skipLine()
            return true
        }

        /// Takes a word, a number, an operator or a single mark.
        mutating func takePlain() -> Token {
            let start = position
            if isWord(current) {
                let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(current)
                takeWord(isNumber: isNumber)
                return isNumber ? .number : .word
            }
            let isRange = hasPrefix("..", at: position)
            guard isRange || isOperator(current) else {
                position += 1
                return .mark(bytes[start])
            }
            takeOperator(dots: isRange)
            return .infix(spaceBefore: isSpace(at: start - 1), spaceAfter: isSpace(at: position))
        }

        private mutating func takeWord(isNumber: Bool) {
            while position < bytes.endIndex {
                let isFraction =
                    isNumber && current == UInt8(ascii: ".")
                    && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at: position + 1))
                guard isWord(current) || isFraction else { return }
                position += 1
            }
        }

        private mutating func takeOperator(dots: Bool) {
            while position < bytes.endIndex, isOperator(current) || (dots && current == UInt8(ascii: ".")) {
                if hasPrefix("//", at: position) || hasPrefix("/*", at: position) { return }
                position += 1
            }
        }

        private func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...:
                true
            default: false
            }
        }

        private func isOperator(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
                UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
                UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
                true
            default: false
            }
        }
    }
}
