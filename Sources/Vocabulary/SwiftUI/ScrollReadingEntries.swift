import Interpreter
import ViewValues

extension VocabularySource {
    /// Scroll geometry, phases and visibility, and ScrollTargetBehaviors of the program.
    static let scrollReading = VocabularySource(
        "SwiftUI: scroll geometry",
        types: [
            NativeType(
                """
                struct ScrollGeometry: Equatable { var contentOffset: CGPoint; var contentSize: CGSize; var \
                contentInsets: EdgeInsets; var containerSize: CGSize }
                """),
            NativeType("enum ScrollPhase: Hashable { case idle, tracking, interacting, decelerating, animating }"),
            NativeType("struct ScrollPhaseChangeContext { var geometry: ScrollGeometry; var velocity: CGVector? }"),
            NativeType("struct ScrollTarget { var rect: CGRect; var anchor: UnitPoint? = nil }"),
            NativeType(
                """
                struct ScrollTargetBehaviorContext { var originalTarget: ScrollTarget; var velocity: CGVector; var \
                contentSize: CGSize; var containerSize: CGSize; var axes: _AxisSet }
                """),
            NativeType(
                """
                protocol ScrollTargetBehavior { typealias TargetContext = ScrollTargetBehaviorContext; func \
                updateTarget(_ target: inout ScrollTarget, context: TargetContext) }
                """),
            NativeType("struct PagingScrollTargetBehavior: ScrollTargetBehavior {}"),
            NativeType(
                "struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { typealias LimitBehavior = _ScrollLimitBehavior }"
            ),
            NativeType("struct AnyScrollTargetBehavior: ScrollTargetBehavior {}"),
        ],
        entries: geometryReadings + callbacks + behaviors)

    private static var geometryReadings: [NativeEntry] {
        [
            NativeEntry("var bounds: CGRect { get }", on: "ScrollGeometry") { machine, call in
                machine.rect(visible(call[0].numbersInside))
            },
            NativeEntry("var visibleRect: CGRect { get }", on: "ScrollGeometry") { machine, call in
                let n = call[0].numbersInside
                let rect = visible(n)
                return machine.rect(
                    Rect(
                        rect.minX + n[5], rect.minY + n[4], max(0, rect.size.width - n[5] - n[7]),
                        max(0, rect.size.height - n[4] - n[6])))
            },
            NativeEntry("var isScrolling: Bool { get }", on: "ScrollPhase") { machine, call in
                .bool(machine.caseName(call[0]) != "idle")
            },
        ]
    }

    /// The content's part in the container: of offset, content size, insets and container size.
    private static func visible(_ n: [Double]) -> Rect { Rect(n[0], n[1], n[8], n[9]) }

    private static var callbacks: [NativeEntry] {
        [
            modifier(
                """
                func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) \
                -> T, action: @escaping (T, T) -> Void) -> some View
                """
            ) { _, call in
                .lifecycle(.onScrollGeometryChange(of: call.closure(2), action: call.closure(3)))
            },
            modifier(
                "func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View"
            ) { _, call in .lifecycle(.onScrollPhaseChange(call.closure(1), arguments: 2)) },
            modifier(
                """
                func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> \
                Void) -> some View
                """
            ) { _, call in .lifecycle(.onScrollPhaseChange(call.closure(1), arguments: 3)) },
            modifier(
                """
                func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View
                """
            ) { _, call in
                .lifecycle(.onScrollVisibilityChange(threshold: try call.double(1), call.closure(2)))
            },
        ]
    }

    private static var behaviors: [NativeEntry] {
        @Sendable func box(_ name: String, _ type: String) -> Value { .native(PlainBox(name, type)) }
        let paging = "PagingScrollTargetBehavior"
        let aligned = "ViewAlignedScrollTargetBehavior"
        return [
            constant("static var paging: \(paging) { get }", on: "ScrollTargetBehavior where Self == \(paging)") {
                box("paging", paging)
            },
            constant("init()", on: paging) { box("paging", paging) },
            constant("static var viewAligned: \(aligned) { get }", on: "ScrollTargetBehavior where Self == \(aligned)")
            { box("viewAligned", aligned) },
            NativeEntry(
                "static func viewAligned(limitBehavior: _ScrollLimitBehavior) -> \(aligned)",
                on: "ScrollTargetBehavior where Self == \(aligned)"
            ) { _, _ in box("viewAligned", aligned) },
            NativeEntry("init(limitBehavior: _ScrollLimitBehavior = .automatic)", on: aligned) { _, _ in
                box("viewAligned", aligned)
            },
            NativeEntry("init(_ behavior: some ScrollTargetBehavior)", on: "AnyScrollTargetBehavior") { _, call in
                call[0]
            },
            modifier("func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View") { _, call in
                if let name = call.optionalPlain(1, String.self) { return .show(.scrollTarget(behavior: name)) }
                return .show(.scrollTargetProgram(call[1]))
            },
        ]
    }
}

extension Machine {
    fileprivate func scrollGeometry(_ value: ScrollGeometryValue) -> Value {
        let insets = value.contentInsets
        return structure(
            "ScrollGeometry", point(value.contentOffset), size(value.contentSize),
            structure(
                "EdgeInsets", .double(insets.top), .double(insets.leading), .double(insets.bottom),
                .double(insets.trailing)), size(value.containerSize))
    }

    fileprivate func vector(_ size: Size) -> Value { structure("CGVector", .double(size.width), .double(size.height)) }
}

// What the engine asks for around scroll views.
extension ProgramWorld {
    /// Answers the engine: see `ProgramHost`.
    public mutating func value(of closure: ProgramClosure, scroll: ScrollGeometryValue) throws -> any ProgramValue {
        try program.machine.acting { try $0.call(closure.value.programValue, [$0.scrollGeometry(scroll)]) }
    }

    /// Answers the engine: see `ProgramHost`.
    public func phaseArguments(
        _ old: ScrollPhaseName, _ new: ScrollPhaseName, _ geometry: ScrollGeometryValue, velocity: Size, count: Int
    ) -> [any ProgramValue] {
        let machine = program.machine
        var arguments = [old, new].map { machine.enumCase("ScrollPhase", $0.rawValue) ?? .null }
        if count == 3 {
            arguments.append(
                machine.structure(
                    "ScrollPhaseChangeContext", machine.scrollGeometry(geometry),
                    velocity == .zero ? .null : machine.vector(velocity)))
        }
        return arguments
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func target(of behavior: any ProgramValue, _ request: ScrollTargetRequest) throws -> Point {
        let value = behavior.programValue
        let rect = try program.machine.acting { machine -> Value in
            let original = machine.structure("ScrollTarget", machine.rect(request.original), .null)
            let bits = request.axes.reduce(0) { $0 | ($1 == .horizontal ? 1 : 2) }
            let context = machine.structure(
                "ScrollTargetBehaviorContext", original, machine.vector(request.velocity),
                machine.size(request.contentSize), machine.size(request.containerSize),
                .native(PlainBox(bits, "_AxisSet")))
            var arguments: ContiguousArray<Value> = [
                value, machine.structure("ScrollTarget", machine.rect(request.proposed), .null), context,
            ]
            _ = try machine.callMember("updateTarget(_:context:)", &arguments)
            return arguments[1]
        }
        let numbers = rect.numbersInside
        guard numbers.count >= 2 else { return request.proposed.origin }
        return Point(numbers[0], numbers[1])
    }
}
