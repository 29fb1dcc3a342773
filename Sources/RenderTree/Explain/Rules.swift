import ViewValues

/// Which rule decided a change, found while what belongs to the update is still known.
extension RenderTree {
    /// Names the rules of this update's changes, and reports those that no animation carries.
    mutating func explainChanges() {
        let changed = pass.recorded
        pass.recorded = []
        for number in changed where attributes.contains(number) {
            guard let outcome = attributes[number].outcome(in: pass.number) else { continue }
            let plain = plainRule(of: number)
            let decided = mergingRule(of: number) ?? plain
            attributes[number].past.explain(by: decided, plain: plain)
            if outcome.isJump { reportJump(of: number, decided.0) }
        }
    }

    /// The rule of a change that meets a motion under way, or that nothing could carry; nil for others.
    private func mergingRule(of number: AttributeNumber) -> (String, SourcePlace?)? {
        guard let record = attributes[number].record else { return nil }
        let animation = record.trace.value.animation
        let place = record.trace.value.animationSource ?? nodes[attributes[number].node].view.source
        switch record.outcome {
        case .shifted: return ("CORE-6", nodes[attributes[number].node].view.source)
        case .combined, .retargeted:
            if let animation, animation.endsAtOnce { return ("CURVE-3", place) }
            let repeats = record.previous?.repeatsForever == true || animation?.repeatsForever == true
            if record.outcome == .combined { return (repeats ? "MERGE-5" : "MERGE-2", place) }
            if animation?.externalID != nil { return ("MOD-4", place) }
            return (animation?.isSpring(on: os) == true ? "MERGE-1" : "MERGE-4", place)
        case .replaced: return animation == nil ? nil : ("LIFE-3", nodes[attributes[number].node].view.source)
        case .started: return animation?.endsAtOnce == true ? ("CURVE-3", place) : nil
        case .jumped: return nil
        }
    }

    /// The rule that says which animation arrived, whatever ran before.
    private func plainRule(of number: AttributeNumber) -> (String, SourcePlace?) {
        let attribute = attributes[number]
        let node = attribute.node
        guard let record = attribute.record else { return ("CORE-3", nodes[node].view.source) }
        if hasOwnCurve(number) { return ("SHOW-6", nodes[node].view.source) }
        if attribute.key == .matched { return ("GEO-6", nodes[node].view.source) }
        if attribute.key == .frame, isFrameContainer(node), !isLeafKind(node) {
            return ("TX-10", nodes[node].view.source)
        }
        if case .layer(let index) = attribute.key {
            let layers = nodes[node].transitionBox.value?.layers ?? []
            if index < layers.count, layers[index].animation != nil { return ("TRANS-9", nodes[node].view.source) }
            if record.trace.decidingStep == nil { return ("TRANS-1", nodes[node].view.source) }
        }
        if let step = record.trace.decidingStep { return rule(of: step, for: attribute) }
        return ruleWithoutStep(attribute, record)
    }

    /// The rule of a modifier that decided; for what the leaf animates the place may be what counts (TX-9).
    private func rule(of step: TransactionStep, for attribute: Attribute) -> (String, SourcePlace?) {
        if step.rule == "TX-2", step.effect == .set, attribute.isLeafs,
            isDecidedByPlace(attribute.node, step.node.number)
        {
            return ("TX-9", step.source)
        }
        return (step.effect == .disabled ? "TX-3" : step.rule, step.source)
    }

    /// Whether what changed for a leaf was written outside of the animation's subtree.
    private func isDecidedByPlace(_ leaf: NodeNumber, _ animation: NodeNumber) -> Bool {
        var isOutside = false
        var current: NodeNumber? = leaf
        while let next = current {
            if next == animation { isOutside = true }
            if nodes[next].changedIn == pass.number, nodes[next].view.writesLeaf {
                return isOutside
            }
            current = nodes[next].parent
        }
        return false
    }

    private func ruleWithoutStep(_ attribute: Attribute, _ record: ChangeRecord) -> (String, SourcePlace?) {
        let source = nodes[attribute.node].view.source
        if record.trace.value.origin == .phase { return ("PHASE-1", record.trace.value.animationSource ?? source) }
        let transaction = record.trace.value
        if transaction.overruled != nil || transaction.animationSetter == "Binding.animation" {
            return ("TX-7", transaction.animationSource ?? source)
        }
        if record.trace.value.animation != nil { return ("TX-1", record.trace.value.animationSource ?? source) }
        if attribute.isLeafs, let scope = scopeOfChange(attribute.node) { return ("TX-4", nodes[scope].view.source) }
        if let step = record.trace.steps.last(where: { $0.effect == .valueUnchanged }) { return ("TX-2", step.source) }
        if attribute.key == .effect, let inner = firedAnimation(below: attribute.node) {
            return ("TX-9", nodes[inner].view.source)
        }
        if pass.hasAnimatedSibling { return ("TX-6", pass.writes.first?.source ?? source) }
        return ("TX-1", pass.writes.first?.source ?? source)
    }

    /// The scoped animation in whose closure a leaf modifier was changed: it does not reach the leaf (TX-4).
    private func scopeOfChange(_ leaf: NodeNumber) -> NodeNumber? {
        var current: NodeNumber? = leaf
        while let next = current {
            if nodes[next].changedIn == pass.number, nodes[next].view.writesLeaf,
                let binder = nodes[next].scope?.binder, nodes.contains(binder),
                case .modified(_, .transaction(let modifier)) = nodes[binder].view.kind, modifier.isScope
            {
                return binder
            }
            current = nodes[next].parent
        }
        return nil
    }

    /// An `.animation` inside a modifier's content that fired, but does not reach the modifier itself.
    private func firedAnimation(below number: NodeNumber) -> NodeNumber? {
        var current = nodes[number].children.first
        while let next = current, case .modified(_, let modifier) = nodes[next].view.kind {
            switch modifier {
            case .transaction(.animation) where nodes[next].transaction?.changedIn == pass.number: return next
            case .transaction(.animationAlways(let animation)) where animation != nil: return next
            default: current = nodes[next].children.first
            }
        }
        return nil
    }

    private mutating func reportJump(of number: AttributeNumber, _ rule: String) {
        let attribute = attributes[number]
        guard let record = attribute.record, !pass.isSampling else { return }
        append(
            .jumped(
                Jump(
                    node: NodeID(attribute.node), path: Self.unnamed,
                    property: propertyName(of: number), from: displayed(record.from, of: number),
                    to: displayed(attribute.shown, of: number), rule: rule, source: nodes[attribute.node].view.source)),
            of: attribute.node)
    }
}

extension ShapedTransaction {
    /// The innermost modifier that decided about the animation.
    var decidingStep: TransactionStep? {
        steps.last { step in
            switch step.effect {
            case .set, .cleared, .restored, .disabled: true
            case .valueUnchanged, .firstEvaluation, .unchanged: false
            }
        }
    }
}

extension ChangeRecord.Outcome {
    /// Whether no animation carries the change.
    var isJump: Bool {
        switch self {
        case .jumped, .shifted, .replaced: true
        case .started, .retargeted, .combined: false
        }
    }
}

extension Attribute {
    /// Whether the drawing leaf animates it, with its own transaction (TX-9).
    var isLeafs: Bool {
        switch key {
        case .frame, .fill, .fontSize: true
        default: false
        }
    }
}

extension ViewValue {
    /// Whether the modifier acts at the drawing leaf: layout and the environment (TX-9).
    var writesLeaf: Bool {
        switch kind {
        case .modified(_, .layout), .modified(_, .environment), .leaf, .container: true
        default: false
        }
    }
}
