import ViewValues

/// Children meet the nodes that show them (TREE-1): by slot, and by type where the slot is a place.
extension RenderTree {
    typealias Desired = (slot: Slot, view: ViewValue)

    /// Reconciles the content of a node.
    ///
    /// - Parameters:
    ///   - isList: elements come and go here, each with the transition that is written around the list.
    ///   - cutsList: the children are no part of the list around the node.
    mutating func reconcile<Host: ProgramHost>(
        _ desired: [Desired], of parent: NodeNumber, _ old: FormerNode?, _ inherited: Inherited? = nil,
        isList: Bool = false, cutsList: Bool = false, host: inout Host
    ) throws {
        var down = inherited ?? self.inherited(below: parent)
        if cutsList { down.listTransition = nil }
        let views = isList ? desired.map { ($0.slot, wrapped($0.view, in: &down)) } : desired
        try reconcile(views, beside: false, of: parent, isNew: old == nil, down, host: &host)
    }

    /// Reconciles what stands beside the content: each is a list of its own.
    mutating func reconcileSecondary<Host: ProgramHost>(
        _ views: [ViewValue], of parent: NodeNumber, _ old: FormerNode?, scope: ContentScope? = nil, host: inout Host
    ) throws {
        let desired = views.enumerated().map { (Slot.secondary($0.offset), $0.element) }
        try reconcileBeside(desired, of: parent, old, scope: scope, host: &host)
    }

    /// The same by slots.
    mutating func reconcileBeside<Host: ProgramHost>(
        _ desired: [Desired], of parent: NodeNumber, _ old: FormerNode?, scope: ContentScope? = nil, host: inout Host
    ) throws {
        let down = Inherited(
            environment: nodes[parent].innerEnvironment ?? nodes[parent].environment,
            scope: scope ?? nodes[parent].scope, listTransition: nil)
        try withoutInsertion { tree in
            try tree.reconcile(desired, beside: true, of: parent, isNew: old == nil, down, host: &host)
        }
    }

    /// Reconciles the pages of a navigation stack, by their identities.
    mutating func reconcilePages<Host: ProgramHost>(
        _ pages: [Desired], of parent: NodeNumber, _ old: FormerNode?, host: inout Host
    ) throws {
        let down = Inherited(
            environment: nodes[parent].environment, scope: nodes[parent].scope, listTransition: nil)
        try withoutInsertion { tree in
            try tree.reconcile(pages, beside: true, of: parent, isNew: old == nil, down, host: &host)
        }
    }

    /// Puts the transition around the list on one of its elements; a list inside hands it on.
    private func wrapped(_ view: ViewValue, in down: inout Inherited) -> ViewValue {
        guard let transition = down.listTransition, case .modified(_, let modifier) = transition.kind else {
            return view
        }
        if view.isDynamicList { return view }
        down.listTransition = nil
        return ViewValue(.modified(view, modifier), source: transition.source)
    }

    private mutating func reconcile<Host: ProgramHost>(
        _ desired: [Desired], beside isBeside: Bool, of parent: NodeNumber, isNew: Bool,
        _ down: Inherited, host: inout Host
    ) throws {
        let before = isBeside ? nodes[parent].secondary : nodes[parent].children
        if before.isEmpty, desired.isEmpty { return }
        let matches = match(desired, among: before)
        var after: [NodeNumber] = []
        var changed = false
        for child in before where !matches.contains(child) && nodes[child].leavingBox.isEmpty {
            changed = true
            try remove(child, replaced: !desired.isEmpty, host: &host)
        }
        let replaced = changed
        for (index, entry) in desired.enumerated() {
            if let child = matches[index] {
                if !nodes[child].leavingBox.isEmpty {
                    changed = true
                    try putBack(child, host: &host)
                }
                try update(child, to: entry.view, down, host: &host)
                after.append(child)
            } else {
                changed = true
                after.append(
                    try add(entry, to: parent, isNew: isNew, replaced: replaced, down, host: &host))
            }
        }
        // A removal that nothing animates has taken its node out of the parent meanwhile.
        var leaving: [NodeNumber] = []
        for child in before where nodes.contains(child) && nodes[child].parent == parent {
            if !nodes[child].leavingBox.isEmpty { leaving.append(child) }
        }
        let order = merged(after, leaving: leaving)
        reportMoves(from: before, to: after)
        if changed || before != order {
            if isBeside { nodes[parent].secondary = order } else { nodes[parent].children = order }
            forgetPaths()
            invalidateLayout(parent)
        }
    }

