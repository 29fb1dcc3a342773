import Testing

@testable import SwiftSubset

@Suite("Declarations and types")
struct DeclarationTests {
    @Test(
        "SYNTAX variables",
        arguments: [
            ("let a = 1, b: Int = 2", "let let a = 1, let b: Int = 2"), ("var a, b: Int", "var var a: Int, var b: Int"),
            ("let (x, y) = p", "let (let x, let y) = p"), ("var a: Int { 1 }", "var var a: Int <get{1}>"),
            (
                "var a: Int { get async throws { 1 } nonmutating set(v) { b = v } }",
                "var var a: Int <get async throws{1} nonmutating set(v){set(b = v)}>"
            ),
            ("var a = 1 { willSet { f() } didSet(old) { g() } }", "var var a = 1 <willSet{f()} didSet(old){g()}>"),
            ("@State private var on = false", "@State private var var on = false"),
            ("@Environment(\\.colorScheme) var s", "@Environment(\\.colorScheme) var var s"),
            (
                "@Wrapped<Int>(wrappedValue: 1, 2) private(set) var x",
                "@Wrapped<Int>(wrappedValue: 1, 2) private(set) var var x"
            ),
            ("weak var delegate: (any D)?", "weak var var delegate: any D?"),
            ("lazy var a = f()", "lazy var var a = f()"),
            ("static let shared = A()", "static let let shared = A()"), ("import SwiftUI.View", "import SwiftUI.View"),
        ])
    func variables(source: String, expected: String) {
        #expect(Sketch.statements(source) == expected)
    }

    @Test(
        "SYNTAX functions, initialisers, subscripts",
        arguments: [
            (
                "func f<T: P, U>(_ a: T, to b: inout U, c: Int = 1, d: Int...) async throws -> [U] where T.E == U, U: Q { a }",
                "func f<T: P, U>(_ a: T, to b: inout U, c: Int = 1, d: Int...) async throws -> [U] where T.E == U, U : Q{a}"
            ),
            (
                "func g(@ViewBuilder content: @escaping () -> some View, b: @autoclosure () throws -> Bool) rethrows {}",
                "func g(@ViewBuilder content: @escaping () -> some View, b: @autoclosure () throws -> Bool) rethrows{}"
            ),
            ("static func + (l: A, r: A) -> A { l }", "static func +(l: A, r: A) -> A{l}"),
            (
                "struct A { init?(x: Int) { return nil }; init<T>(_ t: T) where T: P {} }",
                "struct A {init?(x: Int){return nil}; init<T>(_ t: T) where T : P{}}"
            ),
            (
                "class B: A { required convenience init() { self.init(x: 1) }; deinit { f() }; override class func g() {} }",
                "class B: A {required convenience init(){self.init(x: 1)}; deinit{f()}; override class func g(){}}"
            ),
            (
                "struct A { subscript(i: Int, at j: Int) -> Int { get { i } set { f(newValue) } } }",
                "struct A {subscript(_ i: Int, at j: Int) -> Int <get{i} set{f(newValue)}>}"
            ),
            (
                "@discardableResult @MainActor mutating func h() -> Self { self }",
                "@discardableResult @MainActor mutating func h() -> Self{self}"
            ),
            ("func t() throws(E) {}", "func t() throws (E){}"),
        ])
    func functions(source: String, expected: String) {
        #expect(Sketch.statements(source) == expected)
    }

    @Test(
        "SYNTAX types, extensions, protocols",
        arguments: [
            ("struct A<T: P>: View, Q where T.E == Int {}", "struct A<T: P>: View, Q where T.E == Int {}"),
            ("@main @Observable final class A {}", "@main @Observable final class A {}"), ("actor C {}", "actor C {}"),
            (
                "indirect enum E: Int, Q { case a = 1, b; case c(Int, x: [E] = []) }",
                "indirect enum E: Int, Q {case a = 1, b; case c(Int, x: [E] = [])}"
            ),
            (
                "protocol P<Item>: AnyObject { associatedtype Item: Q = Int; var n: Int { get set }; func f(); init(); static var z: Self { get } }",
                "protocol P<Item>: AnyObject {associatedtype Item: Q = Int; var var n: Int <get set>; func f(); init(); static var var z: Self <get>}"
            ),
            (
                "extension Array: P where Element == A { typealias B<T> = [T] }",
                "extension Array: P where Element == A {typealias B<T> = [T]}"
            ),
            ("extension A.B { enum C {} }", "extension A.B {enum C {}}"),
            ("struct A: ~Copyable {}", "struct A: ~Copyable {}"),
            ("prefix operator √", "prefix operator √"), ("postfix operator ++", "postfix operator ++"),
            (
                "infix operator <>: G2\nprecedencegroup G2 { lowerThan: AdditionPrecedence higherThan: G3, G4 assignment: true }\nprecedencegroup G3 {}",
                "infix operator <>: G2; group G2 >G3, G4 <AdditionPrecedence none assigns; group G3 > < none"
            ),
        ])
    func types(source: String, expected: String) {
        #expect(Sketch.statements(source) == expected)
    }

