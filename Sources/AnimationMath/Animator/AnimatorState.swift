/// What an animator keeps; `Animator` tells what each part is for.
///
/// As long as one plain animation runs, its motion stands here by itself and its entry in the chain lags behind.
struct AnimatorState: Sendable {
    var motion = PlainMotion()
    var model: AnimatableVector
    var interval = AnimatableVector()
    /// What was shown at the last frame that was no motion's, moved by later changes without animation.
    var settled: AnimatableVector
    var isFinished = false
    /// The frame that everything was stepped to, and the one that was last shown.
    var stepped: FrameTime?
    var last: FrameTime?
    /// The change a second of what is shown, over the last frame.
    var speed: AnimatableVector?
    var completions = CompletionTiming()
    var chain: AnimationChain
    var start: FrameTime
    var from: AnimatableVector
    var changedComponents: [Bool] = []
    var newestChange = 0

    init(model: AnimatableVector, at time: FrameTime, os: OSProfile, scale: AnimatableVector?) {
        (self.model, from, settled) = (model, model, model)
        start = time
        chain = AnimationChain(os: os, scale: scale)
    }

    mutating func begin(
        to target: AnimatableVector, animation: Animation, at time: FrameTime, velocity: AnimatableVector?
    ) {
        (from, start, isFinished) = (model, time, false)
        interval = target - model
        model = target
        changedComponents = []
        motion = PlainMotion()
        (last, stepped, speed) = (nil, nil, nil)
        mark(interval)
        var entry = AnimationEntry(change: newestChange, animation: animation, start: time, target: interval)
        if let velocity, animation.isPlainSpring(on: chain.os) { entry.progress.spring.velocity = velocity }
        chain.entries = [entry]
    }

    mutating func retarget(
        to target: AnimatableVector, animation: Animation, at time: FrameTime, velocity: AnimatableVector?,
        isObserved: Bool, externals: inout some ExternalAnimations
    ) {
        putBack()
        let animated = catchUp(to: time, externals: &externals)
        newestChange += 1
        completions.begin(newestChange, over: chain, isObserved: isObserved)
        guard !isFinished else { return begin(to: target, animation: animation, at: time, velocity: velocity) }
        mark(target - model)
        interval += target - model
        model = target
        let change = AnimationChange(
            number: newestChange, animation: animation, target: interval, time: time, begin: start, shown: animated,
            velocity: velocity)
        chain.add(change, externals: &externals)
    }

    mutating func shift(to target: AnimatableVector) {
        putBack()
        settled += target - model
        model = target
        takeOut()
    }

    /// Steps everything to a frame and shows it.
    mutating func advance(to time: FrameTime, externals: inout some ExternalAnimations) {
        var alone = SharedFraction()
        if goOn(to: time, &alone) { return }
        putBack()
        let animated = catchUp(to: time, externals: &externals)
        if chain.isOver, !isFinished {
            isFinished = true
            completions.finish()
        }
        let value = isFinished ? model : (model + animated) - interval
        if let last, last < time { speed = (value - settled).scaled(by: 1 / time.elapsed(since: last)) }
        settled = value
        last = max(last ?? time, time)
        takeOut()
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
