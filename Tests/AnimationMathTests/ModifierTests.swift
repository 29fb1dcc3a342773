import AnimationMath
import Testing

@Test("MOD-1 speed and delay change the time at which the base is asked")
func speedAndDelay() {
    let twice = values(play(.linear(duration: 1).speed(2), to: 100))
    #expect(near(twice[15], 50, 0.001) && twice.count - 1 == 31)
    let late = values(play(.linear(duration: 1).delay(0.5), to: 100))
    #expect(late[29] == 0 && near(late[45], 25, 0.001))
    let both = values(play(.linear(duration: 1).delay(1).speed(2), to: 100))
    #expect(both[30] == 0 && near(both[45], 50, 0.001))
}

@Test("MOD-2 laps turn round at the frame that sees their end, and an even count ends in a jump")
func laps() {
    let two = values(play(.linear(duration: 0.5).repeatCount(2), to: 100))
    #expect(two[30] == 100 && two[31] == 100 && near(two[45], 53.3333, 0.001))
    #expect(two[61] == 0 && two[62] == 100 && two.count == 63)
    let again = values(play(.linear(duration: 0.5).repeatCount(3, autoreverses: false), to: 100))
    #expect(again[31] == 100 && near(again[32], 3.3333, 0.001) && again[61] == 100 && again[62] == 100)
    #expect(near(again[66], 13.3333, 0.001))
    #expect(values(play(.linear(duration: 0.5).repeatCount(0), to: 100)).count == 32)
}

@Test("MOD-2 a repeatForever goes on")
func forever() {
    let samples = play(.easeInOut(duration: 1.5).repeatForever(), to: 1, frames: 2_000)
    #expect(samples.count == 2_001 && near(samples[45].value[0], 0.5, 1e-5) && near(samples[136].value[0], 0.5, 1e-5))
    let slow = values(play(.linear.repeatForever(autoreverses: false).speed(0.14), from: -90, to: 270, frames: 230))
    #expect(near(slow[75], 90, 0.5))
}

@Test("MOD-3 logicallyComplete(after:) sets the moment and leaves the motion")
func logicalMoment() {
    let samples = play(.linear(duration: 1).logicallyComplete(after: 0.25), to: 1)
    #expect(samples.firstIndex { !$0.logicallyCompleted.isEmpty } == 15 && samples.count == 62)
    #expect(play(.linear(duration: 0.5).logicallyComplete(after: 9), to: 1).last?.logicallyCompleted == [0])
}

private struct Halfway: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if time > 1 { return nil }
        context.isLogicallyComplete = time >= 0.4
        return value.scaled(by: time < 0.4 ? 0.5 : 1)
    }
}

@Test("MOD-4 a custom animation returns nil to end and tells its logical end")
func customAnimation() {
    let samples = play(Animation(Halfway()), to: 10)
    #expect(samples[0].value[0] == 5 && samples[23].value[0] == 5 && samples[24].value[0] == 10)
    #expect(samples.firstIndex { !$0.logicallyCompleted.isEmpty } == 24 && samples.count - 1 == 61)
}

@Test("MERGE-1 a spring keeps its velocity when it is turned round")
func springRetarget() {
    let shown = play(
        [Step(frame: 0, target: 100, animation: .smooth), Step(frame: 6, target: 0, animation: .smooth)], frames: 11)
    for (frame, value) in zip(6..., [37.076, 42.707, 44.763, 44.436, 42.582, 39.811]) {
        #expect(near(shown[frame], value, 0.0006))
    }
}

@Test("MERGE-2 curves combine, each toward the sum of the changes before it")
func curvesCombine() {
    let there = Step(frame: 0, target: 100, animation: .linear(duration: 1))
    let shown = play([there, Step(frame: 30, target: 0, animation: .linear(duration: 1))], frames: 91)
    for (frame, value) in [(30, 50.0), (45, 56.25), (60, 50), (75, 25), (90, 0), (91, 0)] {
        #expect(near(shown[frame], value, 0.001))
    }
}

@Test("MERGE-4 an equal delay around a spring is not waited for again")
func equalWrapperMerges() {
    let delayed = Animation.smooth.delay(0.2)
    let shown = play(
        [Step(frame: 0, target: 100, animation: delayed), Step(frame: 18, target: 0, animation: delayed)], frames: 20)
    #expect(shown[12] == 0 && near(shown[18], 37.076, 0.3) && shown[19] > shown[18])
    let waiting = play(
        [Step(frame: 0, target: 100, animation: delayed), Step(frame: 6, target: 200, animation: .smooth)], frames: 12)
    #expect(waiting[6] == 0 && waiting[7] > 0)
}

@Test("MERGE-5 a finite curve replaces a repeatForever")
func curveStopsForever() {
    let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    let stop = Step(frame: 30, target: 0, animation: .linear(duration: 0.5))
    let shown = play([Step(frame: 0, target: 100, animation: forever), stop], frames: 120)
    #expect(near(shown[30], 50, 0.001) && shown[61...120].allSatisfy { $0 == 0 })
    let atOnce = play(
        [Step(frame: 0, target: 100, animation: forever), Step(frame: 30, target: 0, animation: .linear(duration: 0))],
        frames: 40)
    #expect(atOnce[30...40].allSatisfy { $0 == 0 })
}

@Test("CORE-6 a change without animation shifts what runs")
func unanimatedShift() {
    let run = Step(frame: 0, target: 100, animation: .linear(duration: 1))
    let shown = play([run, Step(frame: 30, target: 120, animation: nil)], frames: 62)
    #expect(near(shown[30], 70, 0.001) && near(shown[45], 95, 0.001) && shown[61] == 120)
}

@Test("CORE-7 asking a copy for a frame changes nothing")
func samplingACopy() {
    var animator = Animator(
        from: AnimatableVector(0), to: AnimatableVector(1), animation: .bouncy, at: FrameTime(tick: 7))
    var externals = NoExternalAnimations()
    var copy = animator
    for tick in 7...20 { _ = copy.sample(at: FrameTime(tick: tick), externals: &externals) }
    let first = (7...20).map { animator.sample(at: FrameTime(tick: $0), externals: &externals).value[0] }
    #expect(first.last == copy.shown[0] && first == values(play(.bouncy, to: 1, frames: 13)))
}
