import Testing

@testable import SwiftSubset

@Suite("Expressions")
struct ExpressionTests {
    @Test(
        "SYNTAX literals",
        arguments: [
            ("1_000", "1000"), ("0xFF", "255"), ("0b101", "5"), ("0o17", "15"), ("1.5e2", "150.0"), ("0x1p3", "8.0"),
            ("-4", "(- 4)"), ("true", "true"), ("nil", "nil"), ("[1, 2,]", "[1, 2]"), ("[]", "[]"),
            ("[:]", "[|dict]"), ("[\"a\": 1, \"b\": 2]", "[\"a\": 1, \"b\": 2|dict]"),
            ("18446744073709551615", "18446744073709551615"),
        ])
    func literals(source: String, expected: String) {
        #expect(Sketch.statements("x = \(source)") == "set(x = \(expected))")
    }

    @Test(
        "SYNTAX strings: escapes, interpolation, raw and multi-line forms",
        arguments: [
            (#""a\tb\n\"\u{D55C}\0\\""#, "\"a\tb\n\"한\0\\\""),
            (#""n \(n) of \(all, specifier: "%.1f")""#, #""n \(n) of \(all, specifier: "%.1f")""#),
            (##"#"raw \n \(x) \#(y) "q""#"##, #""raw \n \(x) \(y) "q"""#),
            (
                "\"\"\"\n    one\n      two \\\n    three\n\n    four \\(x)\n    \"\"\"",
                "\"one\n  two three\n\nfour \\(x)\""
            ),
            ("\"\"\"\n\"\"\"", "\"\""),
            (#""""#, #""""#),
        ])
    func strings(source: String, expected: String) {
        #expect(Sketch.statements("x = \(source)") == "set(x = \(expected))")
    }

    @Test(
        "SYNTAX names, members, calls, subscripts",
        arguments: [
            ("foo", "foo"), ("`class`", "class"), ("$value", "$value"), ("_store", "_store"),
            ("Box<Int>(1)", "Box<Int>(1)"), ("Box<Int>.init", "Box<Int>.init"), ("a.b.c", "a.b.c"),
            (".easeIn(duration: 1)", ".easeIn(duration: 1)"), (".red.opacity(0.5)", ".red.opacity(0.5)"),
            ("pair.0.1", "pair.#0.#1"), ("Int.self", "Int.self"), ("f(_:by:)", "f(_:by:)"),
            ("list[0, default: 1]", "list[0, default: 1]"), ("list[keyPath: \\.a]", "list[keyPath: \\.a]"),
            ("f { a } then: { b }", "f {in a} then: {in b}"), ("f(1) { a }", "f(1) {in a}"),
            ("super.init(a: 1)", "super.init(a: 1)"), ("self.x", "self.x"), ("Self.zero", "type(Self).zero"),
            ("reduce(0, +)", "reduce(0, op+)"), ("f(&a, b: &c[0])", "f(&a, b: &c[0])"), ("a()()", "a()()"),
            ("#function", "#function()"), ("#selector(a.b)", "#selector(a.b)"),
        ])
    func postfix(source: String, expected: String) {
        #expect(Sketch.statements("x = \(source)") == "set(x = \(expected))")
    }

    @Test(
        "SYNTAX an optional chain ends where its postfix expression does",
        arguments: [
            ("a?.b", "<a?.b>"), ("a?.b?.c()", "<a?.b?.c()>"), ("a?[0]!.b", "<a?[0]!.b>"), ("a!.b", "a!.b"),
            ("f(a?.b).c", "f(<a?.b>).c"), ("a?.f(b?.c)", "<a?.f(<b?.c>)>"), ("(a?.b).c", "paren(<a?.b>).c"),
            ("a?.b ?? c", "(<a?.b> ?? c)"), ("g?(1)", "<g?(1)>"),
        ])
    func chains(source: String, expected: String) {
        #expect(Sketch.statements("x = \(source)") == "set(x = \(expected))")
    }

    @Test(
        "SYNTAX operators fold by precedence and associativity",
        arguments: [
            ("a + b * c - d", "((a + (b * c)) - d)"), ("a ?? b ?? c", "(a ?? (b ?? c))"),
            ("a < b && c > d || e", "(((a < b) && (c > d)) || e)"), ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
            ("a == b ? c + 1 : d", "((a == b) ? (c + 1) : d)"), ("0..<n + 1", "(0 ..< (n + 1))"),
            ("-a * !b", "((- a) * (! b))"), ("a as? Int ?? 0", "((a conditional Int) ?? 0)"),
            ("a is B && c", "((a test B) && c)"), ("b as! C", "(b forced C)"), ("1 as Double", "(1 coerce Double)"),
            ("a << 2 + 1", "((a << 2) + 1)"), ("x...", "(x ...)"), ("(...3)", "paren((... 3))"),
            ("try a + b", "try-propagate((a + b))"), ("try? await f() + 1", "try-optional(await((f() + 1)))"),
            ("await a.b().c", "await(a.b().c)"), ("try! f()", "try-forced(f())"),
        ])
    func folding(source: String, expected: String) {
        #expect(Sketch.statements("x = \(source)") == "set(x = \(expected))")
    }

    @Test("SYNTAX assignments, compound and discarding")
    func assignments() {
        #expect(Sketch.statements("a.b += c * 2") == "set(a.b += (c * 2))")
        #expect(Sketch.statements("_ = f()") == "set(_ = f())")
        #expect(Sketch.statements("a?.b = 1") == "set(<a?.b> = 1)")
        #expect(Sketch.statements("(a, b) = (b, a)") == "set(tuple(a, b) = tuple(b, a))")
        #expect(Sketch.statements("try a = f()") == "try-propagate(set(a = f()))")
    }

    @Test("SYNTAX a program's own operators and precedence groups")
    func ownOperators() {
        let source = """
            precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
            infix operator **: Power
            infix operator <~: AssignmentPrecedence
            a <~ 2 * b ** c ** d
            """
        #expect(Sketch.statements(source).hasSuffix("set(a <~ (2 * (b ** (c ** d))))"))
        let first = parse(SourceFile(name: "1", text: "infix operator +++: AdditionPrecedence"))
        let second = parse(SourceFile(name: "2", text: "a +++ b * c"), operators: first.operators)
        #expect(second.program.statements.map(Sketch.draw) == ["(a +++ (b * c))"])
    }

    @Test(
        "SYNTAX closures",
        arguments: [
            ("{ $0 + $1 }", "{$2 in ($0 + $1)}"), ("{ a, _ in a }", "{(a, _) in a}"),
            ("{ f { $0 } }", "{in f {$1 in $0}}"),
            ("{ (a: Int, b) -> Bool in true }", "{(a: Int, b) -> Bool in true}"), ("{ () in }", "{() in }"),
            ("{ [weak self, unowned b, c = d] in self }", "{[weak self = self, unowned b = b, strong c = d] in self}"),
            (
                "{ @MainActor (x: inout Int) async throws -> Void in x += 1 }",
                "{@MainActor (x: inout Int) async throws -> Void in set(x += 1)}"
            ),
            ("{ (i, item) in i }", "{(i, item) in i}"),
        ])
    func closures(source: String, expected: String) {
        #expect(Sketch.statements("x = \(source)") == "set(x = \(expected))")
    }

    @Test(
        "SYNTAX key paths",
        arguments: [
            ("\\.self", "\\.self"), ("\\Item.name.count", "\\Item.name.count"), ("\\.a?.b!.c", "\\.a?.b!.c"),
            ("\\[Int].[0]", "\\[Int][0]"), ("\\.pair.0", "\\.pair.#0"), ("\\Array<Int>.count", "\\Array<Int>.count"),
        ])
    func keyPaths(source: String, expected: String) {
        #expect(Sketch.statements("x = \(source)") == "set(x = \(expected))")
    }

    @Test(
        "SYNTAX types where a value is expected",
        arguments: [
            ("[Int]()", "type([Int])()"), ("[String: [Int]]()", "type([String: [Int]])()"),
            ("Int?.none", "type(Int?).none"),
            ("[a](1)", "[a](1)"), ("[CGFloat].self", "type([CGFloat]).self"),
            ("[(Int) -> Void]()", "type([(Int) -> Void])()"),
            ("[A.B]()", "type([A.B])()"), ("Optional<Int>.some(1)", "Optional<Int>.some(1)"),
            ("(any View).self", "type(any View).self"), ("[1, 2].count", "[1, 2].count"),
        ])
    func typeExpressions(source: String, expected: String) {
        #expect(Sketch.statements("x = \(source)") == "set(x = \(expected))")
    }

    @Test("SYNTAX if and switch as values, tuples")
    func values() {
        #expect(Sketch.statements("let x = if a { 1 } else { 2 }") == "let let x = value-if a {1} else {2}")
        #expect(
            Sketch.statements("let x = switch a { case 1: 2 default: 3 }")
                == "let let x = value-switch a [~= 1{2} default{3}]")
        #expect(Sketch.statements("x = (a: 1, 2)") == "set(x = tuple(a: 1, 2))")
        #expect(Sketch.statements("x = ()") == "set(x = tuple())")
    }
}
