/// An instant of the virtual clock: a frame's number at a frame rate (CORE-7).
public struct FrameTime: Hashable, Sendable {
    /// Frames since the start.
    public var tick: Int
    /// Frames per second.
    public var fps: Int

    /// Frame `tick` at `fps` frames a second; the rate is at least 1.
    public init(tick: Int, fps: Int = 60) {
        self.tick = tick
        self.fps = max(fps, 1)
    }

    /// Seconds since the start: one division, so that nothing accumulates.
    public var seconds: Double { Double(tick) / Double(fps) }

    /// Seconds since an earlier frame, by one division of the frames between when the rate is the same.
    public func elapsed(since start: FrameTime) -> Double {
        fps == start.fps ? Double(tick - start.tick) / Double(fps) : seconds - start.seconds
    }

    /// The frame `count` frames later.
    public func advanced(by count: Int) -> FrameTime { FrameTime(tick: tick + count, fps: fps) }
}
