import Testing

@Suite("What entries at the prompt know of the file")
struct PromptScopeTests {
    @Test("Operators and precedence groups of the file, and of entries before, are known at the prompt")
    func operators() {
        var program = RunningProgram(
            """
            precedencegroup Loose { lowerThan: AdditionPrecedence }
            infix operator |>: Loose
            func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }
            struct ContentView: View { var body: some View { Text("a") } }
            """)
        #expect(program.run("print(2 + 3 |> String.init)") == ["5"])
        program.run("precedencegroup Tight { higherThan: MultiplicationPrecedence }")
        program.run("infix operator +++: Tight\nfunc +++ (a: Int, b: Int) -> Int { a + b }")
        #expect(program.run("print(2 * 3 +++ 4)") == ["14"])
    }
}
