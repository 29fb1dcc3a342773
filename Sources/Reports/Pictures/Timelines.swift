import Playground

/// What ran when: one bar an attribute, with a mark where it was given another target.
enum Timelines {
    static func lines(_ rows: [TimelineRow], from start: Double, to end: Double, _ options: ReportOptions) -> [String] {
        guard !rows.isEmpty else { return ["nothing has moved yet"] }
        let groups = grouped(rows)
        let names = groups.map { shortPath($0[0].label) }
        let widest = names.map(displayWidth).max() ?? 0
        let margin = min(widest, max(10, options.width / 3))
        let times = groups.map(span)
        let tail = times.map(displayWidth).max() ?? 0
        let detail = min(14, groups.compactMap { $0.last.map { displayWidth($0.detail) } }.max() ?? 0)
        let columns = max(8, min(options.width - margin - tail - detail - 6, 60))
        let last = max(end, rows.compactMap(\.end).max() ?? end)
        let scale = Scale(start: start, end: last, columns: columns)
        return groups.indices.map { index in
            let name = names[index].cut(to: margin, keepingEnd: true).padded(to: margin)
            let bar = bar(groups[index], scale, options).padded(to: columns + 1)
            let detail = groups[index].last?.detail ?? ""
            let line = "\(name)  \(bar) \(times[index].padded(to: tail))"
            let room = options.width - displayWidth(line) - 2
            return room > 4 && !detail.isEmpty ? "\(line)  \(detail.cut(to: room))" : line.cut(to: options.width)
        } + [Plots.axis(from: start, to: last, margin: margin, columns: columns)]
    }

    private struct Scale {
        let start: Double, end: Double
        let columns: Int

        func place(_ time: Double) -> Int {
            Share.of(time, from: start, to: max(end, start + 1e-9)).place(among: columns)
        }
    }

    /// The rows of each attribute, in the order in which the attributes first moved.
    static func grouped(_ rows: [TimelineRow]) -> [[TimelineRow]] {
        var order: [String] = []
        var groups: [String: [TimelineRow]] = [:]
        for row in rows {
            if groups[row.label] == nil { order.append(row.label) }
            groups[row.label, default: []].append(row)
        }
        return order.compactMap { groups[$0] }
    }

    private static func bar(_ rows: [TimelineRow], _ scale: Scale, _ options: ReportOptions) -> String {
        var cells = Array(repeating: " ", count: scale.columns)
        let (fill, turn) = options.isASCII ? ("=", "x") : ("━", "╳")
        for row in rows {
            let first = scale.place(row.start)
            let last = row.end.map(scale.place) ?? scale.columns - 1
            for column in first...max(first, last) { cells[column] = fill }
        }
        for (before, row) in zip(rows, rows.dropFirst()) where before.end == row.start {
            cells[scale.place(row.start)] = turn
        }
        return cells.joined() + (rows.last?.end == nil ? (options.isASCII ? ">" : "▶") : "")
    }

    /// From when to when, in words.
    static func span(_ rows: [TimelineRow]) -> String {
        let start = NumberText.short(rows.first?.start ?? 0)
        guard let end = rows.last?.end else { return "from \(start) s" }
        return "\(start)–\(NumberText.short(end)) s"
    }
}
