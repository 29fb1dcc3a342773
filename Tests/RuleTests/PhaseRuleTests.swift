import Testing

@Suite("PHASE, KEY and LIFE, end to end")
struct PhaseRuleTests {
    @Test("PHASE-1 once through with a trigger: each step by the animation of the phase that comes, then back")
    func phases() {
        let body = """
            Rectangle().frame(width: 20, height: 20).phaseAnimator([0.0, 40.0, 10.0], trigger: on) { view, x in
                view.rotationEffect(.degrees(x))
            } animation: { phase in .linear(duration: phase == 40 ? 0.5 : 0.25) }
            """
        var program = RunningProgram(body: body)
        program.run("on = true")
        let path = program.path("rotation", frames: 63)
        #expect(agree(Array(path[0...30]), (0...30).map { 40 * Oracle.linear($0, duration: 0.5) }, within: 1e-4))
        #expect(path[31] == 40)
        let second = (0...15).map { 40 - 30 * Oracle.linear($0, duration: 0.25) }
        #expect(agree(Array(path[31...46]), second, within: 1e-4))
        #expect(abs(path[62]) < 1e-9 && program.why("Rectangle rotation")?.rule == "PHASE-1")
        program.run(":run 5")
        program.animations(are: 0)
    }

    func keyframes(_ frames: String, trigger: String = ", trigger: on", frames count: Int) -> [Double] {
        let body = """
            Rectangle().frame(width: 20, height: 20).keyframeAnimator(initialValue: 0.0\(trigger)) { view, x in
                view.rotationEffect(.degrees(x))
            } keyframes: { _ in KeyframeTrack { \(frames) } }
            """
        var program = RunningProgram(body: body)
        program.run("on = true")
        return program.path("rotation", frames: count)
    }

    @Test("KEY-1 tracks run side by side, and a finished one holds its last value")
    func tracks() {
        var program = RunningProgram(
            """
            struct Pose { var turn = 0.0; var size = 1.0 }
            struct ContentView: View {
                @State var on = false
                var body: some View {
                    Rectangle().frame(width: 20, height: 20).keyframeAnimator(initialValue: Pose(), trigger: on) { view, pose in
                        view.rotationEffect(.degrees(pose.turn)).scaleEffect(pose.size)
                    } keyframes: { _ in
                        KeyframeTrack(\\.turn) { LinearKeyframe(90, duration: 1) }
                        KeyframeTrack(\\.size) { LinearKeyframe(2, duration: 0.5) }
                    }
                }
            }
            """)
        program.run("on = true")
        #expect(agree(program.path("rotation", frames: 60), (0...60).map { 90 * Double($0) / 60 }))
        #expect(agree(program.path("scale", frames: 60), (0...60).map { 1 + min(Double($0) / 30, 1) }))
        #expect(program.why("Rectangle rotation")?.rule != "TX-2")
    }

    @Test("KEY-2 cubics pass their knots with the speeds of the law")
    func cubics() {
        let path = keyframes(
            "CubicKeyframe(-30.0, duration: 0.25); CubicKeyframe(30.0, duration: 0.5); CubicKeyframe(0.0, duration: 0.25)",
            frames: 60)
        func hermite(_ a: Double, _ b: Double, _ va: Double, _ vb: Double, _ length: Double, _ t: Double) -> Double {
            let u = t / length
            let (u2, u3) = (u * u, u * u * u)
            return (2 * u3 - 3 * u2 + 1) * a + (u3 - 2 * u2 + u) * va * length + (3 * u2 - 2 * u3) * b
                + (u3 - u2) * vb * length
        }
        // Knot speeds: (30 - 0) / 0.75 = 40 and (0 - (-30)) / 0.75 = 40.
        let expected = (0...60).map { frame -> Double in
            let t = Double(frame) / 60
            if t < 0.25 { return hermite(0, -30, 0, 40, 0.25, t) }
            if t < 0.75 { return hermite(-30, 30, 40, 40, 0.5, t - 0.25) }
            return hermite(30, 0, 40, 0, 0.25, t - 0.75)
        }
        #expect(agree(path, expected, within: 1e-9))
    }

    @Test("KEY-3 linear by its curve, spring in closed form, move at once; at a boundary the next one holds")
    func kinds() {
        let curved = keyframes("LinearKeyframe(80.0, duration: 1, timingCurve: .easeIn)", frames: 60)
        #expect(agree(curved, (0...60).map { 80 * Oracle.curve(0.42, 0, 1, 1, at: Double($0) / 60) }, within: 1e-4))
        let moved = keyframes("MoveKeyframe(50.0); LinearKeyframe(80.0, duration: 0.5)", frames: 30)
        #expect(agree(moved, (0...30).map { 50 + 30 * Double($0) / 30 }))
    }

    @Test("KEY-4 the keyframes closure is given the last value when it is triggered again")
    func again() {
        let body = """
            Rectangle().frame(width: 20, height: 20).keyframeAnimator(initialValue: 0.0, trigger: n) { view, x in
                view.rotationEffect(.degrees(x))
            } keyframes: { value in LinearKeyframe(value + 90, duration: 0.5) }
            """
        var program = RunningProgram(body: body, state: "@State var n = 0")
        program.run(
            "n = 1\n:run\n:expect Rectangle rotation == 90\nn = 2\n:step 15f\n:expect Rectangle rotation == 135\n:run")
        #expect(program.value("rotation") == 180)
    }

