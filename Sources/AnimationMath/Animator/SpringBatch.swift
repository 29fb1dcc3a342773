/// The steps of many springs at once: their numbers side by side, whichever spring they belong to, so that no step waits
/// for the one before (SPRING-4). Each number takes the same steps with the same roundings as `MotionLane` takes alone.
struct SpringBatch {
    typealias State = UnsafeMutablePointer<AnimatorState>

    /// How many springs it takes.
    static var limit: Int { 32 }
    /// Pairs of numbers.
    private static var pairs: Int { 2 * limit }

    private enum Row: Int, CaseIterable { case position, velocity, acceleration, target, stiffness, resistance }

    private let numbers: UnsafeMutablePointer<SIMD2<Double>>
    private let steps: UnsafeMutablePointer<Int64>
    private let springs: UnsafeMutablePointer<State>
    /// Springs and numbers taken in, the fewest and the most steps of one.
    private var springCount = 0, count = 0
    private var fewest = Int64.max, most: Int64 = 0
    /// The newest spring's time, where it had to go, and the steps that this took.
    private var known = (time: Double.nan, end: 0.0, after: 0.0, steps: Int64(0))

    /// Gives a batch the memory that it needs for as long as it is used.
    static func withBatch(_ body: (inout SpringBatch) -> Void) {
        withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: pairs * Row.allCases.count) { numbers in
            withUnsafeTemporaryAllocation(of: Int64.self, capacity: 2 * pairs) { steps in
                withUnsafeTemporaryAllocation(of: State.self, capacity: limit) { springs in
                    guard let numbers = numbers.baseAddress, let steps = steps.baseAddress,
                        let springs = springs.baseAddress
                    else { return }
                    var batch = SpringBatch(numbers: numbers, steps: steps, springs: springs)
                    body(&batch)
                }
            }
        }
    }

    private init(
        numbers: UnsafeMutablePointer<SIMD2<Double>>, steps: UnsafeMutablePointer<Int64>,
        springs: UnsafeMutablePointer<State>
    ) {
        (self.numbers, self.steps, self.springs) = (numbers, steps, springs)
    }

    @inline(__always) private func pair(_ row: Row, _ index: Int) -> UnsafeMutablePointer<SIMD2<Double>> {
        numbers + (row.rawValue * Self.pairs + index)
    }

    @inline(__always) private func number(_ row: Row, _ index: Int) -> UnsafeMutablePointer<Double> {
        UnsafeMutableRawPointer(pair(row, 0)).assumingMemoryBound(to: Double.self) + index
    }

    /// Takes a spring in, to be stepped to a frame; at most `limit` between two runs.
    @inline(__always) mutating func add(_ state: State, at time: FrameTime) {
        (springs + springCount).initialize(to: state)
        springCount &+= 1
        let end = time.elapsed(since: state.pointee.motion.start)
        let (due, force) = (takeSteps(&state.pointee.motion, to: end), state.pointee.motion.force)
        (fewest, most) = (min(fewest, due), max(most, due))
        state.pointee.motion.lanes.forEach(state.pointee.motion.moving) { lane in put(lane, force, steps: due) }
    }

    /// Counts a spring's steps; the next that began in the same frame has as many.
    @inline(__always) private mutating func takeSteps(_ motion: inout PlainMotion, to end: Double) -> Int64 {
        if motion.time == known.time, end == known.end {
            motion.time = known.after
        } else {
            (known.time, known.end) = (motion.time, end)
            known.steps = motion.takeSteps(to: end)
            known.after = motion.time
        }
        return known.steps
    }

    @inline(__always) private mutating func put(_ lane: MotionLane, _ force: SpringForce, steps due: Int64) {
        number(.position, count).pointee = lane.position
        number(.velocity, count).pointee = lane.velocity
        number(.acceleration, count).pointee = lane.acceleration
        number(.target, count).pointee = lane.target
        number(.stiffness, count).pointee = force.stiffness
        number(.resistance, count).pointee = -force.damping
        steps[count] = due
        count &+= 1
    }

    /// Steps what was taken in, gives each spring its numbers back, shows it, and is empty again.
    @inline(__always) mutating func run(_ show: (State) -> Void) {
        guard springCount > 0 else { return }
        step()
        var next = 0
        for index in 0..<springCount {
            let state = springs[index]
            state.pointee.motion.lanes.forEach(state.pointee.motion.moving) { lane in
                lane.position = number(.position, next).pointee
                lane.velocity = number(.velocity, next).pointee
                lane.acceleration = number(.acceleration, next).pointee
                next &+= 1
            }
            show(state)
        }
        (springCount, count, fewest, most) = (0, 0, .max, 0)
    }

    @inline(never) private mutating func step() {
        if count % 2 != 0 { put(MotionLane(), SpringForce(response: 1, dampingFraction: 1), steps: 0) }
        for index in 0..<(count / 2) {
            var two = load(index)
            if fewest == most {
                for _ in 0..<most { two.step() }
            } else {
                stepUnequally(&two, SIMD2(steps[2 * index], steps[2 * index + 1]))
            }
            pair(.position, index).pointee = two.x
            pair(.velocity, index).pointee = two.v
            pair(.acceleration, index).pointee = two.a
        }
    }

    /// A number that has taken all its steps keeps what it has.
    private func stepUnequally(_ two: inout Two, _ due: SIMD2<Int64>) {
        for step in 0..<most {
            let before = two
            two.step()
            let isDone = due .<= SIMD2(repeating: step)
            two.x.replace(with: before.x, where: isDone)
            two.v.replace(with: before.v, where: isDone)
            two.a.replace(with: before.a, where: isDone)
        }
    }

    /// Two numbers in motion.
    private struct Two {
        var x: SIMD2<Double>, v: SIMD2<Double>, a: SIMD2<Double>
        let goal: SIMD2<Double>, stiffness: SIMD2<Double>, resistance: SIMD2<Double>

        @inline(__always) mutating func step() {
            let half = a * (1.0 / 600) + v
            x += half * (1.0 / 300)
            a = half * resistance + (goal - x) * stiffness
            v = half + a * (1.0 / 600)
        }
    }

    @inline(__always) private func load(_ index: Int) -> Two {
        Two(
            x: pair(.position, index).pointee, v: pair(.velocity, index).pointee,
            a: pair(.acceleration, index).pointee, goal: pair(.target, index).pointee,
            stiffness: pair(.stiffness, index).pointee, resistance: pair(.resistance, index).pointee)
    }
}
