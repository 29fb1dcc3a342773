import ViewValues

/// Paths of nodes as events give them: `ContentView/VStack/Rectangle#2`.
extension RenderTree {
    /// The path of a node: the names from the root down, numbered where siblings bear the same one.
    public func path(of node: NodeID) -> String {
        var index = paths
        return index.path(of: node.number, in: self)
    }

    /// Forgets the paths that were asked for, since the tree has changed its shape.
    mutating func forgetPaths() { paths = PathIndex() }

    /// The view that a node's events are about: itself, or for a modifier's node the first view inside it.
    fileprivate func anchor(of number: NodeNumber) -> NodeID? {
        if isVisible(number) { return NodeID(number) }
        var current = number
        while let first = nodes[current].children.first {
            if isVisible(first) { return NodeID(first) }
            current = first
        }
        return parent(of: NodeID(number))
    }
}

/// Paths of one state of the tree, each list of siblings looked through once: naming n siblings costs n, not n².
struct PathIndex: Sendable {
    /// The path of a view that selectors see, without the names of what has none.
    private var paths: [NodeNumber: String] = [:]
    /// `#2` by view, empty for the only one of its name.
    private var ordinals: [NodeNumber: String] = [:]

    /// The path of a node; empty for one that is not there.
    mutating func path(of number: NodeNumber, in tree: RenderTree) -> String {
        guard tree.nodes.contains(number), let view = tree.anchor(of: number) else { return "" }
        return path(of: view, in: tree)
    }

    private mutating func path(of view: NodeID, in tree: RenderTree) -> String {
        var unnamed = [view]
        var known = ""
        while let next = unnamed.last {
            if let path = paths[next.number] {
                known = path
                unnamed.removeLast()
                break
            }
            guard let parent = tree.parent(of: next) else { break }
            unnamed.append(parent)
        }
        while let next = unnamed.popLast() {
            if let name = tree.typeName(of: next) {
                known += (known.isEmpty ? "" : "/") + name + ordinal(of: next, in: tree)
            }
            paths[next.number] = known
        }
        return known
    }

    private mutating func ordinal(of view: NodeID, in tree: RenderTree) -> String {
        if let known = ordinals[view.number] { return known }
        guard let parent = tree.parent(of: view) else { return "" }
        count(tree.children(of: parent), in: tree)
        return ordinals[view.number] ?? ""
    }

    private mutating func count(_ siblings: [NodeID], in tree: RenderTree) {
        var byName: [String: [NodeNumber]] = [:]
        for sibling in siblings {
            guard let name = tree.typeName(of: sibling) else { continue }
            byName[name, default: []].append(sibling.number)
        }
        for alike in byName.values {
            for (place, number) in alike.enumerated() { ordinals[number] = alike.count > 1 ? "#\(place + 1)" : "" }
        }
    }
}
