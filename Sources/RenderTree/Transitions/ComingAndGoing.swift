import AnimationMath
import ViewValues

/// Elements that come and go (TRANS-1, TRANS-3, TRANS-4).
extension RenderTree {
    /// Builds an element in a parent that was there before: willAppear, then identity in the same update.
    mutating func insert<Host: ProgramHost>(
        _ entry: Desired, into parent: NodeNumber, replaced: Bool, _ down: Inherited, host: inout Host
    ) throws -> NodeNumber {
        let trace = try outgoing(parent, host: &host)
        let outside = pass.insertion
        pass.insertion = Pass.Insertion(trace: trace)
        let number = try create(entry.view, slot: entry.slot, parent: parent, down, host: &host)
        pass.insertion = outside
        nodes[number].insertion = InsertionRecord(
            update: pass.number, replaced: replaced, trace: trace, transaction: pass.transaction)
        try enterPresentation(number, under: trace, host: &host)
        for driver in drivers(of: number) {
            if nodes[driver].transitionBox.isEmpty {
                let layers = TransitionValue.opacity.layers()
                nodes[driver].transition = TransitionState(
                    layers: layers, phase: trace.value.animation == nil ? 0 : -1, isDefault: true)
            }
            if nodes[driver].transition?.phase == -1 { pass.appearing.append((driver, trace)) }
        }
        appearAround(parent, host: &host)
        return number
    }

    /// The second half of insertions, once layout has given the new views their size.
    mutating func finishInsertions<Host: ProgramHost>(host: inout Host) throws {
        let appearing = pass.appearing
        pass.appearing = []
        for (driver, trace) in appearing where nodes.contains(driver) && nodes[driver].transition?.phase == -1 {
            pass.collector = []
            try setPhase(0, of: driver, under: trace, host: &host)
            nodes[driver].transition?.entering = Set(pass.collector ?? [])
            pass.collector = nil
        }
    }

    /// Begins to take an element out: its transition plays, or it is erased at the end of the update.
    mutating func remove<Host: ProgramHost>(_ number: NodeNumber, replaced: Bool, host: inout Host) throws {
        guard let parent = nodes[number].parent else { return }
        let trace = try outgoing(parent, host: &host)
        let outside = pass.collector
        pass.collector = []
        let drivers = drivers(of: number)
        for driver in drivers {
            if nodes[driver].transitionBox.isEmpty {
                nodes[driver].transition = TransitionState(layers: TransitionValue.opacity.layers(), isDefault: true)
            }
            nodes[driver].transition?.entering = []
            let layers = nodes[driver].transitionBox.value?.layers ?? []
            guard layers.contains(where: { ($0.animation ?? trace.value.animation) != nil }) else { continue }
            try setPhase(1, of: driver, under: trace, host: &host)
        }
        try leavePresentation(number, under: trace, host: &host)
        let isIdentity =
            nodes[number].presentationBox.isEmpty && !drivers.isEmpty
            && drivers.allSatisfy { nodes[$0].transition?.layers.isEmpty == true }
        nodes[number].leaving = LeavingState(
            pending: Set(pass.collector ?? []), isIdentity: isIdentity, update: pass.number,
            transaction: pass.transaction, trace: trace)
        pass.collector = outside
        if replaced {
            let around = lifecycleAround(parent)
            nodes[number].leaving?.around = around
        }
        leavingNodes.insert(number)
        preferencesChanged = true
        report(.leaving, of: number)
        reportRemoval(of: number)
    }

    /// Puts an element back that is on its way out: straight to identity from what is shown (TRANS-4).
    mutating func putBack<Host: ProgramHost>(_ number: NodeNumber, host: inout Host) throws {
        guard let parent = nodes[number].parent else { return }
        let trace = try outgoing(parent, host: &host)
        nodes[number].leaving = nil
        leavingNodes.remove(number)
        try returnPresentation(number, under: trace, host: &host)
        for driver in drivers(of: number) where nodes[driver].transition?.phase != 0 {
            pass.collector = []
            try setPhase(0, of: driver, under: trace, host: &host)
            nodes[driver].transition?.entering = Set(pass.collector ?? [])
            pass.collector = nil
        }
        report(.returned, of: number)
    }

