import ViewValues

extension LayoutAmbient {
    /// What bars and notch take at each edge.
    var insets: Insets {
        Insets(
            top: safeArea.minY - container.minY, leading: safeArea.minX - container.minX,
            bottom: container.maxY - safeArea.maxY, trailing: container.maxX - safeArea.maxX)
    }

    /// The insets that a view ignoring them may count on before its place is known: those of the axes along which it
    /// is offered all of the safe area.
    func insets(touching proposal: Proposal, _ edges: EdgeSet) -> Insets {
        var reached = EdgeSet()
        if let width = proposal.width, abs(width - safeArea.size.width) < 0.01 { reached.formUnion(.horizontal) }
        if let height = proposal.height, abs(height - safeArea.size.height) < 0.01 { reached.formUnion(.vertical) }
        return insets.limited(to: edges.intersection(reached))
    }

    /// The insets at the edges of the safe area that a screen rectangle reaches.
    func insets(touching frame: Rect, _ edges: EdgeSet) -> Insets {
        var reached = EdgeSet()
        if frame.minY <= safeArea.minY + 0.01 { reached.insert(.top) }
        if frame.minX <= safeArea.minX + 0.01 { reached.insert(.leading) }
        if frame.maxY >= safeArea.maxY - 0.01 { reached.insert(.bottom) }
        if frame.maxX >= safeArea.maxX - 0.01 { reached.insert(.trailing) }
        return insets.limited(to: edges.intersection(reached))
    }

    /// The same container with its safe area made smaller.
    func inset(by insets: Insets) -> LayoutAmbient {
        LayoutAmbient(container: container, safeArea: safeArea.inset(by: insets))
    }
}

extension Insets {
    /// The lengths at some edges only.
    func limited(to edges: EdgeSet) -> Insets {
        Insets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

extension LayoutTree {
    /// How much an inset bar takes at its edge, its distance included; it is offered what the content is.
    mutating func barLength<Calls: LayoutCalls>(
        _ edge: EdgeSet, _ spacing: Double?, at box: LayoutBox, _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Double {
        let axis: AxisValue = edge.isSubset(of: .vertical) ? .vertical : .horizontal
        var offer = proposal
        offer[axis] = nil
        let length = try secondaryBoxes(of: box.node).reduce(0) { max($0, try measure($1, offer, &calls)[axis]) }
        return length + (spacing ?? StackLayout.defaultSpacing)
    }

    /// The content beside the bar, and the bar at its edge.
    mutating func arrangeBar<Calls: LayoutCalls>(
        _ edge: EdgeSet, _ alignment: AlignmentValue, _ spacing: Double?, at box: LayoutBox, _ content: LayoutBox,
        _ proposal: Proposal, _ size: Size, _ calls: inout Calls
    ) throws -> [Arranged] {
        let length = try barLength(edge, spacing, at: box, proposal, &calls)
        let insets = Insets(length, on: edge)
        var result = [try arranged(content, proposal.inset(by: insets), at: Point(insets.leading, insets.top), &calls)]
        let axis: AxisValue = edge.isSubset(of: .vertical) ? .vertical : .horizontal
        for bar in secondaryBoxes(of: box.node) {
            var offer = Proposal(size)
            offer[axis] = nil
            var child = try aligned(bar, offer, in: size, alignment, &calls)
            let isFar = edge == .bottom || edge == .trailing
            child.origin[axis] = isFar ? size[axis] - child.size[axis] : 0
            result.append(child)
        }
        return result
    }

    /// Where a view that ignores safe area edges puts its content, in its own space, once its place on the screen is
    /// known: over the insets that it touches, and those that it counted on while measuring.
    mutating func arrangeIgnoringSafeArea<Calls: LayoutCalls>(
        _ edges: EdgeSet, _ content: LayoutBox, _ placed: LayoutRecord.Placed, _ calls: inout Calls
    ) throws -> Arranged {
        let counted = layoutAmbient.insets(touching: placed.proposal, edges)
        let touched = layoutAmbient.insets(touching: Rect(origin: placed.origin, size: placed.size), edges)
        let insets = Insets(
            top: max(counted.top, touched.top), leading: max(counted.leading, touched.leading),
            bottom: max(counted.bottom, touched.bottom), trailing: max(counted.trailing, touched.trailing))
        let outer = Size(placed.size.width, placed.size.height).outset(by: insets)
        let offer = Proposal(
            placed.proposal.width.map { $0 + insets.leading + insets.trailing },
            placed.proposal.height.map { $0 + insets.top + insets.bottom })
        var child = try aligned(content, offer, in: outer, .center, &calls)
        child.origin = child.origin - Point(insets.leading, insets.top)
        return child
    }
}
