import Interpreter
import ViewValues

/// A gesture's value as the program sees it.
struct GestureEventBox: NativeValue {
    let event: GestureEvent
    var name = "_DragValue"
    var nativeType: String { name }
    func isEqual(to other: any NativeValue) -> Bool {
        guard let other = (other as? GestureEventBox)?.event else { return false }
        return event.translation == other.translation && event.location == other.location && event.time == other.time
            && event.magnification == other.magnification && event.degrees == other.degrees
    }
    var description: String { "\(name)(translation: (\(event.translation.width), \(event.translation.height)))" }
}

extension VocabularySource {
    /// Gestures and their values (LIFE-7, TX-8).
    static let gestures = VocabularySource(
        "SwiftUI: gestures",
        types: [
            NativeType("protocol Gesture { associatedtype Value }"),
            NativeType("extension Optional: Gesture where Wrapped: Gesture { typealias Value = Wrapped.Value }"),
            NativeType("struct _AnyGesture<Value>: Gesture {}"),
            NativeType("struct AnyGesture<Value>: Gesture {}"),
            NativeType("struct DragGesture: Gesture { typealias Value = _DragValue }"),
            NativeType("struct TapGesture: Gesture { typealias Value = Void }"),
            NativeType("struct SpatialTapGesture: Gesture { typealias Value = _SpatialTapValue }"),
            NativeType("struct LongPressGesture: Gesture { typealias Value = Bool }"),
            NativeType("struct MagnifyGesture: Gesture { typealias Value = _MagnifyValue }"),
            NativeType("struct MagnificationGesture: Gesture { typealias Value = CGFloat }"),
            NativeType("struct RotateGesture: Gesture { typealias Value = _RotateValue }"),
            NativeType("struct RotationGesture: Gesture { typealias Value = Angle }"),
            NativeType("struct _DragValue: Equatable {}"), NativeType("struct _MagnifyValue: Equatable {}"),
            NativeType("struct _RotateValue: Equatable {}"), NativeType("struct _SpatialTapValue: Equatable {}"),
            NativeType("enum _SequenceValue<First, Second> { case first(First); case second(First, Second?) }"),
            NativeType("struct _SimultaneousValue<First, Second> { var first: First?; var second: Second? }"),
            NativeType("enum _ExclusiveValue<First, Second> { case first(First); case second(Second) }"),
            composed("Simultaneous"), composed("Sequence"), composed("Exclusive"),
            NativeType("struct GestureMask: Hashable, OptionSet { var rawValue: Int }"),
        ],
        entries: makers + callbacks + compositions + modifiers + values + otherValues)

    private static func composed(_ name: String) -> NativeType {
        NativeType(
            """
            struct \(name)Gesture<First: Gesture, Second: Gesture>: Gesture { \
            typealias Value = _\(name)Value<First.Value, Second.Value> }
            """)
    }

    private static func box(_ gesture: GestureValue) -> Value { .native(GestureBox(gesture: gesture)) }

    /// What the older gestures give instead of a value with all of it.
    private static func number(_ make: @escaping @Sendable (Machine, GestureEvent) -> Value) -> ProgramClosure {
        ProgramClosure(
            Value.function { machine, call in make(machine, try call.native(0, GestureEventBox.self).event) })
    }

    private static func gesture(_ call: NativeCall, _ index: Int) throws -> GestureValue {
        try call.native(index, GestureBox.self).gesture
    }

    private static var makers: [NativeEntry] {
        @Sendable func space(_ call: NativeCall, _ index: Int) -> String {
            guard let space = call[index].asEnumeration else { return "local" }
            return space.tag == 0 ? "global" : space.payload.first?.asString ?? "local"
        }
        return [
            NativeEntry(
                "init(minimumDistance: CGFloat = 10, coordinateSpace: _CoordinateSpace = .local)", on: "DragGesture"
            ) { _, call in
                box(.drag(minimumDistance: try call.double(0), coordinateSpace: space(call, 1)))
            },
            NativeEntry("init(count: Int = 1)", on: "TapGesture") { _, call in box(.tap(count: try call.int(0))) },
            NativeEntry(
                "init(count: Int = 1, coordinateSpace: _CoordinateSpace = .local)", on: "SpatialTapGesture"
            ) { _, call in box(.spatialTap(count: try call.int(0))) },
            NativeEntry(
                "init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)", on: "LongPressGesture"
            ) { _, call in
                box(.longPress(minimumDuration: try call.double(0), maximumDistance: try call.double(1)))
            },
            NativeEntry("init(minimumScaleDelta: CGFloat = 0.01)", on: "MagnifyGesture") { _, call in
                box(.magnify(minimumScaleDelta: try call.double(0)))
            },
            NativeEntry("init(minimumScaleDelta: CGFloat = 0.01)", on: "MagnificationGesture") { _, call in
                box(.map(.magnify(minimumScaleDelta: try call.double(0)), number { .double($1.magnification) }))
            },
            NativeEntry("init(minimumAngleDelta: Angle = .degrees(1))", on: "RotateGesture") { _, call in
                box(.rotate(minimumDegrees: try call.degrees(0)))
            },
            NativeEntry("init(minimumAngleDelta: Angle = .degrees(1))", on: "RotationGesture") { _, call in
                let angle = number { $0.structure("Angle", .double($1.degrees)) }
                return box(.map(.rotate(minimumDegrees: try call.degrees(0)), angle))
            },
            NativeEntry("init<T: Gesture>(_ gesture: T) where T.Value == Value", on: "AnyGesture") { _, call in call[0]
            },
        ]
    }

