/// What one frame of an attribute's animator shows.
public struct AnimatorSample: Sendable {
    /// The shown value, in the attribute's units (CORE-1).
    public var value: AnimatableVector
    /// Whether the animator has ended; the value is then the model, exactly (CORE-4).
    public var isFinished: Bool
    /// Numbers of the changes that became logically complete by this frame (DONE-2), ascending.
    public var logicallyCompleted: [Int]
}

/// The one animator of an attribute: everything that is in flight for it (CORE-1, MERGE).
///
/// It begins with one change and takes in each later one. Sampling is stateful (springs are stepped), so sample each
/// frame once and in order; a copy of the value is a copy of the motion.
public struct Animator: Sendable {
    /// The newest target.
    public private(set) var model: AnimatableVector
    /// The sum of all animated changes since the animator began.
    public private(set) var interval: AnimatableVector
    /// The frame in which it began.
    public let start: FrameTime
    /// What is shown as of the last sample.
    public private(set) var shown: AnimatableVector
    /// What was shown when it began, for reports.
    public let from: AnimatableVector
    /// For each component, whether an animated change has touched it (contract: `animates`).
    public private(set) var changedComponents: [Bool]
    /// The animations that play, oldest first.
    public var animations: [Animation] { entries.map(\.playback.animation) }
    /// Whether more than one animation plays (MERGE-2).
    public var isCombined: Bool { entries.count > 1 }
    /// The number of the newest animated change; the first is 0.
    public private(set) var newestChange = 0

    let os: OSProfile
    let scale: AnimatableVector?
    private(set) var entries: [Entry]
    private var shadows: [Shadow] = []
    private var completed: Set<Int> = []
    /// The animated part as of the last sample, and the frame of it.
    private var animated: AnimatableVector
    private var sampledTick: Int

    /// One animation of a combination: its target is the summed interval after its change (MERGE-2).
    struct Entry: Sendable {
        var playback: Playback
        var start: FrameTime
        var target: AnimatableVector
        var change: Int
        var hasEnded = false
    }

    /// An interrupted animation that goes on unseen only to time its completion (DONE-2).
    struct Shadow: Sendable {
        var playback: Playback
        var start: FrameTime
        var target: AnimatableVector
        var change: Int
    }

    /// Begins with a change from the shown `model` to a target. `scale` weighs components where SPRING-4 measures
    /// (GEO-3); `velocity` seeds a spring, in the attribute's units per second (TX-8).
    public init(
        from model: AnimatableVector, to target: AnimatableVector, animation: Animation, at time: FrameTime,
        os: OSProfile = .ios26, scale: AnimatableVector? = nil, velocity: AnimatableVector? = nil
    ) {
        self.model = target
        let change = target - model
        interval = change
        start = time
        shown = model
        from = model
        changedComponents = (0..<change.count).map { change[$0] != 0 }
        self.os = os
        self.scale = scale
        let playback = Playback(animation, os: os, scale: scale, velocity: velocity)
        entries = [Entry(playback: playback, start: time, target: change, change: 0)]
        animated = change.scaled(by: 0)
        sampledTick = time.tick
    }

    /// A change without animation: what is shown jumps by the change, the motion goes on (CORE-6).
    public mutating func shift(to target: AnimatableVector) {
        shown += target - model
        model = target
    }

    /// What the frame shows; the model itself once the animation has ended (CORE-1, CORE-4).
    public mutating func sample(
        at time: FrameTime, externals: inout some ExternalAnimations
    ) -> AnimatorSample {
        var completedNow = sampleShadows(at: time, externals: &externals)
        let (reached, logical) = fold(at: time, externals: &externals)
        sampledTick = time.tick
        guard let reached else {
            shown = model
            completedNow += (0...newestChange).filter { completed.insert($0).inserted }
            return AnimatorSample(value: model, isFinished: true, logicallyCompleted: Array(Set(completedNow)).sorted())
        }
        animated = reached
        shown = model + reached - interval
        if logical, completed.insert(newestChange).inserted { completedNow.append(newestChange) }
        return AnimatorSample(value: shown, isFinished: false, logicallyCompleted: completedNow.sorted())
    }

