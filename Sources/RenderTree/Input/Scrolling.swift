import AnimationMath
import ViewValues

/// Scroll views: a content offset that input moves (SHOW-4, SHOW-5).
extension RenderTree {
    /// Adds to the content offset of a scroll view, at once and without velocity; ends at the nearest scroll target
    /// unless more `follows`.
    public mutating func scroll<Host: ProgramHost>(
        _ node: NodeID, by delta: Size, at time: FrameTime, follows: Bool = false, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        try input(at: time, host: &host) { tree, host in
            guard tree.nodes.contains(node.number), let scroll = tree.scrollView(at: node.number) else {
                return .noAction
            }
            guard tree.mayScroll(scroll) else { return .disabled(NodeID(scroll)) }
            try tree.moveScroll(scroll, by: delta, host: &host)
            if !follows { try tree.restScroll(scroll, host: &host) }
            return .handled(by: NodeID(scroll))
        }
    }

    /// The scroll view at a node, above it, or else below it.
    private func scrollView(at number: NodeNumber) -> NodeNumber? {
        fullChain(of: number).first { isScrollView($0) } ?? subtree(of: number).first { isScrollView($0) }
    }

    /// Whether a node has content that a finger moves: a scroll view, pages side by side.
    func isScrollView(_ number: NodeNumber) -> Bool {
        guard case .container(let container, _) = nodes[number].view.kind else { return false }
        return container.scrolls && !isStyled(number) || tabViews[number]?.isPaged ?? false
    }

    /// Whether a finger moves the content: the nearest `scrollDisabled` says.
    func mayScroll(_ number: NodeNumber) -> Bool {
        for node in fullChain(of: number) {
            if case .modified(_, .input(.scrollDisabled(let isDisabled))) = nodes[node].view.kind { return !isDisabled }
        }
        return true
    }

    /// Moves the content by a way, within its ends.
    mutating func moveScroll<Host: ProgramHost>(_ number: NodeNumber, by delta: Size, host: inout Host) throws {
        let before = scrollOffset(of: number)
        let target = clamped(Point(before.x + delta.width, before.y + delta.height), in: number)
        try setScroll(number, to: target, TransactionValue(origin: .gesture), host: &host)
    }

    mutating func setScroll<Host: ProgramHost>(
        _ number: NodeNumber, to target: Point, _ transaction: TransactionValue, host: inout Host
    ) throws {
        scrollMotions[number] = nil
        guard target != scrollOffset(of: number) else { return }
        try runUpdate(transaction, writes: [], host: &host) { tree, host in
            try tree.set(AttributeValue([target.x, target.y]), for: .scroll, of: number, host: &host)
            tree.invalidateLayout(number)
        }
        try reportScrollPosition(of: number, host: &host)
    }

    /// Content that was moved without a finger rests at the nearest target at once.
    private mutating func restScroll<Host: ProgramHost>(_ number: NodeNumber, host: inout Host) throws {
        let offset = scrollOffset(of: number)
        guard let target = try restingPlace(offset, in: number, from: offset, velocity: .zero, host: &host) else {
            return
        }
        try setScroll(number, to: clamped(target, in: number), TransactionValue(origin: .gesture), host: &host)
    }

    /// How far the content may be moved.
    func clamped(_ offset: Point, in number: NodeNumber) -> Point {
        guard let view = nodes[number].frame else { return offset }
        let content = contentSize(of: number)
        let margin = contentMargin(of: number)
        let axes = scrollAxes(of: number)
        let right = max(0, content.width + 2 * margin.x - view.size.width)
        let bottom = max(0, content.height + 2 * margin.y - view.size.height)
        return Point(
            axes.contains(.horizontal) ? min(max(offset.x, 0), right) : 0,
            axes.contains(.vertical) ? min(max(offset.y, 0), bottom) : 0)
    }

    func scrollAxes(of number: NodeNumber) -> [AxisValue] {
        if case .container(.scroll(let axes, _), _) = nodes[number].view.kind { return axes }
        if case .container(let container, _) = nodes[number].view.kind, container.scrolls { return [.vertical] }
        return tabViews[number]?.isPaged == true ? [.horizontal] : []
    }

    private func contentFrame(of number: NodeNumber) -> Rect? {
        let frames = contentChildren(of: number).compactMap { modelFrame(of: $0) }
        return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    }

    func contentSize(of number: NodeNumber) -> Size {
        if tabViews[number]?.isPaged == true, let page = nodes[number].frame?.size {
            return Size(page.width * Double(tabs(of: number).count), page.height)
        }
        return contentFrame(of: number)?.size ?? .zero
    }

