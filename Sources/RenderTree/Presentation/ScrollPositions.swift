import AnimationMath
import ViewValues

/// Scrolling by the program: `ScrollViewProxy.scrollTo`, and the binding of `scrollPosition(id:anchor:)`.
extension RenderTree {
    /// What the program's `scrollTo` calls asked for since the last time.
    mutating func runScrollRequests<Host: ProgramHost>(host: inout Host) throws {
        for request in host.takeScrollRequests() where nodes.contains(request.reader) {
            for scroll in subtree(of: request.reader) where isScrollView(scroll) {
                guard let target = view(named: request.id, below: scroll) else { continue }
                let offset = self.offset(showing: target, in: scroll, anchor: request.anchor)
                try setScroll(scroll, to: offset, request.transaction, host: &host)
                break
            }
        }
    }

    /// A binding of a scroll position is read; where it names another view, the content follows after layout.
    mutating func refreshScrollPosition<Host: ProgramHost>(
        _ number: NodeNumber, _ binding: ProgramBinding, host: inout Host
    ) throws {
        let (value, reads) = try host.reading(binding)
        track(reads, of: number)
        let before = nodes[number].lifecycle?.value
        nodes[number].lifecycle = LifecycleState(value: value)
        if let before, before.isEqual(to: value) { return }
        if case .none = host.scrollTarget(of: value) { return }
        pass.scrolls.append(number)
    }

    /// Moves the content to where written positions say, under the update's own transaction.
    mutating func followScrollPositions<Host: ProgramHost>(host: inout Host) throws {
        guard !pass.scrolls.isEmpty else { return }
        let positions = pass.scrolls
        pass.scrolls = []
        for number in positions where nodes.contains(number) {
            if isTabView(number) { try scrollToShownPage(number, host: &host) }
            guard case .modified(_, .show(.scrollPosition(_, let anchor))) = nodes[number].view.kind,
                let position = nodes[number].lifecycle?.value,
                let scroll = subtree(of: number).first(where: { isScrollView($0) }),
                let offset = offset(for: host.scrollTarget(of: position), in: scroll, anchor: anchor)
            else { continue }
            guard offset != scrollOffset(of: scroll) else { continue }
            try set(AttributeValue([offset.x, offset.y]), for: .scroll, of: scroll, host: &host)
            invalidateLayout(scroll)
        }
        try updateFrames(host: &host)
    }

    /// After the user scrolled: the binding gets the id of the view that now stands at the anchor.
    mutating func reportScrollPosition<Host: ProgramHost>(of scroll: NodeNumber, host: inout Host) throws {
        if isTabView(scroll) { return try reportPage(of: scroll, host: &host) }
        for number in fullChain(of: scroll) {
            guard case .modified(_, .show(.scrollPosition(let binding, let anchor))) = nodes[number].view.kind else {
                continue
            }
            guard let view = nodes[scroll].frame else { return }
            let id = idShown(at: anchor, of: view, in: scroll)
            let position = try host.read(binding)
            let isByUser = nodes[scroll].attribute(.scroll).map { attributes[$0].animator == nil } ?? true
            guard let new = host.scrolled(position, toView: id, isByUser: isByUser) else { return }
            if nodes[number].lifecycle?.value?.isEqual(to: new) == true { return }
            nodes[number].lifecycle = LifecycleState(value: new)
            return try host.write(new, to: binding, transaction: TransactionValue(origin: .gesture))
        }
    }

    /// The content offset that a position asks for.
    private func offset(
        for target: ScrollTargetValue, in scroll: NodeNumber, anchor: UnitPointValue?
    ) -> Point? {
        var result = scrollOffset(of: scroll)
        switch target {
        case .none: return nil
        case .id(let id, let own):
            guard let view = view(named: id, below: scroll) else { return nil }
            return offset(showing: view, in: scroll, anchor: own ?? anchor)
        case .edge(let edge):
            let far = 1e9
            if edge.contains(.top) { result.y = 0 }
            if edge.contains(.bottom) { result.y = far }
            if edge.contains(.leading) { result.x = 0 }
            if edge.contains(.trailing) { result.x = far }
        case .point(let x, let y): result = Point(x ?? result.x, y ?? result.y)
        }
        return clamped(result, in: scroll)
    }

    /// The view with an id of its own or of a ForEach.
    private func view(named id: ExplicitID, below number: NodeNumber) -> NodeNumber? {
        subtree(of: number).first { self.id(of: $0) == id }
    }

    private func id(of number: NodeNumber) -> ExplicitID? {
        if case .modified(_, .identity(.id(let id))) = nodes[number].view.kind { return id }
        guard let parent = nodes[number].parent, case .forEach = nodes[parent].view.kind,
            case .element(let id, _) = nodes[number].slot
        else { return nil }
        return id
    }

    /// The content offset at which a view stands at an anchor; without one it moves no further than is needed.
    private func offset(showing target: NodeNumber, in scroll: NodeNumber, anchor: UnitPointValue?) -> Point {
        let now = scrollOffset(of: scroll)
        guard let view = nodes[scroll].frame, let frame = modelFrame(of: target) ?? modelBox(of: target) else {
            return now
        }
        let margin = contentMargin(of: scroll)
        var result = now
        for axis in scrollAxes(of: scroll) {
            let room = view.size[axis] - 2 * margin[axis]
            let start = frame.origin[axis] - view.origin[axis] - margin[axis]
            let share = anchor.map { axis == .horizontal ? $0.x : $0.y }
            if let share {
                result[axis] += start + share * (frame.size[axis] - room)
            } else if start < 0 {
                result[axis] += start
            } else if start + frame.size[axis] > room {
                result[axis] += start + frame.size[axis] - room
            }
        }
        return clamped(result, in: scroll)
    }

    /// The id of the scroll target nearest to an anchor of the visible part; the leading edge without one.
    private func idShown(at anchor: UnitPointValue?, of view: Rect, in scroll: NodeNumber) -> (any ProgramValue)? {
        let axis = scrollAxes(of: scroll).first ?? .vertical
        let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
        let place = view.origin[axis] + contentMargin(of: scroll)[axis] * (1 - 2 * share) + share * view.size[axis]
        let candidates = targets(in: scroll).compactMap { target -> (Double, any ProgramValue)? in
            guard let frame = modelFrame(of: target),
                let id = ownChain(of: target).lazy.compactMap({ self.id(of: $0) }).first
            else { return nil }
            return (abs(frame.origin[axis] + share * frame.size[axis] - place), id.value)
        }
        return candidates.min { $0.0 < $1.0 }?.1
    }
}
