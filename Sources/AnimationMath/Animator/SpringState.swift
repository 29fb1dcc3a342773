/// The stepped spring's position, velocity and acceleration, and its own clock (SPRING-4).
struct SpringState: Sendable {
    var position: AnimatableVector
    var velocity: AnimatableVector
    var acceleration: AnimatableVector
    /// Seconds of motion already stepped; only this time accumulates.
    var stepped: Double
    var parameters: SpringParameters
    /// When the spring began or last merged, seconds since the animator began (SPRING-5).
    var logicalStart: Double
    /// The response that fades into the new one (MERGE-3).
    var blend: Blend?

    struct Blend: Sendable {
        var difference: Double
        var start: Double
        var duration: Double
    }

    static let step = 1.0 / 300

    init(
        parameters: SpringParameters, position: AnimatableVector, velocity: AnimatableVector, stepped: Double,
        logicalStart: Double
    ) {
        self.parameters = parameters
        self.position = position
        self.velocity = velocity
        acceleration = .zero
        self.stepped = stepped
        self.logicalStart = logicalStart
    }

    /// The response in force at a time.
    func response(at time: Double) -> Double {
        guard let blend, blend.duration > 0 else { return parameters.response }
        let p = min(max((time - blend.start) / blend.duration, 0), 1)
        return parameters.response + blend.difference * (1 - (3 * p * p - 2 * p * p * p))
    }

    /// Steps to a time toward a target.
    mutating func advance(to time: Double, target: AnimatableVector) {
        let stiffness = SpringParameters.stiffness(response: response(at: time))
        let damping = 2 * stiffness.squareRoot() * parameters.ratio
        if time - stepped > 1 { stepped = time - 1.0 / 60 }
        while stepped < time {
            let half = acceleration.scaled(by: 1.0 / 600) + velocity
            position += half.scaled(by: 1.0 / 300)
            acceleration = half.scaled(by: -damping) + (target - position).scaled(by: stiffness)
            velocity = acceleration.scaled(by: 1.0 / 600) + half
            stepped += Self.step
        }
    }

    /// Whether the spring has come to rest at its target; `scale` weighs the components (GEO-3).
    func isAtRest(target: AnimatableVector, scale: AnimatableVector?) -> Bool {
        func magnitude(_ vector: AnimatableVector) -> Double {
            (scale.map(vector.multiplied) ?? vector).magnitudeSquared
        }
        guard max(magnitude(velocity), magnitude(acceleration)) <= 0.0036 else { return false }
        let way = magnitude(target)
        return way == 0 || magnitude(target - position) <= 0.01 * 0.01 * way
    }

    func isLogicallyComplete(at time: Double) -> Bool { time - logicalStart >= response(at: time) }
}
