extension Animator {
    /// The velocity of what is shown, per second: a spring's own, else the slope over the coming frame.
    public func velocity(at time: FrameTime, externals: inout some ExternalAnimations) -> AnimatableVector {
        if entries.count == 1, case .spring(let spring) = entries[0].playback.state { return spring.velocity }
        var copy = self
        let next = copy.sample(at: time.advanced(by: 1), externals: &externals).value
        return (next - shown).scaled(by: Double(time.fps))
    }

    /// The frame that will see the end if nothing else changes, found by playing a copy; nil where it never ends, or
    /// not within `limit` frames.
    public func projectedEnd(
        from time: FrameTime, limit: Int = 36_000, externals: inout some ExternalAnimations
    ) -> FrameTime? {
        guard !(animations.last?.repeatsForever ?? false) else { return nil }
        var copy = self
        for frame in 1...limit {
            let next = time.advanced(by: frame)
            if copy.sample(at: next, externals: &externals).isFinished { return next }
        }
        return nil
    }
}
