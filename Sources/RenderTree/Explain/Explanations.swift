import AnimationMath
import ViewValues

extension RenderTree {
    /// Why a property is as it is (`:why`).
    ///
    /// - Throws: `PropertyError` where the view has no such property.
    public func explanation<Host: ProgramHost>(
        of property: ViewProperty, at node: NodeID, host: inout Host
    ) throws -> Explanation {
        guard nodes.contains(node.number) else { throw PropertyError.noSuchNode }
        let found = Question(property, node.number)
        switch property {
        case .text, .fontWeight, .symbol, .zIndex:
            _ = try value(of: property, at: node, host: &host)
            return plainExplanation(found)
        case .contentTransition, .symbolEffect: return showExplanation(found)
        case .phase: return insertionExplanation(found) ?? unchanged(found, hasModifier: true)
        case .program(let type, let path):
            return try programExplanation(found, type, path, host: &host)
        default:
            let touched = try touched(by: property, at: node.number)
            return explanation(found, touched, host: &host)
        }
    }

    /// What is asked: a property of a view.
    struct Question {
        var property: ViewProperty
        var node: NodeNumber

        init(_ property: ViewProperty, _ node: NodeNumber) {
            self.property = property
            self.node = node
        }
    }

    /// A component of an attribute.
    typealias Component = (attribute: AttributeNumber, component: Int)

    /// The components that a property is made of.
    private func touched(by property: ViewProperty, at node: NodeNumber) throws -> [Component] {
        var evaluation = PropertyEvaluation(self) { attributes[$0].shown }
        guard property == .scale else {
            _ = try evaluation.number(property, at: node)
            return evaluation.touched
        }
        _ = try evaluation.number(.scaleX, at: node)
        _ = try evaluation.number(.scaleY, at: node)
        return evaluation.touched
    }

    /// The newest of what could have changed a property: a matched group, a carrier, an insertion, a change.
    func explanation<Host: ProgramHost>(
        _ question: Question, _ touched: [Component], host: inout Host
    ) -> Explanation {
        if let shared = touched.lazy.compactMap({ sharedFrame(carrying: $0.attribute) }).first,
            let record = attributes[shared].record
        {
            return explanation(question, shared, record, as: .sharedFrame, host: &host)
        }
        let newest = newestRecord(of: touched)
        if let carried = carrier(of: touched, since: newest?.1.tick) {
            return carriedExplanation(question, by: carried, host: &host)
        }
        if let insertion = insertionExplanation(question, newest), insertion.update >= newest?.1.update ?? -1 {
            return insertion
        }
        if let leaving = leavingExplanation(question, newest?.1) { return leaving }
        guard let (number, record) = newest else {
            let isEffect = PropertyEvaluation.effects.contains(question.property)
            return unchanged(question, hasModifier: !touched.isEmpty || !isEffect)
        }
        return explanation(question, number, record, as: cause(of: number, record, touched), host: &host)
    }

    /// The newest change of any of the components.
    private func newestRecord(of touched: [Component]) -> (AttributeNumber, ChangeRecord)? {
        touched.compactMap { place in
            let records = attributes[place.attribute].records
            let own = records.last { place.component < $0.changed.count && $0.changed[place.component] }
            return own.map { (place.attribute, $0) }
        }.max { ($0.1.update, $1.0) < ($1.1.update, $0.0) }
    }

    private func cause(
        of number: AttributeNumber, _ record: ChangeRecord, _ touched: [Component]
    ) -> Explanation.Cause {
        if case .layer = attributes[number].key {
            let comes = nodes[attributes[number].node].leaving == nil && !isLeaving(NodeID(attributes[number].node))
            return .transition(comes: comes, isAnimated: !record.outcome.isJump)
        }
        let moved = touched.contains { place in
            place.attribute == number && place.component < record.moved.count && record.moved[place.component]
        }
        switch record.outcome {
        case .started: return record.rule == "CURVE-3" ? .endsAtOnce : .moves
        case .retargeted: return moved ? .turned : .moves
        case .combined: return moved ? .combined : .moves
        case .shifted: return moved ? .shifted : .jumped
        case .jumped: return isOnClock(attributes[number].node, record) ? .clock : .jumped
        case .replaced: return record.trace.value.animation == nil ? .jumped : .differs
        }
    }

    /// Whether a TimelineView's date made the change.
    private func isOnClock(_ node: NodeNumber, _ record: ChangeRecord) -> Bool {
        guard record.isSampled else { return false }
        return fullChain(of: node).contains { number in
            if case .deferred(.timeline) = nodes[number].view.kind { return true }
            return false
        }
    }

    /// A change of an attribute, told in the property's own values.
    func explanation<Host: ProgramHost>(
        _ question: Question, _ number: AttributeNumber, _ record: ChangeRecord, as cause: Explanation.Cause,
        host: inout Host
    ) -> Explanation {
        let entry = transactionLog[record.transaction]
        let isFresh = cause.isFresh
        var result = Explanation(
            rule: isFresh ? record.plainRule : record.rule, cause: cause,
            from: try? value(question, before: true, record, host: &host),
            to: try? value(question, before: false, record, host: &host))
        if case .clock = cause { result.rule = "LIFE-5" }
        result.writes = entry?.writes ?? []
        result.transaction = entry.map { (record.transaction, $0.transaction) }
        result.steps = record.trace.steps
        result.animation = record.trace.value.animation
        if record.plainRule == "SHOW-6" {
            result.animation =
                isMovedBySystem(attributes[number].node) ? Self.controlAnimation : Self.presentationAnimation
        }
        if case .layer(let index) = attributes[number].key, let state = nodes[attributes[number].node].transition,
            index < state.layers.count, let own = state.layers[index].animation
        {
            result.animation = own
        }
        result.source = isFresh ? record.plainSource : record.source
        result.update = record.update
        return result
    }

    /// The property before or after an update, everything else as it is meant to be.
    private func value<Host: ProgramHost>(
        _ question: Question, before: Bool, _ record: ChangeRecord, host: inout Host
    ) throws -> PropertyReading.Value {
        let read = { [self] (number: AttributeNumber) -> AnimatableVector in
            guard let own = attributes[number].records.last(where: { $0.update == record.update }) else {
                return attributes[number].model
            }
            return before ? own.from : own.to
        }
        if case .program(let type, let path) = question.property {
            return try programValue(question, type, path, read, host: &host)
        }
        var evaluation = PropertyEvaluation(self, read: read)
        return .number(try evaluation.number(question.property, at: question.node))
    }
}

extension Explanation.Cause {
    /// Whether what ran before has no part in it.
    fileprivate var isFresh: Bool {
        switch self {
        case .moves, .jumped, .transition: true
        default: false
        }
    }
}
