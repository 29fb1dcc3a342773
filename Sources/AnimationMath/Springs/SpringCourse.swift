extension Spring {
    /// The two fractions that make up a course: of the target, and of the initial velocity (seconds).
    struct Course {
        var target: Double
        var initialVelocity: Double
    }

    /// The position at a time as `target · T + initialVelocity · v₀`, from 0 at rest.
    func position(at time: Double) -> Course {
        let w = angularFrequency
        guard w > 0, w < .infinity else { return Course(target: w > 0 ? 1 : 0, initialVelocity: w > 0 ? 0 : time) }
        if dampingRatio < 1 { return swingingPosition(at: time, w) }
        if dampingRatio > 1 { return creepingPosition(at: time, w) }
        let decay = Elementary.exp(-w * time)
        return Course(target: 1 - decay * (1 + w * time), initialVelocity: decay * time)
    }

    /// The velocity at a time, of the same form: fractions per second, and pure numbers.
    func velocity(at time: Double) -> Course {
        let w = angularFrequency
        guard w > 0, w < .infinity else { return Course(target: 0, initialVelocity: w > 0 ? 0 : 1) }
        if dampingRatio < 1 { return swingingVelocity(at: time, w) }
        if dampingRatio > 1 { return creepingVelocity(at: time, w) }
        let decay = Elementary.exp(-w * time)
        return Course(target: decay * w * w * time, initialVelocity: decay * (1 - w * time))
    }

    /// The decay and the frequency of a spring that swings, per second; nil for others.
    var swing: (decay: Double, frequency: Double)? {
        let w = angularFrequency
        return w > 0 && w < .infinity && dampingRatio < 1 ? swing(w) : nil
    }

    private func swing(_ w: Double) -> (decay: Double, frequency: Double) {
        (dampingRatio * w, w * (1 - dampingRatio * dampingRatio).squareRoot())
    }

    private func swingingPosition(at time: Double, _ w: Double) -> Course {
        let (decay, frequency) = swing(w)
        let envelope = Elementary.exp(-decay * time)
        let circle = Elementary.sinCos(frequency * time)
        return Course(
            target: 1 - envelope * (circle.cos + decay / frequency * circle.sin),
            initialVelocity: envelope * (circle.sin / frequency))
    }

    private func swingingVelocity(at time: Double, _ w: Double) -> Course {
        let (decay, frequency) = swing(w)
        let envelope = Elementary.exp(-decay * time)
        let circle = Elementary.sinCos(frequency * time)
        let sine = circle.sin / frequency
        return Course(
            target: envelope * w * w * sine, initialVelocity: envelope * (circle.cos - decay * sine))
    }

    private func creepingPosition(at time: Double, _ w: Double) -> Course {
        guard let (slow, fast) = decays(w) else { return Course(target: 0, initialVelocity: 0) }
        let (e1, e2) = (Elementary.exp(-slow * time), Elementary.exp(-fast * time))
        return Course(
            target: 1 - (fast * e1 - slow * e2) / (fast - slow), initialVelocity: (e1 - e2) / (fast - slow))
    }

    private func creepingVelocity(at time: Double, _ w: Double) -> Course {
        guard let (slow, fast) = decays(w) else { return Course(target: 0, initialVelocity: 0) }
        let (e1, e2) = (Elementary.exp(-slow * time), Elementary.exp(-fast * time))
        return Course(
            target: w * w * (e1 - e2) / (fast - slow), initialVelocity: (fast * e2 - slow * e1) / (fast - slow))
    }

    /// The two rates of decay of a creeping spring, per second; nil where it does not move at all. The slow one is a
    /// quotient, since a difference would lose its digits under strong damping.
    func decays(_ w: Double) -> (slow: Double, fast: Double)? {
        let fast = w * (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
        guard fast < .infinity else { return nil }
        return (w * w / fast, fast)
    }
}
