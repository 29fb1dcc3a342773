import SwiftSubset

/// The entries that counted, with the moments they led to: what `:undo`, `:redo`, `:goto` and `:seek` travel on.
struct History: Sendable {
    /// An entry that counts, with the seconds at which it began and ended.
    struct Step: Sendable {
        var entry: Entry
        var start: Double, end: Double
        /// Whether it set the clock back to 0, as `:reset` does: `:seek` does not go behind it.
        var restartsClock: Bool
    }

    /// Entry 1 is `steps[0]`.
    private(set) var steps: [Step] = []
    /// How many of them are applied to the present world.
    var position = 0
    private var snapshots: [Int: World] = [:]

    /// Begins at a moment, which is entry 0.
    init(_ world: World) { snapshots[0] = world }

    /// Whether entries wait to be applied again.
    var hasPending: Bool { position < steps.count }

    /// The number of the newest entry behind which `:seek` does not go.
    var epoch: Int { (steps.prefix(position).lastIndex { $0.restartsClock } ?? -1) + 1 }

    /// Adds an entry with the world after it; what was to be applied again is dropped.
    mutating func add(_ step: Step, world: World) {
        drop()
        steps.append(step)
        position = steps.count
        snapshots[position] = world
        thin()
    }

    /// Drops the entries that wait to be applied again.
    mutating func drop() {
        for number in position..<steps.count { snapshots[number + 1] = nil }
        steps.removeLast(steps.count - position)
    }

    /// Keeps the present world for the newest applied entry, after a mark or a watch; not where time has moved since.
    mutating func refresh(with world: World) {
        if let kept = snapshots[position], kept.time == world.time { snapshots[position] = world }
    }

    /// Ends the newest applied entry where `:seek` cut it short and a new one begins.
    mutating func cut(at world: World) {
        guard isCut(at: world.time.seconds) else { return }
        snapshots[position] = world
        steps[position - 1].end = world.time.seconds
    }

    /// Whether the newest applied entry goes on after a time.
    func isCut(at seconds: Double) -> Bool { position > 0 && steps[position - 1].end > seconds + 1e-9 }

    /// The newest kept moment that is not after entry `number`.
    func nearest(to number: Int) -> (number: Int, world: World)? {
        (0...number).reversed().lazy.compactMap { index in snapshots[index].map { (index, $0) } }.first
    }

    /// Keeps every moment of the newest 64 entries, and every eighth before.
    private mutating func thin() {
        let old = position - 64
        if old > 0, old % 8 != 0 { snapshots[old] = nil }
    }
}
