/// How candidates are named in errors: as selectors that a person can type.
extension SelectorResolver {
    /// Each of several matches, told apart by label, number and state.
    func names(of found: [Tree.Node], for selector: ViewSelector) -> [String] {
        let isNumbered = selector.steps.last?.number != nil
        return found.enumerated().map { index, node in
            var text = isNumbered ? name(of: node) : "\(selector)#\(index + 1)"
            if let state = selector.steps.last?.state { text = name(of: node) + ":" + state.rawValue }
            if !isNumbered, let label = tree.label(of: node), !text.contains(label.debugDescription) {
                text += " (\(label.debugDescription))"
            }
            return tree.isLeaving(node) && selector.steps.last?.state == nil ? text + ":leaving" : text
        }
    }

    /// What is there instead of a view that no one finds: the same type or label first, else everything selectable.
    func neighbours(of selector: ViewSelector) -> [String] {
        guard let step = selector.steps.last else { return [] }
        let written = nodes.filter { tree.control(ofPart: $0) == nil }
        var near = written.filter { isNear($0, step.name) }
        if near.isEmpty { near = written.filter { tree.typeName(of: $0) != nil && !tree.isImplicit($0) } }
        var seen: Set<String> = []
        let names = near.map(name(of:)).filter { seen.insert($0).inserted }
        return names.count > 8 ? names.prefix(8) + ["…"] : names
    }

    private func isNear(_ node: Tree.Node, _ name: ViewSelector.Step.Name) -> Bool {
        switch name {
        case .identifier: !tree.identifiers(of: node).isEmpty
        case .label: tree.label(of: node) != nil && !tree.isImplicit(node)
        case .type(let type, _): tree.typeName(of: node) == type && !tree.isImplicit(node)
        }
    }

    /// A view by its identifier, else by type and label.
    func name(of node: Tree.Node) -> String {
        if let identifier = tree.identifiers(of: node).first { return "@" + identifier }
        let type = tree.typeName(of: node) ?? ""
        guard let label = tree.label(of: node) else { return type }
        return type.isEmpty ? label.debugDescription : "\(type)(\(label.debugDescription))"
    }
}
