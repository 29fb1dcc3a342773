import Testing

@Suite("TX, end to end")
struct TransactionRuleTests {
    let linear = (0...60).map { Oracle.linear($0) }

    @Test("TX-1 withAnimation and withTransaction are one; .default if omitted; nil says nil")
    func explicit() {
        let body = "Rectangle().frame(width: 20, height: 20).opacity(on ? 0 : 1)"
        for write in [
            "withAnimation(.linear(duration: 1)) { on = true }",
            "withTransaction(Transaction(animation: .linear(duration: 1))) { on = true }",
            "withTransaction(\\.animation, .linear(duration: 1)) { on = true }",
        ] {
            var program = RunningProgram(body: body)
            program.run(write)
            #expect(agree(program.path("opacity", frames: 60), linear.map { 1 - $0 }))
        }
        var program = RunningProgram(body: body)
        program.run(
            "withAnimation { on = true }\n:expect transaction animation == .default\nwithAnimation(nil) { on = false }")
        program.run(":expect transaction animation == nil")
    }

    @Test("TX-2 the implicit animation beats the explicit one, the innermost wins, only where its value changed")
    func implicit() {
        let body = """
            VStack {
                Rectangle().frame(width: 20, height: 20).opacity(on ? 0 : 1)
                    .animation(.linear(duration: 1), value: on).animation(.linear(duration: 3), value: on)
                Circle().frame(width: 20, height: 20).opacity(on ? 0 : 1).animation(.linear(duration: 3), value: other)
                Capsule().frame(width: 20, height: 20).opacity(on ? 0 : 1).animation(nil, value: on)
            }
            """
        var program = RunningProgram(body: body, state: "@State var on = false; @State var other = 0")
        program.run("withAnimation(.linear(duration: 2)) { on = true }")
        #expect(agree(program.path("opacity", frames: 60), linear.map { 1 - $0 }))
        let half = (0...60).map { 1 - Oracle.linear($0, duration: 2) }
        #expect(agree(program.path("opacity", of: "Circle", frames: 60), half))
        #expect(program.value("opacity", of: "Capsule") == 0)
        #expect(program.why("Capsule opacity")?.rule == "TX-2")
    }

    @Test("TX-3 disablesAnimations stops .animation; the transaction's own animation still runs")
    func disabling() {
        let body =
            "Rectangle().frame(width: 20, height: 20).opacity(on ? 0 : 1).animation(.linear(duration: 3), value: on)"
        var program = RunningProgram(body: body)
        program.run(
            "var t = Transaction(animation: .linear(duration: 1)); t.disablesAnimations = true; withTransaction(t) { on = true }"
        )
        #expect(agree(program.path("opacity", frames: 60), linear.map { 1 - $0 }))
        program.run(":run\nvar u = Transaction(); u.disablesAnimations = true; withTransaction(u) { on = false }")
        #expect(program.value("opacity") == 1)
    }

    @Test("TX-4 a scoped animation reaches the effects in its closure, neither the content nor the leaf")
    func scoped() {
        let body = """
            Rectangle().frame(width: 20, height: 20).rotationEffect(.degrees(on ? 90 : 0))
                .animation(.linear(duration: 1)) { content in content.opacity(on ? 0 : 1).offset(x: on ? 50 : 0) }
            """
        var program = RunningProgram(body: body)
        program.run("on = true")
        #expect(agree(program.path("opacity", frames: 60), linear.map { 1 - $0 }))
        #expect(program.value("rotation") == 90 && program.value("offset.x") == 50)
    }

    @Test("TX-5 .animation(_:) without a value and .transaction act in every update")
    func always() {
        let body = """
            VStack {
                Rectangle().frame(width: 20, height: 20).opacity(on ? 0 : 1).animation(.linear(duration: 1))
                Circle().frame(width: 20, height: 20).opacity(on ? 0 : 1).transaction { $0.animation = nil }
            }
            """
        var program = RunningProgram(body: body)
        program.run("withAnimation(.linear(duration: 2)) { on = true }")
        #expect(agree(program.path("opacity", frames: 60), linear.map { 1 - $0 }))
        #expect(program.value("opacity", of: "Circle") == 0)
        program.run(":run\non = false")
        #expect(agree(program.path("opacity", frames: 60), linear))
    }

    @Test("TX-6 unequal transactions of one event are updates in order, in one frame; an equal value is no write")
    func several() {
        let body = "Rectangle().frame(width: 20, height: 20).opacity(x)"
        var program = RunningProgram(body: body, state: "@State var x = 1.0; @State var y = 0")
        program.run("withAnimation(.linear(duration: 1)) { x = 0 }; x = 0.5")
        #expect(agree(program.path("opacity", frames: 60), linear.map { (0.5 - $0) + 1 }))
        program.run(":run\nx = 0.5; y = 0")
        program.run(":expect transaction origin == entry\n:expect time >= 1")
        #expect(program.evaluate("x") == "0.5")
    }

