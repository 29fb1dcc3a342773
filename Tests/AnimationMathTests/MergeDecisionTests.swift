import AnimationMath
import Testing

// The expected numbers come from an independent simulation of the rules with plain numbers.

/// Animations of a program: a straight way of a second. Number 2 takes over what runs.
private struct Ways: ExternalAnimations {
    var asked: [(time: Double, previous: Animation)] = []

    mutating func animate(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: inout ExternalAnimationState
    ) -> AnimatableVector? {
        // The first change counts as done half-way, the second at its end.
        if time >= (value == [100] ? 0.5 : 1) { state.isLogicallyComplete = true }
        return time > 1 ? nil : value.scaled(by: time)
    }
    mutating func velocity(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: ExternalAnimationState
    ) -> AnimatableVector? { value }
    mutating func shouldMerge(
        _ id: ExternalAnimationID, previous: Animation, value: AnimatableVector, time: Double,
        state: inout ExternalAnimationState
    ) -> Bool {
        asked.append((time, previous))
        return id == ExternalAnimationID(2)
    }
}

private func way(_ number: Int) -> Animation { Animation(external: ExternalAnimationID(number), description: "") }

@Suite("Who takes over, and what is equal")
struct MergeDecisionTests {
    @Test("MERGE-4 within an equal delay a spring goes on with position, velocity and its own clock")
    func equalDelayGoesOn() {
        let delayed = Animation.smooth.delay(0.2)
        let shown = play(
            [Step(frame: 0, target: 100, animation: delayed), Step(frame: 18, target: 0, animation: delayed)],
            frames: 23)
        // MERGE-1's way, twelve frames later.
        for (frame, value) in zip(18..., [37.076, 42.707, 44.763, 44.436, 42.582, 39.811]) {
            #expect(near(shown[frame], value, 1e-3), "\(frame)")
        }
    }

