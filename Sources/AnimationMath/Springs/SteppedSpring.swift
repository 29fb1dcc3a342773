/// The constants of a stepped spring: what it pulls with at one moment.
struct SpringForce: Hashable, Sendable {
    /// Force for each unit of distance, for a mass of 1; at most 45000, beyond which the steps would not be stable.
    var stiffness: Double
    /// Force for each unit of velocity.
    var damping: Double

    /// The force of a response in seconds and a damping ratio; a response that is not positive is the stiffest.
    init(response: Double, dampingFraction: Double) {
        let frequency = Spring.turn / response
        let stiffness = response > 0 ? min(frequency * frequency, 45_000) : 45_000
        self.stiffness = stiffness
        damping = 2 * stiffness.squareRoot() * dampingFraction
    }
}

/// The motion of the `.spring` family, stepped 300 times a second as SwiftUI steps it (SPRING-4).
struct SteppedSpring<Value: VectorArithmetic> {
    /// Position, velocity and acceleration, from 0 at rest.
    var position = Value.zero
    var velocity = Value.zero
    var acceleration = Value.zero
    /// The time up to which steps were taken; the only time that is summed up.
    var time = 0.0

    private static var step: Double { 1.0 / 300 }
    private static var halfStep: Double { 1.0 / 600 }

    /// Takes the steps up to a time, pulled to a target. After a gap of over a second only the last frame is stepped.
    mutating func advance(to end: Double, target: Value, force: SpringForce) {
        if end - time > 1 { time = end - 1.0 / 60 }
        guard time < end else { return }
        if let lanes = advancedInLanes(to: end, target: target, force: force) as? Self {
            self = lanes
            return
        }
        while time < end {
            let half = acceleration.scaled(by: Self.halfStep) + velocity
            position += half.scaled(by: Self.step)
            acceleration = half.scaled(by: -force.damping) + (target - position).scaled(by: force.stiffness)
            velocity = half + acceleration.scaled(by: Self.halfStep)
            time += Self.step
        }
    }

    /// The same steps with the same roundings in vector registers, for attributes of up to four numbers; nil for others.
    private func advancedInLanes(
        to end: Double, target: Value, force: SpringForce
    ) -> SteppedSpring<AnimatableVector>? {
        guard var spring = self as? SteppedSpring<AnimatableVector>, let vector = target as? AnimatableVector,
            var x = spring.position.lanes, var v = spring.velocity.lanes, var a = spring.acceleration.lanes,
            let goal = vector.lanes
        else { return nil }
        while spring.time < end {
            let half = a * Self.halfStep + v
            x += half * Self.step
            a = half * -force.damping + (goal - x) * force.stiffness
            v = half + a * Self.halfStep
            spring.time += Self.step
        }
        let count = max(vector.count, spring.position.count, spring.velocity.count)
        spring.position = AnimatableVector(lanes: x, count: count)
        spring.velocity = AnimatableVector(lanes: v, count: count)
        spring.acceleration = AnimatableVector(lanes: a, count: count)
        return spring
    }

    /// Whether the motion may end: slow, unforced, and within a hundredth of the change, whatever the distance of a
    /// change that was turned back to where it began. `measure` gives the squared size of a value (GEO-3).
    ///
    /// A spring that has just taken over from a curve has no speed and no force yet; it is at its end only if it is there.
    func hasSettled(target: Value, measure: (Value) -> Double) -> Bool {
        let agitation = max(measure(velocity), measure(acceleration))
        guard agitation <= 0.0036 else { return false }
        if measure(target) == 0, agitation > 0 { return true }
        return measure(target - position) <= measure(target.scaled(by: 0.01))
    }

    /// Whether numbers are left to go on with: a spring with absurd constants may leave Double's range.
    var isFinite: Bool { (position.magnitudeSquared + velocity.magnitudeSquared).isFinite }
}

extension SteppedSpring: Sendable where Value: Sendable {}
