import AnimationMath
import ViewValues

/// The buttons that a swipe across a row shows from one edge.
struct RowActions: Sendable {
    /// The `swipeActions` around the row, or the `onDelete` that gives it a Delete button.
    var host: NodeNumber
    var isLeading: Bool
    /// Whether a swipe all the way does what the first button does.
    var allowsFullSwipe: Bool
    var isDelete: Bool
    /// How many buttons there are.
    var count: Int
}

/// A row that a swipe has moved, or that rests with its buttons shown.
struct RowSwipe: Sendable {
    var actions: RowActions
    /// Whether the buttons are there; as it closes they go while the row still moves.
    var isShown = true
    /// Whether the row rests beside its buttons.
    var isOpen = false
}

/// Swipe actions: a swipe past half of its buttons leaves them open, one past the middle of the row does what the first
/// does where that is allowed. A touch elsewhere in the list closes them. Widths and curves are assumed (SHOW-6).
extension RenderTree {
    /// The buttons at each edge of a row; with buttons of its own it has no Delete (Apple's text on `swipeActions`).
    func rowActions(in chain: [NodeNumber], onDelete: (node: NodeNumber, action: ProgramClosure)?) -> [RowActions] {
        var result: [RowActions] = []
        for node in chain {
            guard
                case .modified(_, .input(.swipeActions(let isLeading, let isFull, let content))) = nodes[node].view.kind,
                !result.contains(where: { $0.isLeading == isLeading })
            else { continue }
            result.append(
                RowActions(
                    host: node, isLeading: isLeading, allowsFullSwipe: isFull, isDelete: false,
                    count: content.buttonCount))
        }
        if result.isEmpty, let onDelete {
            result.append(
                RowActions(host: onDelete.node, isLeading: false, allowsFullSwipe: true, isDelete: true, count: 1))
        }
        return result
    }

    /// In which direction the row moves to show the buttons of an edge.
    func swipeDirection(_ row: RowTouch, isLeading: Bool) -> Double {
        isLeading != nodes[row.list].environment.values.isRightToLeft ? 1 : -1
    }

    /// The buttons that a row shows where it is moved that far; nil where there are none on that side.
    func actions(_ row: RowTouch, shownAt way: Double) -> RowActions? {
        guard way != 0 else { return nil }
        return row.actions.first { swipeDirection(row, isLeading: $0.isLeading) * way > 0 }
    }

    /// Where a swiping finger puts the row: without buttons on that side it stays, and where a full swipe is not allowed
    /// it gives like a rubber band past them.
    func swiped(_ row: RowTouch, by translation: Size) -> Double {
        let way = row.start + translation.width
        guard let actions = actions(row, shownAt: way) else { return 0 }
        let open = NamedContainer.rowButtonWidth * Double(actions.count)
        guard !actions.allowsFullSwipe, abs(way) > open else { return way }
        let band = RubberBand(dimension: nodes[row.list].frame?.size.width ?? 0)
        return (open + band.shown(abs(way) - open)) * (way < 0 ? -1 : 1)
    }

    /// The buttons of one edge are there while the row is off its place.
    mutating func showActions<Host: ProgramHost>(
        _ actions: RowActions?, of row: NodeNumber, host: inout Host
    ) throws {
        let before = rowSwipes[row]
        if let before, before.isShown, before.actions.host == actions?.host { return }
        guard before?.isShown == true || actions != nil else { return }
        try runUpdate(TransactionValue(origin: .gesture), writes: [], host: &host) { tree, _ in
            if let before { tree.dirty.insert(before.actions.host) }
            tree.rowSwipes[row] = actions.map { RowSwipe(actions: $0) }
            if let actions { tree.dirty.insert(actions.host) }
        }
    }

    /// A row goes back to its place, and its buttons go.
    mutating func closeSwipe<Host: ProgramHost>(of row: NodeNumber, host: inout Host) throws {
        guard let swipe = rowSwipes[row], swipe.isShown else { return }
        rowSwipes[row]?.isOpen = false
        guard nodes.contains(row), !isLeaving(NodeID(row)) else {
            rowSwipes[row] = nil
            return
        }
        report(.swiped, of: row, detail: "assumed curve \(Self.rowAnimation), SHOW-6")
        let transaction = TransactionValue(animation: Self.rowAnimation, origin: .gesture)
        try runUpdate(transaction, writes: [], host: &host) { tree, _ in
            tree.rowSwipes[row]?.isShown = false
            tree.dirty.insert(swipe.actions.host)
        }
        try shift(row, to: .zero, Self.rowAnimation, host: &host)
        rowSwipes[row] = nil
    }

    /// A finger or a tap somewhere closes the rows that are open, but for those whose buttons it is on; true where it did.
    mutating func closeSwipes<Host: ProgramHost>(touching node: NodeNumber, host: inout Host) throws -> Bool {
        let open = rowSwipes.filter { $0.value.isOpen }.keys.sorted()
        guard !open.isEmpty, swipedRow(ofButton: node) == nil else { return false }
        let chain = fullChain(of: node)
        var closed = false
        for row in open where !chain.contains(row) || touch == nil {
            if let list = fullChain(of: row).first(where: { isList($0) }), chain.contains(list) { closed = true }
            try closeSwipe(of: row, host: &host)
        }
        return closed
    }

