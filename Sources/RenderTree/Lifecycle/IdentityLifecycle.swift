import ViewValues

/// Modifiers written around an `.id` belong to each view that it gives an identity: another id is another appearance for
/// them too (TRANS-10).
extension RenderTree {
    /// The lifecycle modifiers around an `.id`, innermost first; none around other nodes.
    func lifecycleAround(_ number: NodeNumber) -> [NodeNumber] {
        guard case .modified(_, .identity(.id)) = nodes[number].view.kind else { return [] }
        var result: [NodeNumber] = []
        var below = number
        while let next = nodes[below].parent, nodes[next].children.contains(below),
            case .modified(_, let modifier) = nodes[next].view.kind
        {
            if case .lifecycle = modifier { result.append(next) }
            below = next
        }
        return result
    }

    /// A view of a new identity has come: `onAppear` around it, and `.task` from the beginning.
    mutating func appearAround<Host: ProgramHost>(_ parent: NodeNumber, host: inout Host) {
        for number in lifecycleAround(parent) {
            switch nodes[number].view.kind {
            case .modified(_, .lifecycle(.onAppear(let action))):
                actions.append(.appear, .perform(action, .none, .onAppear, node: number, .appear))
            case .modified(_, .lifecycle(.task(let action, _))):
                host.cancelTask(at: number)
                report(.taskCancelled, of: number)
                actions.append(.task, .task(action, node: number))
            default: break
            }
        }
    }

    /// Views of old identities are gone: `onDisappear` around them.
    mutating func disappearAround<Host: ProgramHost>(_ gone: [NodeNumber], host: inout Host) throws {
        for number in gone where nodes.contains(number) {
            for outer in nodes[number].leaving?.around ?? [] where nodes.contains(outer) && !gone.contains(outer) {
                guard case .modified(_, .lifecycle(.onDisappear(let action))) = nodes[outer].view.kind else { continue }
                report(.disappear, of: outer)
                try host.perform(action, .none, transaction: TransactionValue(origin: .onDisappear))
            }
        }
    }
}
