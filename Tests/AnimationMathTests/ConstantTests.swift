import AnimationMath
import Testing

// What a run that changed each constant of the law by a twentieth showed no other test to notice.

/// SPRING-4's steps written out: the shown values at 60 frames a second, up to the frame that removes the spring.
private func steppedByHand(to target: Double, response: Double, damping fraction: Double, frames: Int) -> [Double] {
    let k = (2 * Double.pi / response) * (2 * Double.pi / response), c = 2 * k.squareRoot() * fraction
    var (x, v, a, time) = (0.0, 0.0, 0.0, 0.0)
    var shown = [0.0]
    for frame in 1...frames {
        while time < Double(frame) / 60 {
            let half = v + a / 600
            x += half / 300
            a = k * (target - x) - c * half
            v = half + a / 600
            time += 1.0 / 300
        }
        if max(v * v, a * a) <= 0.0036, (target - x) * (target - x) <= (0.01 * target) * (0.01 * target) { break }
        shown.append(x)
    }
    return shown
}

@Test(
    "SPRING-4 a spring so soft that it is slow long before it is near ends within a hundredth of its way",
    arguments: [(6.0, 1.0), (10, 1), (10, 1.3), (4, 0.9)])
func softSprings(response: Double, fraction: Double) {
    let expected = steppedByHand(to: 1, response: response, damping: fraction, frames: 3_000)
    let shown = values(play(.spring(response: response, dampingFraction: fraction), to: 1, frames: 3_000))
    #expect((shown.count - expected.count - 1).magnitude <= 1)
    for (value, other) in zip(shown, expected) { #expect(near(value, other, 1e-9)) }
}

@Test("SPRING-2 the defaults of every way to write a spring")
func springDefaults() {
    func same(_ left: Animation, _ right: Animation, _ why: Comment) {
        #expect(values(play(left, to: 100)) == values(play(right, to: 100)), why)
    }
    same(.spring(dampingFraction: 0.6), .spring(response: 0.5, dampingFraction: 0.6), "response")
    same(
        .interactiveSpring(dampingFraction: 0.6), .interactiveSpring(response: 0.15, dampingFraction: 0.6), "response")
    same(.interpolatingSpring(bounce: 0.3), .interpolatingSpring(duration: 0.5, bounce: 0.3), "duration")
    same(.interpolatingSpring(duration: 0.4), .interpolatingSpring(duration: 0.4, bounce: 0), "bounce")
    same(.interpolatingSpring, .interpolatingSpring(duration: 0.5), "all")
    same(.interpolatingSpring(.bouncy), .interpolatingSpring(.bouncy, initialVelocity: 0), "speed")
    #expect(Spring() == Spring(duration: 0.5, bounce: 0))
    #expect(Spring(stiffness: 90, damping: 3).mass == 1 && Spring(response: 0.3, dampingRatio: 0.4).mass == 1)
    #expect(Spring(mass: -2, stiffness: 90, damping: 3) == Spring(mass: 1, stiffness: 90, damping: 3))
}

@Test("SPRING-2 a blend is what a merged spring takes over in: none by default, a quarter second when interactive")
func blendDefaults() {
    func turned(_ animation: Animation) -> [Double] {
        play(
            [
                Step(frame: 0, target: 100, animation: .spring(response: 0.9)),
                Step(frame: 12, target: 0, animation: animation),
            ],
            frames: 60)
    }
    #expect(turned(.spring(.bouncy)) == turned(.spring(.bouncy, blendDuration: 0)))
    #expect(turned(.spring(.bouncy)) != turned(.spring(.bouncy, blendDuration: 0.05)))
    let written = Animation.interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
    #expect(turned(.interactiveSpring(response: 0.15)) == turned(written))
}

@Test("SPRING-1 bounces and damping ratios next to their bounds", arguments: [0.01, 0.03, 0.049])
func smallBounces(bounce: Double) {
    #expect(near(Spring(bounce: bounce).dampingRatio, 1 - bounce, 1e-15))
    #expect(near(Spring(bounce: -bounce).dampingRatio, 1 / (1 - bounce), 1e-15))
    #expect(near(Spring(response: 0.5, dampingRatio: 1 + bounce).bounce, 1 / (1 + bounce) - 1, 1e-15))
    #expect(Spring(bounce: 1 + bounce).dampingRatio == 0)
}

@Test("SPRING-7 a spring just above critical damping follows its equation", arguments: [1.01, 1.03, 1.049])
func barelyOverDamped(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    var (x, v) = (0.0, 2.0)
    let h = 1e-5
    // The equation of motion in small steps, midpoint rule.
    func force(_ x: Double, _ v: Double) -> Double { spring.stiffness * (1 - x) - spring.damping * v }
    for step in 1...60_000 {
        let (middle, speed) = (x + v * h / 2, v + force(x, v) * h / 2)
        x += speed * h
        v += force(middle, speed) * h
        guard step % 10_000 == 0 else { continue }
        let time = Double(step) * h
        #expect(near(spring.value(target: 1.0, initialVelocity: 2, time: time), x, 1e-6))
        #expect(near(spring.velocity(target: 1.0, initialVelocity: 2, time: time), v, 1e-5))
    }
}

@Test("SPRING-7 a spring without stiffness goes on as it was; one of 1,000 s hardly begins")
func hardlyAnySpring() {
    let free = Spring(stiffness: 0, damping: 0)
    #expect(free.value(target: 5.0, initialVelocity: 3, time: 2) == 6)
    #expect(free.velocity(target: 5.0, initialVelocity: 3, time: 2) == 3)
    let w = 2 * Double.pi / 1_000
    let slow = Spring(response: 1_000, dampingRatio: 0.5)
    // T·(ωt)²/2 less its next term, ζ·(ωt)³/3.
    let phase = w * 2
    #expect(near(slow.value(target: 1.0, time: 2), phase * phase / 2 - phase * phase * phase / 6, 1e-8))
}

@Test("MOD-2 each reversed lap goes the other way, however many", arguments: [3, 4, 5])
func manyLaps(count: Int) {
    let shown = values(play(.linear(duration: 0.2).repeatCount(count), to: 100)).dropLast()
    let ways = zip(shown, shown.dropFirst()).map { $1 - $0 }.filter { $0 != 0 }.map { $0 > 0 }
    #expect(zip(ways, ways.dropFirst()).filter { $0 != $1 }.count == count - 1)
    #expect(ways.first == true && ways.last == (count % 2 == 1))
}

@Test("MOD-1 CURVE-3 short delays and durations are kept as they are written")
func shortTimes() {
    let delayed = values(play(.linear(duration: 1).delay(0.03), to: 60))
    #expect(
        near(delayed[1], 0, 1e-12) && near(delayed[2], 60 * (2.0 / 60 - 0.03), 1e-4) && near(delayed[30], 28.2, 1e-4))
    let short = values(play(.linear(duration: 0.03), to: 60))
    #expect(near(short[1], 60 * (1.0 / 60) / 0.03, 1e-4) && short.count == 3)
}

