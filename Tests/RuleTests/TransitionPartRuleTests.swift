import Testing

@Suite("Parts of transitions, end to end")
struct TransitionPartRuleTests {
    let linear = (0...60).map { Oracle.linear($0) }

    @Test(
        "TRANS-8 where reading begins at the right, leading and trailing change sides; top and bottom do not",
        arguments: [
            (".move(edge: .leading)", "offset.x", 120.0), (".move(edge: .trailing)", "offset.x", -120),
            (".move(edge: .top)", "offset.y", -60), (".move(edge: .bottom)", "offset.y", 60),
            (".slide", "offset.x", 120), (".push(from: .trailing)", "offset.x", -120),
        ])
    func mirrored(transition: String, property: String, from: Double) {
        var program = RunningProgram(
            body: """
                VStack { if on { Rectangle().frame(width: 120, height: 60).transition(\(transition)) } }
                    .environment(\\.layoutDirection, .rightToLeft)
                """)
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(agree(program.path(property, frames: 60), linear.map { from * (1 - $0) }))
    }

    @Test("TRANS-7 a view leaves by the transition of its last update, however many parts that has")
    func changed() {
        var program = RunningProgram(
            body: """
                VStack {
                    if on {
                        Rectangle().frame(width: 120, height: 60)
                            .transition(both ? .scale(scale: 0.5).combined(with: .offset(x: 40, y: 0)) : .opacity)
                    }
                }
                """, state: "@State var on = false\n@State var both = false")
        program.run("withAnimation(.linear(duration: 1)) { on = true }\n:run\nboth = true")
        program.run("withAnimation(.linear(duration: 1)) { on = false }")
        #expect(agree(program.path("scale", frames: 60), linear.map { 1 - $0 / 2 }))
        #expect(agree(program.path("offset.x", frames: 60), linear.map { 40 * $0 }))
        #expect(program.path("opacity", frames: 2) == [1, 1, 1])
        program.run(
            ":run\n:expect Rectangle gone\nwithAnimation(.linear(duration: 1)) { on = true }\n:run\nboth = false")
        program.run("withAnimation(.linear(duration: 1)) { on = false }")
        #expect(agree(program.path("opacity", frames: 60), linear.map { 1 - $0 }))
        #expect(program.path("scale", frames: 2) == [1, 1, 1])
        #expect(program.path("offset.x", frames: 2) == [0, 0, 0])
    }

    @Test("TRANS-4 a view put back in the middle forgets a change of its transition's parts in between")
    func changedWhileLeaving() {
        var program = RunningProgram(
            body: """
                VStack {
                    if on {
                        Rectangle().frame(width: 120, height: 60)
                            .transition(.scale(scale: 0.5).combined(with: .opacity))
                    }
                }
                """, state: "@State var on = true")
        program.run("withAnimation(.linear(duration: 1)) { on = false }\n:step 30f")
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        // Half the way is left to go: from 0.75 and from 0.5; the old residuals play on below (MERGE-2).
        let scale = program.path("scale", frames: 60)
        let opacity = program.path("opacity", frames: 60)
        #expect(scale.first == 0.75 && scale.last == 1)
        #expect(opacity.first == 0.5 && opacity.last == 1)
        #expect(agree(scale, opacity.map { 0.5 + $0 / 2 }))
        program.run(":run\n:expect count of Rectangle == 1\n:expect animations == 0")
    }

    @Test("LIFE-3 the data of a shape that clips move, each frame asking for its outline")
    func clipping() {
        var program = RunningProgram(
            """
            struct Slit: Shape {
                var amount: Double
                var animatableData: Double {
                    get { amount }
                    set { amount = newValue }
                }
                func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * amount, height: 10)) }
            }
            struct ContentView: View {
                @State var on = false
                var body: some View {
                    Rectangle().frame(width: 100, height: 100).clipShape(Slit(amount: on ? 1 : 0.25))
                }
            }
            """)
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        let path = program.path("Slit.animatableData", frames: 60)
        #expect(agree(path, linear.map { 0.25 + 0.75 * $0 }))
    }
}
