import Testing

@Suite(":why and :lint")
struct WhyTests {
    /// A cause: the body, what is entered, what is asked, and the rule that answers.
    struct Cause: CustomTestStringConvertible {
        var body: String
        var entries: String
        var question: String
        var rule: String
        var state = "@State var on = false"
        var testDescription: String { "\(rule) \(question)" }
    }

    static let box = "Rectangle().frame(width: 20, height: 20)"

    static let causes: [Cause] = [
        Cause(body: "\(box).opacity(on ? 0 : 1)", entries: "on = true", question: "Rectangle opacity", rule: "TX-1"),
        Cause(
            body: "\(box).opacity(on ? 0 : 1).animation(.easeIn, value: n)", entries: "on = true",
            question: "Rectangle opacity", rule: "TX-2", state: "@State var on = false; @State var n = 0"),
        Cause(
            body: "\(box).opacity(on ? 0 : 1).animation(.easeIn, value: on)",
            entries: "var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { on = true }",
            question: "Rectangle opacity", rule: "TX-3"),
        Cause(
            body: "\(box).blur(radius: on ? 2 : 0).animation(.easeIn) { $0.opacity(on ? 0 : 1) }",
            entries: "on = true", question: "Rectangle blur", rule: "TX-4"),
        Cause(
            body: "\(box).opacity(on ? 0 : 1).transaction { $0.animation = nil }",
            entries: "withAnimation { on = true }",
            question: "Rectangle opacity", rule: "TX-5"),
        Cause(
            body: "\(box).opacity(on ? 0 : 1)",
            entries: "withAnimation(.easeIn) { withAnimation(.linear) { on = true } }",
            question: "Rectangle opacity", rule: "TX-7"),
        Cause(
            body: "\(box).animation(.easeIn, value: on).opacity(on ? 0 : 1)", entries: "on = true",
            question: "Rectangle opacity", rule: "TX-9"),
        Cause(
            body: "\(box).animation(.easeIn, value: on).offset(x: on ? 9 : 0)", entries: "on = true",
            question: "Rectangle x", rule: "TX-9"),
        Cause(body: "\(box).opacity(on ? 0 : 1)", entries: "", question: "Rectangle opacity", rule: "CORE-3"),
        Cause(
            body: "\(box).rotationEffect(.degrees(on ? 90 : 0))",
            entries: "withAnimation(.smooth) { on = true }\n:step 3f\nwithAnimation(.smooth) { on = false }",
            question: "Rectangle rotation", rule: "MERGE-1"),
        Cause(
            body: "\(box).rotationEffect(.degrees(on ? 90 : 0))",
            entries: "withAnimation(.linear) { on = true }\n:step 3f\nwithAnimation(.linear) { on = false }",
            question: "Rectangle rotation", rule: "MERGE-2"),
        Cause(
            body: "\(box).rotationEffect(.degrees(on ? 90 : 0))",
            entries:
                "withAnimation(.linear.repeatForever()) { on = true }\n:step 3f\nwithAnimation(.linear) { on = false }",
            question: "Rectangle rotation", rule: "MERGE-5"),
        Cause(
            body: "\(box).rotationEffect(.degrees(on ? 90 : 0))",
            entries: "withAnimation(.linear(duration: 0)) { on = true }",
            question: "Rectangle rotation", rule: "CURVE-3"),
        Cause(
            body: "VStack { if on { \(box) } }", entries: "on = true", question: "Rectangle opacity", rule: "TRANS-1"),
        Cause(
            body: "VStack { if !on { \(box) } }", entries: "withAnimation { on = true }", question: "Rectangle width",
            rule: "TRANS-3"),
        Cause(
            body: "VStack { if on { \(box) } else { \(box) } }", entries: "withAnimation { on = true }",
            question: "Rectangle:entering width", rule: "TREE-1"),
        Cause(
            body: "Text(on ? \"b\" : \"a\")", entries: "withAnimation { on = true }", question: "Text text",
            rule: "LIFE-3"),
        Cause(
            body: "GeometryReader { Text(\"\\($0.size.width)\") }.frame(width: on ? 90 : 50)",
            entries: "withAnimation { on = true }", question: "Text text", rule: "GEO-2"),
        Cause(
            body: "VStack { if on { \(box).transition(.scale.animation(.easeIn)) } }", entries: "on = true",
            question: "Rectangle scale", rule: "TRANS-9"),
    ]

    @Test("TX-1 and others: :why names the rule that decided, in at most five lines", arguments: causes)
    func deciding(cause: Cause) throws {
        var program = RunningProgram(body: cause.body, state: cause.state)
        if !cause.entries.isEmpty { program.run(cause.entries) }
        let found = program.why(cause.question)
        let answer = try #require(found)
        #expect(answer.rule == cause.rule)
        #expect(answer.details.count <= 3)
        #expect(!answer.cause.contains(".6666666"))
    }

