/// A keyframe with the value and the velocities with which its time begins and ends.
struct KeyframeSpan<Value: VectorArithmetic> {
    var segment: KeyframeStep<Value>
    /// Seconds since the track's start.
    var start: Double
    var value: Value
    var startVelocity: Value
    var endVelocity: Value

    private var way: Value { segment.target - value }

    /// Value and velocity handed on: the target, but for a spring that is cut short before it settles (KEY-3).
    var end: (value: Value, velocity: Value) {
        guard case .spring(let spring, _) = segment.kind else {
            return (segment.target, velocity(at: segment.duration))
        }
        guard segment.duration < spring.settlingDuration else { return (segment.target, way.scaled(by: 0)) }
        return (value(at: segment.duration), velocity(at: segment.duration))
    }

    /// The value `time` seconds into the segment.
    func value(at time: Double) -> Value {
        let duration = segment.duration
        switch segment.kind {
        case .move: return segment.target
        case .spring(let spring, _):
            return value + spring.value(target: way, initialVelocity: startVelocity, time: time)
        case _ where duration <= 0: return segment.target
        case .linear(let curve): return value + way.scaled(by: curve.value(at: time / duration))
        case .cubic:
            let s = time / duration
            let (s2, s3) = (s * s, s * s * s)
            return value + way.scaled(by: 3 * s2 - 2 * s3)
                + startVelocity.scaled(by: (s3 - 2 * s2 + s) * duration) + endVelocity.scaled(by: (s3 - s2) * duration)
        }
    }

    /// The velocity `time` seconds into the segment, a second.
    func velocity(at time: Double) -> Value {
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

extension KeyframeSpan: Sendable where Value: Sendable {}
extension KeyframeSpan: Equatable where Value: Equatable {}
extension KeyframeSpan: Hashable where Value: Hashable {}
