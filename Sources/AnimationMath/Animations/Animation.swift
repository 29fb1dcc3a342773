/// How a change is spread over time, as SwiftUI's type of that name.
///
///     Animation.linear(duration: 1).delay(0.5).description   // ".linear(duration: 1).delay(0.5)"
public struct Animation: Hashable, Sendable {
    indirect enum Base: Hashable, Sendable {
        /// `.default`, resolved by the OS profile when it runs.
        case standard
        case curve(CubicBezier, duration: Double)
        /// A UnitCurve that is no Bézier.
        case unitCurve(UnitCurve, duration: Double)
        case spring(SpringParameters)
        case interpolatingSpring(Spring, velocity: Double)
        case speed(Animation, Double)
        case delay(Animation, Double)
        /// nil: for ever.
        case repeated(Animation, count: Int?, autoreverses: Bool)
        case logicallyComplete(Animation, after: Double)
        case custom(CustomAnimationBox)
        case external(ExternalAnimationID, description: String)
    }

    let base: Base

    init(base: Base) { self.base = base }

    /// An animation of a type of one's own.
    public init(_ base: some CustomAnimation) { self.base = .custom(CustomAnimationBox(base)) }

    /// An animation whose code runs elsewhere; `description` is what reports print.
    public init(external id: ExternalAnimationID, description: String) {
        base = .external(id, description: description)
    }
}

/// Parameters of a stepped spring (SPRING-2, -4): seconds, a ratio, seconds.
struct SpringParameters: Hashable, Sendable {
    var response: Double
    var ratio: Double
    var blend: Double

    /// Stiffness, at most 45000 (SPRING-4).
    var stiffness: Double { Self.stiffness(response: response) }

    static func stiffness(response: Double) -> Double {
        guard response > 0 else { return 45000 }
        let frequency = 2 * Double.pi / response
        return min(frequency * frequency, 45000)
    }
}

// MARK: Timing curves (CURVE-1)

extension Animation {
    /// The animation of the system release.
    public static let `default` = Animation(base: .standard)
    /// Constant speed over 0.35 s.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Constant speed.
    public static func linear(duration: Double) -> Animation {
        Animation(base: .curve(CubicBezier(0, 0, 1, 1), duration: duration))
    }
    /// Starts slowly, 0.35 s.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Starts slowly.
    public static func easeIn(duration: Double) -> Animation {
        Animation(base: .curve(CubicBezier(0.42, 0, 1, 1), duration: duration))
    }
    /// Ends slowly, 0.35 s.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Ends slowly.
    public static func easeOut(duration: Double) -> Animation {
        Animation(base: .curve(CubicBezier(0, 0, 0.58, 1), duration: duration))
    }
    /// Starts and ends slowly, 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// Starts and ends slowly.
    public static func easeInOut(duration: Double) -> Animation {
        Animation(base: .curve(CubicBezier(0.42, 0, 0.58, 1), duration: duration))
    }
    /// A Bézier curve; its ordinates may leave 0…1, so that it overshoots.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(base: .curve(CubicBezier(p1x, p1y, p2x, p2y), duration: duration))
    }
    /// A unit curve spread over a duration.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        if case .bezier(let bezier) = curve.function, !curve.isInverse {
            return Animation(base: .curve(bezier, duration: duration))
        }
        return Animation(base: .unitCurve(curve, duration: duration))
    }
}

// MARK: Springs (SPRING-2)

extension Animation {
    static func spring(response: Double, ratio: Double, blend: Double) -> Animation {
        Animation(base: .spring(SpringParameters(response: response, ratio: ratio, blend: blend)))
    }
    private static func spring(duration: Double, bounce: Double, blend: Double) -> Animation {
        spring(response: duration, ratio: Spring(duration: duration, bounce: bounce).dampingRatio, blend: blend)
    }

    /// A spring without bounce over 0.5 s.
    public static var spring: Animation { spring() }
    /// A spring of a perceptual duration and a bounce.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(duration: duration, bounce: bounce, blend: blendDuration)
    }
    /// A spring of a response and a damping fraction; unlike `spring(duration:…)` one of the labels must be given.
    public static func spring(
        response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        spring(response: response, ratio: dampingFraction, blend: blendDuration)
    }
    /// A spring of a Spring value.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        Self.spring(response: spring.response, ratio: spring.dampingRatio, blend: blendDuration)
    }
    /// A quick spring for what follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// A quick spring by duration; its bounce is 0.15 and the extra.
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blend: blendDuration)
    }
    /// A quick spring by response.
    public static func interactiveSpring(
        response: Double, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, ratio: dampingFraction, blend: blendDuration)
    }
    /// The preset without bounce.
    public static var smooth: Animation { smooth() }
    /// The preset without bounce, of a duration and with bounce added.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce, blend: 0)
    }
    /// The preset with a small bounce.
    public static var snappy: Animation { snappy() }
    /// The preset with a small bounce, of a duration and with bounce added.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blend: 0)
    }
    /// The preset with more bounce.
    public static var bouncy: Animation { bouncy() }
    /// The preset with more bounce, of a duration and with bounce added.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce, blend: 0)
    }
    /// A closed-form spring that adds to others instead of merging (SPRING-6).
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
    /// A closed-form spring by physical parameters; `initialVelocity` in ways per second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return Animation(base: .interpolatingSpring(spring, velocity: initialVelocity))
    }
    /// A closed-form spring by duration and bounce.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            base: .interpolatingSpring(Spring(duration: duration, bounce: bounce), velocity: initialVelocity))
    }
    /// A closed-form spring of a Spring value.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(base: .interpolatingSpring(spring, velocity: initialVelocity))
    }
}

// MARK: Modifiers (MOD)

extension Animation {
    /// Runs `speed` times as fast (MOD-1).
    public func speed(_ speed: Double) -> Animation { Animation(base: .speed(self, speed)) }
    /// Waits before it starts, in seconds; a negative delay begins within it (MOD-1).
    public func delay(_ delay: Double) -> Animation { Animation(base: .delay(self, delay)) }
    /// Plays a number of laps; every second one backwards when it autoreverses (MOD-2).
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(base: .repeated(self, count: max(repeatCount, 1), autoreverses: autoreverses))
    }
    /// Plays laps until it is replaced or its view goes (MOD-2).
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(base: .repeated(self, count: nil, autoreverses: autoreverses))
    }
    /// Counts as logically complete after `duration` seconds at the latest (MOD-3).
    public func logicallyComplete(after duration: Double) -> Animation {
        Animation(base: .logicallyComplete(self, after: duration))
    }
}

extension Animation {
    /// Whether it never ends by itself.
    public var repeatsForever: Bool {
        switch base {
        case .repeated(let inner, let count, _): count == nil || inner.repeatsForever
        case .speed(let inner, _), .delay(let inner, _), .logicallyComplete(let inner, _): inner.repeatsForever
        default: false
        }
    }

    /// Whether it is an unwrapped member of the stepped spring family (MERGE-1).
    public func isSpring(on os: OSProfile) -> Bool { springParameters(on: os) != nil }

    func springParameters(on os: OSProfile) -> SpringParameters? {
        switch base {
        case .spring(let parameters): parameters
        case .standard: os.defaultAnimation.base == base ? nil : os.defaultAnimation.springParameters(on: os)
        default: nil
        }
    }
}
