import Playground

/// `:frames` as a table: frame, time, a column for each property.
enum FrameTables {
    static func lines(_ table: FrameTable, _ options: ReportOptions) -> [String] {
        let header = ["frame", "time"] + table.columns
        let cells = table.rows.map { row in
            ["\(row.frame)", NumberText.fixed(row.time, digits: 4)] + row.values.map(cell)
        }
        let widths = header.indices.map { column in
            ([header] + cells).map { displayWidth($0[column]) }.max() ?? 0
        }
        return [options.ink(table.title, .strong)]
            + ([header] + cells).map { row in
                zip(row, widths).map { $0.padded(left: $1) }.joined(separator: "  ").cut(to: options.width)
            }
    }

    private static func cell(_ value: RawValue) -> String {
        switch value {
        case .number(let number): NumberText.fixed(number, digits: 4)
        case .null: "-"
        default: value.display
        }
    }
}

/// Two futures beside each other: each one's course, plotted on its own.
enum Futures {
    static func lines(_ tables: [FrameTable], _ options: ReportOptions) -> [String] {
        tables.flatMap { table in
            let end = table.rows.last.map { NumberText.short($0.time) } ?? "0"
            let heading = options.ink(table.title, .strong) + "  rests at \(end) s"
            guard !table.columns.isEmpty else { return [heading, "  nothing moves"] }
            return [heading] + Plots.body(table, options)
        }
    }
}