@Test("CURVE-4 control points a little beyond the unit square are clamped for values")
func barelyBeyond() {
    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }
    for step in 1..<20 {
        let p = Double(step) / 20
        #expect(curve(-0.02, -0.02, 1.02, 1.02).value(at: p) == curve(0, 0, 1, 1).value(at: p))
    }
    #expect(curve(0.2, .nan, 0.4, .infinity).value(at: 0.5) == curve(0.2, 0, 0.4, 0).value(at: 0.5))
}

@Test(
    "CORE-1 attributes of five and six numbers move as each number does alone",
    arguments: [
        Animation.spring(duration: 0.5, bounce: 0), .linear(duration: 0.5),
        .interpolatingSpring(duration: 0.4, bounce: 0.2),
    ])
func manyNumbers(animation: Animation) {
    for count in 3...6 {
        let target = AnimatableVector((1...count).map { Double($0) * 10 })
        var whole = Animator(
            from: AnimatableVector(Array(repeating: 0, count: count)), to: target, animation: animation,
            at: FrameTime(tick: 0))
        var parts = (0..<count).map {
            Animator(from: [0], to: AnimatableVector(target[$0]), animation: animation, at: FrameTime(tick: 0))
        }
        var none = NoExternalAnimations()
        for tick in 1...20 {
            let time = FrameTime(tick: tick)
            let shown = whole.sample(at: time, externals: &none).value
            for index in parts.indices {
                #expect(near(shown[index], parts[index].sample(at: time, externals: &none).value[0], 1e-9))
            }
        }
    }
}
