import AnimationMath
import ViewValues

/// A completion handler with what it waits for (DONE-1, DONE-2).
struct CompletionTracker: Sendable {
    var completion: CompletionValue
    var transaction: Int
    /// The pass in which it came.
    var pass: Int
    /// Attributes that its transaction touched, with the numbers of the changes.
    var pending: [(attribute: AttributeNumber, change: Int)] = []
}

extension RenderTree {
    /// Begins to wait for the handlers that an update's transaction carries.
    mutating func beginCompletions() {
        for completion in pass.base.value.completions {
            completions.append(
                CompletionTracker(completion: completion, transaction: pass.transaction, pass: pass.number))
        }
    }

    /// Lets the handlers that a transaction carries wait for a change of an attribute (DONE-3).
    mutating func awaitCompletions(of trace: ShapedTransaction, attribute: AttributeNumber, entry: Int) {
        for completion in trace.value.completions {
            let id = completion.id
            if !completions.contains(where: { $0.completion.id == id }) {
                completions.append(
                    CompletionTracker(completion: completion, transaction: pass.transaction, pass: pass.number))
                if let node = pass.closureCompletions[id] { nodes[node].transaction?.isStale = false }
            }
            guard let index = completions.firstIndex(where: { $0.completion.id == id }) else { continue }
            completions[index].pending.append((attribute, entry))
            if completion.criteria == .logicallyComplete { attributes[attribute].past.awaited = entry }
        }
    }

    /// Queues the handlers that wait for nothing any more, in the order of their transactions.
    mutating func checkCompletions() {
        var waiting: [CompletionTracker] = []
        for var tracker in completions {
            tracker.pending.removeAll { isOver($0.attribute, $0.change, tracker.completion.criteria) }
            if tracker.pending.isEmpty {
                actions.append(.completion, .complete(tracker))
            } else {
                waiting.append(tracker)
            }
        }
        completions = waiting
    }

    private func isOver(_ attribute: AttributeNumber, _ change: Int, _ criteria: CompletionValue.Criteria) -> Bool {
        guard attributes.contains(attribute) else { return true }
        let seen = attributes[attribute].animator
        guard criteria == .logicallyComplete, let animator = seen ?? attributes[attribute].unseen else {
            return seen == nil
        }
        return animator.isLogicallyComplete(change)
    }

    /// Calls a handler, as a transaction of its own (DONE-3).
    mutating func call<Host: ProgramHost>(_ tracker: CompletionTracker, host: inout Host) throws {
        if tracker.completion.id < 0 { return try finishPhase(tracker.completion.id, host: &host) }
        pass.events.append(
            .completion(
                CompletionEvent(
                    id: tracker.completion.id, criteria: tracker.completion.criteria,
                    transaction: tracker.transaction, source: tracker.completion.action.source)))
        var transaction = TransactionValue(origin: .completion)
        transaction.originSource = tracker.completion.action.source
        try host.perform(tracker.completion.action, .none, transaction: transaction)
    }
}
