import AnimationMath
import ViewValues

/// How the engine is driven. Each method returns what happened, in order.
extension RenderTree {
    /// Shows a root view in place of all there was, and settles the frame (LIFE-1).
    public mutating func show<Host: ProgramHost>(
        _ root: ViewValue, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        try driving(at: time) { tree in
            try tree.clear(host: &host)
            tree.provideEditMode(host: &host)
            try tree.runUpdate(TransactionValue(origin: .entry), writes: [], host: &host) { tree, host in
                let inherited = Inherited(environment: tree.rootEnvironment, scope: nil, listTransition: nil)
                let number = try tree.create(root, slot: .content, parent: nil, inherited, host: &host)
                tree.rootNumber = number
                tree.invalidateLayout(number)
            }
            try tree.runRounds(host: &host)
        }
    }

    /// Replaces the root view value, keeping what still fits (redeclared types), under a transaction without animation.
    public mutating func reshow<Host: ProgramHost>(
        _ root: ViewValue, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        guard let number = rootNumber, root.hasIdentity(of: nodes[number].view) else {
            return try show(root, at: time, host: &host)
        }
        return try driving(at: time) { tree in
            tree.provideEditMode(host: &host)
            try tree.runUpdate(TransactionValue(origin: .entry), writes: [], host: &host) { tree, host in
                for node in tree.subtree(of: number) where !tree.nodes[node].programBox.isEmpty {
                    tree.dirty.insert(node)
                }
                let inherited = Inherited(environment: tree.rootEnvironment, scope: nil, listTransition: nil)
                try tree.update(number, to: root, inherited, host: &host)
            }
            try tree.runRounds(host: &host)
        }
    }

    /// One update: commits a group of writes and brings the tree up to date under its transaction (TX-6).
    public mutating func update<Host: ProgramHost>(
        _ group: WriteGroup, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        try driving(at: time) { tree in try tree.runUpdate(group, host: &host) }
    }

    /// Ends an event at the clock's frame (an entry, an action): takes all queued groups of writes, one update each,
    /// then the actions that follow, at most twice around (LIFE-6, LIFE-2).
    public mutating func settle<Host: ProgramHost>(
        at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        try driving(at: time) { tree in try tree.settleFrame(host: &host) }
    }

    /// Updates and rounds after an event.
    mutating func settleFrame<Host: ProgramHost>(host: inout Host) throws {
        try runQueuedUpdates(host: &host)
        try runRounds(host: &host)
    }

    /// Goes to the next frame, in the order of LIFE-6: due blocks, updates, samples, actions.
    public mutating func advance<Host: ProgramHost>(
        to time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        try driving(at: time) { tree in
            var budget = 10_000
            while budget > 0, try host.runNextBlock(dueBy: time.seconds, immediate: false) { budget -= 1 }
            let before = tree.running.numbers + tree.ownMotions.numbers
            try tree.runQueuedUpdates(host: &host)
            tree.sample(before, host: &host)
            tree.sampleUnseen(host: &host)
            try tree.sampleClocked(host: &host)
            try tree.sampleScrolling(host: &host)
            try tree.refreshSampled(host: &host)
            tree.eraseFinished()
            tree.checkCompletions()
            try tree.runRounds(host: &host)
            if tree.touch != nil {
                try tree.tickRecognizers(host: &host)
                try tree.settleFrame(host: &host)
            }
        }
    }

    /// Whether nothing animates and nothing is queued in the tree; the host's schedule is its own matter.
    public var isIdle: Bool {
        running.isEmpty && ownMotions.isEmpty && timing.isEmpty && scrollMotions.isEmpty && deferredGroups.isEmpty
            && actions.isEmpty
            && !isClockRunning && shows.isEmpty
    }

    /// Changes the screen: an update without animation (TX-6).
    public mutating func setScreen<Host: ProgramHost>(
        _ screen: ScreenValue, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        try driving(at: time) { tree in
            tree.screen = screen
            host.screenChanged(to: screen.size, safeArea: screen.safeArea)
            let transaction = TransactionValue(origin: .screen)
            try tree.runUpdate(transaction, writes: [], host: &host) { tree, host in
                try tree.refitPresentations(transaction, host: &host)
                for root in tree.layoutRoots { tree.invalidateLayout(root.node) }
            }
            try tree.runRounds(host: &host)
        }
    }

    /// Forgets the whole tree.
    private mutating func clear<Host: ProgramHost>(host: inout Host) throws {
        if let root = rootNumber {
            for number in subtree(of: root).reversed() where nodes.contains(number) { host.uninstall(number) }
        }
        nameEvents()
        let (events, time, count, number) = (pass.events, pass.time, transactionCount, pass.number)
        let environment = rootEnvironment
        self = RenderTree(screen: screen, os: os)
        rootEnvironment = environment
        pass.events = events
        pass.time = time
        pass.number = number
        transactionCount = count
    }
}
