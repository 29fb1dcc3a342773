import ViewValues

// What holds of a tree between two calls from outside. Nothing in the engine asks for it: tests do, after each entry.
extension RenderTree {
    /// What is broken, one line each; none where all is well. Costs a walk over the whole tree.
    var brokenInvariants: [String] { brokenStructure + brokenAttributes + brokenSets }

    /// Parents and children name each other, once, and one level apart; every node is reached from the root.
    private var brokenStructure: [String] {
        var broken: [String] = []
        guard let rootNumber else { return nodes.count == 0 ? [] : ["\(nodes.count) nodes without a root"] }
        guard nodes.contains(rootNumber) else { return ["the root \(rootNumber) is gone"] }
        if nodes[rootNumber].parent != nil { broken.append("the root has a parent") }
        var seen: Set<NodeNumber> = []
        var stack = [rootNumber]
        while let number = stack.popLast() {
            guard seen.insert(number).inserted else {
                broken.append("node \(number) stands in two places")
                continue
            }
            for child in nodes[number].children + nodes[number].secondary {
                guard nodes.contains(child) else {
                    broken.append("node \(number) has the child \(child), which is gone")
                    continue
                }
                if nodes[child].parent != number { broken.append("node \(child) has another parent than \(number)") }
                if nodes[child].depth <= nodes[number].depth {
                    broken.append("node \(child) is no deeper than \(number)")
                }
                stack.append(child)
            }
        }
        if seen.count != nodes.count { broken.append("\(nodes.count) nodes are kept, \(seen.count) stand in the tree") }
        return broken
    }

    /// A node's attributes are its own and alive, each key once; what is in motion has an animator and finite numbers.
    private var brokenAttributes: [String] {
        guard let rootNumber, nodes.contains(rootNumber) else { return [] }
        var broken: [String] = []
        for number in subtree(of: rootNumber) {
            let entries = nodes[number].attributes
            for (index, entry) in entries.enumerated() {
                guard attributes.contains(entry.number) else {
                    broken.append("node \(number) has the attribute \(entry.key), which is gone")
                    continue
                }
                let attribute = attributes[entry.number]
                if attribute.node != number || attribute.key != entry.key {
                    broken.append("the attribute \(entry.key) of node \(number) is another's")
                }
                if entries[..<index].contains(where: { $0.key == entry.key }) {
                    broken.append("node \(number) has the attribute \(entry.key) twice")
                }
            }
        }
        for number in running.numbers {
            if !attributes.contains(number) || attributes[number].animator == nil {
                broken.append("attribute \(number) counts as moving and is not")
            }
        }
        return broken
    }

    /// Between two updates nothing waits for one, and what moves by frames is in the tree.
    private var brokenSets: [String] {
        let sets: [(name: String, nodes: [NodeNumber])] = [
            ("leaving", leavingNodes.sorted()), ("clocked", clocked.sorted()), ("presented", presented),
            ("showing", shows), ("scrolling", scrollMotions.keys.sorted()), ("listening", tabViews.keys.sorted()),
            ("stepping", phaseNodes.values.sorted()),
        ]
        let gone = sets.flatMap { set in
            set.nodes.filter { !nodes.contains($0) }.map { "node \($0) counts as \(set.name) and is gone" }
        }
        return gone + (dirty.isEmpty ? [] : ["\(dirty.count) nodes still wait for their bodies"])
    }
}
