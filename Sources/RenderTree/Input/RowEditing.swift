import AnimationMath
import ViewValues

/// A row of a List under a finger: a swipe shows its buttons or takes it away, a drag in edit mode or after a long press
/// moves it (`onMove`).
struct RowTouch: Sendable {
    enum Way: Sendable { case undecided, swiped, lifted }
    /// The row's element or view, the ForEach around it, if any, and the List around that.
    var row: NodeNumber, forEach: NodeNumber?, list: NodeNumber
    /// The buttons that a swipe shows, and how far the row was moved as the finger came down.
    var actions: [RowActions] = []
    var start = 0.0
    var onDelete: ProgramClosure?, onMove: ProgramClosure?
    var way = Way.undecided
    /// How long the finger stood still before it moved, seconds.
    var held: Double?
    /// Where the row would be dropped, among the rows.
    var place: Int?
}

/// Apple publishes no curve for rows that slide or make room: the default animation is assumed, and said (SHOW-6).
extension RenderTree {
    static let rowAnimation = Animation.default
    /// How far a finger goes before a row follows it, and how long it stands still to lift a row: points, seconds.
    private static let rowDistance = 10.0, liftTime = 0.5

    /// The row that a view is in, if it can be edited.
    func rowTouch(on number: NodeNumber) -> RowTouch? {
        let number = row(ofControl: number) ?? number
        let chain = bodyChain(of: number) + fullChain(of: number)
        guard let list = chain.first(where: { isList($0) }) else { return nil }
        let inside = chain.prefix { $0 != list }
        guard let row = inside.last(where: { isElement($0) }) ?? rowAlone(in: Array(inside)) else { return nil }
        let forEach = isElement(row) ? nodes[row].parent : nil
        var touch = RowTouch(row: row, forEach: forEach, list: list)
        let (isKept, isFixed) = isEditDisabled(row)
        var deleting: NodeNumber?
        for node in forEach.map({ fullChain(of: $0).prefix { $0 != list } }) ?? [] {
            switch nodes[node].view.kind {
            case .modified(_, .input(.onDelete(let action?))) where touch.onDelete == nil && !isKept:
                (touch.onDelete, deleting) = (action, node)
            case .modified(_, .input(.onMove(let action?))) where !isFixed: touch.onMove = touch.onMove ?? action
            default: break
            }
        }
        let onDelete = deleting.flatMap { node in touch.onDelete.map { (node: node, action: $0) } }
        touch.actions = rowActions(in: Array(inside), onDelete: onDelete)
        touch.start = nodes[row].attribute(.shift).map { attributes[$0].shown[0] } ?? 0
        return touch.actions.isEmpty && touch.onMove == nil ? nil : touch
    }

    /// Whether a node is an element of a ForEach.
    private func isElement(_ number: NodeNumber) -> Bool {
        guard let parent = nodes[number].parent, case .forEach = nodes[parent].view.kind else { return false }
        return true
    }

    /// A row that stands by itself: what is around its buttons alone.
    private func rowAlone(in inside: [NodeNumber]) -> NodeNumber? {
        guard
            var row = inside.last(where: {
                if case .modified(_, .input(.swipeActions)) = nodes[$0].view.kind { true } else { false }
            })
        else { return nil }
        while let parent = nodes[row].parent, inside.contains(parent), nodes[parent].children.count == 1 {
            row = parent
        }
        return row
    }

    func isList(_ number: NodeNumber) -> Bool {
        if case .container(.named("List", _), _) = nodes[number].view.kind { return true }
        return false
    }

    /// The finger moves on a row; true where the row follows it instead of the list.
    mutating func moveRow<Host: ProgramHost>(host: inout Host) throws -> Bool {
        guard let touch, var row = touch.row else { return false }
        if row.held == nil { row.held = pass.time.elapsed(since: touch.start) }
        if row.way == .undecided {
            self.touch?.row = row
            guard touch.translation.distance >= Self.rowDistance else { return try mayLift(row, host: &host) }
            guard let way = try way(of: row, touch.translation, host: &host) else {
                self.touch?.row = nil
                return false
            }
            row.way = way
            if let pressed = touch.pressed { try setPressed(false, pressed, host: &host) }
            self.touch?.pressed = nil
        }
        self.touch?.row = row
        if row.way == .swiped {
            let way = swiped(row, by: touch.translation)
            try showActions(actions(row, shownAt: way), of: row.row, host: &host)
            try shift(row.row, to: Point(way, 0), nil, host: &host)
        } else {
            try shift(row.row, to: Point(0, touch.translation.height), nil, host: &host)
            try makeRoom(host: &host)
        }
        return true
    }

    private func mayLift<Host: ProgramHost>(_ row: RowTouch, host: inout Host) throws -> Bool {
        guard row.onMove != nil else { return false }
        return try (row.held ?? 0) >= Self.liftTime || isEditing(at: row.list, host: &host)
    }

