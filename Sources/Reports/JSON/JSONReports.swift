import Playground

/// What reports are as events of the documented kinds: samples where they hold any, else values.
enum JSONReports {
    static func events(_ report: ReportData) -> [EventKind] {
        switch report {
        case .frames(let table), .plot(let table): samples(table)
        case .futures(let tables): tables.flatMap(samples)
        case .curves(let curves): curves.map { .value(text: Curves.summary($0), type: "Animation") }
        case .animations(let rows): rows.map(started)
        case .film(let frames, _): frames.map { .value(text: "\($0.time) s: \($0.shapes.count) shapes", type: nil) }
        case .tree, .timeline, .columns, .lines:
            HumanReport(options: ReportOptions()).lines(report).map { .value(text: $0, type: nil) }
        }
    }

    private static func samples(_ table: FrameTable) -> [EventKind] {
        table.rows.flatMap { row in
            zip(table.columns, row.values).map { name, value in
                EventKind.sample(
                    SampleValue(path: "\(table.title) @ \(row.time)", property: name, value: value, model: .null))
            }
        }
    }

    private static func started(_ row: MotionRow) -> EventKind {
        .sample(
            SampleValue(
                path: row.path, property: row.property, value: row.shown, model: row.to, velocity: row.velocity))
    }
}
