import Foundation
import Testing

@Suite("SPRING and MERGE, end to end")
struct SpringRuleTests {
    /// The offset's path from 0 to a target after an animated write.
    func path(_ animation: String, to target: Double = 100, frames: Int, before: String = "") -> [Double] {
        var program = RunningProgram(body: moving, state: "@State var x = 0.0")
        if !before.isEmpty { program.run(before) }
        program.run("withAnimation(\(animation)) { x = \(target) }")
        return program.path("rotation", frames: frames)
    }

    let moving = "Rectangle().frame(width: 20, height: 20).rotationEffect(.radians(x / 128))"

    /// What the path of a raw length would be: angles are weighed as 128 times their radians (GEO-3).
    func lengths(_ path: [Double]) -> [Double] { path.map { $0 * .pi / 180 * 128 } }

    @Test("SPRING-1 a spring of duration and bounce converts to stiffness and damping")
    func conversions() {
        var program = RunningProgram(body: moving, state: "@State var x = 0.0")
        func number(_ text: String) -> Double { program.number(text) }
        let stiffness = pow(2 * Double.pi / 0.5, 2)
        #expect(abs(number("Spring(duration: 0.5, bounce: 0.3).stiffness") - stiffness) < 1e-9)
        #expect(abs(number("Spring(duration: 0.5, bounce: 0.3).damping") - 2 * 0.7 * stiffness.squareRoot()) < 1e-9)
        #expect(abs(number("Spring(mass: 1, stiffness: 100, damping: 10).duration") - 2 * Double.pi / 10) < 1e-9)
        #expect(abs(number("Spring(mass: 1, stiffness: 100, damping: 10).bounce") - 0.5) < 1e-9)
    }

    @Test(
        "SPRING-2 the presets have their response and damping",
        arguments: [
            (".spring", 0.5, 1.0), (".smooth", 0.5, 1), (".snappy", 0.5, 0.85), (".bouncy", 0.5, 0.7),
            (".interactiveSpring()", 0.15, 0.85), (".spring(response: 0.5)", 0.5, 0.825),
            (".bouncy(duration: 0.4, extraBounce: 0.1)", 0.4, 0.6),
            (".interactiveSpring(response: 0.2)", 0.2, 0.86),
        ])
    func presets(name: String, response: Double, damping: Double) {
        let expected = Oracle.spring(response: response, damping: damping, target: 100, frames: 20)
        #expect(agree(lengths(path(name, frames: 20)), expected, within: 1e-6))
    }

    @Test("SPRING-3 .default is a spring of .55 from iOS 17 on, and easeInOut before")
    func defaults() {
        let now = Oracle.spring(response: 0.55, damping: 1, target: 100, frames: 20)
        #expect(agree(lengths(path(".default", frames: 20)), now, within: 1e-6))
        let before = (0...21).map { 100 * Oracle.curve(0.42, 0, 0.58, 1, at: min(Double($0) / 60 / 0.35, 1)) }
        #expect(agree(lengths(path(".default", frames: 21, before: ":os 16")), before, within: 1e-4))
    }

    @Test("SPRING-3 another release holds from there on: state, clock and what is shown stay")
    func release() {
        var program = RunningProgram(body: "Rectangle().frame(width: on ? 200 : 100, height: 20)")
        program.run("on = true\n:step 0.1\n:os 16")
        program.run(":expect state on == true\n:expect time == 0.1\n:expect Rectangle width == 200")
        program.run("withAnimation { on = false }\n:step 7f")
        let width = program.value("width") ?? 0
        #expect(abs(width - (200 - 100 * Oracle.curve(0.42, 0, 0.58, 1, at: 1.0 / 3))) < 1e-4)
        program.run(":step 14f\n:expect animations == 1\n:step 1f\n:expect animations == 0")
    }

    @Test("SPRING-4 springs are stepped, and end the later the larger the change", arguments: [1.0, 100.0])
    func stepping(target: Double) {
        let expected = Oracle.spring(response: 0.5, damping: 1, target: target, frames: 80)
        let found = lengths(path(".spring(response: 0.5, dampingFraction: 1)", to: target, frames: 80))
        #expect(agree(found, expected, within: 1e-6))
        if target == 1 {
            #expect(agree(Array(found.prefix(5)), [0, 0.016093, 0.06286, 0.127702, 0.201817], within: 1e-6))
        }
        let end = found.firstIndex { abs($0 - target) < 1e-12 }
        #expect(end == (target == 1 ? 50 : 76))
    }

