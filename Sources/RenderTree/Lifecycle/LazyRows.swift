import ViewValues

/// Rows of lists, lazy stacks and grids: `onAppear` and `.task` come as a row comes into sight, `onDisappear` as it
/// goes out of it (LIFE-1).
///
/// All rows are built, so that each has a size and can be selected; what is out of sight is not told of its appearance.
/// In sight is what lies in the visible part of the scroll view, under bars and the home indicator too.
extension RenderTree {
    /// Compares each row with where it was when it was last told.
    mutating func updateLazyRows<Host: ProgramHost>(host: inout Host) {
        guard lazyRowsMoved else { return }
        lazyRowsMoved = false
        lazyContainers = lazyContainers.filter { nodes.contains($0) }
        let containers = lazyContainers.sorted { (nodes[$0].depth, $0) < (nodes[$1].depth, $1) }
        for container in containers where isSeen(container) {
            guard let scroll = fullChain(of: container).first(where: { isScrollView($0) }), tabViews[scroll] == nil,
                let window = lazyWindow(of: scroll)
            else { continue }
            for row in rows(of: container) { update(row, in: scroll, window, host: &host) }
        }
    }

    private mutating func update<Host: ProgramHost>(
        _ row: NodeNumber, in scroll: NodeNumber, _ window: Rect, host: inout Host
    ) {
        guard let frame = modelFrame(of: row) ?? modelBox(of: row) else { return }
        let lag = scrollLag(of: scroll)
        let isInSight = scrollAxes(of: scroll).allSatisfy { axis in
            let start = frame.origin[axis] + lag[axis]
            let (low, high) = (window.origin[axis], window.origin[axis] + window.size[axis])
            return frame.size[axis] > 0
                ? start < high - 0.001 && start + frame.size[axis] > low + 0.001 : start >= low && start <= high
        }
        let before = lazyRows.updateValue(isInSight, forKey: row)
        switch (before, isInSight) {
        case (nil, false): actions.removeAppearances(of: Set(subtree(of: row)))
        case (false, false):
            // What is new in a row out of sight has not appeared either.
            if !actions.isEmpty { actions.removeAppearances(of: Set(subtree(of: row))) }
        case (true, false):
            lazyRows[row] = true
            hide(row, host: &host)
            lazyRows[row] = false
        case (false, true): appearAgain(row)
        default: break
        }
    }

    /// The rows in a container, each with the modifiers and bodies around it alone; those of sections too.
    private func rows(of container: NodeNumber) -> [NodeNumber] {
        elements(of: container).flatMap { node in
            if case .container(.named("Section", _), _) = nodes[node].view.kind { return rows(of: node) }
            return [outermost(node)]
        }
    }

    /// The part of the screen in which a scroll view's content is seen: it goes on under the bars that it touches.
    private mutating func lazyWindow(of scroll: NodeNumber) -> Rect? {
        guard let frame = nodes[scroll].frame, let first = keptPlaces(of: scroll).first, let placed = first else {
            return nil
        }
        let (outer, area) = (placed.ambient.container, placed.ambient.safeArea)
        var bars = Insets()
        for node in fullChain(of: scroll) {
            if isNavigation(node), bars == Insets() { bars = barInsets(of: node, isPage: false) }
            if isTabView(node) { bars.bottom += NamedContainer.tabBarHeight }
        }
        let top = frame.minY <= area.minY + bars.top + 0.5 ? min(outer.minY, frame.minY) : frame.minY
        let bottom = frame.maxY >= area.maxY - bars.bottom - 0.5 ? max(outer.maxY, frame.maxY) : frame.maxY
        let left = frame.minX <= area.minX + 0.5 ? min(outer.minX, frame.minX) : frame.minX
        let right = frame.maxX >= area.maxX - 0.5 ? max(outer.maxX, frame.maxX) : frame.maxX
        return Rect(left, top, right - left, bottom - top)
    }

    /// Whether no row around a node is out of sight.
    private func isSeen(_ number: NodeNumber) -> Bool {
        !fullChain(of: number).contains { lazyRows[$0] == false }
    }

    /// The nodes at and below one, without what is in rows out of sight; parents first.
    private func seenSubtree(of number: NodeNumber) -> [NodeNumber] {
        guard !lazyRows.isEmpty else { return subtree(of: number) }
        var result: [NodeNumber] = []
        var stack = [number]
        while let next = stack.popLast() {
            if lazyRows[next] == false { continue }
            result.append(next)
            stack.append(contentsOf: (nodes[next].children + nodes[next].secondary).reversed())
        }
        return result
    }

    /// Which of some nodes are in rows out of sight: they are gone already for what listens.
    func unseenRows(in all: [NodeNumber]) -> Set<NodeNumber> {
        guard lazyRows.values.contains(false) else { return [] }
        if let first = all.last, nodes.contains(first), !isSeen(first) { return Set(all) }
        var result: Set<NodeNumber> = []
        for number in all where lazyRows[number] == false { result.formUnion(subtree(of: number)) }
        return result
    }

    /// What is no longer seen is told, and keeps its state.
    mutating func hide<Host: ProgramHost>(_ view: NodeNumber, host: inout Host) {
        for number in seenSubtree(of: view).reversed() {
            switch nodes[number].view.kind {
            case .modified(_, .lifecycle(.onDisappear(let action))):
                actions.append(.earlyErasure, .perform(action, .none, .onDisappear, node: number, .disappear))
            case .modified(_, .lifecycle(.task)): host.cancelTask(at: number)
            default: break
            }
        }
    }

    /// What is seen again is told so; tasks begin anew.
    mutating func appearAgain(_ view: NodeNumber) {
        for number in seenSubtree(of: view).reversed() {
            switch nodes[number].view.kind {
            case .modified(_, .lifecycle(.onAppear(let action))):
                actions.append(.appear, .perform(action, .none, .onAppear, node: number, .appear))
            case .modified(_, .lifecycle(.task(let action, _))): actions.append(.task, .task(action, node: number))
            default: break
            }
        }
    }

    /// A node is gone.
    mutating func forgetLazyRow(_ number: NodeNumber) {
        lazyContainers.remove(number)
        lazyRows[number] = nil
    }
}

extension Container {
    /// Whether it shows what is in sight alone.
    var isLazy: Bool {
        switch self {
        case .lazyStack, .lazyGrid: true
        case .any(let inner): inner.isLazy
        default: isList
        }
    }
}
