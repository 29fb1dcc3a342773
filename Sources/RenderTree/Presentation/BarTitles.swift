import AnimationMath
import ViewValues

/// What a bar's title keeps.
struct BarTitleState: Sendable {
    /// The scroll view that takes the large title with it; nil: it stays.
    var scroll: NodeNumber?
    /// Whether the title in the bar is the one that is seen.
    var isInline = true
    /// Whether that has been found out.
    var isKnown = false
}

/// Titles of navigation bars (SHOW-6): `LargeTitle` below the bar goes up with the content that is scrolled under it,
/// and `InlineTitle` takes its place once it is covered.
///
/// Apple publishes neither lengths nor a curve; both are assumed and said to be so.
extension RenderTree {
    /// Makes the texts of a title; where they stand, and which is left out, is for layout to say.
    mutating func refreshTitle<Host: ProgramHost>(
        _ number: NodeNumber, _ title: String, old: FormerNode?, host: inout Host
    ) throws {
        let isInline = barTitles[number]?.isInline ?? true
        if barTitles[number] == nil { barTitles[number] = BarTitleState() }
        barOwners.insert(number)
        if old != nil { invalidateLayout(number) }
        let texts = [
            titleText(title, isLarge: true, isSeen: !isInline), titleText(title, isLarge: false, isSeen: isInline),
        ]
        try reconcileSecondary(texts, of: number, old, host: &host)
    }

    private func titleText(_ title: String, isLarge: Bool, isSeen: Bool) -> ViewValue {
        var text = TextValue(title)
        text.systemName = isLarge ? "LargeTitle" : "InlineTitle"
        text.font = FontValue(style: isLarge ? "largeTitle" : "headline")
        text.weight = isLarge ? "bold" : nil
        text.color = .foreground(level: 0)
        return ViewValue(.modified(ViewValue(.leaf(.text(text))), .effect(.opacity(isSeen ? 1 : 0))))
    }

    /// Whether a node is a title's text, or what fades it.
    func isBarTitle(_ number: NodeNumber) -> Bool { !barTitles.isEmpty && title(around: number) != nil }

    /// Whether a view is a title in a bar.
    public func isBarTitle(_ node: NodeID) -> Bool { isBarTitle(node.number) }

    /// Whether a node fades the title that is in the bar.
    func isTitleFade(_ number: NodeNumber) -> Bool {
        guard !barTitles.isEmpty, let parent = nodes[number].parent, barTitles[parent] != nil else { return false }
        return nodes[parent].secondary.contains(number)
    }

    /// The modifier that a title's text belongs to.
    private func title(around number: NodeNumber) -> NodeNumber? {
        guard nodes.contains(number), let parent = nodes[number].parent else { return nil }
        if isTitleFade(number) { return parent }
        return isTitleFade(parent) ? nodes[parent].parent : nil
    }

    /// How far a large title has gone up with the content; 0 for all other views.
    func titleScroll(of number: NodeNumber) -> Double {
        guard let scroll = scrollView(carryingTitle: number) else { return 0 }
        return min(scrolled(scroll), NamedContainer.largeTitleHeight)
    }

    /// The scroll view that takes a large title's text with it.
    func scrollView(carryingTitle number: NodeNumber) -> NodeNumber? {
        guard !barTitles.isEmpty, let owner = title(around: number), largeText(of: owner) == number,
            let scroll = barTitles[owner]?.scroll, nodes.contains(scroll)
        else { return nil }
        return scroll
    }

    private func scrolled(_ scroll: NodeNumber) -> Double {
        scrollOffset(of: scroll).y - scrollLag(of: scroll).y
    }

    private func largeText(of owner: NodeNumber) -> NodeNumber? {
        nodes[owner].secondary.first.flatMap { nodes[$0].children.first }
    }

