/// How a spring was written, which decides how it is printed and nothing else.
enum SpringSpelling: Sendable {
    /// A factory with `response` and `dampingFraction`.
    case response(String)
    /// A factory with `duration` and a bounce, which for all but `spring` comes on top of the factory's own.
    case duration(String, bounce: Double)
}

/// A spring of the stepped family (SPRING-2, SPRING-4).
struct SpringParameters: Hashable, Sendable {
    /// Seconds of an undamped swing.
    var response: Double
    var dampingFraction: Double
    /// Seconds over which a merged spring takes over (MERGE-3).
    var blendDuration: Double
    var spelling: SpringSpelling

    init(response: Double, _ dampingFraction: Double, _ blendDuration: Double, _ spelling: SpringSpelling) {
        self.response = response
        self.dampingFraction = dampingFraction
        self.blendDuration = blendDuration
        self.spelling = spelling
    }

    init(_ duration: Double, _ bounce: Double, _ blendDuration: Double, _ spelling: SpringSpelling) {
        let fraction = Spring.dampingRatio(bounce: bounce)
        self.init(response: duration, fraction, blendDuration, spelling)
    }

    static func == (left: SpringParameters, right: SpringParameters) -> Bool {
        left.response == right.response && left.dampingFraction == right.dampingFraction
            && left.blendDuration == right.blendDuration
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(response)
        hasher.combine(dampingFraction)
        hasher.combine(blendDuration)
    }
}

/// A closed-form spring as an animation (SPRING-6).
struct InterpolatingSpring: Hashable, Sendable {
    enum Spelling: Sendable {
        case physics(mass: Double, stiffness: Double, damping: Double)
        case duration(bounce: Double)
    }
    var spring: Spring
    /// In whole changes a second.
    var initialVelocity: Double
    /// Seconds until it counts as over; kept, since finding it takes a search.
    var end: Double
    var spelling: Spelling

    init(_ spring: Spring, _ initialVelocity: Double, _ spelling: Spelling) {
        self.spring = spring
        self.initialVelocity = initialVelocity
        self.spelling = spelling
        end = spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    }

    /// The shown fraction of the change.
    func fraction(at time: Double) -> Double {
        let course = spring.position(at: time)
        return course.target + course.initialVelocity * initialVelocity
    }

    /// The fraction's change a second.
    func speed(at time: Double) -> Double {
        let course: Spring.Course = spring.velocity(at: time)
        return course.target + course.initialVelocity * initialVelocity
    }

    /// Seconds until it counts as done, 2π/√stiffness, in which the mass has no part (SPRING-5).
    var logicalDuration: Double { Spring.turn / spring.stiffness.squareRoot() }

    static func == (left: InterpolatingSpring, right: InterpolatingSpring) -> Bool {
        left.spring == right.spring && left.initialVelocity == right.initialVelocity
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(spring)
        hasher.combine(initialVelocity)
    }
}
