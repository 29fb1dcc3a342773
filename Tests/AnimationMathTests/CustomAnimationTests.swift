import AnimationMath
import Testing

private struct CountKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
}

/// Goes a tenth of the way each frame that it is asked, for ten frames.
private struct Stairs: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        let count = context.state[CountKey<V>.self]
        context.state[CountKey<V>.self] = count + 1
        return count > 10 ? nil : value.scaled(by: Double(count) / 10)
    }
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        value.scaled(by: 6)
    }
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { previous == Animation(Stairs()) }
}

@Test("MOD-4 a custom animation keeps its state from frame to frame and ends with nil")
func stateByKey() {
    let samples = play(Animation(Stairs()), to: 100)
    #expect(values(samples) == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100].map { Double($0) })
    #expect(samples.count == 12 && samples[11].isFinished)
}

@Test("MOD-4 the new animation is asked whether it merges, and goes on with the old one's state")
func customMerge() {
    let stairs = Animation(Stairs())
    let shown = play(
        [Step(frame: 0, target: 100, animation: stairs), Step(frame: 4, target: 200, animation: stairs)], frames: 12)
    #expect(shown == [0, 10, 20, 30, 100, 120, 140, 160, 180, 200, 200, 200, 200].map { Double($0) })
    let combined = play(
        [Step(frame: 0, target: 100, animation: .linear(duration: 1)), Step(frame: 6, target: 200, animation: stairs)],
        frames: 17)
    for (frame, value) in [(6, 10.0), (11, 0.5 * (11 / 0.6) + 100), (16, 200), (17, 200)] {
        #expect(near(combined[frame], value, 0.001), "\(frame)")
    }
}

@Test("MERGE-1 a spring takes over a custom animation's velocity where it knows one")
func customVelocity() {
    let shown = play(
        [Step(frame: 0, target: 100, animation: Animation(Stairs())), Step(frame: 3, target: 0, animation: .smooth)],
        frames: 6)
    #expect(shown[3] == 30 && shown[4] > 34)
}

/// Answers for external animations: a straight way of a second, merging with anything.
private struct Straight: ExternalAnimations {
    var asked = 0
    mutating func animate(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: inout ExternalAnimationState
    ) -> AnimatableVector? {
        asked += 1
        state.storage = asked
        state.isLogicallyComplete = time >= 0.5
        return time > 1 ? nil : value.scaled(by: time)
    }
    mutating func velocity(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: ExternalAnimationState
    ) -> AnimatableVector? { value }
    mutating func shouldMerge(
        _ id: ExternalAnimationID, previous: Animation, value: AnimatableVector, time: Double,
        state: inout ExternalAnimationState
    ) -> Bool { id == ExternalAnimationID(2) }
}

@Test("MOD-4 an external animation is answered by its evaluator, inside modifiers too")
func externalAnimation() {
    var externals = Straight()
    let animation = Animation(external: ExternalAnimationID(1), description: "Animation(Straight())").delay(0.5)
    var animator = Animator(from: [0], to: [100], animation: animation, at: FrameTime(tick: 0))
    let samples = (0...91).map { animator.sample(at: FrameTime(tick: $0), externals: &externals) }
    #expect(samples[30].value == [0] && near(samples[60].value[0], 50, 1e-9) && !samples[90].isFinished)
    #expect(samples[91].isFinished && samples.firstIndex { $0.logicallyCompleted == [0] } == 60)
    #expect(externals.asked == 92 && animation.externalID == ExternalAnimationID(1))
}

@Test("MOD-4 an external animation that merges goes on with clock and state of the one before")
func externalMerge() {
    for (id, frame45) in [(2, 150.0), (3, 37.5 + 0.25 * (200 - 75) + 37.5)] {
        var externals = Straight()
        var animator = Animator(
            from: [0], to: [100], animation: Animation(external: ExternalAnimationID(1), description: ""),
            at: FrameTime(tick: 0))
        _ = animator.sample(at: FrameTime(tick: 30), externals: &externals)
        animator.retarget(
            to: [200], animation: Animation(external: ExternalAnimationID(id), description: ""),
            at: FrameTime(tick: 30), externals: &externals)
        #expect(near(animator.sample(at: FrameTime(tick: 45), externals: &externals).value[0], frame45, 1e-9))
        #expect(animator.isCombined == (id == 3))
    }
}

@Test("MOD-4 an animation can be asked for any kind of value, with a context that keeps its state")
func directSampling() {
    var context = AnimationContext<AnimatablePair<Double, Double>>()
    let change = AnimatablePair(100.0, -8.0)
    let half = Animation.linear(duration: 2).speed(2).animate(value: change, time: 0.5, context: &context)
    #expect(half == AnimatablePair(50, -4))
    #expect(Animation.linear(duration: 1).animate(value: change, time: 1.01, context: &context) == nil)
    var spring = AnimationContext<Double>()
    let stepped = (1...6).map { Animation.smooth.animate(value: 100, time: Double($0) / 60, context: &spring) ?? 0 }
    #expect(near(stepped[5], 37.076195, 1e-5))
    #expect(near(Animation.smooth.velocity(value: 100, time: 0.1, context: spring) ?? 0, 447.2, 0.1))
    #expect(Animation.bouncy.shouldMerge(previous: .smooth, value: 100, time: 0.1, context: &spring))
    #expect(!Animation.linear.shouldMerge(previous: .smooth, value: 100, time: 0.1, context: &spring))
}
