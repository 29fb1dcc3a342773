/// What an animator shows at a frame.
public struct AnimatorSample: Hashable, Sendable {
    /// The shown value, in the attribute's units (CORE-1).
    public var value: AnimatableVector
    /// Whether the last animation has ended; the value is then the model, exactly (CORE-4).
    public var isFinished: Bool
    /// The numbers of the changes that became logically complete by this frame (DONE-2), ascending; each once.
    public var logicallyCompleted: [Int]
    /// Whether interrupted changes still run unseen for their completion, perhaps beyond the end of what is seen: go on
    /// sampling until none does.
    public var hasPendingCompletions: Bool
}
