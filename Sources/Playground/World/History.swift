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

    /// A kept world behind one reference: the table of moments is copied with every entry.
    private final class Moment: Sendable {
        let world: World
        init(_ world: World) { self.world = world }
    }

    /// Entry 1 is `steps[0]`.
    private(set) var steps: [Step] = []
    /// How many of them are applied to the present world.
    var position = 0
    private var snapshots: [Int: Moment] = [:]
    /// About how many bytes each kept moment takes for itself.
    private var weights: [Int: Int] = [:]
    /// The kept moments take about this many bytes at most; the newest few are kept whatever they take.
    static let largestWeight = 256 << 20

    /// Begins at a moment, which is entry 0.
    init(_ world: World) { keep(world, at: 0) }

    /// Whether entries wait to be applied again.
    var hasPending: Bool { position < steps.count }

    /// The number of the newest entry behind which `:seek` does not go.
    var epoch: Int { (steps.prefix(position).lastIndex { $0.restartsClock } ?? -1) + 1 }

    /// Adds an entry with the world after it; what was to be applied again is dropped.
    mutating func add(_ step: Step, world: World) {
        drop()
        steps.append(step)
        position = steps.count
        keep(world, at: position)
        thin()
    }

    /// Drops the entries that wait to be applied again.
    mutating func drop() {
        for number in position..<steps.count { forget(number + 1) }
        steps.removeLast(steps.count - position)
    }

    /// Keeps the present world for the newest applied entry, after a mark or a watch; not where time has moved since.
    mutating func refresh(with world: World) {
        if let kept = snapshots[position]?.world, kept.time == world.time { keep(world, at: position) }
    }

    /// Ends the newest applied entry where `:seek` cut it short and a new one begins.
    mutating func cut(at world: World) {
        guard isCut(at: world.time.seconds) else { return }
        keep(world, at: position)
        steps[position - 1].end = world.time.seconds
    }

    /// Whether the newest applied entry goes on after a time.
    func isCut(at seconds: Double) -> Bool { position > 0 && steps[position - 1].end > seconds + 1e-9 }

    /// The newest kept moment that is not after entry `number`.
    func nearest(to number: Int) -> (number: Int, world: World)? {
        (0...number).reversed().lazy.compactMap { index in snapshots[index].map { (index, $0.world) } }.first
    }

    /// The numbers of the entries whose moments are kept, in order.
    var kept: [Int] { snapshots.keys.sorted() }

    private mutating func keep(_ world: World, at number: Int) {
        snapshots[number] = Moment(world)
        weights[number] = world.weight
    }

    private mutating func forget(_ number: Int) {
        snapshots[number] = nil
        weights[number] = nil
    }

    /// Keeps every moment of the newest 64 entries, and every eighth before; fewer where they would take too much.
    private mutating func thin() {
        let old = position - 64
        if old > 0, old % 8 != 0 { forget(old) }
        var distance = 2
        while weights.values.reduce(0, +) > Self.largestWeight, distance <= 2 * max(steps.count, 1) {
            for number in kept where number > 0 && number < position - 4 && number % distance != 0 { forget(number) }
            distance *= 2
        }
    }
}

extension World {
    /// About how many bytes a copy takes once everything in it has changed: the tree, the journal, and the tables of
    /// what the program declares.
    var weight: Int {
        tree.nodeCount * 1_024 + journal.output.count * 64 + journal.transactions.count * 512
            + journal.bodies.count * 256 + journal.timeline.count * 160
            + program.declaredCount * 160
    }
}