    /// Builds a child; in a parent that was there before it is an insertion (TRANS-1).
    private mutating func add<Host: ProgramHost>(
        _ entry: Desired, to parent: NodeNumber, isNew: Bool, replaced: Bool, _ down: Inherited, host: inout Host
    ) throws -> NodeNumber {
        guard !isNew else {
            return try create(entry.view, slot: entry.slot, parent: parent, down, host: &host)
        }
        return try insert(entry, into: parent, replaced: replaced, down, host: &host)
    }

    /// For each desired child the node that shows it, if any: same slot, same type, live before leaving.
    private func match(_ desired: [Desired], among before: [NodeNumber]) -> Matches {
        if let same = unmoved(desired, among: before) { return same }
        var matches = Matches(count: desired.count)
        let ends = matchEnds(desired, among: before, &matches)
        var bySlot: [Slot: [NodeNumber]] = [:]
        for child in before[ends.before] { bySlot[nodes[child].slot, default: []].append(child) }
        for index in ends.desired {
            let entry = desired[index]
            guard let candidates = bySlot[entry.slot] else { continue }
            let fitting = candidates.filter { entry.view.hasIdentity(of: nodes[$0].view) && !matches.contains($0) }
            if let child = fitting.first(where: { nodes[$0].leavingBox.isEmpty }) ?? fitting.last {
                matches[index] = child
            }
        }
        return matches
    }

    /// The nodes as they stand, where each still shows the child at its place; nil where any does not.
    private func unmoved(_ desired: [Desired], among before: [NodeNumber]) -> Matches? {
        guard desired.count == before.count else { return nil }
        for (index, child) in before.enumerated() {
            guard shows(child, desired[index]) else { return nil }
        }
        return Matches(unmoved: before)
    }

    /// Whether a live node shows a child already.
    private func shows(_ child: NodeNumber, _ entry: Desired) -> Bool {
        nodes[child].slot == entry.slot && nodes[child].leavingBox.isEmpty
            && entry.view.hasIdentity(of: nodes[child].view)
    }

    /// Matches what stands at the beginning and at the end as before, as when a row comes or goes; gives what is between.
    private func matchEnds(
        _ desired: [Desired], among before: [NodeNumber], _ matches: inout Matches
    ) -> (before: Range<Int>, desired: Range<Int>) {
        let shorter = min(before.count, desired.count)
        var first = 0
        while first < shorter, shows(before[first], desired[first]) {
            matches[first] = before[first]
            first += 1
        }
        var last = 0
        while last < shorter - first, shows(before[before.count - 1 - last], desired[desired.count - 1 - last]) {
            matches[desired.count - 1 - last] = before[before.count - 1 - last]
            last += 1
        }
        return (first..<before.count - last, first..<desired.count - last)
    }

    /// Live children in order, each leaving one at its structural place (contract: tree order).
    private func merged(_ live: [NodeNumber], leaving: [NodeNumber]) -> [NodeNumber] {
        guard let first = leaving.first, let parent = nodes[first].parent else { return live }
        var order = live
        let before = nodes[parent].children + nodes[parent].secondary
        for child in leaving {
            if case .branch(let branch) = nodes[child].slot {
                let place = order.firstIndex { other in
                    if case .branch(let number) = nodes[other].slot { return number > branch }
                    return false
                }
                order.insert(child, at: place ?? order.count)
                continue
            }
            let predecessors = before.prefix { $0 != child }.reversed()
            let anchor = predecessors.first { order.contains($0) }.flatMap { order.firstIndex(of: $0) }
            order.insert(child, at: anchor.map { $0 + 1 } ?? 0)
        }
        return order
    }

    /// Which node shows which desired child.
    private struct Matches {
        private var byIndex: [NodeNumber?]
        private var used: Set<NodeNumber> = []
        /// Whether each node shows the child at its place.
        private let isUnmoved: Bool

        init(count: Int) {
            byIndex = Array(repeating: nil, count: count)
            isUnmoved = false
        }

        init(unmoved: [NodeNumber]) {
            byIndex = unmoved
            isUnmoved = true
        }

        func contains(_ child: NodeNumber) -> Bool { isUnmoved || used.contains(child) }
        subscript(index: Int) -> NodeNumber? {
            get { byIndex[index] }
            set {
                byIndex[index] = newValue
                if let newValue { used.insert(newValue) }
            }
        }
    }
}
