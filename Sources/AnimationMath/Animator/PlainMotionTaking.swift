extension PlainMotion {
    /// The motion of an entry that has been evaluated; nil where anything is around it or in its way.
    init?(_ entry: AnimationEntry, os: OSProfile, weights: AnimatableVector?) {
        guard !entry.isOver, entry.animation.modifiers.isEmpty, let frame = entry.sampled, entry.target.count <= 4,
            entry.output.count <= 4, entry.target.isFinite
        else { return nil }
        (self.frame, start, count) = (frame, entry.start, UInt8(entry.target.count))
        isLogicallyComplete = entry.progress.isLogicallyComplete
        lanes.set(\.target, to: entry.target)
        lanes.set(\.position, to: entry.output)
        switch entry.animation.base.resolved(for: os) {
        case .spring(let spring):
            guard take(spring, entry.progress, weights) else { return nil }
        case .curve(let curve, let duration): (kind, self.curve, self.duration) = (.curve, curve, duration)
        case .interpolatingSpring(let spring):
            (kind, closedSpring) = (.closedSpring, spring)
            noteLogicalTime(spring.logicalDuration, since: start)
        case .custom, .external, .default: return nil
        }
    }

    /// Takes a stepped spring; false where it is in the course of a blend, or has more numbers than its change.
    private mutating func take(
        _ spring: SpringParameters, _ progress: AnimationProgress<AnimatableVector>, _ weights: AnimatableVector?
    ) -> Bool {
        let stepped = progress.spring
        let moment = progress.logicalStart
        guard progress.blend == nil, max(stepped.position.count, stepped.velocity.count) <= Int(count),
            weights.map({ $0.count <= 4 }) ?? true, let first = moment == nil ? start : moment?.frame
        else { return false }
        (kind, time) = (.spring, stepped.time)
        force = SpringForce(response: spring.response, dampingFraction: spring.dampingFraction)
        lanes.set(\.velocity, to: stepped.velocity)
        lanes.set(\.acceleration, to: stepped.acceleration)
        if let weights {
            (self.weights, isWeighted) = (SIMD4(weights[0], weights[1], weights[2], weights[3]), true)
        }
        noteLogicalTime(spring.response, since: first)
        return true
    }

    /// Finds which numbers move: one that starts from rest and goes nowhere stays where it is.
    mutating func findMoving() {
        var found = LaneSet()
        lanes.forEach(LaneSet(first: count)) { lane, index in
            let numbers = [lane.position, lane.velocity, lane.acceleration, lane.target]
            let isStill = numbers.allSatisfy { $0.bitPattern == 0 } && lane.interval.bitPattern == 0
            if !isStill || (lane.model == 0 && lane.model.sign == .minus) { found.bits |= 1 << index }
        }
        moving = found.bits == 0 ? LaneSet(first: count) : found
    }

    /// Finds the frame from which a time has passed since another.
    private mutating func noteLogicalTime(_ duration: Double, since first: FrameTime) {
        guard !isLogicallyComplete, duration < 1e9 else { return }
        let estimate = FrameTime(tick: 0, fps: frame.fps).elapsed(since: first)
        var tick = Int(((duration - estimate) * Double(frame.fps)).rounded(.down)) - 1
        while FrameTime(tick: tick, fps: frame.fps).elapsed(since: first) < duration { tick += 1 }
        logicalTick = tick
    }

    /// The spring in the form for values of any kind.
    var spring: SteppedSpring<AnimatableVector> {
        var spring = SteppedSpring<AnimatableVector>()
        spring.position = lanes.vector(count) { $0.position }
        spring.velocity = lanes.vector(count) { $0.velocity }
        spring.acceleration = lanes.vector(count) { $0.acceleration }
        spring.time = time
        return spring
    }
}

extension AnimationEntry {
    /// Takes back what a plain motion has moved.
    mutating func take(_ motion: PlainMotion) {
        output = motion.lanes.vector(motion.count) { $0.position }
        if motion.kind == .spring { progress.spring = motion.spring }
        sampled = motion.frame
        progress.isLogicallyComplete = motion.isLogicallyComplete
        progress.baseClock = AnimationClock(time: motion.frame.elapsed(since: start), frame: motion.frame)
        progress.baseValue = output
    }
}
