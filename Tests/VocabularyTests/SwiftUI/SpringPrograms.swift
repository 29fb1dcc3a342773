import TestSupport
import Testing
import Vocabulary

@Suite("Springs, curves and animations as values")
struct SpringPrograms {
    private func faults(_ steps: String) -> [String] {
        failures(of: ProgramWorld(), file: "struct ContentView: View { var body: some View { Text(\"t\") } }", steps)
    }

    @Test("SPRING-7 Spring is sampled in closed form, of numbers, vectors and animatable values")
    func sampling() {
        let steps = """
            let s = Spring.smooth
            func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.0005 }
            print("1", near(s.value(target: 1.0, time: 0.2), 0.715416), near(Spring.bouncy.value(target: 100, time: 0.3), 103.393))
            :expect output contains "1 true true"
            let pair = s.value(target: AnimatablePair(10.0, 100.0), time: 0.1)
            print("2", near(pair.first, 3.5774), near(pair.second, 35.774))
            :expect output contains "2 true true"
            let point = s.value(fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 20, y: 1), initialVelocity: .zero, time: 0.5)
            print("3", near(point.x, 19.86399), near(point.y, 0.986399))
            :expect output contains "3 true true"
            print("4", s.velocity(target: 1.0, time: 0), near(s.force(target: 2.0, position: 1.0, velocity: 0), s.stiffness))
            :expect output contains "4 0.0 true"
            """
        #expect(faults(steps) == [])
    }

    @Test("SPRING-7 update moves value and velocity on exactly, whatever the steps")
    func updating() {
        let steps = """
            var (x, v) = (0.0, 0.0)
            for _ in 1...4 { Spring.smooth.update(value: &x, velocity: &v, target: 1, deltaTime: 0.1) }
            print(abs(x - 0.960457) < 0.000001)
            :expect output == ["true"]
            """
        #expect(faults(steps) == [])
    }

    @Test("SPRING-1 every initialiser of Spring, and settling by SPRING-6")
    func initialisers() {
        let steps = """
            func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.0001 }
            let a = Spring(duration: 0.5, bounce: 0.3), b = Spring(mass: 1, stiffness: 100, damping: 10)
            print("a", near(a.stiffness, 157.9137), near(a.damping, 17.5929), a.mass)
            :expect output contains "a true true 1.0"
            print("b", near(b.duration, 0.628319), near(b.bounce, 0.5), near(b.dampingRatio, 0.5))
            :expect output contains "b true true true"
            print("c", Spring(response: 0.4, dampingRatio: 1).duration, Spring.snappy(duration: 1, extraBounce: 0.1).bounce)
            :expect output contains "c 0.4 0.25"
            print("d", near(Spring(mass: 1, stiffness: 100, damping: 5).settlingDuration, 2.854975))
            :expect output contains "d true"
            """
        #expect(faults(steps) == [])
    }

    @Test("CURVE-4 UnitCurve: value, velocity, inverse, bezier")
    func curves() {
        let steps = """
            func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.005 }
            print("a", near(UnitCurve.easeIn.value(at: 0.5), 0.3154), near(UnitCurve.easeInOut.velocity(at: 0.5), 1.72))
            :expect output contains "a true true"
            let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
            print("b", near(curve.inverse.value(at: curve.value(at: 0.3)), 0.3), curve.value(at: 2))
            :expect output contains "b true 1.0"
            print("c", near(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
            :expect output contains "c true"
            """
        #expect(faults(steps) == [])
    }

    @Test("SPRING-2 every spelling of an animation is taken, and written back as the shortest")
    func spellings() {
        let spellings = [
            (".linear", ".linear"), (".easeIn(duration: 1)", ".easeIn(duration: 1)"),
            (".spring()", ".spring"), (".spring(duration: 0.4)", ".spring(duration: 0.4)"),
            (".spring(response: 0.4, dampingFraction: 0.6)", ".spring(response: 0.4, dampingFraction: 0.6)"),
            (".spring(Spring(duration: 0.4, bounce: 0.2))", ".spring(response: 0.4, dampingFraction: 0.8)"),
            (".bouncy(duration: 0.4, extraBounce: 0.1)", ".bouncy(duration: 0.4, extraBounce: 0.1)"),
            (".interpolatingSpring(stiffness: 100, damping: 10)", ".interpolatingSpring(stiffness: 100, damping: 10)"),
            (".interpolatingSpring(duration: 0.4, bounce: 0.2)", ".interpolatingSpring(duration: 0.4, bounce: 0.2)"),
            (".timingCurve(0.2, 0, 0.8, 1, duration: 2)", ".timingCurve(0.2, 0, 0.8, 1, duration: 2)"),
            (".timingCurve(.circularEaseIn, duration: 1)", ".timingCurve(.circularEaseIn, duration: 1)"),
            (".linear.repeatCount(3, autoreverses: false)", ".linear.repeatCount(3, autoreverses: false)"),
            (".smooth.speed(2).delay(1)", ".smooth.speed(2).delay(1)"),
        ]
        for (written, shown) in spellings {
            let steps = "let a: Animation = \(written)\nprint(a)\n:expect output == [\"\(shown)\"]"
            #expect(faults(steps) == [], "\(written)")
        }
    }
}
