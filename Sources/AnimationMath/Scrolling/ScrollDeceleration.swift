/// How fast a released scroll view slows down (SHOW-4).
public enum ScrollDecelerationRate: Double, Hashable, Sendable {
    /// What a scroll view does unless told otherwise.
    case normal = 0.998
    /// For pages and other short ways.
    case fast = 0.99
}

/// A released scroll view that slows down by itself: the position as a function of time (SHOW-4).
///
///     ScrollDeceleration(position: 0, velocity: 1_000).end  // 499.4998
public struct ScrollDeceleration: Hashable, Sendable {
    /// Where it was released, points.
    public var position: Double
    /// How fast, points a second.
    public var velocity: Double
    /// What remains of the velocity after a millisecond.
    public var rate: Double
    /// Below this speed it stands: half a pixel at 3× a second.
    public static let restingSpeed = 0.5 / 3

    /// A release at a position with a velocity.
    public init(position: Double, velocity: Double, rate: ScrollDecelerationRate = .normal) {
        self.position = position
        self.velocity = velocity
        self.rate = rate.rawValue
    }

    /// A release that comes to rest at a point chosen by a target behaviour, on the same course (contested): way and
    /// velocity are those that end there.
    public init(position: Double, end: Double, rate: ScrollDecelerationRate = .normal) {
        self.init(position: position, velocity: 0, rate: rate)
        velocity = (end - position) * -decay
    }

    /// Natural logarithm of what remains of the velocity after a second; negative.
    private var decay: Double { 1_000 * logarithm(rate) }

    /// Where it would come to rest, points.
    public var end: Double { position - velocity / decay }

    /// Seconds until it stands.
    public var duration: Double {
        velocity.magnitude > Self.restingSpeed ? logarithm(Self.restingSpeed / velocity.magnitude) / decay : 0
    }

    /// Where it is at a time in seconds; from its end on, where it comes to rest.
    public func position(at time: Double) -> Double {
        guard time < duration else { return end }
        return position + velocity * (exponential(decay * max(0, time)) - 1) / decay
    }

    /// How fast it is at a time in seconds, points a second; 0 from its end on.
    public func velocity(at time: Double) -> Double {
        time < duration ? velocity * exponential(decay * max(0, time)) : 0
    }
}
