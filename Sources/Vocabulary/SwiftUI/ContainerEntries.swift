import Interpreter
import ViewValues

extension VocabularySource {
    /// Stacks, ForEach, scroll views, lists, readers.
    static let containers = VocabularySource(
        "SwiftUI: containers",
        types: [
            "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
            "ScrollView", "Form", "NavigationStack", "NavigationView", "TabView", "Tab", "GeometryReader", "GroupBox",
            "ScrollViewReader", "ViewThatFits",
        ].map { NativeType("struct \($0): View {}") } + [
            NativeType("struct GeometryProxy {}"), NativeType("struct GridItem {}"),
            NativeType("struct _GridItemSize {}"),
            NativeType("enum _CoordinateSpace: Hashable { case global, local; case _named(String) }"),
            NativeType("typealias CoordinateSpace = _CoordinateSpace"),
            NativeType("typealias NamedCoordinateSpace = _CoordinateSpace"),
        ],
        entries: stackEntries + tabEntries + readerEntries + gridEntries)

    private static var stackEntries: [NativeEntry] {
        @Sendable func container(
            _ signature: String, _ owner: String, content: Int,
            _ make: @escaping @Sendable (inout NativeCall) throws -> Container
        ) -> NativeEntry {
            viewEntry(signature, on: owner) { machine, call in
                let kind = try make(&call)
                return .container(kind, children: [try call.built(content, &machine)])
            }
        }
        let content = "@ViewBuilder content: () -> some View"
        @Sendable func named(_ name: String) -> NativeEntry {
            container("init(\(content))", name, content: 0) { _ in .named(name, parameters: [:]) }
        }
        return [
            container(
                """
                init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, \(content))
                """, "VStack", content: 2
            ) {
                .vStack(alignment: try $0.plain(0, HorizontalGuide.self), spacing: try $0.optionalDouble(1))
            },
            container(
                """
                init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, \(content))
                """, "HStack", content: 2
            ) {
                .hStack(alignment: try $0.plain(0, VerticalGuide.self), spacing: try $0.optionalDouble(1))
            },
            container("init(alignment: Alignment = .center, \(content))", "ZStack", content: 1) {
                .zStack(alignment: try $0.alignment(0))
            },
            container(
                """
                init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: _PinnedViews = [], \
                \(content))
                """, "LazyVStack", content: 3
            ) {
                let guide = try $0.plain(0, HorizontalGuide.self)
                return .lazyStack(
                    .vertical, alignment: AlignmentValue(guide, .center), spacing: try $0.optionalDouble(1))
            },
            container(
                """
                init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: _PinnedViews = [], \
                \(content))
                """, "LazyHStack", content: 3
            ) {
                let guide = try $0.plain(0, VerticalGuide.self)
                return .lazyStack(
                    .horizontal, alignment: AlignmentValue(.center, guide), spacing: try $0.optionalDouble(1))
            },
            container(
                """
                init(_ axes: _AxisSet = .vertical, showsIndicators: Bool = true, \(content))
                """, "ScrollView", content: 2
            ) {
                .scroll(axes: $0.axes(0), showsIndicators: try $0.bool(1))
            },
            named("Form"), named("NavigationView"), named("GroupBox"),
            viewEntry("init(\(content))", on: "TabView") { machine, call in
                tabView(try call.built(0, &machine), selection: nil)
            },
            viewEntry("init(selection: Binding<some Hashable>?, \(content))", on: "TabView") { machine, call in
                tabView(try call.built(1, &machine), selection: call[0].payload.map { ProgramBinding($0) })
            },
            container("init(in axes: _AxisSet = [.horizontal, .vertical], \(content))", "ViewThatFits", content: 1) {
                .viewThatFits(axes: $0.axes(0))
            },
        ]
    }

    private static func tabView(_ tabs: ViewValue, selection: ProgramBinding?) -> ViewKind {
        let selecting = ViewValue(.modified(tabs, .presentation(.tabSelection(selection))))
        return .container(.named("TabView", parameters: [:]), children: [selecting])
    }

    /// Tabs: each with the label of its bar item.
    private static var tabEntries: [NativeEntry] {
        let content = "@ViewBuilder content: () -> some View"
        @Sendable func tab(_ signature: String, value: Int?, content: Int) -> NativeEntry {
            NativeEntry(signature, on: "Tab") { machine, call in
                let label = labelView(try call.string(0), symbol: try call.string(1))
                var view = ViewValue(
                    .modified(try call.built(content, &machine), .presentation(.tabItem(label))),
                    source: place(call.range))
                if let value { view = ViewValue(.modified(view, .identity(.tag(ExplicitID(call[value]))))) }
                return .native(ViewBox(view, name: "Tab"))
            }
        }
        return [
            tab("init(_ title: String, systemImage: String, \(content))", value: nil, content: 2),
            tab("init<V: Hashable>(_ title: String, systemImage: String, value: V, \(content))", value: 2, content: 3),
            modifier("func tabItem(@ViewBuilder _ label: () -> some View) -> some View") { machine, call in
                .presentation(.tabItem(try call.built(1, &machine)))
            },
        ]
    }

