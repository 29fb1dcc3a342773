import AnimationMath

/// Where a transaction comes from, as `:expect transaction origin` names it.
public enum TransactionOrigin: String, Sendable {
    case entry, tap, gesture, onAppear, onDisappear, onChange, task, async, completion, phase, keyframe, screen
}

/// The context of one update (TX-1): it travels down the tree and is shaped by modifiers.
public struct TransactionValue: Sendable {
    /// nil: nothing animates.
    public var animation: Animation?
    /// Where the animation was named: the withAnimation call, the Binding's `.animation`, the modifier.
    public var animationSource: SourcePlace?
    /// What set it: `withAnimation`, `withTransaction`, `Binding.animation`, `.animation(_:value:)`, …
    public var animationSetter: String?
    /// The animation that it overruled further out, as in source: of a `withAnimation` around, of a Binding (TX-7).
    public var overruled: String?
    /// Whether `.animation` modifiers are to be passed over (TX-3).
    public var disablesAnimations = false
    /// Whether more changes of the kind follow at once, as in a drag (TX-8).
    public var isContinuous = false
    /// Whether velocities are kept for the spring that follows (TX-8).
    public var tracksVelocity = false
    /// Values of the program's own TransactionKeys, by the key type's name.
    public var keys: [String: any ProgramValue] = [:]
    /// Completion handlers that ride along (DONE).
    public var completions: [CompletionValue] = []
    /// What the event was that began it.
    public var origin: TransactionOrigin
    /// The source of the entry, action or modifier that began the event.
    public var originSource: SourcePlace?
    /// Velocities of a gesture that just ended, points per second, by state cell (TX-8).
    public var velocities: [Int: [Double]] = [:]

    /// Makes a transaction without an animation.
    public init(animation: Animation? = nil, origin: TransactionOrigin = .entry) {
        self.animation = animation
        self.origin = origin
    }
}

/// A completion handler (DONE-1, -2).
public struct CompletionValue: Sendable {
    /// When a handler is called.
    public enum Criteria: String, Sendable { case logicallyComplete, removed }
    /// Unique in the session.
    public var id: Int
    /// When it is called.
    public var criteria: Criteria
    /// What it calls.
    public var action: ProgramClosure
    /// Makes a completion.
    public init(id: Int, criteria: Criteria, action: ProgramClosure) {
        self.id = id
        self.criteria = criteria
        self.action = action
    }
}

/// One write of the program, as the transaction's report shows it.
public struct StateWrite: Sendable {
    /// `flag`, `ContentView.flag`, `store.count`.
    public var name: String
    public var old: any ProgramValue, new: any ProgramValue
    /// What readers of it depend on.
    public var dependency: Dependency
    /// Where it stands in the source.
    public var source: SourcePlace?
    /// Makes a write.
    public init(
        name: String, old: any ProgramValue, new: any ProgramValue, dependency: Dependency, source: SourcePlace?
    ) {
        self.name = name
        self.old = old
        self.new = new
        self.dependency = dependency
        self.source = source
    }
}

/// Consecutive writes under an equal transaction: one update (TX-6).
public struct WriteGroup: Sendable {
    /// The context of the update.
    public var transaction: TransactionValue
    /// What was written, in order.
    public var writes: [StateWrite]
    /// The host's number for the group, given back to `commit(_:)`.
    public var id: Int
    /// Makes a group.
    public init(id: Int, transaction: TransactionValue, writes: [StateWrite]) {
        self.id = id
        self.transaction = transaction
        self.writes = writes
    }
}
