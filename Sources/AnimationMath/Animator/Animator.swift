/// The running animations of one attribute (CORE-1): a value, of which every frame is asked in ascending order.
///
/// Shown is `(model + animated) - interval`. Each change given to an animator has a number, by which its logical
/// completion is reported; an animator that has finished may be given a new change.
public struct Animator: Sendable {
    /// The newest target.
    public private(set) var model: AnimatableVector
    /// The sum of all animated changes since the animator began.
    public private(set) var interval: AnimatableVector
    /// When the first of the running animations began; the clock of springs that take over (MERGE-1).
    public private(set) var start: FrameTime
    /// The components that a change was given in since the animator began.
    public private(set) var changedComponents: Set<Int> = []
    /// The number of the newest change.
    public private(set) var newestChange = 0
    /// Whether the last animation has ended: the model is shown.
    public private(set) var isFinished = false
    var chain: AnimationChain
    /// Interrupted changes that go on unseen, only for their logical completion (DONE-2).
    var interrupted: [AnimationChain] = []
    /// Changes that became complete and were not reported yet.
    var completed: [Int] = []
    private var reported: Set<Int> = []
    private var last: (frame: FrameTime, value: AnimatableVector)?
    private var speed: AnimatableVector?

    /// Begins an animated change; its number is 0.
    ///
    /// - Parameters:
    ///   - scale: weights of the components where the size of the change matters (GEO-3), of the model's length.
    ///   - velocity: the model's speed when the change came, in units a second; only springs use it (TX-8).
    public init(
        from model: AnimatableVector, to target: AnimatableVector, animation: Animation, at frame: FrameTime,
        os: OSProfile = OSProfile(), scale: AnimatableVector? = nil, velocity: AnimatableVector? = nil
    ) {
        self.model = model
        interval = AnimatableVector()
        start = frame
        chain = AnimationChain(os: os, scale: scale)
        begin(to: target, animation: animation, at: frame, velocity: velocity)
    }

    /// The animations that play, the newest last, with their start times.
    public var animations: [(animation: Animation, start: FrameTime)] {
        isFinished ? [] : chain.entries.map { ($0.animation, $0.start) }
    }

    /// Whether interrupted changes still run unseen for their completion; go on sampling while they do.
    public var hasPendingCompletions: Bool { !interrupted.isEmpty || !completed.isEmpty }

    /// Whether a change counts as done (DONE-2), as of the last sample.
    public func isLogicallyComplete(_ change: Int) -> Bool {
        if interrupted.contains(where: { $0.entries.last?.change == change }) { return false }
        return change != newestChange || chain.isLogicallyComplete
    }

    /// Gives a new target in mid-flight (MERGE). Gives the change's number.
    ///
    /// - Parameter isObserved: whether somebody waits for the logical completion of the change that is interrupted.
    @discardableResult
    public mutating func retarget(
        to target: AnimatableVector, animation: Animation, at frame: FrameTime, velocity: AnimatableVector? = nil,
        isObserved: Bool = true, externals: inout some ExternalAnimations
    ) -> Int {
        newestChange += 1
        guard !isFinished else {
            begin(to: target, animation: animation, at: frame, velocity: velocity)
            return newestChange
        }
        let shown = catchUp(to: frame, externals: &externals)
        interrupt(isObserved: isObserved)
        note(target - model)
        interval += target - model
        model = target
        let change = AnimationChange(
            number: newestChange, animation: animation, target: interval, frame: frame, begin: start, shown: shown,
            velocity: velocity)
        chain.add(change, externals: &externals)
        return newestChange
    }

    /// Gives a new target without animation: what is shown jumps by the change, what runs goes on (CORE-6).
    public mutating func shift(to target: AnimatableVector) { model = target }

    /// What is shown at a frame. Frames in between are stepped through, so that a value does not depend on which frames
    /// were asked for (CORE-7); a frame before the last one asked for gives that one's value.
    public mutating func sample(at frame: FrameTime, externals: inout some ExternalAnimations) -> AnimatorSample {
        let animated = catchUp(to: frame, externals: &externals)
        if chain.isOver, !isFinished { finish() }
        let value = isFinished ? model : (model + animated) - interval
        note(value, at: frame)
        defer { completed = [] }
        return AnimatorSample(
            value: value, isFinished: isFinished, completed: completed.sorted(),
            hasPendingCompletions: !interrupted.isEmpty)
    }