    @Test("KEY-5 a KeyframeTimeline is sampled at the prompt, and holds past its end")
    func timeline() {
        var program = RunningProgram(body: "Rectangle()")
        program.run(
            "let line = KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { LinearKeyframe(100.0, duration: 1); LinearKeyframe(150.0, duration: 1) } }"
        )
        for (time, value) in [(0.5, 50.0), (1.5, 125), (3, 150)] {
            #expect(program.number("line.value(time: \(time))") == value)
        }
        #expect(program.number("line.duration") == 2)
        #expect(program.number("line.value(progress: 0.25)") == 50)
    }

    @Test(
        "LIFE-1 onAppear before the first frame, the deepest first; task after; their writes are transactions of their own"
    )
    func appearing() {
        let body = """
            VStack { Rectangle().onAppear { print("inner") } }
                .onChange(of: on, initial: true) { print("change") }
                .task { print("task") }
                .onAppear { print("outer"); withAnimation(.linear(duration: 1)) { x = 1 } }
                .opacity(x)
            """
        var program = RunningProgram(body: body, state: "@State var on = false; @State var x = 0.0")
        program.run(":expect transaction origin == onAppear\n:expect output contains \"inner\"")
        #expect(agree(program.path("opacity", of: "VStack", frames: 60), (0...60).map { Oracle.linear($0) }))
        let printed = program.playground.runScript(":expect output == [\"inner\", \"outer\", \"change\", \"task\"]")
        #expect(printed.allSatisfy { !$0.failed } || !printed.isEmpty)
    }

    @Test("LIFE-2 onChange gets the old and the new value, in a transaction of its own")
    func changing() {
        let body =
            "Rectangle().onChange(of: n) { old, new in print(\"\\(old) \\(new)\"); m = new }.opacity(m == 0 ? 1 : 0.5)"
        var program = RunningProgram(body: body, state: "@State var n = 0; @State var m = 0")
        #expect(program.run("withAnimation { n = 7 }") == ["0 7"])
        program.run(":expect transaction origin == onChange\n:expect Rectangle opacity == 0.5")
    }

    @Test("LIFE-3 a body runs where what it read changed; an Animatable one in every frame that shows another value")
    func bodies() {
        var program = RunningProgram(
            """
            struct Still: View { var body: some View { Circle().frame(width: 10, height: 10) } }
            struct Moving: View, Animatable {
                var x: Double
                var animatableData: Double { get { x } set { x = newValue } }
                var body: some View { Rectangle().frame(width: 20, height: 20).opacity(x) }
            }
            struct ContentView: View {
                @State var on = false
                var body: some View { VStack { Still(); Moving(x: on ? 0 : 1) } }
            }
            """)
        program.run(":mark\nwithAnimation(.linear(duration: 0.5)) { on = true }\n:run")
        program.run(":expect bodies Still == 0\n:expect bodies ContentView == 1\n:expect bodies Moving == 30")
    }

    @Test("LIFE-4 a write during an update is refused, with a warning")
    func refusing() {
        let body = "let _ = (n = 5)\nText(\"\\(n)\")"
        var program = RunningProgram(body: body, state: "@State var n = 0")
        program.run(":expect state n == 0\n:expect warning contains \"update\"")
    }

    @Test("LIFE-6 a block that is due between two frames runs at the frame after it, and its animation starts there")
    func blocks() {
        let body = """
            Button("Go") { DispatchQueue.main.asyncAfter(deadline: .now() + 0.11) {
                print("block"); withAnimation(.linear(duration: 1)) { on = true } } }.opacity(on ? 0 : 1)
            """
        var program = RunningProgram(body: body)
        program.run(":tap Button")
        #expect(program.run(":step 6f").isEmpty)
        #expect(program.run(":step 1f") == ["block"])
        #expect(program.value("opacity", of: "Button") == 1)
        #expect(agree(program.path("opacity", of: "Button", frames: 60), (0...60).map { 1 - Oracle.linear($0) }))
    }

    @Test("LIFE-7 a long press ends at the first frame that is late enough; a GestureState falls back first")
    func gestures() {
        let body = """
            Rectangle().frame(width: 60, height: 60)
                .onLongPressGesture(minimumDuration: 0.5) { print("long") } onPressingChanged: { print("pressing \\($0)") }
            """
        var program = RunningProgram(body: body)
        #expect(program.run(":press Rectangle 0.4") == ["pressing true", "pressing false"])
        #expect(program.run(":press Rectangle 0.6").contains("long"))
    }

    @Test("LIFE-2 a preference that never settles is stopped after two rounds a frame, and named")
    func restlessPreference() {
        var program = RunningProgram(
            """
            struct Tallest: PreferenceKey {
                static let defaultValue = 0.0
                static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
            }
            struct ContentView: View {
                @State var height = 10.0
                var body: some View {
                    Rectangle().frame(height: height).background {
                        GeometryReader { proxy in Color.clear.preference(key: Tallest.self, value: proxy.size.height) }
                    }
                    .onPreferenceChange(Tallest.self) { height = $0 + 1 }
                }
            }
            """)
        program.run(":expect warning contains \"the preference Tallest does not settle\"")
        program.run(":expect Rectangle height == 12")
        program.run(":step 1f\n:expect Rectangle height == 15\n:step 1f\n:expect Rectangle height == 18")
    }
}
