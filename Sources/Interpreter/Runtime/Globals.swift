/// A variable outside of functions: its value, or how it gets one when it is first used.
struct GlobalSlot: Sendable {
    var value: Value
    /// Runs once, at the first use; nil once the value is there.
    var initializer: ClosureBox?
    /// Whether the initial value is being computed: one that needs itself has no end.
    var isBeginning = false
}
