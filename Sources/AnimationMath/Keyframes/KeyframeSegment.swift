/// One keyframe of an attribute's track, in numbers.
public typealias KeyframeSegment = KeyframeStep<AnimatableVector>

/// One keyframe of a track: where it leads, in what time, and how (KEY-2, KEY-3).
public struct KeyframeStep<Value: VectorArithmetic> {
    /// How the way to the keyframe is covered.
    public enum Kind {
        /// By a unit curve.
        case linear(UnitCurve)
        /// By a cubic Hermite curve; velocities a second where they were given.
        case cubic(startVelocity: Value?, endVelocity: Value?)
        /// By a spring in closed form.
        case spring(Spring, startVelocity: Value?)
        /// At once.
        case move
    }

    /// Where the keyframe arrives.
    public var target: Value
    /// Seconds, at least 0; 0 for a move.
    public var duration: Double
    /// How the way is covered.
    public var kind: Kind

    /// Makes a keyframe; a duration that is negative or no number counts as 0.
    public init(target: Value, duration: Double, kind: Kind) {
        self.target = target
        self.duration = duration.orZero
        self.kind = kind
    }
}

extension KeyframeStep: Sendable where Value: Sendable {}
extension KeyframeStep: Equatable where Value: Equatable {}
extension KeyframeStep: Hashable where Value: Hashable {}
extension KeyframeStep.Kind: Sendable where Value: Sendable {}
extension KeyframeStep.Kind: Equatable where Value: Equatable {}
extension KeyframeStep.Kind: Hashable where Value: Hashable {}
