/// One animation of an attribute with the change that it plays.
struct AnimationEntry: Sendable {
    /// The number of the newest change that it plays.
    var change: Int
    var animation: Animation
    /// The frame at which its time is 0.
    var start: FrameTime
    /// The summed change of the attribute up to and with this one.
    var target: AnimatableVector
    var progress = AnimationProgress<AnimatableVector>()
    /// The frame of the last evaluation, and what came of it.
    var sampled: FrameTime?
    var output = AnimatableVector()
    /// Whether the animation has ended: it then contributes its whole target (MERGE-2).
    var isOver = false
}

/// The animations of an attribute that play over each other (MERGE-2): each starts from what the one below shows.
struct AnimationChain: Sendable {
    var entries: [AnimationEntry] = []
    var os: OSProfile
    /// Factors for the size of a value (GEO-3).
    var scale: AnimatableVector?

    /// Whether the last animation has ended, and with it all.
    var isOver: Bool { entries.last?.isOver ?? true }

    /// Whether the last animation counts as done (DONE-2).
    var isLogicallyComplete: Bool { isOver || entries.last?.progress.isLogicallyComplete ?? true }

    /// The shown part of the summed change at a frame. Asking twice for a frame evaluates once.
    mutating func value(at frame: FrameTime, externals: inout some ExternalAnimations) -> AnimatableVector {
        var shown: AnimatableVector?
        var firstNeeded = 0
        for index in entries.indices {
            let target = entries[index].target
            evaluate(index, value: shown.map { target - $0 } ?? target, at: frame, externals: &externals)
            if entries[index].isOver {
                shown = target
                firstNeeded = index
            } else {
                shown = shown.map { $0 + entries[index].output } ?? entries[index].output
            }
        }
        if firstNeeded > 0 { entries.removeFirst(firstNeeded) }
        return shown ?? AnimatableVector()
    }

    /// What is needed to time the last animation: it alone, if its end does not depend on the values that it plays.
    var timed: AnimationChain {
        guard let newest = entries.last, newest.animation.endsByTime(on: os) else { return self }
        var chain = self
        chain.entries = [newest]
        return chain
    }

    private mutating func evaluate(
        _ index: Int, value: AnimatableVector, at frame: FrameTime, externals: inout some ExternalAnimations
    ) {
        guard !entries[index].isOver, entries[index].sampled != frame else { return }
        let clock = AnimationClock(time: frame.elapsed(since: entries[index].start), frame: frame)
        let setting = AnimationSetting<AnimatableVector>(os: os, measure: measure)
        let animation = entries[index].animation
        let output = animation.evaluate(value, at: clock, progress: &entries[index].progress, setting: setting) {
            id, value, clock, progress in externals.step(id, value, at: clock, progress: &progress)
        }
        entries[index].sampled = frame
        entries[index].output = output ?? value
        // An animation that leaves Double's range has nothing more to show.
        entries[index].isOver = !(output?.isFinite ?? false)
    }

    /// The squared size of a value, its components weighed (GEO-3).
    private var measure: (AnimatableVector) -> Double {
        guard let scale else { return { $0.magnitudeSquared } }
        return { $0.multiplied(by: scale).magnitudeSquared }
    }
}
