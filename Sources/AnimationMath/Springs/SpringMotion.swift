extension Spring {
    /// Displacement from the target and its rate, per unit of the way, after `time` seconds, when it starts at
    /// distance 1 with `velocity` (toward the target, in ways per second).
    func unitMotion(time: Double, velocity: Double) -> (remaining: Double, rate: Double) {
        if dampingRatio.isInfinite { return (1, 0) }
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let ringing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let b = (decay - velocity) / ringing
            let (s, c) = sineAndCosine(ringing * time)
            let envelope = exponential(-decay * time)
            let slope = (b * ringing - decay) * c - (ringing + decay * b) * s
            return (envelope * (c + b * s), envelope * slope)
        }
        if dampingRatio == 1 {
            let envelope = exponential(-frequency * time)
            let b = frequency - velocity
            return (envelope * (1 + b * time), envelope * (b - frequency * (1 + b * time)))
        }
        let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let slow = -decay + root
        let fast = -decay - root
        let a = (-velocity - fast) / (slow - fast)
        let e1 = a * exponential(slow * time)
        let e2 = (1 - a) * exponential(fast * time)
        return (e1 + e2, slow * e1 + fast * e2)
    }

    /// The way covered after `time` seconds of a spring pulled from 0 to `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        // A velocity need not point along the target, so both answers are added: the system is linear.
        let (rest, _) = unitMotion(time: time, velocity: 0)
        return target.scaled(by: 1 - rest) + initialVelocity.scaled(by: impulse(time: time).value)
    }

    /// The velocity after `time` seconds, per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let (_, rate) = unitMotion(time: time, velocity: 0)
        return target.scaled(by: -rate) + initialVelocity.scaled(by: impulse(time: time).rate)
    }

    /// Position and rate after `time` of a spring at rest at its target that starts with unit velocity.
    private func impulse(time: Double) -> (value: Double, rate: Double) {
        let with = unitMotion(time: time, velocity: 1)
        let without = unitMotion(time: time, velocity: 0)
        return (without.remaining - with.remaining, without.rate - with.rate)
    }

    /// The force on the mass at a position and velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Moves value and velocity on by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let way = target - value
        let next = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value += next
    }

    /// When the spring stays within 0.001 of its target, seconds; infinite without damping (SPRING-7).
    public var settlingDuration: Double { settling(epsilon: 0.001, velocity: 0) }

    /// SPRING-6: by the envelope when under-damped, else the first tenth of a second from which it stays near.
    func settling(epsilon: Double, velocity: Double) -> Double {
        if dampingRatio <= 0 { return .infinity }
        if dampingRatio < 1 { return underdampedSettling(epsilon: epsilon, velocity: velocity) }
        if dampingRatio.isInfinite { return .infinity }
        let tenths = exactSettlingTenths(epsilon: epsilon, velocity: velocity)
        return Double(tenths) / 10
    }

    func underdampedSettling(epsilon: Double, velocity: Double = 0) -> Double {
        let decay = dampingRatio * frequency
        let ringing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return -logarithm(epsilon / (1 + ((decay - velocity) / ringing).magnitude)) / decay
    }

    /// When a spring that does not ring comes within `epsilon`, by bisection.
    func exactSettling(epsilon: Double) -> Double {
        var low = 0.0
        var high = 1.0
        while unitMotion(time: high, velocity: 0).remaining.magnitude > epsilon, high < 1e9 { high *= 2 }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if unitMotion(time: middle, velocity: 0).remaining.magnitude > epsilon {
                low = middle
            } else {
                high = middle
            }
        }
        return high
    }

    private func exactSettlingTenths(epsilon: Double, velocity: Double) -> Int {
        var lastOutside = 0
        var index = 1
        // An over-damped spring crosses its target once at most; after 20 tenths near it, it stays.
        while index < 1_000_000, index <= lastOutside + 20 || lastOutside == 0 && index < 20 {
            if unitMotion(time: Double(index) / 10, velocity: velocity).remaining.magnitude >= epsilon {
                lastOutside = index
            }
            index += 1
        }
        return lastOutside + 1
    }
}
