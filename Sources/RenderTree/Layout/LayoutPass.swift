import ViewValues

extension LayoutTree {
    /// Measures and places what has changed since the last pass (GEO-1).
    ///
    /// Bottom up, each invalid node is measured again under the proposals that it has answered before; only where an
    /// answer differs is the node above asked too. Then the lowest nodes whose answers stayed are placed anew. Cost
    /// follows change: `framesLaidOut` counts the nodes put somewhere.
    mutating func layOut<Host: ProgramHost>(host: inout Host) throws {
        for _ in 0..<Self.roundLimit {
            let invalid = takeInvalidLayouts() + postponed
            postponed = []
            let settled = try settle(invalid, host: &host)
            for root in layoutRoots { try placeRoot(root, host: &host) }
            for node in settled { try placeAgain(node, host: &host) }
            if postponed.isEmpty { return }
        }
    }

    /// How often a reader's content may change something outside of the reader within one pass.
    private static var roundLimit: Int { 4 }

    /// Measures upwards from the invalid nodes; gives the nodes to place anew, the uppermost first.
    private mutating func settle<Host: ProgramHost>(_ nodes: [NodeNumber], host: inout Host) throws -> [NodeNumber] {
        var queue: [Int: Set<NodeNumber>] = [:]
        for node in nodes { enqueue(node, &queue) }
        var settled: [NodeNumber] = []
        while let depth = queue.keys.max(), let level = queue.removeValue(forKey: depth) {
            for node in level.sorted() {
                if try answersDiffer(node, host: &host) {
                    if let parent = layoutParent(of: node) { enqueue(parent, &queue) }
                } else {
                    settled.append(node)
                }
            }
        }
        return settled.reversed()
    }

    /// Queues the nearest node with sizes of its own at or above one; transparent ones have none.
    private mutating func enqueue(_ node: NodeNumber, _ queue: inout [Int: Set<NodeNumber>]) {
        var target = node
        while layoutItem(of: target).isTransparent || isAbsent(target), let parent = layoutParent(of: target) {
            self[layout: target].traits = nil
            self[layout: target].item = nil
            target = parent
        }
        guard self[layout: target].isKnown else { return }
        queue[layoutDepth(of: target), default: []].insert(target)
    }

    private func isAbsent(_ node: NodeNumber) -> Bool {
        if case .absent = layoutItem(of: node) { return true }
        return false
    }

    /// Forgets what is known of a node, measures it under the same proposals and compares.
    private mutating func answersDiffer<Host: ProgramHost>(_ node: NodeNumber, host: inout Host) throws -> Bool {
        let old = self[layout: node]
        self[layout: node].invalidate()
        forgetTraits(above: node)
        let item = layoutItem(of: node)
        if item.speaksToSiblings || old.hasForgotten || old.guidesAsked { return true }
        if item.standsAround, old.boxes?.count != contentBoxes(of: node).count {
            if contentBoxes(of: node).isEmpty { leaveOut(node) }
            return true
        }
        if !old.placedTraits.union(traits(of: node)).isEmpty { return true }
        let outer = layoutAmbient
        defer { layoutAmbient = outer }
        layoutAmbient = place(of: LayoutBox(node))?.ambient ?? outer
        for entry in old.sizes.reversed() {
            let size = try measure(LayoutBox(node, entry.index), entry.proposal, &host)
            if size != entry.size { return true }
        }
        return old.sizes.isEmpty
    }

    private mutating func forgetTraits(above node: NodeNumber) {
        var next = layoutParent(of: node)
        while let parent = next {
            self[layout: parent].traits = nil
            next = layoutParent(of: parent)
        }
    }

    /// Proposes a root the safe area and puts it in its middle.
    private mutating func placeRoot<Host: ProgramHost>(_ root: LayoutRoot, host: inout Host) throws {
        let whole = root.ambient.safeArea
        let insets = root.isPage ? barInsets(of: root.node, isPage: true) : Insets()
        let ambient = root.ambient.inset(by: insets)
        layoutAmbient = ambient
        let boxes = boxes(standingAt: root.node)
        if let first = boxes.first, let placed = place(of: first), placed.ambient != ambient {
            refreshAmbient(of: [root.node])
        }
        let area = ambient.safeArea
        let content = try implicitStack(boxes, Proposal(area.size), &host)
        let free = Size(area.size.width - content.size.width, area.size.height - content.size.height)
        let corner = Point(
            area.minX + free.width * root.alignment.fraction(.horizontal),
            area.minY + free.height * root.alignment.fraction(.vertical))
        for child in content.children {
            try place(child.box, child.proposal, child.size, at: corner + child.origin, host: &host)
        }
        for item in try arrangeBars(of: root.node, in: whole.size, insets, isPage: true, &host) {
            try place(item.box, item.proposal, item.size, at: whole.origin + item.origin, host: &host)
        }
    }

    /// Places a node where it stands, for what changed inside it.
    private mutating func placeAgain<Host: ProgramHost>(_ node: NodeNumber, host: inout Host) throws {
        for (index, kept) in keptPlaces(of: node).enumerated() {
            guard let placed = kept, placed.isStale else { continue }
            layoutAmbient = placed.ambient
            try place(LayoutBox(node, index), placed.proposal, placed.size, at: placed.origin, host: &host)
        }
    }

    /// Forgets what nodes below some have measured by the surroundings, since these have changed.
    mutating func refreshAmbient(of nodes: [NodeNumber]) {
        for node in nodes where traits(of: node).contains(.ambient) {
            let kept = keptTraits(of: node)
            self[layout: node].invalidate()
            self[layout: node].traits = kept
            refreshAmbient(of: contentChildren(of: node) + secondaryChildren(of: node))
        }
    }

    /// Forgets the sizes from a node up to one above it; false where that one is not above it.
    mutating func invalidate(_ node: NodeNumber, upTo top: NodeNumber) -> Bool {
        var chain: [NodeNumber] = []
        var next: NodeNumber? = node
        while let current = next, current != top {
            chain.append(current)
            next = layoutParent(of: current)
        }
        guard next == top else { return false }
        for member in chain { self[layout: member].invalidate() }
        self[layout: top].boxes = nil
        self[layout: top].traits = nil
        return true
    }
}

extension LayoutRecord {
    /// Whether anything was measured or placed here.
    var isKnown: Bool { !sizes.isEmpty || !placed.isEmpty || boxes != nil }
}

extension LayoutItem {
    /// Whether the node is a modifier, which stands around each view of its content.
    var standsAround: Bool {
        switch self {
        case .modifier, .decorated: true
        default: false
        }
    }

    /// Whether some of its content may be left out: ViewThatFits, a TabView.
    var showsOneOfMany: Bool {
        switch self {
        case .container(.viewThatFits), .container(.named("TabView", _)): true
        default: false
        }
    }

    /// Whether the node tells the layout around it more than its size.
    var speaksToSiblings: Bool {
        switch self {
        case .leaf(.spacer), .modifier(.layoutPriority), .modifier(.layoutValue), .modifier(.gridCell),
            .modifier(.horizontalGuide), .modifier(.verticalGuide), .container(.gridRow):
            true
        default: false
        }
    }
}
