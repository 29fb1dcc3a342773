import AnimationMath
import ViewValues

/// Updates, and the rounds of a frame (LIFE-6).
extension RenderTree {
    /// Starts a new pass, keeping what has been reported.
    mutating func beginPass(_ base: ShapedTransaction, transaction: Int) {
        pass.number += 1
        pass.transaction = transaction
        pass.base = base
        pass.shaped = [:]
        pass.writes = []
        pass.changed = [:]
        pass.closureCompletions = [:]
        pass.started = []
        pass.recorded = []
        pass.collector = nil
        pass.insertion = nil
        pass.appearing = []
        pass.scrolls = []
        pass.tabs = []
        pass.controls = []
    }

    /// One public call: its time, its events.
    mutating func driving(
        at time: FrameTime, _ work: (inout RenderTree) throws -> Void
    ) rethrows -> [RenderEvent] {
        pass.time = time
        pass.events = []
        pass.unnamed = [:]
        pass.departing = PathIndex()
        pass.work = WorkCounts()
        pass.touchedControl = nil
        try work(&self)
        nameEvents()
        let events = pass.events + [.work(pass.work)]
        pass.events = []
        return events
    }

    /// One update under a transaction; `change` does what began it.
    mutating func runUpdate<Host: ProgramHost>(
        _ transaction: TransactionValue, writes: [StateWrite], host: inout Host,
        change: (inout RenderTree, inout Host) throws -> Void
    ) throws {
        transactionCount += 1
        beginPass(ShapedTransaction(transaction), transaction: transactionCount)
        pass.writes = writes
        pass.events.append(
            .transaction(TransactionBegan(id: transactionCount, transaction: transaction, writes: writes)))
        transactionLog.append(TransactionEntry(transaction: transaction, writes: writes), number: transactionCount)
        beginCompletions()
        try change(&self, &host)
        try runDirty(host: &host)
        try followTabs(host: &host)
        try updateFrames(host: &host)
        try finishInsertions(host: &host)
        try updateFrames(host: &host)
        try followScrollPositions(host: &host)
        try updateMatchedGeometry(host: &host)
        try updatePlaced(host: &host)
        try updateTitles(host: &host)
        updateLazyRows(host: &host)
        try updatePreferences(host: &host)
        explainChanges()
        sample(pass.started, host: &host)
        try refreshSampled(host: &host)
        eraseFinished()
        checkCompletions()
    }

    /// Takes in a group of writes.
    mutating func runUpdate<Host: ProgramHost>(_ group: WriteGroup, host: inout Host) throws {
        host.commit(group)
        try runUpdate(group.transaction, writes: group.writes, host: &host) { tree, _ in
            for write in group.writes { tree.noteWrite(write) }
        }
    }

    private mutating func noteWrite(_ write: StateWrite) {
        pass.changed[write.dependency] = write.name
        invalidateLayouts(reading: write.dependency)
        for number in dependents[write.dependency] ?? [] {
            if nodes[number].reads.contains(write.dependency) { dirty.insert(number) }
            if nodes[number].transaction?.reads.contains(write.dependency) == true {
                nodes[number].transaction?.isStale = true
            }
        }
    }

    /// All queued groups of writes, one update each (TX-6).
    mutating func runQueuedUpdates<Host: ProgramHost>(host: inout Host) throws {
        var groups = deferredGroups
        deferredGroups = []
        try runDismissals(host: &host)
        try runScrollRequests(host: &host)
        while let group = host.takeWriteGroup() { groups.append(group) }
        let isAnimated = groups.map { $0.transaction.animation != nil }
        for (index, group) in groups.enumerated() {
            pass.hasAnimatedSibling = isAnimated.enumerated().contains { $0.offset != index && $0.element }
            try runUpdate(group, host: &host)
        }
        pass.hasAnimatedSibling = false
    }

    /// The preference whose callback made the waiting writes.
    private var unsettledPreference: String? {
        let place = deferredGroups.lazy.compactMap { $0.transaction.originSource }.first
        return preferenceReaders.sorted().lazy.compactMap { number in
            guard nodes.contains(number),
                case .modified(_, .preference(.onChange(_, let name, let action))) = nodes[number].view.kind,
                let source = action.source ?? nodes[number].view.source, source == place
            else { return nil }
            return name
        }.first
    }

    /// The rounds of a frame: what actions write is taken in within the same frame, twice (LIFE-2).
    mutating func runRounds<Host: ProgramHost>(host: inout Host) throws {
        try runActions(host: &host)
        for _ in 0..<2 {
            try runQueuedUpdates(host: &host)
            try runActions(host: &host)
        }
        while let group = host.takeWriteGroup() { deferredGroups.append(group) }
        if let first = deferredGroups.first {
            let restless = unsettledPreference.map { ": the preference \($0) does not settle" } ?? ""
            warn(
                "LIFE-2",
                "a third round of updates in one frame\(restless); \(first.writes.first?.name ?? "a write") "
                    + "waits for the next", at: nil, host: &host)
        }
    }
}
