import Playground

extension HumanReport {
    /// What a command was asked to show, as lines.
    func lines(_ report: ReportData) -> [String] {
        switch report {
        case .frames(let table): FrameTables.lines(table, options)
        case .plot(let table): options.isPlain ? PlainTables.lines(table, options) : Plots.lines(table, options)
        case .curves(let curves): options.isPlain ? PlainTables.lines(curves, options) : Curves.lines(curves, options)
        case .futures(let futures): Futures.lines(futures, options)
        case .differences(let changes): changes.map(line)
        case .tree(let lines): lines.map(line)
        case .animations(let rows): motions(rows)
        case .timeline(let rows, let from, let to): Timelines.lines(rows, from: from, to: to, options)
        case .film(let frames, _): Films.lines(frames, options)
        case .columns(_, let rows): Columns.lines(rows, options)
        case .words(let words): Columns.lines(words, options)
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
                "\(shortPath(row.path)) \(row.property)", shown(row.from), shown(row.to), shown(row.shown),
                row.velocity.map { shown(.number($0)) } ?? "",
                row.ends.map { NumberText.short($0) + " s" } ?? "never",
                row.animation + (row.transaction.map { " (transaction \($0))" } ?? ""),
            ]
        }
        return Columns.lines([header] + cells, hasHeader: true, options)
    }
}

/// Words in columns.
enum Columns {
    /// Rows as lines, each column as wide as its widest cell; a row of a single cell stands outside the columns. What
    /// the width has no room for goes on below in the last column; where that is too narrow, the last cell stands below
    /// its row, and where even then the columns have no room, each row becomes its first cell with the others below.
    static func lines(_ rows: [[String]], hasHeader: Bool = false, _ options: ReportOptions) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        guard count > 0 else { return [] }
        let widths = (0..<count).map { column in
            rows.map { $0.count > 1 && $0.indices.contains(column) ? displayWidth($0[column]) : 0 }.max() ?? 0
        }
        let indent = widths.dropLast().reduce(0) { $0 + $1 + 2 }
        let room = options.width - indent
        guard count == 1 || room >= min(widths[count - 1], 16) else {
            let isRoomy = count > 2 && indent - 2 <= options.width
            return isRoomy ? staggered(rows, widths, options) : stacked(rows, hasHeader: hasHeader, options)
        }
        return rows.flatMap { row -> [String] in
            guard row.count > 1, let last = row.last else { return row.map { $0.cut(to: options.width) } }
            let lead = row.dropLast().enumerated().map { $1.padded(to: widths[$0]) + "  " }.joined()
            let folded = row.count == count ? last.folded(to: room) : [last.cut(to: options.width - displayWidth(lead))]
            let hanging = String(repeating: " ", count: indent)
            return folded.enumerated().map { trimmed(($0 == 0 ? lead : hanging) + $1) }
        }
    }

    /// Words, read along the rows, in as many columns as the width has room for; each as wide as its widest word.
    static func lines(_ words: [String], _ options: ReportOptions) -> [String] {
        let all = words.map { displayWidth($0) }
        var count = min(words.count, options.width / 3)
        while count > 1, needed(all, count) > options.width { count -= 1 }
        guard count > 1 else { return words }
        let widths = columnWidths(all, count)
        return stride(from: 0, to: words.count, by: count).map { start in
            let row = words[start..<min(start + count, words.count)]
            return trimmed(zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  "))
        }
    }

    private static func columnWidths(_ all: [Int], _ count: Int) -> [Int] {
        (0..<count).map { column in stride(from: column, to: all.count, by: count).map { all[$0] }.max() ?? 0 }
    }

    private static func needed(_ all: [Int], _ count: Int) -> Int {
        columnWidths(all, count).reduce(0, +) + 2 * (count - 1)
    }

    private static func staggered(_ rows: [[String]], _ widths: [Int], _ options: ReportOptions) -> [String] {
        rows.flatMap { row -> [String] in
            guard row.count == widths.count, let last = row.last else { return row.map { $0.cut(to: options.width) } }
            let lead = row.dropLast().enumerated().map { $1.padded(to: widths[$0]) }.joined(separator: "  ")
            return [trimmed(lead)] + (last.isEmpty ? [] : ("    " + last).hung(within: options.width))
        }
    }

    private static func stacked(_ rows: [[String]], hasHeader: Bool, _ options: ReportOptions) -> [String] {
        let header = hasHeader ? rows.first : nil
        return (hasHeader ? Array(rows.dropFirst()) : rows).flatMap { row -> [String] in
            guard let first = row.first else { return [] }
            let cells = row.indices.dropFirst().map { index in
                header.map { "\($0[index]) \(row[index])" } ?? row[index]
            }
            let below = cells.filter { !$0.isEmpty }.joined(separator: header == nil ? "  " : ", ")
            return first.hung(within: options.width)
                + (below.isEmpty ? [] : ("    " + below).hung(within: options.width))
        }
    }

    private static func trimmed(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }
}
