/// When the changes of an animator count as done (DONE-2).
struct CompletionTiming: Sendable {
    /// Interrupted changes that go on unseen with their old interval and state.
    private var interrupted: [AnimationChain] = []
    private var complete: Set<Int> = []
    /// Complete but not reported yet.
    private var reports: [Int] = []

    /// Whether interrupted changes are waited for.
    var arePending: Bool { !interrupted.isEmpty }

    /// Whether a change is complete.
    func isComplete(_ change: Int) -> Bool { complete.contains(change) }

    /// Lets a change that is not complete go on unseen, if its completion is awaited; else it counts as complete.
    mutating func interrupt(_ chain: AnimationChain, isObserved: Bool) {
        guard let change = chain.entries.last?.change, !complete.contains(change) else { return }
        if isObserved { interrupted.append(chain.timed) } else { finish(change) }
    }

    /// Looks at what is seen and steps what is not to a frame.
    mutating func note(_ chain: AnimationChain, at time: FrameTime, externals: inout some ExternalAnimations) {
        if chain.isLogicallyComplete, let change = chain.entries.last?.change { finish(change) }
        for index in interrupted.indices {
            _ = interrupted[index].value(at: time, externals: &externals)
            guard interrupted[index].isLogicallyComplete else { continue }
            if let change = interrupted[index].entries.last?.change { finish(change) }
        }
        interrupted.removeAll(where: \.isLogicallyComplete)
    }

    /// What is seen has ended: replaced endless animations count as done with it (DONE-3).
    mutating func finish() {
        for newest in interrupted.compactMap(\.entries.last) where newest.animation.repeatsForever {
            finish(newest.change)
        }
        interrupted.removeAll { $0.entries.last?.animation.repeatsForever ?? true }
    }

    /// The changes that became complete since this was last asked, ascending.
    mutating func takeReports() -> [Int] {
        defer { reports = [] }
        return reports.sorted()
    }

    private mutating func finish(_ change: Int) {
        if complete.insert(change).inserted { reports.append(change) }
    }
}