    @Test(
        "SYNTAX type references",
        arguments: [
            ("Int", "Int"), ("A.B<C>.D", "A.B<C>.D"), ("Int?", "Int?"), ("Int!", "Int!"), ("[Int]", "[Int]"),
            ("[String: Int?]", "[String: Int?]"), ("(Int, x: Int)", "(Int, x: Int)"), ("(Int)", "Int"), ("()", "()"),
            ("(Int, inout A, B...) async throws -> C", "(Int, inout A, B...) async throws -> C"),
            ("(_ a: Int) -> () -> Void", "(Int) -> () -> Void"), ("some View & P", "some View & P"), ("any P", "any P"),
            ("A & B", "A & B"), ("A.Type", "A.Type"), ("any P.Type", "any P.Type"), ("Self", "Self"), ("Any", "Any"),
            ("@Sendable @MainActor () -> Void", "@Sendable @MainActor () -> Void"), ("Set<_>", "Set<_>"),
            ("((Int) -> Int)?", "(Int) -> Int?"), ("Dictionary<String, [Int]>", "Dictionary<String, [Int]>"),
        ])
    func typeReferences(source: String, expected: String) {
        #expect(Sketch.statements("let x: \(source)") == "let let x: \(expected)")
    }

    @Test("SYNTAX inout is found below attributes, attributes below inout")
    func inOut() throws {
        let decl = try #require(parseSignature("func f(_ a: inout @Sendable () -> Void)"))
        guard case .function(let function) = decl.kind else { return }
        let type = function.parameters[0].type
        #expect(type.isInOut)
        #expect(type.hasAttribute("Sendable"))
        #expect(Sketch.draw(type.unattributed) == "() -> Void")
    }

    @Test(
        "SYNTAX signatures of the vocabulary",
        arguments: [
            (
                "func frame(width: CGFloat? = nil, alignment: Alignment = .center) -> some View",
                "func frame(width: CGFloat? = nil, alignment: Alignment = .center) -> some View"
            ),
            ("var count: Int { get }", "var var count: Int <get>"),
            ("static let zero: CGSize", "static let let zero: CGSize"),
            ("init(_ x: Double)", "init(_ x: Double)"), ("init?(_ s: String)", "init?(_ s: String)"),
            ("subscript(i: Int) -> Element { get set }", "subscript(_ i: Int) -> Element <get set>"),
            ("case easeIn", "case easeIn"), ("case custom(Double, by: Int)", "case custom(Double, by: Int)"),
            (
                "struct CGSize: Hashable { var width: CGFloat; var height: CGFloat }",
                "struct CGSize: Hashable {var var width: CGFloat; var var height: CGFloat}"
            ),
            ("mutating func append(_ x: Element)", "mutating func append(_ x: Element)"),
            (
                "func map<T, E: Error>(_ f: (Element) throws(E) -> T) throws(E) -> [T]",
                "func map<T, E: Error>(_ f: (Element) throws (E) -> T) throws (E) -> [T]"
            ),
            ("static func == (a: Self, b: Self) -> Bool", "static func ==(a: Self, b: Self) -> Bool"),
        ])
    func signatures(source: String, expected: String) throws {
        #expect(try Sketch.draw(#require(parseSignature(source))) == expected)
    }

    @Test(
        "SYNTAX a signature that is none gives nil",
        arguments: ["", "func", "1 + 2", "let a = 1; let b = 2", "func f("])
    func badSignatures(source: String) {
        #expect(parseSignature(source) == nil)
    }
}