    private static var callbacks: [NativeEntry] {
        [
            NativeEntry(
                "func onChanged(_ action: @escaping (Self.Value) -> Void) -> _AnyGesture<Self.Value>", on: "Gesture"
            ) { _, call in box(.onChanged(try gesture(call, 0), call.closure(1))) },
            NativeEntry(
                "func onEnded(_ action: @escaping (Self.Value) -> Void) -> _AnyGesture<Self.Value>", on: "Gesture"
            ) { _, call in box(.onEnded(try gesture(call, 0), call.closure(1))) },
            NativeEntry(
                """
                func updating<S>(_ state: GestureState<S>, body: @escaping (Self.Value, inout S, inout \
                Transaction) -> Void) -> _AnyGesture<Self.Value>
                """, on: "Gesture"
            ) { _, call in
                box(.updating(try gesture(call, 0), state: call[1], call.closure(2)))
            },
            NativeEntry("func map<T>(_ body: @escaping (Self.Value) -> T) -> _AnyGesture<T>", on: "Gesture") {
                _, call in box(.map(try gesture(call, 0), call.closure(1)))
            },
        ]
    }

    private static var compositions: [NativeEntry] {
        let pair = "init(_ first: First, _ second: Second)"
        return [
            NativeEntry(pair, on: "SimultaneousGesture") { _, call in
                box(.simultaneous(try gesture(call, 0), try gesture(call, 1)))
            },
            NativeEntry(pair, on: "SequenceGesture") { _, call in
                box(.sequenced(try gesture(call, 0), try gesture(call, 1)))
            },
            NativeEntry(pair, on: "ExclusiveGesture") { _, call in
                box(.exclusive(try gesture(call, 0), try gesture(call, 1)))
            },
            NativeEntry(
                """
                func simultaneously<Other: Gesture>(with other: Other) -> \
                _AnyGesture<_SimultaneousValue<Self.Value, Other.Value>>
                """, on: "Gesture"
            ) { _, call in box(.simultaneous(try gesture(call, 0), try gesture(call, 1))) },
            NativeEntry(
                """
                func sequenced<Other: Gesture>(before other: Other) -> \
                _AnyGesture<_SequenceValue<Self.Value, Other.Value>>
                """, on: "Gesture"
            ) { _, call in box(.sequenced(try gesture(call, 0), try gesture(call, 1))) },
            NativeEntry(
                """
                func exclusively<Other: Gesture>(before other: Other) -> \
                _AnyGesture<_ExclusiveValue<Self.Value, Other.Value>>
                """, on: "Gesture"
            ) { _, call in box(.exclusive(try gesture(call, 0), try gesture(call, 1))) },
        ]
    }

    /// What stands where a gesture is switched off: of the same identity (TREE-1).
    private static let noGesture = "gesture"

