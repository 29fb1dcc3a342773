import Testing

@Suite("Fingers and scroll views, end to end")
struct FingerRuleTests {
    @Test("LIFE-7 a pinch tells its magnification; its GestureState falls back before what onEnded writes")
    func pinch() {
        let state = "@State var size = 1.0\n@GestureState var spread = 1.0"
        let body = """
            Rectangle().frame(width: 50, height: 50).scaleEffect(size * spread)
                .gesture(
                    MagnifyGesture()
                        .updating($spread) { value, state, _ in state = value.magnification }
                        .onEnded { size *= $0.magnification })
            """
        var program = RunningProgram(body: body, state: state)
        program.run(":pinch Rectangle 3 0.5 hold")
        #expect(program.value("scale") == 3)
        program.run(":expect state size == 1\n:release\n:expect state size == 3\n:expect state spread == 1")
        program.run(":pinch Rectangle 0.5\n:expect state size == 1.5")
    }

    @Test("LIFE-7 two turning fingers tell the angle, after the least one; the older gestures give it plain")
    func turn() {
        let state = "@State var angle = Angle.zero\n@State var first = 0.0"
        let body = """
            Rectangle().frame(width: 50, height: 50).rotationEffect(angle)
                .gesture(
                    RotateGesture(minimumAngleDelta: .degrees(30))
                        .onChanged { if first == 0 { first = $0.rotation.degrees }; angle = $0.rotation })
            """
        var program = RunningProgram(body: body, state: state)
        // 90° over 15 frames are 6° a frame: the gesture begins with the fifth.
        program.run(":rotate Rectangle 90 0.25\n:expect state first == 30 ± 0.001")
        #expect(program.value("rotation") == 90)
        var older = RunningProgram(
            body: """
                Rectangle().frame(width: 50, height: 50).rotationEffect(.degrees(turn.degrees)).scaleEffect(size)
                    .gesture(RotationGesture().onChanged { turn = $0 }
                        .simultaneously(with: MagnificationGesture().onChanged { size = $0 }))
                """, state: "@State var turn = Angle.zero\n@State var size: CGFloat = 1")
        older.run(":rotate Rectangle -45\n:pinch Rectangle 2")
        #expect(older.value("rotation") == -45 && older.value("scale") == 2)
    }

    @Test("LIFE-7 what a gesture is mapped to is what the callbacks after it get")
    func mapped() {
        let body = """
            Rectangle().frame(width: 50, height: 50).offset(x: way)
                .gesture(DragGesture().map { $0.translation.width * 2 }.onChanged { way = $0 })
            """
        var program = RunningProgram(body: body, state: "@State var way = 0.0")
        program.run(":drag Rectangle 40 0\n:expect state way == 80")
    }

    @Test("LIFE-7 one tap goes to the modifier that waits for one")
    func taps() {
        let body = """
            Rectangle().frame(width: 50, height: 50)
                .onTapGesture(count: 2) { print("two") }
                .onTapGesture { print("one") }
            """
        var program = RunningProgram(body: body)
        #expect(program.run(":tap Rectangle") == ["one"])
        var places = RunningProgram(
            body: "Rectangle().frame(width: 50, height: 30).onTapGesture { place in print(place.x, place.y) }")
        #expect(places.run(":tap Rectangle") == ["25.0 15.0"])
    }

    private let rows = """
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<40) { Text("\\($0)").frame(height: 50).id($0) } }.scrollTargetLayout()
        }
        .frame(height: 500)
        """

    @Test("SHOW-4 a ScrollPosition moves the content under its transaction, and geometry is told as it is shown")
    func position() {
        let body =
            rows + """
                .scrollPosition($position)
                .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { way = $1 }
                """
        var program = RunningProgram(body: body, state: "@State var position = ScrollPosition()\n@State var way = 0.0")
        program.run("withAnimation(.linear(duration: 1)) { position.scrollTo(y: 600) }\n:step 0.5")
        program.run(":expect state way == 300 ± 0.01\n:run\n:expect state way == 600")
        program.run("position.scrollTo(edge: .bottom)\n:step\n:expect state way == 1500")
        program.run("position.scrollTo(id: 4, anchor: .top)\n:step\n:expect state way == 200")
        program.run(":expect state position.isPositionedByUser == false\n:scroll ScrollView 0 50")
        program.run(":expect state position.isPositionedByUser == true")
    }

    @Test("SHOW-4 a scroll view's phases: a finger, its glide, rest; and a program's own motion")
    func phases() {
        let body = rows + ".scrollPosition($position).onScrollPhaseChange { print($0, $1) }"
        var program = RunningProgram(body: body, state: "@State var position = ScrollPosition()")
        let dragged = program.run(":drag ScrollView 0 -100 0.1\n:run")
        #expect(
            dragged == [
                "idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle",
            ])
        let moved = program.run("withAnimation(.linear(duration: 0.5)) { position.scrollTo(y: 0) }\n:run")
        #expect(moved == ["idle animating", "animating idle"])
    }

    @Test("SHOW-5 a ScrollTargetBehavior of the program decides where the content rests")
    func ownBehavior() {
        var program = RunningProgram(
            """
            struct Steps: ScrollTargetBehavior {
                func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                    target.rect.origin.x = (target.rect.minX / 120).rounded() * 120
                }
            }
            extension ScrollTargetBehavior where Self == Steps { static var steps: Steps { Steps() } }
            struct ContentView: View {
                var body: some View {
                    ScrollView(.horizontal) {
                        HStack(spacing: 20) { ForEach(0..<20) { _ in Rectangle().frame(width: 100, height: 100) } }
                    }.scrollTargetBehavior(.steps)
                }
            }
            """)
        program.run(":scroll ScrollView 250 0")
        #expect(program.value("x", of: "Rectangle#1") == -240)
        // 1000 pt/s reach 499.5 further (SHOW-4), near 740: six steps and a rest of 20.
        program.run(":drag ScrollView -100 0 0.1\n:run")
        let rest = program.value("x", of: "Rectangle#1") ?? 0
        #expect(rest < -240 && abs((rest / 120).rounded() * 120 - rest) < 0.01)
    }
}
