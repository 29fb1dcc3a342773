import ViewValues

/// What a style of the program is given of the view that it draws.
struct StyledView {
    /// The kind of styles that the view takes.
    var kind: String
    /// What the parts of the configuration stand for, by name.
    var parts: [String: ViewValue]
    /// What the configuration tells beside them.
    var values: [String: any ProgramValue] = [:]
    /// What the view is bound to.
    var binding: ProgramBinding?
}

/// Styles of the program: their bodies stand for controls, and for boxes with a label.
extension RenderTree {
    mutating func refreshStyled<Host: ProgramHost>(
        _ number: NodeNumber, _ view: StyledView, _ style: CompositeValue, old: FormerNode?, host: inout Host
    ) throws {
        let installed = try host.install(style.value, at: number, environment: nodes[number].environment.snapshot)
        nodes[number].control?.style = installed
        let result = try host.body(
            ofStyle: installed, kind: view.kind, configuration: view.values,
            isPressed: nodes[number].control?.isPressed ?? false, isOn: view.binding, at: number)
        track(result.reads.union(nodes[number].reads), of: number)
        nodes[number].innerScope = ContentScope(
            content: nil, parts: view.parts, binder: number, outer: nodes[number].scope, inTransition: false)
        takeStyleAway(view.kind, inside: number, old: old)
        noteStyleBody(of: style, at: number, isNew: old == nil)
        try withoutInsertion { tree in
            try tree.reconcile([(.content, result.view)], of: number, old, cutsList: true, host: &host)
        }
    }

    /// A style draws one level: what stands in its body, the content included, has the system's style again.
    private mutating func takeStyleAway(_ kind: String, inside number: NodeNumber, old: FormerNode?) {
        let outside = nodes[number].environment
        if let old, old.environment === outside, old.innerEnvironment != nil { return }
        var values = outside.values
        values.styles[kind] = nil
        nodes[number].innerEnvironment = Environment(values)
    }

    private mutating func noteStyleBody(of style: CompositeValue, at number: NodeNumber, isNew: Bool) {
        bodyRunTotals[style.typeName, default: 0] += 1
        pass.work.bodiesRun += 1
        append(
            .body(
                BodyRun(
                    node: NodeID(number), path: Self.unnamed, typeName: style.typeName,
                    reason: isNew ? .appeared : .inputChanged, source: nodes[number].view.source)), of: number)
    }

    // MARK: Boxes

    /// Whether a style of the program draws a container; then its children are parts of the style's configuration.
    mutating func refreshStyledContainer<Host: ProgramHost>(
        _ number: NodeNumber, _ container: Container, _ children: [ViewValue], old: FormerNode?, host: inout Host
    ) throws -> Bool {
        guard let kind = container.styleKind else { return false }
        guard let style = nodes[number].environment.values.styles[kind]?.value else {
            nodes[number].innerScope = nil
            nodes[number].innerEnvironment = nil
            return false
        }
        dirty.remove(number)
        if nodes[number].controlBox.isEmpty { nodes[number].control = ControlState() }
        let names = container.partNames(count: children.count)
        var view = StyledView(kind: kind, parts: Dictionary(zip(names, children)) { $1 })
        view.values["parts"] = host.makeValue(names.joined(separator: " "))
        try refreshStyled(number, view, style, old: old, host: &host)
        return true
    }

    /// Whether a style of the program draws what stands at a node.
    func isStyled(_ number: NodeNumber) -> Bool {
        switch nodes[number].view.kind {
        case .control: nodes[number].innerScope != nil
        case .container(let container, _): container.styleKind != nil && nodes[number].innerScope != nil
        default: false
        }
    }
}

extension Container {
    /// The kind of styles that a box with a label takes; nil for other containers.
    var styleKind: String? {
        guard case .named(let name, _) = self else { return nil }
        return ["GroupBox": "groupBox", "LabeledContent": "labeledContent", "ControlGroup": "controlGroup"][name]
            ?? (name == "Form" ? "form" : nil)
    }

    /// What its children are to a style: a label may be missing.
    func partNames(count: Int) -> [String] { count < 2 ? ["content"] : ["label", "content"] }
}
