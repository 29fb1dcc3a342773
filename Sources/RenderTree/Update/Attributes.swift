import AnimationMath
import ViewValues

/// A value to be shown, as numbers.
struct AttributeValue: Sendable {
    var vector: AnimatableVector
    var scale: AnimatableVector?
    /// Values of unequal signatures are not interpolated.
    var signature = ""

    init(_ components: [Double], scale: [Double]? = nil, signature: String = "") {
        vector = AnimatableVector(components)
        self.scale = scale.map { AnimatableVector($0) }
        self.signature = signature
    }
}

/// Setting attributes (CORE-3, CORE-6, MERGE).
extension RenderTree {
    /// Gives an attribute a new target under the transaction that arrives at its node; its first value just shows.
    mutating func set<Host: ProgramHost>(
        _ value: AttributeValue, for key: AttributeKey, of number: NodeNumber, host: inout Host
    ) throws {
        guard let attribute = nodes[number].attribute(key) else {
            addAttribute(value, for: key, of: number)
            return
        }
        guard attributes[attribute].model != value.vector || attributes[attribute].signature != value.signature else {
            return
        }
        let trace = try incoming(number, host: &host)
        try change(attribute, to: value, under: trace, animation: carrying(trace, to: number, key), host: &host)
    }

    /// Creates an attribute that shows its first value (CORE-3).
    @discardableResult
    mutating func addAttribute(_ value: AttributeValue, for key: AttributeKey, of number: NodeNumber) -> AttributeNumber
    {
        let attribute = attributes.insert(
            Attribute(node: number, key: key, value: value))
        nodes[number].attributes.append((key, attribute))
        return attribute
    }

    /// Changes an attribute: animated, as a shift of what runs, or as a jump.
    mutating func change<Host: ProgramHost>(
        _ number: AttributeNumber, to value: AttributeValue, under trace: ShapedTransaction, animation: Animation?,
        host: inout Host
    ) throws {
        let old = FormerAttribute(attributes[number])
        let before = old.shown
        let interpolates =
            attributes[number].signature == value.signature && attributes[number].model.count == value.vector.count
            && value.vector.isFinite && attributes[number].model.isFinite
        attributes[number].signature = value.signature
        let outcome: ChangeRecord.Outcome
        if !interpolates {
            replace(number, by: value.vector)
            outcome = .replaced
        } else if let animation {
            outcome = animate(number, to: value, animation, under: trace, host: &host)
        } else {
            outcome = shift(number, to: value.vector)
        }
        if pass.isSampling { noteCarrier(of: number, from: before) }
        trackVelocity(of: number, from: attributes[number].way?.to ?? before, trace)
        attributes[number].past.transaction = pass.transaction
        guard !pass.isSampling || carrier(above: attributes[number].node) == nil else { return }
        note(outcome, of: number, since: old, under: trace)
        reportChange(of: number, outcome)
    }

    /// Keeps how an attribute changed, to be explained.
    private mutating func note(
        _ outcome: ChangeRecord.Outcome, of number: AttributeNumber, since old: FormerAttribute,
        under trace: ShapedTransaction
    ) {
        let target = attributes[number].model
        let changed = (0..<target.count).map { $0 >= old.model.count || old.model[$0] != target[$0] }
        attributes[number].past.keep(
            ChangeRecord(
                update: pass.number, outcome: outcome, trace: trace, transaction: pass.transaction, from: old.shown,
                to: target, tick: pass.time.tick, isSampled: pass.isSampling, changed: changed,
                moved: old.moving, previous: old.animation))
        pass.recorded.append(number)
    }

    private mutating func replace(_ number: AttributeNumber, by vector: AnimatableVector) {
        attributes[number].model = vector
        attributes[number].shown = vector
        stop(number)
    }

    /// Takes an attribute out of all that moves.
    mutating func stop(_ number: AttributeNumber) {
        attributes[number].animator = nil
        if attributes[number].unseen != nil { attributes[number].past.unseen = nil }
        running.remove(number)
        ownMotions.remove(number)
        timing.remove(number)
    }

    private mutating func animate<Host: ProgramHost>(
        _ number: AttributeNumber, to value: AttributeValue, _ animation: Animation,
        under trace: ShapedTransaction, host: inout Host
    ) -> ChangeRecord.Outcome {
        let vector = value.vector
        // The velocity that a gesture left for the spring that follows (TX-8).
        let velocity = trace.value.isContinuous ? nil : velocities[number]?.velocity(at: pass.time)
        var outcome = ChangeRecord.Outcome.started
        var entry = 0
        if var animator = attributes[number].animator ?? resumed(number) {
            let isAtRest = animator.isFinished
            entry = animator.retarget(
                to: vector, animation: animation, at: pass.time, velocity: velocity,
                isObserved: attributes[number].awaited == animator.newestChange, externals: &host)
            outcome = isAtRest ? .started : animator.isCombined ? .combined : .retargeted
            attributes[number].animator = animator
        } else {
            attributes[number].animator = Animator(
                from: attributes[number].model, to: vector, animation: animation, at: pass.time, os: os,
                scale: value.scale, velocity: velocity)
            attributes[number].past.awaited = nil
        }
        attributes[number].model = vector
        attributes[number].past.animation = animation
        pass.started.append(number)
        guard !isMovedBySystem(attributes[number].node) else {
            ownMotions.insert(number)
            return outcome
        }
        running.insert(number)
        pass.collector?.append(number)
        awaitCompletions(of: trace, attribute: number, entry: entry)
        return outcome
    }

    /// The animator of an attribute at rest that still times interrupted changes, to be seen again (DONE-2).
    private mutating func resumed(_ number: AttributeNumber) -> Animator? {
        guard var animator = attributes[number].unseen else { return nil }
        animator.shift(to: attributes[number].model)
        attributes[number].past.unseen = nil
        timing.remove(number)
        return animator
    }

    private mutating func shift(_ number: AttributeNumber, to vector: AnimatableVector) -> ChangeRecord.Outcome {
        guard var animator = attributes[number].animator else {
            attributes[number].model = vector
            attributes[number].shown = vector
            return .jumped
        }
        animator.shift(to: vector)
        attributes[number].animator = animator
        attributes[number].model = vector
        attributes[number].shown = animator.shown
        return .shifted
    }
}

extension RenderTree {
    /// Notes that a moving body or content changed an attribute in a frame.
    private mutating func noteCarrier(of number: AttributeNumber, from before: AnimatableVector) {
        guard let carrier = carrier(above: attributes[number].node) else { return }
        let shown = attributes[number].shown
        var components = (0..<shown.count).map { index in index >= before.count || shown[index] != before[index] }
        if let known = attributes[number].carried, known.node == carrier, nodes[carrier].deferredBox.isEmpty {
            for (index, hasChanged) in known.components.enumerated() where index < components.count && hasChanged {
                components[index] = true
            }
        }
        attributes[number].past.carried = CarriedChange(node: carrier, tick: pass.time.tick, components: components)
    }

    /// The nearest node above whose data or keyframes move.
    func carrier(above number: NodeNumber) -> NodeNumber? {
        var current: NodeNumber? = number
        while let next = current {
            if nodes[next].deferred?.keyframes.plan != nil { return next }
            if !nodes[next].programBox.isEmpty, nodes[next].attribute(.data) != nil { return next }
            current = nodes[next].parent
        }
        return nil
    }
}
