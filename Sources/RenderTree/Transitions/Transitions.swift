import AnimationMath
import ViewValues

/// What a node that drives a transition keeps (TRANS-1).
struct TransitionState: Sendable {
    var layers: [TransitionLayer]
    /// -1 willAppear, 0 identity, +1 didDisappear.
    var phase = 0.0
    /// What the insertion started and still moves.
    var entering: Set<AttributeNumber> = []
    /// Whether it is the default of a view without a transition of its own.
    var isDefault = false
}

/// What an element on its way out keeps (TRANS-3).
struct LeavingState: Sendable {
    /// What the removing transaction started in it and still moves.
    var pending: Set<AttributeNumber>
    /// Whether its transition is `.identity` alone (TRANS-10).
    var isIdentity: Bool
    /// The update and transaction that removed it, as it arrived there, for explanations.
    var update: Int
    var transaction: Int
    var trace: ShapedTransaction
    /// What is to be told, once it is gone, of the modifiers around the `.id` that gave it its identity.
    var around: [NodeNumber] = []
}

extension RenderTree {
    /// A `.transition` modifier: it drives its content, unless elements come and go in the list that the content gives.
    mutating func refreshTransition<Host: ProgramHost>(
        _ number: NodeNumber, _ content: ViewValue, old: FormerNode?, host: inout Host
    ) throws {
        let view = nodes[number].view
        guard case .modified(_, .transition(let value)) = view.kind else { return }
        if content.isDynamicList && !content.isModifiedChoice || isInsideTransition(number) {
            nodes[number].transition = nil
            nodes[number].innerScope = nil
            let outer = nodes[number].listTransition
            let inherited = Inherited(
                environment: nodes[number].environment, scope: nodes[number].scope,
                listTransition: content.isDynamicList ? outer ?? view : outer)
            try reconcile([(.content, content)], of: number, old, inherited, host: &host)
            return
        }
        let layers = try layers(of: value, at: number, host: &host)
        if nodes[number].transitionBox.isEmpty {
            let isAnimated = pass.insertion.map { canAnimate(layers, under: $0.trace) } ?? false
            nodes[number].transition = TransitionState(layers: layers, phase: old == nil && isAnimated ? -1 : 0)
        } else if nodes[number].transition?.layers.count == layers.count {
            nodes[number].transition?.layers = layers
        } else {
            removeLayerAttributes(of: number)
            nodes[number].transition?.layers = layers
        }
        try buildTransition(number, old: old, host: &host)
    }

    /// The content, within the bodies of those parts of the transition that have one.
    private mutating func buildTransition<Host: ProgramHost>(
        _ number: NodeNumber, old: FormerNode?, host: inout Host
    ) throws {
        // A modifier of the program drives its default transition itself: that has no bodies to build.
        guard case .modified(let content, .transition) = nodes[number].view.kind,
            let state = nodes[number].transition
        else { return }
        var view = ViewValue(.placeholder(.content))
        var hasBody = false
        for layer in state.layers {
            guard let wrapped = layer.wrapping(view, at: state.phase, source: nodes[number].view.source) else {
                continue
            }
            view = wrapped
            hasBody = true
        }
        if hasBody { setInnerScope(of: number, content: content, inTransition: true) }
        let list = content.isDynamicList ? nodes[number].listTransition ?? nodes[number].view : nil
        let inherited = Inherited(
            environment: nodes[number].environment,
            scope: hasBody ? nodes[number].innerScope : nodes[number].scope, listTransition: list)
        let desired = [(Slot.content, hasBody ? view : content)]
        guard list != nil else { return try reconcile(desired, of: number, old, inherited, host: &host) }
        // What comes with the whole is no insertion of its own.
        try withoutInsertion { try $0.reconcile(desired, of: number, old, inherited, host: &host) }
    }

    /// Whether a transition written further out drives the same view.
    private func isInsideTransition(_ number: NodeNumber) -> Bool {
        var current = nodes[number].parent
        while let parent = current, isTransparent(parent), !isElementBoundary(parent) {
            if !nodes[parent].transitionBox.isEmpty { return true }
            current = nodes[parent].parent
        }
        return false
    }

    private func isElementBoundary(_ number: NodeNumber) -> Bool {
        switch nodes[number].view.kind {
        case .conditional, .optional, .forEach: true
        default: false
        }
    }

    /// Whether the node stands for what is below it in the list around it.
    func isTransparent(_ number: NodeNumber) -> Bool {
        switch nodes[number].view.kind {
        case .group, .conditional, .optional, .forEach, .anyView, .composite, .modified, .placeholder: true
        case .deferred(.phaseAnimator), .deferred(.keyframeAnimator), .deferred(.timeline): true
        default: false
        }
    }

