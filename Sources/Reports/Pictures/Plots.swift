import Playground

/// Courses over time, drawn with dots.
enum Plots {
    static func lines(_ table: FrameTable, _ options: ReportOptions) -> [String] {
        [options.ink(table.title.cut(to: options.width), .strong)] + body(table, options)
    }

    /// A drawing for each column: what is shown, dotted what it goes to, and below it the velocity.
    static func body(_ table: FrameTable, _ options: ReportOptions) -> [String] {
        table.columns.indices.flatMap { column -> [String] in
            let label = table.columns.count > 1 ? [table.columns[column]] : []
            let shown = points(table) { $0.values[column].double }
            guard !shown.isEmpty else { return label + ["  no numbers to plot"] }
            let model = points(table) { $0.models.indices.contains(column) ? $0.models[column].double : nil }
            let velocity = points(table) { $0.velocities.indices.contains(column) ? $0.velocities[column] : nil }
            let drawn = drawing(shown, dotted: model, options)
            return label + drawn.lines + marks(table.marks, under: drawn, options) + speed(velocity, options)
        }
    }

    private static func points(_ table: FrameTable, _ value: (FrameRow) -> Double?) -> [(Double, Double)] {
        table.rows.compactMap { row in value(row).map { (row.time, $0) } }
    }

    /// The velocity as a low drawing; nothing where it stands still.
    private static func speed(_ velocity: [(Double, Double)], _ options: ReportOptions) -> [String] {
        guard velocity.contains(where: { $0.1 != 0 }) else { return [] }
        return ["velocity per second"] + drawing(velocity, rows: 4, options).lines
    }

    /// A drawing with what is needed to put marks below it.
    struct Drawing {
        var lines: [String]
        var margin = 0, columns = 0
        var start = 0.0, end = 0.0
    }

    /// Points (seconds, value) as a drawing with its axes' ends.
    static func drawing(
        _ points: [(Double, Double)], dotted: [(Double, Double)] = [], rows: Int = 10, _ options: ReportOptions
    ) -> Drawing {
        let finite = points.filter { $0.1.isFinite }
        guard let first = finite.first, let last = finite.last else { return Drawing(lines: ["  no numbers to plot"]) }
        let values = (finite + dotted.filter { $0.1.isFinite }).map(\.1)
        let low = values.min() ?? 0
        let high = values.max() ?? 0
        let labels = [NumberText.short(high), NumberText.short(low)]
        let margin = labels.map(displayWidth).max() ?? 0
        var canvas = Canvas(columns: min(options.width - margin - 3, 72), rows: rows, isASCII: options.isASCII)
        let span = max(last.0 - first.0, 1e-9)
        func dot(_ point: (Double, Double)) -> (x: Int, y: Int) {
            (
                x: Share.of(point.0, from: first.0, to: first.0 + span).place(among: canvas.width),
                y: Share.of(point.1, from: high, to: low).place(among: canvas.height)
            )
        }
        let dots = finite.map(dot)
        for (start, end) in zip(dots, dots.dropFirst()) { canvas.line(from: start, to: end) }
        if dots.count == 1 { canvas.set(dots[0].x, dots[0].y) }
        for column in 0..<canvas.columns where column % 3 == 0 {
            let time = first.0 + span * Double(column) / Double(max(canvas.columns - 1, 1))
            guard let value = dotted.last(where: { $0.0 <= time + 1e-9 })?.1, value.isFinite else { continue }
            let place = dot((time, value))
            canvas.set(place.x, place.y)
        }
        return Drawing(
            lines: frame(canvas, labels: labels, margin: margin, from: first.0, to: last.0, options), margin: margin,
            columns: canvas.columns, start: first.0, end: last.0)
    }

