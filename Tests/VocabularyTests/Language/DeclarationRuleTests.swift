import Testing

// The sentences are swiftc's for the same source where it has one of its own.
@Suite struct DeclarationRuleTests {
    @Test(
        "rules of declarations are held",
        arguments: [
            ("class A { var x: Int }", "class 'A' has no initializers"),
            (
                "class A { func f() {} }; class B: A { func f() {} }",
                "overriding declaration requires an 'override' keyword"
            ),
            (
                "class A {}; class B: A { override func g() {} }",
                "method 'g' does not override anything of its superclass"
            ),
            (
                "struct A { var x: Int; init() {} }",
                "return from initializer without initializing all stored properties: 'x' is not initialized"
            ),
            (
                "struct A: Equatable { var f: () -> Void }",
                "type 'A' does not conform to protocol 'Equatable': stored property 'f' of type '() -> Void' does not"
            ),
            ("var x = 1; let x = 2", "invalid redeclaration of 'x'"),
            ("struct A {}; enum A {}", "invalid redeclaration of 'A'"),
        ])
    func declarations(source: String, message: String) throws {
        let found = try complaints(source)
        #expect(found.contains { $0.hasSuffix(": " + message) }, "\(found)")
    }

    @Test(
        "mistakes in calls and expressions are told as the compiler tells them",
        arguments: [
            ("func f(a: Int, b: Int) {}; func g() { f(b: 1, a: 2) }", "argument 'a' must precede argument 'b'"),
            ("func f(a: Int) {}; func g() { f(1) }", "missing argument label 'a:' in call to 'f'"),
            ("func f(_ a: Int) {}; func g() { f(a: 1) }", "extraneous argument label 'a:' in call to 'f'"),
            (
                "func f(x: inout Int) {}; func g() { var n = 1; f(x: n) }",
                "passing value of type 'Int' to an inout parameter requires explicit '&'"
            ),
            (
                "func f(x: inout Int) {}; func g() { let n = 1; f(x: &n) }",
                "cannot pass immutable value as inout argument: 'n' is a 'let' constant"
            ),
            (
                "struct S { var n = 0; func up() { n += 1 } }",
                "left side of mutating operator isn't mutable: 'self' is immutable"
            ),
            (
                "func f(_ s: String?) -> Int { s.count }",
                "value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type "
                    + "'String'"
            ),
            ("func f() { return 5 }", "unexpected non-void return value in void function"),
            (
                "func f() { let all = [1, \"a\"]; print(all) }",
                "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if "
                    + "this is intentional"
            ),
            (
                "enum E { case first }; func f() { print(E.frist) }",
                "type 'E' has no member 'frist'; did you mean 'first'?"
            ),
            ("func f() -> Int { true ? 1 : \"a\" }", "cannot convert value of type 'String' to 'Int'"),
            (
                "func f() { let f: (Int) -> Int = { x, y in x }; print(f) }",
                "contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body"
            ),
            (
                "func f(_ n: Int?) { guard let n else { print(1) }; print(n) }",
                "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
            ),
            ("func f() { let x = nil; print(x) }", "'nil' requires a contextual type"),
        ])
    func expressions(source: String, message: String) throws {
        let found = try complaints(source)
        #expect(found.contains { $0.hasSuffix(": " + message) }, "\(found)")
    }

    @Test("what Apple has and the vocabulary has not is named as such; slips are not")
    func absent() throws {
        let source = "import SwiftUI\nstruct A: UIViewRepresentable {}\n"
        #expect(try complaints(source) == ["UIViewRepresentable: not in Inbetween yet: 'UIViewRepresentable' of UIKit"])
        let slip = "import SwiftUI\nstruct V: View { var body: some View { Text(\"a\").animation(.easein, value: 1) } }"
        #expect(try complaints(slip) == ["easein: type 'Animation' has no member 'easein'; did you mean 'easeIn'?"])
    }
}
