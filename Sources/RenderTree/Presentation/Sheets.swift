import AnimationMath
import ViewValues

/// A sheet under a finger: it follows from the moment the finger has gone far enough, unless content that scrolls takes
/// the finger.
struct SheetTouch: Sendable {
    var sheet: NodeNumber
    /// Where the sheet stood as the finger came down.
    var start: Rect
    var follows = false
}

/// Heights at which sheets rest, and fingers that drag them between these or away (SHOW-6). Apple publishes neither the
/// curve nor where a sheet decides to go: it goes to the place nearest to where its speed would carry a scroll view.
extension RenderTree {
    /// How far a finger goes before a sheet follows it, points.
    private static let sheetDistance = 10.0

    /// The heights that a sheet's content names, lowest first, and which is chosen; all of the room where it names none.
    private func readDetents<Host: ProgramHost>(
        of number: NodeNumber, _ state: inout PresentationState, host: inout Host
    ) throws {
        guard state.isSheet else { return }
        let room = presentationRect(style: state.style).size.height
        state.rests = [SheetRest(height: room, value: nil)]
        state.selection = nil
        state.staysOnSwipe = false
        for node in subtree(of: number) {
            switch nodes[node].view.kind {
            case .modified(_, .presentation(.detents(let detents, let selection))):
                guard !detents.isEmpty, state.selection == nil else { continue }
                let rests = detents.map { SheetRest(height: height(of: $0.height, in: room), value: $0.value) }
                state.rests = rests.sorted { $0.height < $1.height }
                state.selection = selection
            case .modified(_, .presentation(.staysOnSwipe(let stays))): state.staysOnSwipe = state.staysOnSwipe || stays
            default: continue
            }
        }
        let chosen = try state.selection.map { try host.read($0) }
        let before = state.rests.firstIndex { $0.height == state.rest?.height }
        let place = chosen.flatMap { value in state.rests.firstIndex { $0.value?.isEqual(to: value) ?? false } }
        state.rest = state.rests[place ?? before ?? 0]
    }

    private func height(of detent: DetentValue, in room: Double) -> Double {
        switch detent {
        case .large: room
        case .fraction(let share): min(max(0, share) * screen.size.height, room)
        case .height(let height): min(max(0, height) + screen.safeArea.bottom, room)
        }
    }

    /// Where a sheet of a height stands, within the room of its style.
    private func sheetRect(_ state: PresentationState, height: Double) -> Rect {
        let room = presentationRect(style: state.style)
        return Rect(room.minX, screen.size.height - height, room.size.width, height)
    }

    /// A sheet that comes in rests at the height chosen, else at the lowest; a dialog is as high as its content.
    mutating func settleDetents<Host: ProgramHost>(
        of number: NodeNumber, _ state: inout PresentationState, host: inout Host
    ) throws {
        try readDetents(of: number, &state, host: &host)
        if let rest = state.rest { state.rect = sheetRect(state, height: rest.height) }
        if state.style == "confirmationDialog" {
            let bottom = max(screen.safeArea.bottom, 8)
            let offer = Proposal(screen.size.width, nil)
            let height = try implicitStack(boxes(standingAt: number), offer, &host).size.height + bottom
            let top = max(0, screen.size.height - height)
            state.rect = Rect(0, top, screen.size.width, screen.size.height - top)
        }
        if case .menu(let control) = state.kind { state.rect = try menuRect(of: number, below: control, host: &host) }
        if state.fadesIn { state.outside = state.rect } else { state.outside.size = state.rect.size }
    }

    /// A menu stands below its label, as high as its content; where there is no room, above it.
    private mutating func menuRect<Host: ProgramHost>(
        of number: NodeNumber, below control: NodeNumber, host: inout Host
    ) throws -> Rect {
        let (width, gap) = (250.0, 8.0)
        let label = modelBox(of: control) ?? Rect(origin: .zero, size: .zero)
        let height = try implicitStack(boxes(standingAt: number), Proposal(width, nil), &host).size.height
        let x = min(max(label.minX, gap), max(gap, screen.size.width - width - gap))
        let isLow = label.maxY + gap + height > screen.size.height - screen.safeArea.bottom
        return Rect(x, isLow ? max(0, label.minY - gap - height) : label.maxY + gap, width, height)
    }

