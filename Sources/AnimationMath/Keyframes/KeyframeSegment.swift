/// One keyframe of a track, in numbers (KEY-2, KEY-3).
public struct KeyframeSegment: Sendable, Hashable {
    /// How the way to the keyframe is covered.
    public enum Kind: Sendable, Hashable {
        /// By a unit curve.
        case linear(UnitCurve)
        /// By a cubic Hermite curve; velocities per second where they were given.
        case cubic(startVelocity: AnimatableVector?, endVelocity: AnimatableVector?)
        /// By a spring in closed form.
        case spring(Spring, startVelocity: AnimatableVector?)
        /// At once.
        case move
    }

    /// Where the keyframe arrives.
    public var target: AnimatableVector
    /// Seconds, at least 0; 0 for a move.
    public var duration: Double
    /// How the way is covered.
    public var kind: Kind

    /// Makes a keyframe; a duration that is negative or no number counts as 0.
    public init(target: AnimatableVector, duration: Double, kind: Kind) {
        self.target = target
        self.duration = duration > 0 ? duration : 0
        self.kind = kind
    }
}

/// A segment with the value and the velocities with which it begins and ends.
struct KeyframeSpan: Sendable, Hashable {
    var segment: KeyframeSegment
    var start: Double
    var value: AnimatableVector
    var startVelocity: AnimatableVector
    var endVelocity: AnimatableVector

    private var way: AnimatableVector { segment.target - value }

    /// The value `time` seconds into the segment.
    func value(at time: Double) -> AnimatableVector {
        let duration = segment.duration
        switch segment.kind {
        case .move: return segment.target
        case .spring(let spring, _):
            return value + spring.value(target: way, initialVelocity: startVelocity, time: time)
        case _ where duration <= 0: return segment.target
        case .linear(let curve): return value + way.scaled(by: curve.value(at: time / duration))
        case .cubic:
            let s = time / duration
            let s2 = s * s
            let s3 = s2 * s
            return value + way.scaled(by: 3 * s2 - 2 * s3)
                + startVelocity.scaled(by: (s3 - 2 * s2 + s) * duration) + endVelocity.scaled(by: (s3 - s2) * duration)
        }
    }

    /// The velocity `time` seconds into the segment, per second.
    func velocity(at time: Double) -> AnimatableVector {
        let duration = segment.duration
        switch segment.kind {
        case .spring(let spring, _):
            return spring.velocity(target: way, initialVelocity: startVelocity, time: time)
        case .move: return way.scaled(by: 0)
        case _ where duration <= 0: return way.scaled(by: 0)
        case .linear(let curve):
            let slope = curve.velocity(at: time / duration)
            return way.scaled(by: slope.isFinite ? slope / duration : 0)
        case .cubic:
            let s = time / duration
            return way.scaled(by: (6 * s - 6 * s * s) / duration) + startVelocity.scaled(by: 3 * s * s - 4 * s + 1)
                + endVelocity.scaled(by: 3 * s * s - 2 * s)
        }
    }
}
