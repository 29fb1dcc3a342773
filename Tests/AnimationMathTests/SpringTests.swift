import AnimationMath
import Testing

@Test("SPRING-1 a duration and a bounce become stiffness and damping, and back")
func springConversions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1 && near(spring.stiffness, 157.9137, 1e-4) && near(spring.damping, 17.5929, 1e-4))
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(near(physical.duration, 0.628319, 1e-6) && near(physical.bounce, 0.5, 1e-12))
    #expect(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
    #expect(Spring(duration: 1, bounce: -1).dampingRatio == .infinity)
}

@Test("SPRING-1 every initialiser and mass round-trips", arguments: [0.3, 1, 2.5, 10])
func springRoundTrips(mass: Double) {
    for bounce in [-0.9, -0.4, 0, 0.2, 0.7, 0.99] {
        let first = Spring(duration: 0.8, bounce: bounce)
        #expect(near(first.bounce, bounce, 1e-12) && near(first.duration, 0.8, 1e-12))
        let second = Spring(
            mass: mass, stiffness: first.stiffness * mass, damping: first.damping * mass, allowOverDamping: true)
        #expect(near(second.bounce, bounce, 1e-9) && near(second.duration, 0.8, 1e-9))
        #expect(near(second.stiffness, first.stiffness * mass, 1e-9 * first.stiffness * mass))
    }
}

@Test(
    "SPRING-7 the closed form at six times",
    arguments: [
        (Spring.smooth, [0.357740, 0.715416, 0.890034, 0.960457, 0.986399, 0.999953]),
        (.snappy, [0.388102, 0.786369, 0.956447, 1.001617, 1.006020, 0.999966]),
        (.bouncy, [0.423302, 0.873711, 1.033930, 1.039303, 1.014498, 1.000072]),
        (Spring(response: 0.5, dampingRatio: 0.825), [0.393608, 0.799649, 0.968511, 1.008260, 1.008402, 0.999945]),
    ])
func closedForm(spring: Spring, expected: [Double]) {
    for (time, value) in zip([0.1, 0.2, 0.3, 0.4, 0.5, 1], expected) {
        #expect(near(spring.value(target: 1.0, time: time), value, 1e-6))
    }
}

@Test("SPRING-7 an over-damped spring and settling durations")
func overDampedAndSettling() {
    let slow = Spring(duration: 0.5, bounce: -0.5)
    for (time, value) in zip([0.1, 0.25, 0.5, 1], [0.231362, 0.535728, 0.799926, 0.962845]) {
        #expect(near(slow.value(target: 1.0, time: time), value, 1e-6))
    }
    #expect(near(Spring(mass: 1, stiffness: 100, damping: 5).settlingDuration, 2.854975, 1e-6))
    #expect(near(Spring(mass: 1, stiffness: 100, damping: 15).settlingDuration, 1.022094, 1e-6))
    #expect(Spring(duration: 0.5).settlingDuration == 0.8)
    #expect(Spring(mass: 1, stiffness: 100, damping: 20).settlingDuration == 1.0)
}

@Test("SPRING-7 velocity is the slope, and update goes the way of value", arguments: [-0.6, -0.2, 0, 0.15, 0.5, 0.9])
func springLaws(bounce: Double) {
    let spring = Spring(duration: 0.7, bounce: bounce)
    var value = 0.0
    var velocity = 3.0
    for step in 1...40 {
        let time = Double(step) / 20
        spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.05)
        #expect(near(value, spring.value(target: 2.0, initialVelocity: 3, time: time), 1e-9))
        let later = spring.value(target: 2.0, initialVelocity: 3, time: time + 1e-6)
        let slope = (later - spring.value(target: 2.0, initialVelocity: 3, time: time - 1e-6)) / 2e-6
        #expect(
            near(spring.velocity(target: 2.0, initialVelocity: 3, time: time), slope, 1e-6 + 1e-4 * slope.magnitude))
    }
}

@Test("SPRING-4 the stepped spring's first frames and where it ends")
func steppedSpring() {
    let critical = Animation.spring(response: 0.5, dampingFraction: 1)
    let shown = values(play(critical, to: 1))
    for (frame, value) in zip(0..., [0, 0.016093, 0.06286, 0.127702, 0.201817]) {
        #expect(near(shown[frame], value, 1e-6))
    }
    #expect(shown.count - 1 == 50 && play(critical, to: 100).count - 1 == 76)
    #expect(abs(play(.bouncy, to: 1).count - 1 - 46) <= 2)
    #expect(abs(play(.bouncy, to: 100).count - 1 - 68) <= 2)
}

@Test("SPRING-4 a stepped spring stays within 2 % of its closed form", arguments: [0, 0.15, 0.3, 0.6])
func steppedNearClosedForm(bounce: Double) {
    let shown = values(play(.spring(duration: 0.5, bounce: bounce), to: 100)).dropLast()
    for (frame, value) in shown.enumerated() {
        let exact = Spring(duration: 0.5, bounce: bounce).value(target: 100.0, time: Double(frame) / 60)
        #expect(near(value, exact, 2))
    }
}

@Test("SPRING-5 a spring is logically complete after its response")
func springLogicalEnd() {
    let bouncy = play(.bouncy, to: 100)
    #expect(bouncy.firstIndex { $0.logicallyCompleted == [0] } == 30)
    #expect(play(.default, to: 100).firstIndex { $0.logicallyCompleted == [0] } == 33)
    let interpolating = play(.interpolatingSpring(stiffness: 100, damping: 20), to: 100)
    #expect(interpolating.firstIndex { $0.logicallyCompleted == [0] } == 38)
}

@Test("SPRING-6 an interpolating spring follows its closed form and ends by its envelope")
func interpolatingSpring() {
    let samples = play(.interpolatingSpring(mass: 1, stiffness: 100, damping: 5), to: 60)
    for (frame, value) in values(samples).dropLast().enumerated() {
        let exact = Spring(mass: 1, stiffness: 100, damping: 5).value(target: 60.0, time: Double(frame) / 60)
        #expect(near(value, exact, 1e-9))
    }
    #expect(samples.count - 1 == 172)
    #expect(play(.interpolatingSpring(stiffness: 100, damping: 20), to: 1).count - 1 == 60)
}

@Test("SPRING-3 the default animation changed with iOS 17")
func defaultByRelease() {
    #expect(near(values(play(.default, to: 100, os: .ios16))[6], 16.9702, 0.001))
    #expect(near(values(play(.default, to: 100, os: .ios17))[6], 32.8388, 0.5))
}

@Test("TX-8 a velocity seeds the spring that follows")
func velocitySeed() {
    let shown = values(play(.spring(duration: 0.5, bounce: 0.4), from: 120, to: 0, velocity: 600))
    for (frame, value) in zip(1..., [126.98, 127.36, 122.61]) { #expect(near(shown[frame], value, 0.01)) }
}
