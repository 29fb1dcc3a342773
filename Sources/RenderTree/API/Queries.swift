import AnimationMath
import ViewValues

/// What selectors and reports ask. Nothing here changes the tree.
extension RenderTree {
    /// The root of the tree; nil before the first showing.
    public var root: NodeID? { rootNumber.map { NodeID($0) } }

    /// The nodes below one that selectors and dumps see, in tree order: content before its background, background before
    /// overlay, leaving views at their structural place. Transparent nodes are passed over.
    public func children(of node: NodeID) -> [NodeID] {
        guard nodes.contains(node.number) else { return [] }
        let own = nodes[node.number]
        return (own.children + own.secondary + namedDecorations(of: node.number)).flatMap { visible(at: $0) }
    }

    /// The node itself where selectors see it, else what they see below it: content, then what modifiers put beside it,
    /// backgrounds before the rest. What stands inside a name belongs to the view that bears it. What a
    /// ViewThatFits leaves out is not there.
    private func visible(at number: NodeNumber) -> [NodeID] {
        var beside = Decorations()
        var isNamed = false
        var current = number
        while !isVisible(current) {
            if nodes[current].layout.isLeftOut { return [] }
            isNamed = isNamed || isName(current)
            if !isNamed { beside.add(nodes[current].secondary.reversed(), of: nodes[current].view) }
            guard nodes[current].children.count == 1, let next = nodes[current].children.first else {
                return (nodes[current].children + beside.innermostFirst).flatMap { visible(at: $0) }
            }
            current = next
        }
        if nodes[current].layout.isLeftOut { return [] }
        return [NodeID(current)] + beside.innermostFirst.flatMap { visible(at: $0) }
    }

    /// What modifiers inside the view's name put beside it.
    private func namedDecorations(of number: NodeNumber) -> [NodeNumber] {
        var beside = Decorations()
        var named: [NodeNumber] = []
        var current = number
        while let parent = nodes[current].parent, !isVisible(parent), nodes[parent].children.first == current {
            beside.add(nodes[parent].secondary, of: nodes[parent].view)
            if isName(parent) { named = beside.all }
            current = parent
        }
        return named
    }

    /// Whether a modifier gives its view a name that selectors know.
    private func isName(_ number: NodeNumber) -> Bool {
        switch nodes[number].view.kind {
        case .modified(_, .identity(.accessibilityIdentifier)), .modified(_, .identity(.id)): true
        default: false
        }
    }

    /// Backgrounds, then overlays and the rest.
    private struct Decorations {
        private var behind: [NodeNumber] = []
        private var beside: [NodeNumber] = []
        var all: [NodeNumber] { behind + beside }
        /// What was collected from the outside in, the other way round.
        var innermostFirst: [NodeNumber] { behind.reversed() + beside.reversed() }
        mutating func add(_ numbers: [NodeNumber], of view: ViewValue) {
            if case .modified(_, .background) = view.kind { behind += numbers } else { beside += numbers }
        }
    }

    /// Whether selectors see a node: views do, modifiers and blocks do not.
    func isVisible(_ number: NodeNumber) -> Bool {
        if let parent = nodes[number].parent, !nodes[parent].presentationBox.isEmpty,
            case .deferred = nodes[number].view.kind
        {
            return false
        }
        return switch nodes[number].view.kind {
        case .container(.named(let name, _), _): !name.hasPrefix("_")
        case .deferred(.content): false
        case .leaf, .container, .composite, .control, .deferred: true
        default: false
        }
    }

    /// The nearest node above that selectors see.
    public func parent(of node: NodeID) -> NodeID? {
        guard nodes.contains(node.number) else { return nil }
        var below = node.number
        var decorated: NodeNumber?
        while let next = nodes[below].parent {
            if isVisible(next) { return NodeID(next) }
            if nodes[next].secondary.contains(below) { decorated = next }
            if let decorated, isName(next), let view = nodes[decorated].children.flatMap({ visible(at: $0) }).first {
                return view
            }
            below = next
        }
        return nil
    }