    /// Takes out the elements whose removal is over, at the end of an update or of a frame's samples (TRANS-3).
    mutating func eraseFinished() {
        for number in leavingNodes.sorted() where nodes.contains(number) {
            nodes[number].leaving?.pending.formIntersection(running.numbers)
            if nodes[number].leaving?.pending.isEmpty == true { detach(number) }
        }
    }

    /// Takes an element out of the tree; its callbacks and its storage follow in the frame's actions (LIFE-6).
    private mutating func detach(_ number: NodeNumber) {
        leavingNodes.remove(number)
        let isIdentity = nodes[number].leaving?.isIdentity ?? false
        report(.erased, of: number)
        let all = subtree(of: number)
        nameEvents(ofDeparting: all)
        if let parent = nodes[number].parent {
            nodes[parent].children.removeAll { $0 == number }
            nodes[parent].secondary.removeAll { $0 == number }
        }
        forgetPaths()
        preferencesChanged = true
        for node in all { stopAttributes(of: node) }
        actions.append(isIdentity ? .earlyErasure : .erasure, .erase(all.reversed()))
    }

    /// All nodes of a subtree, parents before children.
    func subtree(of number: NodeNumber) -> [NodeNumber] {
        var result: [NodeNumber] = []
        var stack = [number]
        while let next = stack.popLast() {
            result.append(next)
            stack.append(contentsOf: (nodes[next].children + nodes[next].secondary).reversed())
        }
        return result
    }

    private mutating func stopAttributes(of number: NodeNumber) {
        leavingNodes.remove(number)
        clocked.remove(number)
        scrollMotions[number] = nil
        presented.removeAll { $0 == number }
        dirty.remove(number)
        shows.removeAll { $0 == number }
        for entry in nodes[number].attributes {
            stop(entry.number)
            velocities[entry.number] = nil
        }
    }

    /// Calls what an erased element still has to be told and forgets it.
    mutating func erase<Host: ProgramHost>(_ all: [NodeNumber], host: inout Host) throws {
        let unseen = unseenRows(in: all)
        for number in all where nodes.contains(number) && !unseen.contains(number) {
            if case .modified(_, .lifecycle(.onDisappear(let action))) = nodes[number].view.kind {
                report(.disappear, of: number)
                try host.perform(action, .none, transaction: TransactionValue(origin: .onDisappear))
            }
        }
        try disappearAround(all, host: &host)
        for number in all where nodes.contains(number) && !nodes[number].leavingBox.isEmpty {
            // `onDismiss` comes once the content is gone.
            guard let onDismiss = nodes[number].presentation?.onDismiss else { continue }
            try host.perform(onDismiss, .none, transaction: TransactionValue(origin: .onDisappear))
        }
        nameEvents(ofDeparting: all)
        for number in all where nodes.contains(number) { forget(number, host: &host) }
    }

    private mutating func forget<Host: ProgramHost>(_ number: NodeNumber, host: inout Host) {
        if case .modified(_, .lifecycle(.task)) = nodes[number].view.kind { host.cancelTask(at: number) }
        track([], of: number)
        if let state = nodes[number].transaction { track([], of: number, replacing: state.reads) }
        // What ended in the meantime may have set it in motion again.
        stopAttributes(of: number)
        for entry in nodes[number].attributes { attributes.remove(entry.number) }
        if let step = nodes[number].deferred?.phases.step { phaseNodes[step] = nil }
        tabViews[number] = nil
        barTitles[number] = nil
        barOwners.remove(number)
        forgetLazyRow(number)
        if !rowSwipes.isEmpty { rowSwipes = rowSwipes.filter { $0.key != number && $0.value.actions.host != number } }
        editingLists.remove(number)
        host.uninstall(number)
        nodes.remove(number)
    }

    /// The transaction as it leaves a node for its children.
    mutating func outgoing<Host: ProgramHost>(
        _ number: NodeNumber, host: inout Host
    ) throws -> ShapedTransaction {
        try passing(try incoming(number, host: &host), through: number, host: &host)
    }
}
