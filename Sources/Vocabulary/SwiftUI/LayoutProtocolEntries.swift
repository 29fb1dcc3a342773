import Interpreter
import ViewValues

/// A layout of the vocabulary's own, to be called with content.
struct ContainerLayoutBox: NativeValue {
    let container: Container
    let name: String
    var nativeType: String { name }
}

extension VocabularySource {
    /// The Layout protocol with what its methods are handed, and the built-in layouts.
    static let layouts = VocabularySource(
        "SwiftUI: layouts",
        types: [
            NativeType(
                """
                protocol Layout: Animatable { associatedtype Cache = Void; typealias Subviews = LayoutSubviews; \
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize; \
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout \
                Cache) }
                """),
            NativeType("typealias LayoutSubviews = [LayoutSubview]"),
            NativeType("struct LayoutSubview: Equatable {}"),
            NativeType("struct ProposedViewSize: Equatable { var width: CGFloat?; var height: CGFloat? }"),
            NativeType("struct ViewSpacing {}"),
            NativeType("struct LayoutProperties { var stackOrientation: Axis? = nil }"),
            NativeType("protocol LayoutValueKey { associatedtype Value; static var defaultValue: Value { get } }"),
            NativeType("struct AnyLayout: Layout {}"),
        ]
            + ["HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout"].map {
                NativeType("struct \($0): Layout {}")
            },
        entries: callEntries + builtInLayouts + proposalEntries + subviewEntries + spacingEntries)

    private static var callEntries: [NativeEntry] {
        [
            NativeEntry(
                "func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View", on: "Layout"
            ) { machine, call in
                let content = try call.built(1, &machine)
                let container = try layout(call[0], machine, call)
                return .native(
                    ViewBox(ViewValue(.container(container, children: [content]), source: place(call.range))))
            },
            NativeEntry("func makeCache(subviews: LayoutSubviews) -> Void", on: "Layout") { _, _ in .void },
            NativeEntry("static var layoutProperties: LayoutProperties { get }", on: "Layout") { machine, _ in
                machine.structure("LayoutProperties", .null)
            },
            modifier("func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View") {
                machine, call in
                let key = call[1].asType.map { machine.describe($0) } ?? ""
                return .layout(.layoutValue(key: key, value: call[2]))
            },
        ]
    }

    /// The container that a layout makes of its content.
    private static func layout(_ value: Value, _ machine: Machine, _ call: NativeCall) throws -> Container {
        if let box = value.native as? ContainerLayoutBox { return box.container }
        guard let type = value.unboxed.asStructure?.type else { throw call.trap(.unsupported, "this is no Layout") }
        return .layout(makeComposite(value.unboxed, type, machine))
    }

    private static var builtInLayouts: [NativeEntry] {
        @Sendable func entry(
            _ signature: String, _ owner: String, _ make: @escaping @Sendable (NativeCall) throws -> Container
        ) -> NativeEntry {
            NativeEntry(signature, on: owner) { _, call in
                .native(ContainerLayoutBox(container: try make(call), name: owner))
            }
        }
        return [
            entry("init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)", "HStackLayout") {
                .hStack(alignment: try $0.plain(0, VerticalGuide.self), spacing: try $0.optionalDouble(1))
            },
            entry("init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)", "VStackLayout") {
                .vStack(alignment: try $0.plain(0, HorizontalGuide.self), spacing: try $0.optionalDouble(1))
            },
            entry("init(alignment: Alignment = .center)", "ZStackLayout") {
                .zStack(alignment: try $0.alignment(0))
            },
            entry(
                """
                init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
                """, "GridLayout"
            ) {
                .grid(
                    alignment: try $0.alignment(0), horizontalSpacing: try $0.optionalDouble(1),
                    verticalSpacing: try $0.optionalDouble(2))
            },
            NativeEntry("init(_ layout: some Layout)", on: "AnyLayout") { machine, call in
                let inner = try layout(call[0], machine, call)
                if case .any = inner { return call[0] }
                return .native(ContainerLayoutBox(container: .any(inner), name: "AnyLayout"))
            },
        ]
    }

