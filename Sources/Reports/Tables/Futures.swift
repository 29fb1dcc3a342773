import Playground

/// Futures of one moment: what moves in each, over each other, and where their view trees differ at the end.
enum Futures {
    static func lines(_ futures: [FutureData], _ options: ReportOptions) -> [String] {
        let courses = columns(futures).flatMap { course($0, futures, options) }
        return heads(futures, options) + (courses.isEmpty ? ["nothing moves in either"] : courses)
            + differences(futures, options)
    }

    /// Which future each letter stands for, and when it rests.
    static func heads(_ futures: [FutureData], _ options: ReportOptions) -> [String] {
        futures.indices.map { index in
            let future = futures[index]
            let end = future.table.rows.last.map { NumberText.short($0.time) } ?? "0"
            let rest = future.rests ? "rests after \(end) s" : "still moves after \(end) s"
            return options.ink("\(Letters.name(index))  \(future.table.title)", .strong) + "  \(rest)"
        }
    }

    /// What moves in any of them, in the order in which it is met.
    static func columns(_ futures: [FutureData]) -> [String] {
        var columns: [String] = []
        for future in futures { columns += future.table.columns.filter { !columns.contains($0) } }
        return columns
    }

    /// A property's course in each: seconds and values, empty where it does not move.
    static func series(_ column: String, _ futures: [FutureData]) -> [[(Double, Double)]] {
        futures.map { future in
            guard let place = future.table.columns.firstIndex(of: column) else { return [] }
            return future.table.rows.compactMap { row in row.values[place].double.map { (row.time, $0) } }
        }
    }

    private static func course(_ column: String, _ futures: [FutureData], _ options: ReportOptions) -> [String] {
        let parts = shortPath(column)
        let series = series(column, futures)
        if options.isPlain { return [parts] + plain(series, options) }
        let still = series.indices.filter { series[$0].isEmpty }.map { "\(Letters.name($0)) does not move" }
        let heading = ([parts] + still).joined(separator: ", ")
        return [heading.cut(to: options.width)] + LetterPlot.lines(series, options)
    }

    private static func plain(_ series: [[(Double, Double)]], _ options: ReportOptions) -> [String] {
        let longest = series.max { $0.count < $1.count } ?? []
        let header = ["frame", "time"] + series.indices.map { Letters.name($0) }
        let cells = longest.indices.map { row in
            ["\(row)", NumberText.fixed(longest[row].0, digits: 4)]
                + series.map { points in
                    FrameTables.cell(points.indices.contains(row) ? .number(points[row].1) : .null, options)
                }
        }
        return FrameTables.aligned(header, cells, options)
    }

    /// Lines of the view trees that only one of two futures ends with.
    static func differences(_ futures: [FutureData], _ options: ReportOptions) -> [String] {
        guard futures.count == 2 else { return [] }
        let trees = futures.map { future in
            future.tree.map { String(repeating: "  ", count: $0.depth) + $0.text }
        }
        let change = trees[1].difference(from: trees[0])
        guard !change.isEmpty else { return ["both end with the same view tree"] }
        let removed = change.removals.map { (place($0), "\(Letters.name(0))  " + line($0)) }
        let inserted = change.insertions.map { (place($0), "\(Letters.name(1))  " + line($0)) }
        let ordered = (removed + inserted).enumerated().sorted {
            ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
        }
        return ["the view trees differ at the end:"] + ordered.map { $0.element.1.cut(to: options.width) }
    }

    private static func place(_ change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    private static func line(_ change: CollectionDifference<String>.Change) -> String {
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
    }
}