    private static func frame(
        _ canvas: Canvas, labels: [String], margin: Int, from start: Double, to end: Double, _ options: ReportOptions
    ) -> [String] {
        let bar = options.isASCII ? "|" : "│"
        let rows = canvas.lines.enumerated().map { index, row in
            let label = index == 0 ? labels[0] : index == canvas.rows - 1 ? labels[1] : ""
            return label.padded(left: margin) + " \(bar)" + row
        }
        return rows + [axis(from: start, to: end, margin: margin, columns: canvas.columns)]
    }

    /// The ends of the time that a drawing spans.
    static func axis(from start: Double, to end: Double, margin: Int, columns: Int) -> String {
        let left = NumberText.short(start)
        let right = NumberText.short(end) + " s"
        let gap = max(1, columns - displayWidth(left) - displayWidth(right))
        return String(repeating: " ", count: margin + 2) + left + String(repeating: " ", count: gap) + right
    }

    /// `^` below completions, `x` below turns, and their times.
    private static func marks(_ marks: [FrameMark], under drawing: Drawing, _ options: ReportOptions) -> [String] {
        let inside = marks.filter { $0.time >= drawing.start - 1e-9 && $0.time <= drawing.end + 1e-9 }
        guard !inside.isEmpty, drawing.columns > 1 else { return [] }
        var row = Array(repeating: " ", count: drawing.columns)
        for mark in inside {
            let share = Share.of(mark.time, from: drawing.start, to: drawing.end)
            row[share.place(among: drawing.columns)] = mark.kind.sign
        }
        while row.last == " " { row.removeLast() }
        let legend = inside.map { "\($0.kind.sign) \($0.kind.rawValue) at \(NumberText.short($0.time)) s" }
        let margin = String(repeating: " ", count: drawing.margin + 2)
        return [margin + row.joined()] + legend.joined(separator: "  ").folded(to: options.width)
    }
}

extension FrameMark.Kind {
    /// What stands below a drawing.
    fileprivate var sign: String { self == .completes ? "^" : "x" }
}

/// `:curve` and `:compare` of animations.
enum Curves {
    static func lines(_ curves: [CurveData], _ options: ReportOptions) -> [String] {
        if curves.count == 1, let curve = curves.first {
            return [options.ink(summary(curve).cut(to: options.width), .strong)]
                + Plots.drawing(points(curve), options).lines
        }
        return legend(curves, options) + LetterPlot.lines(curves.map(points), options)
    }

    /// A line for each curve with its letter, and where two differ the most.
    static func legend(_ curves: [CurveData], _ options: ReportOptions) -> [String] {
        guard curves.count > 1 else {
            return curves.map { options.ink(summary($0).cut(to: options.width), .strong) }
        }
        let lines = curves.indices.flatMap { index in
            "\(Letters.name(index))  \(summary(curves[index]))".folded(to: options.width)
        }
        return lines.map { options.ink($0, .strong) } + differences(curves).flatMap { $0.hung(within: options.width) }
    }

    private static func differences(_ curves: [CurveData]) -> [String] {
        let first = points(curves[0])
        return curves.indices.dropFirst().map { index in
            let other = points(curves[index])
            let times = (first.count > other.count ? first : other).map(\.0)
            var widest = (time: 0.0, size: 0.0)
            for time in times {
                guard let a = LetterPlot.value(of: first, at: time), let b = LetterPlot.value(of: other, at: time)
                else {
                    continue
                }
                if (a - b).magnitude > widest.size { widest = (time, (a - b).magnitude) }
            }
            let size = NumberText.short(widest.size)
            return "\(Letters.name(0)) and \(Letters.name(index)) differ by at most \(size), "
                + "at \(NumberText.short(widest.time)) s"
        }
    }

    private static func points(_ curve: CurveData) -> [(Double, Double)] {
        curve.values.enumerated().map { (Double($0) * curve.interval, $1) }
    }

    /// The name and the facts in one line.
    static func summary(_ curve: CurveData) -> String {
        ([curve.name] + curve.facts).joined(separator: "  ")
    }
}