    /// After layout or scrolling: which of its texts shows each title.
    mutating func updateTitles<Host: ProgramHost>(host: inout Host) throws {
        guard !barTitles.isEmpty else { return }
        for owner in barTitles.keys.sorted() where nodes.contains(owner) && nodes[owner].leavingBox.isEmpty {
            let place = largeText(of: owner).flatMap { nodes[$0].frame }
            let scroll = place.flatMap { self.scroll(under: $0, of: owner) }
            barTitles[owner]?.scroll = scroll
            let limit = NamedContainer.largeTitleHeight - 0.001
            let isInline = place == nil || scroll.map { scrolled($0) >= limit } ?? false
            guard let state = barTitles[owner], state.isInline != isInline || !state.isKnown else { continue }
            barTitles[owner]?.isInline = isInline
            barTitles[owner]?.isKnown = true
            guard state.isInline != isInline else { continue }
            try turn(owner, isAnimated: state.isKnown && place != nil, host: &host)
        }
        try updateFrames(host: &host)
    }

    /// The title in the bar comes and goes on an assumed curve; the large one is covered or uncovered.
    private mutating func turn<Host: ProgramHost>(
        _ owner: NodeNumber, isAnimated: Bool, host: inout Host
    ) throws {
        guard case .modified(_, .presentation(.navigationTitle(let title, _))) = nodes[owner].view.kind,
            let fade = nodes[owner].secondary.last
        else { return }
        let trace = try outgoing(owner, host: &host)
        for node in nodes[owner].secondary {
            let isFading = node == fade && isAnimated
            pass.shaped[node] = trace.replacing(isFading ? Self.controlAnimation : nil, at: nodes[owner].view.source)
        }
        try refreshTitle(owner, title, old: former(owner), host: &host)
        for node in nodes[owner].secondary { pass.shaped[node] = nil }
    }

    /// The scroll view whose content begins below a large title: around the title's view or in it.
    private func scroll(under title: Rect, of owner: NodeNumber) -> NodeNumber? {
        let edge = title.midY + NamedContainer.largeTitleHeight / 2 + 1
        let around = fullChain(of: owner).prefix { !isNavigation($0) && nodes[$0].presentationBox.isEmpty }
        return (Array(around) + subtree(of: owner)).first { node in
            guard isScrollView(node), scrollAxes(of: node).contains(.vertical), let frame = nodes[node].frame else {
                return false
            }
            return frame.minY <= edge
        }
    }

    func isNavigation(_ number: NodeNumber) -> Bool {
        guard case .container(let container, _) = nodes[number].view.kind else { return false }
        return container.isNavigation
    }

    /// Content that would come to rest with a large title half covered goes on to uncover or to cover it.
    func titleRest(_ aim: Point, of scroll: NodeNumber) -> Point? {
        let height = NamedContainer.largeTitleHeight
        guard !barTitles.isEmpty, aim.y > 0, aim.y < height,
            barTitles.values.contains(where: { $0.scroll == scroll })
        else { return nil }
        let end = clamped(Point(aim.x, height), in: scroll)
        return end.y < height || aim.y < height / 2 ? Point(aim.x, 0) : end
    }

    /// A screen lower than this has the vertical size class `compact`: iPhones on their side, assumed.
    static let compactHeight = 500.0

    var hasRoomForLargeTitles: Bool { screen.size.height >= Self.compactHeight }

    mutating func inheritsLargeTitle(_ node: NodeNumber) -> Bool {
        guard let state = nodes[node].presentation, state.isPage else { return true }
        guard let stack = navigationStack(above: node) else { return true }
        if case .page = state.kind, let place = nodes[stack].secondary.firstIndex(of: node), place > 0 {
            return showsLarge(nodes[stack].secondary[place - 1])
        }
        return showsLarge(stack)
    }

    /// How a page before shows its title; without one it hands on what came to it.
    private mutating func showsLarge(_ node: NodeNumber) -> Bool {
        let traits = barTraits(of: node)
        if traits.contains(.inlineTitle) { return false }
        return traits.contains(.largeTitle) || inheritsLargeTitle(node)
    }
}
