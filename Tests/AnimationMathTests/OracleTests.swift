import AnimationMath
import Testing

/// A case of a table of figures: its name and its rows' words.
private func cases(_ table: String) -> [(name: String, rows: [[Substring]])] {
    var result: [(name: String, rows: [[Substring]])] = []
    for line in table.split(separator: "\n") {
        if line.hasPrefix("# ") {
            result.append((String(line.dropFirst(2)), []))
        } else {
            result[result.count - 1].rows.append(line.split(separator: " "))
        }
    }
    return result
}

private let curves: [String: Animation] = [
    "linear(duration:1) 1->0.3": .linear(duration: 1), "linear default 0->100": .linear,
    "easeIn 0.35 0->100": .easeIn(duration: 0.35), "easeOut 0.35 0->100": .easeOut,
    "easeInOut 0.35 0->100": .easeInOut(duration: 0.35), "easeInOut default 0->100": .easeInOut,
    "timingCurve(0.25,0.1,0.25,1,duration:1) 0->1": .timingCurve(0.25, 0.1, 0.25, 1, duration: 1),
    "timingCurve(0.2,-0.6,0.4,1.6,duration:1) 0->1": .timingCurve(0.2, -0.6, 0.4, 1.6, duration: 1),
]

private let springs: [String: Animation] = [
    "default": .spring(response: 0.5, dampingFraction: 1), "spring": .spring, "smooth": .smooth, "snappy": .snappy,
    "bouncy": .bouncy, "interactiveSpring": .interactiveSpring,
    "spring(duration:0.5,bounce:0.3)": .spring(duration: 0.5, bounce: 0.3),
    "spring(duration:0.5,bounce:-0.3)": .spring(duration: 0.5, bounce: -0.3),
    "spring(response:0.5,dampingFraction:0.825)": .spring(response: 0.5),
    "spring(response:0.55,dampingFraction:0.825)": .spring(response: 0.55),
    "spring(response:0.55,dampingFraction:1)": .spring(response: 0.55, dampingFraction: 1),
    "interactiveSpring(response:0.15,dampingFraction:0.86)": .interactiveSpring(response: 0.15, dampingFraction: 0.86),
]

/// The numbers behind a case's name: `… 1->0.3` starts at 1 and goes to 0.3.
private func ends(_ name: String) -> (Double, Double) {
    let words = name.split(separator: " ").last?.split(separator: ">") ?? []
    return (Double(words[0].dropLast()) ?? .nan, Double(words[1]) ?? .nan)
}

private func compare(_ rows: [[Substring]], with samples: [AnimatorSample], within tolerance: Double) throws {
    for row in rows {
        let frame = try #require(Int(row[0]))
        let value = try #require(Double(row[1]))
        try #require(frame < samples.count)
        #expect(near(samples[frame].value[0], value, tolerance), "frame \(frame)")
        #expect(samples[frame].isFinished == row[2].contains("e"), "frame \(frame)")
        if !row[2].contains("e") {
            let isComplete = samples[...frame].contains { $0.logicallyCompleted == [0] }
            #expect(isComplete == row[2].contains("l"), "frame \(frame)")
        }
    }
}

@Test("CURVE-2 curves agree with another implementation, within twice the step of its solver")
func curvesAgree() throws {
    let table = cases(curveFigures)
    #expect(table.count == 8)
    for (name, rows) in table {
        let (start, end) = ends(name)
        let samples = play(try #require(curves[name]), from: start, to: end)
        try compare(rows, with: samples, within: 2 * 0x1p-20 * (end - start).magnitude)
    }
}

@Test("SPRING-4 stepped springs agree with another implementation, in value, end and logical completion")
func springsAgree() throws {
    let table = cases(springFigures)
    #expect(table.count == 15)
    for (name, rows) in table {
        let (start, end) = ends(name)
        let animation = try #require(springs[String(name.prefix { $0 != " " })])
        try compare(rows, with: play(animation, from: start, to: end), within: 1e-12 * end)
    }
}

/// The animations behind a case's name: its `spring` has response 0.55 and damping fraction 0.825, its `default` is
/// critically damped with response 0.5.
private let retargeted: [String: Animation] = [
    "easeInOut": .easeInOut, "linear": .linear, "spring": .spring(response: 0.55), "bouncy": .bouncy,
    "default": .smooth,
]

@Test(
    "MERGE-1 MERGE-2 retargets agree with another implementation; springs over springs nearly, as it reads the velocity early",
    arguments: [
        ("easeInOut->easeInOut", 4 * 0x1p-20), ("spring->linear", 1e-9), ("linear->spring", 1e-9),
        ("spring->spring same", 0.02), ("spring->bouncy", 0.02), ("default->default", 0.02),
    ])
func retargetsAgree(pair: String, share: Double) throws {
    let names = pair.prefix { $0 != " " }.split(separator: "-")
    let first = try #require(retargeted[String(names[0])])
    let second = try #require(retargeted[String(names[1].dropFirst())])
    let table = cases(retargetFigures).filter { $0.name.hasPrefix(pair + " ") }
    #expect(table.count == 2)
    for (name, rows) in table {
        let target = try #require(name.split(separator: ">").last.flatMap { Double($0) })
        let shown = play(
            [Step(frame: 0, target: 100, animation: first), Step(frame: 6, target: target, animation: second)],
            frames: 120)
        for row in rows {
            let frame = try #require(Int(row[0]))
            let value = try #require(Double(row[1]))
            #expect(near(shown[frame], value, share * max(100, target)), "\(name) frame \(frame)")
        }
    }
}

private let unitCurves: [String: UnitCurve] = [
    "UnitCurve.linear": .linear, "UnitCurve.easeIn": .easeIn, "UnitCurve.easeOut": .easeOut,
    "UnitCurve.easeInOut": .easeInOut, "UnitCurve.circularEaseIn": .circularEaseIn,
    "UnitCurve.circularEaseOut": .circularEaseOut, "UnitCurve.circularEaseInOut": .circularEaseInOut,
    "UnitCurve.bezier(0.25,0.1,0.25,1)": .bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
]

@Test("CURVE-4 unit curves, their velocities and their inverses agree with another implementation in 0…1")
func unitCurvesAgree() throws {
    for (name, rows) in cases(unitCurveFigures) {
        guard let curve = unitCurves[name] else { continue }
        for row in rows {
            let numbers = try row.map { try #require(Double($0)) }
            guard (0...1).contains(numbers[0]) else { continue }
            #expect(near(curve.value(at: numbers[0]), numbers[1], 1e-5), "\(name) at \(numbers[0])")
            // The other implementation takes this curve for its own inverse, which its values contradict.
            if curve != .circularEaseInOut {
                #expect(near(curve.inverse.value(at: numbers[0]), numbers[3], 1e-5), "\(name) at \(numbers[0])")
            }
            let velocity = curve.velocity(at: numbers[0])
            #expect(velocity == numbers[2] || near(velocity, numbers[2], 1e-3), "\(name) at \(numbers[0])")
        }
    }
}
