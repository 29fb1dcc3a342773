import ViewValues

/// A view tree that stands on its own: the shown root, a sheet, a pushed destination.
struct LayoutRoot: Sendable, Hashable {
    var node: NodeNumber
    var ambient: LayoutAmbient
    /// Where the content stands in the safe area when it does not fill it.
    var alignment = AlignmentValue.center
    /// Whether it is a page of a navigation stack, with a bar above it.
    var isPage = false
}

/// What layout needs of the store that holds the render tree (GEO-1).
///
/// The store keeps one `LayoutRecord` a node and tells which nodes changed; `layOut(host:)` then measures what depends
/// on them and puts frames into the records. Leaving nodes are in none of the lists (TRANS-3): their frames stay.
protocol LayoutTree {
    /// What a node is; cheap, called often. `LayoutItem(_:environment:)` makes it from a view.
    func layoutItem(of node: NodeNumber) -> LayoutItem

    /// The node above, through which a change of size travels; nil for a root.
    func layoutParent(of node: NodeNumber) -> NodeNumber?

    /// How many nodes stand above a node.
    func layoutDepth(of node: NodeNumber) -> Int

    /// Children that are laid out as content, in layout order, leaving ones left out. A control's are its label's.
    func contentChildren(of node: NodeNumber) -> [NodeNumber]

    /// What is laid out beside the content: a background, an overlay, a mask, a safe area inset, a control's content.
    func secondaryChildren(of node: NodeNumber) -> [NodeNumber]

    /// The record that layout keeps at a node.
    subscript(layout node: NodeNumber) -> LayoutRecord { get set }

    /// Single parts of the record, asked for at every step: a requirement hands out a copy, and a copy of the whole
    /// record for each part took a third of the time of a matched group's frame.
    func keptSizes(of node: NodeNumber) -> [LayoutRecord.Measured]
    func keptBoxes(of node: NodeNumber) -> [LayoutBox]?
    func keptTraits(of node: NodeNumber) -> LayoutTraits?
    func keptLayoutItem(of node: NodeNumber) -> LayoutItem?
    func keptPlaces(of node: NodeNumber) -> [LayoutRecord.Placed?]

    /// The trees to lay out, the shown root first.
    var layoutRoots: [LayoutRoot] { get }

    /// Set by layout while it measures and places.
    var layoutAmbient: LayoutAmbient { get set }

    /// How many nodes layout has put somewhere; layout counts it up, the engine sets it back.
    var framesLaidOut: Int { get set }

    /// Nodes that a reader's content changed outside of the reader; kept by layout within a pass.
    var postponed: [NodeNumber] { get set }

    /// Nodes that were measured for what is only shown, in order: their newest sizes go afterwards. nil: sizes are kept.
    var measuredInPassing: [NodeNumber]? { get set }

    /// Nodes whose item, children or position among the children changed since the last call, each once. A node that
    /// is new needs no mention besides its parent.
    mutating func takeInvalidLayouts() -> [NodeNumber]

    /// Called with a reader's size and place when they differ from the last time: makes its content, or leaves it where
    /// nothing that it read has changed. What changes below is mentioned in `takeInvalidLayouts` again.
    mutating func resolveContent<Host: ProgramHost>(
        of node: NodeNumber, geometry: GeometryValue, host: inout Host) throws

    /// A node's model frame changed: on the screen, a drawing leaf's rounded to pixels (GEO-1), others as computed.
    mutating func didPlace(_ node: NodeNumber, frame: Rect)

    /// A node lost its frame without leaving the tree: ViewThatFits shows another one.
    mutating func didLeaveOut(_ node: NodeNumber)

    /// Whether reading begins at the right edge at a node: leading is then on the right.
    func isRightToLeft(_ node: NodeNumber) -> Bool

    /// What stands beside the row of a list that places a node.
    func rowExtras(of node: NodeNumber) -> RowExtras

    /// How far a scroll container's content is moved: positive shows what is further down or trailing, in points.
    func scrollOffset(of node: NodeNumber) -> Point

    /// The place of a TabView's shown tab, and whether all tabs stand side by side as pages.
    func shownTab(of node: NodeNumber) -> Int
    func hasPages(_ node: NodeNumber) -> Bool

    /// A layout of the program with its shown animatable data, while these move; nil: as it was made.
    func shownLayout(of node: NodeNumber) -> (any ProgramValue)?

    /// Layout asked the program at a node, and it read something.
    mutating func layoutRead(_ reads: Set<Dependency>, at node: NodeNumber)

    /// A layout-relevant value of the program on the node, for messages.
    func layoutSource(of node: NodeNumber) -> SourcePlace?
}

extension LayoutTree {
    /// The record's, for stores that need not be fast.
    func keptSizes(of node: NodeNumber) -> [LayoutRecord.Measured] { self[layout: node].sizes }
    /// The record's, likewise.
    func keptBoxes(of node: NodeNumber) -> [LayoutBox]? { self[layout: node].boxes }
    /// The record's, likewise.
    func keptTraits(of node: NodeNumber) -> LayoutTraits? { self[layout: node].traits }
    /// The record's, likewise.
    func keptLayoutItem(of node: NodeNumber) -> LayoutItem? { self[layout: node].item }
    /// The record's, likewise.
    func keptPlaces(of node: NodeNumber) -> [LayoutRecord.Placed?] { self[layout: node].placed }

    /// Where a box was put; nil: nowhere yet.
    func place(of box: LayoutBox) -> LayoutRecord.Placed? {
        let places = keptPlaces(of: box.node)
        return box.index < places.count ? places[box.index] : nil
    }

    /// Nothing, for stores without input.
    func rowExtras(of node: NodeNumber) -> RowExtras { RowExtras() }

    /// The first, for stores without state.
    func shownTab(of node: NodeNumber) -> Int { 0 }
    /// One over the other.
    func hasPages(_ node: NodeNumber) -> Bool { false }

    /// Forgotten, for stores without state.
    mutating func layoutRead(_ reads: Set<Dependency>, at node: NodeNumber) {}

    /// As it was made, for stores that animate nothing.
    func shownLayout(of node: NodeNumber) -> (any ProgramValue)? { nil }

    /// Nothing, for stores that read the frames from the records.
    mutating func didLeaveOut(_ node: NodeNumber) {}

    /// Left to right, for stores without an environment.
    func isRightToLeft(_ node: NodeNumber) -> Bool { false }

    /// Counted through the parents, for stores that do not keep it.
    func layoutDepth(of node: NodeNumber) -> Int {
        var depth = 0
        var next = layoutParent(of: node)
        while let parent = next {
            depth += 1
            next = layoutParent(of: parent)
        }
        return depth
    }

    /// A node's model frame on the screen; a transparent node's is the box around what is below it, nil if nothing is.
    func modelFrame(of node: NodeNumber) -> Rect? {
        guard layoutItem(of: node).isTransparent else { return self[layout: node].frame }
        return contentChildren(of: node).reduce(nil) { sum, child in
            guard let frame = modelFrame(of: child) else { return sum }
            return sum.map { $0.union(frame) } ?? frame
        }
    }
}
