import Playground

extension HumanReport {
    /// What a command was asked to show, as lines.
    func lines(_ report: ReportData) -> [String] {
        switch report {
        case .frames(let table): FrameTables.lines(table, options)
        case .plot(let table): Plots.lines(table, options)
        case .curves(let curves): Curves.lines(curves, options)
        case .futures(let tables): Futures.lines(tables, options)
        case .tree(let lines): lines.map(line)
        case .animations(let rows): motions(rows)
        case .timeline(let rows, let from, let to): Timelines.lines(rows, from: from, to: to, options)
        case .film(let frames, _): Films.lines(frames, options)
        case .columns(_, let rows): Columns.lines(rows, options)
        case .lines(let lines): lines
        }
    }

    private func line(_ line: TreeLine) -> String {
        let marks = line.marks.isEmpty ? "" : "  " + options.ink(line.marks.joined(separator: ", "), .warning)
        return String(repeating: "  ", count: line.depth) + line.text + marks
    }

    private func motions(_ rows: [MotionRow]) -> [String] {
        guard !rows.isEmpty else { return ["nothing is in flight"] }
        let header = ["what", "from", "to", "shown", "velocity", "ends at", "animation"]
        let cells = rows.map { row in
            [
                "\(shortPath(row.path)) \(row.property)", row.from.display, row.to.display, row.shown.display,
                row.velocity.map { NumberText.short($0) } ?? "",
                row.ends.map { NumberText.short($0) + " s" } ?? "never",
                row.animation + (row.transaction.map { " (transaction \($0))" } ?? ""),
            ]
        }
        return Columns.lines([header] + cells, options)
    }
}

/// Words in columns.
enum Columns {
    /// Rows as lines, each column as wide as its widest cell; the last one is cut at the report's width.
    static func lines(_ rows: [[String]], _ options: ReportOptions) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { $0.indices.contains(column) ? displayWidth($0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { $0 < row.count - 1 ? $1.padded(to: widths[$0]) : $1 }
            var text = cells.joined(separator: "  ")
            while text.last == " " { text.removeLast() }
            return text.cut(to: options.width)
        }
    }
}
