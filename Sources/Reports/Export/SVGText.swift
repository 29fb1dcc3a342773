import Playground

/// Texts as SVG: in lines where the frame holds several. Widths are estimates, since the font is the reader's.
enum SVGText {
    static func shapes(_ shape: FilmShape) -> [SVGShape] {
        let text = shape.text ?? ""
        guard !shape.isImage else {
            let fitting = shape.width / (0.6 * Double(max(displayWidth(text), 1)))
            let size = min(max(fitting, 2), shape.height / 2, 13)
            return [.image(shape), .line(text, size: size, below: 0, of: shape)]
        }
        let size = shape.fontSize ?? min(shape.height * 0.8, 34)
        let lines = lines(text, size, shape)
        let height = size * 1.2
        return lines.enumerated().map { index, line in
            .line(line, size: size, below: (Double(index) - Double(lines.count - 1) / 2) * height, of: shape)
        }
    }

    /// The text as it is where the frame is one line high, else folded into as many lines as that has.
    private static func lines(_ text: String, _ size: Double, _ shape: FilmShape) -> [String] {
        let rows = shape.height / max(size * 1.2, 1)
        guard shape.width > 0, rows.isFinite else { return [text] }
        // A text that surely has no room in its only line ends in an ellipsis, as on a phone.
        let isTooLong = Double(displayWidth(text)) * size * 0.45 > shape.width * 1.2
        guard rows >= 1.6 else { return [isTooLong ? text.cut(to: Int(shape.width / (size * 0.5))) : text] }
        let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let most = Int(min(rows.rounded(), 100))
        // The widest lines that need no more rows than there are.
        var cells = max(1, Int(min(shape.width / (size * 0.62), 1_000)))
        var lines = paragraphs.flatMap { $0.folded(to: cells) }
        while lines.count > most, cells < 1_000 {
            cells += 1
            lines = paragraphs.flatMap { $0.folded(to: cells) }
        }
        return lines
    }
}