    @Test(
        "SPRING-5 a spring counts as done after its response, an interpolating one after 2π/√stiffness",
        arguments: [(".spring(duration: 0.4)", 24), (".interpolatingSpring(stiffness: 100, damping: 10)", 38)])
    func logicalEnds(animation: String, frame: Int) {
        var program = RunningProgram(body: moving, state: "@State var x = 0.0")
        program.run("withAnimation(\(animation)) { x = 100 } completion: { print(\"done\") }")
        #expect(program.run(":step \(frame - 1)f").isEmpty)
        #expect(program.run(":step 1f") == ["done"])
    }

    @Test("SPRING-6 interpolatingSpring is the closed form, until it stays within a thousandth")
    func interpolating() {
        let found = lengths(path(".interpolatingSpring(stiffness: 100, damping: 10)", frames: 100))
        let (decay, speed) = (5.0, 75.0.squareRoot())
        let end = -log(0.001 / (1 + decay / speed)) / decay
        let expected = (0...100).map { frame -> Double in
            let time = Double(frame) / 60
            guard time < end else { return 100 }
            return 100 * (1 - exp(-decay * time) * (cos(speed * time) + decay / speed * sin(speed * time)))
        }
        #expect(agree(found, expected, within: 1e-3))
    }

    @Test("SPRING-7 Spring the value type has the published values")
    func closedForm() {
        var program = RunningProgram(body: moving, state: "@State var x = 0.0")
        let published = [
            (0.1, 0.423302), (0.2, 0.873711), (0.3, 1.033930), (0.4, 1.039303), (0.5, 1.014498), (1, 1.000072),
        ]
        for (time, value) in published {
            let found = program.number("Spring.bouncy.value(target: 1.0, time: \(time))")
            #expect(abs(found - value) < 1e-6)
        }
    }

    @Test("MERGE-1 a spring turned round keeps place, speed and clock")
    func springOverSpring() {
        var program = RunningProgram(body: moving, state: "@State var x = 0.0")
        program.run(
            "withAnimation(.smooth(duration: 0.5)) { x = 100 }\n:step 6f\nwithAnimation(.smooth(duration: 0.5)) { x = 0 }"
        )
        let found = lengths(program.path("rotation", frames: 5))
        #expect(agree(found, [37.076, 42.707, 44.763, 44.436, 42.582, 39.811], within: 1e-3))
        #expect(program.why("Rectangle rotation")?.rule == "MERGE-1")
    }

    @Test("MERGE-2 timing curves play on top of each other")
    func curvesCombine() {
        var program = RunningProgram(body: moving, state: "@State var x = 0.0")
        program.run(
            "withAnimation(.linear(duration: 1)) { x = 100 }\n:step 30f\nwithAnimation(.linear(duration: 1)) { x = 0 }")
        let expected = (0...60).map { frame -> Double in
            let first = 100 * Oracle.linear(min(frame + 30, 60))
            return first - Oracle.linear(frame) * first
        }
        #expect(agree(lengths(program.path("rotation", frames: 60)), expected, within: 1e-4))
    }

    @Test("MERGE-4 equal wrappers of a spring go on at their own time; a plain spring starts from what is shown")
    func wrapped() {
        var program = RunningProgram(body: moving, state: "@State var x = 0.0")
        program.run("withAnimation(.smooth.delay(1)) { x = 100 }\n:step 30f\nwithAnimation(.smooth) { x = 50 }")
        let found = lengths(program.path("rotation", frames: 10))
        #expect(found[0] == 0 && found[1] > 0 && zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("MERGE-5 a curve over a repeatForever plays with it to its end; a spring takes over at once")
    func overForever() {
        for (animation, frames) in [(".linear(duration: 0.5)", 31), (".smooth", 120)] {
            var program = RunningProgram(body: moving, state: "@State var x = 0.0")
            program.run("withAnimation(.linear(duration: 0.4).repeatForever()) { x = 100 }\n:step 40f")
            program.run("withAnimation(\(animation)) { x = 0 }\n:step \(frames)f")
            program.animations(are: 0)
            #expect(program.value("rotation") == 0)
        }
    }
}
