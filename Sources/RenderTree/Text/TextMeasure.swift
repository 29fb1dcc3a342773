import ViewValues

extension FontMetrics {
    /// SF Pro's ascent and descent as fractions of the size: 1950/2048 and 494/2048. A line of body text is therefore
    /// 20.287 points high and shows as 20.333 at 3×, as measured on devices.
    static let ascent = 0.9521484375, descent = 0.2412109375

    /// A line's height in points, not rounded.
    var lineHeight: Double { size * (Self.ascent + Self.descent) }

    /// The advance of a character in points.
    func advance(of character: Character) -> Double {
        if isMonospaced, character.isASCII { return size * 0.6 }
        return size * CharacterWidths.factor(weight: weight)
            * CharacterWidths.advance(of: character, monospacedDigit: monospacedDigit)
    }

    /// The width of a run of characters in points.
    func width(of text: some Sequence<Character>) -> Double { text.reduce(0) { $0 + advance(of: $1) } }
}

extension StyledText {
    /// The extent for a proposal: broken between words into the offered width, cut to the line limit and to the lines
    /// that the offered height holds (at least one); both sides rounded up to pixels.
    func size(for proposal: Proposal) -> Size {
        let room = max(0, proposal.width ?? .infinity)
        var widths = TextLines(self, room: room).widths
        let limit = min(lineLimit.map { max(1, $0) } ?? .max, linesThatFit(in: proposal.height))
        if widths.count > limit {
            widths.removeSubrange(limit...)
            widths[limit - 1] = min(room, widths[limit - 1] + font.advance(of: "…"))
        }
        let width = (widths.max() ?? 0).roundedUpToPixel
        return Size(room.isFinite ? min(width, max(room, 0)) : width, height(lines: widths.count))
    }

    /// Distance of the first and of the last baseline from the top, for a text of a height.
    func baselines(height: Double) -> (first: Double, last: Double) {
        let descent = font.size * FontMetrics.descent
        return ((font.size * FontMetrics.ascent).roundedUpToPixel, (height - descent).roundedUpToPixel)
    }

    private func height(lines: Int) -> Double { (Double(lines) * font.lineHeight).roundedUpToPixel }

    private func linesThatFit(in height: Double?) -> Int {
        guard let height, height.isFinite, font.lineHeight > 0 else { return .max }
        let count = ((height + 0.001) / font.lineHeight.roundedUpToPixel).rounded(.down)
        return max(1, count < 1_000_000 ? Int(count) : .max)
    }
}

extension Double {
    /// The next multiple of a pixel at or above; what a rounding error puts just above a pixel stays on it.
    var roundedUpToPixel: Double {
        isFinite ? (self * pixelScale - 1e-6).rounded(.up) / pixelScale : self
    }
}

/// The lines of a text in a width: words, with the white space behind a line's last word left out.
struct TextLines {
    /// The widths of the lines in points.
    private(set) var widths: [Double] = []
    private let font: FontMetrics, room: Double
    private var line = 0.0, trailingSpace = 0.0

    /// Breaks a text; a word wider than the room is broken between characters.
    init(_ text: StyledText, room: Double) {
        font = text.font
        self.room = room
        for paragraph in text.content.split(separator: "\n", omittingEmptySubsequences: false) {
            breakParagraph(paragraph)
            endLine()
        }
    }

    private mutating func breakParagraph(_ paragraph: Substring) {
        var word: [Character] = []
        for character in paragraph {
            if character.isWhitespace {
                add(word)
                word = []
                trailingSpace += font.advance(of: character)
            } else if let first = character.unicodeScalars.first, CharacterWidths.isFullWidth(first.value) {
                add(word)
                add([character])
                word = []
            } else {
                word.append(character)
            }
        }
        add(word)
    }

    private mutating func add(_ word: [Character]) {
        guard !word.isEmpty else { return }
        let width = font.width(of: word)
        if line > 0, line + trailingSpace + width > room + 0.001 { endLine() }
        if width > room + 0.001 { return breakWord(word) }
        line += trailingSpace + width
        trailingSpace = 0
    }

    private mutating func breakWord(_ word: [Character]) {
        for character in word {
            let width = font.advance(of: character)
            if line > 0, line + width > room + 0.001 { endLine() }
            line += width
        }
        trailingSpace = 0
    }

    private mutating func endLine() {
        widths.append(line)
        line = 0
        trailingSpace = 0
    }
}
