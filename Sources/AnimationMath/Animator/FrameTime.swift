/// A moment of the virtual clock: a whole number of frames, so that nothing accumulates rounding (CORE-7).
///
///     FrameTime(frame: 21, fps: 60).seconds  // 0.35
public struct FrameTime: Hashable, Comparable, Sendable {
    /// Frames since the clock's start.
    public var frame: Int
    /// Frames a second.
    public var fps: Int

    /// Makes a moment; `fps` should be positive.
    public init(frame: Int, fps: Int) {
        self.frame = frame
        self.fps = fps
    }

    /// Seconds since the clock's start, by one division.
    public var seconds: Double { Double(frame) / Double(fps) }

    /// Seconds since an earlier moment, by one division and never as a difference of two times (CORE-7).
    public func seconds(since start: FrameTime) -> Double {
        if fps == start.fps { return Double(frame &- start.frame) / Double(fps) }
        return (Double(frame) * Double(start.fps) - Double(start.frame) * Double(fps))
            / (Double(fps) * Double(start.fps))
    }

    /// The moment a number of frames later, earlier where it is negative.
    public func advanced(by frames: Int) -> FrameTime { FrameTime(frame: frame &+ frames, fps: fps) }

    /// Whether a moment comes before another.
    public static func < (left: FrameTime, right: FrameTime) -> Bool {
        left.fps == right.fps ? left.frame < right.frame : left.seconds < right.seconds
    }
}
