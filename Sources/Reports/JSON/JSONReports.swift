import Playground

/// What reports are as events of the documented kinds: samples where they hold any, at the time of each, else values.
enum JSONReports {
    static func events(_ report: ReportData, in event: Event) -> [Event] {
        func now(_ kinds: [EventKind]) -> [Event] {
            kinds.map { Event(entry: event.entry, time: event.time, kind: $0) }
        }
        switch report {
        case .frames(let table), .plot(let table): return samples(table, from: 0, entry: event.entry)
        case .futures(let futures):
            return futures.flatMap { samples($0.table, from: event.time, entry: event.entry) }
        case .curves(let curves): return now(curves.map { .value(text: Curves.summary($0), type: "Animation") })
        case .differences(let changes): return now(changes.map { .diff($0) })
        case .animations(let rows): return now(rows.map(started))
        case .film(let frames, _):
            return now(frames.map { .value(text: "\($0.time) s: \($0.shapes.count) shapes", type: nil) })
        case .tree, .timeline, .columns, .words, .lines:
            let lines = HumanReport(options: ReportOptions(width: 200)).lines(report)
            return now(lines.map { .value(text: $0, type: nil) })
        }
    }

    private static func samples(_ table: FrameTable, from start: Double, entry: Int) -> [Event] {
        table.rows.flatMap { row in
            table.columns.indices.map { column in
                let path = table.paths.indices.contains(column) ? table.paths[column] : table.title
                let model = row.models.indices.contains(column) ? row.models[column] : .null
                let velocity = row.velocities.indices.contains(column) ? row.velocities[column] : nil
                let sample = SampleValue(
                    path: path, property: table.columns[column], value: row.values[column], model: model,
                    velocity: velocity)
                return Event(entry: entry, time: start + row.time, kind: .sample(sample))
            }
        }
    }

    private static func started(_ row: MotionRow) -> EventKind {
        .sample(
            SampleValue(
                path: row.path, property: row.property, value: row.shown, model: row.to, velocity: row.velocity))
    }
}