    /// The heights, or which of them is chosen, may have changed: the sheet goes where it shall rest.
    mutating func refreshDetents<Host: ProgramHost>(
        _ number: NodeNumber, _ selection: ProgramBinding?, old: FormerNode?, host: inout Host
    ) throws {
        if let selection { track(nodes[number].reads.union(try host.reading(selection).reads), of: number) }
        guard old != nil, let sheet = fullChain(of: number).first(where: { nodes[$0].presentation?.isSheet == true }),
            nodes[sheet].leavingBox.isEmpty, var state = nodes[sheet].presentation
        else { return }
        try readDetents(of: sheet, &state, host: &host)
        nodes[sheet].presentation = state
        guard let rest = state.rest, touch?.sheet?.follows != true else { return }
        let rect = sheetRect(state, height: rest.height)
        guard rect != state.rect else { return }
        nodes[sheet].presentation?.rect = rect
        nodes[sheet].presentation?.outside.size = rect.size
        invalidateLayout(sheet)
        try moveFrame(of: sheet, to: rect, under: try incoming(sheet, host: &host), host: &host)
    }

    /// The screen is another one: what is presented fits it at once.
    mutating func refitPresentations<Host: ProgramHost>(_ transaction: TransactionValue, host: inout Host) throws {
        for number in presented where nodes.contains(number) {
            guard var state = nodes[number].presentation else { continue }
            state.rect = state.isPage ? pageRect(of: number) : presentationRect(style: state.style)
            try settleDetents(of: number, &state, host: &host)
            state.outside.origin =
                state.isPage ? Point(state.rect.maxX, state.rect.minY) : Point(state.rect.minX, screen.size.height)
            if state.fadesIn { state.outside = state.rect }
            nodes[number].presentation = state
            try moveFrame(
                of: number, to: state.rect, under: ShapedTransaction(transaction), isAnimated: false, host: &host)
        }
    }

    /// The sheet that a view stands in, for a finger.
    func sheetTouch(on number: NodeNumber) -> SheetTouch? {
        guard let sheet = fullChain(of: number).first(where: { nodes[$0].presentation?.isSheet == true }),
            nodes[sheet].leavingBox.isEmpty, let rect = nodes[sheet].presentation?.rect
        else { return nil }
        return SheetTouch(sheet: sheet, start: rect)
    }

    /// The finger moves on a sheet; true where the sheet follows it. Content that scrolls goes first, except down from
    /// its top, and up as long as the sheet can grow.
    mutating func moveSheet<Host: ProgramHost>(host: inout Host) throws -> Bool {
        guard let touch, var sheet = touch.sheet, nodes.contains(sheet.sheet),
            let state = nodes[sheet.sheet].presentation
        else { return false }
        let way = touch.translation
        if !sheet.follows {
            guard way.distance >= Self.sheetDistance else {
                return touch.scrolling != nil && mayFollow(sheet, state, way)
            }
            guard mayFollow(sheet, state, way), touch.row?.way != .swiped, touch.row?.way != .lifted else {
                self.touch?.sheet = nil
                return false
            }
            sheet.follows = true
            self.touch?.sheet = sheet
            if let pressed = touch.pressed { try setPressed(false, pressed, host: &host) }
            self.touch?.pressed = nil
            self.touch?.scrolling = nil
        }
        try place(sheet.sheet, in: dragged(sheet, state, by: way.height), isDragged: true, host: &host)
        return true
    }