    private mutating func way<Host: ProgramHost>(
        of row: RowTouch, _ translation: Size, host: inout Host
    ) throws -> RowTouch.Way? {
        let isSideways = abs(translation.width) > abs(translation.height)
        let canSwipe = try row.start != 0 || swiped(row, by: translation) != 0 && !isEditing(at: row.list, host: &host)
        if isSideways, canSwipe { return .swiped }
        guard !isSideways, row.onMove != nil else { return nil }
        return try mayLift(row, host: &host) ? .lifted : nil
    }

    /// The finger lets go of a row that follows it; false where none does.
    mutating func releaseRow<Host: ProgramHost>(host: inout Host) throws -> Bool {
        guard let touch, let row = touch.row, row.way != .undecided, nodes.contains(row.row) else { return false }
        if row.way == .swiped {
            try endSwipe(row, touch.translation, host: &host)
        } else if let forEach = row.forEach {
            let rows = liveRows(of: forEach)
            guard let from = rows.firstIndex(of: row.row) else { return false }
            try drop(row, from, to: row.place ?? from, among: rows, host: &host)
        }
        return true
    }

    /// The program moves its elements; every row then goes on from where it is seen to its new place.
    private mutating func drop<Host: ProgramHost>(
        _ row: RowTouch, _ from: Int, to place: Int, among rows: [NodeNumber], host: inout Host
    ) throws {
        let seen = rows.map { rowTop($0) }
        report(.dropped, of: row.row, detail: "assumed curve \(Self.rowAnimation), SHOW-6")
        if place != from, let action = row.onMove {
            var transaction = TransactionValue(origin: .gesture)
            transaction.originSource = action.source
            try host.perform(action, .rows([from], to: place > from ? place + 1 : place), transaction: transaction)
            try runQueuedUpdates(host: &host)
        }
        for (node, top) in zip(rows, seen) where nodes.contains(node) && !isLeaving(NodeID(node)) {
            guard let top, let now = rowTop(node) else { continue }
            let hung = nodes[node].attribute(.shift).map { attributes[$0].model[1] } ?? 0
            try shift(node, to: Point(0, hung + top - now), nil, host: &host)
            try shift(node, to: .zero, Self.rowAnimation, host: &host)
        }
    }

    /// The rows between a lifted one's place and where it hangs make room for it.
    private mutating func makeRoom<Host: ProgramHost>(host: inout Host) throws {
        guard let touch, let row = touch.row, let forEach = row.forEach else { return }
        let rows = liveRows(of: forEach)
        guard let from = rows.firstIndex(of: row.row), let own = rowBox(of: row.row) else { return }
        let middles = rows.map { rowBox(of: $0)?.midY ?? 0 }
        let hanging = own.midY + touch.translation.height
        let before = middles.indices.filter { $0 < from && middles[$0] > hanging }.count
        let after = middles.indices.filter { $0 > from && middles[$0] < hanging }.count
        self.touch?.row?.place = from - before + after
        let next = from + 1 < rows.count ? middles[from + 1] - middles[from] : nil
        let pitch = next ?? (from > 0 ? middles[from] - middles[from - 1] : 0)
        for (index, node) in rows.enumerated() where index != from {
            let makesWay = index < from ? middles[index] > hanging : middles[index] < hanging
            let way = makesWay ? (index < from ? pitch : -pitch) : 0
            try shift(node, to: Point(0, way), Self.rowAnimation, host: &host)
        }
    }

    /// The elements of a ForEach that are there to stay.
    func liveRows(of forEach: NodeNumber) -> [NodeNumber] {
        nodes[forEach].children.filter { nodes[$0].leaving == nil }
    }

    /// Where a row stands, before any rounding.
    private func rowBox(of node: NodeNumber) -> Rect? { modelFrame(of: node) ?? modelBox(of: node) }

    /// Where the first drawing leaf of a row is seen to begin.
    private func rowTop(_ node: NodeNumber) -> Double? {
        leaves(of: node).lazy.compactMap { shownFrame(of: $0)?.minY }.first
    }

    /// Moves all that a row shows, and what stands beside it.
    mutating func shift<Host: ProgramHost>(
        _ row: NodeNumber, to way: Point, _ animation: Animation?, host: inout Host
    ) throws {
        let value = AttributeValue([way.x, way.y])
        let moved = ([row] + companions(of: row)).filter { node in
            guard let attribute = nodes[node].attribute(.shift) else { return way != .zero }
            return attributes[attribute].model != value.vector
        }
        guard !moved.isEmpty else { return }
        for node in moved where nodes[node].attribute(.shift) == nil {
            addAttribute(AttributeValue([0, 0]), for: .shift, of: node)
        }
        let transaction = TransactionValue(animation: animation, origin: .gesture)
        try runUpdate(transaction, writes: [], host: &host) { tree, host in
            for node in moved {
                guard let attribute = tree.nodes[node].attribute(.shift) else { continue }
                try tree.change(
                    attribute, to: value, under: ShapedTransaction(transaction), animation: animation, host: &host)
            }
        }
    }
}
