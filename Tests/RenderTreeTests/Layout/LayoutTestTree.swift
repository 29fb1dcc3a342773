import ViewValues

@testable import RenderTree

/// A store for layout alone: nodes made of view values once, changed by hand.
struct LayoutTestTree: LayoutTree {
    struct Node {
        var view: ViewValue
        var parent: Int?
        var environment: LayoutEnvironment
        var content: [Int] = []
        var secondary: [Int] = []
        var record = LayoutRecord()
    }

    var nodes: [Node] = []
    var invalid: [Int] = []
    var postponed: [NodeNumber] = []
    var measuredInPassing: [NodeNumber]?
    var layoutAmbient = LayoutAmbient()
    var screen = LayoutAmbient()
    var framesLaidOut = 0
    var placedFrames: [Int: Rect] = [:]
    var offsets: [Int: Point] = [:]
    /// What geometry readers were handed, by node, and what they show.
    var geometries: [Int: [GeometryValue]] = [:]
    var readerContent: (GeometryValue) -> ViewValue = { _ in .empty }

    init(_ view: ViewValue) { _ = add(view, parent: nil, LayoutEnvironment()) }

    var layoutRoots: [LayoutRoot] { [LayoutRoot(node: 0, ambient: screen)] }
    func layoutItem(of node: NodeNumber) -> LayoutItem {
        LayoutItem(nodes[node].view, environment: nodes[node].environment)
    }
    func layoutParent(of node: NodeNumber) -> NodeNumber? { nodes[node].parent }
    func contentChildren(of node: NodeNumber) -> [NodeNumber] { nodes[node].content }
    func secondaryChildren(of node: NodeNumber) -> [NodeNumber] { nodes[node].secondary }
    subscript(layout node: NodeNumber) -> LayoutRecord {
        get { nodes[node].record }
        set { nodes[node].record = newValue }
    }
    mutating func takeInvalidLayouts() -> [NodeNumber] {
        defer { invalid = [] }
        return invalid
    }
    mutating func didPlace(_ node: NodeNumber, frame: Rect) { placedFrames[node] = frame }
    func scrollOffset(of node: NodeNumber) -> Point { offsets[node] ?? .zero }
    func layoutSource(of node: NodeNumber) -> SourcePlace? { nodes[node].view.source }
    mutating func resolveContent<Host: ProgramHost>(
        of node: NodeNumber, geometry: GeometryValue, host: inout Host
    ) throws {
        if geometries[node]?.last?.size == geometry.size { return }
        geometries[node, default: []].append(geometry)
        nodes[node].content = [add(readerContent(geometry), parent: node, nodes[node].environment)]
        invalid.append(node)
    }

    /// Adds a view and what is below it; gives its number.
    mutating func add(_ view: ViewValue, parent: Int?, _ environment: LayoutEnvironment) -> Int {
        let number = nodes.count
        nodes.append(Node(view: view, parent: parent, environment: environment))
        let inner = view.innerEnvironment(environment)
        nodes[number].content = view.contentViews.map { add($0, parent: number, inner) }
        nodes[number].secondary = view.secondaryViews.map { add($0, parent: number, inner) }
        return number
    }

    /// Puts another view in the place of one, as an update would.
    mutating func replace(_ node: Int, by view: ViewValue) {
        nodes[node].view = view
        invalid.append(node)
    }

    /// Takes a child out of the layout.
    mutating func remove(_ child: Int, from node: Int) {
        nodes[node].content.removeAll { $0 == child }
        invalid.append(node)
    }
}

extension ViewValue {
    /// What the test store lays out as content.
    var contentViews: [ViewValue] {
        switch kind {
        case .container(_, let children), .group(let children): children
        case .conditional(_, let view), .anyView(let view, _), .modified(let view, _): [view]
        case .optional(let view): view.map { [$0] } ?? []
        case .forEach(let elements): elements.map(\.view)
        case .control(let control): [control.label]
        default: []
        }
    }

    var secondaryViews: [ViewValue] {
        switch kind {
        case .modified(_, .background(let view, _)), .modified(_, .overlay(let view, _)),
            .modified(_, .mask(let view, _)), .modified(_, .layout(.safeAreaInset(_, let view, _, _))):
            [view]
        case .control(let control): control.content.map { [$0] } ?? []
        default: []
        }
    }

    func innerEnvironment(_ environment: LayoutEnvironment) -> LayoutEnvironment {
        var inner = environment
        switch kind {
        case .modified(_, .environment(.font(let font))): inner.font = font
        case .modified(_, .environment(.lineLimit(let limit))): inner.lineLimit = limit
        case .modified(_, .environment(.fontWeight(let weight))): inner.weight = weight
        default: break
        }
        return inner
    }
}
