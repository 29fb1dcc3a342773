/// A variable outside of functions: its value, or how it gets one when it is first used.
struct GlobalSlot: Sendable {
    /// The variable's name, with its owner's before it for static ones; empty until it is known.
    var name = "" {
        didSet { isWrapper = name.hasPrefix("_") && !name.contains(".") }
    }
    /// Whether it holds the wrapper of a `@Wrapper var x` outside of types.
    private(set) var isWrapper = false
    var value: Value
    /// Runs once, at the first use; nil once the value is there.
    var initializer: ClosureBox?
    /// Whether the initial value is being computed: one that needs itself has no end.
    var isBeginning = false
}
