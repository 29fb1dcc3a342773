import AnimationMath
import Testing

/// The frame at which each change of a script became logically complete, and the frame that saw the end.
private func completions(_ steps: [Step], frames: Int = 600, observed: Bool = true) -> ([Int: Int], end: Int?) {
    var externals = NoExternalAnimations()
    var animator: Animator?
    var result: [Int: Int] = [:]
    var end: Int?
    for frame in 0...frames {
        let time = FrameTime(tick: frame)
        for step in steps where step.frame == frame {
            guard let animation = step.animation else { continue }
            if animator == nil {
                animator = Animator(from: [0], to: [step.target], animation: animation, at: time)
            } else {
                animator?.retarget(
                    to: [step.target], animation: animation, at: time, isObserved: observed, externals: &externals)
            }
        }
        guard let sample = animator?.sample(at: time, externals: &externals) else { continue }
        for change in sample.logicallyCompleted { result[change] = frame }
        if sample.isFinished, end == nil { end = frame }
    }
    return (result, end)
}

@Test("DONE-2 an interrupted curve completes at its own moment, even after what is seen has ended")
func interruptedCurve() {
    let (frames, end) = completions([
        Step(frame: 0, target: 100, animation: .easeInOut(duration: 1)),
        Step(frame: 30, target: 0, animation: .linear(duration: 0.2)),
    ])
    #expect(frames == [0: 61, 1: 43] && end == 43)
}

@Test("DONE-2 an interrupted spring completes after its own response")
func interruptedSpring() {
    let (frames, _) = completions([
        Step(frame: 0, target: 100, animation: .smooth), Step(frame: 6, target: 0, animation: .bouncy),
        Step(frame: 10, target: 50, animation: .spring(duration: 1)),
    ])
    #expect(frames == [0: 30, 1: 36, 2: 70])
}

@Test("DONE-2 a change that nobody waits for counts as complete when it is interrupted")
func unobserved() {
    let (frames, _) = completions(
        [Step(frame: 0, target: 100, animation: .linear), Step(frame: 6, target: 0, animation: .linear)],
        observed: false)
    #expect(frames == [0: 6, 1: 28])
}

@Test("DONE-3 a replaced repeatForever completes with the end of what replaced it")
func replacedForever() {
    let (frames, end) = completions([
        Step(frame: 0, target: 100, animation: .linear.repeatForever()),
        Step(frame: 30, target: 0, animation: .linear(duration: 0.5)),
    ])
    #expect(frames == [0: 61, 1: 61] && end == 61)
}

@Test("MOD-2 a base that completes logically does so in its first lap")
func firstLap() {
    let (frames, end) = completions([Step(frame: 0, target: 100, animation: .smooth.repeatForever())])
    #expect(frames == [0: 30] && end == nil)
}

@Test("SPRING-5 completion is counted from the last merge, and a short spring's end comes first")
func springCompletion() {
    let flat = Animation.spring(response: 2, dampingFraction: 0.85)
    let (frames, end) = completions([Step(frame: 0, target: 0.0001, animation: flat)])
    #expect(frames == [0: end ?? 0] && (end ?? 999) < 120)
    #expect(completions([Step(frame: 0, target: 1, animation: .smooth.delay(0.5))]).0 == [0: 60])
}

@Test("MOD-3 a capped moment is counted from the merge, and a cap changes no motion")
func cappedMerge() {
    let capped = Animation.smooth.logicallyComplete(after: 0.2)
    let (frames, _) = completions([
        Step(frame: 0, target: 100, animation: .smooth), Step(frame: 6, target: 0, animation: capped),
    ])
    #expect(frames == [0: 30, 1: 18])
    let start = Step(frame: 0, target: 100, animation: .smooth)
    let plain = play([start, Step(frame: 6, target: 0, animation: .smooth)], frames: 80)
    #expect(play([start, Step(frame: 6, target: 0, animation: capped)], frames: 80) == plain)
}

@Test("CORE-4 an animator that has finished shows the model and takes a new change")
func restarted() {
    var animator = Animator(from: [0], to: [1], animation: .linear(duration: 0.1), at: FrameTime(tick: 0))
    var externals = NoExternalAnimations()
    #expect(animator.sample(at: FrameTime(tick: 7), externals: &externals).isFinished)
    #expect(animator.animations.isEmpty && animator.velocity(at: FrameTime(tick: 7), externals: &externals) == [0])
    let change = animator.retarget(
        to: [3], animation: .linear(duration: 1), at: FrameTime(tick: 20), externals: &externals)
    let sample = animator.sample(at: FrameTime(tick: 50), externals: &externals)
    #expect(change == 1 && !sample.isFinished && near(sample.value[0], 2, 1e-5) && animator.from == [1])
    #expect(animator.projectedEnd(from: FrameTime(tick: 50), externals: &externals) == FrameTime(tick: 81))
}
