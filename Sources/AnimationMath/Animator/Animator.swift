/// The running animations of one attribute (CORE-1): a value, of which the frames are asked in ascending order.
///
/// Shown is `(model + animated) - interval`. Each change given to an animator has a number, by which its logical
/// completion is reported. An animator that has finished may still time interrupted changes, and may be given a new one.
///
///     var animator = Animator(from: [0], to: [100], animation: .linear(duration: 1), at: FrameTime(tick: 0))
///     var none = NoExternalAnimations()
///     animator.sample(at: FrameTime(tick: 15), externals: &none).value  // [25]
public struct Animator {
    /// Behind one reference, copied when written while shared: an attribute at rest then holds a word and no more.
    private var box: ManagedBuffer<AnimatorState, Void>

    /// Begins an animated change; its number is 0.
    ///
    /// - Parameters:
    ///   - model: what is shown now.
    ///   - target: where it goes.
    ///   - animation: how it goes there.
    ///   - time: the frame of the change, which shows `model` still.
    ///   - os: whose defaults hold.
    ///   - scale: weights of the components where the size of the change matters (GEO-3), of the model's length.
    ///   - velocity: the model's speed when the change came, in units a second; only springs use it (TX-8).
    public init(
        from model: AnimatableVector, to target: AnimatableVector, animation: Animation, at time: FrameTime,
        os: OSProfile = .ios26, scale: AnimatableVector? = nil, velocity: AnimatableVector? = nil
    ) {
        var state = AnimatorState(model: model, at: time, os: os, scale: scale)
        state.begin(to: target, animation: animation, at: time, velocity: velocity)
        box = Self.box(state)
    }

    private static func box(_ state: AnimatorState) -> ManagedBuffer<AnimatorState, Void> {
        .create(minimumCapacity: 0) { _ in state }
    }

    /// The state, to be changed in place: that of a copy where it is shared. Valid as long as the animator is.
    var uniqueState: UnsafeMutablePointer<AnimatorState> {
        @inline(__always) mutating get {
            if !isKnownUniquelyReferenced(&box) { box = Self.box(box.header) }
            return box.withUnsafeMutablePointerToHeader { $0 }
        }
    }

    @inline(__always) private mutating func update<R>(_ body: (inout AnimatorState) -> R) -> R {
        body(&uniqueState.pointee)
    }
}

// The box is written only while nothing else holds it.
extension Animator: @unchecked Sendable {}

extension Animator {
    /// The newest target.
    public var model: AnimatableVector { box.header.model }
    /// The sum of all animated changes since the animator began.
    public var interval: AnimatableVector { box.header.interval }
    /// When the first of the running animations began; the clock of springs that take over (MERGE-1).
    public var start: FrameTime { box.header.start }
    /// What was shown when the animator began.
    public var from: AnimatableVector { box.header.from }
    /// What was shown at the last sample, moved by later changes without animation.
    public var shown: AnimatableVector { box.withUnsafeMutablePointerToHeader { $0.pointee.shown } }
    /// For each component, whether an animated change was given in it since the animator began.
    public var changedComponents: [Bool] { box.header.changedComponents }
    /// The number of the newest animated change; the first is 0.
    public var newestChange: Int { box.header.newestChange }
    /// Whether the last animation has ended: the model is shown.
    public var isFinished: Bool { box.withUnsafeMutablePointerToHeader { $0.pointee.isFinished } }
    /// Whether interrupted changes still run unseen for their completion, perhaps beyond the end of what is seen: go on
    /// sampling until none does.
    public var hasPendingCompletions: Bool { box.header.completions.arePending }
    /// The animations that play, oldest first.
    public var animations: [Animation] { running.map(\.animation) }

    /// The animations that play with their start times, oldest first.
    public var running: [(animation: Animation, start: FrameTime)] {
        isFinished ? [] : box.header.chain.entries.map { ($0.animation, $0.start) }
    }

    /// Whether more than one animation plays (MERGE-2).
    public var isCombined: Bool { !isFinished && box.header.chain.entries.count > 1 }

