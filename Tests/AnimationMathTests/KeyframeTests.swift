import AnimationMath
import Testing

private func cubic(_ target: Double, _ duration: Double, from: Double? = nil, to: Double? = nil) -> KeyframeSegment {
    KeyframeSegment(
        target: AnimatableVector(target), duration: duration,
        kind: .cubic(
            startVelocity: from.map { AnimatableVector($0) }, endVelocity: to.map { AnimatableVector($0) }))
}

private func linear(_ target: Double, _ duration: Double, _ curve: UnitCurve = .linear) -> KeyframeSegment {
    KeyframeSegment(target: AnimatableVector(target), duration: duration, kind: .linear(curve))
}

private func track(_ segments: [KeyframeSegment], from start: Double = 0) -> KeyframeTrackPlan {
    KeyframeTrackPlan(initialValue: AnimatableVector(start), segments: segments)
}

@Test("KEY-2 three cubics pass their knots with the slope of the neighbours")
func cubicTrack() {
    let plan = track([cubic(-30, 0.25), cubic(30, 0.5), cubic(0, 0.25)])
    let rows: [(Double, Double)] = [
        (0.0625, -5.15625), (0.125, -16.25), (0.1875, -26.71875), (0.375, -18.75), (0.5, 0), (0.625, 18.75),
    ]
    for (time, value) in rows { #expect(near(plan.value(at: time)[0], value, 1e-9)) }
    #expect(plan.velocity(at: 0)[0] == 0 && near(plan.velocity(at: 0.25)[0], 40, 1e-9))
}

@Test("KEY-2 beside a linear keyframe a cubic takes its slope")
func mixedTrack() {
    let plan = track([linear(-30, 0.25), cubic(30, 0.5), linear(0, 0.25)])
    for (time, value) in [(0.375, -26.25), (0.5, 0), (0.625, 26.25)] {
        #expect(near(plan.value(at: time)[0], value, 1e-9))
    }
}

@Test("KEY-2 explicit velocities win")
func explicitVelocities() {
    let plan = track([cubic(10, 1, to: 5), cubic(0, 1, from: -20)])
    #expect(near(plan.velocity(at: 0.999999)[0], 5, 1e-3) && near(plan.velocity(at: 1)[0], -20, 1e-9))
}

@Test("KEY-3 at a boundary the next segment holds, a move is at once, a short spring hands on what it reached")
func boundaries() {
    let move = KeyframeSegment(target: AnimatableVector(50), duration: 0, kind: .move)
    let moved = track([linear(10, 1), move, linear(60, 1)])
    #expect(moved.value(at: 0.5)[0] == 5 && moved.value(at: 1)[0] == 50 && moved.value(at: 1.5)[0] == 55)
    let spring = KeyframeSegment(
        target: AnimatableVector(100), duration: 0.1, kind: .spring(.smooth, startVelocity: nil))
    let handed = track([spring, cubic(0, 0.5)])
    #expect(near(handed.value(at: 0.1)[0], 35.7740, 1e-3))
    #expect(near(handed.velocity(at: 0.1)[0], Spring.smooth.velocity(target: 100.0, time: 0.1), 1e-9))
}

@Test("KEY-1 a finished track holds its last value")
func holds() {
    let plan = track([linear(100, 1), linear(150, 1)])
    for (time, value) in [(0.5, 50.0), (1.5, 125), (3, 150)] { #expect(plan.value(at: time)[0] == value) }
    #expect(plan.duration == 2 && plan.velocity(at: 3)[0] == 0)
    #expect(track([], from: 7).value(at: 1)[0] == 7)
}

@Test("KEY-4 a re-triggered cubic track keeps the velocity it had")
func retriggered() {
    let plan = KeyframeTrackPlan(
        initialValue: AnimatableVector(12), segments: [cubic(0, 1)], initialVelocity: AnimatableVector(30))
    #expect(plan.value(at: 0)[0] == 12 && plan.velocity(at: 0)[0] == 30 && plan.value(at: 1)[0] == 0)
}

private struct Pose: Equatable {
    var angle = 0.0
    var height = 1.0
}

@Test("KEY-5 a timeline of one track gives value by time and by progress, and holds its end")
func timelineOfAValue() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(100, duration: 1)
        LinearKeyframe(150, duration: 1)
    }
    #expect(timeline.duration == 2)
    for (time, value) in [(0.0, 0.0), (0.5, 50), (1, 100), (1.5, 125), (2, 150), (3, 150)] {
        #expect(timeline.value(time: time) == value)
    }
    #expect(timeline.value(progress: 0.25) == 50 && timeline.value(progress: 1) == 150)
}

@Test("KEY-1 tracks run side by side; a finished one holds, a later one wins a shared property")
func timelineOfTracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
        KeyframeTrack(\.angle) {
            LinearKeyframe(90, duration: 0.5)
            for target in [0.0, 45] { MoveKeyframe(target) }
        }
        KeyframeTrack(\.height) { LinearKeyframe(9, duration: 1) }
        KeyframeTrack(\.height) { LinearKeyframe(3, duration: 2) }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.25) == Pose(angle: 45, height: 1.25))
    #expect(timeline.value(time: 1.5) == Pose(angle: 45, height: 2.5))
    #expect(timeline.value(time: -1) == Pose(angle: 0, height: 1))
}

@Test("KEY-3 a spring keyframe without a duration lasts until it settles, and a curve bends a linear one")
func springAndCurveKeyframes() {
    let spring = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: .bouncy) }
    #expect(spring.duration == Spring.bouncy.settlingDuration)
    #expect(near(spring.value(time: 0.1), 4.23302, 1e-5))
    let bent = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 1, timingCurve: .easeIn) }
    #expect(near(bent.value(time: 0.25), 0.93465, 1e-5))
}

@Test("KEY-3 a spring that has its time arrives; one that is cut short does not")
func springArrives() {
    let whole = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: .bouncy) }
    #expect(whole.value(time: 9) == 10)
    let cut = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, duration: 0.1, spring: .bouncy) }
    #expect(cut.value(time: 9) == cut.value(time: 0.1) && near(cut.value(time: 9), 4.23302, 1e-5))
    let endless = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: Spring(duration: 1, bounce: 1)) }
    #expect(endless.duration == .infinity && near(endless.value(time: 0.5), 20, 1e-9))
}

@Test("KEY-1 a track ends exactly at its last value")
func exactEnds() {
    for (start, target) in [(0.1, 0.3), (1e10, 0.7), (-3, 1.0 / 3)] {
        for plan in [track([linear(target, 0.3)], from: start), track([cubic(target, 0.3)], from: start)] {
            #expect(plan.finalValue == [target] && plan.value(at: 0.3) == [target])
        }
    }
}

@Test("KEY-2 value and slope have no break at the knots of cubics, and velocity is the slope")
func cubicContinuity() {
    let plan = track([cubic(4, 0.3), cubic(-2, 0.5), linear(6, 0.2), cubic(1, 0.4), cubic(9, 0.1)])
    for knot in [0.3, 0.8, 1.0, 1.4] {
        #expect(near(plan.value(at: knot - 1e-9)[0], plan.value(at: knot)[0], 1e-6))
        #expect(near(plan.velocity(at: knot - 1e-9)[0], plan.velocity(at: knot)[0], 1e-5))
    }
    for step in 1..<149 {
        let time = Double(step) / 100 + 0.0031
        let slope = (plan.value(at: time + 1e-6)[0] - plan.value(at: time - 1e-6)[0]) / 2e-6
        #expect(near(plan.velocity(at: time)[0], slope, 1e-4 * max(1, slope.magnitude)))
    }
}