    private static var modifiers: [NativeEntry] {
        let kinds = [
            ("gesture", "normal"), ("simultaneousGesture", "simultaneous"), ("highPriorityGesture", "highPriority"),
        ]
        return kinds.flatMap { name, mode in
            [
                modifier("func \(name)(_ gesture: some Gesture) -> some View") { _, call in
                    // An optional gesture that is nil is none.
                    call[1].isNull ? .inert(name: noGesture) : .input(.gesture(try gesture(call, 1), mode: mode))
                },
                modifier("func \(name)(_ gesture: some Gesture, including mask: GestureMask) -> some View") {
                    machine, call in
                    let bits = try call.structure(2)[0].asInt ?? 3
                    return bits & 1 == 0 || call[1].isNull
                        ? .inert(name: noGesture) : .input(.gesture(try gesture(call, 1), mode: mode))
                },
            ]
        } + [
            modifier(
                """
                func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, \
                pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void) -> some View
                """
            ) { _, call in
                .input(
                    .onLongPressGesture(
                        minimumDuration: try call.double(1), maximumDistance: try call.double(2),
                        perform: call.closure(4), onPressingChanged: call[3].isNull ? nil : call.closure(3)))
            }
        ]
            + kinds.map { name, mode in
                modifier("func \(name)(_ gesture: some Gesture, isEnabled: Bool) -> some View") { _, call in
                    guard try call.bool(2), !call[1].isNull else { return .inert(name: noGesture) }
                    return .input(.gesture(try gesture(call, 1), mode: mode))
                }
            } + [
                modifier(
                    """
                    func onTapGesture(count: Int = 1, coordinateSpace: _CoordinateSpace = .local, perform action: \
                    @escaping (CGPoint) -> Void) -> some View
                    """
                ) { _, call in
                    let point = number {
                        $0.structure("CGPoint", .double($1.location.x), .double($1.location.y))
                    }
                    let tap = GestureValue.map(.spatialTap(count: try call.int(1)), point)
                    return .input(.gesture(.onEnded(tap, call.closure(3)), mode: "normal"))
                }
            ]
            + [("none", 0), ("gesture", 1), ("subviews", 2), ("all", 3)].map { name, bits in
                NativeEntry("static var \(name): GestureMask { get }", on: "GestureMask") { machine, _ in
                    machine.structure("GestureMask", .int(bits))
                }
            }
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
            time(of: "_DragValue"),
            NativeEntry("var location: CGPoint { get }", on: "_SpatialTapValue") { machine, call in
                let place = try call.native(0, GestureEventBox.self).event.location
                return machine.structure("CGPoint", .double(place.x), .double(place.y))
            },
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

    private static func time(of owner: String) -> NativeEntry {
        NativeEntry("var time: Date { get }", on: owner) { machine, call in
            .date(Machine.firstDate.addingTimeInterval(try call.native(0, GestureEventBox.self).event.time))
        }
    }

    private static var otherValues: [NativeEntry] {
        [
            NativeEntry("var magnification: CGFloat { get }", on: "_MagnifyValue") { _, call in
                .double(try call.native(0, GestureEventBox.self).event.magnification)
            },
            NativeEntry("var velocity: CGFloat { get }", on: "_MagnifyValue") { _, call in
                .double(try call.native(0, GestureEventBox.self).event.rate)
            },
            NativeEntry("var velocity: Angle { get }", on: "_RotateValue") { machine, call in
                machine.structure("Angle", .double(try call.native(0, GestureEventBox.self).event.rate))
            },
            NativeEntry("var rotation: Angle { get }", on: "_RotateValue") { machine, call in
                machine.structure("Angle", .double(try call.native(0, GestureEventBox.self).event.degrees))
            },
        ]
            + ["_MagnifyValue", "_RotateValue"].flatMap { owner in
                [
                    NativeEntry("var startLocation: CGPoint { get }", on: owner) { machine, call in
                        let place = try call.native(0, GestureEventBox.self).event.startLocation
                        return machine.structure("CGPoint", .double(place.x), .double(place.y))
                    },
                    // The fingers stand around the middle of the touched view.
                    NativeEntry("var startAnchor: UnitPoint { get }", on: owner) { machine, _ in
                        machine.structure("UnitPoint", .double(0.5), .double(0.5))
                    },
                    time(of: owner),
                ]
            }
    }
}

extension Machine {
    /// What a callback of a gesture is handed: the elementary gesture's value, within what it was composed to.
    mutating func gestureValue(_ event: GestureEvent) throws -> Value {
        var value: Value =
            switch event.kind {
            case "tap": .void
            case "longPress": .bool(true)
            case "magnify": .native(GestureEventBox(event: event, name: "_MagnifyValue"))
            case "rotate": .native(GestureEventBox(event: event, name: "_RotateValue"))
            case "spatialTap": .native(GestureEventBox(event: event, name: "_SpatialTapValue"))
            default: .native(GestureEventBox(event: event))
            }
        for step in event.steps {
            let made: Value? =
                switch step {
                case .sequenceFirst: enumCase("_SequenceValue", "first", value)
                case .sequenceFirstEnded: enumCase("_SequenceValue", "second", value, .null)
                case .sequenceSecond: enumCase("_SequenceValue", "second", .bool(true), value)
                case .simultaneousFirst: structure("_SimultaneousValue", value, .null)
                case .simultaneousSecond: structure("_SimultaneousValue", .null, value)
                case .exclusiveFirst: enumCase("_ExclusiveValue", "first", value)
                case .exclusiveSecond: enumCase("_ExclusiveValue", "second", value)
                case .mapped(let body): try call(body.value.programValue, [value])
                }
            value = made ?? value
        }
        return value
    }
}