    /// All nodes in tree order (pre-order).
    public func nodesInTreeOrder() -> [NodeID] {
        var result: [NodeID] = []
        _ = firstNode { node in
            result.append(node)
            return false
        }
        return result
    }

    /// The first node in tree order that a condition holds for; what stands after it is not visited.
    public func firstNode(where condition: (NodeID) -> Bool) -> NodeID? {
        guard let rootNumber else { return nil }
        var stack = Array(visible(at: rootNumber).reversed())
        while let next = stack.popLast() {
            if condition(next) { return next }
            stack.append(contentsOf: children(of: next).reversed())
        }
        return nil
    }

    /// The selector's Type: `Rectangle`, `VStack`, `HikeDetail`; nil for what a control or a style makes.
    public func typeName(of node: NodeID) -> String? {
        guard nodes.contains(node.number), !isMadeByStyle(node.number) else { return nil }
        return kindName(of: node.number)
    }

    /// The name of what a node is, whoever made it.
    func kindName(of number: NodeNumber) -> String? {
        switch nodes[number].view.kind {
        case .leaf(let leaf): leaf.typeName
        case .container(let container, _): container.typeName
        case .composite(let composite): composite.typeName
        case .control(let control): control.name
        case .deferred(let deferred): deferred.typeKey
        default: nil
        }
    }

    /// The control that a part of the system's drawing belongs to: such parts answer to selectors only straight after it,
    /// as in `Toggle/Knob`. Nil for all other nodes.
    public func control(ofPart node: NodeID) -> NodeID? {
        guard nodes.contains(node.number), isPart(node.number) else { return nil }
        return nodes[node.number].parent.map { NodeID($0) }
    }

    /// Whether a control's style or a view of the system's, not the program's source, made a node.
    private func isMadeByStyle(_ number: NodeNumber) -> Bool {
        guard nodes[number].view.source == nil else { return false }
        if isInSystemBody(number) { return true }
        guard let binder = nodes[number].scope?.binder, nodes.contains(binder) else {
            return false
        }
        if case .control = nodes[binder].view.kind { return true }
        return isStyled(binder)
    }

    /// Whether the nearest view around that has a body is the system's.
    func isInSystemBody(_ number: NodeNumber) -> Bool {
        switch nodes[number].view.kind {
        case .composite(let own) where !own.isVocabulary: return false
        // A disclosure group is what OutlineGroup is documented to make.
        case .control: return false
        default: if isPart(number) { return false }
        }
        var next = nodes[number].parent
        while let parent = next, nodes.contains(parent) {
            if case .composite(let composite) = nodes[parent].view.kind { return composite.isVocabulary }
            // What a control of the program's makes of its label answers as it does anywhere.
            if case .control = nodes[parent].view.kind, nodes[parent].view.source != nil { return false }
            next = nodes[parent].parent
        }
        return false
    }

    /// The label: the text of a Text, Button, Label, Toggle, …, or an Image's name.
    public func label(of node: NodeID) -> String? {
        guard nodes.contains(node.number) else { return nil }
        switch nodes[node.number].view.kind {
        case .leaf(.text(let text)): return text.content
        case .leaf(.image(let image)): return image.name
        case .control(let control): return firstLabel(in: [node.number]) ?? control.kind.title
        default: return nil
        }
    }

    /// The first text below nodes, else the first image's name.
    private func firstLabel(in numbers: [NodeNumber]) -> String? {
        let leaves = numbers.flatMap { subtree(of: $0) }
        for number in leaves {
            switch nodes[number].view.kind {
            case .leaf(.text(let text)): return text.content
            case .control(let control):
                // A Label's title is read aloud, and finds it, even where its style shows the icon alone.
                guard case .label(_, let title) = control.kind, let text = title.firstText else { continue }
                return text
            default: continue
            }
        }
        for number in leaves {
            if case .leaf(.image(let image)) = nodes[number].view.kind { return image.name }
        }
        return nil
    }

