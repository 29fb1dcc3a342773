import AnimationMath
import Testing

/// Animators that go on by themselves, and many at once, against `Animation.animate`, which knows no shortcut.
@Suite struct PlainMotionTests {
    static let animations: [Animation] = [
        .spring, .smooth(duration: 0.3), .bouncy, .default, .spring(response: 0.01, dampingFraction: 0.3),
        .spring(response: 1.2, dampingFraction: 0.05), .interactiveSpring, .linear(duration: 1), .easeInOut,
        .timingCurve(0.2, 3, 0.7, -2, duration: 0.8), .interpolatingSpring(stiffness: 120, damping: 7),
        .interpolatingSpring(duration: 0.4, bounce: -0.3, initialVelocity: 2), .linear(duration: 0.5).delay(0.2),
        .spring.speed(2),
    ]
    static let changes: [(from: AnimatableVector, to: AnimatableVector)] = [
        ([0], [100]), ([1], [0.3]), ([3, -4], [3, 10]), ([10, 20, 30], [10, 25, 29]),
        ([171.5, 400, 50, 50], [271.5, 400, 50, 50]), ([0, 0, 0, 0], [1, 2, 3, 4]),
        ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]),
    ]

    @Test(
        "CORE-1 SPRING-4 every frame of a running animator has the bits of (model + animated) - interval",
        arguments: animations)
    func alone(_ animation: Animation) {
        var none = NoExternalAnimations()
        for (from, to) in Self.changes {
            var animator = Animator(from: from, to: to, animation: animation, at: FrameTime(tick: 7))
            var context = AnimationContext<AnimatableVector>()
            let interval = to - from
            var wrong: [Int] = []
            for tick in 7..<400 {
                let time = FrameTime(tick: tick)
                let animated = animation.animate(
                    value: interval, time: time.elapsed(since: FrameTime(tick: 7)), context: &context)
                let sample = animator.sample(at: time, externals: &none)
                let expected = animated.map { (to + $0) - interval } ?? to
                let isComplete = context.isLogicallyComplete || animated == nil
                if sample.isFinished != (animated == nil) || bits(sample.value) != bits(expected)
                    || animator.isLogicallyComplete(0) != isComplete
                {
                    wrong.append(tick)
                }
                if sample.isFinished { break }
            }
            #expect(wrong == [], "\(animation) from \(from) to \(to)")
        }
    }

    @Test("CORE-7 animators stepped together show the bits that each shows alone, whenever it began or was turned")
    func together() {
        var none = NoExternalAnimations()
        var alone: ContiguousArray<Animator> = []
        for (index, animation) in (Self.animations + Self.animations).enumerated() {
            for (number, change) in Self.changes.enumerated() {
                let time = FrameTime(tick: (index * 5 + number * 3) % 11)
                let scale = number % 3 == 0 ? AnimatableVector(repeating: 128, count: change.to.count) : nil
                alone.append(
                    Animator(from: change.from, to: change.to, animation: animation, at: time, scale: scale))
            }
        }
        var together = alone
        for tick in 11..<150 {
            let time = FrameTime(tick: tick, fps: tick < 130 ? 60 : 120)
            for index in alone.indices { _ = alone[index].sample(at: time, externals: &none) }
            Animator.advance(&together, to: time, externals: &none)
            let wrong = alone.indices.filter { index in
                bits(alone[index].shown) != bits(together[index].shown)
                    || alone[index].isFinished != together[index].isFinished
                    || alone[index].velocity(at: time, externals: &none)
                        != together[index].velocity(at: time, externals: &none)
            }
            #expect(wrong == [], "frame \(tick)")
            for index in alone.indices where (tick + index) % 29 == 0 {
                turn(&alone[index], index, at: time)
                turn(&together[index], index, at: time)
            }
        }
    }

    /// Turns an animator back, with another animation, or without one.
    private func turn(_ animator: inout Animator, _ index: Int, at time: FrameTime) {
        var none = NoExternalAnimations()
        if index % 4 == 0 { return animator.shift(to: animator.model.scaled(by: 1.5)) }
        animator.retarget(
            to: animator.from, animation: Self.animations[index * 7 % Self.animations.count], at: time,
            externals: &none)
    }

    @Test("CORE-7 a copy of an animator stays where it is while the original goes on")
    func copies() {
        var none = NoExternalAnimations()
        var animator = Animator(from: [0], to: [100], animation: .linear(duration: 1), at: FrameTime(tick: 0))
        for tick in 0...15 { animator.advance(to: FrameTime(tick: tick), externals: &none) }
        var copy = animator
        for tick in 16...30 { animator.advance(to: FrameTime(tick: tick), externals: &none) }
        #expect(animator.shown == [50] && copy.shown == [25])
        for tick in 16...30 { copy.advance(to: FrameTime(tick: tick), externals: &none) }
        #expect(bits(copy.shown) == bits(animator.shown))
    }

    private func bits(_ vector: AnimatableVector) -> [UInt64] { vector.components.map(\.bitPattern) }
}
