import AnimationMath
import Testing

/// Waits at the start for half of its time, then goes straight.
private struct HoldThenGo: CustomAnimation {
    var duration: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard time <= duration else { return nil }
        return value.scaled(by: max(0, time / duration * 2 - 1))
    }
}

/// A client's own type with two numbers that move together.
private struct Ring: Animatable, Equatable {
    var radius: Double, width: Double
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(radius, width) }
        set { (radius, width) = (newValue.first, newValue.second) }
    }
}

@Suite("A client's own types")
struct OwnTypesTests {
    @Test("MOD-4 an animation of the client's runs in an animator and ends with nil")
    func ownAnimation() {
        var none = NoExternalAnimations()
        var animator = Animator(
            from: [10], to: [30], animation: Animation(HoldThenGo(duration: 1)), at: FrameTime(tick: 0))
        let shown = [0, 15, 30, 45, 60].map { animator.sample(at: FrameTime(tick: $0), externals: &none).value[0] }
        #expect(shown == [10, 10, 10, 20, 30])
        #expect(!animator.isFinished)
        #expect(animator.sample(at: FrameTime(tick: 61), externals: &none).isFinished)
    }

    @Test("KEY-1 tracks of a structure run side by side; the shorter one holds")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Ring(radius: 10, width: 2)) {
            KeyframeTrack(\.radius) { LinearKeyframe(30, duration: 1) }
            KeyframeTrack(\.width) { LinearKeyframe(6, duration: 0.5) }
        }
        #expect(timeline.value(time: 0.25) == Ring(radius: 15, width: 4))
        #expect(timeline.value(time: 0.75) == Ring(radius: 25, width: 6))
    }

    @Test("SPRING-7 a spring pulls an Animatable from one value to another")
    func spring() {
        let shown = Spring.smooth.value(
            fromValue: Ring(radius: 0, width: 0), toValue: Ring(radius: 100, width: 10),
            initialVelocity: Ring(radius: 0, width: 0), time: 0.1)
        #expect(abs(shown.radius - 35.774) < 1e-3 && abs(shown.width - 3.5774) < 1e-4)
    }
}
