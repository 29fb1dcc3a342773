import Testing

/// The language as people paste it; the expected lines are what Swift prints for the same source on Apple's systems.
@Suite struct PastedLanguageTests {
    @Test("a function of several parameters stands where one of a tuple is wanted")
    func spreading() throws {
        let source = """
            struct Sale { let id = 7; let label: String; var value: Double }
            func add(_ a: Int, _ b: Int) -> Int { a + b }
            let times: (Int, Int) -> Int = { $0 * $1 }
            print(zip(["Mo"], [3.5]).map(Sale.init(label:value:)), zip(["Tu"], [1.0]).map(Sale.init)[0].value)
            print(zip([1, 2], [3, 4]).map(add), zip([1, 5], [3, 4]).map(max), zip([1, 2], [3, 4]).map(times))
            print(["a", "b"].enumerated().map { "\\($0)\\($1)" })
            """
        #expect(
            try printed(source) == [
                #"[main.Sale(id: 7, label: "Mo", value: 3.5)] 1.0"#, "[4, 6] [3, 5] [3, 8]", #"["0a", "1b"]"#,
            ])
    }

    @Test("a type nested in a generic one keeps the other's arguments")
    func nested() throws {
        let source = """
            struct Game<Content> where Content: Equatable {
                struct Card: Equatable { let content: Content; var isUp = false }
                enum Move { case flip(Content), none }
                var cards: [Card] = []
            }
            struct Holder { let card: Game<String>.Card; var text: String { card.content + "!" } }
            typealias Card = Game<Int>.Card
            func show(_ move: Game<String>.Move) { if case .flip(let text) = move { print(text.count) } }
            print(Holder(card: .init(content: "a")).text, Card(content: 3).content + 1)
            show(.flip("abc"))
            print(Game<Double>.Card(content: 2).content)
            """
        #expect(try printed(source) == ["a! 4", "3", "2.0"])
    }

    @Test("a selector names a method for a timer, with and without its parameter")
    func selectors() throws {
        let source = """
            class Clock: NSObject {
                var ticks = 0
                func start() {
                    Timer.scheduledTimer(
                        timeInterval: 0.1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
                    Timer.scheduledTimer(
                        timeInterval: 0.5, target: self, selector: #selector(Clock.once(_:)), userInfo: nil, repeats: false)
                }
                @objc func tick(timer: Timer) { ticks += 1; if ticks == 3 { timer.invalidate(); print("done") } }
                @objc func once(_ timer: Timer) { print("once \\(ticks)") }
            }
            let clock = Clock()
            clock.start()
            """
        #expect(try printed(source) == ["done", "once 3"])
    }

    @Test("a closure without parameters stands where a Void is given, and a subject's send() is a function")
    func voids() throws {
        let source = """
            import Combine
            let subject = PassthroughSubject<Void, Never>()
            let token = subject.sink { print("sent") }
            func run(action: () -> Void) { action() }
            run(action: subject.send)
            let take: (Void) -> Int = { 4 }
            print(take(()))
            """
        #expect(try printed(source) == ["sent", "4"])
    }

    @Test("values of geometry print as their numbers, an angle in radians")
    func geometry() throws {
        let source = """
            print(CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4), CGRect(x: 0, y: 1, width: 2, height: 3))
            print([CGPoint.zero], CGVector(dx: 1, dy: 2), Angle.degrees(180), UnitPoint.center)
            print("\\(CGSize.zero)", CGPoint.zero.debugDescription)
            """
        #expect(
            try printed(source) == [
                "(1.0, 2.0) (3.0, 4.0) (0.0, 1.0, 2.0, 3.0)",
                "[(0.0, 0.0)] CGVector(dx: 1.0, dy: 2.0) Angle(radians: 3.141592653589793) UnitPoint(x: 0.5, y: 0.5)",
                "(0.0, 0.0) (0.0, 0.0)",
            ])
    }

    @Test("dump shows a value with its parts, an object once")
    func dumping() throws {
        let source = """
            class Node { var name = "a"; var next: Node? }
            enum Mark { case plain, both(x: Int, y: String), one(Int) }
            struct Box { var node: Node; var marks: [Mark]; var size: (Int, w: Double) }
            let node = Node()
            node.next = node
            dump(Box(node: node, marks: [.plain, .one(1), .both(x: 1, y: "b")], size: (1, 2.5)), name: "box")
            print(dump(3) + 1)
            dump(["k": Optional(1)])
            """
        #expect(
            try printed(source) == [
                "▿ box: main.Box", "  ▿ node: main.Node #0", #"    - name: "a""#,
                "    ▿ next: Optional(main.Node)", "      - some: main.Node #0", "  ▿ marks: 3 elements",
                "    - main.Mark.plain", "    ▿ main.Mark.one", "      - one: 1", "    ▿ main.Mark.both",
                "      ▿ both: (2 elements)", "        - x: 1", #"        - y: "b""#, "  ▿ size: (2 elements)",
                "    - .0: 1", "    - w: 2.5", "- 3", "4", "▿ 1 key/value pair", "  ▿ (2 elements)",
                #"    - key: "k""#, "    ▿ value: Optional(1)", "      - some: 1",
            ])
    }

    @Test("what only the language may name, and where a task needs a function around it, is refused")
    func refused() {
        let refusals = [
            ("for $x in [1] { print($x) }", "the '$' prefix is reserved"), ("let $a = 1", "the '$' prefix is reserved"),
            ("func f($a: Int) {}", "the '$' prefix is reserved"),
            ("func f() async -> Int { 1 }\nasync let a = f()", "'async let' can only be used on local declarations"),
            ("struct S { async let a = 1 }", "'async let' can only be used on local declarations"),
        ]
        for (source, message) in refusals {
            #expect(refusal(of: source)?.contains(message) == true, "\(source)")
        }
    }

    @Test("durations in patterns with padding and fractions")
    func durations() throws {
        let source = """
            let span = Duration.seconds(3723.45)
            print(span.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 3))))
            print(span.formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 1))))
            print(span.formatted(.time(pattern: .minuteSecond)))
            """
        #expect(try printed(source) == ["062:03", "01:02:03.4", "62:03"])
    }
}
