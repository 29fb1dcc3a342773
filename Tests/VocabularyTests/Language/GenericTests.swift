import Testing

@Suite struct GenericTests {
    @Test("generic aliases, functions as values with conversions, operators given closures and pairs")
    func values() throws {
        let source = """
            typealias Pair<A> = (A, A)
            typealias Handler<T> = (T) -> Void
            let pair: Pair<Int> = (1, 2)
            let show: Handler<String> = { print("got", $0) }
            show("\\(pair.0 + pair.1)")
            enum Mark { case done(String?) }
            print(["a"].map(Mark.done).count, ["1", "x"].compactMap(Int.init), zip([1, 2], [3, 4]).map(+))
            infix operator |>: AdditionPrecedence
            func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
            print(3 |> { $0 * 10 } |> { "\\($0)!" })
            """
        #expect(try printed(source) == ["got 3", "1 [1] [4, 6]", "30!"])
    }

    @Test("a value of `any P` given to a generic parameter brings its own type along")
    func opened() throws {
        let source = """
            protocol Shape { static func unit() -> Self; var side: Double { get } }
            struct Square: Shape { var side: Double; static func unit() -> Square { Square(side: 1) } }
            struct Disc: Shape { var side: Double; static func unit() -> Disc { Disc(side: 2) } }
            func unit<T: Shape>(like shape: T) -> Double { T.unit().side }
            let shapes: [any Shape] = [Square(side: 9), Disc(side: 9)]
            print(shapes.map { unit(like: $0) })
            protocol Sized { init(side: Double) }
            extension Square: Sized {}
            func make<S: Sized>(_ type: S.Type) -> S { S(side: 3) }
            print(make(Square.self).side)
            """
        #expect(try printed(source) == ["[1.0, 2.0]", "3.0"])
    }

    @Test("`reduce(.zero, +)` takes the elements' zero")
    func zero() throws {
        let source = """
            struct V: AdditiveArithmetic {
                var x = 0.0
                static var zero: V { V() }
                static func + (l: V, r: V) -> V { V(x: l.x + r.x) }
                static func - (l: V, r: V) -> V { V(x: l.x - r.x) }
            }
            print([V(x: 1), V(x: 2)].reduce(.zero, +).x)
            """
        #expect(try printed(source) == ["3.0"])
    }

    @Test("members looked up by name, calls with names, key paths of lesser kinds")
    func dynamic() throws {
        let source = """
            @dynamicMemberLookup struct Bag {
                var all: [String: Int]
                subscript(dynamicMember name: String) -> Int? { get { all[name] } set { all[name] = newValue } }
            }
            var bag = Bag(all: ["a": 1])
            bag.b = 4
            print(bag.a!, bag.b!, bag.c as Any)
            @dynamicCallable struct Adder {
                func dynamicallyCall(withArguments values: [Int]) -> Int { values.reduce(0, +) }
            }
            print(Adder()(1, 2, 3))
            struct Point { var x = 1, name = "p" }
            let paths: [PartialKeyPath<Point>] = [\\.x, \\.name]
            for path in paths { print(Point()[keyPath: path]) }
            """
        #expect(try printed(source) == ["1 4 nil", "6", "1", "p"])
    }

    @Test("a typed throw gives `error` its type")
    func typedThrows() throws {
        let source = """
            enum Fault: Error { case dry, wet }
            func pour(_ bad: Bool) throws(Fault) -> Int { if bad { throw .dry }; return 1 }
            do { print(try pour(false)); print(try pour(true)) } catch { print(error == .dry) }
            """
        #expect(try printed(source) == ["1", "true"])
    }
}
