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

/// A part of a text that lines are made of.
enum TextPiece: Sendable, Hashable {
    /// What stays together where there is room; the advances of its characters in points.
    case word(width: Double, advances: [Double])
    /// White space, in points.
    case space(Double)
    case endOfParagraph

    /// The parts of a text in order: words, white space, and each full-width character by itself.
    static func all(of text: StyledText) -> [TextPiece] {
        var result: [TextPiece] = []
        for paragraph in text.content.split(separator: "\n", omittingEmptySubsequences: false) {
            var word: [Double] = []
            func endWord() {
                if !word.isEmpty { result.append(.word(width: word.reduce(0, +), advances: word)) }
                word = []
            }
            for character in paragraph {
                let advance = text.font.advance(of: character)
                if character.isWhitespace {
                    endWord()
                    result.append(.space(advance))
                } else if let first = character.unicodeScalars.first, CharacterWidths.isFullWidth(first.value) {
                    endWord()
                    result.append(.word(width: advance, advances: [advance]))
                } else {
                    word.append(advance)
                }
            }
            endWord()
            result.append(.endOfParagraph)
        }
        return result
    }
}

/// The lines of a text in a width: words, with the white space behind a line's last word left out.
struct TextLines {
    /// The widths of the lines in points.
    private(set) var widths: [Double] = []
    private let room: Double
    private var line = 0.0, trailingSpace = 0.0

    /// Breaks a text; a word wider than the room is broken between characters.
    init(_ text: StyledText, room: Double) {
        self.room = room
        for piece in text.pieces ?? TextPiece.all(of: text) {
            switch piece {
            case .word(let width, let advances): add(width, advances)
            case .space(let width): trailingSpace += width
            case .endOfParagraph: endLine()
            }
        }
    }

    private mutating func add(_ width: Double, _ advances: [Double]) {
        if line > 0, line + trailingSpace + width > room + 0.001 { endLine() }
        if width > room + 0.001 { return breakWord(advances) }
        line += trailingSpace + width
        trailingSpace = 0
    }

    private mutating func breakWord(_ advances: [Double]) {
        for width in advances {
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
