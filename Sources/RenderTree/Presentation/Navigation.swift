import AnimationMath
import ViewValues

/// A pushed page of a navigation stack.
struct NavigationPage: Sendable {
    var view: ViewValue
    var argument: ContentArgument
    /// Unique in the stack's life: a page's identity.
    var id: Int
}

/// Pages pushed on a navigation stack, in order.
struct NavigationState: Sendable {
    var pages: [NavigationPage] = []
    var pushed = 0
}

extension RenderTree {
    /// Shows a stack's pages beside its root.
    mutating func refreshPages<Host: ProgramHost>(_ number: NodeNumber, old: Node?, host: inout Host) throws {
        guard let pages = nodes[number].navigation?.pages, old != nil else { return }
        let whole = Rect(origin: .zero, size: screen.size)
        if let last = pages.last {
            pass.presentation = PresentationState(
                kind: .page(stack: number), argument: last.argument, rect: whole,
                outside: Rect(screen.size.width, 0, whole.size.width, whole.size.height))
        }
        dirty.remove(number)
        try reconcilePages(
            pages.map { (.element(ExplicitID(PageID(number: $0.id)), 0), $0.view) }, of: number, old, host: &host)
        pass.presentation = nil
    }

    /// What a tap on a link pushes.
    mutating func follow<Host: ProgramHost>(
        _ link: Control, at number: NodeNumber, host: inout Host
    ) throws {
        guard case .navigationLink(let destination, let value) = link.kind, let stack = navigationStack(above: number)
        else { return }
        var closure = destination
        var argument = ContentArgument.none
        if closure == nil, let value {
            closure = self.destination(in: stack)
            argument = .value(value)
        }
        guard let closure else { return }
        try runUpdate(TransactionValue(origin: .tap), writes: [], host: &host) { tree, _ in
            let pushed = (tree.nodes[stack].navigation?.pushed ?? 0) + 1
            var state = tree.nodes[stack].navigation ?? NavigationState()
            state.pushed = pushed
            state.pages.append(
                NavigationPage(
                    view: Self.presentedView(closure, source: tree.nodes[number].view.source), argument: argument,
                    id: pushed))
            tree.nodes[stack].navigation = state
            tree.dirty.insert(stack)
        }
    }

    private func navigationStack(above number: NodeNumber) -> NodeNumber? {
        fullChain(of: number).first { node in
            guard case .container(.named(let name, _), _) = nodes[node].view.kind else { return false }
            return name.hasPrefix("Navigation")
        }
    }

    /// The destination that a stack's content declares for values.
    private func destination(in stack: NodeNumber) -> ProgramClosure? {
        for node in subtree(of: stack) {
            if case .modified(_, .presentation(.navigationDestination(_, let content))) = nodes[node].view.kind {
                return content
            }
        }
        return nil
    }

    /// Pops the navigation stack on top.
    public mutating func back<Host: ProgramHost>(
        at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        let top = presented.last { nodes[$0].presentation?.isPage == true }
        return try close(top ?? presented.last, at: time, host: &host)
    }

    /// Closes the presentation on top.
    public mutating func dismiss<Host: ProgramHost>(
        at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        let top = presented.last { nodes[$0].presentation?.isPage == false }
        return try close(top ?? presented.last, at: time, host: &host)
    }

    private mutating func close<Host: ProgramHost>(
        _ top: NodeNumber?, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        try input(at: time, host: &host) { tree, host in
            guard let top else { return .noAction }
            try tree.close(top, origin: .tap, host: &host)
            return .handled(by: NodeID(top))
        }
    }

    /// Takes away a presentation: pops its page, or sets its binding back.
    mutating func close<Host: ProgramHost>(
        _ number: NodeNumber, origin: TransactionOrigin, host: inout Host
    ) throws {
        guard nodes.contains(number), let state = nodes[number].presentation else { return }
        let transaction = TransactionValue(origin: origin)
        switch state.kind {
        case .sheet(let binding, let isItem):
            if isItem {
                try host.clear(binding, transaction: transaction)
            } else {
                try host.write(host.makeValue(false), to: binding, transaction: transaction)
            }
        case .page(let stack):
            try runUpdate(transaction, writes: [], host: &host) { tree, _ in
                let place = tree.nodes[stack].secondary.filter { tree.nodes[$0].leaving == nil }.firstIndex(of: number)
                if let place, let count = tree.nodes[stack].navigation?.pages.count, place < count {
                    tree.nodes[stack].navigation?.pages.removeSubrange(place...)
                }
                tree.dirty.insert(stack)
            }
        }
    }

    /// What the program's `dismiss` actions asked for since the last time.
    mutating func runDismissals<Host: ProgramHost>(host: inout Host) throws {
        for number in host.takeDismissals() where nodes.contains(number) {
            let around = fullChain(of: number).first { nodes[$0].presentation != nil && nodes[$0].leaving == nil }
            if let around { try close(around, origin: .tap, host: &host) }
        }
    }
}

/// A page's identity.
struct PageID: ProgramValue {
    var number: Int
    func isEqual(to other: any ProgramValue) -> Bool { (other as? PageID)?.number == number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    var description: String { "page \(number)" }
}
