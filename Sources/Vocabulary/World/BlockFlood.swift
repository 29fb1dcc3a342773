import Interpreter
import SwiftSubset

/// Finds blocks and tasks that go on by queuing themselves again at once, frame after frame: each is short, so no
/// budget of steps ends them, and the clock would go on with them for as long as anybody lets it.
struct BlockFlood: Sendable {
    /// Blocks of one moment that make it a flooded one, and how many such moments in a row are let through.
    static let many = 900, longest = 60

    private var moment = Int.min, blocks = 0, flooded = 0

    /// Notes that blocks are asked for at a moment (nanoseconds), whether any waits or not.
    mutating func begin(at now: Int) {
        guard now != moment else { return }
        flooded = blocks >= Self.many ? flooded + 1 : 0
        (moment, blocks) = (now, 0)
    }

    /// Counts a block that is about to run.
    mutating func count(_ job: Schedule.Job) throws {
        blocks += 1
        guard flooded >= Self.longest else { return }
        throw Trap(
            .steps,
            "blocks or tasks that queue themselves again filled \(Self.longest) frames in a row, and were stopped",
            at: job.range)
    }
}

extension Schedule.Job {
    /// Where the block stands in the source; nil for a task.
    fileprivate var range: SourceRange? {
        guard case .call(let function, _) = action else { return nil }
        return function.asClosure?.range
    }
}
