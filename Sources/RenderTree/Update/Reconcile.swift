import AnimationMath
import ViewValues

/// What comes down to a node with its view value.
struct Inherited {
    var environment: Environment
    var scope: ContentScope?
    /// A transition written around the list that the node belongs to.
    var listTransition: ViewValue?
}

/// Identity and update: a view value meets the node that shows it (TREE-1, TREE-2).
extension RenderTree {
    /// Builds a node for a view.
    mutating func create<Host: ProgramHost>(
        _ view: ViewValue, slot: Slot, parent: NodeNumber?, _ inherited: Inherited, host: inout Host
    ) throws -> NodeNumber {
        let depth = parent.map { nodes[$0].depth + 1 } ?? 0
        guard depth < Self.depthLimit else { throw EngineLimit.depth }
        var node = Node(
            view: view, slot: slot, parent: parent, depth: depth, environment: inherited.environment,
            scope: inherited.scope)
        node.listTransition = inherited.listTransition
        let number = nodes.insert(node)
        if parent == nil, rootNumber == nil { rootNumber = number }
        try refresh(number, old: nil, host: &host)
        return number
    }

    /// Brings a node to a newer value; nothing happens where all that comes down is the same.
    mutating func update<Host: ProgramHost>(
        _ number: NodeNumber, to view: ViewValue, _ inherited: Inherited, host: inout Host
    ) throws {
        let old = former(number)
        let isSame =
            old.environment === inherited.environment && nodes[number].scope === inherited.scope
            && nodes[number].listTransition === inherited.listTransition && old.view.showsSame(as: view)
        if isSame, !dirty.contains(number) { return }
        nodes[number].view = view
        nodes[number].environment = inherited.environment
        nodes[number].scope = inherited.scope
        nodes[number].listTransition = inherited.listTransition
        try refresh(number, old: old, host: &host)
    }

    /// What came down to a node until now.
    func former(_ number: NodeNumber) -> FormerNode {
        FormerNode(
            view: nodes[number].view, environment: nodes[number].environment,
            innerEnvironment: nodes[number].innerEnvironment)
    }

    /// What comes down to the content of a node from it and from above.
    func inherited(below number: NodeNumber) -> Inherited {
        Inherited(
            environment: nodes[number].innerEnvironment ?? nodes[number].environment,
            scope: nodes[number].innerScope ?? nodes[number].scope, listTransition: nodes[number].listTransition)
    }

    /// How deep views may nest.
    static var depthLimit: Int { 1500 }

    /// Does what a node's kind asks for after its value, environment or scope changed; `old` is nil for a new node.
    mutating func refresh<Host: ProgramHost>(_ number: NodeNumber, old: FormerNode?, host: inout Host) throws {
        pass.work.nodesVisited += 1
        if let old {
            noteChanges(of: number, since: old)
            if old.environment.values.isRightToLeft != nodes[number].environment.values.isRightToLeft {
                invalidateLayout(number)
            }
        }
        let view = nodes[number].view
        switch view.kind {
        case .empty: break
        case .leaf(let leaf): try refreshLeaf(number, leaf, old: old, host: &host)
        case .container(let container, let children):
            try refreshContainer(number, container, children, old: old, host: &host)
        case .group(let children):
            try reconcile(children.enumerated().map { (.index($0.offset), $0.element) }, of: number, old, host: &host)
        case .conditional(let branch, let content):
            try reconcile([(.branch(branch), content)], of: number, old, isList: true, host: &host)
        case .optional(let content):
            try reconcile(content.map { [(.content, $0)] } ?? [], of: number, old, isList: true, host: &host)
        case .forEach(let elements): try refreshForEach(number, elements, old: old, host: &host)
        case .anyView(let content, let signature):
            let type = "\(signature) \(content.erasedKind)"
            try reconcile([(.erased(type), content)], of: number, old, isList: true, host: &host)
        case .composite(let composite):
            try refreshProgram(number, composite, as: .view, old: old, host: &host)
        case .modified(let content, let modifier):
            try refreshModified(number, content, modifier, old: old, host: &host)
        case .placeholder(let placeholder): try refreshPlaceholder(number, placeholder, old: old, host: &host)
        case .deferred(let deferred): try refreshDeferred(number, deferred, old: old, host: &host)
        case .control(let control): try refreshControl(number, control, old: old, host: &host)
        }
        if old == nil { reportInsertion(of: number) }
    }

    /// A container's children stand at fixed places; its own insertion is not theirs (TRANS-5).
    private mutating func refreshContainer<Host: ProgramHost>(
        _ number: NodeNumber, _ container: Container, _ children: [ViewValue], old: FormerNode?, host: inout Host
    ) throws {
        if case .any = container, old != nil { invalidateLayout(number) }
        if let composite = container.programLayout {
            try refreshData(of: number, composite, host: &host)
            if old != nil { invalidateLayout(number) }
        }
        if try refreshStyledContainer(number, container, children, old: old, host: &host) { return }
        if container.isLazy, old == nil { lazyContainers.insert(number) }
        if container.scrolls, old == nil { addAttribute(AttributeValue([0, 0]), for: .scroll, of: number) }
        try withoutInsertion { tree in
            try tree.reconcile(
                children.enumerated().map { (.index($0.offset), $0.element) }, of: number, old, cutsList: true,
                host: &host)
        }
        try refreshPages(number, old: old, host: &host)
        if container.isList { try readEditing(of: number, host: &host) }
    }

    /// What a placeholder stands for (TREE-1: in its place).
    private mutating func refreshPlaceholder<Host: ProgramHost>(
        _ number: NodeNumber, _ placeholder: Placeholder, old: FormerNode?, host: inout Host
    ) throws {
        let scope = nodes[number].scope
        let content: ViewValue?
        switch placeholder {
        case .content: content = scope?.content
        case .configuration(let part): content = scope?.parts[part]
        }
        let inherited = Inherited(
            environment: nodes[number].environment, scope: scope?.outer, listTransition: nodes[number].listTransition)
        try reconcile(content.map { [(.content, $0)] } ?? [], of: number, old, inherited, host: &host)
    }

    /// Runs a piece of building in which what is new is no insertion of its own.
    mutating func withoutInsertion(_ work: (inout RenderTree) throws -> Void) rethrows {
        let outside = pass.insertion
        pass.insertion = nil
        try work(&self)
        pass.insertion = outside
    }
}

/// Limits that end an entry.
public enum EngineLimit: Error, Hashable, Sendable {
    /// Views nest too deeply.
    case depth
    /// Bodies ran too often in one update.
    case rounds
}
