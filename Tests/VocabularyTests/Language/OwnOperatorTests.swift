import Testing

@Suite("Operators of the program's own")
struct OwnOperatorTests {
    private let pipe = """
        precedencegroup Pipe { associativity: left }
        infix operator |>: Pipe
        func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }
        func twice(_ number: Int) -> Int { number * 2 }

        """

    @Test(
        "A generic operator takes closures, functions and initializers, one after the other",
        arguments: [
            ("5 |> { $0 * 2 } |> String.init", "10"), ("5 |> String.init", "5"), ("5 |> twice |> String.init", "10"),
            ("5 |> { $0 * 2 } |> { \"<\\($0)>\" }", "<10>"), ("\"42\" |> Int.init", "Optional(42)"),
            ("5 |> twice |> twice |> Double.init", "20.0"),
        ])
    func chains(expression: String, expected: String) throws {
        #expect(try printed(pipe + "print(\(expression))") == [expected])
    }

    @Test("What is bound to a class may be given where any object is asked for")
    func objects() throws {
        let source = """
            protocol Model: AnyObject {}
            final class Store: Model {}
            func same<T: AnyObject, M: Model>(_ first: T, _ second: M, _ third: any Model) -> Bool {
                let object: AnyObject = first
                return ObjectIdentifier(object) == ObjectIdentifier(second) && ObjectIdentifier(third) == ObjectIdentifier(first)
            }
            let store = Store()
            print(same(store, store, store))
            """
        #expect(try printed(source) == ["true"])
    }
}