    private static var readerEntries: [NativeEntry] {
        [
            viewEntry(
                """
                init(@ViewBuilder content: @escaping (GeometryProxy) -> some View)
                """, on: "GeometryReader"
            ) { _, call in
                .deferred(.geometryReader(call.closure(0)))
            },
            NativeEntry("var size: CGSize { get }", on: "GeometryProxy") { machine, call in
                let size = try call.native(0, GeometryBox.self).value.size
                return machine.structure("CGSize", .double(size.width), .double(size.height))
            },
            NativeEntry("var safeAreaInsets: EdgeInsets { get }", on: "GeometryProxy") { machine, call in
                let area = try call.native(0, GeometryBox.self).value.safeArea
                return machine.structure(
                    "EdgeInsets", .double(area.top), .double(area.leading), .double(area.bottom), .double(area.trailing)
                )
            },
            NativeEntry("func frame(in space: _CoordinateSpace) -> CGRect", on: "GeometryProxy") { machine, call in
                let geometry = try call.native(0, GeometryBox.self).value
                let name = spaceName(call[1], machine)
                let local = Rect(0, 0, geometry.size.width, geometry.size.height)
                let rect = name == "local" ? local : geometry.frames[name] ?? geometry.frames["global"] ?? local
                return machine.rect(rect)
            },
            NativeEntry("func bounds(of space: _CoordinateSpace) -> CGRect?", on: "GeometryProxy") { machine, call in
                let geometry = try call.native(0, GeometryBox.self).value
                return geometry.frames[GeometryValue.bounds + spaceName(call[1], machine)].map { machine.rect($0) }
                    ?? .null
            },
            NativeEntry("static func named<T: Hashable>(_ name: T) -> _CoordinateSpace", on: "_CoordinateSpace") {
                machine, call in
                machine.enumCase("_CoordinateSpace", "_named", .string(call[0].unboxed.description)) ?? .null
            },
            NativeEntry("static func scrollView(axis: Axis) -> _CoordinateSpace", on: "_CoordinateSpace") {
                machine, _ in machine.enumCase("_CoordinateSpace", "_named", .string(GeometryValue.scrollView)) ?? .null
            },
            NativeEntry("static var scrollView: _CoordinateSpace { get }", on: "_CoordinateSpace") { machine, _ in
                machine.enumCase("_CoordinateSpace", "_named", .string(GeometryValue.scrollView)) ?? .null
            },
        ]
    }

    private static var gridEntries: [NativeEntry] {
        @Sendable func grid(_ owner: String, _ items: String, _ axis: AxisValue) -> NativeEntry {
            viewEntry(
                "init(\(items): [GridItem], alignment: \(axis == .vertical ? "HorizontalAlignment" : "VerticalAlignment") = .center, spacing: CGFloat? = nil, pinnedViews: _PinnedViews = [], @ViewBuilder content: () -> some View)",
                on: owner
            ) { machine, call in
                let list = try call.array(0).compactMap { ($0.native as? PlainBox<GridItemValue>)?.content }
                let children = [try call.built(4, &machine)]
                return .container(
                    .lazyGrid(axis, items: list, alignment: .center, spacing: try call.optionalDouble(2)),
                    children: children)
            }
        }
        @Sendable func size(
            _ signature: String, _ make: @escaping @Sendable (NativeCall) throws -> GridItemValue.Extent
        ) -> NativeEntry {
            NativeEntry("static func \(signature) -> _GridItemSize", on: "_GridItemSize") { _, call in
                .native(PlainBox(try make(call), "_GridItemSize"))
            }
        }
        return [
            grid("LazyVGrid", "columns", .vertical), grid("LazyHGrid", "rows", .horizontal),
            NativeEntry(
                """
                init(_ size: _GridItemSize = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? \
                = nil)
                """, on: "GridItem"
            ) { _, call in
                let item = GridItemValue(
                    size: try call.plain(0, GridItemValue.Extent.self), spacing: try call.optionalDouble(1),
                    alignment: call.optionalPlain(2, AlignmentValue.self))
                return .native(PlainBox(item, "GridItem"))
            },
            size("fixed(_ size: CGFloat)") { .fixed(try $0.double(0)) },
            size("flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)") {
                .flexible(minimum: try $0.double(0), maximum: try $0.double(1))
            },
            size("adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)") {
                .adaptive(minimum: try $0.double(0), maximum: try $0.double(1))
            },
            viewEntry(
                """
                init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: \
                CGFloat? = nil, @ViewBuilder content: () -> some View)
                """, on: "Grid"
            ) { machine, call in
                let children = [try call.built(3, &machine)]
                return .container(
                    .grid(
                        alignment: try call.alignment(0), horizontalSpacing: try call.optionalDouble(1),
                        verticalSpacing: try call.optionalDouble(2)), children: children)
            },
            viewEntry(
                """
                init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> some View)
                """, on: "GridRow"
            ) { machine, call in
                .container(
                    .gridRow(alignment: call.optionalPlain(0, VerticalGuide.self)),
                    children: [try call.built(1, &machine)])
            },
        ]
    }
}

/// The name of a coordinate space, as the engine knows it.
func spaceName(_ space: Value, _ machine: Machine) -> String {
    switch machine.caseName(space) {
    case "local": "local"
    case "_named": space.asEnumeration?.payload.first?.asString ?? "global"
    default: "global"
    }
}

extension Machine {
    /// A CGSize.
    func size(_ size: Size) -> Value { structure("CGSize", .double(size.width), .double(size.height)) }
}

extension Value {
    /// The numbers of a struct of numbers and such structs, in order.
    var numbersInside: [Double] {
        if let number = asDouble { return [number] }
        return unboxed.asStructure?.fields.flatMap(\.numbersInside) ?? []
    }
}

/// What a GeometryReader's closure gets.
struct GeometryBox: NativeValue {
    let value: GeometryValue
    var nativeType: String { "GeometryProxy" }
}
