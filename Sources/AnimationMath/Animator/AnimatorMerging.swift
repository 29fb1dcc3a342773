/// A new target for an attribute in flight.
struct AnimationChange {
    var number: Int
    var animation: Animation
    /// The summed change with this one.
    var target: AnimatableVector
    var time: FrameTime
    /// When the animator began.
    var begin: FrameTime
    /// The shown part of the summed change, before this one.
    var shown: AnimatableVector
    /// A gesture's speed (TX-8).
    var velocity: AnimatableVector?
}

extension AnimationChain {
    /// Takes a new change in: one animation goes on with it (MERGE-1, -4, MOD-4), or a further one plays over (MERGE-2).
    mutating func add(_ change: AnimationChange, externals: inout some ExternalAnimations) {
        let isSpring = change.animation.base.isSpring(on: os)
        if isSpring, change.animation.wrappers.isEmpty {
            takeOverBySpring(change, externals: &externals)
        } else if isSpring, continuesWrapped(change) {
            return
        } else if !asksToMerge(change, externals: &externals) {
            entries.append(
                AnimationEntry(
                    change: change.number, animation: change.animation, start: change.time, target: change.target))
        }
    }

    /// MERGE-1: a spring goes on with a spring's motion, or starts from what is shown with the animator's clock.
    private mutating func takeOverBySpring(_ change: AnimationChange, externals: inout some ExternalAnimations) {
        if entries.count == 1, entries[0].animation.isPlainSpring(on: os) {
            goOn(with: change)
            return
        }
        var entry = AnimationEntry(
            change: change.number, animation: change.animation, start: change.begin, target: change.target)
        entry.progress.spring.position = change.shown
        entry.progress.spring.velocity = velocity(at: change, externals: &externals)
        entry.progress.spring.time = change.time.elapsed(since: change.begin)
        entry.progress.logicalStart = AnimationMoment(time: entry.progress.spring.time, frame: change.time)
        entries = [entry]
    }

    /// The velocity that a spring takes over: that of a single animation that knows it, else the gesture's, else none.
    private func velocity(
        at change: AnimationChange, externals: inout some ExternalAnimations
    ) -> AnimatableVector {
        guard entries.count == 1, let entry = entries.first, !entry.isOver else { return change.velocity ?? .zero }
        let known = entry.animation.knownVelocity(
            entry.target, at: change.time.elapsed(since: entry.start), progress: entry.progress, os: os,
            externals: &externals)
        return known ?? change.velocity ?? .zero
    }

    /// The single entry keeps position, velocity, acceleration and clock; target and constants change.
    private mutating func goOn(with change: AnimationChange) {
        var entry = entries[0]
        let moment = AnimationMoment(time: entry.progress.baseClock.time, frame: entry.progress.baseClock.frame)
        entry.progress.blend = blend(from: entry.animation, to: change.animation, at: moment)
        entry.progress.logicalStart = moment
        entry.progress.isLogicallyComplete = false
        entry.change = change.number
        entry.animation = change.animation
        entry.target = change.target
        entry.sampled = nil
        entry.isOver = false
        entries = [entry]
    }

    /// MERGE-3: only over a spring without wrapper that is not `.default`, and of another response.
    private func blend(
        from previous: Animation, to next: Animation, at moment: AnimationMoment
    ) -> AnimationProgress<AnimatableVector>.Blend? {
        guard case .spring(let old) = previous.base, case .spring(let new) = next.base.resolved(for: os) else {
            return nil
        }
        guard previous.wrappers.isEmpty, old.response != new.response, new.blendDuration > 0 else { return nil }
        return .init(difference: old.response - new.response, start: moment)
    }

    /// MERGE-4: a wrapped spring goes on inside an equal wrapper, at the time of what is wrapped.
    private mutating func continuesWrapped(_ change: AnimationChange) -> Bool {
        guard entries.count == 1, entries[0].animation.wrappers == change.animation.wrappers else { return false }
        if !entries[0].animation.base.isSpring(on: os) {
            let progress = entries[0].progress
            entries[0].progress.spring = SteppedSpring()
            entries[0].progress.spring.position = progress.baseValue
            entries[0].progress.spring.time = progress.baseClock.time
        }
        goOn(with: change)
        return true
    }

    /// MOD-4: a program's own animation is asked whether it merges with the newest that runs.
    private mutating func asksToMerge(_ change: AnimationChange, externals: inout some ExternalAnimations) -> Bool {
        guard var entry = entries.last, entry.animation.wrappers == change.animation.wrappers else { return false }
        let isPlain = entry.animation.wrappers.isEmpty
        let time = isPlain ? change.time.elapsed(since: change.begin) : entry.progress.baseClock.time
        let previous = isPlain ? entry.animation : Animation(base: entry.animation.base)
        guard entry.merges(change, previous: previous, time: time, externals: &externals) else { return false }
        if isPlain { entry.start = change.begin }
        entry.change = change.number
        entry.animation = change.animation
        entry.target = change.target
        entry.sampled = nil
        entry.isOver = false
        entries = [entry]
        return true
    }
}

extension AnimationEntry {
    /// Asks the new animation, with the state of this one at hand.
    fileprivate mutating func merges(
        _ change: AnimationChange, previous: Animation, time: Double, externals: inout some ExternalAnimations
    ) -> Bool {
        switch change.animation.base {
        case .custom(let custom):
            var context = AnimationContext<AnimatableVector>(state: progress.custom)
            context.state[AnimationProgressKey<AnimatableVector>.self].progress = progress
            let merges = custom.animation.shouldMerge(
                previous: previous, value: change.target, time: time, context: &context)
            guard merges else { return false }
            progress.custom = context.state
            progress.isLogicallyComplete = context.isLogicallyComplete
            return true
        case .external(let id, _):
            var state = progress.external
            state.isLogicallyComplete = false
            let merges = externals.shouldMerge(
                id, previous: previous, value: change.target, time: time, state: &state)
            guard merges else { return false }
            progress.external = state
            progress.isLogicallyComplete = state.isLogicallyComplete
            return true
        default: return false
        }
    }
}
