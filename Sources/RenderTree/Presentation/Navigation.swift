import AnimationMath
import ViewValues

/// A pushed page of a navigation stack.
struct NavigationPage: Sendable {
    var view: ViewValue
    var argument: ContentArgument
    /// The value that a link or a path pushed; nil for a destination written in its link.
    var value: (any ProgramValue)?
    /// Unique in the stack's life: a page's identity.
    var id: Int
}

/// Pages pushed on a navigation stack, in order.
struct NavigationState: Sendable {
    var pages: [NavigationPage] = []
    var pushed = 0
    /// What the stack's path is bound to.
    var path: ProgramBinding?
}

extension RenderTree {
    /// Shows a stack's pages beside its root; those of a path that is there from the start are in place at once.
    mutating func refreshPages<Host: ProgramHost>(_ number: NodeNumber, old: FormerNode?, host: inout Host) throws {
        guard let pages = nodes[number].navigation?.pages, old != nil || !pages.isEmpty else { return }
        dirty.remove(number)
        try reconcilePages(
            pages.map { (.element(ExplicitID(PageID(number: $0.id)), 0), $0.view) }, of: number, old, host: &host)
        guard old == nil else { return }
        for page in nodes[number].secondary { restPresentation(page) }
    }

    /// The state of a page that is being built, by its place in its stack.
    func pageState(of number: NodeNumber) -> PresentationState? {
        guard case .element(let id, _) = nodes[number].slot, let page = id.value as? PageID,
            let stack = nodes[number].parent,
            let entry = nodes[stack].navigation?.pages.first(where: { $0.id == page.number })
        else { return nil }
        let whole = pageRect(of: number)
        return PresentationState(
            kind: .page(stack: stack), style: "page", argument: entry.argument, rect: whole,
            outside: Rect(whole.maxX, whole.minY, whole.size.width, whole.size.height))
    }

    /// Where a page stands: it covers the screen, or the sheet that it is pushed in.
    func pageRect(of number: NodeNumber) -> Rect {
        var current: NodeNumber? = nodes[number].parent
        while let next = current {
            if let state = nodes[next].presentation { return state.rect }
            current = nodes[next].parent
        }
        return Rect(origin: .zero, size: screen.size)
    }

    /// What a tap on a link pushes: its destination, or its value onto the path.
    mutating func follow<Host: ProgramHost>(
        _ link: Control, at number: NodeNumber, host: inout Host
    ) throws {
        guard case .navigationLink(let destination, let value) = link.kind, let stack = navigationStack(above: number)
        else { return }
        let transaction = TransactionValue(origin: .tap)
        if destination == nil, let value, let path = nodes[stack].navigation?.path {
            let elements = host.pathElements(of: try host.read(path))
            return try host.writePath(elements + [value], to: path, transaction: transaction)
        }
        try runUpdate(transaction, writes: [], host: &host) { tree, host in
            let source = tree.nodes[number].view.source
            if let destination {
                tree.push(destination, .none, value: nil, on: stack, source: source)
            } else if let value {
                tree.push(value, on: stack, source: source, host: &host)
            }
        }
    }

    /// Pushes the destination that the stack declares for a value's type.
    mutating func push<Host: ProgramHost>(
        _ value: any ProgramValue, on stack: NodeNumber, source: SourcePlace?, host: inout Host
    ) {
        let type = host.typeName(of: value)
        guard let closure = destination(for: type, in: stack) else {
            return warn(
                "SHOW-6",
                "a value of \(type) is pushed, but no navigationDestination(for: \(type).self) is in its stack",
                at: stack, host: &host)
        }
        push(closure, .value(value), value: value, on: stack, source: source)
    }

    private mutating func push(
        _ content: ProgramClosure, _ argument: ContentArgument, value: (any ProgramValue)?, on stack: NodeNumber,
        source: SourcePlace?
    ) {
        var state = nodes[stack].navigation ?? NavigationState()
        state.pushed += 1
        state.pages.append(
            NavigationPage(
                view: Self.presentedView(content, source: source), argument: argument, value: value, id: state.pushed))
        nodes[stack].navigation = state
        dirty.insert(stack)
    }

    func navigationStack(above number: NodeNumber) -> NodeNumber? {
        fullChain(of: number).first { node in
            guard case .container(.named(let name, _), _) = nodes[node].view.kind else { return false }
            return name.hasPrefix("Navigation")
        }
    }

    /// The destination that a stack's content declares for values of a type.
    private func destination(for type: String, in stack: NodeNumber) -> ProgramClosure? {
        for node in subtree(of: stack) {
            guard
                case .modified(_, .presentation(.navigationDestination(let wanted, let content))) =
                    nodes[node].view.kind, type.isEmpty || wanted == type
            else { continue }
            return content
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
        case .menu(let control):
            try runUpdate(transaction, writes: [], host: &host) { tree, _ in
                tree.nodes[control].control?.isExpanded = false
                tree.dirty.insert(control)
            }
        case .page(let stack):
            if try popPath(of: stack, from: number, transaction, host: &host) { return }
            try runUpdate(transaction, writes: [], host: &host) { tree, _ in
                let place = tree.nodes[stack].secondary.filter { tree.nodes[$0].leavingBox.isEmpty }.firstIndex(
                    of: number)
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
            let around = fullChain(of: number).first {
                !nodes[$0].presentationBox.isEmpty && nodes[$0].leavingBox.isEmpty
            }
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
