import Testing

@Suite("GEO and TREE, end to end")
struct GeometryRuleTests {
    let linear = (0...60).map { Oracle.linear($0) }

    @Test("GEO-1 layout jumps, the leaf's frame moves: a neighbour makes room frame by frame")
    func leafFrames() {
        let body =
            "HStack(spacing: 0) { Rectangle().frame(width: on ? 60 : 30, height: 30); Circle().frame(width: 30, height: 30) }"
        var program = RunningProgram(body: body)
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(agree(program.path("width", frames: 60), linear.map { 30 + 30 * $0 }, within: 1e-4))
        let start = 393.0 / 2
        let x = program.path("x", of: "Circle", frames: 60)
        #expect(agree(x, linear.map { start + 15 * $0 }, within: 0.34))
    }

    @Test("GEO-1 what moves down does not move aside: each of its numbers animates by itself")
    func oneAxis() {
        var program = RunningProgram(body: "Rectangle().frame(width: 30, height: 30).padding(.top, on ? 200 : 0)")
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        for still in ["x", "minX", "midX", "maxX", "width", "height"] {
            program.run(":expect Rectangle \(still) still")
        }
        for moving in ["y", "minY", "midY", "maxY"] { program.run(":expect Rectangle \(moving) animates") }
        program.run(":expect why Rectangle x == CORE-3")
    }

    @Test("GEO-2 a GeometryReader is told the model's size at once")
    func reader() {
        let body =
            "GeometryReader { proxy in Text(\"\\(Int(proxy.size.width))\") }.frame(width: on ? 300 : 100, height: 20)"
        var program = RunningProgram(body: body)
        program.run(
            ":expect Text text == \"100\"\nwithAnimation(.linear(duration: 1)) { on = true }\n:expect Text text == \"300\""
        )
        #expect(program.why("Text text")?.rule == "GEO-2")
    }

    @Test("GEO-3 angles count 128 times their radians, so a small turn ends before a length of the same number")
    func weights() {
        let body = "Rectangle().frame(width: 20, height: 20).rotationEffect(.degrees(on ? 90 : 0)).opacity(on ? 0 : 1)"
        var program = RunningProgram(body: body)
        program.run("withAnimation(.spring(response: 0.5, dampingFraction: 1)) { on = true }")
        let turn = Oracle.spring(response: 0.5, damping: 1, target: Double.pi / 2 * 128, frames: 90)
        let angle = program.path("rotation", frames: 90)
        #expect(angle.firstIndex(of: 90) == turn.firstIndex(of: Double.pi / 2 * 128))
        let fade = Oracle.spring(response: 0.5, damping: 1, target: -1, frames: 90)
        #expect(program.path("opacity", frames: 90).firstIndex(of: 0) == fade.firstIndex(of: -1))
    }

    @Test("GEO-4 colours mix in linear light, and an opacity may swing past 1")
    func colours() {
        func light(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : powered((value + 0.055) / 1.055, 2.4)
        }
        func shown(_ value: Double) -> Double {
            value <= 0.0031308 ? value * 12.92 : 1.055 * powered(value, 1 / 2.4) - 0.055
        }
        let body =
            "Rectangle().fill(Color(red: on ? 1 : 0, green: 0, blue: on ? 0 : 1)).frame(width: 20, height: 20).opacity(on ? 1 : 0)"
        var program = RunningProgram(body: body)
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        let red = program.path("color.red", frames: 60)
        #expect(agree(red, linear.map { shown($0 * light(1)) }, within: 1e-4))
        program.run(":undo\nwithAnimation(.bouncy) { on = true }")
        #expect(program.path("opacity", frames: 60).contains { $0 > 1.01 })
    }