    @Test("MERGE-4 within an equal delay a spring over a curve starts at rest from its value, at the curve's own time")
    func equalDelayOverCurve() {
        let shown = play(
            [
                Step(frame: 0, target: 100, animation: .linear(duration: 1).delay(0.2)),
                Step(frame: 18, target: 0, animation: .smooth.delay(0.2)),
            ], frames: 24)
        let expected = [10, 9.765395, 9.252889, 8.579899, 7.82817, 7.053394, 6.292381]
        for (frame, value) in zip(18..., expected) { #expect(near(shown[frame], value, 1e-4), "\(frame)") }
    }

    @Test("MERGE-4 an unequal delay is no wrapper to go on in: the new one is waited for")
    func unequalDelayWaits() {
        let shown = play(
            [
                Step(frame: 0, target: 100, animation: .linear(duration: 1).delay(0.2)),
                Step(frame: 18, target: 0, animation: .smooth.delay(0.3)),
            ], frames: 36)
        for frame in 18...36 { #expect(near(shown[frame], Double(frame - 12) / 0.6, 1e-4), "\(frame)") }
    }

    @Test("MERGE-1 a spring takes over the velocity that a program's animation tells")
    func externalVelocity() {
        var externals = Ways()
        var animator = Animator(from: [0], to: [100], animation: way(1), at: FrameTime(tick: 0))
        _ = animator.sample(at: FrameTime(tick: 30), externals: &externals)
        animator.retarget(to: [0], animation: .smooth, at: FrameTime(tick: 30), externals: &externals)
        let expected = [50, 50.434805, 48.635733, 45.676055, 42.076432, 38.196696, 34.279536]
        for (frame, value) in zip(30..., expected) {
            #expect(near(animator.sample(at: FrameTime(tick: frame), externals: &externals).value[0], value, 1e-5))
        }
    }

    @Test("MOD-4 one that merges inside an equal wrapper is asked at the time of what is wrapped, about that")
    func mergingInWrapper() {
        var externals = Ways()
        var animator = Animator(from: [0], to: [100], animation: way(1).delay(0.5), at: FrameTime(tick: 0))
        _ = animator.sample(at: FrameTime(tick: 45), externals: &externals)
        animator.retarget(to: [200], animation: way(2).delay(0.5), at: FrameTime(tick: 45), externals: &externals)
        #expect(externals.asked.map(\.time) == [0.25] && externals.asked[0].previous == way(1))
        #expect(!animator.isCombined)
        for (frame, value) in [(45, 50.0), (60, 100), (75, 150)] {
            #expect(near(animator.sample(at: FrameTime(tick: frame), externals: &externals).value[0], value, 1e-9))
        }
    }

    @Test("MOD-4 one that merges over a combination is asked at the animator's clock, and goes on by it")
    func mergingOverCombination() {
        var externals = Ways()
        var animator = Animator(from: [0], to: [40], animation: .linear(duration: 2), at: FrameTime(tick: 0))
        _ = animator.sample(at: FrameTime(tick: 15), externals: &externals)
        animator.retarget(to: [100], animation: way(1), at: FrameTime(tick: 15), externals: &externals)
        _ = animator.sample(at: FrameTime(tick: 30), externals: &externals)
        externals.asked = []
        animator.retarget(to: [200], animation: way(2), at: FrameTime(tick: 30), externals: &externals)
        #expect(externals.asked.map(\.time) == [0.5] && externals.asked[0].previous == way(1))
        #expect(near(animator.sample(at: FrameTime(tick: 45), externals: &externals).value[0], 150, 1e-9))
        #expect(animator.sample(at: FrameTime(tick: 61), externals: &externals).isFinished)
    }

    @Test("DONE-2 a change that merged is not done because the one before was")
    func mergedIsNotDone() {
        var externals = Ways()
        var animator = Animator(from: [0], to: [100], animation: way(1), at: FrameTime(tick: 0))
        var done: [Int: Int] = [:]
        for frame in 0...65 {
            for change in animator.sample(at: FrameTime(tick: frame), externals: &externals).logicallyCompleted {
                done[change] = frame
            }
            if frame == 45 {
                animator.retarget(to: [200], animation: way(2), at: FrameTime(tick: 45), externals: &externals)
            }
        }
        #expect(done == [0: 30, 1: 60])
    }

    @Test("MOD-4 an animation tells a custom one whether it merges: a spring over anything, from what that shows")
    func askedDirectly() {
        var over = AnimationContext<Double>()
        #expect(Animation.smooth.shouldMerge(previous: .linear(duration: 1), value: 100, time: 0.3, context: &over))
        let expected = [31.126542, 34.400184, 38.93911, 44.127184, 49.542586]
        for (frame, value) in zip(19..., expected) {
            let shown = Animation.smooth.animate(value: 100, time: Double(frame) / 60, context: &over) ?? .nan
            #expect(near(shown, value, 1e-4), "\(frame)")
        }
        var spring = AnimationContext<Double>()
        _ = (0...6).map { Animation.smooth.animate(value: 100, time: Double($0) / 60, context: &spring) }
        #expect(Animation.smooth.shouldMerge(previous: .smooth, value: 0, time: 0.1, context: &spring))
        for (frame, value) in zip(7..., [42.707, 44.763, 44.436, 42.582, 39.811]) {
            let shown = Animation.smooth.animate(value: 0, time: Double(frame) / 60, context: &spring) ?? .nan
            #expect(near(shown, value, 1e-3), "\(frame)")
        }
        #expect(!Animation.smooth.delay(1).shouldMerge(previous: .smooth, value: 0, time: 0.1, context: &spring))
    }

    @Test("MERGE-3 while a response fades, the velocity told is the spring's own")
    func velocityWhileBlending() {
        let quick = Animation.spring(response: 0.2, dampingFraction: 0.7, blendDuration: 0.25)
        var externals = NoExternalAnimations()
        var animator = Animator(from: [0], to: [100], animation: .smooth, at: FrameTime(tick: 0))
        _ = animator.sample(at: FrameTime(tick: 6), externals: &externals)
        animator.retarget(to: [0], animation: quick, at: FrameTime(tick: 6), externals: &externals)
        let speeds = [
            250.076057, 73.270835, -67.196847, -175.73265, -255.566973, -309.05717, -337.973884, -343.831002,
            -328.324989,
            -293.931478, -244.616121, -198.452443, -138.649487,
        ]
        for (frame, speed) in zip(7..., speeds) {
            _ = animator.sample(at: FrameTime(tick: frame), externals: &externals)
            let told = animator.velocity(at: FrameTime(tick: frame), externals: &externals)[0]
            #expect(near(told, speed, 1e-3), "\(frame)")
        }
    }

    @Test("CURVE-3 only a curve without duration ends at once: neither delayed nor repeated for ever")
    func endingAtOnce() {
        let none = Animation.linear(duration: 0)
        for animation in [none, none.speed(2), none.repeatCount(3), none.delay(0), .easeIn(duration: -1)] {
            #expect(animation.endsAtOnce && !animation.isDelayed && !animation.repeatsForever, "\(animation)")
        }
        for animation in [none.delay(0.5), none.repeatForever(), .linear(duration: 0.1), .smooth, .interpolatingSpring]
        {
            #expect(!animation.endsAtOnce, "\(animation)")
        }
        #expect(none.delay(0.5).isDelayed && none.repeatForever().repeatsForever)
        #expect(Animation.bouncy.delay(2).speed(2).isDelayed && !Animation.bouncy.delay(-1).isDelayed)
        #expect(!Animation.bouncy.delay(1).repeatsForever && !Animation.bouncy.repeatCount(9).repeatsForever)
    }

    @Test("TX-6 animations of a program and closed-form springs are equal by what they are made of")
    func equality() {
        #expect(way(1) == way(1) && way(1) != way(2) && way(1) != .smooth)
        let spring = Animation.interpolatingSpring(stiffness: 80, damping: 6)
        #expect(spring == .interpolatingSpring(mass: 1, stiffness: 80, damping: 6, initialVelocity: 0))
        #expect(spring != .interpolatingSpring(stiffness: 81, damping: 6))
        #expect(spring != .interpolatingSpring(stiffness: 80, damping: 6, initialVelocity: 1))
    }

    @Test("CORE-7 closed-form springs that differ share nothing in a frame in which many are stepped")
    func unlikeSprings() {
        let kinds: [Animation] = [
            .interpolatingSpring(stiffness: 80, damping: 6), .interpolatingSpring(stiffness: 120, damping: 6),
            .interpolatingSpring(stiffness: 120, damping: 6), .interpolatingSpring(stiffness: 120, damping: 9),
            .linear(duration: 1), .easeIn(duration: 1), .easeIn(duration: 0.5), .linear(duration: 2),
        ]
        var together = ContiguousArray(
            kinds.map { Animator(from: [0], to: [100], animation: $0, at: FrameTime(tick: 0)) })
        var externals = NoExternalAnimations()
        for frame in 1...40 {
            Animator.advance(&together, to: FrameTime(tick: frame), externals: &externals)
            for (index, kind) in kinds.enumerated() {
                #expect(
                    together[index].shown[0] == play(kind, to: 100, frames: frame).last?.value[0], "\(kind) \(frame)")
            }
        }
    }

    @Test("CURVE-4 the slope of the inverse circle, and of a curve whose control points coincide with its ends")
    func slopes() {
        // y = (1 - √(1 - 4p²)) / 2 turned round: p = √(1 - (1 - 2y)²) / 2, slope (1 - 2y) / √(1 - (1 - 2y)²).
        let inverse = UnitCurve.circularEaseInOut.inverse
        for (y, slope) in [
            (0.25, 0.5 / 0.75.squareRoot()), (0.1, 0.8 / 0.6), (0.5, 0), (0.75, 0.5 / 0.75.squareRoot()),
        ] {
            #expect(near(inverse.velocity(at: y), slope, 1e-9), "\(y)")
        }
        #expect(inverse.velocity(at: 0) == .infinity && inverse.velocity(at: 1) == .infinity)
        #expect(
            UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 1, y: 1))
                .velocity(at: 0) == .infinity)
        #expect(
            UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: -1), endControlPoint: UnitPoint(x: 1, y: 1))
                .velocity(at: 0) == -.infinity)
    }

    @Test(
        "SHOW-4 what lies beyond an edge is found from what is shown there, on both sides; nothing shows the whole length"
    )
    func beyondTheEdge() {
        let band = RubberBand(dimension: 960)
        for dragged in [5.0, 100, 960, -5, -100, -960] {
            #expect(near(band.dragged(band.shown(dragged)), dragged, 1e-9))
        }
        #expect(near(band.dragged(-52.02), -100, 0.02) && near(band.dragged(2.74), 5, 0.02))
        #expect(band.dragged(960) == .infinity && band.dragged(-960) == -.infinity)
        #expect(RubberBand(dimension: 0).shown(10) == 0 && RubberBand(dimension: 0).dragged(-1) == -.infinity)
    }
}
