import Playground
import ViewValues

/// Leaves as outlines in dots, texts as letters.
public enum StageDrawing {
    /// Pictures over each other, drawn into the bounds: as many columns as given, at most `rows` rows, in proportion.
    public static func lines(
        _ frames: [FilmFrame], _ bounds: FilmBounds, columns: Int, rows: Int = 20, _ options: ReportOptions
    ) -> [String] {
        let (width, height) = (side(bounds.right - bounds.left), side(bounds.bottom - bounds.top))
        let cell = options.isASCII ? (x: 1.0, y: 2.0) : (x: 2.0, y: 4.0)
        // A cell is twice as high as it is wide: dots of both kinds are square.
        let scale = min(Double(columns) * cell.x / width, Double(rows) * cell.y / height, 2)
        let used = (
            across: Int((width * scale / cell.x).rounded(.up)), down: Int((height * scale / cell.y).rounded(.up))
        )
        var canvas = Canvas(
            columns: min(max(used.across, 1), columns), rows: min(max(used.down, 1), rows), isASCII: options.isASCII)
        let place = Placing(
            left: bounds.left, top: bounds.top,
            x: Double(canvas.width - 1) / width, y: Double(canvas.height - 1) / height)
        for frame in frames {
            for shape in frame.shapes where shape.alpha > 0.01 && (shape.text == nil || shape.isImage) {
                draw(shape, on: &canvas, place)
            }
        }
        // The newest picture's words first: older ones stand only where there is room for all of them. Of a picture those
        // in front: a bar's title stands over what scrolls below it.
        for (age, frame) in frames.reversed().enumerated() {
            for shape in frame.shapes.reversed() where shape.alpha > 0.01 {
                write(shape, on: &canvas, place, whole: age > 0)
            }
        }
        return canvas.lines
    }

    /// A side of the bounds in points, near enough to be drawn whatever a program makes of its frames.
    private static func side(_ length: Double) -> Double { length.isNaN ? 1 : min(max(length, 1), 1e9) }

    private struct Placing {
        let left: Double, top: Double, x: Double, y: Double

        func dot(_ point: (x: Double, y: Double)) -> (x: Int, y: Int) {
            (cells((point.x - left) * x), cells((point.y - top) * y))
        }

        /// A coordinate in dots, far away ones brought near so that they fit an Int.
        private func cells(_ value: Double) -> Int {
            value.isFinite ? Int(min(max(value, -5_000), 5_000).rounded()) : 0
        }
    }

    private static func draw(_ shape: FilmShape, on canvas: inout Canvas, _ place: Placing) {
        let middle = Point(shape.x + shape.width / 2, shape.y + shape.height / 2)
        let placed = shape.outline.transformed(shape.matrix + [middle.x, middle.y])
        for polygon in placed.polygons {
            let dots = polygon.map { place.dot(($0.x, $0.y)) }
            for (start, end) in zip(dots, dots.dropFirst()) { canvas.line(from: start, to: end) }
            guard shape.lineWidth == nil, let first = dots.first, let last = dots.last else { continue }
            canvas.line(from: last, to: first)
        }
    }

    /// A text's words; an image's name only where its frame has room for it.
    private static func write(_ shape: FilmShape, on canvas: inout Canvas, _ place: Placing, whole: Bool) {
        guard let text = shape.text?.printableLines else { return }
        let middle = place.dot((shape.x + shape.width / 2, shape.y + shape.height / 2))
        let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let room = canvas.cells(across: shape.width * place.x) - 2
        if shape.isImage, Double(displayWidth(words)) > room { return }
        canvas.write(words, around: middle, whole: whole)
    }
}
