import AnimationMath
import ViewValues

/// Where a keyframe animator stands (KEY-1, KEY-4).
struct KeyframeState: Sendable {
    var trigger: (any ProgramValue)?
    /// What content shows.
    var value: (any ProgramValue)?
    var plan: KeyframePlan?
    var start: FrameTime?
    var isRunning: Bool { start != nil }
    /// The tracks' values at the last sample, and those of the next frame: a track whose two are equal is held.
    var shown: [AnimatableVector] = []
    var next: [AnimatableVector] = []
}

extension RenderTree {
    mutating func refreshKeyframes<Host: ProgramHost>(
        _ number: NodeNumber, _ value: KeyframeAnimatorValue, content: ViewValue?, old: FormerNode?, host: inout Host
    ) throws {
        if old == nil {
            nodes[number].deferred = nodes[number].deferred ?? DeferredState()
            nodes[number].deferred?.keyframes.trigger = value.trigger
            nodes[number].deferred?.keyframes.value = value.initialValue
            if value.trigger == nil, value.repeating { try startKeyframes(of: number, value, host: &host) }
        } else if value.trigger == nil {
            try switchRepetition(of: number, value, host: &host)
        } else if let trigger = value.trigger,
            !sameProgramValue(nodes[number].deferred?.keyframes.trigger, trigger)
        {
            nodes[number].deferred?.keyframes.trigger = trigger
            try startKeyframes(of: number, value, host: &host)
        }
        guard let current = nodes[number].deferred?.keyframes.value else { return }
        try makeContent(of: number, value.content, .value(current), content: content, old: old, host: &host)
    }

    /// Without a trigger the keyframes run while `repeating` holds; else content shows where they begin.
    private mutating func switchRepetition<Host: ProgramHost>(
        of number: NodeNumber, _ value: KeyframeAnimatorValue, host: inout Host
    ) throws {
        let isRunning = nodes[number].deferred?.keyframes.isRunning ?? false
        guard value.repeating != isRunning else { return }
        if isRunning { endKeyframes(of: number) }
        nodes[number].deferred?.keyframes.plan = nil
        nodes[number].deferred?.keyframes.value = value.initialValue
        if value.repeating { try startKeyframes(of: number, value, host: &host) }
    }

    /// Begins a run from what is shown; one in flight hands its velocity on (KEY-4).
    private mutating func startKeyframes<Host: ProgramHost>(
        of number: NodeNumber, _ value: KeyframeAnimatorValue, host: inout Host
    ) throws {
        guard let state = nodes[number].deferred?.keyframes, let from = state.value else { return }
        var plan = try host.keyframes(of: value.keyframes, from: from)
        if let running = state.plan, let start = state.start, plan.segments.count == plan.tracks.count {
            let elapsed = pass.time.elapsed(since: start)
            for index in plan.tracks.indices where index < running.tracks.count {
                plan.tracks[index] = KeyframeTrackPlan(
                    initialValue: plan.tracks[index].initialValue, segments: plan.segments[index],
                    initialVelocity: running.tracks[index].velocity(at: elapsed))
            }
        }
        nodes[number].deferred?.keyframes.plan = plan
        nodes[number].deferred?.keyframes.start = pass.time
        clocked.insert(number)
        try setKeyframes(of: number, host: &host)
    }

    /// The value of a keyframe animator at a node.
    private func keyframeAnimator(of number: NodeNumber) -> KeyframeAnimatorValue? {
        switch nodes[number].view.kind {
        case .deferred(.keyframeAnimator(let value)), .modified(_, .show(.keyframeAnimator(let value))): value
        default: nil
        }
    }

    /// Takes the tracks' values at this frame; tells whether they differ from the last.
    @discardableResult
    private mutating func setKeyframes<Host: ProgramHost>(
        of number: NodeNumber, host: inout Host
    ) throws -> Bool {
        guard let state = nodes[number].deferred?.keyframes, let plan = state.plan, let start = state.start,
            let base = state.value, let animator = keyframeAnimator(of: number)
        else { return false }
        let duration = plan.tracks.map(\.duration).max() ?? 0
        var elapsed = pass.time.elapsed(since: start)
        var isOver = false
        if elapsed > duration || duration <= 0 {
            if animator.repeating, duration > 0 {
                elapsed -= (elapsed / duration).rounded(.down) * duration
            } else {
                isOver = true
                elapsed = duration
            }
        }
        let values = plan.tracks.map { isOver ? $0.finalValue : $0.value(at: elapsed) }
        let step = 1 / Double(pass.time.fps)
        nodes[number].deferred?.keyframes.next = plan.tracks.map {
            isOver ? $0.finalValue : $0.value(at: elapsed + step)
        }
        let isSame = values == state.shown && !state.shown.isEmpty
        nodes[number].deferred?.keyframes.shown = values
        if isOver { endKeyframes(of: number) }
        guard !isSame else { return false }
        nodes[number].deferred?.keyframes.value = try host.value(base, settingTracks: values, of: plan)
        return true
    }

    private mutating func endKeyframes(of number: NodeNumber) {
        nodes[number].deferred?.keyframes.start = nil
        nodes[number].deferred?.keyframes.next = []
        clocked.remove(number)
    }

    /// One frame of a keyframe run.
    mutating func sampleKeyframes<Host: ProgramHost>(of number: NodeNumber, host: inout Host) throws {
        pass.work.attributesSampled += 1
        if try setKeyframes(of: number, host: &host) { dirty.insert(number) }
    }
}
