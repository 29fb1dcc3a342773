/// Advance widths as fractions of the font size: an approximation of SF Pro's regular weight.
///
/// Held against two published measurements at 17 points: "Hello" is 39.0 wide and "Hello, world!" 94.667.
enum CharacterWidths {
    /// The advance of one character at size 1, regular weight.
    static func advance(of character: Character, monospacedDigit: Bool) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if character.isASCII { return ascii(Int(scalar.value), monospacedDigit: monospacedDigit) * scale }
        if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return emoji }
        if isFullWidth(scalar.value) { return 1 }
        if scalar.properties.isWhitespace { return 0.28 }
        if let base = plainLetter(of: scalar) { return ascii(base, monospacedDigit: false) * scale }
        return scalar.properties.isUppercase ? 0.67 : 0.556
    }

    /// Corrects the table to the measurements above.
    private static let scale = 1.005
    /// Apple's emoji are a quarter wider than the font's size.
    private static let emoji = 1.25

    /// Thousandths of the size from space (32) to tilde (126).
    private static let table: [Int] = [
        278, 300, 355, 600, 600, 889, 667, 191, 333, 333, 389, 584, 290, 400, 278, 278,
        600, 470, 590, 600, 610, 600, 610, 560, 605, 610, 278, 278, 584, 584, 584, 520,
        950, 667, 667, 722, 722, 611, 590, 750, 722, 278, 530, 667, 570, 870, 740, 770,
        640, 770, 650, 640, 640, 740, 667, 944, 667, 650, 640, 333, 278, 333, 469, 500,
        333, 546, 600, 550, 556, 556, 340, 600, 580, 235, 240, 540, 222, 860, 580, 556,
        600, 600, 333, 510, 340, 580, 540, 722, 530, 540, 540, 340, 260, 340, 584,
    ]

    private static func ascii(_ value: Int, monospacedDigit: Bool) -> Double {
        if monospacedDigit, (48...57).contains(value) { return 0.62 }
        guard (32...126).contains(value) else { return 0 }
        return Double(table[value - 32]) / 1000
    }

    /// Hangul, kana, Chinese characters and full-width forms.
    static func isFullWidth(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// The letter under the accents of Latin-1, by the characters' names: `LATIN SMALL LETTER E WITH ACUTE`.
    private static func plainLetter(of scalar: Unicode.Scalar) -> Int? {
        guard let name = scalar.properties.name else { return nil }
        for (prefix, base) in [("LATIN SMALL LETTER ", 97), ("LATIN CAPITAL LETTER ", 65)] where name.hasPrefix(prefix)
        {
            let letter = name.dropFirst(prefix.count)
            guard let first = letter.utf8.first, letter.dropFirst().hasPrefix(" WITH ") else { return nil }
            return base + Int(first) - 65
        }
        return nil
    }

    /// How much wider a weight sets than regular.
    static func factor(weight: String) -> Double {
        switch weight {
        case "ultraLight": 0.95
        case "thin": 0.96
        case "light": 0.98
        case "medium": 1.02
        case "semibold": 1.04
        case "bold": 1.06
        case "heavy": 1.09
        case "black": 1.12
        default: 1
        }
    }
}