    private func mayFollow(_ sheet: SheetTouch, _ state: PresentationState, _ way: Size) -> Bool {
        guard abs(way.height) >= abs(way.width) else { return false }
        guard let scroll = touch?.scrolling else { return true }
        guard scrollOffset(of: scroll).y <= 0 else { return false }
        let canGrow = sheet.start.size.height < (state.rests.last?.height ?? 0)
        return way.height > 0 || canGrow
    }

    /// Where a sheet stands under a finger: between its heights it grows, below them it goes as it is, above them, and
    /// below where it may not be closed, it gives like a rubber band.
    private func dragged(_ sheet: SheetTouch, _ state: PresentationState, by way: Double) -> Rect {
        let low = state.rests.first?.height ?? sheet.start.size.height
        let high = state.rests.last?.height ?? sheet.start.size.height
        let height = sheet.start.size.height - way
        let band = RubberBand(dimension: sheet.start.size.height)
        if height > high { return sheetRect(state, height: high + band.shown(height - high)) }
        guard height < low else { return sheetRect(state, height: height) }
        var rect = sheetRect(state, height: low)
        rect.origin.y += state.staysOnSwipe ? band.shown(low - height) : low - height
        return rect
    }

    private mutating func place<Host: ProgramHost>(
        _ sheet: NodeNumber, in rect: Rect, isDragged: Bool, host: inout Host
    ) throws {
        guard let old = nodes[sheet].presentation?.rect, old != rect else { return }
        var transaction = TransactionValue(
            animation: isDragged ? nil : Self.presentationAnimation, origin: .gesture)
        (transaction.isContinuous, transaction.tracksVelocity) = (isDragged, isDragged)
        try runUpdate(transaction, writes: [], host: &host) { tree, host in
            tree.nodes[sheet].presentation?.rect = rect
            tree.nodes[sheet].presentation?.outside.size = rect.size
            // Content changes with the height alone: where that stays it only moves along.
            if old.size != rect.size { tree.invalidateLayout(sheet) }
            try tree.moveFrame(
                of: sheet, to: rect, under: ShapedTransaction(transaction), isAnimated: !isDragged, host: &host)
        }
    }

    /// The finger lets go of a sheet that follows it; false where none does.
    mutating func releaseSheet<Host: ProgramHost>(host: inout Host) throws -> Bool {
        guard let touch, let sheet = touch.sheet, sheet.follows, nodes.contains(sheet.sheet),
            let state = nodes[sheet.sheet].presentation
        else { return false }
        self.touch?.sheet = nil
        let reach = state.rect.minY + 0.4994998 * touch.velocity.height
        let tops = state.rests.map { sheetRect(state, height: $0.height).minY }
        let nearest = tops.indices.min { abs(tops[$0] - reach) < abs(tops[$1] - reach) } ?? 0
        if !state.staysOnSwipe, abs(screen.size.height - reach) < abs(tops[nearest] - reach) {
            try close(sheet.sheet, origin: .gesture, host: &host)
            try runQueuedUpdates(host: &host)
            guard nodes.contains(sheet.sheet), nodes[sheet.sheet].leavingBox.isEmpty else { return true }
        }
        report(.settled, of: sheet.sheet, detail: "assumed curve \(Self.presentationAnimation), SHOW-6")
        guard state.rests.indices.contains(nearest) else { return true }
        let rest = state.rests[nearest]
        nodes[sheet.sheet].presentation?.rest = rest
        try place(sheet.sheet, in: sheetRect(state, height: rest.height), isDragged: false, host: &host)
        if let selection = state.selection, let value = rest.value {
            try host.write(value, to: selection, transaction: TransactionValue(origin: .gesture))
        }
        return true
    }
}

/// A height at which a sheet rests, points, and the program's value for it.
struct SheetRest: Sendable {
    var height: Double
    var value: (any ProgramValue)?
}

extension PresentationState {
    /// Whether it comes up from the bottom edge and follows a finger.
    var isSheet: Bool { style == "sheet" || style == "popover" }
}
