/// Tracks of keyframes that play side by side: SwiftUI's protocol, here with the tracks as its requirement.
public protocol Keyframes<Value> {
    /// What the tracks move.
    associatedtype Value
    /// The tracks from a start value, in the order in which they set their properties.
    func tracks(from initialValue: Value) -> [KeyframeTrackCourse<Value>]
}

/// A track that is ready to play: how long it takes, and how it sets its part of a value.
public struct KeyframeTrackCourse<Root> {
    /// Seconds.
    public let duration: Double
    private let set: (Double, inout Root) -> Void

    init<Value: Animatable>(
        _ keyPath: WritableKeyPath<Root, Value>, _ course: KeyframeCourse<Value.AnimatableData>
    ) {
        duration = course.duration
        set = { $1[keyPath: keyPath].animatableData = course.value(at: $0) }
    }

    /// Sets the track's part of a value as it is at a time in seconds; past the end it holds (KEY-1).
    public func set(_ root: inout Root, at time: Double) { set(time, &root) }
}

/// The keyframes of one property: SwiftUI's type of the same name.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// A track of a property of the animated value.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// A track of the animated value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    init(_ content: Content) where Root == Value { (self.keyPath, self.content) = (\.self, content) }

    /// This track.
    public func tracks(from initialValue: Root) -> [KeyframeTrackCourse<Root>] {
        let start = initialValue[keyPath: keyPath].animatableData
        return [KeyframeTrackCourse(keyPath, KeyframeCourse(initialValue: start, segments: content.segments))]
    }
}

/// Several tracks side by side, as a builder makes them.
public struct KeyframeGroup<Value>: Keyframes {
    let parts: [any Keyframes<Value>]

    /// All tracks, in their order.
    public func tracks(from initialValue: Value) -> [KeyframeTrackCourse<Value>] {
        parts.flatMap { $0.tracks(from: initialValue) }
    }
}

/// Makes tracks, or one track of keyframes of the value itself, of what is written in a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
    /// Takes a track.
    public static func buildExpression(_ track: some Keyframes<Value>) -> KeyframeGroup<Value> {
        KeyframeGroup(parts: [track])
    }
    /// Joins tracks.
    public static func buildBlock(_ parts: KeyframeGroup<Value>...) -> KeyframeGroup<Value> {
        KeyframeGroup(parts: parts.flatMap(\.parts))
    }
    /// Takes a keyframe of the value itself.
    public static func buildExpression(
        _ content: some KeyframeTrackContent<Value>
    ) -> KeyframeSequence<Value> where Value: Animatable {
        KeyframeSequence(segments: content.segments)
    }
    /// Joins keyframes of the value itself.
    public static func buildBlock(
        _ first: KeyframeSequence<Value>, _ others: KeyframeSequence<Value>...
    ) -> KeyframeSequence<Value> where Value: Animatable {
        KeyframeSequence(segments: first.segments + others.flatMap(\.segments))
    }
    /// Several tracks.
    public static func buildFinalResult(_ group: KeyframeGroup<Value>) -> KeyframeGroup<Value> { group }
    /// One track of keyframes of the value itself.
    public static func buildFinalResult(_ content: KeyframeSequence<Value>) -> KeyframeGroup<Value>
    where Value: Animatable {
        KeyframeGroup(parts: [KeyframeTrack<Value, Value, KeyframeSequence<Value>>(content)])
    }
}
