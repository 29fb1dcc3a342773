extension String {
    /// The text with everything spelled out that a terminal or a browser would obey instead of showing it: control
    /// characters, what turns the direction of text round, and what has no width of its own. Tabs stay; so do joiners
    /// within an emoji or a word of a script that needs them.
    ///
    ///     "a\u{1B}[2Jb".printable // a\u{1B}[2Jb, in ten visible characters
    ///
    /// What went through it once comes through unchanged.
    public var printable: String {
        guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 9 }) else { return self }
        let scalars = Array(unicodeScalars)
        guard scalars.indices.contains(where: { scalars.isHidden(at: $0) }) else { return self }
        return scalars.indices.reduce(into: "") { result, index in
            if scalars.isHidden(at: index) {
                result += "\\u{" + String(scalars[index].value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalars[index])
            }
        }
    }

    /// The same for text of several lines, whose line feeds stay.
    public var printableLines: String {
        unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
            .joined(separator: "\n")
    }

    /// The lines of the text; a carriage return before a line feed stays a character of its own.
    var lines: [String] {
        guard utf8.contains(UInt8(ascii: "\n")) else { return [self] }
        return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
}

extension [Unicode.Scalar] {
    /// Whether a scalar shows nothing where it stands.
    func isHidden(at index: Int) -> Bool {
        let scalar = self[index]
        if scalar.joins {
            return !(index > 0 && !self[index - 1].isASCII && index + 1 < count && !self[index + 1].isASCII)
        }
        // The flags of parts of countries are a black flag with letters of no width behind it.
        if (0xE0020...0xE007F).contains(scalar.value) {
            let base = self[..<index].last { !(0xE0020...0xE007F).contains($0.value) }
            return base?.value != 0x1F3F4
        }
        return scalar.isHidden
    }
}

extension Unicode.Scalar {
    /// The joiners of Indic and Arabic scripts and of emoji.
    fileprivate var joins: Bool { value == 0x200C || value == 0x200D }

    /// A control character other than a tab, a mark of direction, a character without width, or none at all.
    fileprivate var isHidden: Bool {
        if isASCII { return value < 0x20 && value != 9 || value == 0x7F }
        return Self.hidden.contains { $0.contains(value) } || value & 0xFFFE == 0xFFFE
    }

    private static let hidden: [ClosedRange<UInt32>] = [
        0x80...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E,
        0x2060...0x206F, 0xFDD0...0xFDEF, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0x1D173...0x1D17A, 0xE0000...0xE0FFF,
    ]
}
