import Testing

@testable import SwiftSubset

@Suite("Diagnostics")
struct DiagnosticTests {
    /// A source with the place of its one diagnostic between `«` and `»`.
    private func marked(_ text: String) -> (source: SourceFile, lower: Int, upper: Int) {
        let before = text.prefix { $0 != "«" }.utf8.count
        let inside =
            text.split(separator: "«", omittingEmptySubsequences: false).last?.prefix { $0 != "»" }.utf8.count ?? 0
        return (SourceFile(name: "t", text: text.filter { $0 != "«" && $0 != "»" }), before, before + inside)
    }

    @Test(
        "DIAG syntax errors are named with their place",
        arguments: [
            ("n = 1 + 2«)»", SyntaxDiagnostic.Kind.strayClosing(")")),
            ("print((1, 2«]»", .mismatchedClosing("]", expected: ")")),
            ("f { x in «)» }", .mismatchedClosing(")", expected: "}")),
            ("n = 1 + «* 2»", .missingOperand(after: "+", found: "*")),
            ("print(1 + «»)", .missingOperand(after: "+", found: "")), ("let «class» = 3", .keywordAsName("class")),
            ("func «in»() {}", .keywordAsName("in")), ("n = 2«» n = 3", .consecutiveStatements),
            ("«/*» never closed", .unterminatedComment), ("a «+-+» b", .unknownOperator("+-+")),
            ("a < b «<» c", .notAssociative("<", "<")), ("a + «try f()»", .effectOnTheRight("try", of: "+")),
            ("a && «await f()»", .effectOnTheRight("await", of: "&&")),
            ("infix operator <+>: «Nowhere»", .unknownPrecedenceGroup("Nowhere")),
            ("precedencegroup G {}\ninfix operator +!: G\na +! b «+» c", .unrelatedOperators("+!", "+")),
            ("x = «18446744073709551616»", .integerTooLarge("18446744073709551616")),
            ("if let «»class = 3 { }", .keywordAsName("class")), ("a«+*»", .unknownUnaryOperator("+*", .postfix)),
            ("x = «√»a", .unknownUnaryOperator("√", .prefix)), ("if a «=» 3 { }", .assignmentAsCondition),
            ("«else { b }»", .withoutOpener("else", opener: "if")),
            ("function«» f() {}", .foreignWord("function", swift: "func")),
            ("print(1 «2»)", .unexpected("2", expected: "',' or ')'")),
            ("let a =«»", .missingOperand(after: "=", found: "")),
            ("struct A { func f(a: Int)«» }", .missing("'{' and a body", after: "the signature")),
            ("struct A { var x: Int { «get» } }", .missing("'{' and a body", after: "'get'")),
            ("if a «»print(b)", .parser("expected '{' in 'if' statement")),
            ("if let «a.b» { }", .missing("a value", after: "the pattern")),
        ])
    func syntax(text: String, expected: SyntaxDiagnostic.Kind) {
        let (source, lower, upper) = marked(text)
        let found = parse(source).diagnostics
        #expect(found.map(\.kind) == [expected])
        #expect(found.map(\.range) == [SourceRange(file: source, lower: lower, upper: upper)])
    }

    @Test(
        "DIAG what is not lowered is named, never skipped",
        arguments: [
            ("x = «/a+/»", "regular expression literals"), ("let x: «[3 of Int]»", "inline arrays"),
            ("f(«consume x»)", "consume"), ("f(«copy x»)", "copy"), ("func f<«each T»>() {}", "each parameters"),
            ("struct A { var x: Int { get { 1 } «_modify { «yield &y» }» } }", "yield"),
            ("«macro m() = #n»", "macro declarations"), ("#if «platform(a)»\n#endif", "the condition platform"),
            ("func f() -> «<T> T» {}", "named opaque types"),
            ("f(«unsafe x»)", "unsafe"),
        ])
    func notYet(text: String, feature: String) {
        let source = SourceFile(name: "t", text: text.filter { $0 != "«" && $0 != "»" })
        let found = parse(source).diagnostics
        #expect(found.first?.message == "not in Inbetween yet: \(feature)")
        let lower = text.split(separator: "«", omittingEmptySubsequences: false).dropLast().joined().utf8.count
        #expect(found.first?.range.lower == lower)
    }

    @Test("DIAG parser errors keep the parser's words, with the bracket that they speak of")
    func parserWords() {
        let found = parse(SourceFile(name: "t", text: "f(1")).diagnostics
        #expect(found.map(\.message) == ["expected ')' to end function call"])
        #expect(found[0].opening?.lower == 1)
        #expect(found[0].range.lower == 3)
    }

    @Test("DIAG every kind has a sentence of its own, without a full stop")
    func sentences() {
        let source = SourceFile(name: "t", text: "")
        let kinds: [SyntaxDiagnostic.Kind] = [
            .parser("a"), .parserWarning("b"), .consecutiveStatements, .strayClosing(")"),
            .mismatchedClosing("]", expected: ")"), .missingOperand(after: "+", found: ""),
            .missingOperand(after: "+", found: "*"), .unexpected("a", expected: "b"), .keywordAsName("class"),
            .unterminatedComment, .missing("a", after: "b"), .withoutOpener("else", opener: "if"),
            .foreignWord("function", swift: "func"), .assignmentAsCondition, .unknownUnaryOperator("+*", .postfix),
            .missingOperand(after: "=", found: ""), .notYet("c"), .integerTooLarge("9"), .unknownOperator("+"),
            .notAssociative("<", ">"), .unrelatedOperators("<", ">"), .effectOnTheRight("try", of: "+"),
            .unknownPrecedenceGroup("G"), .tooDeep("a", limit: 1), .tooMany(2, limit: 1),
            .tooLarge(bytes: 2048, limit: 1024),
            .incomplete,
        ]
        let messages = kinds.map { SyntaxDiagnostic(kind: $0, range: source.range).message }
        #expect(Set(messages).count == kinds.count)
        #expect(messages.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") })
        #expect(kinds.filter { SyntaxDiagnostic(kind: $0, range: source.range).isWarning } == [.parserWarning("b")])
    }

    @Test("DIAG at most twenty diagnostics are given")
    func limit() {
        #expect(parse(SourceFile(name: "t", text: String(repeating: "a b\n", count: 50))).diagnostics.count == 20)
        #expect(parse(SourceFile(name: "t", text: String(repeating: "a +-+ b\n", count: 50))).diagnostics.count == 20)
    }
}
