/// A damped spring in closed form: SwiftUI's type of the same name (SPRING-1, SPRING-7).
///
/// The animations `.spring`, `.smooth` and their family are *stepped* instead (SPRING-4), so their values differ a little
/// from what `value` gives.
///
///     Spring(duration: 0.5, bounce: 0.3).stiffness  // 157.9137
public struct Spring: Hashable, Sendable {
    /// Seconds of one undamped swing, 2π√(mass / stiffness); `duration` by another name.
    public internal(set) var response: Double
    /// 1: arrives without passing the target; below it swings, above it creeps; infinite: does not move.
    public internal(set) var dampingRatio: Double
    /// The mass that hangs on the spring, 1 unless given.
    public internal(set) var mass: Double

    init(response: Double, dampingRatio: Double, mass: Double) {
        self.response = response.orZero
        self.dampingRatio = dampingRatio.orZero
        self.mass = mass > 0 ? mass : 1
    }

    /// A spring by perceived duration in seconds and bounce: 0 none, 1 for ever, negative flatter than critical.
    /// A bounce outside -1…1 is clamped.
    public init(duration: Double = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce), mass: 1)
    }

    /// A spring by response in seconds and damping ratio; negative values count as 0.
    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, dampingRatio: dampingRatio, mass: 1)
    }

    /// A spring by its physics. A damping above the critical one becomes critical unless `allowOverDamping`.
    /// Negative stiffness or damping counts as 0, a mass that is not positive as 1.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 ? mass : 1
        let critical = 2 * (stiffness.orZero * mass).squareRoot()
        let ratio = critical > 0 ? damping.orZero / critical : (damping > 0 ? .infinity : 0)
        self.init(
            response: Spring.turn / (stiffness.orZero / mass).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// 2π.
    static let turn = 2 * Double.pi

    /// ζ of a bounce (SPRING-1).
    static func dampingRatio(bounce: Double) -> Double {
        bounce < 0 ? 1 / (1 + max(bounce, -1)) : 1 - min(bounce.orZero, 1)
    }

    /// Seconds of perceived duration.
    public var duration: Double { response }

    /// 1 - ζ where the spring swings, 1/ζ - 1 where it creeps.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// Force for each unit of distance from the target.
    public var stiffness: Double { angularFrequency * angularFrequency * mass }

    /// Force for each unit of velocity.
    public var damping: Double { 2 * dampingRatio * angularFrequency * mass }

    /// √(stiffness / mass): infinite where the response is 0.
    var angularFrequency: Double { Spring.turn / response }
}

extension Double {
    /// The number itself where it is positive, else 0, for NaN too.
    var orZero: Double { self > 0 ? self : 0 }
}
