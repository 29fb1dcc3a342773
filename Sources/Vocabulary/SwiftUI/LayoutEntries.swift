import Interpreter
import ViewValues

extension VocabularySource {
    /// Modifiers of layout, drawing order and identity.
    static let layoutModifiers = VocabularySource(
        "SwiftUI: layout", entries: frameEntries + placeEntries + layerEntries + identityEntries)

    private static var frameEntries: [NativeEntry] {
        [
            modifier(
                """
                func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = \
                .center) -> some View
                """
            ) { _, call in
                .layout(
                    .frame(
                        width: try call.optionalDouble(1), height: try call.optionalDouble(2),
                        alignment: try call.alignment(3)))
            },
            modifier(
                """
                func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? \
                = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = \
                nil, alignment: Alignment = .center) -> some View
                """
            ) { _, call in
                var frame = FlexFrame(alignment: try call.alignment(7))
                (frame.minWidth, frame.idealWidth) = (try call.optionalDouble(1), try call.optionalDouble(2))
                (frame.maxWidth, frame.minHeight) = (try call.optionalDouble(3), try call.optionalDouble(4))
                (frame.idealHeight, frame.maxHeight) = (try call.optionalDouble(5), try call.optionalDouble(6))
                return .layout(.flexFrame(frame))
            },
            modifier("func padding(_ length: CGFloat) -> some View") { _, call in
                let length = try call.double(1)
                return .layout(.padding(Insets(length)))
            },
            modifier("func padding(_ edges: _EdgeSet = .all, _ length: CGFloat? = nil) -> some View") { _, call in
                let edges = call.edges(1)
                guard let length = try call.optionalDouble(2) else { return .layout(.defaultPadding(edges)) }
                return .layout(.padding(Insets(length, on: edges)))
            },
            modifier("func padding(_ insets: EdgeInsets) -> some View") { _, call in
                let sides = try call.numbers(1)
                return .layout(.padding(Insets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])))
            },
        ]
    }

    static var placeEntries: [NativeEntry] {
        [
            modifier("func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View") { _, call in
                .layout(.offset(x: try call.double(1), y: try call.double(2)))
            },
            modifier("func offset(_ offset: CGSize) -> some View") { _, call in
                let size = try call.numbers(1)
                return .layout(.offset(x: size[0], y: size[1]))
            },
            modifier("func position(x: CGFloat = 0, y: CGFloat = 0) -> some View") { _, call in
                .layout(.position(x: try call.double(1), y: try call.double(2)))
            },
            modifier("func position(_ position: CGPoint) -> some View") { _, call in
                let point = try call.numbers(1)
                return .layout(.position(x: point[0], y: point[1]))
            },
            modifier("func gridCellColumns(_ count: Int) -> some View") { _, call in
                .layout(.gridCell(columns: try call.int(1), anchor: nil))
            },
            modifier("func gridCellAnchor(_ anchor: UnitPoint) -> some View") { _, call in
                .layout(.gridCell(columns: nil, anchor: try call.unitPoint(1)))
            },
            modifier("func gridCellUnsizedAxes(_ axes: _AxisSet) -> some View") { _, _ in
                .inert(name: "gridCellUnsizedAxes")
            },
            modifier("func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View") { _, _ in
                .inert(name: "gridColumnAlignment")
            },
            safeAreaInset("edge: _VerticalEdge, alignment: HorizontalAlignment = .center"),
            safeAreaInset("edge: _HorizontalEdge, alignment: VerticalAlignment = .center"),
            modifier("func frame() -> some View") { _, _ in
                .layout(.frame(width: nil, height: nil, alignment: .center))
            },
            modifier("func fixedSize() -> some View") { _, _ in .layout(.fixedSize(horizontal: true, vertical: true)) },
            modifier("func fixedSize(horizontal: Bool, vertical: Bool) -> some View") { _, call in
                .layout(.fixedSize(horizontal: try call.bool(1), vertical: try call.bool(2)))
            },
            modifier("func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View") { _, call in
                .layout(.aspectRatio(try call.optionalDouble(1), fill: call[2].asEnumeration?.tag == 1))
            },
            modifier("func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View") { _, call in
                let size = try call.numbers(1)
                return .layout(
                    .aspectRatio(size[1] == 0 ? nil : size[0] / size[1], fill: call[2].asEnumeration?.tag == 1))
            },
            modifier("func scaledToFit() -> some View") { _, _ in .layout(.aspectRatio(nil, fill: false)) },
            modifier("func scaledToFill() -> some View") { _, _ in .layout(.aspectRatio(nil, fill: true)) },
            modifier("func layoutPriority(_ value: Double) -> some View") { _, call in
                .layout(.layoutPriority(try call.double(1)))
            },
            modifier(
                """
                func ignoresSafeArea(_ regions: _SafeAreaRegions = .all, edges: _EdgeSet = .all) -> some \
                View
                """
            ) { _, call in
                .layout(.ignoresSafeArea(call.edges(2)))
            },
            modifier("func edgesIgnoringSafeArea(_ edges: _EdgeSet) -> some View") { _, call in
                .layout(.ignoresSafeArea(call.edges(1)))
            },
            modifier("func safeAreaPadding(_ length: CGFloat) -> some View") { _, call in
                let length = try call.double(1)
                return .layout(.safeAreaPadding(Insets(length)))
            },
            modifier(
                """
                func safeAreaPadding(_ edges: _EdgeSet = .all, _ length: CGFloat? = nil) -> some View
                """
            ) { _, call in
                let (edges, length) = (call.edges(1), try call.optionalDouble(2) ?? 16)
                return .layout(.safeAreaPadding(Insets(length, on: edges)))
            },
            modifier(
                """
                func containerRelativeFrame(_ axes: _AxisSet, alignment: Alignment = .center) -> some \
                View
                """
            ) { _, call in
                .layout(
                    .containerRelativeFrame(
                        axes: call.axes(1), count: nil, span: 1, spacing: 0, alignment: try call.alignment(2)))
            },
            modifier(
                """
                func containerRelativeFrame(_ axes: _AxisSet, count: Int, span: Int = 1, spacing: \
                CGFloat, alignment: Alignment = .center) -> some View
                """
            ) { _, call in
                .layout(
                    .containerRelativeFrame(
                        axes: call.axes(1), count: try call.int(2), span: try call.int(3), spacing: try call.double(4),
                        alignment: try call.alignment(5)))
            },
            modifier(
                """
                func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping \
                (ViewDimensions) -> CGFloat) -> some View
                """
            ) { _, call in
                .layout(.horizontalGuide(try call.plain(1, HorizontalGuide.self), call.closure(2)))
            },
            modifier(
                """
                func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) \
                -> CGFloat) -> some View
                """
            ) { _, call in
                .layout(.verticalGuide(try call.plain(1, VerticalGuide.self), call.closure(2)))
            },
        ]
    }

    /// Room at an edge for a bar: the content keeps clear of it.
    private static func safeAreaInset(_ first: String) -> NativeEntry {
        modifier(
            "func safeAreaInset(\(first), spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View"
        ) { machine, call in
            let names: [String: EdgeSet] = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
            let edge = machine.caseName(call[1]).flatMap { names[$0] } ?? .top
            let alignment = AlignmentValue(
                call.optionalPlain(2, HorizontalGuide.self) ?? .center,
                call.optionalPlain(2, VerticalGuide.self) ?? .center)
            return .layout(
                .safeAreaInset(
                    edge, try call.built(4, &machine), alignment: alignment, spacing: try call.optionalDouble(3)))
        }
    }

    private static var layerEntries: [NativeEntry] {
        @Sendable func layer(
            _ name: String, _ make: @escaping @Sendable (ViewValue, AlignmentValue) -> ViewValues.Modifier
        ) -> [NativeEntry] {
            [
                modifier(
                    """
                    func \(name)(alignment: Alignment = .center, @ViewBuilder content: () -> some View) \
                    -> some View
                    """
                ) { machine, call in
                    make(try call.built(2, &machine), try call.alignment(1))
                },
                modifier(
                    """
                    func \(name)(_ content: some View, alignment: Alignment = .center) -> some View
                    """
                ) { machine, call in
                    make(try call.view(1, machine), try call.alignment(2))
                },
            ]
        }
        return layer("background") { .background($0, alignment: $1) } + layer("overlay") { .overlay($0, alignment: $1) }
            + [
                modifier(
                    """
                    func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: _EdgeSet = .all) \
                    -> some View
                    """
                ) { machine, call in
                    .background(try call.view(1, machine), alignment: .center)
                },
                modifier(
                    """
                    func background(_ style: some ShapeStyle, in shape: some Shape) -> some View
                    """
                ) { machine, call in
                    guard let (shape, name) = makeShape(call[2], machine) else {
                        throw call.trap(.unsupported, "this is no Shape")
                    }
                    let leaf = Leaf.shape(name: name, shape, fill: try call.style(1), stroke: nil)
                    return .background(ViewValue(.leaf(leaf)), alignment: .center)
                },
                modifier(
                    """
                    func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some \
                    View
                    """
                ) { machine, call in
                    .mask(try call.built(2, &machine), alignment: try call.alignment(1))
                },
                modifier(
                    "func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View"
                ) { machine, call in
                    guard let (shape, name) = makeShape(call[1], machine) else {
                        throw call.trap(.unsupported, "this is no Shape")
                    }
                    let leaf = Leaf.shape(name: name, shape, fill: .color(.system("white")), stroke: nil)
                    return .background(ViewValue(.leaf(leaf)), alignment: .center)
                },
                modifier(
                    "func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: _EdgeSet = .all) -> some View"
                ) { machine, call in .overlay(try call.view(1, machine), alignment: .center) },
                modifier(
                    "func overlay(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View"
                ) { machine, call in
                    guard let (shape, name) = makeShape(call[2], machine) else {
                        throw call.trap(.unsupported, "this is no Shape")
                    }
                    let leaf = Leaf.shape(name: name, shape, fill: try call.style(1), stroke: nil)
                    return .overlay(ViewValue(.leaf(leaf)), alignment: .center)
                },
                modifier("func mask(_ mask: some View) -> some View") { machine, call in
                    .mask(try call.view(1, machine), alignment: .center)
                },
                modifier("func zIndex(_ value: Double) -> some View") { _, call in
                    .identity(.zIndex(try call.double(1)))
                },
            ]
    }

    private static var identityEntries: [NativeEntry] {
        [
            modifier("func id<ID: Hashable>(_ id: ID) -> some View") { _, call in .identity(.id(ExplicitID(call[1]))) },
            modifier("func tag<V: Hashable>(_ tag: V) -> some View") { _, call in .identity(.tag(ExplicitID(call[1])))
            },
            modifier("func accessibilityIdentifier(_ identifier: String) -> some View") { _, call in
                .identity(.accessibilityIdentifier(try call.string(1)))
            },
            modifier("func coordinateSpace<T: Hashable>(name: T) -> some View") { _, call in
                .identity(.coordinateSpace(call[1].unboxed.description))
            },
            modifier("func coordinateSpace(_ space: _CoordinateSpace) -> some View") { _, call in
                .identity(.coordinateSpace(call[1].asEnumeration?.payload.first?.unboxed.description ?? ""))
            },
            modifier("func geometryGroup() -> some View") { _, _ in .transaction(.geometryGroup) },
        ]
    }
}
