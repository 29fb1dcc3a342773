import AnimationMath
import ViewValues

/// Leaf frames: computed by layout in model values, animated as one attribute of the leaf in its container's space
/// (GEO-1), with the leaf's transaction (TX-9).
extension RenderTree {
    /// Lays out what changed and gives the new frames to their leaves.
    mutating func updateFrames<Host: ProgramHost>(host: inout Host) throws {
        var rounds = 0
        while !invalidLayouts.isEmpty || !dirty.isEmpty {
            rounds += 1
            guard rounds < 50 else { throw EngineLimit.rounds }
            try runDirty(host: &host)
            guard !invalidLayouts.isEmpty else { break }
            framesLaidOut = 0
            try refreshShownLayouts(host: &host)
            try layOut(host: &host)
            pass.work.framesLaidOut += framesLaidOut
        }
        try followMatched(host: &host)
        try placeParts(host: &host)
        try askGeometryEffects(host: &host)
        let moved = placed
        placed = []
        guard !moved.isEmpty else { return }
        if !lazyContainers.isEmpty { lazyRowsMoved = true }
        var containers: [NodeNumber: NodeNumber?] = [:]
        var groups: Set<NodeNumber> = []
        for node in moved where nodes.contains(node) {
            if let group = container(of: node, &containers) { groups.insert(group) }
        }
        for group in groups.filter({ nodes[$0].presentationBox.isEmpty }).sorted(by: {
            nodes[$0].depth < nodes[$1].depth
        }) {
            try setFrame(of: group, modelBounds(of: group), containers: &containers, host: &host)
        }
        for node in moved where nodes.contains(node) && isLeafKind(node) {
            guard let frame = exactFrame(of: node) else { continue }
            try setFrame(of: node, frame, containers: &containers, host: &host)
        }
        try geometryMoved(moved, host: &host)
    }

    private mutating func setFrame<Host: ProgramHost>(
        of node: NodeNumber, _ frame: Rect?, containers: inout [NodeNumber: NodeNumber?], host: inout Host
    ) throws {
        guard var frame else { return }
        let group = container(of: node, &containers)
        if let group, let origin = modelOrigin(of: group) {
            frame = Rect(origin: frame.origin - origin, size: frame.size)
        }
        let rect = frame.snappedToPixels
        if let group, isRoundingAlone(rect, of: node, in: group) { return }
        try set(
            AttributeValue([rect.minX, rect.minY, rect.size.width, rect.size.height]), for: .frame, of: node,
            host: &host)
        if isLeafKind(node) { noteOffset(of: node) }
    }

    /// Whether a leaf is only rounded to another pixel because its container moves: it stands still in that.
    private func isRoundingAlone(_ rect: Rect, of node: NodeNumber, in group: NodeNumber) -> Bool {
        guard let own = nodes[node].attribute(.frame), let outer = nodes[group].attribute(.frame),
            attributes[outer].outcome(in: pass.number) != nil
        else { return false }
        let model = attributes[own].model
        let pixel = 1 / pixelScale + 1e-6
        return model.count == 4 && model[2] == rect.size.width && model[3] == rect.size.height
            && abs(model[0] - rect.minX) <= pixel && abs(model[1] - rect.minY) <= pixel
    }

    /// Keeps how much of a leaf's motion comes from `.offset` modifiers, beside what layout moves.
    private mutating func noteOffset(of node: NodeNumber) {
        guard let number = nodes[node].attribute(.frame) else { return }
        let sum = offsets(above: node)
        let outcome = attributes[number].outcome(in: pass.number)
        guard outcome != nil || sum != attributes[number].offset else { return }
        attributes[number].past.noteOffset(sum, outcome)
    }

    /// The sum of the `.offset` modifiers around a leaf, up to the nearest frame container.
    private func offsets(above node: NodeNumber) -> Point {
        var sum = Point.zero
        var current: NodeNumber? = node
        while let next = current, next == node || !isFrameContainer(next) {
            if case .modified(_, .layout(.offset(let x, let y))) = nodes[next].view.kind,
                nodes[next].scope?.inTransition != true
            {
                sum = sum + Point(x.finiteOrZero, y.finiteOrZero)
            }
            current = nodes[next].parent
        }
        return sum
    }

    /// A leaf's frame before any rounding, where layout has just put it; else where it was moved to (GEO-6).
    private func exactFrame(of node: NodeNumber) -> Rect? {
        guard let rounded = nodes[node].frame else { return nil }
        guard let exact = nodes[node].layout.frame, exact.roundedToPixels() == rounded else { return rounded }
        return exact
    }

    /// The nearest node above whose own frame is an animated unit: a geometry group (TX-10) or a scroll view.
    func container(of node: NodeNumber, _ known: inout [NodeNumber: NodeNumber?]) -> NodeNumber? {
        guard nodes[node].presentationBox.isEmpty, let parent = frameParent(of: node) else { return nil }
        if let result = known[parent] { return result }
        let result = isFrameContainer(parent) ? parent : container(of: parent, &known)
        known[parent] = .some(result)
        return result
    }

    /// Whether a node is a part of a control, which moves with the control's frame.
    private func isPart(_ number: NodeNumber, of control: NodeNumber) -> Bool {
        nodes[number].parent == control && isPart(number)
    }

