import Playground

/// Names of series that can be told apart without colours.
enum Letters {
    static func name(_ index: Int) -> String {
        let all = Array("abcdefghijklmnopqrstuvwxyz")
        return String(all[index % all.count])
    }
}

/// Several courses in one drawing, each with its letter; where they meet stands `*`.
enum LetterPlot {
    /// Series of (seconds, value).
    static func lines(_ series: [[(Double, Double)]], _ options: ReportOptions) -> [String] {
        let points = series.flatMap { $0 }.filter { $0.1.isFinite }
        guard let low = points.map(\.1).min(), let high = points.map(\.1).max() else { return ["  no numbers to plot"] }
        let end = points.map(\.0).max() ?? 0
        let labels = [NumberText.short(high), NumberText.short(low)]
        let margin = labels.map(displayWidth).max() ?? 0
        let columns = max(8, min(options.width - margin - 3, 72))
        let height = 12
        var cells = Array(repeating: Array(repeating: " ", count: columns), count: height)
        for (index, course) in series.enumerated() {
            for column in 0..<columns {
                let time = end * Double(column) / Double(columns - 1)
                guard let value = value(of: course, at: time), value.isFinite else { continue }
                let row = Share.of(value, from: high, to: low).place(among: height)
                cells[row][column] = cells[row][column] == " " ? Letters.name(index) : "*"
            }
        }
        let bar = options.isASCII ? "|" : "│"
        let rows = cells.enumerated().map { index, row in
            let label = index == 0 ? labels[0] : index == height - 1 ? labels[1] : ""
            var text = label.padded(left: margin) + " \(bar)" + row.joined()
            while text.last == " " { text.removeLast() }
            return text
        }
        return rows + [Plots.axis(from: 0, to: end, margin: margin, columns: columns)]
    }

    /// Between samples on a straight line; after the end what it ended with.
    static func value(of course: [(Double, Double)], at time: Double) -> Double? {
        guard let first = course.first, let last = course.last, time >= first.0 - 1e-9 else { return nil }
        if time >= last.0 { return last.1 }
        guard let next = course.firstIndex(where: { $0.0 >= time }) else { return last.1 }
        guard next > 0 else { return first.1 }
        let (before, after) = (course[next - 1], course[next])
        let span = after.0 - before.0
        return span <= 0 ? after.1 : before.1 + (after.1 - before.1) * (time - before.0) / span
    }
}