    @Test(
        "GEO-5 each effect moves by data of its own",
        arguments: [
            ("blur(radius: on ? 8 : 0)", "blur", 0.0, 8.0), ("brightness(on ? 0.5 : 0)", "brightness", 0, 0.5),
            ("contrast(on ? 2 : 1)", "contrast", 1, 2), ("saturation(on ? 0 : 1)", "saturation", 1, 0),
            ("grayscale(on ? 1 : 0)", "grayscale", 0, 1), ("hueRotation(.degrees(on ? 90 : 0))", "hueRotation", 0, 90),
            ("scaleEffect(on ? 3 : 1)", "scale", 1, 3),
            ("rotation3DEffect(.degrees(on ? 45 : 0), axis: (x: 0, y: 1, z: 0))", "rotation3D", 0, 45),
            ("shadow(radius: on ? 10 : 0)", "shadow.radius", 0, 10),
        ])
    func effects(modifier: String, property: String, from: Double, to: Double) {
        var program = RunningProgram(body: "Rectangle().frame(width: 20, height: 20).\(modifier)")
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(agree(program.path(property, frames: 60), linear.map { from + (to - from) * $0 }, within: 1e-9))
    }

    @Test("GEO-7 spacing 8, padding 16, body text 17, the system's red and blue")
    func defaults() {
        let body =
            "VStack { Rectangle().frame(width: 40, height: 40); Color.red.frame(height: 40).padding(); Text(\"a\") }"
        var program = RunningProgram(body: body)
        #expect(abs((program.value("width", of: "Color") ?? 0) - (393 - 32)) < 1e-9)
        let lower = (program.value("minY", of: "Color") ?? 0) - (program.value("maxY") ?? 0)
        #expect(abs(lower - 24) < 0.34)
        #expect(program.value("fontSize", of: "Text") == 17)
        #expect(abs((program.value("color.green", of: "Color") ?? 0) - 59.0 / 255) < 1e-6)
    }

    @Test("TREE-1 another branch or id is another view; a ternary keeps it")
    func identity() {
        let body = """
            VStack {
                if on { Rectangle().frame(width: 200, height: 20) } else { Rectangle().frame(width: 100, height: 20) }
                Circle().frame(width: on ? 80 : 40, height: 20)
            }
            """
        var program = RunningProgram(body: body)
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(program.path("width", of: "Rectangle:entering", frames: 30).allSatisfy { $0 == 200 })
        #expect(program.path("width", of: "Rectangle:leaving", frames: 30).allSatisfy { $0 == 100 })
        #expect(program.path("width", of: "Circle", frames: 60).first == 20)
        #expect(agree(program.path("midX", of: "Circle", frames: 2), [196.5, 196.5, 196.5], within: 0.34))
    }

    @Test("TREE-2 state lives as long as the identity")
    func stateLives() {
        var program = RunningProgram(
            """
            struct Counter: View {
                @State var n = 0
                var body: some View { Button("n \\(n)") { n += 1 } }
            }
            struct ContentView: View {
                @State var id = 0
                @State var wide = false
                var body: some View { Counter().frame(width: wide ? 300 : 200).id(id) }
            }
            """)
        program.run(":tap Button\n:tap Button\n:expect state Counter.n == 2\nwide = true\n:expect state Counter.n == 2")
        program.run("id = 1\n:expect state Counter.n == 0")
    }
}

/// A power by repeated multiplication of logarithms would need Foundation; the exponents here are fixed.
private func powered(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0 else { return 0 }
    var (low, high) = (0.0, 1.0)
    let isRoot = exponent < 1
    for _ in 0..<200 where isRoot {
        let middle = (low + high) / 2
        if twoPointFour(middle) < base { low = middle } else { high = middle }
    }
    return isRoot ? (low + high) / 2 : twoPointFour(base)
}

/// x^2.4 = x² · (x²)^(1/5), the fifth root by halving.
private func twoPointFour(_ x: Double) -> Double {
    let square = x * x
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
        let middle = (low + high) / 2
        if middle * middle * middle * middle * middle < square { low = middle } else { high = middle }
    }
    return square * (low + high) / 2
}
