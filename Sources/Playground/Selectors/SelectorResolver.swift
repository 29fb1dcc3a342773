/// What a selector asks of a tree of views.
public protocol SelectableTree {
    associatedtype Node: Hashable
    /// All views that selectors see, in tree order.
    func nodesInTreeOrder() -> [Node]
    /// The nearest view above.
    func parent(of node: Node) -> Node?
    /// The Type; nil for what a style makes.
    func typeName(of node: Node) -> String?
    /// The text of a Text, Button, …, or an Image's name.
    func label(of node: Node) -> String?
    /// Accessibility identifiers and string ids.
    func identifiers(of node: Node) -> [String]
    func isLeaving(_ node: Node) -> Bool
    func isEntering(_ node: Node) -> Bool
    /// Whether a control made it of its label: it answers to `Text("…")`, `Image("…")` alone.
    func isImplicit(_ node: Node) -> Bool
    /// The control that a part of the system's drawing belongs to; nil for what the program wrote.
    func control(ofPart node: Node) -> Node?
    /// Whether it is the title in a bar, which a label names only where nothing that the program wrote carries it.
    func isBarTitle(_ node: Node) -> Bool
}

extension SelectableTree {
    /// Nothing is drawn by the system.
    public func control(ofPart node: Node) -> Node? { nil }
    /// There are no bars.
    public func isBarTitle(_ node: Node) -> Bool { false }
}

/// Finds the views that a selector names.
public struct SelectorResolver<Tree: SelectableTree> {
    let tree: Tree
    let nodes: [Tree.Node]
    private let ancestors: [Tree.Node: [Tree.Node]]

    /// Looks at a tree once; use it for several selectors of the same moment.
    public init(_ tree: Tree) {
        self.tree = tree
        nodes = tree.nodesInTreeOrder()
        var ancestors: [Tree.Node: [Tree.Node]] = [:]
        for node in nodes {
            guard let parent = tree.parent(of: node) else { continue }
            ancestors[node] = [parent] + (ancestors[parent] ?? [])
        }
        self.ancestors = ancestors
    }

    /// All views that match, in tree order.
    ///
    /// What a control makes of its label answers to `Text("…")` and `Image("…")` alone, so that `count of Text` and
    /// `Text#2` pass it over.
    public func all(_ selector: ViewSelector) -> [Tree.Node] { matches(selector, below: nil) }

    /// The one view that matches.
    ///
    /// - Throws: `none` or `several` with the candidates.
    public func one(_ selector: ViewSelector) throws(SelectorError) -> Tree.Node {
        let found = all(selector)
        guard let first = found.first else {
            throw SelectorError(.none(selector, candidates: neighbours(of: selector)))
        }
        guard found.count == 1 else {
            throw SelectorError(.several(selector, candidates: names(of: found, for: selector)))
        }
        return first
    }

    private func matches(_ selector: ViewSelector, below top: Tree.Node?) -> [Tree.Node] {
        var tops: [Tree.Node?] = [top]
        for step in selector.steps {
            var found: Set<Tree.Node> = []
            for top in tops { found.formUnion(candidates(step, below: top)) }
            tops = nodes.filter { found.contains($0) }
        }
        return tops.compactMap { $0 }
    }

    private func candidates(_ step: ViewSelector.Step, below top: Tree.Node?) -> [Tree.Node] {
        var found = nodes.filter { isBelow($0, top) && isOpen($0, to: top) && carries($0, step.name) }
        if case .label = step.name {
            let written = found.filter { !tree.isBarTitle($0) }
            found = written.isEmpty ? Array(found.prefix(1)) : outermost(written)
        }
        if let inner = step.contains {
            found = found.filter { !matches(inner, below: $0).isEmpty }
        }
        if let number = step.number { found = number <= found.count ? [found[number - 1]] : [] }
        switch step.state {
        case .leaving: return found.filter { tree.isLeaving($0) }
        case .entering: return found.filter { tree.isEntering($0) }
        case nil: return found
        }
    }

    private func isBelow(_ node: Tree.Node, _ top: Tree.Node?) -> Bool {
        guard let top else { return true }
        return ancestors[node]?.contains(top) ?? false
    }

    /// Whether a step may name a node: what the system draws in a control, only straight after the control.
    private func isOpen(_ node: Tree.Node, to top: Tree.Node?) -> Bool {
        tree.control(ofPart: node).map { $0 == top } ?? true
    }

    private func carries(_ node: Tree.Node, _ name: ViewSelector.Step.Name) -> Bool {
        switch name {
        case .identifier(let name): return tree.identifiers(of: node).contains(name)
        case .label(let label): return !tree.isImplicit(node) && tree.label(of: node) == label
        case .type(let type, let label):
            guard let own = tree.typeName(of: node), own == type || own.hasSuffix("." + type) else { return false }
            guard let label else { return !tree.isImplicit(node) }
            return tree.label(of: node) == label
        }
    }

    private func outermost(_ found: [Tree.Node]) -> [Tree.Node] {
        let all = Set(found)
        return found.filter { node in !(ancestors[node] ?? []).contains { all.contains($0) } }
    }
}
