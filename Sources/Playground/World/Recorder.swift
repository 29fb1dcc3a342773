/// Collects the events of one entry in order.
struct Recorder {
    var entry: Int
    private(set) var events: [Event] = []

    init(entry: Int) { self.entry = entry }

    mutating func add(_ kind: EventKind, at time: Double) {
        if case .work(let next) = kind, case .work(var run) = events.last?.kind, run.goOn(with: next) {
            events[events.count - 1].kind = .work(run)
            return
        }
        events.append(Event(entry: entry, time: time, kind: kind))
    }

    /// Puts other events in place of those so far.
    mutating func replace(by events: [Event]) { self.events = events }

    mutating func add(_ kind: EventKind, in world: World) { add(kind, at: world.time.seconds) }
}
