import AnimationMath
import ViewValues

/// Content that follows its place: `scrollTransition` (SHOW-3) and `visualEffect`.
extension RenderTree {
    /// Whether a modifier's content follows its place; it is then made here.
    mutating func refreshPlaced<Host: ProgramHost>(
        _ number: NodeNumber, _ show: ShowModifier, _ content: ViewValue, old: FormerNode?, host: inout Host
    ) throws -> Bool {
        switch show {
        case .scrollPosition(let binding, _):
            try refreshScrollPosition(number, binding, host: &host)
            return false
        case .scrollTransition(_, _, _, let closure):
            if old == nil { nodes[number].deferred = DeferredState() }
            placedReaders.insert(number)
            let phase = nodes[number].deferred?.scrollPhase ?? 0
            try makeContent(
                of: number, closure, .scrollPhase(phase), content: content, old: old, shifts: true, host: &host)
        case .visualEffect(let closure):
            if old == nil { nodes[number].deferred = DeferredState() }
            placedReaders.insert(number)
            let geometry =
                nodes[number].deferred?.geometry ?? GeometryValue(size: .zero, safeArea: Insets(), frames: [:])
            try makeContent(
                of: number, closure, .geometry(geometry), content: content, old: old, shifts: true, host: &host)
        default: return false
        }
        return true
    }

    /// After layout: asks anew where a place or a phase is another one.
    mutating func updatePlaced<Host: ProgramHost>(host: inout Host) throws {
        guard !placedReaders.isEmpty else { return }
        placedReaders = placedReaders.filter { nodes.contains($0) }
        for number in placedReaders.sorted() {
            guard case .modified(let content, .show(let show)) = nodes[number].view.kind,
                let frame = modelFrame(of: number) ?? modelBox(of: number)
            else { continue }
            switch show {
            case .scrollTransition(let configuration, let animation, let threshold, let closure):
                // Switched off it stays where it is, at rest.
                let limit = configuration.contains("identity") ? 0 : threshold ?? 1
                try updateScrollPhase(
                    of: number, content, closure, frame, isAnimated: configuration.contains("animated"), animation,
                    limit, host: &host)
            case .visualEffect(let closure):
                let geometry = geometry(of: number, frame)
                if nodes[number].deferred?.geometry?.isEqual(to: geometry) == true { continue }
                nodes[number].deferred?.geometry = geometry
                try makeContent(
                    of: number, closure, .geometry(geometry), content: content, old: former(number), shifts: true,
                    host: &host)
            default: break
            }
        }
        try updateFrames(host: &host)
    }

    private mutating func updateScrollPhase<Host: ProgramHost>(
        of number: NodeNumber, _ content: ViewValue, _ closure: ProgramClosure, _ frame: Rect, isAnimated: Bool,
        _ animation: Animation?, _ threshold: Double, host: inout Host
    ) throws {
        let phase = scrollPhase(of: number, frame, isAnimated: isAnimated, threshold)
        let isFirst = nodes[number].deferred?.hasScrollPhase != true
        nodes[number].deferred?.hasScrollPhase = true
        guard phase != nodes[number].deferred?.scrollPhase else { return }
        nodes[number].deferred?.scrollPhase = phase
        let flips = isAnimated && !isFirst
        let trace = try outgoing(number, host: &host)
        let child = nodes[number].children.first
        let own = trace.replacing(flips ? animation ?? .default : nil, at: nodes[number].view.source)
        if let child { pass.shaped[child] = own }
        if isFirst { forgetAttributes(between: number) }
        try makeContent(
            of: number, closure, .scrollPhase(phase), content: content, old: former(number), shifts: true,
            host: &host)
        if let child { pass.shaped[child] = nil }
    }

    /// The first phase that is known is the first evaluation (CORE-3).
    private mutating func forgetAttributes(between number: NodeNumber) {
        var current = nodes[number].children.first
        while let next = current {
            if case .placeholder = nodes[next].view.kind { return }
            for entry in nodes[next].attributes {
                stop(entry.number)
                attributes.remove(entry.number)
            }
            nodes[next].attributes = []
            current = nodes[next].children.first
        }
    }

    /// -1 before the visible part, 0 in it, +1 behind it; in between by how much is hidden past the threshold.
    private func scrollPhase(of number: NodeNumber, _ frame: Rect, isAnimated: Bool, _ threshold: Double) -> Double {
        guard let scroll = fullChain(of: number).first(where: { isScrollView($0) }), let view = nodes[scroll].frame
        else { return 0 }
        let axis = scrollAxes(of: scroll).first ?? .vertical
        let (start, length) = (frame.origin[axis] + scrollLag(of: scroll)[axis], frame.size[axis])
        let (low, high) = (view.origin[axis], view.origin[axis] + view.size[axis])
        let visible = max(0, min(start + length, high) - max(start, low))
        let fraction = length > 0 ? visible / length : 1
        let isMirrored = axis == .horizontal && nodes[scroll].environment.values.isRightToLeft
        let side = (start + length / 2 < (low + high) / 2) != isMirrored ? -1.0 : 1.0
        guard threshold > 0, fraction < threshold - 1e-9 else { return 0 }
        if isAnimated { return side }
        return side * UnitCurve.easeInOut.value(at: (threshold - fraction) / threshold)
    }
}
