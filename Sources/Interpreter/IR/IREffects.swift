/// What an expression does besides giving a value, and what stands before it in the source.
struct IREffects: OptionSet, Sendable {
    let rawValue: UInt8
    /// A call that may throw.
    static let throwing = IREffects(rawValue: 1)
    /// A call that may wait.
    static let waiting = IREffects(rawValue: 2)
    /// `try` stands before it.
    static let tried = IREffects(rawValue: 4)
}
