/// Keyframes one after the other, as a track holds them: SwiftUI's protocol, here with the keyframes as its requirement.
public protocol KeyframeTrackContent<Value> {
    /// What the keyframes move.
    associatedtype Value: Animatable
    /// The keyframes in their order.
    var segments: [KeyframeStep<Value.AnimatableData>] { get }
}

/// Goes to a value along a unit curve, by default at constant speed (KEY-3).
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// This keyframe.
    public let segments: [KeyframeStep<Value.AnimatableData>]

    /// A keyframe that arrives at a value after a number of seconds.
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        segments = [KeyframeStep(target: to.animatableData, duration: duration, kind: .linear(timingCurve))]
    }
}

/// Goes to a value along a cubic curve that passes from keyframe to keyframe without a break (KEY-2).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// This keyframe.
    public let segments: [KeyframeStep<Value.AnimatableData>]

    /// A keyframe that arrives at a value after a number of seconds; velocities a second, found from the neighbours
    /// where they are nil.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        let velocities = (startVelocity?.animatableData, endVelocity?.animatableData)
        segments = [
            KeyframeStep(
                target: to.animatableData, duration: duration,
                kind: .cubic(startVelocity: velocities.0, endVelocity: velocities.1))
        ]
    }
}

/// Goes to a value by a spring in closed form (KEY-3).
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// This keyframe.
    public let segments: [KeyframeStep<Value.AnimatableData>]

    /// A keyframe that lasts a number of seconds, or until the spring has settled. Cut short, it hands the value and the
    /// velocity reached to the next.
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        segments = [
            KeyframeStep(
                target: to.animatableData, duration: duration ?? spring.settlingDuration,
                kind: .spring(spring, startVelocity: startVelocity?.animatableData))
        ]
    }
}

/// Jumps to a value (KEY-3).
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// This keyframe.
    public let segments: [KeyframeStep<Value.AnimatableData>]

    /// A keyframe that is at a value at once.
    public init(_ to: Value) {
        segments = [KeyframeStep(target: to.animatableData, duration: 0, kind: .move)]
    }
}

/// Several keyframes in a row, as a builder makes them.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    /// The keyframes in their order.
    public let segments: [KeyframeStep<Value.AnimatableData>]
}

/// Makes a track's content of the keyframes written in a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// Takes a keyframe.
    public static func buildExpression(_ content: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
        KeyframeSequence(segments: content.segments)
    }
    /// Joins keyframes.
    public static func buildBlock(_ parts: KeyframeSequence<Value>...) -> KeyframeSequence<Value> { join(parts) }
    /// Joins the rounds of a loop.
    public static func buildArray(_ parts: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> { join(parts) }
    /// The first branch of a condition.
    public static func buildEither(first part: KeyframeSequence<Value>) -> KeyframeSequence<Value> { part }
    /// The other branch.
    public static func buildEither(second part: KeyframeSequence<Value>) -> KeyframeSequence<Value> { part }
    /// A branch that may be absent.
    public static func buildOptional(_ part: KeyframeSequence<Value>?) -> KeyframeSequence<Value> {
        part ?? join([])
    }

    private static func join(_ parts: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
        KeyframeSequence(segments: parts.flatMap(\.segments))
    }
}
