/// A damped spring in closed form, as SwiftUI's type of that name (SPRING-1, SPRING-7).
///
///     Spring.smooth.value(target: 1.0, time: 0.1)   // 0.357740…
public struct Spring: Hashable, Sendable {
    /// The mass on the spring.
    public let mass: Double
    /// The undamped angular frequency, radians per second.
    let frequency: Double
    /// 1 is critically damped; infinite for bounce -1.
    public let dampingRatio: Double

    private init(mass: Double, frequency: Double, ratio: Double) {
        self.mass = mass
        self.frequency = frequency
        dampingRatio = ratio
    }

    /// A spring of a perceptual duration in seconds and a bounce -1…1 (0: none).
    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.init(mass: 1, frequency: 2 * .pi / duration, ratio: Self.ratio(bounce: bounce))
    }

    /// A spring of a response in seconds and a damping ratio.
    public init(response: Double, dampingRatio: Double) {
        self.init(mass: 1, frequency: 2 * .pi / response, ratio: dampingRatio)
    }

    /// A spring of physical parameters; over-damping is reduced to critical unless allowed (SPRING-1).
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        let frequency = (stiffness / mass).squareRoot()
        self.init(mass: mass, frequency: frequency, ratio: ratio > 1 && !allowOverDamping ? 1 : ratio)
    }

    /// A spring that settles within `epsilon` after a duration, with a damping ratio.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = min(max(dampingRatio, .leastNonzeroMagnitude), 1)
        var low = 1e-3
        var high = 1e6
        for _ in 0..<200 {
            let middle = (low * high).squareRoot()
            let spring = Spring(mass: 1, frequency: middle, ratio: ratio)
            let reached =
                ratio < 1 ? spring.underdampedSettling(epsilon: epsilon) : spring.exactSettling(epsilon: epsilon)
            if reached > settlingDuration { low = middle } else { high = middle }
        }
        self.init(mass: 1, frequency: high, ratio: dampingRatio)
    }

    private static func ratio(bounce: Double) -> Double {
        let bounce = min(max(bounce, -1), 1)
        return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    }

    /// The perceptual duration, seconds.
    public var duration: Double { 2 * .pi / frequency }
    /// The same by its other name.
    public var response: Double { duration }
    /// -1 over-damped without end … 0 critical … 1 undamped.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// Force per displacement.
    public var stiffness: Double { frequency * frequency * mass }
    /// Force per velocity.
    public var damping: Double { 2 * dampingRatio * frequency * mass }

    /// The preset without bounce.
    public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
    /// The preset with a small bounce.
    public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
    /// The preset with more bounce.
    public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
    /// `smooth` of a duration, with bounce added.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// `snappy` of a duration, with bounce added.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// `bouncy` of a duration, with bounce added.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
