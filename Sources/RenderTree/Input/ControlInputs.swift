import AnimationMath
import ViewValues

/// Input to controls that take a value.
extension RenderTree {
    /// Text typed into a text field.
    public mutating func type<Host: ProgramHost>(
        _ text: String, into node: NodeID, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        try write(into: node, at: time, host: &host) { control, host in
            guard case .textField(let binding, _, _) = control.kind else { return nil }
            return (binding, host.makeValue(text))
        }
    }

    /// Sets a slider's or stepper's value.
    public mutating func slide<Host: ProgramHost>(
        _ node: NodeID, to value: Double, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        try write(into: node, at: time, host: &host) { control, host in
            guard case .slider(let binding, let lower, let upper, let step) = control.kind else { return nil }
            var target = min(max(value, lower), upper)
            if let step, step > 0 { target = lower + ((target - lower) / step).rounded() * step }
            return (binding, host.makeValue(min(target, upper)))
        }
    }

    /// Selects an option of a picker or a tab: by its tag's value, or else by its label.
    public mutating func select<Host: ProgramHost>(
        _ node: NodeID, tag: (any ProgramValue)?, label: String?, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        let option = nodes.contains(node.number) ? option(in: node.number, tag, label) : nil
        if nodes.contains(node.number), isTabView(node.number) {
            return try input(at: time, host: &host) { tree, host in
                try tree.selectTab(at: node.number, tag: tag, label: label, host: &host) ?? .noAction
            }
        }
        return try write(into: node, at: time, host: &host) { control, _ in
            guard case .picker(let binding) = control.kind, let option else {
                return nil
            }
            return (binding, option)
        }
    }

    /// The tags of the options of a picker or the tabs, in tree order.
    public func tags(in node: NodeID) -> [any ProgramValue] {
        nodes.contains(node.number) ? subtree(of: node.number).compactMap { tag(of: $0) } : []
    }

    /// The tag of the option that has a tag's value or a label.
    private func option(in number: NodeNumber, _ tag: (any ProgramValue)?, _ label: String?) -> (any ProgramValue)? {
        for next in subtree(of: number) {
            guard let own = self.tag(of: next) else { continue }
            if let tag, own.isEqual(to: tag) || tag.isEqual(to: own) { return own }
            let texts = subtree(of: next).compactMap { self.label(of: NodeID($0)) }
            if let label, texts.contains(label) { return own }
        }
        return nil
    }

    /// An option's tag: written with `.tag`, or a ForEach element's id.
    func tag(of number: NodeNumber) -> (any ProgramValue)? {
        if case .modified(_, .identity(.tag(let id))) = nodes[number].view.kind { return id.value }
        guard let parent = nodes[number].parent, case .forEach = nodes[parent].view.kind,
            case .element(let id, _) = nodes[number].slot
        else { return nil }
        return id.value
    }

    private mutating func write<Host: ProgramHost>(
        into node: NodeID, at time: FrameTime, host: inout Host,
        _ value: (Control, inout Host) -> (ProgramBinding, any ProgramValue)?
    ) throws -> (InputOutcome, [RenderEvent]) {
        guard nodes.contains(node.number) else { return (.noAction, []) }
        if isDisabled(node) { return (.disabled(node), []) }
        let chain = fullChain(of: node.number)
        for number in chain {
            guard case .control(let control) = nodes[number].view.kind, let (binding, new) = value(control, &host)
            else {
                continue
            }
            return try input(at: time, host: &host) { tree, host in
                var transaction = TransactionValue(origin: .gesture)
                transaction.originSource = tree.nodes[number].view.source
                // A slider's thumb is where the finger is; a picker's moves to the option.
                if case .picker = control.kind { tree.pass.touchedControl = number }
                try host.write(new, to: binding, transaction: transaction)
                return .handled(by: NodeID(number))
            }
        }
        return (.noAction, [])
    }
}
