import AnimationMath
import ViewValues

/// What happened, as events.
extension RenderTree {
    /// The path of an event until the call that reports it ends: only then does every sibling have its place.
    static let unnamed = ""

    /// Reports an event of a node, which is given its path at the end of the call, or before the node goes.
    mutating func append(_ event: RenderEvent, of number: NodeNumber) {
        pass.unnamed[number, default: []].append(pass.events.count)
        pass.events.append(event)
    }

    /// Gives the events of this call the paths that their nodes have now.
    mutating func nameEvents() {
        // Taken out, so that the index is not copied while the tree is asked.
        var index = paths
        forgetPaths()
        name(pass.unnamed.keys.sorted(), by: &index)
        paths = index
    }

    /// Gives the events of nodes that are about to go the paths that they had before the first of them went.
    mutating func nameEvents(ofDeparting numbers: [NodeNumber]) {
        guard !pass.unnamed.isEmpty else { return }
        var index = pass.departing
        pass.departing = PathIndex()
        name(numbers, by: &index)
        pass.departing = index
    }

    private mutating func name(_ numbers: [NodeNumber], by index: inout PathIndex) {
        for number in numbers {
            guard let places = pass.unnamed.removeValue(forKey: number) else { continue }
            let path = index.path(of: number, in: self)
            for place in places { pass.events[place].name(path) }
        }
    }

    /// Something in the life of a view.
    mutating func report(_ what: LifecycleEvent.What, of number: NodeNumber, detail: String? = nil) {
        append(
            .lifecycle(
                LifecycleEvent(
                    node: NodeID(number), path: Self.unnamed, what: what, detail: detail,
                    source: nodes[number].view.source)), of: number)
    }

    /// A transition's phase.
    mutating func reportPhase(_ phase: Double, of number: NodeNumber) {
        report(.phase, of: number, detail: phase < 0 ? "willAppear" : phase > 0 ? "didDisappear" : "identity")
    }

    /// A content transition or symbol effect.
    mutating func reportShow(_ number: NodeNumber, _ property: String, _ kind: String, began: Bool, detail: String?) {
        append(
            .show(
                ShowEvent(
                    node: NodeID(number), path: Self.unnamed, property: property, kind: kind, began: began,
                    detail: detail)), of: number)
    }

    private mutating func difference(
        _ operation: Difference.Operation, _ number: NodeNumber, old: Parameter? = nil, new: Parameter? = nil
    ) {
        append(
            .diff(
                Difference(
                    operation: operation, node: NodeID(number), path: Self.unnamed,
                    parameter: new?.name ?? old?.name, old: old?.value, new: new?.value, oldNumber: old?.number,
                    newNumber: new?.number, source: nodes[number].view.source)), of: number)
    }

    /// A node that came into a tree that was there before.
    mutating func reportInsertion(of number: NodeNumber) {
        guard typeName(of: NodeID(number)) != nil, isVisible(number), transactionCount > 1, !isPart(number) else {
            return
        }
        difference(.inserted, number)
    }

    /// A node that begins to leave; where nothing of a name is in it, such as an optional view that was nil, nothing goes.
    mutating func reportRemoval(of number: NodeNumber) {
        guard let named = subtree(of: number).first(where: { typeName(of: NodeID($0)) != nil }) else { return }
        difference(.removed, named)
    }

    /// Elements that changed their order.
    mutating func reportMoves(from before: [NodeNumber], to after: [NodeNumber]) {
        guard before.count > 1, after.count > 1 else { return }
        let kept = Set(after)
        let old = before.filter { kept.contains($0) && nodes[$0].leavingBox.isEmpty }
        let known = Set(old)
        let new = after.filter { known.contains($0) }
        for (from, to) in zip(old, new) where from != to {
            difference(.moved, to)
        }
    }

    /// Compares a node's parameters with its former ones; what concerns layout is laid out anew.
    mutating func noteChanges(of number: NodeNumber, since old: FormerNode) {
        let view = nodes[number].view
        guard view !== old.view else { return }
        var concernsLayout = view.hasLayoutClosure
        let before = old.view.parameters
        let after = view.parameters
        if before != after {
            nodes[number].changedIn = pass.number
            noteOrder(of: number, since: old.view)
            concernsLayout = concernsLayout || view.concernsLayout
            for parameter in after {
                let former = before.first { $0.name == parameter.name }
                if former != parameter { difference(.changed, number, old: former, new: parameter) }
            }
            for parameter in before where !after.contains(where: { $0.name == parameter.name }) {
                difference(.changed, number, old: parameter)
            }
        }
        if concernsLayout { invalidateLayout(number) }
    }

