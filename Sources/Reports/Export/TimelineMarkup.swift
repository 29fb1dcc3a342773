import Playground

/// `:timeline` in a page: a bar for each thing that ran, with a mark where it was given another target.
enum TimelineMarkup {
    private static let width = 640.0, names = 200.0, row = 18.0, foot = 20.0

    /// The markup; what still runs ends in an arrow at the edge.
    static func text(_ rows: [TimelineRow], from start: Double, to end: Double) -> String {
        guard !rows.isEmpty else { return "<p class=\"caption\">nothing has moved yet</p>\n" }
        let groups = Timelines.grouped(rows)
        let last = max(end, rows.compactMap(\.end).max() ?? end)
        func place(_ time: Double) -> Double {
            names + (width - names - 12) * Share.of(time, from: start, to: max(last, start + 1e-9)).value
        }
        let lines = groups.enumerated().map { index, group in
            line(group, y: (Double(index) + 0.5) * row, place: place, last: last)
        }
        let height = Double(groups.count) * row + foot
        let axis =
            label("\(NumberText.short(start)) s", x: names, y: height - 6)
            + label("\(NumberText.short(last)) s", x: width - 12, y: height - 6, anchor: "end")
        let box = "0 0 \(SVGShape.number(width)) \(SVGShape.number(height))"
        return "<svg class=\"chart timeline\" viewBox=\"\(box)\" role=\"img\" aria-label=\"What ran when\">"
            + lines.joined() + axis + "</svg>\n"
    }

    private static func line(
        _ rows: [TimelineRow], y: Double, place: (Double) -> Double, last: Double
    ) -> String {
        let name = shortPath(rows[0].label)
        let bars = rows.map { row -> String in
            let (from, to) = (place(row.start), place(row.end ?? last))
            return
                "<path class=\"bar s0\" d=\"M\(SVGShape.number(from)) \(SVGShape.number(y))H\(SVGShape.number(max(to, from + 1)))\"/>"
        }
        let turns = zip(rows, rows.dropFirst()).filter { $0.end == $1.start }.map { _, next -> String in
            let x = SVGShape.number(place(next.start))
            return "<path class=\"tick\" d=\"M\(x) \(SVGShape.number(y - 7))v14\"/>"
        }
        let arrow = rows.last?.end == nil ? label("▶", x: width - 10, y: y + 4) : ""
        let detail = [Timelines.span(rows), rows.last?.detail ?? ""].filter { !$0.isEmpty }.joined(separator: "  ")
        let title = "<title>\(Markup.escaped("\(rows[0].label)  \(detail)"))</title>"
        return "<g>\(title)\(label(name, x: names - 8, y: y + 4, anchor: "end"))\((bars + turns).joined())\(arrow)</g>"
    }

    private static func label(_ text: String, x: Double, y: Double, anchor: String = "start") -> String {
        let (x, y) = (SVGShape.number(x), SVGShape.number(y))
        return "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(Markup.escaped(text))</text>"
    }
}
