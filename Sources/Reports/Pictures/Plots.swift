import Playground

/// Courses over time, drawn with dots.
enum Plots {
    static func lines(_ table: FrameTable, _ options: ReportOptions) -> [String] {
        [options.ink(table.title, .strong)] + body(table, options)
    }

    /// One drawing a column.
    static func body(_ table: FrameTable, _ options: ReportOptions) -> [String] {
        table.columns.indices.flatMap { column -> [String] in
            let points = table.rows.compactMap { row in
                row.values[column].double.map { (row.time, $0) }
            }
            let label = table.columns.count > 1 ? [table.columns[column]] : []
            guard !points.isEmpty else { return label + ["  no numbers to plot"] }
            return label + drawing(points, options)
        }
    }

    /// Points (seconds, value) as a drawing with its axes' ends.
    static func drawing(_ points: [(Double, Double)], _ options: ReportOptions) -> [String] {
        let finite = points.filter { $0.1.isFinite }
        guard let first = finite.first, let last = finite.last else { return ["  no numbers to plot"] }
        let low = finite.map(\.1).min() ?? 0
        let high = finite.map(\.1).max() ?? 0
        let labels = [NumberText.short(high), NumberText.short(low)]
        let margin = labels.map(displayWidth).max() ?? 0
        var canvas = Canvas(
            columns: min(options.width - margin - 3, 72), rows: 10, isASCII: options.isASCII)
        let span = max(last.0 - first.0, 1e-9)
        let range = high - low
        let dots = finite.map { time, value in
            (
                x: Int(((time - first.0) / span * Double(canvas.width - 1)).rounded()),
                y: range == 0 ? canvas.height / 2 : Int(((high - value) / range * Double(canvas.height - 1)).rounded())
            )
        }
        for (start, end) in zip(dots, dots.dropFirst()) { canvas.line(from: start, to: end) }
        if dots.count == 1 { canvas.set(dots[0].x, dots[0].y) }
        return frame(canvas, labels: labels, margin: margin, from: first.0, to: last.0, options)
    }

    private static func frame(
        _ canvas: Canvas, labels: [String], margin: Int, from start: Double, to end: Double, _ options: ReportOptions
    ) -> [String] {
        let bar = options.isASCII ? "|" : "│"
        let rows = canvas.lines.enumerated().map { index, row in
            let label = index == 0 ? labels[0] : index == canvas.rows - 1 ? labels[1] : ""
            return label.padded(left: margin) + " \(bar)" + row
        }
        let left = NumberText.short(start)
        let right = NumberText.short(end) + " s"
        let gap = max(1, canvas.columns - displayWidth(left) - displayWidth(right))
        let axis = String(repeating: " ", count: margin + 2) + left + String(repeating: " ", count: gap) + right
        return rows + [axis]
    }
}

/// `:curve` and `:compare` of animations.
enum Curves {
    static func lines(_ curves: [CurveData], _ options: ReportOptions) -> [String] {
        curves.flatMap { curve -> [String] in
            let points = curve.values.enumerated().map { (Double($0) * curve.interval, $1) }
            return [options.ink(summary(curve), .strong)] + Plots.drawing(points, options)
        }
    }

    /// The name and the facts in one line.
    static func summary(_ curve: CurveData) -> String {
        ([curve.name] + curve.facts).joined(separator: "  ")
    }
}