    /// What `@name` finds: `.accessibilityIdentifier`s and string `.id`s written on the view.
    public func identifiers(of node: NodeID) -> [String] {
        guard nodes.contains(node.number) else { return [] }
        return ownChain(of: node.number).compactMap { number in
            switch nodes[number].view.kind {
            case .modified(_, .identity(.accessibilityIdentifier(let name))): name
            case .modified(_, .identity(.id(let id))): id.description
            default: nil
            }
        }
    }

    /// Whether a removal is under way here or above.
    public func isLeaving(_ node: NodeID) -> Bool {
        var current: NodeNumber? = nodes.contains(node.number) ? node.number : nil
        while let next = current {
            if !nodes[next].leavingBox.isEmpty { return true }
            current = nodes[next].parent
        }
        return false
    }

    /// Whether an insertion's transition is under way here or above.
    public func isEntering(_ node: NodeID) -> Bool {
        guard !isLeaving(node) else { return false }
        var current: NodeNumber? = nodes.contains(node.number) ? node.number : nil
        while let next = current {
            if nodes[next].transition?.entering.isEmpty == false { return true }
            current = nodes[next].parent
        }
        return false
    }

    /// Whether a control made it of its label: it answers to `Text("…")` and `Image("…")` alone.
    public func isImplicit(_ node: NodeID) -> Bool {
        guard nodes.contains(node.number), case .leaf = nodes[node.number].view.kind, !isPart(node.number) else {
            return false
        }
        var current = nodes[node.number].parent
        var isPart = false
        while let next = current {
            if case .placeholder(.configuration) = nodes[next].view.kind { isPart = true }
            if case .control(let control) = nodes[next].view.kind {
                // What a style of the program draws around the label is the program's.
                return control.labelIsImplicit && (isPart || nodes[next].control?.style == nil)
            }
            if case .composite = nodes[next].view.kind { return false }
            current = nodes[next].parent
        }
        return false
    }

    /// Whether it draws by itself, with a frame of its own.
    public func isLeaf(_ node: NodeID) -> Bool { nodes.contains(node.number) && isLeafKind(node.number) }

    /// Whether the view, or one above it, is disabled.
    public func isDisabled(_ node: NodeID) -> Bool {
        nodes.contains(node.number) && !nodes[node.number].environment.values.isEnabled
    }

    /// The installed value of a view of the program, whose scope `:in` enters; nil for other nodes.
    public func programValue(of node: NodeID) -> (any ProgramValue)? {
        guard nodes.contains(node.number), case .composite = nodes[node.number].view.kind else { return nil }
        return nodes[node.number].program?.installed
    }

    /// Where the view was written.
    public func source(of node: NodeID) -> SourcePlace? {
        nodes.contains(node.number) ? nodes[node.number].view.source : nil
    }

    /// How often bodies of a type ran since the tree was shown, summed over its instances.
    public func bodyRuns(of typeName: String) -> Int { bodyRunTotals[typeName] ?? 0 }
}

extension Leaf {
    /// The Type selector.
    var typeName: String {
        switch self {
        case .shape(let name, _, _, _), .style(let name, _), .opaque(let name, _): name
        case .text(let text): text.systemName ?? "Text"
        case .image: "Image"
        case .color: "Color"
        case .spacer: "Spacer"
        case .divider: "Divider"
        }
    }
}

extension Container {
    /// The Type selector.
    var typeName: String {
        if case .layout(let composite) = self { return composite.typeName }
        return typeKey
    }
}

extension Control.Kind {
    /// A title that stands for a label: a text field's prompt.
    var title: String? {
        if case .textField(_, let prompt, _) = self { return prompt }
        return nil
    }
}

extension ViewValue {
    /// The first text that stands in a view as it is written; nil where only running a body would tell.
    fileprivate var firstText: String? {
        switch kind {
        case .leaf(.text(let text)): text.content
        case .modified(let view, _), .conditional(_, let view), .anyView(let view, _), .optional(let view?):
            view.firstText
        case .group(let views), .container(_, let views): views.lazy.compactMap(\.firstText).first
        default: nil
        }
    }
}
