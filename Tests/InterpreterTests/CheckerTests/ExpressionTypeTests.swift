import Testing

@testable import Interpreter

struct ExpressionTypeTests {
    @Test(
        "Literals are typed by where they stand",
        arguments: [
            ("7 / 2", "Int"), ("7 / 2.0", "Double"), ("[1, 2.5, 3]", "[Double]"), ("[\"a\": 1]", "[String: Int]"),
            ("[Optional(1), nil]", "[Int?]"), ("true ? 100 : 50.5", "Double"), ("(1, \"a\")", "(Int, String)"),
            ("max(0, 1.5)", "Double"), ("-3", "Int"),
        ])
    func literals(source: String, type: String) {
        let checked = CheckingSource(entry: source)
        #expect(checked.errors == [])
        #expect(checked.type == type)
    }

    @Test(
        "Closures take their parameters from where they stand and give what their body gives",
        arguments: [
            ("[1, 2].map { $0 + 1 }", "[Int]"), ("[1, 2].map { Double($0) * 2 }", "[Double]"),
            ("[1.5].reduce(0) { $0 + $1 }", "Double"), ("[\"a\"].map { text in text + \"b\" }", "[String]"),
            ("[\"k\": 2].map { key, value in value }", "[Int]"), ("[3].map { n in let m = n + 1; return m }", "[Int]"),
        ])
    func closures(source: String, type: String) {
        let checked = CheckingSource(entry: source)
        #expect(checked.errors == [])
        #expect(checked.type == type)
    }

    @Test(
        "Implicit members are found in the expected type, chains and optionals included",
        arguments: [
            "let c: Curve = .linear", "let c: Curve = .linear(duration: 1).delay(2)", "let c: Curve? = .linear",
            "let c: [Curve] = [.linear, .linear(duration: 2)]", "animate(.linear) { 1 }", "animate { 1 }",
            "let c: Curve = true ? .linear : .linear(duration: 1)",
        ])
    func implicitMembers(source: String) {
        #expect(CheckingSource(entry: source).errors == [])
    }

    @Test("A property beside a function of its name is meant unless it is called")
    func overloadedProperty() {
        #expect(CheckingSource(entry: "Curve.linear").type == "Curve")
        #expect(CheckingSource(entry: "Curve.linear(duration: 1)").type == "Curve")
    }

    @Test("Optional chains flatten, and coalescing takes the optional away")
    func optionals() {
        let source = "struct Leaf { var n = 1; var next: Int? = nil }; let leaf: Leaf? = nil"
        #expect(CheckingSource(source, entry: "leaf?.n").type == "Int?")
        #expect(CheckingSource(source, entry: "leaf?.next").type == "Int?")
        #expect(CheckingSource(source, entry: "leaf?.n ?? 3").type == "Int")
        #expect(CheckingSource(source, entry: "leaf!.n").type == "Int")
    }

    @Test("Key paths know their root and what they lead to")
    func keyPaths() {
        let source = "struct Inner { var w = 1.0 }; struct Outer { var inner = Inner(); let n = 1 }"
        #expect(CheckingSource(source, entry: "\\Outer.inner.w").type == "WritableKeyPath<Outer, Double>")
        #expect(CheckingSource(source, entry: "\\Outer.n").type == "KeyPath<Outer, Int>")
        #expect(CheckingSource(source, entry: "[Outer()].map(\\.inner.w)").type == "[Double]")
    }
}