    /// MERGE-2: r₀ = A₀ toward its target, each later entry carries what is there on to its own target; nil once the
    /// newest has ended.
    private mutating func fold(
        at time: FrameTime, externals: inout some ExternalAnimations
    ) -> (AnimatableVector?, isLogicallyComplete: Bool) {
        var reached: AnimatableVector?
        var logical = false
        for index in entries.indices {
            let base = reached ?? interval.scaled(by: 0)
            let entry = entries[index]
            guard !entry.hasEnded else {
                reached = entry.target
                continue
            }
            let ticks = FrameTime(tick: time.tick - entry.start.tick, fps: time.fps)
            let clock = PlaybackTime(
                seconds: time.elapsed(since: entry.start), frame: time.fps == entry.start.fps ? ticks : nil)
            let sample = entries[index].playback.sample(entry.target - base, at: clock, externals: &externals)
            logical = sample.isLogicallyComplete
            if let value = sample.value {
                reached = index == 0 ? value : base + value
            } else {
                entries[index].hasEnded = true
                if index == entries.count - 1 { return (nil, true) }
                reached = entry.target
            }
        }
        return (reached, logical)
    }

    private mutating func sampleShadows(
        at time: FrameTime, externals: inout some ExternalAnimations
    ) -> [Int] {
        var done: [Int] = []
        for index in shadows.indices {
            let shadow = shadows[index]
            let ticks = FrameTime(tick: time.tick - shadow.start.tick, fps: time.fps)
            let clock = PlaybackTime(
                seconds: time.elapsed(since: shadow.start), frame: time.fps == shadow.start.fps ? ticks : nil)
            let sample = shadows[index].playback.sample(shadow.target, at: clock, externals: &externals)
            if sample.value == nil || sample.isLogicallyComplete, completed.insert(shadow.change).inserted {
                done.append(shadow.change)
            }
        }
        shadows.removeAll { completed.contains($0.change) }
        return done
    }

    /// Whether a change has become logically complete.
    public func isLogicallyComplete(_ change: Int) -> Bool { completed.contains(change) }
}

// MARK: A new target in mid-flight (MERGE)

extension Animator {
    /// Takes in an animated change at a frame and gives its number.
    ///
    /// Springs take over what runs, equal wrappers of springs go on, anything else combines.
    @discardableResult
    public mutating func retarget(
        to target: AnimatableVector, animation: Animation, at time: FrameTime,
        velocity: AnimatableVector? = nil, externals: inout some ExternalAnimations
    ) -> Int {
        // The running motion is brought to this frame with its old target first (MERGE-1).
        if time.tick != sampledTick {
            animated = fold(at: time, externals: &externals).0 ?? interval
            sampledTick = time.tick
        }
        keepShadow()
        let change = target - model
        for index in 0..<change.count where change[index] != 0 {
            while changedComponents.count <= index { changedComponents.append(false) }
            changedComponents[index] = true
        }
        model = target
        interval += change
        newestChange += 1
        if mergeSpring(animation, at: time, velocity: velocity) || mergeWrapped(animation, at: time)
            || mergeExternal(animation, at: time, externals: &externals)
        {
            return newestChange
        }
        let playback = Playback(animation, os: os, scale: scale, velocity: velocity)
        entries.append(Entry(playback: playback, start: time, target: interval, change: newestChange))
        return newestChange
    }

    private mutating func keepShadow() {
        guard let newest = entries.last, !newest.hasEnded, !completed.contains(newest.change) else { return }
        shadows.append(
            Shadow(playback: newest.playback, start: newest.start, target: newest.target, change: newest.change))
    }

    /// MERGE-1, MERGE-3.
    private mutating func mergeSpring(
        _ animation: Animation, at time: FrameTime, velocity: AnimatableVector?
    ) -> Bool {
        guard let parameters = animation.springParameters(on: os) else { return false }
        let elapsed = time.elapsed(since: start)
        var playback = Playback(animation, os: os, scale: scale)
        var spring = SpringState(
            parameters: parameters, position: animated, velocity: .zero, stepped: elapsed, logicalStart: elapsed)
        if entries.count == 1, case .spring(let running) = entries[0].playback.state {
            spring.position = running.position
            spring.velocity = running.velocity
            spring.acceleration = running.acceleration
            spring.stepped = running.stepped
            spring.blend = blend(from: running, of: entries[0].playback.animation, to: parameters, at: elapsed)
        }
        if let velocity { spring.velocity = velocity }
        playback.state = .spring(spring)
        entries = [Entry(playback: playback, start: start, target: interval, change: newestChange)]
        return true
    }