    /// The change a second at the last sample: a spring's own, else that over the last frame.
    public var velocity: AnimatableVector {
        guard !isFinished else { return AnimatableVector(repeating: 0, count: model.count) }
        if chain.entries.count == 1, let entry = chain.entries.first, entry.animation.isPlainSpring(on: chain.os) {
            return entry.progress.spring.velocity
        }
        return speed ?? AnimatableVector(repeating: 0, count: model.count)
    }

    /// The frame that will see the end if nothing else happens; nil where it never comes, lies more than `limit` frames
    /// ahead, or is up to a program's own animation. For display: it plays a copy to the end.
    public func projectedEnd(limit: Int = 36_000) -> FrameTime? {
        guard !isFinished, let newest = chain.entries.last, !newest.animation.repeatsForever else { return nil }
        guard chain.entries.allSatisfy({ !$0.animation.isProgrammed }) else { return nil }
        var copy = chain
        var externals = NoExternalAnimations()
        var frame = last?.frame ?? start
        for _ in 0..<max(0, limit) {
            _ = copy.value(at: frame, externals: &externals)
            if copy.isOver { return frame }
            frame = frame.advanced(by: 1)
        }
        return nil
    }
}

/// What an animator shows at a frame.
public struct AnimatorSample: Hashable, Sendable {
    /// The shown value.
    public var value: AnimatableVector
    /// Whether the last animation has ended; the value is then the model (CORE-4).
    public var isFinished: Bool
    /// The numbers of the changes that became logically complete, ascending; each is reported once.
    public var completed: [Int]
    /// Whether interrupted changes still run unseen for their completion.
    public var hasPendingCompletions: Bool
}

extension Animator {
    private mutating func begin(
        to target: AnimatableVector, animation: Animation, at frame: FrameTime, velocity: AnimatableVector?
    ) {
        isFinished = false
        start = frame
        interval = target - model
        model = target
        changedComponents = []
        (last, speed) = (nil, nil)
        note(interval)
        var entry = AnimationEntry(change: newestChange, animation: animation, start: frame, target: interval)
        if let velocity, animation.isPlainSpring(on: chain.os) { entry.progress.spring.velocity = velocity }
        chain.entries = [entry]
    }

    /// Steps everything to a frame, and gives the shown part of the interval.
    private mutating func catchUp(to frame: FrameTime, externals: inout some ExternalAnimations) -> AnimatableVector {
        var next = frame
        if let last = last?.frame {
            next = last.fps == frame.fps ? min(last.advanced(by: 1), frame) : frame
            if frame <= last { next = last }
        }
        while true {
            let value = isFinished ? interval : chain.value(at: next, externals: &externals)
            collectCompletions(at: next, externals: &externals)
            let isIdle = (isFinished || chain.isOver) && interrupted.isEmpty
            if next >= frame || isIdle { return value }
            next = next.advanced(by: 1)
        }
    }

    private mutating func collectCompletions(at frame: FrameTime, externals: inout some ExternalAnimations) {
        if chain.isLogicallyComplete { complete(newestChange) }
        for index in interrupted.indices {
            _ = interrupted[index].value(at: frame, externals: &externals)
            if interrupted[index].isLogicallyComplete, let change = interrupted[index].entries.last?.change {
                complete(change)
            }
        }
        interrupted.removeAll { $0.isLogicallyComplete }
    }

    private mutating func complete(_ change: Int) {
        if reported.insert(change).inserted { completed.append(change) }
    }

    /// The last animation has ended: a replaced endless one counts as done with it (DONE-3).
    private mutating func finish() {
        isFinished = true
        let endless = interrupted.filter { $0.entries.last?.animation.repeatsForever ?? true }
        for chain in endless { complete(chain.entries.last?.change ?? 0) }
        interrupted.removeAll { $0.entries.last?.animation.repeatsForever ?? true }
    }

    /// Lets the newest change go on unseen if its completion is still awaited.
    private mutating func interrupt(isObserved: Bool) {
        if isObserved, !chain.isLogicallyComplete { interrupted.append(chain) }
    }

    private mutating func note(_ change: AnimatableVector) {
        for index in 0..<change.count where change[index] != 0 { changedComponents.insert(index) }
    }

    private mutating func note(_ value: AnimatableVector, at frame: FrameTime) {
        if let last, last.frame < frame {
            speed = (value - last.value).scaled(by: 1 / frame.seconds(since: last.frame))
        }
        if let last, frame < last.frame { return }
        last = (frame, value)
    }
}
