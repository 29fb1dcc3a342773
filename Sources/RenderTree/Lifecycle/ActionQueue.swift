import ViewValues

/// What is called after the samples of a frame, in the order of LIFE-6.
struct ActionQueue: Sendable {
    /// The order in which kinds are called.
    enum Rank: Int, Sendable, Comparable {
        case preference, change, earlyErasure, appear, task, completion, erasure
        static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
    }

    /// What is called.
    enum Action: Sendable {
        case perform(ProgramClosure, ActionArgument, TransactionOrigin, node: NodeNumber, LifecycleEvent.What)
        case task(ProgramClosure, node: NodeNumber)
        case complete(CompletionTracker)
        case erase([NodeNumber])
        /// The next step of a phase animator (PHASE-1).
        case phase(NodeNumber)
    }

    private var entries: [(rank: Rank, action: Action)] = []

    /// Whether nothing is queued.
    var isEmpty: Bool { entries.isEmpty }

    /// Queues an action behind those of its rank.
    mutating func append(_ rank: Rank, _ action: Action) {
        let place = entries.lastIndex { $0.rank <= rank }.map { $0 + 1 } ?? 0
        entries.insert((rank, action), at: place)
    }

    /// Takes back what nodes would be told of their appearance: they are there, but not shown.
    mutating func removeAppearances(of nodes: Set<NodeNumber>) {
        entries.removeAll { entry in
            switch entry.action {
            case .perform(_, _, .onAppear, let node, _), .task(_, let node): nodes.contains(node)
            default: false
            }
        }
    }

    /// Takes back a task that has not begun yet: another one takes its place.
    mutating func removeTask(of node: NodeNumber) {
        entries.removeAll { entry in
            if case .task(_, node) = entry.action { return true }
            return false
        }
    }

    /// Takes back a completion that has been dealt with.
    mutating func removeCompletion(_ id: Int) {
        entries.removeAll { entry in
            if case .complete(let tracker) = entry.action { return tracker.completion.id == id }
            return false
        }
    }

    /// Takes all, in order.
    mutating func takeAll() -> [Action] {
        defer { entries = [] }
        return entries.map(\.action)
    }
}

extension RenderTree {
    /// Calls what is queued (LIFE-6, step 4), then the blocks that were queued for right after.
    mutating func runActions<Host: ProgramHost>(host: inout Host) throws {
        for action in actions.takeAll() { try run(action, host: &host) }
        var budget = 1000
        while budget > 0, try host.runNextBlock(dueBy: pass.time.seconds, immediate: true) { budget -= 1 }
    }

    private mutating func run<Host: ProgramHost>(_ action: ActionQueue.Action, host: inout Host) throws {
        switch action {
        case .perform(let closure, let argument, let origin, let node, let what):
            guard nodes.contains(node) else { return }
            report(what, of: node)
            var transaction = TransactionValue(origin: origin)
            transaction.originSource = closure.source ?? nodes[node].view.source
            try host.perform(closure, argument, transaction: transaction)
        case .task(let closure, let node):
            guard nodes.contains(node) else { return }
            report(.taskStarted, of: node)
            try host.startTask(closure, at: node)
        case .complete(let tracker): try call(tracker, host: &host)
        case .erase(let all): try erase(all, host: &host)
        case .phase(let node): try advancePhase(of: node, host: &host)
        }
    }
}