    private static var proposalEntries: [NativeEntry] {
        let sizes: [(String, Value)] = [
            ("zero", .double(0)), ("infinity", .double(.infinity)), ("unspecified", .null),
        ]
        return sizes.map { name, side in
            NativeEntry("static var \(name): ProposedViewSize { get }", on: "ProposedViewSize") { machine, _ in
                machine.structure("ProposedViewSize", side, side)
            }
        } + [
            NativeEntry("init(_ size: CGSize)", on: "ProposedViewSize") { machine, call in
                let size = try call.numbers(0)
                return machine.structure("ProposedViewSize", .double(size[0]), .double(size[1]))
            },
            NativeEntry("init(width: CGFloat?, height: CGFloat?)", on: "ProposedViewSize") { machine, call in
                machine.structure("ProposedViewSize", call[0], call[1])
            },
            NativeEntry(
                "func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize",
                on: "ProposedViewSize"
            ) { machine, call in
                let (offered, size) = (try call.structure(0), try call.numbers(1))
                let sides = (0...1).map { offered[$0].payload?.asDouble ?? size[$0] }
                return machine.structure("CGSize", .double(sides[0]), .double(sides[1]))
            },
        ]
    }

    private static var subviewEntries: [NativeEntry] {
        let owner = "LayoutSubview"
        @Sendable func proposal(_ value: Value) -> (Double?, Double?) {
            let box = value.unboxed.asStructure
            return (box?[0].payload?.asDouble, box?[1].payload?.asDouble)
        }
        return [
            NativeEntry("func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize", on: owner) { machine, call in
                machine.size(try call.native(0, LayoutSubviewBox.self).size(for: proposal(call[1]), machine))
            },
            NativeEntry("func dimensions(in proposal: ProposedViewSize) -> ViewDimensions", on: owner) {
                machine, call in
                let size = try call.native(0, LayoutSubviewBox.self).size(for: proposal(call[1]), machine)
                return .native(DimensionsBox(size: size, guides: [:]))
            },
            NativeEntry("var priority: Double { get }", on: owner) { _, call in
                .double(try call.native(0, LayoutSubviewBox.self).child.priority)
            },
            NativeEntry("var spacing: ViewSpacing { get }", on: owner) { _, call in
                let isSpacer = try call.native(0, LayoutSubviewBox.self).child.isSpacer
                return .native(PlainBox(isSpacer ? 0.0 : 8.0, "ViewSpacing"))
            },
            NativeEntry("subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }", on: owner) { machine, call in
                guard let type = call[1].asType else { throw call.trap(.unsupported, "this is no LayoutValueKey") }
                let values = try call.native(0, LayoutSubviewBox.self).child.values
                if let value = values[machine.describe(type)] { return value.programValue }
                return try machine.staticProperty("defaultValue", of: type)
            },
            NativeEntry(
                """
                func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
                """, on: owner
            ) { machine, call in
                let box = try call.native(0, LayoutSubviewBox.self)
                let (point, anchor) = (try call.numbers(1), try call.unitPoint(2))
                machine.layoutSession?.places[box.index] = LayoutPlace(
                    point: Point(point[0], point[1]), anchor: anchor, proposal: proposal(call[3]))
                return .void
            },
            NativeEntry(
                "var layoutDirection: LayoutDirection { get }", on: "Array where Element == LayoutSubview"
            ) { machine, _ in machine.enumCase("LayoutDirection", "leftToRight") ?? .null },
        ]
    }

    /// Preferred spacing: 8 points between views, none beside a Spacer (GEO-7).
    private static var spacingEntries: [NativeEntry] {
        @Sendable func joined(_ call: NativeCall) throws -> Value {
            .native(PlainBox(max(try call.plain(0, Double.self), try call.plain(1, Double.self)), "ViewSpacing"))
        }
        return [
            NativeEntry("init()", on: "ViewSpacing") { _, _ in .native(PlainBox(8.0, "ViewSpacing")) },
            constant("static var zero: ViewSpacing { get }", on: "ViewSpacing") {
                .native(PlainBox(0.0, "ViewSpacing"))
            },
            NativeEntry("func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat", on: "ViewSpacing") {
                _, call in
                let (own, other) = (try call.plain(0, Double.self), try call.plain(1, Double.self))
                return .double(own == 0 || other == 0 ? 0 : max(own, other))
            },
            NativeEntry("func union(_ other: ViewSpacing, edges: _EdgeSet = .all) -> ViewSpacing", on: "ViewSpacing") {
                _, call in try joined(call)
            },
            NativeEntry(
                "mutating func formUnion(_ other: ViewSpacing, edges: _EdgeSet = .all)", on: "ViewSpacing"
            ) { _, call in
                call.arguments[0] = try joined(call)
                return .void
            },
        ]
    }
}
