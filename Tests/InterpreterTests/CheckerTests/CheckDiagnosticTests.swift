import Testing

@testable import Interpreter

struct CheckDiagnosticTests {
    @Test(
        "Each mistake is named at its place",
        arguments: [
            ("let broken: Int = \"x\"", "\"x\": cannot convert value of type 'String' to specified type 'Int'"),
            (
                "half(3, with: 2)",
                "with: incorrect argument labels in call to 'half' (have '_:with:', expected '_:by:')"
            ),
            ("half(4)", "half(4): missing argument for parameter 'by' in call to 'half'"),
            ("half(4, by: 2, 9)", "9: extra argument in call to 'half'"),
            ("limit = 9", "limit: cannot assign to value: 'limit' is a 'let' constant"),
            (
                "let n: Int = maybe",
                "maybe: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"
            ),
            (
                "Text(\"a\").opactiy(1)",
                "opactiy: value of type 'Text' has no member 'opactiy'; did you mean 'opacity'?"
            ),
            ("nowhere + 1", "nowhere: cannot find 'nowhere' in scope"),
            ("let x: Missing = 1", "Missing: cannot find type 'Missing' in scope"),
            ("if 1 { }", "1: a condition must be a Bool, not 'Int'"),
            ("half(3, by: \"x\")", "\"x\": cannot convert value of type 'String' to expected argument type 'Double'"),
        ])
    func mistakes(entry: String, message: String) {
        let source = "func half(_ x: Double, by d: Double) -> Double { x / d }; let limit = 5; let maybe: Int? = nil"
        #expect(CheckingSource(source, entry: entry).errors == [message])
    }

    @Test("A parameter and a loop's variable are constants")
    func constants() {
        let parameter = CheckingSource("func up(_ value: Int) { value += 1 }").errors
        let slip = "left side of mutating operator isn't mutable: "
        #expect(parameter == ["value: \(slip)'value' is a parameter, a 'let' constant"])
        let loop = CheckingSource(entry: "for i in 0..<3 { i += 1 }").errors
        #expect(loop == ["i: left side of mutating operator isn't mutable: 'i' is a 'let' constant"])
    }

    @Test("A body that is no view says so")
    func noView() {
        let errors = CheckingSource("struct Num: View { var body: some View { 5 } }").errors
        #expect(errors == ["5: type 'Int' does not conform to protocol 'View'"])
    }

    @Test("A function that may end without its result says so")
    func missingReturn() {
        let errors = CheckingSource("func f(_ b: Bool) -> Int { if b { return 1 } }").errors
        #expect(errors.count == 1)
        #expect(errors.first?.contains("missing return") == true)
    }

    @Test("A requirement that nothing serves is named")
    func unmetRequirement() {
        let errors = CheckingSource("protocol Loud { func shout() -> String }\nstruct Mouse: Loud { }").errors
        #expect(errors == ["Mouse: type 'Mouse' does not conform to protocol 'Loud': 'shout()' is missing"])
    }

    @Test("Errors in two functions are both reported, in source order")
    func several() {
        let errors = CheckingSource("func a() { nope() }\nfunc b() -> Int { \"x\" }").errors
        #expect(errors.count == 2)
        #expect(errors.first?.hasPrefix("nope") == true)
    }
}
