import Playground

/// Courses over time as drawings of a page.
enum ChartMarkup {
    /// Points (seconds, value), in the colour of its place.
    private struct Course {
        var points: [(Double, Double)]
        var style: String
        /// What stands at its end where there are several.
        var letter = ""
    }

    /// `:plot`: what is shown, dashed what it goes to, and below it the velocity.
    static func text(_ table: FrameTable) -> String {
        let charts = table.columns.indices.map { column -> String in
            let name = table.columns.count > 1 ? table.title + " " + table.columns[column] : table.title
            let shown = points(table) { $0.values[column].double }
            let model = points(table) { $0.models.indices.contains(column) ? $0.models[column].double : nil }
            let speed = points(table) { $0.velocities.indices.contains(column) ? $0.velocities[column] : nil }
            let courses = [Course(points: model, style: "model"), Course(points: shown, style: "s0")]
            let moves = speed.contains { $0.1 != 0 }
            return caption(name) + chart(courses, marks: table.marks, name: name)
                + (moves
                    ? caption("velocity per second")
                        + chart(
                            [Course(points: speed, style: "s1")], height: 90,
                            name: "velocity of " + name) : "")
        }
        return charts.joined() + legend(table.marks)
    }

    /// `:curve` and `:compare`: one over the other, with their facts.
    static func text(_ curves: [CurveData]) -> String {
        let courses = curves.enumerated().map { index, curve in
            Course(
                points: curve.values.enumerated().map { (Double($0) * curve.interval, $1) }, style: "s\(index % 4)",
                letter: curves.count > 1 ? Letters.name(index) : "")
        }
        let lines = Curves.legend(curves, ReportOptions(width: 200)).map(caption)
        return lines.joined() + chart(courses, name: curves.map(\.name).joined(separator: ", "))
    }

    /// `:compare { } { }`: what moves in several futures, each property's courses over each other, then where their view
    /// trees differ.
    static func text(_ futures: [FutureData]) -> String {
        let options = ReportOptions(width: 200)
        let charts = Futures.columns(futures).map { column -> String in
            let series = Futures.series(column, futures)
            let still = series.indices.filter { series[$0].isEmpty }.map { "\(Letters.name($0)) does not move" }
            let courses = series.enumerated().filter { !$0.element.isEmpty }.map { index, points in
                Course(points: points, style: "s\(index % 4)", letter: Letters.name(index))
            }
            let name = shortPath(column)
            return caption(([name] + still).joined(separator: ", ")) + chart(courses, name: name)
        }
        let heads = Futures.heads(futures, options).map(caption)
        let body = charts.isEmpty ? caption("nothing moves in either") : charts.joined()
        let trees = Futures.differences(futures, options).map { Markup.escapedLines($0) }
        let lines = trees.isEmpty ? "" : "<pre class=\"output\">\(trees.joined(separator: "\n"))</pre>\n"
        return heads.joined() + body + lines
    }

    private static func caption(_ text: String) -> String { "<p class=\"caption\">\(Markup.escaped(text))</p>\n" }

    private static func legend(_ marks: [FrameMark]) -> String {
        marks.isEmpty
            ? ""
            : caption(marks.map { "\($0.kind.rawValue) at \(NumberText.short($0.time)) s" }.joined(separator: ", "))
    }

    private static func points(_ table: FrameTable, _ value: (FrameRow) -> Double?) -> [(Double, Double)] {
        table.rows.compactMap { row in value(row).map { (row.time, $0) } }.filter { $0.1.isFinite }
    }

    private static let width = 640.0, margin = 10.0

    private static func chart(
        _ courses: [Course], marks: [FrameMark] = [], height: Double = 200, name: String
    ) -> String {
        let all = courses.flatMap(\.points)
        guard let start = all.map(\.0).min(), let end = all.map(\.0).max(), let low = all.map(\.1).min(),
            let high = all.map(\.1).max()
        else { return caption("no numbers to plot") }
        func place(_ point: (Double, Double)) -> (x: Double, y: Double) {
            (
                margin + (width - 2 * margin) * share(point.0, start, end),
                22 + (height - 44) * (1 - (high > low ? share(point.1, low, high) : 0.5))
            )
        }
        let ticks = marks.filter { (start...end).contains($0.time) }.map { mark in
            let x = SVGShape.number(place((mark.time, low)).x)
            return "<path class=\"tick\" d=\"M\(x) 22V\(SVGShape.number(height - 22))\"/>"
        }
        let lines = courses.map { line($0, place) }
        let labels = [
            label(NumberText.short(high), x: margin, y: 15),
            low < high ? label(NumberText.short(low), x: margin, y: height - 6) : "",
            label(NumberText.short(start) + " s", x: 90, y: height - 6),
            label(NumberText.short(end) + " s", x: width - margin, y: height - 6, anchor: "end"),
        ]
        return "<svg class=\"chart\" viewBox=\"0 0 \(SVGShape.number(width)) \(SVGShape.number(height))\" role=\"img\" "
            + "aria-label=\"Course of \(Markup.escaped(name))\">"
            + (ticks + lines + labels).joined() + "</svg>\n"
    }

    private static func share(_ value: Double, _ low: Double, _ high: Double) -> Double {
        high > low ? min(max((value / 2 - low / 2) / (high / 2 - low / 2), 0), 1) : 0
    }

    private static func line(_ course: Course, _ place: ((Double, Double)) -> (x: Double, y: Double)) -> String {
        let places = course.points.map(place)
        guard let last = places.last else { return "" }
        let way = places.map { "\(SVGShape.number($0.x)) \(SVGShape.number($0.y))" }.joined(separator: "L")
        let letter = course.letter.isEmpty ? "" : label(course.letter, x: last.x - 4, y: last.y - 5, anchor: "end")
        return "<path class=\"\(course.style)\" d=\"M\(way)\"/>\(letter)"
    }

    private static func label(_ text: String, x: Double, y: Double, anchor: String = "start") -> String {
        let (x, y) = (SVGShape.number(x), SVGShape.number(y))
        return "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(Markup.escaped(text))</text>"
    }
}
