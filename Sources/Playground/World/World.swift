import AnimationMath
import RenderTree
import ViewValues

/// Everything that an entry can change, as one value: a copy is a moment to come back to.
struct World: Sendable {
    var program: any EntryProgram
    var tree: RenderTree
    var time: FrameTime
    /// The shown root; nil before one is shown.
    var root: RootView?
    /// Whose scope entries run in; nil: the root view's.
    var scope: NodeID?
    /// Readings held by `:freeze`.
    var frozen: [FrozenProperty: PropertyReading] = [:]
    var journal = Journal()
    /// The work of the present entry so far.
    var effort = Effort()
    /// The lesson that runs; nil without one.
    var lesson: LessonProgress?
    /// Seconds that no loop over frames goes beyond: set while `:seek` applies an entry again.
    var horizon: Double?

    init(program: any EntryProgram, tree: RenderTree, fps: Int) {
        self.program = program
        self.tree = tree
        time = FrameTime(tick: 0, fps: fps)
    }

    /// The node in whose scope entries run: the one chosen with `:in`, else the outermost view of the program.
    var scopeNode: NodeID? {
        if let scope, tree.programValue(of: scope) != nil { return scope }
        let outermost = tree.firstNode { tree.programValue(of: $0) != nil && !tree.isLeaving($0) }
        guard let outermost, root?.isApp == true else { return outermost }
        // The program's App is around the root view, and a scope only where it shows no view of the program.
        return tree.firstNode { $0 != outermost && tree.programValue(of: $0) != nil && !tree.isLeaving($0) }
            ?? outermost
    }

    /// Whether nothing animates and nothing is scheduled.
    var isAtRest: Bool { tree.isIdle && !program.hasScheduledWork }

    /// Whether a loop over frames may take another.
    var mayAdvance: Bool { horizon.map { time.advanced(by: 1).seconds <= $0 + 1e-9 } ?? true }
}

/// What happened so far, for `:expect`, `:tx`, `:timeline` and the like. It is part of the world: undo undoes it.
struct Journal: Sendable {
    /// Printed lines since the start.
    var output: [String] = []
    var warnings: [Problem] = []
    /// Transactions in order, the newest last.
    var transactions: [TransactionBegan] = []
    /// Runs of bodies by type since the root was shown.
    var bodyRuns: [String: Int] = [:]
    /// The newest runs, for `:bodies`.
    var bodies: [BodyRun] = []
    var work = WorkCounts()
    /// The tree's changes of the newest entry, for `:diff`.
    var differences: [Difference] = []
    var timeline: [TimelineRow] = []
    /// Rows of the timeline that have not ended, by path and property.
    var open: [String: Int] = [:]
    var mark = Mark()
    /// The error of the newest `:try`; nil where it held none.
    var tried: Problem?

    /// What a `:mark` remembers.
    struct Mark: Sendable {
        var output = 0, warnings = 0
        var bodyRuns: [String: Int] = [:]
    }

    var markedOutput: ArraySlice<String> { output.dropFirst(mark.output) }
    var markedWarnings: ArraySlice<Problem> { warnings.dropFirst(mark.warnings) }

    /// Runs of a body since the mark.
    func bodyRuns(of type: String) -> Int { (bodyRuns[type] ?? 0) - (mark.bodyRuns[type] ?? 0) }

    /// The newest transaction that wrote something.
    var newestWriting: TransactionBegan? { transactions.last { !$0.writes.isEmpty } }
}
