import AnimationMath
import ViewValues

/// What a node with content made by a closure keeps.
struct DeferredState: Sendable {
    /// A reader's size and place (GEO-2).
    var geometry: GeometryValue?
    /// The newest transaction that changed the size.
    var resizedIn = -1
    var hasContent = false
    var phases = PhaseState()
    var keyframes = KeyframeState()
    /// When a timeline's content was last made, seconds.
    var date: Double?
    /// A scroll transition's phase, once it is known (SHOW-3).
    var scrollPhase = 0.0
    var hasScrollPhase = false
}

/// Content that a closure makes once a size, a phase, a keyframe value or a date is known.
extension RenderTree {
    mutating func refreshDeferred<Host: ProgramHost>(
        _ number: NodeNumber, _ deferred: DeferredContent, old: FormerNode?, host: inout Host
    ) throws {
        if old == nil { nodes[number].deferred = DeferredState() }
        switch deferred {
        case .geometryReader(let closure):
            if let geometry = nodes[number].deferred?.geometry {
                try makeContent(of: number, closure, .geometry(geometry), content: nil, old: old, host: &host)
            } else {
                dirty.remove(number)
            }
        case .timeline(let closure, _):
            clocked.insert(number)
            let date = pass.time.seconds
            nodes[number].deferred?.date = date
            try makeContent(of: number, closure, .date(date), content: nil, old: old, host: &host)
        case .phaseAnimator(let value):
            try refreshPhases(number, value, content: nil, old: old, host: &host)
        case .keyframeAnimator(let value):
            try refreshKeyframes(number, value, content: nil, old: old, host: &host)
        case .content(let closure):
            try makeContent(of: number, closure, .scrollProxy, content: nil, old: old, host: &host)
        case .scrollReader(let closure):
            let argument = nodes[number].parent.flatMap { nodes[$0].presentation?.argument } ?? .scrollProxy
            try makeContent(of: number, closure, argument, content: nil, old: old, host: &host)
        }
    }

    /// Runs a content closure and brings the tree below to what it gave; `content` is what a placeholder in it stands
    /// for. Where it `shifts`, an offset in it takes no part in layout.
    mutating func makeContent<Host: ProgramHost>(
        of number: NodeNumber, _ closure: ProgramClosure, _ argument: ContentArgument, content: ViewValue?,
        old: FormerNode?,
        shifts: Bool = false, host: inout Host
    ) throws {
        dirty.remove(number)
        let result = try host.content(of: closure, argument, at: number)
        track(result.reads, of: number)
        if let content { setInnerScope(of: number, content: content, inTransition: shifts) }
        let isFirst = nodes[number].deferred?.hasContent != true
        nodes[number].deferred?.hasContent = true
        let previous = isFirst ? nil : old ?? former(number)
        try reconcile([(.content, result.view)], of: number, previous, host: &host)
    }

    mutating func resolveContent<Host: ProgramHost>(
        of node: NodeNumber, geometry: GeometryValue, host: inout Host
    ) throws {
        guard case .deferred(.geometryReader(let closure)) = nodes[node].view.kind else { return }
        let geometry = geometry.adding(namedFrames(of: node, geometry))
        if let known = nodes[node].deferred?.geometry, known.isEqual(to: geometry), !dirty.contains(node) { return }
        if let known = nodes[node].deferred?.geometry, known.size != geometry.size {
            nodes[node].deferred?.resizedIn = pass.transaction
        }
        nodes[node].deferred?.geometry = geometry
        try makeContent(of: node, closure, .geometry(geometry), content: nil, old: nil, host: &host)
    }

    /// Makes content that follows the clock: timelines and keyframes (LIFE-5, KEY-1).
    mutating func sampleClocked<Host: ProgramHost>(host: inout Host) throws {
        for number in clocked.sorted() where nodes.contains(number) {
            switch nodes[number].view.kind {
            case .deferred(.timeline(_, let schedule)):
                if schedule.isDue(at: pass.time.seconds, since: nodes[number].deferred?.date) { dirty.insert(number) }
            default:
                if nodes[number].deferred?.phases.isDue == true {
                    nodes[number].deferred?.phases.isDue = false
                    clocked.remove(number)
                    try advancePhase(of: number, host: &host)
                } else {
                    try sampleKeyframes(of: number, host: &host)
                }
            }
        }
        sampleShows()
    }

    /// Whether something moves that has no animator: a keyframe run, a phase that is due.
    var isClockRunning: Bool {
        clocked.contains { number in
            guard nodes.contains(number), let deferred = nodes[number].deferred else { return false }
            return deferred.keyframes.isRunning || deferred.phases.isDue
        }
    }
}

extension RenderTree {
    /// What a closure that follows a view's place is told.
    func geometry(of node: NodeNumber, _ frame: Rect) -> GeometryValue {
        let geometry = GeometryValue(size: frame.size, safeArea: Insets(), frames: ["global": frame])
        return geometry.adding(namedFrames(of: node, geometry))
    }

    /// A reader's frame in the coordinate spaces that are named above it, the nearest scroll view's too.
    private func namedFrames(of node: NodeNumber, _ geometry: GeometryValue) -> [String: Rect] {
        guard let global = geometry.frames["global"] else { return [:] }
        var result: [String: Rect] = [:]
        for number in fullChain(of: node) {
            let name: String
            switch nodes[number].view.kind {
            case .modified(_, .identity(.coordinateSpace(let own))): name = own
            case .container where isScrollView(number): name = GeometryValue.scrollView
            default: continue
            }
            guard result[name] == nil, let space = modelFrame(of: number) ?? modelBox(of: number) else { continue }
            result[name] = Rect(origin: global.origin - space.origin, size: global.size)
            result[GeometryValue.bounds + name] = Rect(origin: space.origin - global.origin, size: space.size)
        }
        return result
    }
}

extension GeometryValue {
    /// The same with further spaces.
    func adding(_ frames: [String: Rect]) -> GeometryValue {
        var copy = self
        copy.frames.merge(frames) { _, new in new }
        return copy
    }

    /// Whether both say the same.
    func isEqual(to other: GeometryValue) -> Bool {
        size == other.size && safeArea == other.safeArea && frames == other.frames
    }
}

extension TimelineScheduleValue {
    /// Whether content is due at a frame, after it was made at a time before; whole nanoseconds are compared (LIFE-6).
    func isDue(at time: Double, since last: Double?) -> Bool {
        guard let last else { return true }
        switch self {
        case .animation(let interval, let paused): return !paused && time - last >= (interval ?? 0) - 5e-10
        case .periodic(let start, let step):
            guard step > 0 else { return false }
            return ((time - start) / step + 1e-9).rounded(.down) > ((last - start) / step + 1e-9).rounded(.down)
        case .everyMinute: return (time / 60).rounded(.down) > (last / 60).rounded(.down)
        case .explicit(let dates): return dates.contains { $0 > last && $0 <= time + 5e-10 }
        }
    }
}
