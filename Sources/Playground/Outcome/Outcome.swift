/// What one entry did: its events in order, and whether it failed.
public struct Outcome: Sendable {
    /// The number of the entry; an entry that does not count carries the number of the one before it.
    public var entry: Int
    /// Whether the entry has a number of its own.
    public var counts: Bool
    /// Whether an error was reported outside `:try`, or an `:expect` did not hold: exit status 1 in batch.
    public var failed = false
    /// Whether the entry asks to leave the session (`:quit`).
    public var quits = false
    /// Whether it failed because it is no Swift, or no command: what a person wants to edit and enter again.
    public var isMistyped = false
    /// How it is to be shown: the settings of `:set` with the command's own, such as `--plain`.
    public var display: [String: String] = [:]
    /// What happened, in order.
    public var events: [Event] = []

    /// Makes an outcome without events.
    public init(entry: Int, counts: Bool) {
        self.entry = entry
        self.counts = counts
    }
}

/// One thing that happened, at a moment of the virtual clock.
public struct Event: Sendable {
    /// The number of the entry that it belongs to.
    public var entry: Int
    /// Seconds on the virtual clock.
    public var time: Double
    /// What happened.
    public var kind: EventKind

    /// Makes an event.
    public init(entry: Int, time: Double, kind: EventKind) {
        self.entry = entry
        self.time = time
        self.kind = kind
    }
}
