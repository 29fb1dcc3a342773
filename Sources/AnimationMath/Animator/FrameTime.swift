/// A moment of the virtual clock: a whole number of frames, so that nothing accumulates rounding (CORE-7).
///
///     FrameTime(tick: 21, fps: 60).seconds  // 0.35
public struct FrameTime: Hashable, Comparable, Sendable {
    /// Frames since the clock's start.
    public var tick: Int
    /// Frames a second.
    public var fps: Int

    /// Makes a moment; the rate is at least 1.
    public init(tick: Int, fps: Int = 60) {
        self.tick = tick
        self.fps = max(fps, 1)
    }

    /// Seconds since the clock's start, by one division.
    public var seconds: Double { Double(tick) / Double(fps) }

    /// Seconds since an earlier moment, by one division and never as a difference of two times (CORE-7).
    public func elapsed(since start: FrameTime) -> Double {
        if fps == start.fps { return Double(tick &- start.tick) / Double(fps) }
        return (Double(tick) * Double(start.fps) - Double(start.tick) * Double(fps))
            / (Double(fps) * Double(start.fps))
    }

    /// The moment a number of frames later, earlier where it is negative.
    public func advanced(by count: Int) -> FrameTime { FrameTime(tick: tick &+ count, fps: fps) }

    /// Whether a moment comes before another.
    public static func < (left: FrameTime, right: FrameTime) -> Bool {
        left.fps == right.fps ? left.tick < right.tick : left.seconds < right.seconds
    }
}
