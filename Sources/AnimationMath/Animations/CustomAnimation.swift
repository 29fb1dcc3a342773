/// A type of one's own that spreads a change over time, as SwiftUI's protocol of that name (MOD-4).
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of `value` reached after `time` seconds; nil ends the animation.
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?
    /// The velocity after `time` seconds, for what follows.
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?
    /// Asked of the new animation: whether it takes over from the one that runs.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// No velocity.
    public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { nil }
    /// Combines with what runs.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What an animation keeps between frames, and what it tells.
public struct AnimationContext<Value: VectorArithmetic> {
    /// State kept by key while the animation runs.
    public var state: AnimationState<Value>
    /// Set by the animation when its visible part is over (DONE-2).
    public var isLogicallyComplete = false

    /// A context with a state.
    public init(state: AnimationState<Value> = AnimationState()) { self.state = state }

    /// The same with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// State of an animation by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Nothing kept yet.
    public init() {}
    /// The value of a key, its default until it is set.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of an animation's state.
public protocol AnimationStateKey {
    /// What is kept.
    associatedtype Value
    /// What it is before it is set.
    static var defaultValue: Value { get }
}

/// A custom animation of any type, comparable.
struct CustomAnimationBox: Hashable, Sendable, CustomStringConvertible {
    let animation: any CustomAnimation

    init(_ animation: any CustomAnimation) { self.animation = animation }

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.animation) == AnyHashable(right.animation) }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(animation)) }
    var description: String { "Animation(\(animation))" }
}

/// Names an animation whose code runs elsewhere.
public struct ExternalAnimationID: Hashable, Sendable {
    /// The number under which its code is known.
    public let number: Int
    /// Names an animation.
    public init(_ number: Int) { self.number = number }
}

/// What an external animation keeps between frames.
public struct ExternalAnimationState: Sendable {
    /// Whatever its code keeps.
    public var storage: (any Sendable)?
    /// Set by its code when its visible part is over.
    public var isLogicallyComplete = false
    /// Nothing kept yet.
    public init() {}
}

/// Runs the code of external animations, such as those of an interpreted program (MOD-4).
public protocol ExternalAnimations {
    /// The part of `value` reached after `time` seconds; nil ends the animation.
    mutating func animate(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: inout ExternalAnimationState
    ) -> AnimatableVector?
    /// The velocity after `time` seconds.
    mutating func velocity(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: ExternalAnimationState
    ) -> AnimatableVector?
    /// Whether the new animation `id` takes over from `previous`, whose state it then continues.
    mutating func shouldMerge(
        _ id: ExternalAnimationID, previous: Animation, value: AnimatableVector, time: Double,
        state: inout ExternalAnimationState
    ) -> Bool
}

/// No external animations: they end at once.
public struct NoExternalAnimations: ExternalAnimations {
    /// Nothing.
    public init() {}
    /// Ends at once.
    public mutating func animate(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: inout ExternalAnimationState
    ) -> AnimatableVector? { nil }
    /// None.
    public mutating func velocity(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: ExternalAnimationState
    ) -> AnimatableVector? { nil }
    /// Never.
    public mutating func shouldMerge(
        _ id: ExternalAnimationID, previous: Animation, value: AnimatableVector, time: Double,
        state: inout ExternalAnimationState
    ) -> Bool { false }
}