    @Test("CORE-1 each component of one frame has the change that last moved it")
    func components() {
        let body =
            "Rectangle().frame(width: on ? 80 : 40, height: tall ? 80 : 40).animation(.linear(duration: 1), value: on)"
        var program = RunningProgram(body: body, state: "@State var on = false; @State var tall = false")
        program.run("on = true\ntall = true")
        #expect(program.why("Rectangle width")?.rule == "TX-2")
        #expect(program.why("Rectangle height")?.cause.contains("did not change") == true)
    }

    @Test("TX-2 the way down names what was overruled and what did not act")
    func wayDown() {
        let body = """
            Rectangle().frame(width: 20, height: 20).opacity(on ? 0 : 1)
                .animation(.easeOut, value: on).animation(.easeIn, value: n)
            """
        var program = RunningProgram(body: body, state: "@State var on = false; @State var n = 0")
        program.run("withAnimation(.linear) { on = true }")
        let details = program.why("Rectangle opacity")?.details.joined(separator: " ") ?? ""
        #expect(details.contains("overruling .linear") && details.contains("did not act: its value is 0"))
        #expect(details.contains("on: false → true"))
    }

    @Test("TRANS-3 :why tells what took a view away where none is left; where several are there it asks which is meant")
    func gone() {
        func message(_ body: String) -> String {
            var program = RunningProgram(body: body)
            program.run("on = true\non = false")
            return program.playground.runScript(":why Circle").flatMap(\.errors).joined()
        }
        let one = message("VStack { if on { Circle() }; Text(\"a\") }")
        #expect(one.contains("no view matches Circle") && one.contains("which wrote on"))
        let others = message("VStack { if on { Circle() }; Circle(); Circle() }")
        #expect(others.contains("2 views match Circle"))
    }

    @Test(
        "TRANS-1 and others: :lint finds each mistake where it stands, and nothing in its cure",
        arguments: [
            (
                "if on { Text(\"a\").transition(.slide) }; Button(\"b\") { on.toggle() }",
                "if on { Text(\"a\").transition(.slide) }; Button(\"b\") { withAnimation { on.toggle() } }",
                "never plays"
            ),
            (
                "if on { Text(\"a\").animation(.default, value: on) }",
                "VStack { if on { Text(\"a\") } }.animation(.default, value: on)", "comes and goes with its view"
            ),
            (
                "Circle().opacity(on ? 0 : 1).onAppear { withAnimation(.linear.repeatForever()) { on = true } }",
                "Circle().opacity(on ? 0 : 1).onAppear { withAnimation(.linear.repeatForever()) { on = true } }"
                    + ".onTapGesture { withAnimation { on = false } }", "nothing ends"
            ),
            ("Text(\"a\").id(UUID())", "Text(\"a\").id(on)", "new id in every evaluation"),
            (
                "Text(\"a\").transaction { t in t.addAnimationCompletion { print(1) } }",
                "Text(\"a\").transaction(value: on) { t in t.addAnimationCompletion { print(1) } }", "added once"
            ),
            (
                "Circle().matchedGeometryEffect(id: 1, in: space); Text(\"a\").matchedGeometryEffect(id: 1, in: space)",
                "Circle().matchedGeometryEffect(id: 1, in: space); "
                    + "Text(\"a\").matchedGeometryEffect(id: 1, in: space, isSource: false)", "second source"
            ),
            ("Text(\"a\").animation(.easeIn)", "Text(\"a\").animation(.easeIn, value: on)", "deprecated"),
        ])
    func linting(mistake: String, cure: String, message: String) {
        let state = "@State var on = false\n@Namespace var space"
        var wrong = RunningProgram(body: "VStack { \(mistake) }", state: state)
        #expect(wrong.lint().contains { $0.contains(message) })
        var right = RunningProgram(body: "VStack { \(cure) }", state: state)
        #expect(right.lint().isEmpty)
    }

    @Test("LIFE-3 :lint finds a shape whose moving number no animatableData holds")
    func missingData() {
        func program(_ member: String) -> RunningProgram {
            RunningProgram(
                """
                struct Bar: Shape {
                    var part: Double
                    \(member)
                    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * part, height: 4)) }
                }
                struct ContentView: View { @State var part = 0.0; var body: some View { Bar(part: part) } }
                """)
        }
        var wrong = program("")
        #expect(wrong.lint().contains { $0.contains("Bar has no animatableData") })
        var right = program("var animatableData: Double { get { part } set { part = newValue } }")
        #expect(right.lint().isEmpty)
    }
}
