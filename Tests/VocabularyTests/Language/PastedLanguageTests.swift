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
        for (source, message) in refusals + conformances {
            #expect(refusal(of: source)?.contains(message) == true, "\(source)")
        }
    }

    /// What Swift refuses of conformances, extensions, superclasses and opaque results.
    private var conformances: [(String, String)] {
        let readable = "protocol P { var x: Int { get set } }\n"
        return [
            (readable + "struct S: P { var x: Int { 1 } }", "does not conform to protocol 'P'"),
            (readable + "struct S: P { let x = 1 }", "does not conform to protocol 'P'"),
            ("protocol P { static var x: Int { get } }\nstruct S: P { var x = 1 }", "does not conform to protocol 'P'"),
            ("protocol P { func f() -> Int }\nstruct S: P { func f() -> String { \"\" } }", "does not conform"),
            ("protocol P { func f() }\nstruct S: P { mutating func f() {} }", "does not conform to protocol 'P'"),
            ("final class A {}\nclass B: A {}", "inheritance from a final class 'A'"),
            ("extension Int { var x: Int }", "extensions must not contain stored properties"),
            ("import SwiftUI\nextension View { @State var x = 1 }", "extensions must not contain stored properties"),
            ("@Observable struct M { var n = 0 }", "'@Observable' cannot be applied to struct type 'M'"),
            (
                """
                import SwiftUI
                func f() -> some View { if Bool.random() { return Text("a") } else { return Image("b") } }
                """, "do not have matching underlying types: 'Text' and 'Image'"
            ),
            (
                """
                import SwiftUI
                class M {}
                struct V: View { @ObservedObject var m = M()\nvar body: some View { Text("a") } }
                """, "type 'M' does not conform to protocol 'ObservableObject'"
            ),
        ]
    }

    @Test("what serves a requirement in another way than it is written is taken")
    func served() throws {
        let source = """
            protocol Named { associatedtype Mark; var name: String { get }; static var all: [Self] { get }; func mark() -> Mark }
            enum Kind: Named { case a, b
                var name: String { get { "k" } set { } }
                static let all = [Kind.a, .b]
                func mark() -> Int { 3 } }
            protocol Counting: AnyObject { var count: Int { get set }; mutating func add() }
            class Counter: Counting { var count = 0; func add() { count += 1 } }
            struct Box: Named { static var all: [Box] = []; let name: String; func mark() -> String { name } }
            let counter = Counter()
            counter.add()
            print(Kind.all.count, Kind.a.mark(), counter.count, Box(name: "b").mark())
            """
        #expect(try printed(source) == ["2 3 1 b"])
    }

    @Test("notifications carry their user info to publishers, blocks and selectors")
    func notifications() throws {
        let source = """
            import Foundation
            import Combine
            extension Notification.Name { static let ping = Notification.Name("ping") }
            class Listener: NSObject {
                override init() {
                    super.init()
                    NotificationCenter.default.addObserver(self, selector: #selector(heard(_:)), name: .ping, object: nil)
                }
                @objc func heard(_ note: Notification) { print("heard", note.object as? Int ?? 0) }
            }
            let listener = Listener()
            let token = NotificationCenter.default.addObserver(forName: .ping, object: nil, queue: .main) { note in
                print("block", note.userInfo?["n"] as? Int ?? -1)
            }
            let sink = NotificationCenter.default.publisher(for: .ping).sink { print($0.name.rawValue) }
            NotificationCenter.default.post(name: .ping, object: 5, userInfo: ["n": 3])
            NotificationCenter.default.removeObserver(token)
            NotificationCenter.default.post(name: .ping, object: nil)
            """
        let lines = try printed(source)
        #expect(Set(lines.prefix(3)) == ["heard 5", "block 3", "ping"])
        #expect(Set(lines.dropFirst(3)) == ["heard 0", "ping"])
    }

    @Test("numbers are bridged, limits of digits go along, a subscripted literal takes its keys from the subscript")
    func bridging() throws {
        let source = """
            import Foundation
            enum Level { case low, high
                var mark: String { [.low: "l", .high: "h"][self, default: "?"] } }
            let format = NumberFormatter()
            format.numberStyle = .currency
            format.maximumFractionDigits = 0
            print(format.string(from: 1500.4 as NSNumber) ?? "", format.string(from: 3 as NSNumber) ?? "", Level.high.mark)
            """
        #expect(try printed(source) == ["$1,500 $3 h"])
    }

    @Test("a generic builder has one type in a closure")
    func builders() throws {
        let source = """
            @resultBuilder enum Listing<ID: Hashable> {
                static func buildExpression(_ item: Item<ID>) -> [Item<ID>] { [item] }
                static func buildBlock(_ parts: [Item<ID>]...) -> [Item<ID>] { parts.flatMap { $0 } }
                static func buildOptional(_ part: [Item<ID>]?) -> [Item<ID>] { part ?? [] }
            }
            struct Item<ID: Hashable> { let id: ID; var title = "" }
            enum Page: Hashable { case all, mine }
            func listed<ID: Hashable>(_ first: ID, @Listing<ID> _ items: () -> [Item<ID>]) -> [ID] { items().map(\\.id) }
            let extra = true
            print(listed(Page.all) { Item(id: .all, title: "A"); Item(id: .mine); if extra { Item(id: .all) } }.count)
            """
        #expect(try printed(source) == ["3"])
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
