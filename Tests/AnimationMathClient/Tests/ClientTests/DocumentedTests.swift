import AnimationMath
import Testing

/// The examples of the documentation catalogue, with the values that it states. They come from the rules named, not from
/// the library.
@Suite("What the catalogue says")
struct DocumentedTests {
    private func isNear(_ value: Double?, _ expected: Double, _ tolerance: Double = 1e-6) -> Bool {
        value.map { abs($0 - expected) <= tolerance } ?? false
    }

    @Test("CURVE-2, CURVE-4 a unit curve by itself")
    func curves() {
        #expect(isNear(UnitCurve.easeIn.value(at: 0.5), 0.315357))
        #expect(isNear(UnitCurve.easeOut.value(at: 0.5), 0.684643))
        #expect(isNear(UnitCurve.easeInOut.value(at: 0.25), 0.129162))
        #expect(UnitCurve.easeInOut.velocity(at: 0) == 0)
    }

    @Test("CURVE-3 an animation of a curve still runs at its duration, and ends after it")
    func fading() {
        var context = AnimationContext<Double>()
        #expect(Animation.linear(duration: 1).animate(value: 100, time: 0.25, context: &context) == 25)
        let fade = Animation.easeIn(duration: 2)
        #expect(isNear(fade.animate(value: 100, time: 1, context: &context), 31.5357, 1e-4))
        #expect(fade.animate(value: 100, time: 2, context: &context) == 100)
        #expect(fade.animate(value: 100, time: 2.01, context: &context) == nil)
    }

    @Test("MOD-1 delay and speed in both orders")
    func waiting() {
        var context = AnimationContext<Double>()
        let early = Animation.linear(duration: 1).delay(1).speed(2)
        #expect(early.animate(value: 100, time: 0.5, context: &context) == 0)
        #expect(early.animate(value: 100, time: 0.75, context: &context) == 50)
        let late = Animation.linear(duration: 1).speed(2).delay(1)
        #expect(late.animate(value: 100, time: 1, context: &context) == 0)
        #expect(late.animate(value: 100, time: 1.25, context: &context) == 50)
    }

    @Test("SPRING-1, SPRING-7 a spring by each description, and in closed form")
    func springs() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(isNear(spring.stiffness, 157.9137, 1e-4) && isNear(spring.damping, 17.5929, 1e-4))
        #expect(isNear(spring.dampingRatio, 0.7, 1e-12))
        #expect(isNear(Spring(mass: 1, stiffness: 100, damping: 10).bounce, 0.5, 1e-12))
        #expect(isNear(Spring.smooth.value(target: 1.0, time: 0.1), 0.357740))
        #expect(isNear(Spring.bouncy.value(target: 1.0, time: 0.3), 1.033930))
    }

    @Test("KEY-1, KEY-5 keyframes at any time, and held after their end")
    func keyframes() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(100, duration: 1)
            LinearKeyframe(150, duration: 1)
        }
        #expect(timeline.duration == 2)
        #expect([0.5, 1.5, 3].map { timeline.value(time: $0) } == [50, 125, 150])
    }
}

@Suite("An attribute, frame by frame")
struct AttributeTests {
    private var none = NoExternalAnimations()

    private mutating func value(_ animator: inout Animator, _ tick: Int) -> Double {
        animator.sample(at: FrameTime(tick: tick), externals: &none).value[0]
    }

    @Test("MERGE-1 a spring that is turned back goes on upwards first")
    mutating func spring() {
        var animator = Animator(from: [0], to: [100], animation: .smooth(duration: 0.5), at: FrameTime(tick: 0))
        #expect(abs(value(&animator, 6) - 37.076) < 1e-3)
        animator.retarget(to: [0], animation: .smooth(duration: 0.5), at: FrameTime(tick: 6), externals: &none)
        let expected = [42.707, 44.763, 44.436, 42.582, 39.811]
        for (tick, wanted) in zip(7..., expected) { #expect(abs(value(&animator, tick) - wanted) < 1e-3) }
    }

    @Test("MERGE-2 two curves play over each other until the last one ends")
    mutating func curves() {
        var animator = Animator(from: [0], to: [100], animation: .linear(duration: 1), at: FrameTime(tick: 0))
        #expect(abs(value(&animator, 30) - 50) < 1e-3)
        animator.retarget(to: [0], animation: .linear(duration: 1), at: FrameTime(tick: 30), externals: &none)
        for (tick, wanted) in [(45, 56.25), (60, 50), (75, 25), (90, 0)] {
            #expect(abs(value(&animator, tick) - wanted) < 1e-3)
        }
        #expect(animator.sample(at: FrameTime(tick: 91), externals: &none).isFinished)
    }

    @Test("CORE-6 a change without animation moves what is shown, and cancels nothing")
    mutating func shift() {
        var animator = Animator(from: [0], to: [100], animation: .linear(duration: 1), at: FrameTime(tick: 0))
        #expect(abs(value(&animator, 30) - 50) < 1e-3)
        animator.shift(to: [130])
        #expect(abs(value(&animator, 30) - 80) < 1e-3 && !animator.isFinished)
        #expect(abs(value(&animator, 45) - 105) < 1e-3)
        #expect(value(&animator, 61) == 130)
    }

    @Test("DONE-2 each change is reported as done once")
    mutating func done() {
        var animator = Animator(from: [0], to: [100], animation: .linear(duration: 0.5), at: FrameTime(tick: 0))
        _ = value(&animator, 15)
        let second = animator.retarget(
            to: [50], animation: .linear(duration: 1), at: FrameTime(tick: 15), externals: &none)
        var reported: [Int] = []
        for tick in 16...80 {
            reported += animator.sample(at: FrameTime(tick: tick), externals: &none).logicallyCompleted
        }
        #expect(second == 1 && animator.newestChange == 1)
        #expect(reported == [0, 1])
    }
}
