import Interpreter
import ViewValues

/// A marked place of a view; any GeometryProxy gives it in its own space.
struct AnchorBox: NativeValue {
    let anchor: AnchorValue
    var nativeType: String { "Anchor" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? AnchorBox)?.anchor == anchor }
    func hash(into hasher: inout ProgramHasher) { hasher.combine("\(anchor)") }
}

extension VocabularySource {
    /// Anchors in preferences, and views made of a preference's value.
    static let anchors = VocabularySource(
        "SwiftUI: anchors",
        types: [
            NativeType("struct Anchor<Value>: Hashable { typealias Source = _AnchorSource<Value> }"),
            NativeType("struct _AnchorSource<Value>: Hashable {}"),
        ],
        entries: sources + preferences + readings)

    private static var sources: [NativeEntry] {
        let (rects, points) = ("_AnchorSource where Value == CGRect", "_AnchorSource where Value == CGPoint")
        @Sendable func source(_ source: AnchorSource) -> Value { .native(PlainBox(source, "_AnchorSource")) }
        let units: [(String, Double, Double)] = [
            ("topLeading", 0, 0), ("top", 0.5, 0), ("topTrailing", 1, 0), ("leading", 0, 0.5), ("center", 0.5, 0.5),
            ("trailing", 1, 0.5), ("bottomLeading", 0, 1), ("bottom", 0.5, 1), ("bottomTrailing", 1, 1),
        ]
        return [
            constant("static var bounds: _AnchorSource<CGRect> { get }", on: rects) { source(.bounds) },
            NativeEntry("static func rect(_ r: CGRect) -> _AnchorSource<CGRect>", on: rects) { _, call in
                let r = call[0].numbersInside
                return source(.rect(Rect(r[0], r[1], r[2], r[3])))
            },
            NativeEntry("static func point(_ p: CGPoint) -> _AnchorSource<CGPoint>", on: points) { _, call in
                let p = try call.numbers(0)
                return source(.point(Point(p[0], p[1])))
            },
            NativeEntry("static func unitPoint(_ p: UnitPoint) -> _AnchorSource<CGPoint>", on: points) { _, call in
                source(.unitPoint(try call.unitPoint(0)))
            },
        ]
            + units.map { name, x, y in
                constant("static var \(name): _AnchorSource<CGPoint> { get }", on: points) {
                    source(.unitPoint(UnitPointValue(x, y)))
                }
            }
    }

    private static var preferences: [NativeEntry] {
        @Sendable func name(_ call: NativeCall, _ machine: Machine) -> String {
            call[1].asType.map { machine.describe($0) } ?? ""
        }
        let alignment = "alignment: Alignment = .center"
        return [
            modifier(
                """
                func anchorPreference<A, K: PreferenceKey>(key: K.Type, value: Anchor<A>.Source, transform: @escaping \
                (Anchor<A>) -> K.Value) -> some View
                """
            ) { machine, call in
                .preference(
                    .anchor(key: call[1], keyName: name(call, machine), try call.plain(2), call.closure(3)))
            },
            modifier(
                """
                func transformAnchorPreference<A, K: PreferenceKey>(key: K.Type, value: Anchor<A>.Source, transform: \
                @escaping (inout K.Value, Anchor<A>) -> Void) -> some View
                """
            ) { machine, call in
                .preference(
                    .transformAnchor(key: call[1], keyName: name(call, machine), try call.plain(2), call.closure(3)))
            },
        ]
            + ["overlay", "background"].flatMap { layer in
                [
                    "_ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> some View",
                    "_ key: K.Type, \(alignment), @ViewBuilder _ transform: @escaping (K.Value) -> some View",
                ].enumerated().map { index, parameters in
                    modifier("func \(layer)PreferenceValue<K: PreferenceKey>(\(parameters)) -> some View") {
                        machine, call in
                        .preference(
                            .overlayPreference(
                                key: call[1], keyName: name(call, machine), call.closure(2 + index),
                                isBackground: layer == "background"))
                    }
                }
            }
    }

    private static var readings: [NativeEntry] {
        @Sendable func local(_ call: NativeCall) throws -> Rect {
            let anchor = try call.native(1, AnchorBox.self).anchor.rect
            let geometry = try call.native(0, GeometryBox.self).value
            let own = geometry.frames["global"]?.origin ?? .zero
            return Rect(anchor.minX - own.x, anchor.minY - own.y, anchor.size.width, anchor.size.height)
        }
        return [
            NativeEntry("subscript(anchor: Anchor<CGRect>) -> CGRect { get }", on: "GeometryProxy") { machine, call in
                machine.rect(try local(call))
            },
            NativeEntry("subscript(anchor: Anchor<CGPoint>) -> CGPoint { get }", on: "GeometryProxy") {
                machine, call in machine.point(try local(call).origin)
            },
        ]
    }
}

// Values of preferences that the engine asks for.
extension ProgramWorld {
    /// Answers the engine: see `ProgramHost`.
    public mutating func value(of closure: ProgramClosure, anchor: AnchorValue) throws -> any ProgramValue {
        let (value, reads) = try program.machine.evaluating {
            try $0.call(closure.value.programValue, [.native(AnchorBox(anchor: anchor))])
        }
        layoutReads.formUnion(reads.map(dependency))
        return value
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func transformed(
        _ value: any ProgramValue, by closure: ProgramClosure, anchor: AnchorValue?
    ) throws -> any ProgramValue {
        var arguments: ContiguousArray<Value> = [value.programValue]
        if let anchor { arguments.append(.native(AnchorBox(anchor: anchor))) }
        let (_, reads) = try program.machine.evaluating {
            try $0.call(closure.value.programValue, updating: &arguments)
        }
        layoutReads.formUnion(reads.map(dependency))
        return arguments[0]
    }
}
