import Playground

/// What ran when: a bar a row.
enum Timelines {
    static func lines(_ rows: [TimelineRow], from start: Double, to end: Double, _ options: ReportOptions) -> [String] {
        guard !rows.isEmpty else { return ["nothing has moved yet"] }
        let names = rows.map { $0.label.split(separator: "/").suffix(2).joined(separator: "/").cut(to: 30) }
        let margin = names.map(displayWidth).max() ?? 0
        let columns = max(10, min(options.width - margin - 26, 60))
        let span = max(end - start, 1e-9)
        func place(_ time: Double) -> Int { Int(((time - start) / span * Double(columns - 1)).rounded()) }
        return zip(rows, names).map { row, name in
            let first = min(max(place(row.start), 0), columns - 1)
            let last = min(max(place(row.end ?? end), first), columns - 1)
            let fill = options.isASCII ? "=" : "━"
            let tail = row.end == nil ? (options.isASCII ? ">" : "▶") : ""
            let bar = String(repeating: " ", count: first) + String(repeating: fill, count: last - first + 1) + tail
            let times = NumberText.short(row.start) + "–" + (row.end.map { NumberText.short($0) } ?? "") + " s"
            let shownTimes = options.isASCII ? times.map { $0 == "–" ? "-" : $0 } : Array(times)
            return "\(name.padded(to: margin))  \(bar.padded(to: columns + 1)) \(String(shownTimes))  \(row.detail)"
                .cut(to: options.width)
        }
    }
}

/// `:film`: outlines of the leaves, a picture beneath another.
enum Films {
    static func lines(_ frames: [FilmFrame], _ options: ReportOptions) -> [String] {
        let visible = frames.flatMap(\.shapes).filter { $0.alpha > 0.01 }
        guard !visible.isEmpty else { return ["nothing to see"] }
        let left = visible.map(\.x).min() ?? 0
        let top = visible.map(\.y).min() ?? 0
        let right = visible.map { $0.x + $0.width }.max() ?? 1
        let bottom = visible.map { $0.y + $0.height }.max() ?? 1
        let columns = min(options.width - 2, 60)
        let scale = Double(columns) * (options.isASCII ? 1 : 2) / max(right - left, 1)
        let height = (bottom - top) * scale * (options.isASCII ? 1 : 1) / (options.isASCII ? 2 : 4)
        let rows = min(max(Int(height.rounded(.up)), 2), 24)
        return frames.flatMap { frame -> [String] in
            var canvas = Canvas(columns: columns, rows: rows, isASCII: options.isASCII)
            let vertical = Double(canvas.height - 1) / max(bottom - top, 1)
            let factor = min(scale, vertical)
            for shape in frame.shapes where shape.alpha > 0.01 {
                outline(shape, on: &canvas, left: left, top: top, factor: factor)
            }
            return [options.ink("\(NumberText.short(frame.time)) s", .strong)] + canvas.lines
        }
    }

    private static func outline(
        _ shape: FilmShape, on canvas: inout Canvas, left: Double, top: Double, factor: Double
    ) {
        let middle = (x: shape.x + shape.width / 2, y: shape.y + shape.height / 2)
        let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { side -> (x: Int, y: Int) in
            let (dx, dy) = (side.0 * shape.width / 2, side.1 * shape.height / 2)
            let x = middle.x + shape.matrix[0] * dx + shape.matrix[2] * dy
            let y = middle.y + shape.matrix[1] * dx + shape.matrix[3] * dy
            return (cells((x - left) * factor), cells((y - top) * factor))
        }
        for index in 0..<4 { canvas.line(from: corners[index], to: corners[(index + 1) % 4]) }
    }

    /// A coordinate in dots, far away ones brought near so that they fit an Int.
    private static func cells(_ value: Double) -> Int {
        value.isFinite ? Int(min(max(value, -5_000), 5_000).rounded()) : 0
    }
}
