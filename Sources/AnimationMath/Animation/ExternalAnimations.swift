/// Names an animation whose code this module cannot run. Equal animations must be given equal identifiers.
public struct ExternalAnimationID: Hashable, Sendable {
    /// The caller's number.
    public var number: Int
    /// Makes an identifier.
    public init(_ number: Int) { self.number = number }
}

/// What an external animation keeps from one frame to the next.
public struct ExternalAnimationState: Sendable {
    /// Whatever the evaluator wants to keep; nil at first.
    public var storage: (any Sendable)?
    /// Set by the evaluator: the animation counts as done (DONE-2).
    public var isLogicallyComplete = false
    /// Nothing kept, not complete.
    public init() {}
}

/// Answers for external animations: an interpreter that runs a program's `CustomAnimation` types (MOD-4).
public protocol ExternalAnimations {
    /// The animated part of `value`, `time` seconds after the start; nil ends the animation.
    mutating func animate(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: inout ExternalAnimationState
    ) -> AnimatableVector?

    /// The change a second, nil where it is not known.
    mutating func velocity(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: ExternalAnimationState
    ) -> AnimatableVector?

    /// Whether the animation takes the place of `previous`, which has run for `time` seconds, and goes on with its state.
    mutating func shouldMerge(
        _ id: ExternalAnimationID, previous: Animation, value: AnimatableVector, time: Double,
        state: inout ExternalAnimationState
    ) -> Bool
}

/// Answers where there are no external animations: one that is met all the same ends at once.
public struct NoExternalAnimations: ExternalAnimations, Sendable {
    /// The only value.
    public init() {}

    /// Ends it.
    public mutating func animate(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: inout ExternalAnimationState
    ) -> AnimatableVector? { nil }

    /// Not known.
    public mutating func velocity(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: ExternalAnimationState
    ) -> AnimatableVector? { nil }

    /// Does not merge.
    public mutating func shouldMerge(
        _ id: ExternalAnimationID, previous: Animation, value: AnimatableVector, time: Double,
        state: inout ExternalAnimationState
    ) -> Bool { false }
}
