import AnimationMath
import RenderTree
import ViewValues

/// Writes what the engine and the program did into the journal and the outcome.
extension World {
    /// Takes the engine's events of one step, then what the program printed and was warned of on the way.
    mutating func take(_ events: [RenderEvent], into recorder: inout Recorder) {
        for event in events {
            for kind in translate(event) { recorder.add(kind, in: self) }
            journal.take(event, at: time.seconds)
        }
        takeOutput(into: &recorder)
    }

    /// Takes what the program printed and was warned of.
    mutating func takeOutput(into recorder: inout Recorder) {
        let lines = program.takeOutput()
        journal.output += lines
        for line in lines { recorder.add(.output(line), in: self) }
        for warning in program.takeWarnings() {
            journal.warnings.append(warning)
            recorder.add(.warning(warning), in: self)
        }
    }

    private func translate(_ event: RenderEvent) -> [EventKind] {
        switch event {
        case .transaction(let began): transactionEvents(began)
        case .body(let run): [.body(path: run.path, reason: run.reason.text)]
        case .diff(let difference): [.diff(difference.change)]
        case .started(let change): [.motion(.started, change.motion)]
        case .retargeted(let change): [.motion(.retargeted, change.motion)]
        case .finished(let change): [.motion(.finished, change.motion)]
        case .lifecycle(let event):
            [.lifecycle(path: event.path, what: event.what.rawValue + (event.detail.map { " " + $0 } ?? ""))]
        case .completion(let event): [.completion(id: event.id, criteria: event.criteria.rawValue)]
        case .show(let event):
            [.lifecycle(path: event.path, what: event.told)]
        case .work(let counts): [.work(WorkRun(counts, at: time))]
        case .warning, .jumped: []
        }
    }

    private func transactionEvents(_ began: TransactionBegan) -> [EventKind] {
        let transaction = EventKind.transaction(
            id: began.id, animation: began.transaction.animation?.description,
            origin: began.transaction.origin.rawValue, writes: began.writes.map(\.name))
        return [transaction]
            + began.writes.map {
                .write(name: $0.name, old: $0.old.description, new: $0.new.description)
            }
    }
}

extension BodyRun.Reason {
    /// Why, as the report says it.
    var text: String {
        switch self {
        case .appeared: "appeared"
        case .inputChanged: "an input changed"
        case .dependency(_, let name): "\(name) changed"
        case .environment(let name): "environment \(name) changed"
        case .frame: "a frame of its animatable data"
        case .content(let what): "\(what) changed"
        }
    }
}

extension ShowEvent {
    /// What it tells, in words: `symbolEffect bounce begins, 1 s assumed`.
    var told: String { "\(property) \(kind) \(began ? "begins" : "ends")" + (detail ?? "") }
}

extension Difference {
    var change: TreeChange {
        let operation = TreeChange.Operation(rawValue: operation.rawValue) ?? .changed
        return TreeChange(operation, path: path, parameter: parameter, old: old, new: new)
    }
}

extension AnimationChange {
    var motion: MotionChange {
        MotionChange(
            path: path, property: property, from: RawValue(numbers: from), to: RawValue(numbers: to),
            animation: animation.told(isAssumed: isAssumed), components: components)
    }
}

extension Animation? {
    /// What moves something, in words.
    func told(isAssumed: Bool) -> String {
        (self?.description ?? "keyframes") + (isAssumed ? ", assumed" : "")
    }
}

extension RawValue {
    /// One number by itself, several as a list.
    init(numbers: [Double]) {
        self = numbers.count == 1 ? .number(numbers[0]) : .list(numbers.map { .number($0) })
    }
}

extension Journal {
    /// Remembers an event of the engine.
    mutating func take(_ event: RenderEvent, at time: Double) {
        switch event {
        case .transaction(let began):
            transactions.append(began)
            if transactions.count > 2_000 { transactions.removeFirst(1_000) }
        case .body(let run):
            bodyRuns[run.typeName, default: 0] += 1
            bodies.append(run)
            if bodies.count > 2_000 { bodies.removeFirst(1_000) }
        case .diff(let difference): differences.append(difference)
        case .started(let change), .retargeted(let change): begin(change, at: time)
        case .finished(let change): end(key(change.path, change.property), at: time)
        case .show(let event): take(event, at: time)
        case .work(let counts): work += counts
        case .completion, .lifecycle, .warning, .jumped: return
        }
    }

    private func key(_ path: String, _ property: String) -> String { path + " " + property }

    private mutating func begin(_ change: AnimationChange, at time: Double) {
        let key = key(change.path, change.property)
        end(key, at: time)
        let motion = change.motion
        open[key] = timeline.count
        timeline.append(TimelineRow(label: key, start: time, end: nil, detail: motion.animation))
    }

    private mutating func end(_ key: String, at time: Double) {
        guard let row = open.removeValue(forKey: key) else { return }
        timeline[row].end = time
    }

    private mutating func take(_ event: ShowEvent, at time: Double) {
        let key = key(event.path, event.property)
        end(key, at: time)
        guard event.began else { return }
        open[key] = timeline.count
        let detail = event.detail.map { ", " + $0 } ?? ""
        timeline.append(TimelineRow(label: key, start: time, end: nil, detail: event.kind + detail))
    }
}
