import AnimationMath
import Testing

/// A preset with the response, damping fraction and blend that SwiftUI documents for it.
struct Preset: Sendable, CustomTestStringConvertible {
    var name: String
    var animation: Animation
    var response: Double
    var dampingFraction: Double
    var blendDuration = 0.0
    var testDescription: String { name }
}

private let presets: [Preset] = [
    Preset(name: ".spring", animation: .spring, response: 0.5, dampingFraction: 1),
    Preset(name: ".spring()", animation: .spring(), response: 0.5, dampingFraction: 1),
    Preset(name: ".spring(response:)", animation: .spring(response: 0.5), response: 0.5, dampingFraction: 0.825),
    Preset(name: ".spring(bounce: -0.5)", animation: .spring(bounce: -0.5), response: 0.5, dampingFraction: 2),
    Preset(
        name: ".interactiveSpring()", animation: .interactiveSpring(), response: 0.15, dampingFraction: 0.85,
        blendDuration: 0.25),
    Preset(
        name: ".interactiveSpring(extraBounce:)", animation: .interactiveSpring(extraBounce: 0.1), response: 0.15,
        dampingFraction: 0.75, blendDuration: 0.25),
    Preset(
        name: ".interactiveSpring(response:)", animation: .interactiveSpring(response: 0.15), response: 0.15,
        dampingFraction: 0.86, blendDuration: 0.25),
    Preset(name: ".smooth", animation: .smooth, response: 0.5, dampingFraction: 1),
    Preset(name: ".snappy", animation: .snappy, response: 0.5, dampingFraction: 0.85),
    Preset(name: ".bouncy", animation: .bouncy, response: 0.5, dampingFraction: 0.7),
    Preset(
        name: ".bouncy(duration:extraBounce:)", animation: .bouncy(duration: 0.8, extraBounce: 0.1), response: 0.8,
        dampingFraction: 0.6),
]

@Test("SPRING-2 a preset is the spring of its documented response, damping and blend", arguments: presets)
func springPreset(preset: Preset) {
    let written = Animation.spring(
        response: preset.response, dampingFraction: preset.dampingFraction, blendDuration: preset.blendDuration)
    let shown = values(play(preset.animation, to: 100))
    let expected = values(play(written, to: 100))
    #expect(shown.count == expected.count)
    for (value, other) in zip(shown, expected) { #expect(near(value, other, 1e-9)) }
    // Under-damped ones pass the target, the others never do.
    #expect(((shown.max() ?? 0) > 100.01) == (preset.dampingFraction < 0.99))
}

@Test("SPRING-2 interpolatingSpring by physics and by duration; both begin with the given speed")
func interpolatingPresets() {
    let physics = values(play(.interpolatingSpring(stiffness: 157.91367041742973, damping: 25.132741228718345), to: 1))
    let duration = values(play(.interpolatingSpring(duration: 0.5, bounce: 0), to: 1))
    #expect(physics.count == duration.count)
    for (value, other) in zip(physics, duration) { #expect(near(value, other, 1e-6)) }
    let fast = values(play(.interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 10), to: 1))
    // x(t) = 1 - (1 + (ω - v)·t)·e^(-ωt) for a critically damped spring; ω = 2π/0.5, t = 1/60.
    let (omega, time) = (4 * Double.pi, 1.0 / 60)
    #expect(near(fast[1], 1 - (1 + (omega - 10) * time) * exponential(-omega * time), 1e-9))
}

@Test("SPRING-4 a spring of no duration takes over a curve in flight and is as stiff as one may be")
func stiffestSpring() {
    var none = NoExternalAnimations()
    var animator = Animator(
        from: [0], to: [100], animation: .linear(duration: 1), at: FrameTime(tick: 0))
    for tick in 0...30 { _ = animator.sample(at: FrameTime(tick: tick), externals: &none) }
    animator.retarget(
        to: [0], animation: .spring(duration: 0), at: FrameTime(tick: 30), externals: &none)
    // The law's steps, written out: x = 50 at rest, target 0, k 45000, ζ 1; the clock stands at half a second.
    var (x, v, a, time) = (50.0, 0.0, 0.0, 0.5)
    let damping = 2 * 45_000.0.squareRoot()
    for tick in 31...40 {
        let end = Double(tick) / 60
        while time < end {
            let half = a * (1.0 / 600) + v
            x += half * (1.0 / 300)
            a = half * -damping + (0 - x) * 45_000
            v = half + a * (1.0 / 600)
            time += 1.0 / 300
        }
        let sample = animator.sample(at: FrameTime(tick: tick), externals: &none)
        if sample.isFinished {
            #expect(sample.value[0] == 0 && tick > 35)
        } else {
            #expect(near(sample.value[0], x, 1e-6))
        }
    }
    #expect(animator.sample(at: FrameTime(tick: 60), externals: &none).isFinished)
}