    /// An attribute that was given another target.
    mutating func reportChange(of number: AttributeNumber, _ outcome: ChangeRecord.Outcome) {
        guard !outcome.isJump else { return }
        let from = attributes[number].way?.from ?? attributes[number].shown
        let change = animationChange(of: number, from: from, expectedEnd: nil)
        append(outcome == .started ? .started(change) : .retargeted(change), of: change.node.number)
    }

    /// An attribute that arrived.
    mutating func reportFinish(of number: AttributeNumber) {
        let from = attributes[number].animator?.from ?? attributes[number].shown
        let change = animationChange(of: number, from: from, expectedEnd: pass.time.seconds)
        append(.finished(change), of: change.node.number)
    }

    private func animationChange(
        of number: AttributeNumber, from: AnimatableVector, expectedEnd: Double?
    ) -> AnimationChange {
        let node = attributes[number].node
        return AnimationChange(
            node: NodeID(node), path: Self.unnamed, property: propertyName(of: number),
            from: displayed(from, of: number), to: displayed(attributes[number].model, of: number),
            animation: attributes[number].animation, transaction: attributes[number].transaction,
            expectedEnd: expectedEnd, source: nodes[node].view.source, components: componentNames(of: number),
            isAssumed: isAssumed(number))
    }

    /// The attribute's name as in the property table.
    func propertyName(of number: AttributeNumber) -> String {
        let node = attributes[number].node
        let view = nodes[node].view
        switch attributes[number].key {
        case .effect:
            if case .modified(_, .effect(let effect)) = view.kind { return effect.propertyName }
            return "rotation"
        case .frame: return "frame"
        case .fill: return "color"
        case .fontSize: return "fontSize"
        case .shape: return "shape"
        case .data: return (programType(of: node) ?? "value") + ".animatableData"
        case .shift: return "offset"
        case .layer(let index):
            guard let layers = nodes[node].transitionBox.value?.layers, index < layers.count else {
                return "transition"
            }
            return layers[index].kind.propertyName
        case .keyframes: return "keyframes"
        case .scroll: return "scroll"
        case .matched: return "frame"
        case .presentation: return "offset"
        }
    }

    /// The type whose animatable data a node keeps.
    func programType(of number: NodeNumber) -> String? {
        if let program = nodes[number].program?.composite { return program.typeName }
        if case .container(let container, _) = nodes[number].view.kind { return container.programLayout?.typeName }
        return nil
    }

    /// An attribute's numbers in the property's units: colours as sRGB, a control's part by its place on the screen.
    func displayed(_ vector: AnimatableVector, of number: AttributeNumber) -> [Double] {
        if attributes[number].key == .frame, isPart(attributes[number].node), vector.count == 4 {
            let origin = shownOffset(above: attributes[number].node, isShown: true)
            return [vector[0] + origin.x, vector[1] + origin.y, vector[2], vector[3]]
        }
        guard attributes[number].key == .fill, vector.count == 4 else { return vector.components }
        return ResolvedColor(linear: vector.components).sRGB
    }
}

extension RenderEvent {
    /// Gives an event of a node its path.
    fileprivate mutating func name(_ path: String) {
        // Taken out before it is written to, so that nothing of it is copied.
        switch consume self {
        case .body(var run):
            run.path = path
            self = .body(run)
        case .diff(var difference):
            difference.path = path
            self = .diff(difference)
        case .started(var change):
            change.path = path
            self = .started(change)
        case .retargeted(var change):
            change.path = path
            self = .retargeted(change)
        case .finished(var change):
            change.path = path
            self = .finished(change)
        case .jumped(var jump):
            jump.path = path
            self = .jumped(jump)
        case .lifecycle(var event):
            event.path = path
            self = .lifecycle(event)
        case .show(var event):
            event.path = path
            self = .show(event)
        case let other: self = other
        }
    }
}

extension ViewValue {
    /// Whether another value of the node's parameters may give another layout.
    var concernsLayout: Bool {
        switch kind {
        case .leaf, .container, .control, .modified(_, .layout): true
        case .modified(_, .background), .modified(_, .overlay), .modified(_, .mask): true
        default: false
        }
    }

    /// Whether a closure takes part in layout.
    var hasLayoutClosure: Bool {
        if case .modified(_, .layout(let layout)) = kind { return layout.hasClosure }
        return false
    }
}

extension Effect {
    /// The property's name in the contract's table.
    var propertyName: String {
        switch self {
        case .scale: "scale"
        case .rotation: "rotation"
        case .rotation3D: "rotation3D"
        case .clip: "cornerRadius"
        default: name
        }
    }
}

extension TransitionLayer.Kind {
    /// The property that the part moves.
    var propertyName: String {
        switch self {
        case .opacity: "opacity"
        case .scale: "scale"
        case .offset, .move: "offset"
        case .blur: "blur"
        case .program, .modifier: "transition"
        }
    }
}