    /// The margin that a safe area leaves before the content along the axes that scroll.
    func contentMargin(of number: NodeNumber) -> Point {
        guard tabViews[number] == nil, let view = nodes[number].frame, let content = contentFrame(of: number) else {
            return .zero
        }
        let axes = scrollAxes(of: number)
        let start = content.origin + scrollOffset(of: number) - view.origin
        return Point(
            axes.contains(.horizontal) ? max(0, start.x) : 0, axes.contains(.vertical) ? max(0, start.y) : 0)
    }

    /// The nearest place that a scroll target behaviour allows (SHOW-5); nil without one. A page is turned at a time.
    func snapped(_ aim: Point, in number: NodeNumber, from offset: Point) -> Point? {
        guard let behavior = behavior(of: number), let view = nodes[number].frame else { return nil }
        let axis = scrollAxes(of: number).first ?? .vertical
        let length = view.size[axis]
        guard length > 0 else { return nil }
        let aim = clamped(aim, in: number)
        var result = aim
        if behavior == "paging" {
            let page = offset[axis] / length
            let turned = min(max((aim[axis] / length).rounded(), page.rounded(.down)), page.rounded(.up))
            result[axis] = turned * length
            return result
        }
        let origin = view.origin - scrollOffset(of: number) + contentMargin(of: number)
        let frames = targets(in: number).compactMap { modelFrame(of: $0) }
        var starts = frames.map { ($0.origin - origin)[axis] }
        // Where views fill most of the window a swipe turns to a neighbour (contested: the automatic limit behaviour).
        if aim != offset, frames.allSatisfy({ $0.size[axis] * 2 > length }) {
            let low = starts.filter { $0 <= offset[axis] + 0.001 }.max()
            let high = starts.filter { $0 >= offset[axis] - 0.001 }.min()
            starts = [low, high].compactMap { $0 }
        }
        let nearest = starts.min { abs($0 - aim[axis]) < abs($1 - aim[axis]) }
        if let nearest { result[axis] = nearest }
        return result
    }

    /// Where a behaviour, the program's own too, wants the content to rest; nil without one.
    mutating func restingPlace<Host: ProgramHost>(
        _ aim: Point, in number: NodeNumber, from offset: Point, velocity: Size, host: inout Host
    ) throws -> Point? {
        guard let own = programBehavior(of: number), let view = nodes[number].frame else {
            return snapped(aim, in: number, from: offset)
        }
        let request = ScrollTargetRequest(
            proposed: Rect(origin: clamped(aim, in: number), size: view.size),
            original: Rect(origin: offset, size: view.size), velocity: velocity,
            contentSize: contentSize(of: number), containerSize: view.size, axes: scrollAxes(of: number))
        return clamped(try host.target(of: own, request), in: number)
    }

    private func programBehavior(of number: NodeNumber) -> (any ProgramValue)? {
        for node in fullChain(of: number) {
            switch nodes[node].view.kind {
            case .modified(_, .show(.scrollTargetProgram(let behavior))): return behavior
            case .modified(_, .show(.scrollTarget)): return nil
            default: continue
            }
        }
        return nil
    }

    func behavior(of number: NodeNumber) -> String? {
        if isTabView(number) { return "paging" }
        for node in fullChain(of: number) {
            guard case .modified(_, .show(.scrollTarget(let behavior))) = nodes[node].view.kind else { continue }
            return behavior.contains("paging") ? "paging" : "viewAligned"
        }
        return nil
    }

    /// The views that a view-aligned scroll view may rest at: the children of its target layout.
    func targets(in number: NodeNumber) -> [NodeNumber] {
        let below = subtree(of: number)
        let layout = below.first { node in
            if case .modified(_, .show(.scrollTargetLayout)) = nodes[node].view.kind { return true }
            return false
        }
        let container = (layout.map { subtree(of: $0) } ?? below.dropFirst().map { $0 }).first { node in
            if case .container = nodes[node].view.kind { return true }
            return false
        }
        return container.map { elements(of: $0) } ?? []
    }

    /// The views in a container as layout sees them, each with its modifiers.
    func elements(of number: NodeNumber) -> [NodeNumber] {
        contentChildren(of: number).flatMap { layoutItem(of: $0).isTransparent ? elements(of: $0) : [$0] }
    }
}

extension Container {
    /// Whether a finger moves the content: a ScrollView, a List, a Form.
    var scrolls: Bool {
        switch self {
        case .scroll: true
        case .named(let name, _): name == "List" || name == "Form"
        default: false
        }
    }
}
