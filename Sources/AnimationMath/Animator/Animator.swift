/// The running animations of one attribute (CORE-1): a value, of which the frames are asked in ascending order.
///
/// Shown is `(model + animated) - interval`. Each change given to an animator has a number, by which its logical
/// completion is reported. An animator that has finished may still time interrupted changes, and may be given a new one.
///
///     var animator = Animator(from: [0], to: [100], animation: .linear(duration: 1), at: FrameTime(tick: 0))
///     var none = NoExternalAnimations()
///     animator.sample(at: FrameTime(tick: 15), externals: &none).value  // [25]
public struct Animator: Sendable {
    /// The newest target.
    public private(set) var model: AnimatableVector
    /// The sum of all animated changes since the animator began.
    public private(set) var interval = AnimatableVector()
    /// When the first of the running animations began; the clock of springs that take over (MERGE-1).
    public private(set) var start: FrameTime
    /// What was shown when the animator began.
    public private(set) var from: AnimatableVector
    /// What was shown at the last sample, moved by later changes without animation.
    public private(set) var shown: AnimatableVector
    /// For each component, whether an animated change was given in it since the animator began.
    public private(set) var changedComponents: [Bool] = []
    /// The number of the newest animated change; the first is 0.
    public private(set) var newestChange = 0
    /// Whether the last animation has ended: the model is shown.
    public private(set) var isFinished = false
    var chain: AnimationChain
    var completions = CompletionTiming()
    /// The frame that everything was stepped to, and the one that was last shown.
    private var stepped: FrameTime?
    private var last: FrameTime?
    private var speed: AnimatableVector?

    /// Begins an animated change; its number is 0.
    ///
    /// - Parameters:
    ///   - scale: weights of the components where the size of the change matters (GEO-3), of the model's length.
    ///   - velocity: the model's speed when the change came, in units a second; only springs use it (TX-8).
    public init(
        from model: AnimatableVector, to target: AnimatableVector, animation: Animation, at time: FrameTime,
        os: OSProfile = .ios26, scale: AnimatableVector? = nil, velocity: AnimatableVector? = nil
    ) {
        (self.model, from, shown) = (model, model, model)
        start = time
        chain = AnimationChain(os: os, scale: scale)
        begin(to: target, animation: animation, at: time, velocity: velocity)
    }

    /// The animations that play, oldest first.
    public var animations: [Animation] { running.map(\.animation) }

    /// The animations that play with their start times, oldest first.
    public var running: [(animation: Animation, start: FrameTime)] {
        isFinished ? [] : chain.entries.map { ($0.animation, $0.start) }
    }

    /// Whether more than one animation plays (MERGE-2).
    public var isCombined: Bool { !isFinished && chain.entries.count > 1 }

    /// Whether a change counts as done (DONE-2), as of the last sample.
    public func isLogicallyComplete(_ change: Int) -> Bool { completions.isComplete(change) }

    /// Gives a new target in mid-flight (MERGE) and gives the change's number: a spring takes over what runs, an equal
    /// wrapper of a spring goes on, anything else plays over it.
    ///
    /// - Parameter isObserved: whether somebody waits for the logical completion of the change that is interrupted; if
    ///   so it goes on unseen (DONE-2).
    @discardableResult
    public mutating func retarget(
        to target: AnimatableVector, animation: Animation, at time: FrameTime, velocity: AnimatableVector? = nil,
        isObserved: Bool = true, externals: inout some ExternalAnimations
    ) -> Int {
        let animated = catchUp(to: time, externals: &externals)
        newestChange += 1
        completions.begin(newestChange, over: chain, isObserved: isObserved)
        guard !isFinished else {
            begin(to: target, animation: animation, at: time, velocity: velocity)
            return newestChange
        }
        mark(target - model)
        interval += target - model
        model = target
        let change = AnimationChange(
            number: newestChange, animation: animation, target: interval, time: time, begin: start, shown: animated,
            velocity: velocity)
        chain.add(change, externals: &externals)
        return newestChange
    }

    /// Gives a new target without animation: what is shown jumps by the change, what runs goes on (CORE-6).
    public mutating func shift(to target: AnimatableVector) {
        shown += target - model
        model = target
    }

    /// What is shown at a frame. Frames in between are stepped through, so that a value does not depend on which frames
    /// were asked for; a frame before the last one asked for gives that one's value (CORE-7).
    public mutating func sample(at time: FrameTime, externals: inout some ExternalAnimations) -> AnimatorSample {
        let animated = catchUp(to: time, externals: &externals)
        if chain.isOver, !isFinished {
            isFinished = true
            completions.finish()
        }
        let value = isFinished ? model : (model + animated) - interval
        if let last, last < time { speed = (value - shown).scaled(by: 1 / time.elapsed(since: last)) }
        shown = value
        last = max(last ?? time, time)
        return AnimatorSample(
            value: value, isFinished: isFinished, logicallyCompleted: completions.takeReports(),
            hasPendingCompletions: completions.arePending)
    }

    /// The change a second of what is shown: a spring's own, else that over the frame up to the last sample.
    public func velocity(at time: FrameTime, externals: inout some ExternalAnimations) -> AnimatableVector {
        let rest = AnimatableVector(repeating: 0, count: model.count)
        guard !isFinished else { return rest }
        if chain.entries.count == 1, let entry = chain.entries.first, entry.animation.isPlainSpring(on: chain.os) {
            return entry.progress.spring.velocity
        }
        return speed ?? rest
    }

    /// The frame that will see the end if nothing else happens, found by playing a copy; nil where it never comes or
    /// lies more than `limit` frames ahead.
    public func projectedEnd(
        from time: FrameTime, limit: Int = 36_000, externals: inout some ExternalAnimations
    ) -> FrameTime? {
        guard !isFinished, let newest = chain.entries.last, !newest.animation.repeatsForever else { return nil }
        var copy = chain
        var frame = max(last ?? start, time)
        for _ in 0..<max(0, limit) {
            _ = copy.value(at: frame, externals: &externals)
            if copy.isOver { return frame }
            frame = frame.advanced(by: 1)
        }
        return nil
    }
}

extension Animator {
    private mutating func begin(
        to target: AnimatableVector, animation: Animation, at time: FrameTime, velocity: AnimatableVector?
    ) {
        (from, start, isFinished) = (model, time, false)
        interval = target - model
        model = target
        changedComponents = []
        (last, stepped, speed) = (nil, nil, nil)
        mark(interval)
        var entry = AnimationEntry(change: newestChange, animation: animation, start: time, target: interval)
        if let velocity, animation.isPlainSpring(on: chain.os) { entry.progress.spring.velocity = velocity }
        chain.entries = [entry]
    }

    /// Steps everything to a frame, and gives the shown part of the interval.
    private mutating func catchUp(to time: FrameTime, externals: inout some ExternalAnimations) -> AnimatableVector {
        var next = time
        if let stepped {
            next = time <= stepped ? stepped : (time.fps == stepped.fps ? stepped.advanced(by: 1) : time)
        } else if time.fps == start.fps {
            next = min(start, time)
        }
        while true {
            let value = isFinished ? interval : chain.value(at: next, externals: &externals)
            completions.note(chain, at: next, externals: &externals)
            stepped = next
            let isIdle = (isFinished || chain.isOver) && !completions.arePending
            if next >= time || isIdle { return value }
            next = next.advanced(by: 1)
        }
    }

    private mutating func mark(_ change: AnimatableVector) {
        for index in 0..<change.count {
            if index == changedComponents.count { changedComponents.append(false) }
            if change[index] != 0 { changedComponents[index] = true }
        }
    }
}
