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
