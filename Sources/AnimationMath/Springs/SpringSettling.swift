extension Spring {
    /// Seconds until a spring pulled to 1 from rest stays within 0.001 of it (SPRING-6): infinite without damping.
    public var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// A spring that settles within `epsilon` of a distance of 1 after a number of seconds. A damping ratio of 0, with
    /// which nothing settles, gives a spring of that response.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = dampingRatio.orZero
        let unit = Spring(response: Spring.turn, dampingRatio: ratio)
        guard ratio > 0, ratio < .infinity, epsilon > 0, epsilon < 1 else {
            self.init(response: settlingDuration, dampingRatio: ratio)
            return
        }
        let phase =
            ratio < 1 ? unit.envelopeEnd(distance: 1, speed: 0, epsilon: epsilon) : unit.arrival(within: epsilon)
        self.init(response: Spring.turn * settlingDuration.orZero / phase, dampingRatio: ratio)
    }

    /// Seconds until a spring released at 0 stays within `epsilon` of its target: by the envelope where it swings, in
    /// steps of 0.1 s where it does not (SPRING-6).
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> Double {
        let w = angularFrequency
        guard w < .infinity else { return 0 }
        guard w > 0, dampingRatio > 0, dampingRatio < .infinity, epsilon > 0 else { return .infinity }
        guard dampingRatio < 1 else {
            return gridEnd { time in
                (target - value(target: target, initialVelocity: initialVelocity, time: time)).magnitudeSquared
                    < epsilon * epsilon
            }
        }
        let drift = target.scaled(by: dampingRatio * w) - initialVelocity
        return envelopeEnd(
            distance: target.magnitudeSquared.squareRoot(), drift: drift.magnitudeSquared.squareRoot(),
            epsilon: epsilon)
    }

    /// SPRING-6's end of a swinging spring pulled to `distance` with an initial speed.
    func envelopeEnd(distance: Double, speed: Double, epsilon: Double) -> Double {
        envelopeEnd(
            distance: distance, drift: (dampingRatio * angularFrequency * distance - speed).magnitude, epsilon: epsilon)
    }

    private func envelopeEnd(distance: Double, drift: Double, epsilon: Double) -> Double {
        let w = angularFrequency
        let frequency = w * (1 - dampingRatio * dampingRatio).squareRoot()
        let height = distance + drift / frequency
        return max(0, -Elementary.log(epsilon / height) / (dampingRatio * w))
    }

    /// The first multiple of 0.1 s from which a spring that does not swing stays settled: outwards in doubling steps to
    /// a settled stretch, then back to the last step before it that is not (a course may cross its target once).
    private func gridEnd(_ isSettled: (Double) -> Bool) -> Double {
        func settled(_ step: Int) -> Bool { isSettled(Double(step) / 10) }
        var high = 1
        while high < Self.longestSearch, !(settled(high) && settled(2 * high) && settled(4 * high)) { high *= 2 }
        guard high < Self.longestSearch else { return .infinity }
        var low = 0
        while high - low > 4_096 {
            let middle = (low + high) / 2
            if settled(middle) { high = middle } else { low = middle }
        }
        let last = stride(from: high, through: low, by: -1).first { !settled($0) }
        return Double((last ?? -1) + 1) / 10
    }

    /// Steps of 0.1 s after which a spring counts as never settling: more than three years.
    private static let longestSearch = 1_000_000_000

    /// The time at which a spring without swing, pulled from rest to 1, is just within `epsilon` of it.
    private func arrival(within epsilon: Double) -> Double {
        var low = 0.0
        var high = 1.0
        while 1 - position(at: high).target >= epsilon, high < 1e300 { high *= 2 }
        for _ in 0..<200 {
            let middle = 0.5 * (low + high)
            if middle <= low || middle >= high { break }
            if 1 - position(at: middle).target < epsilon { high = middle } else { low = middle }
        }
        return high * (1 + 0x1p-40)
    }
}
