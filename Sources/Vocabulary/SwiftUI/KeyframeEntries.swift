import AnimationMath
import Interpreter
import ViewValues

/// One keyframe as written: the target is a value of the program.
struct KeyframeBox: NativeValue {
    enum Kind: Sendable {
        case linear(UnitCurve), cubic(Value?, Value?), spring(Spring, Value?), move
    }
    let target: Value
    let duration: Double?
    let kind: Kind
    var nativeType: String { "_Keyframe" }
    func forEachValue(_ visit: (Value) -> Void) { visit(target) }
}

/// A track: a key path of the value, or the whole value.
struct KeyframeTrackBox: NativeValue {
    let path: KeyPathBox?
    let keyframes: [KeyframeBox]
    var nativeType: String { "_KeyframeTrack" }
}

/// Tracks that a keyframes builder has joined.
struct KeyframeTracksBox: NativeValue {
    let tracks: [KeyframeTrackBox]
    var nativeType: String { "_KeyframeTracks" }
}

/// `KeyframeTimeline`: sampled by the program itself (KEY-5).
struct KeyframeTimelineBox: NativeValue {
    let initial: Value
    let plan: KeyframePlan
    var nativeType: String { "KeyframeTimeline" }
    var duration: Double { plan.tracks.map(\.duration).max() ?? 0 }
}

extension VocabularySource {
    /// Keyframes, tracks, timelines, animators (KEY).
    static let keyframes = VocabularySource(
        "SwiftUI: keyframes",
        types: [
            NativeType("protocol KeyframeTrackContent { associatedtype Value }"),
            NativeType("protocol Keyframes { associatedtype Value }"),
            NativeType("struct _Keyframe<Value>: KeyframeTrackContent {}"),
            NativeType("struct LinearKeyframe<Value>: KeyframeTrackContent {}"),
            NativeType("struct CubicKeyframe<Value>: KeyframeTrackContent {}"),
            NativeType("struct SpringKeyframe<Value>: KeyframeTrackContent {}"),
            NativeType("struct MoveKeyframe<Value>: KeyframeTrackContent {}"),
            NativeType("struct KeyframeTrack<Root, Value>: Keyframes { }"),
            NativeType("struct _KeyframeTracks<Value> {}"),
            NativeType("struct KeyframeTimeline<Value> {}"), NativeType("struct KeyframeAnimator: View {}"),
            NativeType("@resultBuilder struct KeyframeTrackContentBuilder {}"),
            NativeType("@resultBuilder struct KeyframesBuilder {}"),
        ],
        entries: keyframeMakers + builders + animators + timeline)

    private static var keyframeMakers: [NativeEntry] {
        @Sendable func make(
            _ owner: String, _ signature: String, _ body: @escaping @Sendable (NativeCall) throws -> KeyframeBox
        ) -> NativeEntry {
            NativeEntry("init(\(signature))", on: owner) { _, call in .native(try body(call)) }
        }
        return [
            make("LinearKeyframe", "_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear") {
                KeyframeBox(target: $0[0], duration: try $0.double(1), kind: .linear(try $0.plain(2, UnitCurve.self)))
            },
            make(
                "CubicKeyframe",
                """
                _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = \
                nil
                """
            ) {
                KeyframeBox(target: $0[0], duration: try $0.double(1), kind: .cubic($0.optional(2), $0.optional(3)))
            },
            make(
                "SpringKeyframe",
                """
                _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: \
                Value? = nil
                """
            ) {
                KeyframeBox(
                    target: $0[0], duration: try $0.optionalDouble(1),
                    kind: .spring(try $0.plain(2, Spring.self), $0.optional(3)))
            },
            make("MoveKeyframe", "_ to: Value") { KeyframeBox(target: $0[0], duration: 0, kind: .move) },
        ]
    }

