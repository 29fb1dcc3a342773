import AnimationMath
import ViewValues

/// What an input did.
public enum InputOutcome: Hashable, Sendable {
    /// An action or gesture took it: the node that has it.
    case handled(by: NodeID)
    /// The view or an ancestor is disabled.
    case disabled(NodeID)
    /// Neither the view nor an ancestor has an action.
    case noAction
}

/// Input from the user, at the clock's frame, after its sample (LIFE-6, LIFE-7). All of them settle the frame.
extension RenderTree {
    /// A tap on a view: its action, else the nearest ancestor's.
    public mutating func tap<Host: ProgramHost>(
        _ node: NodeID, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        try input(at: time, host: &host) { tree, host in
            guard tree.nodes.contains(node.number) else { return .noAction }
            if tree.isDisabled(node) { return .disabled(node) }
            if try tree.closeSwipes(touching: node.number, host: &host) { return .handled(by: node) }
            guard let target = tree.tapTarget(of: node.number) else { return .noAction }
            if !tree.nodes[target].environment.values.isEnabled { return .disabled(NodeID(target)) }
            try tree.act(on: target, tapped: node.number, origin: .tap, host: &host)
            return .handled(by: NodeID(target))
        }
    }

    /// Runs an input and settles the frame after it.
    mutating func input<Host: ProgramHost>(
        at time: FrameTime, host: inout Host, _ work: (inout RenderTree, inout Host) throws -> InputOutcome
    ) throws -> (InputOutcome, [RenderEvent]) {
        var outcome = InputOutcome.noAction
        let events = try driving(at: time) { tree in
            outcome = try work(&tree, &host)
            try tree.updateScrollPhases(host: &host)
            try tree.settleFrame(host: &host)
        }
        return (outcome, events)
    }

    /// The nearest node with an action for a tap: among the view's own modifiers, the view, then its ancestors.
    func tapTarget(of number: NodeNumber) -> NodeNumber? {
        let chain = bodyChain(of: number) + fullChain(of: number)
        guard let first = chain.firstIndex(where: { isTappable($0) }) else { return nil }
        guard tapCount(of: chain[first]) > 1 else { return chain[first] }
        // One tap is not two: another modifier of the same view that waits for one gets it.
        for next in chain[first...].dropFirst() {
            guard case .modified = nodes[next].view.kind else { break }
            if isTappable(next), tapCount(of: next) == 1 { return next }
        }
        return chain[first]
    }

    private func tapCount(of number: NodeNumber) -> Int {
        switch nodes[number].view.kind {
        case .modified(_, .input(.onTapGesture(let count, _))): count
        case .modified(_, .input(.gesture(let gesture, _))):
            gesture.recognizers(at: number).compactMap(\.tapCount).min() ?? 1
        default: 1
        }
    }

    /// What a view of the program consists of, as long as it is one view: its action is the view's own.
    func bodyChain(of number: NodeNumber) -> [NodeNumber] {
        guard case .composite = nodes[number].view.kind else { return [] }
        var chain: [NodeNumber] = []
        var current = nodes[number].children.first
        while let next = current, nodes[next].parent.map({ nodes[$0].children.count == 1 }) == true {
            chain.append(next)
            guard isTransparent(next) else { break }
            current = nodes[next].children.first
        }
        return chain
    }

    private func isTappable(_ number: NodeNumber) -> Bool {
        switch nodes[number].view.kind {
        case .control(let control): control.kind.isTappable
        case .modified(_, .input(.onTapGesture)): true
        case .modified(_, .input(.gesture(let gesture, _))): gesture.tapAction != nil
        default: false
        }
    }

    /// Does what a tap on a control or gesture does.
    mutating func act<Host: ProgramHost>(
        on number: NodeNumber, tapped: NodeNumber? = nil, origin: TransactionOrigin, host: inout Host
    ) throws {
        var transaction = TransactionValue(origin: origin)
        transaction.originSource = nodes[number].view.source
        switch nodes[number].view.kind {
        case .modified(_, .input(.onTapGesture(_, let action))):
            try host.perform(action, .none, transaction: transaction)
        case .modified(_, .input(.gesture(let gesture, _))):
            try performTaps(of: gesture, at: number, on: tapped ?? number, host: &host)
        case .control(let control): try activate(control, at: number, transaction, host: &host)
        default: break
        }
    }

    private mutating func activate<Host: ProgramHost>(
        _ control: Control, at number: NodeNumber, _ transaction: TransactionValue, host: inout Host
    ) throws {
        switch control.kind {
        case .button where control.name == "EditButton": try toggleEditing(at: number, transaction, host: &host)
        case .button where swipedRow(ofButton: number) != nil || row(ofControl: number) != nil:
            try actBesideRow(control, at: number, transaction, host: &host)
        case .button(_, let action):
            try host.perform(action, .none, transaction: transaction)
            try closeDialog(around: number, host: &host)
        case .menu(let primary): try openMenu(number, primary, transaction, host: &host)
        case .navigationLink: try follow(control, at: number, host: &host)
        case .toggle(let binding):
            pass.touchedControl = number
            let isOn = try host.read(binding).description == "true"
            try host.write(host.makeValue(!isOn), to: binding, transaction: transaction)
            try closeDialog(around: number, host: &host)
        case .stepper(let increment, _):
            if let increment { try host.perform(increment, .none, transaction: transaction) }
        case .disclosureGroup(let binding):
            if let binding {
                let isOn = try host.read(binding).description == "true"
                var opening = transaction
                opening.animation = Self.disclosureAnimation
                try host.write(host.makeValue(!isOn), to: binding, transaction: opening)
            } else {
                try toggleDisclosure(number, host: &host)
            }
        default: break
        }
    }

    /// What a tapped DisclosureGroup opens and closes under: assumed, since Apple names no curve.
    static let disclosureAnimation = Animation.default

    /// A DisclosureGroup that keeps its own state.
    private mutating func toggleDisclosure<Host: ProgramHost>(_ number: NodeNumber, host: inout Host) throws {
        let transaction = TransactionValue(animation: Self.disclosureAnimation, origin: .tap)
        try runUpdate(transaction, writes: [], host: &host) { tree, _ in
            tree.nodes[number].control?.isExpanded.toggle()
            tree.dirty.insert(number)
        }
    }
}

extension Control.Kind {
    /// Whether a tap does something.
    var isTappable: Bool {
        switch self {
        case .button, .toggle, .stepper, .disclosureGroup, .navigationLink, .menu: true
        default: false
        }
    }
}

extension GestureValue {
    /// What a tap gesture calls when it ends.
    var tapAction: ProgramClosure? {
        switch self {
        case .onEnded(let base, let action): base.isTap ? action : base.tapAction
        case .onChanged(let base, _), .updating(let base, _, _), .map(let base, _): base.tapAction
        case .sequenced(let first, let second), .simultaneous(let first, let second), .exclusive(let first, let second):
            first.tapAction ?? second.tapAction
        default: nil
        }
    }

    private var isTap: Bool {
        switch self {
        case .tap, .spatialTap: true
        case .onChanged(let base, _), .onEnded(let base, _), .updating(let base, _, _), .map(let base, _): base.isTap
        default: false
        }
    }
}
