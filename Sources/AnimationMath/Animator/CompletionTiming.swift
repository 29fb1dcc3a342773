/// When the changes of an animator count as done (DONE-2).
struct CompletionTiming: Sendable {
    /// The number of the newest change.
    private var newest = 0
    private var isNewestComplete = false
    /// Interrupted changes that go on unseen with their old interval and state; all others are complete.
    private var interrupted: [AnimationChain] = []
    /// Complete but not reported yet.
    private var reports: [Int] = []

    /// Whether interrupted changes are waited for.
    var arePending: Bool { !interrupted.isEmpty }

    /// Whether a change is complete.
    func isComplete(_ change: Int) -> Bool {
        if change >= newest { return change == newest && isNewestComplete }
        return !interrupted.contains { $0.entries.last?.change == change }
    }

    /// Begins to time a change. What was the newest goes on unseen if it is not complete and its completion is awaited;
    /// else it counts as complete.
    mutating func begin(_ change: Int, over chain: AnimationChain, isObserved: Bool) {
        if !isNewestComplete, change > newest {
            if isObserved { interrupted.append(chain.timed) } else { reports.append(newest) }
        }
        newest = change
        isNewestComplete = false
    }

    /// Looks at what is seen and steps what is not to a frame.
    mutating func note(_ chain: AnimationChain, at time: FrameTime, externals: inout some ExternalAnimations) {
        if chain.isLogicallyComplete { noteNewest() }
        guard arePending else { return }
        for index in interrupted.indices { _ = interrupted[index].value(at: time, externals: &externals) }
        release { $0.isLogicallyComplete }
    }

    /// The newest change is complete.
    @inline(__always) mutating func noteNewest() {
        guard !isNewestComplete else { return }
        isNewestComplete = true
        reports.append(newest)
    }

    /// Forgets what became complete.
    @inline(__always) mutating func dropReports() {
        if !reports.isEmpty { reports = [] }
    }

    /// What is seen has ended: replaced endless animations count as done with it (DONE-3).
    mutating func finish() { release { $0.entries.last?.animation.repeatsForever ?? true } }

    /// The changes that became complete since this was last asked, ascending.
    mutating func takeReports() -> [Int] {
        guard !reports.isEmpty else { return [] }
        defer { reports = [] }
        return reports.sorted()
    }

    private mutating func release(where isDone: (AnimationChain) -> Bool) {
        reports += interrupted.filter(isDone).compactMap { $0.entries.last?.change }
        interrupted.removeAll(where: isDone)
    }
}