    @Test("TX-7 the inner withAnimation wins; a Binding's animation wraps its setter, and yields to withAnimation")
    func nested() {
        let body = """
            VStack {
                Rectangle().frame(width: 20, height: 20).opacity(on ? 0 : 1)
                Toggle("Go", isOn: $on.animation(.linear(duration: 1)))
            }
            """
        var program = RunningProgram(body: body)
        program.run("withAnimation(.linear(duration: 3)) { withAnimation(.linear(duration: 1)) { on = true } }")
        #expect(agree(program.path("opacity", frames: 60), linear.map { 1 - $0 }))
        program.run(":run\n:tap Toggle")
        #expect(agree(program.path("opacity", frames: 60), linear))
    }

    @Test("TX-8 a key of one's own travels along; a drag's speed starts the spring that follows")
    func keysAndSpeed() {
        var program = RunningProgram(
            """
            struct SlowKey: TransactionKey { static let defaultValue = false }
            extension Transaction { var slow: Bool { get { self[SlowKey.self] } set { self[SlowKey.self] = newValue } } }
            struct ContentView: View {
                @State var on = false
                @State var dx = 0.0
                var body: some View {
                    VStack {
                        Rectangle().frame(width: 20, height: 20).opacity(on ? 0 : 1)
                            .transaction { if $0.slow { $0.animation = .linear(duration: 1) } }
                        Circle().frame(width: 60, height: 60).offset(x: dx)
                            .gesture(DragGesture().onChanged { dx = $0.translation.width }
                                .onEnded { _ in withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { dx = 0 } })
                    }
                }
            }
            """)
        program.run("withTransaction(\\.slow, true) { on = true }")
        #expect(agree(program.path("opacity", frames: 60), linear.map { 1 - $0 }))
        program.run(":run\n:drag Circle 120 0 0.2")
        let spring = Oracle.spring(response: 0.5, damping: 0.6, target: -120, frames: 3, velocity: 600)
        #expect(agree(program.path("offset.x", of: "Circle", frames: 3), spring.map { 120 + $0 }, within: 0.34))
    }

    @Test("TX-9 layout moves wherever .animation stands; an effect only inside it")
    func placement() {
        let body = """
            Rectangle().frame(width: 20, height: 20).animation(.linear(duration: 1), value: on)
                .frame(width: 20).offset(x: on ? 60 : 0).opacity(on ? 0 : 1)
            """
        var program = RunningProgram(body: body)
        program.run("on = true")
        #expect(agree(program.path("offset.x", frames: 60), linear.map { 60 * $0 }, within: 1e-4))
        #expect(program.value("opacity") == 0)
        #expect(program.why("Rectangle offset.x")?.rule == "TX-9")
        #expect(program.why("Rectangle opacity")?.rule == "TX-9")
    }
}

@Suite("DONE, end to end")
struct CompletionRuleTests {
    let body = "Rectangle().frame(width: 20, height: 20).opacity(on ? 0 : 1)"

    @Test("DONE-1 a completion comes once; where nothing animates, at the end of the same update")
    func once() {
        var program = RunningProgram(body: body, state: "@State var on = false; @State var n = 0")
        #expect(program.run("withAnimation { n += 1 } completion: { print(\"done\") }") == ["done"])
        #expect(
            program.run("withAnimation(.linear(duration: 0.5)) { on = true } completion: { print(\"once\") }").isEmpty)
        #expect(program.run(":step 30f").isEmpty)
        #expect(program.run(":step 1f") == ["once"])
        #expect(program.run(":step 2").isEmpty)
    }

    @Test("DONE-2 logicallyComplete comes at its own moment, removed when nothing of it runs any more")
    func criteria() {
        var program = RunningProgram(body: body)
        program.run("withAnimation(.spring(duration: 0.5)) { on = true } completion: { print(\"logical\") }")
        #expect(program.run(":step 29f").isEmpty && program.run(":step 1f") == ["logical"])
        program.animations(are: 1)
        var removed = RunningProgram(body: body)
        removed.run(
            "withAnimation(.spring(duration: 0.5), completionCriteria: .removed) { on = true } completion: { print(\"removed\") }"
        )
        let end = Oracle.spring(response: 0.5, damping: 1, target: -1, frames: 80).firstIndex(of: -1) ?? 0
        #expect(removed.run(":step \(end - 1)f").isEmpty && removed.run(":step 1f") == ["removed"])
    }

    @Test("DONE-2 an interrupted animation's completion still comes at its own moment")
    func interrupted() {
        var program = RunningProgram(body: body)
        program.run("withAnimation(.linear(duration: 1)) { on = true } completion: { print(\"first\") }\n:step 30f")
        program.run("withAnimation(.linear(duration: 2)) { on = false }")
        #expect(program.run(":step 30f").isEmpty)
        #expect(program.run(":step 1f") == ["first"])
        program.animations(are: 1)
    }

    @Test(
        "DONE-3 one completion waits for all that its transaction touched, and what it writes is a transaction of its own"
    )
    func covering() {
        let body = """
            VStack {
                Rectangle().frame(width: 20, height: 20).opacity(on ? 0 : 1)
                Circle().frame(width: 20, height: 20).opacity(on ? 0 : 1).animation(.linear(duration: 1), value: on)
            }
            """
        var program = RunningProgram(body: body)
        program.run("withAnimation(.linear(duration: 0.5)) { on = true } completion: { on = false }\n:step 60f")
        program.run(":expect state on == true\n:step 1f\n:expect state on == false")
        program.run(":expect transaction origin == completion")
    }
}