    private func blend(
        from running: SpringState, of animation: Animation, to parameters: SpringParameters, at elapsed: Double
    ) -> SpringState.Blend? {
        let response = running.response(at: elapsed)
        guard parameters.blend > 0, animation != .default, response != parameters.response else { return nil }
        return SpringState.Blend(
            difference: response - parameters.response, start: elapsed, duration: parameters.blend)
    }

    /// MERGE-4: an equal wrapper around a spring goes on at the base's own time; a delay is not waited for again.
    private mutating func mergeWrapped(_ animation: Animation, at time: FrameTime) -> Bool {
        guard entries.count == 1, entries[0].playback.merge(animation) else { return false }
        entries[0].target = interval
        entries[0].change = newestChange
        return true
    }

    /// MOD-4: a program's own animation may continue the state of the one before.
    private mutating func mergeExternal(
        _ animation: Animation, at time: FrameTime, externals: inout some ExternalAnimations
    ) -> Bool {
        guard entries.count == 1 else { return false }
        let elapsed = time.elapsed(since: entries[0].start)
        let previous = entries[0].playback.animation
        var playback = Playback(animation, os: os, scale: scale)
        switch animation.base {
        case .custom(let box):
            var state = Playback.CustomState()
            if case .custom(let running) = entries[0].playback.state { state = running }
            guard
                box.animation.shouldMerge(
                    previous: previous, value: entries[0].target, time: elapsed, context: &state.context)
            else { return false }
            playback.state = .custom(state)
        case .external(let id, _):
            var state = ExternalAnimationState()
            if case .external(let running) = entries[0].playback.state { state = running }
            guard
                externals.shouldMerge(
                    id, previous: previous, value: entries[0].target, time: elapsed, state: &state)
            else { return false }
            playback.state = .external(state)
        default: return false
        }
        entries = [Entry(playback: playback, start: entries[0].start, target: interval, change: newestChange)]
        return true
    }
}

extension Playback {
    /// Merges a new animation with an equal wrapper around a merging base into this one, if it is one (MERGE-4).
    mutating func merge(_ new: Animation) -> Bool {
        switch (animation.base, new.base) {
        case (.speed(_, let old), .speed(let inner, let factor)) where old == factor: return mergeInner(inner, new)
        case (.delay(_, let old), .delay(let inner, let delay)) where old == delay: return mergeInner(inner, new)
        case (.logicallyComplete(_, let old), .logicallyComplete(let inner, let after)) where old == after:
            return mergeInner(inner, new)
        case (.repeated(_, let old, let oldReverses), .repeated(let inner, let count, let reverses))
        where old == count && oldReverses == reverses:
            guard case .lap(var lap) = state, lap.inner.mergeBase(inner) else { return false }
            self = Playback(new, os: os, scale: scale)
            lap.inner = Playback(inner, os: os, scale: scale, continuing: lap.inner)
            state = .lap(lap)
            return true
        default: return false
        }
    }

    private mutating func mergeInner(_ inner: Animation, _ new: Animation) -> Bool {
        guard case .wrapped(var playback) = state, playback.mergeBase(inner) else { return false }
        let merged = playback
        self = Playback(new, os: os, scale: scale)
        playback = merged
        state = .wrapped(playback)
        return true
    }

    /// A spring goes on as another spring; a wrapper as an equal one.
    private mutating func mergeBase(_ inner: Animation) -> Bool {
        guard let parameters = inner.springParameters(on: os) else { return merge(inner) }
        guard case .spring(var spring) = state else { return false }
        spring.parameters = parameters
        spring.logicalStart = spring.stepped
        self = Playback(inner, os: os, scale: scale)
        state = .spring(spring)
        return true
    }

    private init(_ animation: Animation, os: OSProfile, scale: AnimatableVector?, continuing other: Playback) {
        self.init(animation, os: os, scale: scale)
        state = other.state
    }
}
