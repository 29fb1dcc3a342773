/// What a frame needs of the one animation of an animator that has nothing around it, taken out of its entry, so that a
/// frame costs the arithmetic and no more. The entry keeps its place in the chain, and gets all this back before
/// anything else is done with it.
///
/// Memory is what frames wait for: what belongs to one number stands in one line of it, and what a frame does not need
/// stands behind.
struct PlainMotion: Sendable {
    enum Kind: Sendable { case none, spring, curve, closedSpring }
    var kind = Kind.none
    var isLogicallyComplete = false
    /// Whether a frame has been shown by it.
    var hasMoved = false
    var isWeighted = false
    /// Numbers in use, 0 to 4.
    var count: UInt8 = 0
    /// Which of them move; the others are shown but once.
    var moving = LaneSet()
    /// The frame that it was stepped to, and that in which its time was 0.
    var frame = FrameTime(tick: 0), start = FrameTime(tick: 0)
    /// The first frame in which it counts as done, where it does so before it ends (SPRING-5).
    var logicalTick = Int.max
    /// A stepped spring's: the time up to which steps were taken, and what it pulls with.
    var time = 0.0, force = SpringForce(response: 1, dampingFraction: 1)
    /// A curve's seconds.
    var duration = 0.0
    var lanes = MotionLanes()
    var curve = UnitCurve.linear
    var closedSpring: InterpolatingSpring?
    /// Weights of the numbers where the size of the motion matters (GEO-3).
    var weights = SIMD4<Double>(repeating: 1)

    /// Whether a moment is the frame after the one that it was stepped to.
    @inline(__always) func isNext(_ time: FrameTime) -> Bool {
        kind != .none && time.tick == frame.tick &+ 1 && time.fps == frame.fps
    }

    /// Counts the steps up to a time, as if they were taken.
    @inline(__always) mutating func takeSteps(to end: Double) -> Int64 {
        var now = end - time > 1 ? end - 1.0 / 60 : time
        var count: Int64 = 0
        while now < end {
            now += 1.0 / 300
            count &+= 1
        }
        time = now
        return count
    }

    /// Moves to a later frame. False: it is over.
    @inline(__always) mutating func advance(to time: FrameTime, _ shared: inout SharedFraction) -> Bool {
        let elapsed = time.elapsed(since: start)
        let fraction: Double
        switch kind {
        case .none: return false
        case .spring:
            let steps = takeSteps(to: elapsed)
            lanes.forEach(moving) { $0.step(steps, force) }
            return !isSpringOver
        case .curve:
            guard elapsed <= duration else { return false }
            fraction = shared.value(of: curve, at: elapsed / duration)
        case .closedSpring:
            guard let closedSpring, elapsed < closedSpring.end else { return false }
            fraction = shared.value(of: closedSpring, at: elapsed)
        }
        lanes.forEach(moving) { $0.position = $0.target * fraction }
        return lanes.sum(moving) { $0.position * 0 } == 0
    }

    /// Whether a stepped spring is over: it has come to rest, or has left Double's range.
    var isSpringOver: Bool {
        @inline(__always) mutating get {
            let speed = lanes.sum(moving) { $0.velocity * $0.velocity }
            guard (lanes.sum(moving) { $0.position * $0.position } + speed).isFinite else { return true }
            return (isWeighted || speed <= 0.0036) && hasSettled
        }
    }

    /// As `SteppedSpring.hasSettled`, with the same roundings.
    private var hasSettled: Bool {
        @inline(never) mutating get {
            let weights = weights
            func size(_ value: (MotionLane) -> Double) -> Double {
                var sum = 0.0
                lanes.forEach(moving) { lane, index in
                    let weighted = value(lane) * weights[index]
                    sum += weighted * weighted
                }
                return sum
            }
            let (speed, force) = (size(\.velocity), size(\.acceleration))
            guard max(speed, force) <= 0.0036 else { return false }
            if size(\.target) == 0, max(speed, force) > 0 { return true }
            return size { $0.target - $0.position } <= size { $0.target * 0.01 }
        }
    }
}

/// One number in motion.
struct MotionLane: Sendable {
    /// From 0 at rest, and where it goes.
    var position = 0.0, velocity = 0.0, acceleration = 0.0, target = 0.0
    /// What is shown is `(model + position) - interval`; a frame before it was `previous`.
    var model = 0.0, interval = 0.0, shown = 0.0, previous = 0.0

    /// As `SteppedSpring.advance`, with the same roundings.
    @inline(__always) mutating func step(_ steps: Int64, _ force: SpringForce) {
        for _ in 0..<steps {
            let half = acceleration * (1.0 / 600) + velocity
            position += half * (1.0 / 300)
            acceleration = half * -force.damping + (target - position) * force.stiffness
            velocity = half + acceleration * (1.0 / 600)
        }
    }

    /// Shows where it is.
    @inline(__always) mutating func show() {
        previous = shown
        shown = (model + position) - interval
    }
}

/// Some of four lanes, in their order.
struct LaneSet: Sendable {
    var bits: UInt8 = 0

    /// The first ones.
    init(first count: UInt8 = 0) { bits = (1 &<< count) &- 1 }

    @inline(__always) func forEach(_ body: (Int) -> Void) {
        var rest = bits
        while rest != 0 {
            body(rest.trailingZeroBitCount)
            rest &= rest &- 1
        }
    }
}

/// Up to four numbers in motion.
struct MotionLanes: Sendable {
    private var lanes = (MotionLane(), MotionLane(), MotionLane(), MotionLane())

    /// Changes some lanes.
    @inline(__always) mutating func forEach(_ set: LaneSet, _ change: (inout MotionLane, Int) -> Void) {
        withUnsafeMutableBytes(of: &lanes) { bytes in
            let lanes = bytes.assumingMemoryBound(to: MotionLane.self)
            set.forEach { change(&lanes[$0], $0) }
        }
    }

    /// Changes some lanes.
    @inline(__always) mutating func forEach(_ set: LaneSet, _ change: (inout MotionLane) -> Void) {
        forEach(set) { lane, _ in change(&lane) }
    }

    /// Adds up a number of some lanes, in order.
    @inline(__always) mutating func sum(_ set: LaneSet, _ value: (MotionLane) -> Double) -> Double {
        var sum = 0.0
        forEach(set) { lane in sum += value(lane) }
        return sum
    }

    /// The first lanes' numbers of a kind.
    @inline(__always) func vector(_ count: UInt8, _ part: (MotionLane) -> Double) -> AnimatableVector {
        let numbers: SIMD4<Double> =
            switch count {
            case 0: .zero
            case 1: SIMD4(part(lanes.0), 0, 0, 0)
            case 2: SIMD4(part(lanes.0), part(lanes.1), 0, 0)
            case 3: SIMD4(part(lanes.0), part(lanes.1), part(lanes.2), 0)
            default: SIMD4(part(lanes.0), part(lanes.1), part(lanes.2), part(lanes.3))
            }
        return AnimatableVector(lanes: numbers, count: Int(count))
    }

    /// Sets the numbers of a kind.
    mutating func set(_ part: WritableKeyPath<MotionLane, Double>, to vector: AnimatableVector) {
        forEach(LaneSet(first: 4)) { lane, index in lane[keyPath: part] = vector[index] }
    }
}
