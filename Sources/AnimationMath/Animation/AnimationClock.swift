/// A moment in the time of some layer of an animation.
struct AnimationMoment: Hashable, Sendable {
    /// Seconds of that layer.
    var time: Double
    /// The frame, where it stands for the same moment.
    var frame: FrameTime?
}

/// The time of one layer of an animation in one frame, on its way through speeds and delays (MOD-1).
struct AnimationClock: Sendable {
    /// Seconds of this layer.
    var time: Double
    /// The frame; nil where time is not counted in frames, or stands still in a delay.
    var frame: FrameTime?
    /// Seconds of this layer for each of the screen's.
    var rate = 1.0

    /// The moment now.
    var moment: AnimationMoment { AnimationMoment(time: time, frame: frame) }

    /// Seconds since a moment of this layer: counted in frames where possible, since a difference of two times would end
    /// a 0.35 s lap a frame early for half of the frames it may start at (CORE-7).
    func elapsed(since start: AnimationMoment) -> Double {
        guard let frame, let first = start.frame else { return time - start.time }
        return rate == 1 ? frame.elapsed(since: first) : frame.elapsed(since: first) * rate
    }

    /// Runs faster.
    mutating func speed(by factor: Double) {
        time *= factor
        rate *= factor
    }

    /// Stands at 0 for some seconds.
    mutating func delay(by seconds: Double) {
        let left = time - seconds
        if left <= 0 { frame = nil }
        time = max(0, left)
    }
}
