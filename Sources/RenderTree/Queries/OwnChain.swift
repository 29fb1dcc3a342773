import ViewValues

/// Which modifiers are a view's own (contract: "the view's own modifiers combined").
extension RenderTree {
    /// The view and the nodes of the modifiers around it, innermost first: up to the container, control or view of the
    /// program that it stands in. A control's style counts as its own.
    func ownChain(of number: NodeNumber) -> [NodeNumber] {
        var chain = styleChain(of: number) + [number]
        var current = number
        while let parent = nodes[current].parent, !nodes[parent].secondary.contains(current), isOwn(parent) {
            chain.append(parent)
            current = parent
        }
        return chain
    }

    private func isOwn(_ number: NodeNumber) -> Bool {
        if case .deferred(.scrollReader) = nodes[number].view.kind, let parent = nodes[number].parent {
            return !nodes[parent].presentationBox.isEmpty
        }
        return switch nodes[number].view.kind {
        case .modified, .group, .conditional, .optional, .forEach, .anyView, .placeholder(.content): true
        case .deferred(.phaseAnimator), .deferred(.keyframeAnimator), .deferred(.timeline), .deferred(.content): true
        default: false
        }
    }

    /// The modifiers that a control's style puts around its label.
    private func styleChain(of number: NodeNumber) -> [NodeNumber] {
        guard isStyled(number) else { return [] }
        var chain: [NodeNumber] = []
        var current = nodes[number].children.first
        while let next = current, isStyleLayer(next) {
            chain.insert(next, at: 0)
            current = nodes[next].children.first
        }
        return chain
    }

    private func isStyleLayer(_ number: NodeNumber) -> Bool {
        switch nodes[number].view.kind {
        case .modified, .anyView: true
        default: false
        }
    }

    /// All nodes from a view to the root, or to the sheet, cover or dialog that it stands in: what is presented over all
    /// takes no part in what shows or hears around the view that presents it.
    func fullChain(of number: NodeNumber) -> [NodeNumber] {
        var chain = styleChain(of: number) + [number]
        var current = isOverAll(number) ? nil : nodes[number].parent
        while let next = current {
            chain.append(next)
            current = isOverAll(next) ? nil : nodes[next].parent
        }
        return chain
    }

    /// Whether a node is the root of what is presented over all.
    func isOverAll(_ number: NodeNumber) -> Bool { nodes[number].presentation?.isPage == false }

    /// The drawing leaves at and below a node, in tree order, without what is presented over all; leaving ones only where the node itself is leaving. A
    /// control that draws a part of its own comes before what is in its label.
    func leaves(of number: NodeNumber) -> [NodeNumber] {
        if case .leaf = nodes[number].view.kind, isLeafKind(number) { return [number] }
        let includesLeaving = isLeaving(NodeID(number))
        let beside = nodes[number].hostsRowExtras ? [] : nodes[number].secondary
        let below = (nodes[number].children + beside).filter {
            (includesLeaving || nodes[$0].leavingBox.isEmpty) && !isPart($0) && !isOverAll($0) && !isBarTitle($0)
        }.flatMap { leaves(of: $0) }
        return isLeafKind(number) ? [number] + below : below
    }
}
