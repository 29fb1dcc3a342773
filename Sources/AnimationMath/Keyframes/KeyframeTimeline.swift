/// What keyframes make of a value at any time: SwiftUI's type of the same name (KEY-5).
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) {
///         LinearKeyframe(100, duration: 1)
///         LinearKeyframe(150, duration: 1)
///     }
///     timeline.value(time: 1.5)  // 125
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [KeyframeTrackCourse<Value>]

    /// Lays the tracks out from a start value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.initialValue = initialValue
        tracks = content().tracks(from: initialValue)
    }

    /// Seconds until the longest track ends.
    public var duration: Double { tracks.map(\.duration).max() ?? 0 }

    /// The value at a time in seconds. Tracks that have ended hold their last value, a later track wins a shared property
    /// (KEY-1).
    public func value(time: Double) -> Value {
        var value = initialValue
        for track in tracks { track.set(&value, at: time) }
        return value
    }

    /// The value at a part of the duration, 0 at the start and 1 at the end.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
