import Interpreter
import ViewValues

/// A gesture's value as the program sees it.
struct GestureEventBox: NativeValue {
    let event: GestureEvent
    var nativeType: String { "_DragValue" }
}

extension VocabularySource {
    /// Gestures and their values.
    static let gestures = VocabularySource(
        "SwiftUI: gestures",
        types: [
            NativeType("protocol Gesture { associatedtype Value }"),
            NativeType("struct _AnyGesture<Value>: Gesture {}"),
            NativeType("struct DragGesture: Gesture { typealias Value = _DragValue }"),
            NativeType("struct TapGesture: Gesture { typealias Value = Void }"),
            NativeType("struct LongPressGesture: Gesture { typealias Value = Bool }"),
            NativeType("struct _DragValue: Equatable {}"),
        ],
        entries: makers + callbacks + values)

    private static func box(_ gesture: GestureValue) -> Value { .native(GestureBox(gesture: gesture)) }

    private static var makers: [NativeEntry] {
        [
            NativeEntry(
                """
                init(minimumDistance: CGFloat = 10, coordinateSpace: _CoordinateSpace = .local)
                """, on: "DragGesture"
            ) { _, call in
                box(.drag(minimumDistance: try call.double(0), coordinateSpace: "local"))
            },
            NativeEntry("init(count: Int = 1)", on: "TapGesture") { _, call in box(.tap(count: try call.int(0))) },
            NativeEntry(
                """
                init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
                """, on: "LongPressGesture"
            ) { _, call in
                box(.longPress(minimumDuration: try call.double(0), maximumDistance: try call.double(1)))
            },
        ]
    }

    private static var callbacks: [NativeEntry] {
        @Sendable func gesture(_ call: NativeCall, _ index: Int) throws -> GestureValue {
            try call.native(index, GestureBox.self).gesture
        }
        return [
            NativeEntry(
                """
                func onChanged(_ action: @escaping (Self.Value) -> Void) -> _AnyGesture<Self.Value>
                """, on: "Gesture"
            ) { _, call in
                box(.onChanged(try gesture(call, 0), call.closure(1)))
            },
            NativeEntry(
                """
                func onEnded(_ action: @escaping (Self.Value) -> Void) -> _AnyGesture<Self.Value>
                """, on: "Gesture"
            ) { _, call in
                box(.onEnded(try gesture(call, 0), call.closure(1)))
            },
            NativeEntry(
                """
                func updating<S>(_ state: GestureState<S>, body: @escaping (Self.Value, inout S, inout \
                Transaction) -> Void) -> _AnyGesture<Self.Value>
                """, on: "Gesture"
            ) { _, call in
                box(.updating(try gesture(call, 0), state: call[1], call.closure(2)))
            },
            NativeEntry(
                """
                func simultaneously(with other: some Gesture) -> _AnyGesture<Self.Value>
                """, on: "Gesture"
            ) { _, call in
                box(.simultaneous(try gesture(call, 0), try gesture(call, 1)))
            },
            NativeEntry(
                """
                func sequenced(before other: some Gesture) -> _AnyGesture<Self.Value>
                """, on: "Gesture"
            ) { _, call in
                box(.sequenced(try gesture(call, 0), try gesture(call, 1)))
            },
            NativeEntry(
                """
                func exclusively(before other: some Gesture) -> _AnyGesture<Self.Value>
                """, on: "Gesture"
            ) { _, call in
                box(.exclusive(try gesture(call, 0), try gesture(call, 1)))
            },
            modifier("func gesture(_ gesture: some Gesture) -> some View") { _, call in
                .input(.gesture(try gesture(call, 1), mode: "normal"))
            },
            modifier("func simultaneousGesture(_ gesture: some Gesture) -> some View") { _, call in
                .input(.gesture(try gesture(call, 1), mode: "simultaneous"))
            },
            modifier("func highPriorityGesture(_ gesture: some Gesture) -> some View") { _, call in
                .input(.gesture(try gesture(call, 1), mode: "highPriority"))
            },
        ]
    }

    private static var values: [NativeEntry] {
        @Sendable func pair(
            _ name: String, _ type: String, _ value: @escaping @Sendable (GestureEvent) -> (Double, Double)
        ) -> NativeEntry {
            NativeEntry("var \(name): \(type) { get }", on: "_DragValue") { machine, call in
                let (a, b) = value(try call.native(0, GestureEventBox.self).event)
                return machine.structure(type, .double(a), .double(b))
            }
        }
        return [
            pair("translation", "CGSize") { ($0.translation.width, $0.translation.height) },
            pair("location", "CGPoint") { ($0.location.x, $0.location.y) },
            pair("startLocation", "CGPoint") { ($0.startLocation.x, $0.startLocation.y) },
            pair("predictedEndTranslation", "CGSize") {
                ($0.predictedEndTranslation.width, $0.predictedEndTranslation.height)
            },
            pair("velocity", "CGSize") { ($0.velocity.width, $0.velocity.height) },
            pair("predictedEndLocation", "CGPoint") {
                (
                    $0.startLocation.x + $0.predictedEndTranslation.width,
                    $0.startLocation.y + $0.predictedEndTranslation.height
                )
            },
        ]
    }
}
