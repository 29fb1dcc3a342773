import AnimationMath
import Testing

@Test(
    "TX-1 an animation prints as a program would write it, without what is default",
    arguments: [
        (Animation.default, ".default"), (.linear, ".linear"), (.linear(duration: 0.35), ".linear"),
        (.linear(duration: 1), ".linear(duration: 1)"), (.easeInOut(duration: 1.5), ".easeInOut(duration: 1.5)"),
        (.timingCurve(0.42, 0, 1, 1), ".easeIn"),
        (.timingCurve(0.2, -0.6, 0.4, 1.6, duration: 2), ".timingCurve(0.2, -0.6, 0.4, 1.6, duration: 2)"),
        (.timingCurve(.circularEaseIn, duration: 1), ".timingCurve(.circularEaseIn, duration: 1)"),
        (
            .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0),
            ".spring(response: 0.5, dampingFraction: 0.825)"
        ),
        (.spring, ".spring"), (.spring(), ".spring"), (.spring(bounce: 0.6), ".spring(bounce: 0.6)"),
        (.smooth, ".smooth"), (.bouncy, ".bouncy"), (.bouncy(duration: 1), ".bouncy(duration: 1)"),
        (.snappy(extraBounce: 0.1), ".snappy(extraBounce: 0.1)"), (.interactiveSpring, ".interactiveSpring"),
        (
            .interactiveSpring(response: 0.6, dampingFraction: 0.7, blendDuration: 0.7),
            ".interactiveSpring(response: 0.6, dampingFraction: 0.7, blendDuration: 0.7)"
        ),
        (
            .interpolatingSpring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 0),
            ".interpolatingSpring(stiffness: 100, damping: 20)"
        ),
        (.interpolatingSpring(duration: 1, bounce: 0.5), ".interpolatingSpring(duration: 1, bounce: 0.5)"),
        (.linear(duration: 1).delay(0.5), ".linear(duration: 1).delay(0.5)"),
        (.easeIn.speed(2).repeatCount(3, autoreverses: false), ".easeIn.speed(2).repeatCount(3, autoreverses: false)"),
        (.linear.repeatForever(), ".linear.repeatForever()"),
        (.bouncy.logicallyComplete(after: 0.2), ".bouncy.logicallyComplete(after: 0.2)"),
        (Animation(external: ExternalAnimationID(7), description: "Animation(Wobble())"), "Animation(Wobble())"),
    ])
func descriptions(animation: Animation, text: String) {
    #expect(animation.description == text)
}

@Test("CURVE-4 a unit curve prints as a program would write it")
func curveDescriptions() {
    #expect(UnitCurve.easeOut.description == ".easeOut" && UnitCurve.circularEaseIn.description == ".circularEaseIn")
    let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.25, y: 1), endControlPoint: .zero)
    let points = "startControlPoint: UnitPoint(x: 0.25, y: 1), endControlPoint: UnitPoint(x: 0, y: 0)"
    #expect(curve.description == ".bezier(\(points))")
}

@Test("TX-6 animations are equal if they move alike, however they were written")
func equality() {
    #expect(Animation.linear == .linear(duration: 0.35) && Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.smooth == .spring(response: 0.5, dampingFraction: 1))
    #expect(Animation.timingCurve(.easeIn, duration: 0.35) == .easeIn)
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.linear != .linear.delay(0) && Animation.linear.delay(1) == .linear.delay(1))
    let named = Animation(external: ExternalAnimationID(1), description: "A()")
    #expect(named == Animation(external: ExternalAnimationID(1), description: "B()"))
    #expect(Set([Animation.linear, .linear(duration: 0.35), .smooth, .spring, .bouncy]).count == 3)
}

@Test("MOD-1 an animation wrapped without end neither overflows the stack when it runs nor when it goes")
func deepWrapping() {
    var animation = Animation.linear(duration: 1)
    for _ in 0..<5_000 { animation = animation.speed(1) }
    #expect(near(values(play(animation, to: 100, frames: 30))[30], 50, 0.001))
}