    private static var builders: [NativeEntry] {
        @Sendable func frames(_ value: Value) -> [KeyframeBox] {
            switch value.native {
            case let box as KeyframeBox: [box]
            case let box as KeyframeTrackBox: box.keyframes
            default: []
            }
        }
        @Sendable func tracks(_ value: Value) -> [KeyframeTrackBox] {
            switch value.native {
            case let box as KeyframeTrackBox: [box]
            case let box as KeyframeTracksBox: box.tracks
            case let box as KeyframeBox: [KeyframeTrackBox(path: nil, keyframes: [box])]
            default: []
            }
        }
        return [
            NativeEntry("static func buildBlock(_ parts: Any...) -> Any", on: "KeyframeTrackContentBuilder") {
                _, call in
                .native(KeyframeTrackBox(path: nil, keyframes: try call.array(0).flatMap(frames)))
            },
            NativeEntry("static func buildArray(_ parts: [Any]) -> Any", on: "KeyframeTrackContentBuilder") { _, call in
                .native(KeyframeTrackBox(path: nil, keyframes: try call.array(0).flatMap(frames)))
            },
            NativeEntry("static func buildEither(first: Any) -> Any", on: "KeyframeTrackContentBuilder") { _, call in
                call[0]
            },
            NativeEntry("static func buildEither(second: Any) -> Any", on: "KeyframeTrackContentBuilder") { _, call in
                call[0]
            },
            NativeEntry(
                """
                static func buildBlock<Value>(_ parts: Any...) -> _KeyframeTracks<Value>
                """, on: "KeyframesBuilder"
            ) { _, call in
                let parts = try call.array(0)
                if parts.allSatisfy({ $0.native is KeyframeBox }) {
                    return .native(
                        KeyframeTracksBox(tracks: [KeyframeTrackBox(path: nil, keyframes: parts.flatMap(frames))]))
                }
                return .native(KeyframeTracksBox(tracks: parts.flatMap(tracks)))
            },
            NativeEntry(
                """
                init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder content: () \
                -> Any)
                """, on: "KeyframeTrack"
            ) { machine, call in
                guard case .keyPath(let path) = call[0] else { throw call.trap(.unsupported, "this is no key path") }
                return .native(KeyframeTrackBox(path: path, keyframes: frames(try machine.call(call[1], []))))
            },
            NativeEntry("init(@KeyframeTrackContentBuilder content: () -> Any)", on: "KeyframeTrack") { machine, call in
                .native(KeyframeTrackBox(path: nil, keyframes: frames(try machine.call(call[0], []))))
            },
        ]
    }

    private static var animators: [NativeEntry] {
        @Sendable func animator(_ call: NativeCall, trigger: Value?, repeating: Bool, content: Int, isModifier: Bool)
            -> KeyframeAnimatorValue
        {
            KeyframeAnimatorValue(
                initialValue: call[isModifier ? 1 : 0], trigger: trigger, repeating: repeating,
                content: isModifier ? aroundPlaceholder(call, content) : call.closure(content),
                keyframes: call.closure(content + 1))
        }
        let tail = "@KeyframesBuilder keyframes: @escaping (Value) -> _KeyframeTracks<Value>"
        return [
            modifier(
                """
                func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = true, @ViewBuilder \
                content: @escaping (_PlaceholderView, Value) -> some View, \(tail)) -> some View
                """
            ) { _, call in
                .show(
                    .keyframeAnimator(
                        animator(call, trigger: nil, repeating: try call.bool(2), content: 3, isModifier: true)))
            },
            modifier(
                """
                func keyframeAnimator<Value, T: Equatable>(initialValue: Value, trigger: T, @ViewBuilder \
                content: @escaping (_PlaceholderView, Value) -> some View, \(tail)) -> some View
                """
            ) { _, call in
                .show(
                    .keyframeAnimator(animator(call, trigger: call[2], repeating: false, content: 3, isModifier: true)))
            },
            viewEntry(
                """
                init<Value>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping \
                (Value) -> some View, \(tail))
                """, on: "KeyframeAnimator"
            ) { _, call in
                .deferred(
                    .keyframeAnimator(
                        animator(call, trigger: nil, repeating: try call.bool(1), content: 2, isModifier: false)))
            },
            viewEntry(
                """
                init<Value, T: Equatable>(initialValue: Value, trigger: T, @ViewBuilder content: \
                @escaping (Value) -> some View, \(tail))
                """, on: "KeyframeAnimator"
            ) { _, call in
                .deferred(
                    .keyframeAnimator(animator(call, trigger: call[1], repeating: false, content: 2, isModifier: false))
                )
            },
        ]
    }

