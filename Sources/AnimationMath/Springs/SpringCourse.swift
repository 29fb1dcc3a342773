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

    private func swingingPosition(at time: Double, _ w: Double) -> Course {
        let (decay, frequency) = (dampingRatio * w, w * (1 - dampingRatio * dampingRatio).squareRoot())
        let envelope = Elementary.exp(-decay * time)
        let circle = Elementary.sinCos(frequency * time)
        let sine = circle.sin / frequency
        return Course(target: 1 - envelope * (circle.cos + decay * sine), initialVelocity: envelope * sine)
    }

    private func swingingVelocity(at time: Double, _ w: Double) -> Course {
        let (decay, frequency) = (dampingRatio * w, w * (1 - dampingRatio * dampingRatio).squareRoot())
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

extension Spring {
    /// The positions of two springs, each at its time, to the bits that `position` gives; two that swing, as most do, in
    /// the time of one.
    @inline(__always) static func positions(
        _ first: Spring, _ second: Spring, at time: SIMD2<Double>
    ) -> (target: SIMD2<Double>, initialVelocity: SIMD2<Double>) {
        let w = SIMD2(repeating: Spring.turn) / SIMD2(first.response, second.response)
        let ratio = SIMD2(first.dampingRatio, second.dampingRatio)
        guard w.min() > 0, w.max() < .infinity, ratio.max() < 1 else {
            let (first, second) = (first.position(at: time.x), second.position(at: time.y))
            return (
                SIMD2(first.target, second.target), SIMD2(first.initialVelocity, second.initialVelocity)
            )
        }
        let (decay, frequency) = (ratio * w, w * (1.0 - ratio * ratio).squareRoot())
        let envelope = Elementary.exp(-decay * time)
        let circle = Elementary.sinCos(frequency * time)
        let sine = circle.sin / frequency
        return (1.0 - envelope * (circle.cos + decay * sine), envelope * sine)
    }

    /// The values of many springs that were released at 0 and pull to a target, each at a time of its own in seconds: as
    /// `value(target:time:)`, to the same bits, in about half the time. Springs or times beyond the shorter list count not.
    public static func values(of springs: [Spring], target: Double, times: [Double]) -> [Double] {
        let count = min(springs.count, times.count)
        return [Double](unsafeUninitializedCapacity: count) { values, filled in
            var index = 0
            while index + 1 < count {
                let pair = positions(springs[index], springs[index + 1], at: SIMD2(times[index], times[index + 1]))
                let shown = pair.target * target + pair.initialVelocity * 0
                (values[index], values[index + 1]) = (shown.x, shown.y)
                index += 2
            }
            if index < count { values[index] = springs[index].value(target: target, time: times[index]) }
            filled = count
        }
    }
}
