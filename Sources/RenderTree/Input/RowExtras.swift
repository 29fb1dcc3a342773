import ViewValues

/// What stands at the edges of a list's row beside its content: the buttons of a swipe, the controls of edit mode.
struct RowExtras: Sendable {
    /// The buttons of the edge that a swipe shows.
    var actions: [NodeNumber] = []
    var isLeading = false
    /// The controls of edit mode at the leading and the trailing edge, and whether the row makes room for them.
    var delete: NodeNumber?, move: NodeNumber?
}

/// The views that the system puts beside rows: secondary nodes of the modifiers that ask for them.
extension RenderTree {
    /// Which of a row's extra views a node is, beside its element's id.
    private enum Extra: Int { case delete = 1, deleteControl = 2, moveControl = 3 }

    private func extraSlot(_ extra: Extra, of row: NodeNumber) -> Slot? {
        guard case .element(let id, let count) = nodes[row].slot else { return nil }
        return .element(id, count * 4 + extra.rawValue)
    }

    /// The slot of the Delete button of a row.
    func deleteSlot(of row: NodeNumber) -> Slot? { extraSlot(.delete, of: row) }

    /// Shows what a modifier puts beside rows now.
    mutating func refreshRowExtras<Host: ProgramHost>(
        _ number: NodeNumber, _ input: InputModifier, old: FormerNode?, host: inout Host
    ) throws {
        switch input {
        case .swipeActions(_, _, let content):
            let isShown = rowSwipes.values.contains { $0.isShown && $0.actions.host == number }
            try reconcileSecondary(isShown ? [content] : [], of: number, old, host: &host)
        case .onDelete(let action):
            try reconcileBeside(deleteViews(at: number, action), of: number, old, host: &host)
        case .onMove(let action):
            try reconcileBeside(moveViews(at: number, action), of: number, old, host: &host)
        default: break
        }
    }

    private func deleteViews(at number: NodeNumber, _ action: ProgramClosure?) -> [Desired] {
        guard let action, let forEach = forEach(below: number) else { return [] }
        let isEditing = isInEditing(number)
        guard isEditing || rowSwipes.values.contains(where: { $0.actions.host == number }) else { return [] }
        return liveRows(of: forEach).flatMap { row -> [Desired] in
            var views: [Desired] = []
            if rowSwipes[row].map({ $0.isShown && $0.actions.host == number }) ?? false,
                let slot = extraSlot(.delete, of: row)
            {
                let label = ViewValue(.leaf(.text(TextValue("Delete"))))
                let kind = Control.Kind.button(role: "destructive", action: action)
                let control = Control(kind, name: "Button", label: label, labelIsImplicit: true)
                views.append((slot, ViewValue(.control(control), source: nodes[number].view.source)))
            }
            if isEditing, !isEditDisabled(row).delete, let slot = extraSlot(.deleteControl, of: row) {
                let label = ViewValue(.leaf(.opaque(name: "DeleteControl", ideal: Size(22, 22))))
                let kind = Control.Kind.button(role: "destructive", action: action)
                let control = Control(kind, name: "Button", label: label)
                views.append((slot, ViewValue(.control(control), source: nodes[number].view.source)))
            }
            return views
        }
    }

    private func moveViews(at number: NodeNumber, _ action: ProgramClosure?) -> [Desired] {
        guard action != nil, isInEditing(number), let forEach = forEach(below: number) else { return [] }
        return liveRows(of: forEach).compactMap { row in
            guard !isEditDisabled(row).move, let slot = extraSlot(.moveControl, of: row) else { return nil }
            let leaf = Leaf.opaque(name: "MoveControl", ideal: Size(26, 14))
            return (slot, ViewValue(.leaf(leaf), source: nodes[number].view.source))
        }
    }

    private func forEach(below number: NodeNumber) -> NodeNumber? {
        var current: NodeNumber? = number
        while let next = current {
            if case .forEach = nodes[next].view.kind { return next }
            current = nodes[next].children.first
        }
        return nil
    }

    /// What `deleteDisabled` and `moveDisabled` on a row say.
    func isEditDisabled(_ row: NodeNumber) -> (delete: Bool, move: Bool) {
        var result = (delete: false, move: false)
        var current: NodeNumber? = row
        while let next = current, nodes[next].children.count == 1 {
            if case .modified(_, .input(.editDisabled(let delete, let move))) = nodes[next].view.kind {
                result = (result.delete || delete == true, result.move || move == true)
            }
            current = nodes[next].children.first
        }
        return result
    }

    /// The row whose control or handle of edit mode a view is.
    func row(ofControl node: NodeNumber) -> NodeNumber? {
        for part in fullChain(of: node) {
            guard case .element(let id, let count) = nodes[part].slot, count % 4 > 1, let host = nodes[part].parent,
                nodes[host].secondary.contains(part), let forEach = forEach(below: host)
            else { continue }
            return nodes[forEach].children.first { nodes[$0].slot == .element(id, count / 4) }
        }
        return nil
    }

    /// Whether a node is in a list whose rows are being edited.
    private func isInEditing(_ number: NodeNumber) -> Bool {
        !editingLists.isEmpty && fullChain(of: number).contains { editingLists.contains($0) }
    }

    /// What stands beside a row that layout knows by the view that it places.
    func rowExtras(of box: NodeNumber) -> RowExtras {
        var extras = RowExtras()
        guard !rowSwipes.isEmpty || !editingLists.isEmpty else { return extras }
        let chain = bodyChain(of: box) + fullChain(of: box)
        if let (row, swipe) = rowSwipes.first(where: { chain.contains($0.key) && $0.value.isShown }) {
            extras.isLeading = swipe.actions.isLeading
            let slot = swipe.actions.isDelete ? deleteSlot(of: row) : nil
            extras.actions = nodes[swipe.actions.host].secondary.filter {
                nodes[$0].leavingBox.isEmpty && (slot == nil || nodes[$0].slot == slot)
            }
        }
        guard chain.contains(where: { editingLists.contains($0) }) else { return extras }
        for node in chain {
            guard case .modified(_, .input(let input)) = nodes[node].view.kind,
                let row = chain.last(where: { row in
                    nodes[row].parent.map { if case .forEach = nodes[$0].view.kind { true } else { false } } ?? false
                })
            else { continue }
            let beside = nodes[node].secondary.filter { nodes[$0].leavingBox.isEmpty }
            switch input {
            case .onDelete: extras.delete = beside.first { nodes[$0].slot == extraSlot(.deleteControl, of: row) }
            case .onMove: extras.move = beside.first { nodes[$0].slot == extraSlot(.moveControl, of: row) }
            default: break
            }
        }
        return extras
    }

    /// The views beside a row that move with it though they do not stand in it.
    func companions(of row: NodeNumber) -> [NodeNumber] {
        guard !rowSwipes.isEmpty || !editingLists.isEmpty else { return [] }
        return fullChain(of: row).flatMap { host -> [NodeNumber] in
            guard nodes[host].hostsRowExtras else { return [] }
            return nodes[host].secondary.filter { part in
                [Extra.delete, .deleteControl, .moveControl].contains { extraSlot($0, of: row) == nodes[part].slot }
            }
        }
    }
}

extension Node {
    /// Whether what stands beside it belongs to rows, not to it.
    var hostsRowExtras: Bool {
        switch view.kind {
        case .modified(_, .input(.swipeActions)), .modified(_, .input(.onDelete)), .modified(_, .input(.onMove)): true
        default: false
        }
    }
}
