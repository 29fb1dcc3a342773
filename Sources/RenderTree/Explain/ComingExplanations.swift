import AnimationMath
import ViewValues

/// Views that came or go, and what cannot be shown in between.
extension RenderTree {
    /// The newest insertion that brought a view; nil where it was there from the start.
    func insertionExplanation(
        _ question: Question, _ newest: (AttributeNumber, ChangeRecord)? = nil
    ) -> Explanation? {
        guard let insertion = insertion(above: question.node) else { return nil }
        let isMoved = newest.map { $0.1.update == insertion.update } ?? false
        let isTransitions = isMoved || question.property == .phase || movesByTransition(question)
        let animation = insertion.trace.value.animation
        let inner = animation == nil && !isMoved ? innerAnimation(around: question.node) : nil
        var result = Explanation(rule: "TRANS-1", cause: .transition(comes: true, isAnimated: animation != nil))
        if isMoved, let (number, record) = newest {
            result.rule = record.plainRule
            result.cause = .transition(comes: true, isAnimated: !record.outcome.isJump)
            result.animation = transitionAnimation(of: number) ?? animation
            result.from = numbers(of: record.from, of: number)
            result.to = numbers(of: record.to, of: number)
        } else if let inner {
            result.rule = "TRANS-2"
            result.cause = .animationInside(nodes[inner].view.source)
        } else if !isTransitions {
            result.rule = insertion.replaced ? "TREE-1" : "TRANS-1"
            result.cause = .arrived(replacing: insertion.replaced)
        }
        if isTransitions, result.rule == "TRANS-1", let step = insertion.trace.decidingStep, step.effect == .set {
            result.rule = step.rule
        }
        result.animation = result.animation ?? animation
        return complete(result, insertion.transaction, insertion.trace, insertion.update, question.node)
    }

    private func transitionAnimation(of number: AttributeNumber) -> Animation? {
        guard case .layer(let index) = attributes[number].key,
            let layers = nodes[attributes[number].node].transitionBox.value?.layers, index < layers.count
        else { return nil }
        return layers[index].animation ?? nil
    }

    private func numbers(of vector: AnimatableVector, of number: AttributeNumber) -> PropertyReading.Value? {
        let shown = displayed(vector, of: number)
        return shown.count == 1 ? .number(shown[0]) : nil
    }

    private func complete(
        _ explanation: Explanation, _ transaction: Int, _ trace: ShapedTransaction, _ update: Int, _ node: NodeNumber
    ) -> Explanation {
        var result = explanation
        let entry = transactionLog[transaction]
        result.writes = entry?.writes ?? []
        result.transaction = entry.map { (transaction, $0.transaction) }
        result.steps = trace.steps
        result.source = result.source ?? nodes[node].view.source
        result.update = update
        return result
    }

    /// The newest insertion that brought a view.
    private func insertion(above number: NodeNumber) -> InsertionRecord? {
        var current: NodeNumber? = number
        while let next = current {
            if let record = nodes[next].insertion { return record }
            current = nodes[next].parent
        }
        return nil
    }

    /// Whether a transition that drives the view has a part that moves the property.
    private func movesByTransition(_ question: Question) -> Bool {
        for number in fullChain(of: question.node) {
            guard let state = nodes[number].transition else { continue }
            return state.layers.contains { question.property.name.hasPrefix($0.kind.propertyName) }
        }
        return false
    }

    /// An `.animation(_:value:)` among the view's own modifiers inside the element that came (TRANS-2).
    private func innerAnimation(around node: NodeNumber) -> NodeNumber? {
        for number in fullChain(of: node) {
            if case .modified(_, .transaction(.animation)) = nodes[number].view.kind { return number }
            if !nodes[number].insertionBox.isEmpty { return nil }
        }
        return nil
    }

    /// A view on its way out, of whose property the removing update changed nothing (TRANS-3).
    func leavingExplanation(_ question: Question, _ record: ChangeRecord?) -> Explanation? {
        guard let gone = fullChain(of: question.node).first(where: { !nodes[$0].leavingBox.isEmpty }),
            let leaving = nodes[gone].leaving, record.map({ $0.update < leaving.update }) ?? true
        else { return nil }
        let result = Explanation(rule: "TRANS-3", cause: .leaving)
        return complete(result, leaving.transaction, leaving.trace, leaving.update, question.node)
    }

    /// A text, a name, a weight or an order.
    func plainExplanation(_ question: Question) -> Explanation {
        if let insertion = insertionExplanation(question),
            insertion.update >= plainChange(of: question.property, at: question.node)?.update ?? -1
        {
            return insertion
        }
        guard let change = plainChange(of: question.property, at: question.node) else {
            return leavingExplanation(question, nil) ?? unchanged(question, hasModifier: true)
        }
        var result = Explanation(rule: "LIFE-3", cause: .notAnimatable, from: .text(change.old), to: .text(change.new))
        let reader = fullChain(of: question.node).first { nodes[$0].deferred?.resizedIn == change.transaction }
        if reader != nil {
            (result.rule, result.cause) = ("GEO-2", .modelSize)
        } else if hasContentTransition(question.node) {
            (result.rule, result.cause) = ("SHOW-1", .shows)
        }
        result.animation = change.trace.value.animation
        return complete(result, change.transaction, change.trace, change.update, question.node)
    }

    private func hasContentTransition(_ node: NodeNumber) -> Bool {
        fullChain(of: node).contains { number in
            if case .modified(_, .show(.contentTransition)) = nodes[number].view.kind { return true }
            return false
        }
    }

    /// A content transition or a symbol effect.
    func showExplanation(_ question: Question) -> Explanation {
        var result = Explanation(
            rule: question.property == .symbolEffect ? "SHOW-2" : "SHOW-1", cause: .shows)
        guard
            let change = [ViewProperty.text, .symbol].compactMap({ plainChange(of: $0, at: question.node) })
                .max(by: { $0.update < $1.update })
        else {
            result.source = nodes[question.node].view.source
            return result
        }
        result.animation = change.trace.value.animation
        return complete(result, change.transaction, change.trace, change.update, question.node)
    }

    /// Nothing changed: what was written instead tells why.
    func unchanged(_ question: Question, hasModifier: Bool) -> Explanation {
        let newest = transactionLog.newestWriting
        var result = Explanation(
            rule: "CORE-3", cause: .unchanged(wasWritten: newest != nil, hasModifier: hasModifier))
        result.writes = newest?.entry.writes ?? []
        result.transaction = newest.map { ($0.number, $0.entry.transaction) }
        result.source = nodes[question.node].view.source
        return result
    }
}