    private static var timeline: [NativeEntry] {
        @Sendable func at(_ call: NativeCall, _ machine: inout Machine, _ time: Double) throws -> Value {
            let box = try call.native(0, KeyframeTimelineBox.self)
            return try machine.setTracks(box.initial, box.plan.tracks.map { $0.value(at: time) }, box.plan)
        }
        return [
            NativeEntry(
                """
                init(initialValue: Value, @KeyframesBuilder content: () -> _KeyframeTracks<Value>)
                """, on: "KeyframeTimeline"
            ) { machine, call in
                let tracks = try machine.call(call[1], [])
                let plan = try machine.plan(tracks, from: call[0])
                return .native(KeyframeTimelineBox(initial: call[0], plan: plan))
            },
            NativeEntry("var duration: TimeInterval { get }", on: "KeyframeTimeline") { _, call in
                .double(try call.native(0, KeyframeTimelineBox.self).duration)
            },
            NativeEntry("func value(time: Double) -> Value", on: "KeyframeTimeline") { machine, call in
                try at(call, &machine, try call.double(1))
            },
            NativeEntry("func value(progress: Double) -> Value", on: "KeyframeTimeline") { machine, call in
                let duration = try call.native(0, KeyframeTimelineBox.self).duration
                return try at(call, &machine, try call.double(1) * duration)
            },
        ]
    }
}

extension Machine {
    /// Joined tracks as numbers, from a value of the program.
    mutating func plan(_ tracks: Value, from initial: Value) throws -> KeyframePlan {
        let list: [KeyframeTrackBox] =
            switch tracks.native {
            case let box as KeyframeTracksBox: box.tracks
            case let box as KeyframeTrackBox: [box]
            default: []
            }
        var plan = KeyframePlan(paths: [], tracks: [])
        for track in list {
            let start = try track.path.map { try read($0, of: initial) } ?? initial
            guard let numbers = numbers(of: start) else {
                let isColor = start.native is ColorBox
                throw Trap(
                    .unsupported,
                    "a keyframe track needs a value that can be animated (KEY-6): "
                        + (isColor ? "a Color cannot, its Color.Resolved can" : "\(describe(type(of: start))) cannot"))
            }
            plan.paths.append(track.path.map { Value.keyPath($0) })
            let segments = track.keyframes.map(segment)
            plan.tracks.append(KeyframeTrackPlan(initialValue: numbers, segments: segments))
            plan.segments.append(segments)
        }
        return plan
    }

    private func segment(_ box: KeyframeBox) -> KeyframeSegment {
        let target = numbers(of: box.target) ?? AnimatableVector()
        @Sendable func vector(_ value: Value?) -> AnimatableVector? { value.flatMap { numbers(of: $0) } }
        switch box.kind {
        case .linear(let curve):
            return KeyframeSegment(target: target, duration: box.duration ?? 0, kind: .linear(curve))
        case .cubic(let start, let end):
            return KeyframeSegment(
                target: target, duration: box.duration ?? 0,
                kind: .cubic(startVelocity: vector(start), endVelocity: vector(end)))
        case .spring(let spring, let start):
            return KeyframeSegment(
                target: target, duration: box.duration ?? spring.settlingDuration,
                kind: .spring(spring, startVelocity: vector(start)))
        case .move: return KeyframeSegment(target: target, duration: 0, kind: .move)
        }
    }

    /// A value of the program with its tracks' values set.
    mutating func setTracks(_ value: Value, _ values: [AnimatableVector], _ plan: KeyframePlan) throws -> Value {
        var result = value
        for (path, vector) in zip(plan.paths, values) {
            guard case .keyPath(let keyPath)? = path?.programValue else {
                result = self.value(result, with: vector)
                continue
            }
            let part = try read(keyPath, of: result)
            try write(self.value(part, with: vector), through: keyPath, of: &result)
        }
        return result
    }
}
