/// An animation that a program defines itself: SwiftUI's protocol of the same name (MOD-4).
public protocol CustomAnimation: Hashable, Sendable {
    /// The animated part of `value`, the whole change, `time` seconds after the start; nil ends the animation.
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?

    /// The change a second at a time, where it is known; asked when another animation takes over.
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

    /// Whether this animation takes the place of one that runs, and goes on with its state and clock.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Not known.
    public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { nil }

    /// Does not merge.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// A custom animation of any type, comparable with others.
struct AnyCustomAnimation: Hashable, Sendable {
    let animation: any CustomAnimation

    init(_ animation: any CustomAnimation) { self.animation = animation }

    static func == (left: AnyCustomAnimation, right: AnyCustomAnimation) -> Bool {
        func equals<A: CustomAnimation>(_ a: A) -> Bool { a == right.animation as? A }
        return equals(left.animation)
    }

    func hash(into hasher: inout Hasher) { animation.hash(into: &hasher) }
}
