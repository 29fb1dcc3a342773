import AnimationMath
import ViewValues

/// Scroll views: a content offset that input moves (SHOW-4, SHOW-5).
extension RenderTree {
    /// Adds to the content offset of a scroll view, at once and without velocity; ends at the nearest scroll target.
    public mutating func scroll<Host: ProgramHost>(
        _ node: NodeID, by delta: Size, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        try input(at: time, host: &host) { tree, host in
            guard tree.nodes.contains(node.number), let scroll = tree.scrollView(at: node.number) else {
                return .noAction
            }
            try tree.moveScroll(scroll, by: delta, host: &host)
            try tree.endScroll(scroll, velocity: .zero, host: &host)
            return .handled(by: NodeID(scroll))
        }
    }

    /// The scroll view at a node, above it, or else below it.
    private func scrollView(at number: NodeNumber) -> NodeNumber? {
        let isScroll = { (next: NodeNumber) -> Bool in
            if case .container(.scroll, _) = self.nodes[next].view.kind { return true }
            return false
        }
        return fullChain(of: number).first(where: isScroll) ?? subtree(of: number).first(where: isScroll)
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
        guard target != scrollOffset(of: number) else { return }
        try runUpdate(transaction, writes: [], host: &host) { tree, host in
            try tree.set(AttributeValue([target.x, target.y]), for: .scroll, of: number, host: &host)
            tree.invalidateLayout(number)
        }
        try reportScrollPosition(of: number, host: &host)
    }

    /// Comes to rest: where the speed would carry the content, at the nearest target of the behaviour.
    mutating func endScroll<Host: ProgramHost>(_ number: NodeNumber, velocity: Size, host: inout Host) throws {
        let offset = scrollOffset(of: number)
        // The way that a content of normal deceleration still goes (SHOW-4); a finger moves the content against itself.
        let reach = Point(offset.x - 0.4994998 * velocity.width, offset.y - 0.4994998 * velocity.height)
        let target = clamped(snapped(clamped(reach, in: number), in: number), in: number)
        guard target != offset else { return }
        let isGliding = velocity != .zero
        var transaction = TransactionValue(
            animation: isGliding ? .interpolatingSpring(stiffness: 100, damping: 20) : nil, origin: .gesture)
        transaction.animationSetter = "scrolling"
        try setScroll(number, to: target, transaction, host: &host)
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
        return []
    }

    private func contentFrame(of number: NodeNumber) -> Rect? {
        let frames = contentChildren(of: number).compactMap { modelFrame(of: $0) }
        return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    }

    private func contentSize(of number: NodeNumber) -> Size { contentFrame(of: number)?.size ?? .zero }

    /// The margin that a safe area leaves before the content along the axes that scroll.
    func contentMargin(of number: NodeNumber) -> Point {
        guard let view = nodes[number].frame, let content = contentFrame(of: number) else { return .zero }
        let axes = scrollAxes(of: number)
        let start = content.origin + scrollOffset(of: number) - view.origin
        return Point(
            axes.contains(.horizontal) ? max(0, start.x) : 0, axes.contains(.vertical) ? max(0, start.y) : 0)
    }

    /// The nearest place that a scroll target behaviour allows (SHOW-5).
    private func snapped(_ offset: Point, in number: NodeNumber) -> Point {
        guard let behavior = behavior(of: number), let view = nodes[number].frame else { return offset }
        let axis = scrollAxes(of: number).first ?? .vertical
        let length = view.size[axis]
        guard length > 0 else { return offset }
        var result = offset
        if behavior == "paging" {
            result[axis] = (offset[axis] / length).rounded() * length
            return result
        }
        let origin = view.origin - scrollOffset(of: number) + contentMargin(of: number)
        let starts = targets(in: number).compactMap { modelFrame(of: $0) }.map { ($0.origin - origin)[axis] }
        let nearest = starts.min { abs($0 - offset[axis]) < abs($1 - offset[axis]) }
        if let nearest { result[axis] = nearest }
        return result
    }

    private func behavior(of number: NodeNumber) -> String? {
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
    private func elements(of number: NodeNumber) -> [NodeNumber] {
        contentChildren(of: number).flatMap { layoutItem(of: $0).isTransparent ? elements(of: $0) : [$0] }
    }
}