    /// The open row whose buttons a view is among.
    func swipedRow(ofButton node: NodeNumber) -> NodeNumber? {
        let chain = fullChain(of: node)
        return rowSwipes.first { row, swipe in
            guard swipe.isShown, let place = chain.firstIndex(of: swipe.actions.host), place > 0,
                nodes[swipe.actions.host].secondary.contains(chain[place - 1])
            else { return false }
            return !swipe.actions.isDelete || nodes[chain[place - 1]].slot == deleteSlot(of: row)
        }?.key
    }

    /// The finger lets go of a swiped row.
    mutating func endSwipe<Host: ProgramHost>(
        _ row: RowTouch, _ translation: Size, host: inout Host
    ) throws {
        let way = swiped(row, by: translation)
        let width = nodes[row.list].frame?.size.width ?? 0
        guard let actions = actions(row, shownAt: way) else {
            return try closeSwipe(of: row.row, host: &host)
        }
        let open = NamedContainer.rowButtonWidth * Double(actions.count)
        if actions.allowsFullSwipe, abs(way) * 2 > width {
            return try swipeAll(row, actions, way < 0 ? -width : width, host: &host)
        }
        guard abs(way) * 2 >= open, actions.count > 0 else { return try closeSwipe(of: row.row, host: &host) }
        rowSwipes[row.row]?.isOpen = true
        report(.swiped, of: row.row, detail: "assumed curve \(Self.rowAnimation), SHOW-6")
        try shift(row.row, to: Point(way < 0 ? -open : open, 0), Self.rowAnimation, host: &host)
    }

    /// A swipe all the way: what deletes lets the row slide out, everything else lets it go back.
    private mutating func swipeAll<Host: ProgramHost>(
        _ row: RowTouch, _ actions: RowActions, _ end: Double, host: inout Host
    ) throws {
        report(.swiped, of: row.row, detail: "assumed curve \(Self.rowAnimation), SHOW-6")
        let button = firstButton(of: row.row, actions)
        let isDestructive = actions.isDelete || button.map { isDestructiveButton($0) } ?? false
        if isDestructive { try shift(row.row, to: Point(end, 0), Self.rowAnimation, host: &host) }
        if actions.isDelete {
            try delete(row.row, host: &host)
        } else if let button {
            try act(on: button, origin: .gesture, host: &host)
            try runQueuedUpdates(host: &host)
        }
        try closeSwipe(of: row.row, host: &host)
    }

    /// The program's `onDelete` for a row, as far as it goes.
    mutating func delete<Host: ProgramHost>(_ row: NodeNumber, host: inout Host) throws {
        guard let touch = rowTouch(on: row), let action = touch.onDelete, let forEach = touch.forEach,
            let place = liveRows(of: forEach).firstIndex(of: row)
        else { return }
        var transaction = TransactionValue(animation: Self.rowAnimation, origin: .gesture)
        transaction.originSource = action.source
        try host.perform(action, .rows([place], to: nil), transaction: transaction)
        try runQueuedUpdates(host: &host)
    }

    /// A button beside a row: the action and its end, Delete, or the control of edit mode that shows Delete.
    mutating func actBesideRow<Host: ProgramHost>(
        _ control: Control, at number: NodeNumber, _ transaction: TransactionValue, host: inout Host
    ) throws {
        guard let row = swipedRow(ofButton: number) else {
            guard let row = row(ofControl: number), var touch = rowTouch(on: row) else { return }
            touch.actions.removeAll { !$0.isDelete }
            let way = swipeDirection(touch, isLeading: false) * NamedContainer.rowButtonWidth
            try showActions(actions(touch, shownAt: way), of: row, host: &host)
            return try endSwipe(touch, Size(way, 0), host: &host)
        }
        if rowSwipes[row]?.actions.isDelete == true {
            try delete(row, host: &host)
        } else if case .button(_, let action) = control.kind {
            try host.perform(action, .none, transaction: transaction)
            try runQueuedUpdates(host: &host)
        }
        try closeSwipe(of: row, host: &host)
    }

    private func firstButton(of row: NodeNumber, _ actions: RowActions) -> NodeNumber? {
        nodes[actions.host].secondary.flatMap { subtree(of: $0) }.first { node in
            if case .control(let control) = nodes[node].view.kind { return control.kind.isTappable }
            return false
        }
    }

    private func isDestructiveButton(_ node: NodeNumber) -> Bool {
        guard case .control(let control) = nodes[node].view.kind, case .button(let role, _) = control.kind else {
            return false
        }
        return role?.contains("destructive") ?? false
    }
}

extension ViewValue {
    /// How many buttons stand in the content of `swipeActions`.
    var buttonCount: Int {
        switch kind {
        case .group(let children): children.reduce(0) { $0 + $1.buttonCount }
        case .conditional(_, let content), .modified(let content, _), .anyView(let content, _): content.buttonCount
        case .optional(let content): content?.buttonCount ?? 0
        case .forEach(let elements): elements.reduce(0) { $0 + $1.view.buttonCount }
        case .empty: 0
        default: 1
        }
    }
}
