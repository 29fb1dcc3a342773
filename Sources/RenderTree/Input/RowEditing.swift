import AnimationMath
import ViewValues

/// A row of a List under a finger: a swipe takes it away (`onDelete`), a drag in edit mode or after a long press moves
/// it (`onMove`).
struct RowTouch: Sendable {
    enum Way: Sendable { case undecided, swiped, lifted }
    /// The row's element, the ForEach around it and the List around that.
    var row: NodeNumber, forEach: NodeNumber, list: NodeNumber
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
        let chain = fullChain(of: number)
        guard let list = chain.first(where: { isList($0) }) else { return nil }
        let inside = chain.prefix { $0 != list }
        guard
            let row = inside.last(where: { node in
                guard let parent = nodes[node].parent, case .forEach = nodes[parent].view.kind else { return false }
                return true
            }), let forEach = nodes[row].parent
        else { return nil }
        var touch = RowTouch(row: row, forEach: forEach, list: list)
        for node in fullChain(of: forEach).prefix(while: { $0 != list }) {
            switch nodes[node].view.kind {
            case .modified(_, .input(.onDelete(let action))): touch.onDelete = touch.onDelete ?? action
            case .modified(_, .input(.onMove(let action))): touch.onMove = touch.onMove ?? action
            default: break
            }
        }
        return touch.onDelete == nil && touch.onMove == nil ? nil : touch
    }

    private func isList(_ number: NodeNumber) -> Bool {
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
            try shift(row.row, to: Point(swipe(row, touch.translation), 0), nil, host: &host)
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
        if isSideways, row.onDelete != nil, swipe(row, translation) != 0 { return .swiped }
        guard !isSideways, row.onMove != nil else { return nil }
        return try mayLift(row, host: &host) ? .lifted : nil
    }

    /// How far a swipe takes the row: only towards the leading edge.
    private func swipe(_ row: RowTouch, _ translation: Size) -> Double {
        let isMirrored = nodes[row.list].environment.values.isRightToLeft
        return isMirrored ? max(translation.width, 0) : min(translation.width, 0)
    }

    /// The finger lets go of a row that follows it; false where none does.
    mutating func releaseRow<Host: ProgramHost>(host: inout Host) throws -> Bool {
        guard let touch, let row = touch.row, row.way != .undecided, nodes.contains(row.row) else { return false }
        let rows = liveRows(of: row.forEach)
        guard let from = rows.firstIndex(of: row.row) else { return false }
        if row.way == .swiped {
            try endSwipe(row, from, touch.translation, host: &host)
        } else {
            try drop(row, from, to: row.place ?? from, among: rows, host: &host)
        }
        return true
    }

    /// A swipe past the middle takes the row away, as far as the program does; else it slides back.
    private mutating func endSwipe<Host: ProgramHost>(
        _ row: RowTouch, _ place: Int, _ translation: Size, host: inout Host
    ) throws {
        let width = nodes[row.list].frame?.size.width ?? 0
        let way = swipe(row, translation)
        report(.swiped, of: row.row, detail: "assumed curve \(Self.rowAnimation), SHOW-6")
        if abs(way) * 2 > width, let action = row.onDelete {
            try shift(row.row, to: Point(way < 0 ? -width : width, 0), Self.rowAnimation, host: &host)
            var transaction = TransactionValue(animation: Self.rowAnimation, origin: .gesture)
            transaction.originSource = action.source
            try host.perform(action, .rows([place], to: nil), transaction: transaction)
            try runQueuedUpdates(host: &host)
        }
        guard nodes.contains(row.row), !isLeaving(NodeID(row.row)) else { return }
        try shift(row.row, to: .zero, Self.rowAnimation, host: &host)
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
        guard let touch, let row = touch.row else { return }
        let rows = liveRows(of: row.forEach)
        guard let from = rows.firstIndex(of: row.row), let own = modelBox(of: row.row) else { return }
        let middles = rows.map { modelBox(of: $0)?.midY ?? 0 }
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

    private func liveRows(of forEach: NodeNumber) -> [NodeNumber] {
        nodes[forEach].children.filter { nodes[$0].leavingBox.isEmpty }
    }

    /// Where the first drawing leaf of a row is seen to begin.
    private func rowTop(_ node: NodeNumber) -> Double? {
        leaves(of: node).lazy.compactMap { shownFrame(of: $0)?.minY }.first
    }

    /// Moves all that a row shows.
    private mutating func shift<Host: ProgramHost>(
        _ node: NodeNumber, to way: Point, _ animation: Animation?, host: inout Host
    ) throws {
        guard way != .zero || nodes[node].attribute(.shift) != nil else { return }
        if nodes[node].attribute(.shift) == nil { addAttribute(AttributeValue([0, 0]), for: .shift, of: node) }
        guard let attribute = nodes[node].attribute(.shift),
            attributes[attribute].model != AnimatableVector([way.x, way.y])
        else { return }
        let transaction = TransactionValue(animation: animation, origin: .gesture)
        try runUpdate(transaction, writes: [], host: &host) { tree, host in
            try tree.change(
                attribute, to: AttributeValue([way.x, way.y]), under: ShapedTransaction(transaction),
                animation: animation, host: &host)
        }
    }
}
