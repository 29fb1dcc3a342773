import AnimationMath
import Testing

private let springs: [Spring] = [
    Spring(), .snappy, .bouncy, Spring(duration: 0.3, bounce: -0.5), Spring(duration: 2, bounce: 0.95),
    Spring(mass: 0.3, stiffness: 90, damping: 2), Spring(mass: 7, stiffness: 300, damping: 200, allowOverDamping: true),
    Spring(response: 0.9, dampingRatio: 0.999_999), Spring(response: 0.9, dampingRatio: 1.000_001),
]

@Test("SPRING-7 every spring begins with what it is given and comes to its target", arguments: springs)
func springEnds(spring: Spring) {
    #expect(spring.value(target: 5.0, initialVelocity: 3, time: 0) == 0)
    #expect(near(spring.velocity(target: 5.0, initialVelocity: 3, time: 0), 3, 1e-12))
    #expect(near(spring.value(target: 5.0, initialVelocity: 3, time: 100), 5, 1e-3))
    #expect(near(spring.velocity(target: 5.0, initialVelocity: 3, time: 100), 0, 1e-2))
}

@Test("SPRING-7 the force on the mass is what changes the velocity", arguments: springs)
func springForce(spring: Spring) {
    for step in 1...30 {
        let time = Double(step) / 20
        func velocity(_ time: Double) -> Double { spring.velocity(target: 4.0, initialVelocity: -9, time: time) }
        let change = (velocity(time + 1e-6) - velocity(time - 1e-6)) / 2e-6
        let position = spring.value(target: 4.0, initialVelocity: -9, time: time)
        let force = spring.force(target: 4.0, position: position, velocity: velocity(time))
        #expect(near(force, spring.mass * change, 1e-4 * (1 + spring.stiffness + force.magnitude)))
    }
}

@Test("SPRING-7 once settled a spring stays within a thousandth of its target", arguments: springs)
func springSettles(spring: Spring) {
    let end = spring.settlingDuration
    for step in 0..<400 {
        let value = spring.value(target: 1.0, time: end + Double(step) / 100)
        #expect((1 - value).magnitude <= 0.001)
    }
}

@Test("SPRING-1 a spring made of its settling duration settles then", arguments: [0.2, 0.6, 0.99, 1, 1.5])
func springFromSettling(ratio: Double) {
    for duration in [0.4, 1.0, 2.5] {
        let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
        #expect(near(spring.settlingDuration, duration, 1e-9) && spring.dampingRatio == ratio)
    }
}

@Test("SPRING-7 near critical damping the three forms meet")
func nearCritical() {
    for time in [0.05, 0.2, 0.5, 1] {
        let critical = Spring(response: 0.5, dampingRatio: 1).value(target: 1.0, initialVelocity: 2, time: time)
        for ratio in [1 - 1e-9, 1 + 1e-9] {
            let value = Spring(response: 0.5, dampingRatio: ratio).value(target: 1.0, initialVelocity: 2, time: time)
            #expect(near(value, critical, 1e-7))
        }
    }
}

@Test("SPRING-7 springs without duration, stiffness or end neither trap nor lose their way")
func extremeSprings() {
    #expect(Spring(duration: 0).value(target: 3.0, time: 0.1) == 3 && Spring(duration: 0).settlingDuration == 0)
    #expect(Spring(duration: 1, bounce: -1).value(target: 3.0, time: 9) == 0)
    #expect(Spring(mass: 1, stiffness: 0, damping: 0).value(target: 3.0, initialVelocity: 2, time: 4) == 8)
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
    #expect(Spring(duration: -1, bounce: .nan).value(target: 3.0, time: 1) == 3)
    #expect(Spring(mass: -1, stiffness: -5, damping: .nan).settlingDuration == .infinity)
    #expect(Spring(duration: 1, bounce: 7).dampingRatio == 0 && Spring(duration: 1, bounce: -7).bounce == -1)
}

@Test("SPRING-7 a spring moves any animatable value")
func animatableSpring() {
    let from = UnitPoint(x: 0, y: 1)
    let middle = Spring.bouncy.value(
        fromValue: from, toValue: UnitPoint(x: 2, y: 1), initialVelocity: .zero, time: 0.1)
    #expect(near(middle.x, 0.846604, 1e-6) && middle.y == 1)
    let end = Spring.smooth.settlingDuration(
        fromValue: from, toValue: UnitPoint(x: 2, y: 1), initialVelocity: .zero, epsilon: 0.001)
    #expect(end > Spring.smooth.settlingDuration)
}

@Test(
    "SPRING-4 a spring of absurd constants ends or runs, but shows no number that is none",
    arguments: [
        Animation.spring(response: 0, dampingFraction: 1), .spring(response: -1, dampingFraction: 0.5),
        .spring(response: 1, dampingFraction: 1e6), .spring(duration: 0.5, bounce: -1), .spring(response: .nan),
        .spring(response: .infinity, dampingFraction: 1), .interpolatingSpring(stiffness: 0, damping: 0),
        .interpolatingSpring(mass: 0, stiffness: -1, damping: .nan), .spring(dampingFraction: -3),
        .linear(duration: .nan), .linear(duration: .infinity), .easeIn.speed(.infinity), .smooth.delay(.nan),
        .bouncy.speed(-1), .bouncy.speed(0), .timingCurve(.nan, .nan, .nan, .nan),
    ])
func absurdAnimations(animation: Animation) {
    for value in values(play(animation, to: 100, frames: 300)) { #expect(value.isFinite, "\(animation)") }
}
