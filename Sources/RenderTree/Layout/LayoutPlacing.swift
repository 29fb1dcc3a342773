import ViewValues

extension LayoutTree {
    /// Puts a box at a point of the screen and what is in it below, unless it stands there already with nothing changed
    /// in it.
    mutating func place<Host: ProgramHost>(
        _ box: LayoutBox, _ proposal: Proposal, _ size: Size, at origin: Point, host: inout Host
    ) throws {
        let size = Size(size.width.finiteOrZero, size.height.finiteOrZero)
        let placed = LayoutRecord.Placed(
            proposal: proposal, origin: Point(origin.x.finiteOrZero, origin.y.finiteOrZero), size: size,
            ambient: layoutAmbient)
        guard place(of: box) != placed else { return }
        note(placed, of: box)
        try placeContent(of: box, placed, host: &host)
    }

    private mutating func note(_ placed: LayoutRecord.Placed, of box: LayoutBox) {
        let traits = traits(of: box.node)
        let change = self[layout: box.node].put(placed, at: box.index, traits)
        framesLaidOut += 1
        guard let frame = change.new, frame != change.old else { return }
        if case .leaf = layoutItem(of: box.node) {
            didPlace(box.node, frame: frame.roundedToPixels())
        } else {
            didPlace(box.node, frame: frame)
        }
    }

    private mutating func placeContent<Host: ProgramHost>(
        of box: LayoutBox, _ placed: LayoutRecord.Placed, host: inout Host
    ) throws {
        let outer = layoutAmbient
        defer { layoutAmbient = outer }
        let item = layoutItem(of: box.node)
        if case .geometryReader = item { try readGeometry(box.node, placed, host: &host) }
        enter(item, placed)
        if layoutAmbient != outer { refreshAmbient(of: contentChildren(of: box.node)) }
        var children: [Arranged]
        if case .modifier(.ignoresSafeArea(let edges)) = item, let content = content(of: box) {
            layoutAmbient = outer
            children = [try arrangeIgnoringSafeArea(edges, content, placed, &host)]
            enter(item, placed)
        } else {
            let content = try arrangement(of: box, placed.proposal, placed.size, &host)
            children = mirrored(content, of: box.node, placed.size)
        }
        if item.showsOneOfMany { leaveOut(contentBoxes(of: box.node), but: children) }
        for index in children.indices {
            if case .decorated = item, index > 0 { extendBackground(&children[index], placed) }
            let child = children[index]
            try place(child.box, child.proposal, child.size, at: placed.origin + child.origin, host: &host)
        }
    }

    /// The places in a view as they are where reading begins at the right edge: leading and trailing change sides.
    /// Ways and points that the program gives in numbers (`offset`, `position`) count from the left all the same.
    func mirrored(_ children: [Arranged], of node: NodeNumber, _ size: Size) -> [Arranged] {
        guard isRightToLeft(node), size.width.isFinite else { return children }
        switch layoutItem(of: node) {
        case .modifier(.offset), .modifier(.position): return children
        default:
            return children.map { child in
                var copy = child
                copy.origin.x = size.width - child.origin.x - child.size.width
                return copy
            }
        }
    }

    private mutating func leaveOut(_ boxes: [LayoutBox], but shown: [Arranged]) {
        for box in boxes where !shown.contains(where: { $0.box == box }) {
            self[layout: box.node].isLeftOut = true
            leaveOut(box.node)
        }
    }

    /// Takes back the places of a view that is no part of the layout, and of all below it; their frame is nil.
    mutating func leaveOut(_ node: NodeNumber) {
        if self[layout: node].frame != nil {
            self[layout: node].placed = []
            self[layout: node].frame = nil
            didLeaveOut(node)
        }
        for child in contentChildren(of: node) + secondaryChildren(of: node) { leaveOut(child) }
    }

    /// The surroundings of what is inside a container.
    private mutating func enter(_ item: LayoutItem, _ placed: LayoutRecord.Placed) {
        let frame = Rect(origin: placed.origin, size: placed.size)
        switch item {
        case .container(.scroll), .container(.named("List", _)), .container(.named("Form", _)):
            layoutAmbient = LayoutAmbient(container: frame, safeArea: frame)
        case .modifier(.ignoresSafeArea(let edges)):
            let insets = layoutAmbient.insets.limited(to: edges).negated
            layoutAmbient = LayoutAmbient(
                container: layoutAmbient.container, safeArea: layoutAmbient.safeArea.inset(by: insets))
        case .modifier(.safeAreaPadding(let insets)): layoutAmbient = layoutAmbient.inset(by: insets.finite)
        default: break
        }
    }

    /// A colour or style behind or before a view goes on under bars that it touches (`background(_:)`'s default).
    private func extendBackground(_ child: inout Arranged, _ placed: LayoutRecord.Placed) {
        guard case .leaf(.style) = layoutItem(of: child.box.node) else { return }
        let frame = Rect(origin: placed.origin + child.origin, size: child.size)
        let insets = layoutAmbient.insets(touching: frame, .all)
        guard insets != Insets() else { return }
        child.size = child.size.outset(by: insets)
        child.proposal = Proposal(child.size)
        child.origin = child.origin - Point(insets.leading, insets.top)
    }

    /// Hands a reader its size; what its content changed is measured anew in the same pass (GEO-2).
    private mutating func readGeometry<Host: ProgramHost>(
        _ node: NodeNumber, _ placed: LayoutRecord.Placed, host: inout Host
    ) throws {
        let frame = Rect(origin: placed.origin, size: placed.size)
        let geometry = GeometryValue(
            size: placed.size, safeArea: layoutAmbient.insets(touching: frame, .all),
            frames: ["global": frame, "local": Rect(origin: .zero, size: placed.size)])
        try resolveContent(of: node, geometry: geometry, host: &host)
        for changed in takeInvalidLayouts() where !invalidate(changed, upTo: node) { postponed.append(changed) }
    }

    /// Where a box was last put on the screen.
    func placedFrame(of box: LayoutBox) -> Rect? {
        place(of: box).map { Rect(origin: $0.origin, size: $0.size) }
    }
}

extension LayoutRecord {
    /// Notes a box's place and what stands there; the frame, given as it was and as it is now, is the box around all.
    mutating func put(_ place: Placed, at index: Int, _ traits: LayoutTraits) -> (old: Rect?, new: Rect?) {
        let old = frame
        placedTraits = traits
        isLeftOut = false
        while placed.count <= index { placed.append(nil) }
        placed[index] = place
        if placed.count > 1, let boxes, placed.count > boxes.count, index < boxes.count {
            placed.removeSubrange(boxes.count...)
        }
        frame = placed.reduce(nil) { sum, place in
            guard let place else { return sum }
            let own = Rect(origin: place.origin, size: place.size)
            return sum.map { $0.union(own) } ?? own
        }
        return (old, frame)
    }
}
