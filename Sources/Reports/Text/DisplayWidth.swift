/// How many terminal cells text takes: 2 for Hangul, Han, kana, full-width forms and emoji, 0 for combining marks.
public func displayWidth(_ text: String) -> Int { text.reduce(0) { $0 + displayWidth($1) } }

/// The cells of one character, whatever scalars it is made of.
public func displayWidth(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    return wideRanges.contains { $0.contains(first.value) } ? 2 : 1
}

/// Unicode's East Asian Width `W` and `F`, in blocks.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]

extension String {
    /// The text filled up with spaces to a width; longer text stays as it is.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - displayWidth(self))) }

    /// The same for text with escapes for colours in it, which take no room.
    func padded(to width: Int, inked: Bool) -> String {
        self + String(repeating: " ", count: max(0, width - visibleWidth))
    }

    /// The text filled up with spaces on its left.
    func padded(left width: Int) -> String { String(repeating: " ", count: max(0, width - displayWidth(self))) + self }

    /// The text cut to a width, with an ellipsis where it was longer.
    public func cut(to width: Int) -> String {
        guard displayWidth(self) > width else { return self }
        var result = ""
        var used = 0
        for character in self {
            let cells = displayWidth(character)
            if used + cells > width - 1 { break }
            result.append(character)
            used += cells
        }
        return width > 0 ? result + "…" : ""
    }

    /// The text cut to a width; of a path the end tells more than the beginning.
    func cut(to width: Int, keepingEnd: Bool) -> String {
        guard keepingEnd, displayWidth(self) > width, width > 1 else { return cut(to: width) }
        var result = ""
        var used = 1
        for character in reversed() {
            used += displayWidth(character)
            if used > width { break }
            result.append(character)
        }
        return "…" + String(result.reversed())
    }

    /// The text in lines of a width, broken at spaces; a word that is longer is broken within. Escapes for colours take
    /// no room.
    func folded(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ", omittingEmptySubsequences: false) {
            var rest = String(word)
            let joined = line.isEmpty ? rest : line + " " + rest
            if joined.visibleWidth <= width {
                line = joined
                continue
            }
            if !line.isEmpty { lines.append(line) }
            while rest.visibleWidth > width {
                var part = ""
                while let next = rest.first, part.isEmpty || (part + String(next)).visibleWidth <= width {
                    part.append(next)
                    rest.removeFirst()
                }
                lines.append(part)
            }
            line = rest
        }
        return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
    }

    /// The line as it stands where it fits, else folded with what follows set in by two more cells.
    func hung(within width: Int) -> [String] {
        guard visibleWidth > width else { return [self] }
        let indent = prefix { $0 == " " }.count
        let rest = String(dropFirst(indent))
        let first = String(repeating: " ", count: indent)
        let hanging = String(repeating: " ", count: min(indent + 2, width / 2))
        return rest.folded(to: max(width - hanging.count, 4)).enumerated().map { ($0 == 0 ? first : hanging) + $1 }
    }

    /// Cells without escapes for colours.
    var visibleWidth: Int {
        guard contains("\u{1B}") else { return displayWidth(self) }
        let escapes = split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst()
        return displayWidth(self) - escapes.reduce(0) { $0 + $1.prefix { $0 != "m" }.count + 1 }
    }
}
