import AnimationMath
import Testing

// The expected numbers come from an independent simulation of the rules with plain numbers.

@Test("MERGE-3 a blend duration lets the previous response fade into the new one")
func blending() {
    let quick = Animation.spring(response: 0.2, dampingFraction: 0.7, blendDuration: 0.25)
    let expected = [
        37.076195, 42.996474, 45.625575, 45.616625, 43.536982, 39.890828, 35.136243, 29.697445, 23.971965, 18.331468,
        13.113853, 8.604111, 5.645315, 2.838499,
    ]
    let shown = play(
        [Step(frame: 0, target: 100, animation: .smooth), Step(frame: 6, target: 0, animation: quick)], frames: 19)
    for (frame, value) in zip(6..., expected) { #expect(near(shown[frame], value, 1e-5), "\(frame)") }
}

@Test("MERGE-3 neither `.default` nor an equal response blends")
func noBlending() {
    let sudden = Animation.spring(response: 0.2, dampingFraction: 0.7)
    let blended = Animation.spring(response: 0.2, dampingFraction: 0.7, blendDuration: 0.25)
    for first in [Animation.default, .spring(response: 0.2, dampingFraction: 1)] {
        let start = Step(frame: 0, target: 100, animation: first)
        let jumping = play([start, Step(frame: 6, target: 0, animation: sudden)], frames: 30)
        #expect(play([start, Step(frame: 6, target: 0, animation: blended)], frames: 30) == jumping)
    }
}

@Test("MERGE-1 a spring over a curve starts at rest from what is shown, with the animator's clock")
func springOverCurve() {
    let expected = [
        50, 49.757508, 49.198956, 48.428479, 47.531294, 46.57532, 45.61305, 44.683531, 43.814355, 43.023573,
    ]
    let shown = play(
        [
            Step(frame: 0, target: 100, animation: .linear(duration: 1)),
            Step(frame: 30, target: 40, animation: .bouncy),
        ], frames: 39)
    for (frame, value) in zip(30..., expected) { #expect(near(shown[frame], value, 1e-4), "\(frame)") }
}

@Test("MERGE-1 a spring takes over the velocity of an interpolating one")
func springOverInterpolatingSpring() {
    let expected = [69.589173, 75.959743, 76.193464, 73.527477, 69.087806, 63.667061]
    let shown = play(
        [
            Step(frame: 0, target: 100, animation: .interpolatingSpring(stiffness: 100, damping: 10)),
            Step(frame: 10, target: 0, animation: .smooth),
        ], frames: 15)
    for (frame, value) in zip(10..., expected) { #expect(near(shown[frame], value, 1e-5), "\(frame)") }
}

@Test("MERGE-1 a spring turned back to where it began ends by its speed alone")
func turnedBack() {
    let shown = play(
        [Step(frame: 0, target: 100, animation: .smooth), Step(frame: 6, target: 0, animation: .smooth)], frames: 80)
    #expect(shown[79] != 0 && shown[80] == 0)
}

@Test("MERGE-2 three curves combine, each toward the sum of the changes so far")
func threeCurves() {
    let linear = Animation.linear(duration: 1)
    let shown = play(
        [
            Step(frame: 0, target: 100, animation: linear), Step(frame: 30, target: 0, animation: linear),
            Step(frame: 45, target: 60, animation: linear),
        ], frames: 106)
    let expected = [(45, 56.25), (50, 55.925926), (60, 52.5), (80, 41.944444), (90, 45), (100, 55), (105, 60)]
    for (frame, value) in expected { #expect(near(shown[frame], value, 2e-4), "\(frame)") }
}

@Test("MERGE-4 an unequal wrapper combines, and its delay is waited while the old one goes on")
func unequalWrapper() {
    let shown = play(
        [
            Step(frame: 0, target: 100, animation: .linear(duration: 1)),
            Step(frame: 30, target: 0, animation: .smooth.delay(0.25)),
        ], frames: 60)
    for frame in 30...45 { #expect(near(shown[frame], Double(frame) / 0.6, 1e-4), "\(frame)") }
    #expect(shown[50] < 50 / 0.6 - 5)
}

@Test("MERGE-5 a spring over a repeatForever takes over at once")
func springOverForever() {
    let forever = Animation.linear(duration: 1).repeatForever()
    let shown = play(
        [Step(frame: 0, target: 100, animation: forever), Step(frame: 90, target: 0, animation: .smooth)], frames: 200)
    #expect(near(shown[90], 51.6667, 0.01))
    #expect(shown[100] < 40 && shown[200] == 0, "\(shown[88...102])")
}

@Test("MERGE-5 a repeatForever over a running animation never ends")
func foreverOverCurve() {
    let forever = Animation.linear(duration: 0.5).repeatForever(autoreverses: false)
    let shown = play(
        [
            Step(frame: 0, target: 100, animation: .linear(duration: 1)),
            Step(frame: 30, target: 200, animation: forever),
        ], frames: 400)
    #expect(near(shown[380], shown[380 - 31], 1e-9) && shown[380] != shown[381])
}

@Test("CORE-6 after a change without animation a spring's residual plays on from the jump")
func shiftedSpring() {
    let plain = play([Step(frame: 0, target: 100, animation: .bouncy)], frames: 60)
    let shifted = play(
        [Step(frame: 0, target: 100, animation: .bouncy), Step(frame: 10, target: 130, animation: nil)], frames: 60)
    for frame in 10...60 { #expect(near(shifted[frame], plain[frame] + 30, 1e-9)) }
}

@Test("CORE-7 a value does not depend on which frames were asked for, and asking twice changes nothing")
func frameIndependence() {
    let animations: [Animation] = [
        .bouncy, .linear(duration: 0.35).repeatForever(), .smooth.delay(0.2).speed(3), .interpolatingSpring,
        .easeIn(duration: 0.4).repeatCount(3, autoreverses: false).delay(0.1),
    ]
    for animation in animations {
        let every = play(animation, to: 100, frames: 57)
        var animator = Animator(from: [0], to: [100], animation: animation, at: FrameTime(tick: 0))
        var externals = NoExternalAnimations()
        for tick in [0, 1, 1, 20, 20, 57, 57, 30] {
            let sample = animator.sample(at: FrameTime(tick: tick), externals: &externals)
            let expected = every[min(tick == 30 ? 57 : tick, every.count - 1)].value
            #expect(sample.value == expected, "\(animation) \(tick)")
        }
    }
}

@Test("CORE-7 a lap of 0.35 s has the same length whatever frame it starts at")
func lapsCountFrames() {
    for start in 0..<60 {
        var animator = Animator(
            from: [0], to: [100], animation: .linear.repeatForever(autoreverses: false), at: FrameTime(tick: start))
        var externals = NoExternalAnimations()
        let shown = (0...70).map { animator.sample(at: FrameTime(tick: start + $0), externals: &externals).value[0] }
        #expect(shown.indices.filter { shown[$0] == 100 } == [21, 22, 43, 44, 65, 66], "\(start)")
    }
}

@Test("GEO-3 weights of the components decide when a spring counts as arrived")
func scaledEnd() {
    let quarter = Double.pi / 2
    for (scale, end) in [(1.0, 52), (128, 80)] {
        var animator = Animator(
            from: [0], to: [quarter], animation: .smooth, at: FrameTime(tick: 0), scale: AnimatableVector(scale))
        var externals = NoExternalAnimations()
        let first = (0...200).first { animator.sample(at: FrameTime(tick: $0), externals: &externals).isFinished }
        #expect(first == end)
    }
}

@Test("SPRING-4 the whole attribute ends together, and a time that leaps is stepped for one frame only")
func vectorEndAndGap() {
    var animator = Animator(from: [0, 0], to: [100, 1], animation: .bouncy, at: FrameTime(tick: 0))
    var externals = NoExternalAnimations()
    #expect((0...200).first { animator.sample(at: FrameTime(tick: $0), externals: &externals).isFinished } == 68)
    let leaping = values(play(.smooth.speed(100), to: 1, frames: 3))
    for (frame, value) in [0, 0.01609346, 0.06285978, 0.14201008].enumerated() {
        #expect(near(leaping[frame], value, 1e-7))
    }
}

@Test("CORE-1 only components that a change was given in count as changed")
func changedComponents() {
    var animator = Animator(from: [0, 5, 9], to: [1, 5, 9], animation: .linear, at: FrameTime(tick: 0))
    var externals = NoExternalAnimations()
    #expect(animator.changedComponents == [true, false, false])
    animator.retarget(to: [1, 5, 3], animation: .linear, at: FrameTime(tick: 4), externals: &externals)
    animator.shift(to: [1, 8, 3])
    #expect(animator.changedComponents == [true, false, true] && animator.model == [1, 8, 3])
    #expect(animator.interval == [1, 0, -6] && animator.isCombined)
}

private let everyKind: [Animation] = [
    .default, .linear(duration: 1), .easeInOut, .timingCurve(0.2, -0.6, 0.4, 1.6, duration: 1), .smooth, .bouncy,
    .interactiveSpring, .interpolatingSpring(stiffness: 80, damping: 6), .linear(duration: 0.5).delay(0.1),
    .bouncy.speed(0.7), .smooth.repeatForever(), .linear(duration: 1).repeatForever(autoreverses: false),
    .spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0.4).delay(0.05),
]

@Test("CORE-5 whatever takes over from whatever starts from what is shown", arguments: everyKind)
func startsFromShown(first: Animation) {
    for second in everyKind {
        for target in [40.0, 0, 250] {
            let start = Step(frame: 0, target: 100, animation: first)
            let alone = play([start], frames: 9)
            let shown = play([start, Step(frame: 9, target: target, animation: second)], frames: 9)
            #expect(near(shown[9], alone[9], 1e-9), "\(second) to \(target)")
        }
    }
}

@Test("CORE-4 whatever takes over from whatever comes to the newest target, if it ends at all", arguments: everyKind)
func endsAtTarget(first: Animation) {
    // A wrapped spring over an endless animation plays over it (MERGE-4), and never comes to rest over what moves.
    let wrappedSprings = [everyKind[9], everyKind[12]]
    for second in everyKind where !second.repeatsForever {
        if first.repeatsForever, wrappedSprings.contains(second) { continue }
        let start = Step(frame: 0, target: 100, animation: first)
        let shown = play([start, Step(frame: 9, target: 40, animation: second)], frames: 400)
        #expect(shown[400] == 40, "\(second)")
    }
}
