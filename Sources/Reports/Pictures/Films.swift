import AnimationMath
import Playground

/// `:film`: the pictures over each other, then beside each other as many as a row has room for.
enum Films {
    static func lines(_ frames: [FilmFrame], _ options: ReportOptions) -> [String] {
        guard let bounds = FilmBounds(around: frames), let first = frames.first, let last = frames.last else {
            return ["nothing to see"]
        }
        guard frames.count > 1 else {
            return [title(first, options)]
                + StageDrawing.lines([first], bounds, columns: min(options.width, 60), options)
        }
        let span = "\(NumberText.short(first.time))–\(NumberText.short(last.time)) s, \(frames.count) pictures"
        let onion = StageDrawing.lines(frames, bounds, columns: min(options.width, 60), options)
        return [options.ink(span, .strong)] + onion + sheet(frames, bounds, options)
    }

    private static func sheet(_ frames: [FilmFrame], _ bounds: FilmBounds, _ options: ReportOptions) -> [String] {
        let across = max(1, min(frames.count, 4, (options.width + 2) / 18))
        let columns = (options.width + 2) / across - 2
        let pictures = frames.map { frame in
            [title(frame, options)] + StageDrawing.lines([frame], bounds, columns: columns, options)
        }
        return stride(from: 0, to: pictures.count, by: across).flatMap { start -> [String] in
            let row = pictures[start..<min(start + across, pictures.count)]
            let height = row.map(\.count).max() ?? 0
            return (0..<height).map { line in
                var text = row.map { ($0.indices.contains(line) ? $0[line] : "").padded(to: columns, inked: true) }
                    .joined(separator: "  ")
                while text.last == " " { text.removeLast() }
                return text
            }
        }
    }

    private static func title(_ frame: FilmFrame, _ options: ReportOptions) -> String {
        options.ink(NumberText.short(frame.time) + " s", .strong)
    }
}

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
            for shape in frame.shapes where shape.alpha > 0.01 { draw(shape, on: &canvas, place) }
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
        if let text = shape.text {
            let middle = place.dot((shape.x + shape.width / 2, shape.y + shape.height / 2))
            return canvas.write(text.printable, around: middle)
        }
        let isRound = ["Circle", "Ellipse"].contains(shape.name)
        let outline = isRound ? ellipse(shape) : shape.corners
        let dots = outline.map(place.dot)
        for index in dots.indices { canvas.line(from: dots[index], to: dots[(index + 1) % dots.count]) }
    }

    private static func ellipse(_ shape: FilmShape) -> [(x: Double, y: Double)] {
        let middle = (x: shape.x + shape.width / 2, y: shape.y + shape.height / 2)
        return (0..<32).map { step in
            let angle = Double(step) / 32 * 2 * Double.pi
            let (dx, dy) = (sine(angle + Double.pi / 2) * shape.width / 2, sine(angle) * shape.height / 2)
            return (
                middle.x + shape.matrix[0] * dx + shape.matrix[2] * dy,
                middle.y + shape.matrix[1] * dx + shape.matrix[3] * dy
            )
        }
    }
}
