import ViewValues

extension LayoutTree {
    /// What a node is, kept until its view or what it inherits changes: making it anew took a fifth of a matched
    /// group's frame.
    mutating func keptItem(of node: NodeNumber) -> LayoutItem {
        if let known = keptLayoutItem(of: node) { return known }
        let item = layoutItem(of: node).withPieces
        self[layout: node].item = item
        return item
    }

    /// What a node contributes to the layout around it: transparent nodes their content, a modifier one box for each
    /// view that it stands around, everything else itself.
    mutating func boxes(standingAt node: NodeNumber) -> [LayoutBox] {
        let item = keptItem(of: node)
        if item.isTransparent || isLooseSection(node, item) { return flattened(contentChildren(of: node)) }
        switch item {
        case .absent: return []
        case .modifier, .decorated: return contentBoxes(of: node).indices.map { LayoutBox(node, $0) }
        default: return [LayoutBox(node)]
        }
    }

    /// The boxes of a node's content, kept until the node is invalidated.
    mutating func contentBoxes(of node: NodeNumber) -> [LayoutBox] {
        if let known = keptBoxes(of: node) { return known }
        let boxes = flattened(contentChildren(of: node))
        self[layout: node].boxes = boxes
        return boxes
    }

    /// The boxes of the secondary children.
    mutating func secondaryBoxes(of node: NodeNumber) -> [LayoutBox] { flattened(secondaryChildren(of: node)) }

    private mutating func flattened(_ nodes: [NodeNumber]) -> [LayoutBox] {
        var result: [LayoutBox] = []
        for node in nodes { result += boxes(standingAt: node) }
        return result
    }

    /// A Section is a block of rows in a list and transparent elsewhere.
    private func isLooseSection(_ node: NodeNumber, _ item: LayoutItem) -> Bool {
        guard case .container(.named("Section", _)) = item else { return false }
        return !(enclosingContainer(of: node)?.isList ?? false)
    }

    /// The nearest container above a node, Sections passed over.
    func enclosingContainer(of node: NodeNumber) -> Container? {
        var next = layoutParent(of: node)
        while let parent = next {
            if case .container(let container) = layoutItem(of: parent) {
                if case .named("Section", _) = container {} else { return container }
            }
            next = layoutParent(of: parent)
        }
        return nil
    }

    /// The view that a modifier's box stands around.
    mutating func content(of box: LayoutBox) -> LayoutBox? {
        let boxes = contentBoxes(of: box.node)
        return box.index < boxes.count ? boxes[box.index] : nil
    }

    /// What stands at or below a node.
    mutating func traits(of node: NodeNumber) -> LayoutTraits {
        if let known = keptTraits(of: node) { return known }
        let item = keptItem(of: node)
        var traits = item.ownTraits
        for child in contentChildren(of: node) + secondaryChildren(of: node) {
            traits.formUnion(self.traits(of: child))
        }
        if case .container(let container) = item, container.isNavigation { traits.subtract(.navigation) }
        if case .container(.named("TabView", _)) = item { traits.remove(.hidesTabBar) }
        if !item.isTransparent, !item.standsAround, !item.speaksToSiblings { traits.remove(.priority) }
        self[layout: node].traits = traits
        return traits
    }
}

extension LayoutItem {
    /// The traits of the node itself.
    var ownTraits: LayoutTraits {
        switch self {
        case .title(let mode): mode.union(.title)
        case .titleMode(let mode): mode
        case .searchable: .searchField
        case .toolbar(let traits), .hidesBars(let traits): traits
        case .modifier(.horizontalGuide), .modifier(.verticalGuide): .guides
        case .modifier(.ignoresSafeArea), .modifier(.containerRelativeFrame): .ambient
        default: speaksToSiblings ? .priority : []
        }
    }
}

extension Container {
    /// Whether it shows rows.
    var isList: Bool {
        if case .named(let name, _) = self { return name == "List" || name == "Form" }
        return false
    }

    /// Whether it shows a navigation bar.
    var isNavigation: Bool {
        if case .named(let name, _) = self { return name.hasPrefix("Navigation") }
        return false
    }
}