    private func canAnimate(_ layers: [TransitionLayer], under trace: ShapedTransaction) -> Bool {
        layers.contains { ($0.animation ?? trace.value.animation) != nil }
    }

    private mutating func removeLayerAttributes(of number: NodeNumber) {
        for entry in nodes[number].attributes {
            guard case .layer = entry.key else { continue }
            stop(entry.number)
            attributes.remove(entry.number)
        }
        nodes[number].attributes.removeAll { if case .layer = $0.key { true } else { false } }
    }

    /// The nodes that drive the transitions of an element; one without a transition of its own fades (TRANS-1).
    func drivers(of number: NodeNumber) -> [NodeNumber] {
        if !nodes[number].transitionBox.isEmpty { return [number] }
        let below = nodes[number].children.filter { nodes[$0].leavingBox.isEmpty }
        switch nodes[number].view.kind {
        case .empty: return []
        case .group, .conditional, .optional, .forEach, .anyView:
            return below.flatMap { drivers(of: $0) }
        case .composite, .modified, .placeholder, .deferred(.phaseAnimator), .deferred(.keyframeAnimator):
            let found = below.flatMap { drivers(of: $0) }
            return found.count == 1 && nodes[found[0]].transitionBox.isEmpty ? [number] : found
        default: return [number]
        }
    }

    /// Moves a transition to another phase under a transaction; what starts is collected by the caller.
    mutating func setPhase<Host: ProgramHost>(
        _ phase: Double, of number: NodeNumber, under trace: ShapedTransaction, host: inout Host
    ) throws {
        guard let state = nodes[number].transition else { return }
        let size = boxSize(of: extent(of: number))
        for (index, layer) in state.layers.enumerated() {
            guard let value = layer.value(at: phase, size: size) else { continue }
            try setLayer(index, layer, value, of: number, from: state.phase, size, under: trace, host: &host)
        }
        nodes[number].transition?.phase = phase
        reportPhase(phase, of: number)
        guard let child = nodes[number].children.first, nodes[number].innerScope != nil else { return }
        let own = state.layers.lazy.compactMap(\.animation).first
        var inner = own.map { trace.replacing($0, at: nodes[number].view.source) } ?? trace
        if state.phase < 0, phase == 0 { inner = inner.withoutImplicitAnimations }
        pass.shaped[child] = inner
        try buildTransition(number, old: former(number), host: &host)
        pass.shaped[child] = nil
    }

    private mutating func setLayer<Host: ProgramHost>(
        _ index: Int, _ layer: TransitionLayer, _ value: AttributeValue, of number: NodeNumber, from phase: Double,
        _ size: Size, under trace: ShapedTransaction, host: inout Host
    ) throws {
        let key = AttributeKey.layer(index)
        if nodes[number].attribute(key) == nil, let before = layer.value(at: phase, size: size) {
            addAttribute(before, for: key, of: number)
        }
        guard let attribute = nodes[number].attribute(key), attributes[attribute].model != value.vector else { return }
        try change(
            attribute, to: value, under: trace, animation: layer.animation ?? trace.value.animation, host: &host)
    }

    /// What a move is measured by: where a transition is written around modifiers of views that take turns, all of those.
    private func extent(of number: NodeNumber) -> NodeNumber {
        guard case .modified(_, .transition) = nodes[number].view.kind, let source = nodes[number].view.source else {
            return number
        }
        var current = nodes[number].parent
        while let next = current, isTransparent(next) {
            if case .modified(_, .transition) = nodes[next].view.kind, nodes[next].view.source == source { return next }
            current = nodes[next].parent
        }
        return number
    }

    /// The extent of what is below a node, in model values.
    func boxSize(of number: NodeNumber) -> Size { (modelFrame(of: number) ?? modelBox(of: number))?.size ?? .zero }
}

extension ShapedTransaction {
    /// The same transaction under a transition's own animation (TRANS-9).
    func replacing(_ animation: Animation?, at source: SourcePlace?) -> ShapedTransaction {
        var value = self.value
        value.animation = animation
        value.animationSource = source
        value.animationSetter = "transition's animation(_:)"
        return ShapedTransaction(value, step: step, outer: outer)
    }

    /// The same transaction for the insertion half of a transition: `.animation` modifiers in it do not act (TRANS-5).
    var withoutImplicitAnimations: ShapedTransaction {
        var value = self.value
        value.disablesAnimations = true
        return ShapedTransaction(value, step: step, outer: outer)
    }
}
