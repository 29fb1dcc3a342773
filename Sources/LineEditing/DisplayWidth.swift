import CLibedit

/// How many terminal cells text takes.
enum DisplayWidth {
    /// The C library knows widths only after the process has chosen a locale.
    private static let locale: Void = line_use_utf8_locale()

    /// 0 for combining marks, 2 for Hangul, Han, kana and emoji, 1 for other printable scalars, nil for what must not
    /// reach a terminal as it is (control characters, marks of direction, unassigned code points).
    static func of(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0x20..<0x7F: return 1
        case 0..<0xA0, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: return nil
        default:
            _ = locale
            let width = line_width(scalar.value)
            return width < 0 ? nil : Int(width)
        }
    }

    /// The width of a piece of prompt: colour escapes (`ESC [ … final`) take none.
    static func of(prompt: String) -> Int {
        var scalars = prompt.unicodeScalars[...]
        var width = 0
        while let scalar = scalars.popFirst() {
            if scalar == "\u{1B}" {
                guard scalars.first == "[" else { continue }
                scalars = scalars.drop { !(0x40...0x7E).contains($0.value) || $0 == "[" }.dropFirst()
            } else {
                width += of(scalar) ?? 0
            }
        }
        return width
    }

    /// What to show for a scalar, with its width: control characters as `^X`, other unprintable ones as U+FFFD.
    static func shown(_ scalar: Unicode.Scalar) -> (text: String, width: Int) {
        if let width = of(scalar) { return (String(Character(scalar)), width) }
        if scalar.value < 0x20 || scalar.value == 0x7F {
            return ("^" + String(Character(Unicode.Scalar(UInt8(scalar.value ^ 0x40)))), 2)
        }
        return ("\u{FFFD}", 1)
    }
}
