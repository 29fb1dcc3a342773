import AnimationMath
import ViewValues

/// What a node that shapes transactions keeps (TX-2, TX-5).
struct TransactionState: Sendable {
    /// The value of `.animation(_:value:)` or `.transaction(value:)`.
    var value: (any ProgramValue)?
    /// The updates in which it appeared and in which its value last changed.
    var createdIn: Int
    var changedIn = -1
    /// Whether a state that the closure read has changed since it ran; true before the first run.
    var isStale = true
    var reads: Set<Dependency> = []
}

/// How a transaction is shaped on its way down to a node.
extension RenderTree {
    /// The transaction as it arrives at a node in this pass.
    mutating func incoming<Host: ProgramHost>(
        _ number: NodeNumber, host: inout Host
    ) throws -> ShapedTransaction {
        var chain: [NodeNumber] = []
        var current = number
        while pass.shaped[current] == nil {
            chain.append(current)
            guard let parent = nodes[current].parent else {
                pass.shaped[current] = pass.base
                break
            }
            current = parent
        }
        for node in chain.reversed() where pass.shaped[node] == nil {
            guard let parent = nodes[node].parent, let above = pass.shaped[parent] else { continue }
            pass.shaped[node] = try passing(above, through: parent, host: &host)
        }
        return pass.shaped[number] ?? pass.base
    }

    /// The transaction below a node, of the one that arrives at it.
    mutating func passing<Host: ProgramHost>(
        _ above: ShapedTransaction, through number: NodeNumber, host: inout Host
    ) throws -> ShapedTransaction {
        switch nodes[number].view.kind {
        case .modified(_, .transaction(let modifier)):
            return try passing(above, through: modifier, at: number, host: &host)
        case .placeholder(.content):
            return restored(above, at: number)
        default:
            return above
        }
    }

    /// The content of a scope keeps what arrived at the scope (TX-4).
    private func restored(_ above: ShapedTransaction, at number: NodeNumber) -> ShapedTransaction {
        guard let binder = nodes[number].scope?.binder, nodes.contains(binder),
            case .modified(_, .transaction(let modifier)) = nodes[binder].view.kind, modifier.isScope,
            let outside = pass.shaped[binder]
        else { return above }
        let step = TransactionStep(
            node: NodeID(binder), modifier: modifier.name, effect: .restored, animation: outside.value.animation,
            source: nodes[binder].view.source, rule: "TX-4")
        return ShapedTransaction(outside.value, step: step, outer: outside)
    }

    private mutating func passing<Host: ProgramHost>(
        _ above: ShapedTransaction, through modifier: TransactionModifier, at number: NodeNumber, host: inout Host
    ) throws -> ShapedTransaction {
        var value = above.value
        var effect = TransactionStep.Effect.unchanged
        var rule = "TX-5"
        switch modifier {
        case .animation(let animation, _):
            rule = "TX-2"
            effect = set(animation, of: number, in: &value, always: false)
        case .animationAlways(let animation):
            effect = set(animation, of: number, in: &value, always: true)
        case .animationScope(let animation, _):
            rule = "TX-4"
            effect = set(animation, of: number, in: &value, always: true)
        case .transaction(let closure):
            (effect, rule) = try run(closure, on: &value, at: number, host: &host)
        case .transactionScope(let closure, _):
            (effect, rule) = try run(closure, on: &value, at: number, host: &host)
        case .transactionValue(let closure, _):
            if nodes[number].transaction?.changedIn == pass.number {
                (effect, rule) = try run(closure, on: &value, at: number, countsEachTime: true, host: &host)
            } else {
                effect = .valueUnchanged
            }
        case .geometryGroup:
            return above
        }
        let step = TransactionStep(
            node: NodeID(number), modifier: modifier.name, effect: effect, animation: value.animation,
            source: nodes[number].view.source, rule: rule, watched: modifier.value?.description)
        return ShapedTransaction(value, step: step, outer: above)
    }

