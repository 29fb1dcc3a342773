/// The usual frame: one plain animation that goes on to the next one.
extension AnimatorState {
    /// Goes on to a frame as `advance` does, if that is the next one and a plain motion is still on its way; else
    /// nothing is shown yet.
    @inline(__always) mutating func goOn(to time: FrameTime, _ shared: inout SharedFraction) -> Bool {
        guard motion.isNext(time) else { return false }
        return showMotion(at: time, isOver: !motion.advance(to: time, &shared))
    }

    /// Shows a motion that was stepped to a frame; false, and nothing is shown yet, where it is over.
    @inline(__always) mutating func showMotion(at time: FrameTime, isOver: Bool) -> Bool {
        guard !isOver else {
            endMotion(at: time)
            return false
        }
        motion.frame = time
        if time.tick >= motion.logicalTick { completeMotion() }
        motion.lanes.forEach(motion.hasMoved ? motion.moving : LaneSet(first: motion.count)) { lane in lane.show() }
        motion.hasMoved = true
        return true
    }

    /// The newest change counts as done from now on.
    @inline(never) private mutating func completeMotion() {
        motion.isLogicallyComplete = true
        motion.logicalTick = .max
        completions.noteNewest()
    }

    /// Takes the motion out of the chain where a single plain animation runs and nothing else has to be timed.
    mutating func takeOut() {
        guard motion.kind == .none, !isFinished, !completions.arePending, chain.entries.count == 1,
            settled.count == model.count, model.count == interval.count, stepped == chain.entries[0].sampled,
            stepped == last, var taken = PlainMotion(chain.entries[0], os: chain.os, weights: chain.scale)
        else { return }
        taken.lanes.set(\.model, to: model)
        taken.lanes.set(\.interval, to: interval)
        taken.lanes.set(\.shown, to: settled)
        taken.findMoving()
        motion = taken
    }

    /// Brings everything up to date, before anything is done with it.
    mutating func putBack() {
        guard motion.kind != .none else { return }
        if let speed = motionSpeed { self.speed = speed }
        settled = shown
        (stepped, last) = (motion.frame, motion.frame)
        chain.entries[0].take(motion)
        motion = PlainMotion()
    }

    /// What is shown.
    var shown: AnimatableVector {
        @inline(__always) get {
            motion.kind == .none ? settled : motion.lanes.vector(motion.count) { $0.shown }
        }
    }

    /// The change a second over the last frame of the motion.
    var motionSpeed: AnimatableVector? {
        guard motion.hasMoved else { return nil }
        let second = 1 / motion.frame.elapsed(since: motion.frame.advanced(by: -1))
        let difference =
            motion.lanes.vector(motion.count) { $0.shown } - motion.lanes.vector(motion.count) { $0.previous }
        return difference.scaled(by: second)
    }

    /// The motion is over in a frame: its entry shows its whole change from there on.
    private mutating func endMotion(at time: FrameTime) {
        putBack()
        stepped = time
        chain.entries[0].sampled = time
        chain.entries[0].output = chain.entries[0].target
        chain.entries[0].isOver = true
    }
}
