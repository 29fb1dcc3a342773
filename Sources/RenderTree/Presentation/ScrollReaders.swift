import AnimationMath
import ViewValues

/// Callbacks about scroll views: their geometry, what moves them, what is in sight.
extension RenderTree {
    /// A scroll view's geometry as shown, in points.
    func scrollGeometry(of scroll: NodeNumber) -> ScrollGeometryValue {
        let model = scrollOffset(of: scroll)
        let lag = scrollLag(of: scroll)
        let margin = contentMargin(of: scroll)
        return ScrollGeometryValue(
            contentOffset: Point(model.x - lag.x - margin.x, model.y - lag.y - margin.y),
            contentSize: contentSize(of: scroll), containerSize: nodes[scroll].frame?.size ?? .zero,
            contentInsets: Insets(top: margin.y, leading: margin.x, bottom: margin.y, trailing: margin.x))
    }

    /// Tells the listeners where content or what moves it is another one.
    mutating func scrollMoved<Host: ProgramHost>(host: inout Host) throws {
        guard !scrollReaders.isEmpty else { return }
        scrollReaders = scrollReaders.filter { nodes.contains($0) }
        for number in scrollReaders.sorted() {
            guard case .modified(_, .lifecycle(let lifecycle)) = nodes[number].view.kind else { continue }
            switch lifecycle {
            case .onScrollGeometryChange(let transform, let action):
                guard let scroll = scrollView(listenedToBy: number) else { continue }
                let value = try host.value(of: transform, scroll: scrollGeometry(of: scroll))
                tell(number, value, action, .geometryChange) { .change(old: $0 ?? value, new: value) }
            case .onScrollVisibilityChange(let threshold, let action):
                guard let isVisible = isInSight(number, threshold) else { continue }
                let value = host.makeValue(isVisible)
                guard isVisible || nodes[number].lifecycle?.value != nil else { continue }
                tell(number, value, action, .geometryChange) { _ in .bool(isVisible) }
            default: continue
            }
        }
        try updateScrollPhases(host: &host)
    }

    /// Queues a call where a value is another one than the last.
    private mutating func tell(
        _ number: NodeNumber, _ value: any ProgramValue, _ action: ProgramClosure, _ what: LifecycleEvent.What,
        _ argument: ((any ProgramValue)?) -> ActionArgument
    ) {
        let before = nodes[number].lifecycle?.value
        if let before, before.isEqual(to: value) { return }
        nodes[number].lifecycle = LifecycleState(value: value)
        actions.append(.preference, .perform(action, argument(before), .onChange, node: number, what))
    }

    /// Compares what moves each scroll view with what its listeners were last told.
    mutating func updateScrollPhases<Host: ProgramHost>(host: inout Host) throws {
        for number in scrollReaders.sorted() where nodes.contains(number) {
            guard case .modified(_, .lifecycle(.onScrollPhaseChange(let action, let count))) = nodes[number].view.kind,
                let scroll = scrollView(listenedToBy: number)
            else { continue }
            let (old, new) = (scrollPhases[number] ?? .idle, phase(of: scroll))
            guard old != new else { continue }
            scrollPhases[number] = new
            let speed = Size(scrollVelocity(of: scroll, .horizontal), scrollVelocity(of: scroll, .vertical))
            let arguments = host.phaseArguments(
                old, new, scrollGeometry(of: scroll), velocity: speed, count: count)
            actions.append(
                .preference, .perform(action, .values(arguments), .onChange, node: number, .geometryChange))
        }
    }

    private func phase(of scroll: NodeNumber) -> ScrollPhaseName {
        if let touch, touch.scrolling == scroll { return touch.translation == .zero ? .tracking : .interacting }
        if scrollMotions[scroll] != nil { return .decelerating }
        if let attribute = nodes[scroll].attribute(.scroll), attributes[attribute].animator != nil { return .animating }
        return .idle
    }

    /// The scroll view in a listener's content, else the one around it.
    private func scrollView(listenedToBy number: NodeNumber) -> NodeNumber? {
        subtree(of: number).first { isScrollView($0) } ?? fullChain(of: number).first { isScrollView($0) }
    }

    /// Whether enough of a view lies in the scroll view around it, or on the screen.
    private func isInSight(_ number: NodeNumber, _ threshold: Double) -> Bool? {
        guard let frame = modelFrame(of: number) ?? modelBox(of: number) else { return nil }
        let scroll = fullChain(of: number).first { isScrollView($0) }
        let window = scroll.flatMap { nodes[$0].frame } ?? Rect(origin: .zero, size: screen.size)
        let lag = scroll.map { scrollLag(of: $0) } ?? .zero
        let (x, y) = (frame.minX + lag.x, frame.minY + lag.y)
        let width = min(x + frame.size.width, window.maxX) - max(x, window.minX)
        let height = min(y + frame.size.height, window.maxY) - max(y, window.minY)
        let area = frame.size.width * frame.size.height
        guard area > 0 else { return false }
        return max(0, width) * max(0, height) / area >= threshold - 1e-9
    }
}
