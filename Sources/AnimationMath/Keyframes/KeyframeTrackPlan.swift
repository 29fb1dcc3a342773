/// The track of keyframes of an attribute.
public typealias KeyframeTrackPlan = KeyframeCourse<AnimatableVector>

/// A track of keyframes from a start value: value and velocity at any time (KEY-1).
///
///     let step = KeyframeSegment(target: [100], duration: 1, kind: .linear(.linear))
///     KeyframeTrackPlan(initialValue: [0], segments: [step]).value(at: 0.5)  // [50]
public struct KeyframeCourse<Value: VectorArithmetic> {
    /// Where the track starts.
    public let initialValue: Value
    /// The sum of the durations, seconds.
    public let duration: Double
    /// What the track holds once it is over.
    public let finalValue: Value
    private let spans: [KeyframeSpan<Value>]

    /// Makes a track. `initialVelocity` is what a motion interrupted by a re-trigger keeps (KEY-4).
    public init(
        initialValue: Value, segments: [KeyframeStep<Value>], initialVelocity: Value? = nil
    ) {
        var spans: [KeyframeSpan<Value>] = []
        var start = 0.0
        var value = initialValue
        var arriving = initialVelocity
        for (index, segment) in segments.enumerated() {
            let knots = KeyframeKnots(
                segments: segments, index: index, value: value, before: spans.last?.value, arriving: arriving)
            let span = KeyframeSpan(
                segment: segment, start: start, value: value, startVelocity: knots.startVelocity,
                endVelocity: knots.endVelocity)
            spans.append(span)
            (value, arriving) = span.end
            start += segment.duration
        }
        self.initialValue = initialValue
        self.spans = spans
        duration = start
        finalValue = value
    }

    /// The value at a time, 0 at the earliest: segments are half-open, and past the end the last value holds (KEY-1, KEY-3).
    public func value(at time: Double) -> Value {
        span(at: max(0, time)).map { $0.value(at: max(0, time) - $0.start) } ?? finalValue
    }

    /// The velocity at a time, per second; zero past the end.
    public func velocity(at time: Double) -> Value {
        span(at: max(0, time)).map { $0.velocity(at: max(0, time) - $0.start) } ?? finalValue.scaled(by: 0)
    }

    private func span(at time: Double) -> KeyframeSpan<Value>? {
        spans.first { time < $0.start + $0.segment.duration }
    }
}

extension KeyframeCourse: Sendable where Value: Sendable {}
extension KeyframeCourse: Equatable where Value: Equatable {}
extension KeyframeCourse: Hashable where Value: Hashable {}

/// The velocities at the two ends of one segment (KEY-2).
private struct KeyframeKnots<Value: VectorArithmetic> {
    let segments: [KeyframeStep<Value>]
    let index: Int
    /// The value with which the segment begins, and that of the segment before.
    let value: Value
    let before: Value?
    /// The velocity that the motion before hands on: a spring's, or one interrupted by a re-trigger.
    let arriving: Value?

    private var zero: Value { value.scaled(by: 0) }

    /// Explicit, else what arrives, else by the neighbours.
    var startVelocity: Value {
        switch segments[index].kind {
        case .spring(_, let explicit): explicit ?? arriving ?? zero
        case .cubic(let explicit, _): explicit ?? (index == 0 ? arriving ?? zero : jointVelocity)
        case .linear, .move: zero
        }
    }

    var endVelocity: Value {
        guard case .cubic(_, let explicit) = segments[index].kind else { return zero }
        if let explicit { return explicit }
        guard index + 1 < segments.count else { return zero }
        let next = segments[index + 1]
        switch next.kind {
        case .cubic(let start, _):
            return start ?? slope(from: value, to: next.target, over: segments[index].duration + next.duration)
        case .linear: return slope(from: segments[index].target, to: next.target, over: next.duration)
        case .move, .spring: return zero
        }
    }

    /// The velocity of the knot before this cubic segment.
    private var jointVelocity: Value {
        let previous = segments[index - 1]
        switch previous.kind {
        case .move: return zero
        case .spring: return arriving ?? zero
        case .linear: return slope(from: before ?? value, to: value, over: previous.duration)
        case .cubic(_, let end):
            let span = previous.duration + segments[index].duration
            return end ?? slope(from: before ?? value, to: segments[index].target, over: span)
        }
    }

    private func slope(from: Value, to: Value, over duration: Double) -> Value {
        duration > 0 ? (to - from).scaled(by: 1 / duration) : zero
    }
}