    /// Whether a change counts as done (DONE-2), as of the last sample.
    public func isLogicallyComplete(_ change: Int) -> Bool { box.header.completions.isComplete(change) }

    /// The change a second of what is shown: a spring's own, else that over the frame up to the last sample.
    public func velocity(at time: FrameTime, externals: inout some ExternalAnimations) -> AnimatableVector {
        box.header.velocity
    }

    /// The frame that will see the end if nothing else happens, found by playing a copy; nil where it never comes or
    /// lies more than `limit` frames ahead.
    public func projectedEnd(
        from time: FrameTime, limit: Int = 36_000, externals: inout some ExternalAnimations
    ) -> FrameTime? {
        var copy = box.header
        return copy.playToEnd(from: time, limit: limit, externals: &externals)
    }
}

extension Animator {
    /// Gives a new target in mid-flight (MERGE) and gives the change's number: a spring takes over what runs, an equal
    /// wrapper of a spring goes on, anything else plays over it.
    ///
    /// - Parameters:
    ///   - target: where it goes from now on.
    ///   - animation: how it goes there.
    ///   - time: the frame of the change.
    ///   - velocity: the model's speed when the change came, in units a second; only springs use it (TX-8).
    ///   - isObserved: whether somebody waits for the logical completion of the change that is interrupted; if so it goes
    ///     on unseen (DONE-2).
    ///   - externals: answers for animations whose code is the caller's.
    @discardableResult
    public mutating func retarget(
        to target: AnimatableVector, animation: Animation, at time: FrameTime, velocity: AnimatableVector? = nil,
        isObserved: Bool = true, externals: inout some ExternalAnimations
    ) -> Int {
        update { state in
            state.retarget(
                to: target, animation: animation, at: time, velocity: velocity, isObserved: isObserved,
                externals: &externals)
            return state.newestChange
        }
    }

    /// Gives a new target without animation: what is shown jumps by the change, what runs goes on (CORE-6).
    public mutating func shift(to target: AnimatableVector) { update { $0.shift(to: target) } }

    /// What is shown at a frame. Frames in between are stepped through, so that a value does not depend on which frames
    /// were asked for; a frame before the last one asked for gives that one's value (CORE-7).
    public mutating func sample(at time: FrameTime, externals: inout some ExternalAnimations) -> AnimatorSample {
        update { state in
            state.advance(to: time, externals: &externals)
            return AnimatorSample(
                value: state.shown, isFinished: state.isFinished, logicallyCompleted: state.completions.takeReports(),
                hasPendingCompletions: state.completions.arePending)
        }
    }

    /// As `sample`, where nobody listens to the completions: `shown` and `isFinished` tell what came of it.
    public mutating func advance(to time: FrameTime, externals: inout some ExternalAnimations) {
        update { state in
            var alone = SharedFraction()
            if state.goOn(to: time, &alone) { return }
            state.advance(to: time, externals: &externals)
            state.completions.dropReports()
        }
    }
}

extension AnimatorState {
    var velocity: AnimatableVector {
        let rest = AnimatableVector(repeating: 0, count: model.count)
        guard !isFinished else { return rest }
        if motion.kind == .spring { return motion.spring.velocity }
        if chain.entries.count == 1, let entry = chain.entries.first, entry.animation.isPlainSpring(on: chain.os) {
            return entry.progress.spring.velocity
        }
        return motionSpeed ?? speed ?? rest
    }

    mutating func playToEnd(from time: FrameTime, limit: Int, externals: inout some ExternalAnimations) -> FrameTime? {
        guard !isFinished, let newest = chain.entries.last, !newest.animation.repeatsForever else { return nil }
        putBack()
        var frame = max(last ?? start, time)
        for _ in 0..<max(0, limit) {
            _ = chain.value(at: frame, externals: &externals)
            if chain.isOver { return frame }
            frame = frame.advanced(by: 1)
        }
        return nil
    }
}
