import Testing

@Suite struct InferenceTests {
    @Test("an initializer as a function is the one that takes what is given, the plainest first")
    func initializersAsFunctions() throws {
        let source = """
            print(["1", "x"].map(Int.init), ["1", "x"].compactMap(Int.init), [1, 2].map(String.init))
            print([2.7, 3.2].map(Int.init), [1, 2].map(Double.init), "a b".split(separator: " ").map(String.init))
            """
        #expect(
            try printed(source) == [
                #"[Optional(1), nil] [1] ["1", "2"]"#, #"[2, 3] [1.0, 2.0] ["a", "b"]"#,
            ])
    }

    @Test("an assigning operator as a function changes its first argument")
    func assigningOperators() throws {
        #expect(try printed("print([1, 2, 3].reduce(into: 0, +=), [2, 3].reduce(into: 1, *=))") == ["6 6"])
    }

    @Test("bounds of a range pattern are of the subject's type")
    func rangePatterns() throws {
        let source = """
            func name(_ width: Double) -> String {
                switch width {
                case -500...(-150): "left"
                case 150...500: "right"
                case 0..<1: "none"
                default: "other"
                }
            }
            print(name(-200), name(200), name(0.5), name(20))
            """
        #expect(try printed(source) == ["left right none other"])
    }

    @Test("the patterns of one case bind the same variables")
    func sharedBindings() throws {
        let source = """
            enum Sound { case playing(String), paused(String, at: Double), off }
            func title(_ sound: Sound) -> String? {
                switch sound {
                case .off: return nil
                case .playing(let name), .paused(let name, _): return name
                }
            }
            print(title(.playing("a")) ?? "-", title(.paused("b", at: 1)) ?? "-", title(.off) ?? "-")
            """
        #expect(try printed(source) == ["a b -"])
    }

    @Test("elements without a type of their own follow what is expected of the array's member")
    func implicitElements() throws {
        let source = """
            enum Suit: String { case spade, heart }
            let one: Suit = [.spade, .spade].randomElement()!
            let first: Suit? = [.heart, .spade].first
            print(one, first!, [Suit.heart, .spade].map(\\.rawValue))
            func wide(_ width: Double?) -> Double { width ?? 0 }
            let parts = [0.5, 1.0]
            print(wide(24 * (parts.isEmpty ? parts[0] : 0.25)))
            """
        #expect(try printed(source) == [#"spade heart ["heart", "spade"]"#, "6.0"])
    }

    @Test("a file with statements runs from top to bottom: its variables begin where they stand")
    func scripts() throws {
        let source = """
            func log(_ n: Int) -> Int { print("made", n); return n }
            let a = log(1)
            print("between")
            let b = log(2)
            print(a + b)
            """
        #expect(try printed(source) == ["made 1", "between", "made 2", "3"])
    }

    @Test("a lazy property of a struct is computed once")
    func lazyStruct() throws {
        let source = """
            struct Store { lazy var value: Int = { print("computed"); return 7 }() }
            var store = Store()
            print(store.value, store.value)
            func local() { var own = Store(); print(own.value + own.value) }
            local()
            """
        #expect(try printed(source) == ["computed", "7 7", "computed", "14"])
    }

    @Test("the type of a lazy property is inferred where self is the instance")
    func lazySelf() throws {
        let source = """
            final class Shop {
                var stock = 4
                lazy var clerk = Clerk(self)
                lazy var twice = self.stock * 2
                lazy var sign = "open: \\(stock)"
            }
            final class Clerk { unowned let shop: Shop; init(_ shop: Shop) { self.shop = shop } }
            struct Line { var length = 3.0; lazy var half = length / 2 }
            let shop = Shop()
            shop.stock = 5
            print(shop.clerk.shop.stock, shop.twice, shop.sign)
            var line = Line()
            print(line.half)
            """
        #expect(try printed(source) == ["5 10 open: 5", "1.5"])
    }

    @Test("a static property may have a wrapper")
    func wrappedStatics() throws {
        let source = """
            @propertyWrapper struct Kept<Value> {
                let key: String
                var stored: Value
                var wrappedValue: Value { get { stored } set { stored = newValue; print(key, "set") } }
                var projectedValue: String { key }
                init(wrappedValue: Value, _ key: String) { stored = wrappedValue; self.key = key }
            }
            enum Settings { @Kept("volume") static var volume = 0.5; @Kept("name") static var name: String = "x" }
            @Kept("top") var top = 1
            Settings.volume += 1
            top = 3
            print(Settings.volume, Settings.name, Settings.$name, top, $top)
            """
        #expect(try printed(source) == ["volume set", "top set", "1.5 x name 3 top"])
    }

    @Test("one await covers every call behind it")
    func awaits() throws {
        let source = """
            func number(_ n: Int) async -> Int { try? await Task.sleep(nanoseconds: 1000); return n }
            Task {
                async let a = number(1)
                async let b = number(2)
                print(await [a, b], await number(3) + number(4), await (number(5), number(6)))
            }
            """
        #expect(try printed(source) == ["[1, 2] 7 (5, 6)"])
    }

    @Test("endless values of each other end with an error")
    func cycles() {
        #expect(throws: (any Error).self) {
            try printed("enum A { static let x = B.y + 1 }; enum B { static let y: Int = A.x }; print(A.x)")
        }
    }
}
