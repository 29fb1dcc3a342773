import Playground

/// `:frames` as a table: frame, time, a column for each property.
enum FrameTables {
    static func lines(_ table: FrameTable, _ options: ReportOptions) -> [String] {
        let header = ["frame", "time"] + table.columns
        let cells = table.rows.map { row in
            ["\(row.frame)", NumberText.fixed(row.time, digits: 4)] + row.values.map { cell($0, options) }
        }
        return [options.ink(table.title.cut(to: options.width), .strong)] + aligned(header, cells, options)
    }

    /// Right-aligned columns. Those that the width has no room for follow in a table of their own below, with the first
    /// two columns again.
    static func aligned(_ header: [String], _ cells: [[String]], _ options: ReportOptions) -> [String] {
        let widths = header.indices.map { column in
            ([header] + cells).map { displayWidth($0[column]) }.max() ?? 0
        }
        let lead = widths.prefix(2).reduce(0) { $0 + $1 + 2 }
        var groups: [[Int]] = [[]]
        var used = lead
        for column in header.indices.dropFirst(2) {
            if used + widths[column] > options.width, groups.last?.isEmpty == false {
                groups.append([])
                used = lead
            }
            groups[groups.count - 1].append(column)
            used += widths[column] + 2
        }
        return groups.enumerated().flatMap { index, group in
            (index > 0 ? [""] : [])
                + ([header] + cells).map { row in
                    ([0, 1] + group).map { row[$0].padded(left: widths[$0]) }.joined(separator: "  ").cut(
                        to: options.width)
                }
        }
    }

    static func cell(_ value: RawValue, _ options: ReportOptions) -> String {
        switch value {
        case .number(let number): NumberText.fixed(number, digits: options.digits ?? 4)
        case .null: "-"
        default: value.display
        }
    }
}

/// The tables that say what plots show.
enum PlainTables {
    /// Each property with its model and velocity, then the marked moments.
    static func lines(_ table: FrameTable, _ options: ReportOptions) -> [String] {
        let header = ["frame", "time"] + table.columns.flatMap { [$0, "model", "velocity"] }
        let cells = table.rows.map { row -> [String] in
            let own = row.values.indices.flatMap { column -> [String] in
                let model = row.models.indices.contains(column) ? row.models[column] : .null
                let velocity = row.velocities.indices.contains(column) ? row.velocities[column] : nil
                return [
                    FrameTables.cell(row.values[column], options), FrameTables.cell(model, options),
                    FrameTables.cell(velocity.map { .number($0) } ?? .null, options),
                ]
            }
            return ["\(row.frame)", NumberText.fixed(row.time, digits: 4)] + own
        }
        return [options.ink(table.title.cut(to: options.width), .strong)]
            + FrameTables.aligned(header, cells, options)
            + table.marks.map { "\($0.kind.rawValue) at \(NumberText.short($0.time)) s" }
    }

    /// Curves beside each other.
    static func lines(_ curves: [CurveData], _ options: ReportOptions) -> [String] {
        let count = curves.map(\.values.count).max() ?? 0
        let header = ["frame", "time"] + curves.indices.map { Letters.name($0) }
        let cells = (0..<count).map { row in
            let time = Double(row) * (curves.first?.interval ?? 0)
            return ["\(row)", NumberText.fixed(time, digits: 4)]
                + curves.map { curve in
                    let value = curve.values.indices.contains(row) ? curve.values[row] : curve.values.last
                    return FrameTables.cell(value.map { .number($0) } ?? .null, options)
                }
        }
        return Curves.legend(curves, options) + FrameTables.aligned(header, cells, options)
    }
}
