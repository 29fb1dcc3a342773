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
        let numbers = try contributing(to: property, at: node.number, host: &host)
        if let shared = numbers.lazy.compactMap({ sharedFrame(carrying: $0) }).first,
            let record = attributes[shared].record
        {
            return explanation(of: shared, record, property)
        }
        let newest = numbers.compactMap { number in attributes[number].record.map { (number, $0) } }
            .max { ($0.1.update, $1.0) < ($1.1.update, $0.0) }
        if let insertion = insertion(above: node.number), insertion.update >= newest?.1.update ?? -1 {
            let isMoved = newest.map { $0.1.update == insertion.update } ?? false
            return explanation(of: insertion, property, at: node.number, isMoved: isMoved)
        }
        if case .program = property, numbers.isEmpty { return withoutData(property, at: node) }
        guard let (number, record) = newest else { return unchanged(property, at: node) }
        return explanation(of: number, record, property)
    }

    /// The attributes that a property is made of.
    private func contributing<Host: ProgramHost>(
        to property: ViewProperty, at node: NodeNumber, host: inout Host
    ) throws -> [AttributeNumber] {
        switch property {
        case .text, .fontWeight, .symbol, .symbolEffect, .contentTransition, .phase: return []
        case .program(let type, _):
            return try programTarget(of: type, at: node, host: &host).data.map { [$0] } ?? []
        default:
            var evaluation = PropertyEvaluation(self) { attributes[$0].shown }
            if property == .scale {
                _ = try evaluation.number(.scaleX, at: node)
                _ = try evaluation.number(.scaleY, at: node)
            } else {
                _ = try evaluation.number(property, at: node)
            }
            var seen: Set<AttributeNumber> = []
            return evaluation.touched.map(\.attribute).filter { seen.insert($0).inserted }
        }
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

    private func explanation(
        of insertion: InsertionRecord, _ property: ViewProperty, at node: NodeNumber, isMoved: Bool
    ) -> Explanation {
        let isTransitions = isMoved || movesByTransition(property, at: node)
        var rule = insertion.replaced && !isTransitions ? "TREE-1" : "TRANS-1"
        if insertion.trace.value.animation == nil, innerAnimation(around: node) != nil { rule = "TRANS-2" }
        let step = insertion.trace.decidingStep
        if isTransitions, let step, step.effect == .set { rule = step.rule }
        let cause =
            switch rule {
            case "TREE-1": "another branch or identity is another view: this one is new, and its first value just shows"
            case "TRANS-2":
                "the animation stands inside the view that comes; it must stand where the view comes and goes"
            default:
                insertion.trace.value.animation == nil
                    ? "the view came in a transaction without an animation, so its transition did not play"
                    : "the view came in this transaction; its transition plays from willAppear to identity"
            }
        return Explanation(
            rule: rule, cause: cause, writes: transactionLog[insertion.transaction]?.writes ?? [],
            transaction: transactionLog[insertion.transaction].map { (insertion.transaction, $0.transaction) },
            steps: insertion.trace.steps, isContested: false, source: nodes[node].view.source)
    }

    /// Whether a transition that drives the view has a part that moves the property.
    private func movesByTransition(_ property: ViewProperty, at node: NodeNumber) -> Bool {
        for number in fullChain(of: node) {
            guard let state = nodes[number].transition else { continue }
            return state.layers.contains { property.name.hasPrefix($0.kind.propertyName) }
        }
        return false
    }

    /// An `.animation(_:value:)` among the view's own modifiers inside the element that came (TRANS-2).
    private func innerAnimation(around node: NodeNumber) -> NodeNumber? {
        for number in fullChain(of: node) {
            if case .modified(_, .transaction(.animation)) = nodes[number].view.kind { return number }
            if nodes[number].insertion != nil { return nil }
        }
        return nil
    }

    private func withoutData(_ property: ViewProperty, at node: NodeID) -> Explanation {
        Explanation(
            rule: "LIFE-3",
            cause: "the type has no animatable data that \(property.name) belongs to: each new value shows at once",
            writes: [], transaction: nil, steps: [], isContested: false, source: source(of: node))
    }

    private func unchanged(_ property: ViewProperty, at node: NodeID) -> Explanation {
        Explanation(
            rule: "CORE-3", cause: "\(property.name) has not changed since the view's first evaluation", writes: [],
            transaction: nil, steps: [], isContested: false, source: source(of: node))
    }

    private func explanation(
        of number: AttributeNumber, _ record: ChangeRecord, _ property: ViewProperty
    ) -> Explanation {
        let entry = transactionLog[record.transaction]
        let from = displayed(record.from, of: number).map(Parameter.print).joined(separator: ", ")
        let to = displayed(record.to, of: number).map(Parameter.print).joined(separator: ", ")
        let animation = record.trace.value.animation?.description ?? "nil"
        let how =
            switch record.outcome {
            case .started: "moves from \(from) to \(to) by \(animation)"
            case .retargeted: "was turned to \(to) by \(animation), from what was shown, \(from)"
            case .combined: "was turned to \(to) by \(animation), combined with what runs"
            case .jumped: "went from \(from) to \(to) at once: no animation arrived"
            case .shifted: "jumped by the change; what runs goes on as a residual"
            }
        return Explanation(
            rule: record.rule, cause: "\(propertyName(of: number)) \(how)", writes: entry?.writes ?? [],
            transaction: entry.map { (record.transaction, $0.transaction) }, steps: record.trace.steps,
            isContested: Self.contested.contains(record.rule), source: record.source)
    }

    /// Rules whose text is contested (semantics: C).
    private static let contested: Set<String> = ["TX-4", "MERGE-2"]
}