    /// Writes an `.animation` modifier's animation where it acts (TX-2, TX-3, TX-5).
    private func set(
        _ animation: Animation?, of number: NodeNumber, in value: inout TransactionValue, always: Bool
    ) -> TransactionStep.Effect {
        if !always {
            guard let state = nodes[number].transaction, state.changedIn == pass.number else {
                return nodes[number].transaction?.createdIn == pass.number ? .firstEvaluation : .valueUnchanged
            }
        }
        guard !value.disablesAnimations else { return .disabled }
        value.animation = animation
        value.animationSource = nodes[number].view.source
        value.animationSetter = always ? ".animation(_:)" : ".animation(_:value:)"
        return animation == nil ? .cleared : .set
    }

    /// Runs a `.transaction` closure. A completion that it adds counts once as long as no state that it read changes;
    /// with a value, each time that the value does.
    private mutating func run<Host: ProgramHost>(
        _ closure: ProgramClosure, on value: inout TransactionValue, at number: NodeNumber,
        countsEachTime: Bool = false, host: inout Host
    ) throws -> (TransactionStep.Effect, rule: String) {
        let before = value
        let reads = try host.transform(&value, by: closure, at: number)
        track(reads, of: number, replacing: nodes[number].transaction?.reads ?? [])
        nodes[number].transaction?.reads = reads
        let readsTransaction = reads.contains { if case .transaction = $0 { true } else { false } }
        let added = value.completions.dropFirst(before.completions.count)
        if countsEachTime || nodes[number].transaction?.isStale == true || readsTransaction {
            for completion in added { pass.closureCompletions[completion.id] = number }
        } else {
            value.completions = before.completions
        }
        if value.animation != before.animation {
            value.animationSource = nodes[number].view.source
            value.animationSetter = ".transaction(_:)"
        }
        let rule = reads.contains(where: \.isTransactionKey) ? "TX-8" : "TX-5"
        guard value.animation != before.animation else { return (.unchanged, rule) }
        return (value.animation == nil ? .cleared : .set, rule)
    }

    /// Notes the update in which a transaction modifier's value changed.
    mutating func refreshTransaction(of number: NodeNumber, isNew: Bool) {
        guard case .modified(_, .transaction(let modifier)) = nodes[number].view.kind else { return }
        if isNew {
            nodes[number].transaction = TransactionState(value: modifier.value, createdIn: pass.number)
            return
        }
        guard let old = nodes[number].transaction?.value, let new = modifier.value else { return }
        if !new.isEqual(to: old) {
            nodes[number].transaction?.value = new
            nodes[number].transaction?.changedIn = pass.number
        }
    }
}

extension Dependency {
    /// Whether a `.transaction` closure read a key of the program's own (TX-8).
    var isTransactionKey: Bool {
        guard case .transaction(let name) = self else { return false }
        return !["animation", "disablesAnimations", "isContinuous", "tracksVelocity"].contains(name)
    }
}

extension TransactionModifier {
    /// Whether it acts only on what is written in its closure (TX-4).
    var isScope: Bool {
        switch self {
        case .animationScope, .transactionScope: true
        default: false
        }
    }

    /// The compared value.
    var value: (any ProgramValue)? {
        switch self {
        case .animation(_, let value), .transactionValue(_, let value): value
        default: nil
        }
    }

    /// The body with the placeholder of a scope.
    var scopeBody: ViewValue? {
        switch self {
        case .animationScope(_, let body), .transactionScope(_, let body): body
        default: nil
        }
    }

    /// The modifier's name as in source.
    var name: String {
        switch self {
        case .animation: "animation(_:value:)"
        case .animationAlways: "animation(_:)"
        case .animationScope: "animation(_:body:)"
        case .transaction: "transaction(_:)"
        case .transactionValue: "transaction(value:_:)"
        case .transactionScope: "transaction(_:body:)"
        case .geometryGroup: "geometryGroup()"
        }
    }
}