    /// Whether a node's frame is an animated unit for what is below it.
    func isFrameContainer(_ node: NodeNumber) -> Bool {
        if !nodes[node].presentationBox.isEmpty { return true }
        if tabViews[node]?.isPaged == true { return true }
        return switch nodes[node].view.kind {
        case .modified(_, .transaction(.geometryGroup)): true
        case .container(let container, _): container.scrolls
        default: false
        }
    }

    /// The model bounds of a frame container on the screen.
    func modelBounds(of node: NodeNumber) -> Rect? {
        nodes[node].presentation?.rect ?? nodes[node].frame ?? modelFrame(of: node) ?? modelBox(of: node)
    }

    /// Where a frame container's content begins on the screen, in model values.
    func modelOrigin(of node: NodeNumber) -> Point? {
        guard let bounds = modelBounds(of: node) else { return nil }
        return bounds.origin.snappedToPixels - scrollOffset(of: node)
    }

    /// The frame of a leaf or frame container as shown on the screen (GEO-8: transforms do not count).
    func shownFrame(of node: NodeNumber) -> Rect? {
        guard let attribute = nodes[node].attribute(.frame) else { return nil }
        let shown = attributes[attribute].shown
        let local = Rect(shown[0], shown[1], shown[2], shown[3])
        return Rect(origin: local.origin + shownOffset(above: node, isShown: true), size: local.size)
    }

    /// The same in model values.
    func modelFrameOnScreen(of node: NodeNumber) -> Rect? {
        guard let attribute = nodes[node].attribute(.frame) else { return nil }
        let model = attributes[attribute].model
        let local = Rect(model[0], model[1], model[2], model[3])
        return Rect(origin: local.origin + shownOffset(above: node, isShown: false), size: local.size)
    }

    /// By how much the nodes above move what is below them.
    func shownOffset(above node: NodeNumber, isShown: Bool) -> Point {
        var offset = Point.zero
        var mover: NodeNumber? = node
        while let next = mover {
            defer { mover = self.mover(of: next) }
            for entry in nodes[next].attributes {
                guard let shift = shift(entry.key, of: next, below: node) else { continue }
                let value = isShown ? attributes[entry.number].shown : attributes[entry.number].model
                offset = offset + Point(shift * value[0], shift * value[1])
            }
        }
        if !barTitles.isEmpty { offset.y -= titleScroll(of: node, isShown: isShown) }
        return offset
    }

    /// A node and the nodes above that may move it: up to the root, or to what it is presented in; a page moves with the
    /// sheet around it.
    func movers(of node: NodeNumber) -> [NodeNumber] {
        var result: [NodeNumber] = []
        var current: NodeNumber? = node
        while let next = current {
            result.append(next)
            current = mover(of: next)
        }
        return result
    }

    /// The next node above one that may move it.
    private func mover(of node: NodeNumber) -> NodeNumber? {
        nodes[node].presentationBox.isEmpty ? frameParent(of: node) : outerPresentation(of: node)
    }

    /// The node above in whose space a node stands: what a bar shows stands in that, wherever it is written.
    private func frameParent(of node: NodeNumber) -> NodeNumber? {
        guard let parent = nodes[node].parent else { return nil }
        guard !barOwners.isEmpty, barOwners.contains(parent), nodes[parent].secondary.contains(node) else {
            return parent
        }
        return fullChain(of: parent).first { isNavigation($0) || !nodes[$0].presentationBox.isEmpty } ?? parent
    }

    /// Whether an attribute moves a node below its own, and in which sense.
    func shift(_ key: AttributeKey, of node: NodeNumber, below leaf: NodeNumber) -> Double? {
        let isSelf = node == leaf
        switch key {
        case .shift, .presentation: return 1
        case .scroll: return isSelf ? nil : -1
        case .frame: return !isSelf && (isFrameContainer(node) || isPart(leaf, of: node)) ? 1 : nil
        case .layer(let index):
            guard let layers = nodes[node].transitionBox.value?.layers, index < layers.count else { return nil }
            switch layers[index].kind {
            case .offset, .move: return 1
            default: return nil
            }
        default: return nil
        }
    }
}

extension Double {
    /// The nearest pixel in pixels, halves up (GEO-7). A half that only rounding noise misses counts as one, so that the
    /// same place plus whole points is rounded alike.
    fileprivate var nearestPixel: Double { (self * pixelScale + 0.5 + 1e-7).rounded(.down) }
}

extension Point {
    /// The nearest pixel's corner (GEO-1).
    var snappedToPixels: Point {
        Point(
            x.isFinite ? x.nearestPixel / pixelScale : x, y.isFinite ? y.nearestPixel / pixelScale : y)
    }
}

extension Rect {
    /// Both corners on the nearest pixels (GEO-1); sides are whole pixels, counted before they are points again, so that
    /// a side of whole points stays one.
    ///
    ///     Rect(171.25, 0, 50.5, 20).snappedToPixels  // 171.333, 0, 50.333 × 20
    var snappedToPixels: Rect {
        let (left, top) = (minX.nearestPixel, minY.nearestPixel)
        let (width, height) = (maxX.nearestPixel - left, maxY.nearestPixel - top)
        guard left.isFinite, top.isFinite, width.isFinite, height.isFinite else { return self }
        return Rect(left / pixelScale, top / pixelScale, width / pixelScale, height / pixelScale)
    }
}
