import Testing

@testable import Interpreter

struct DeclarationTests {
    @Test("A memberwise initializer takes what has no value yet, and may take the rest")
    func memberwise() {
        let source = "struct Item { let id: Int; var name = \"x\"; let fixed = 3 }"
        #expect(CheckingSource(source, entry: "Item(id: 1)").type == "Item")
        #expect(CheckingSource(source, entry: "Item(id: 1, name: \"y\")").type == "Item")
        #expect(CheckingSource(source, entry: "Item(id: 1, fixed: 4)").errors.count == 1)
    }

    @Test("A wrapped property is its value, `$` its projection and `_` its storage")
    func wrappers() {
        let source = "struct Panel { @State var on = false; @Binding var level: Double }"
        #expect(CheckingSource(source, entry: "on", inside: "Panel").type == "Bool")
        #expect(CheckingSource(source, entry: "$on", inside: "Panel").type == "Binding<Bool>")
        #expect(CheckingSource(source, entry: "_on", inside: "Panel").type == "State<Bool>")
        #expect(CheckingSource(source, entry: "level", inside: "Panel").type == "Double")
        #expect(CheckingSource(source, entry: "on.toggle(); level = 2", inside: "Panel").errors == [])
    }

    @Test("Enums get cases, raw values and all cases; a switch over them must cover all")
    func enums() {
        let source = "enum Side: String, CaseIterable { case left, right }; enum Shape { case dot, ring(Double) }"
        #expect(CheckingSource(source, entry: "Side.left.rawValue").type == "String")
        #expect(CheckingSource(source, entry: "Side(rawValue: \"left\")").type == "Side?")
        #expect(CheckingSource(source, entry: "Side.allCases").type == "[Side]")
        #expect(CheckingSource(source, entry: "Shape.ring(2)").type == "Shape")
        let open = source + "\nfunc area(_ s: Shape) -> Double { switch s { case .ring(let r): r } }"
        #expect(CheckingSource(open).errors == ["switch: switch must be exhaustive: add .dot"])
    }

    @Test("A subclass inherits initializers, overrides members and calls super")
    func classes() {
        let source = """
            class Pet { let name: String; init(name: String) { self.name = name }; func noise() -> String { name } }
            class Dog: Pet { var age = 3; override func noise() -> String { super.noise() + "!" } }
            """
        let checked = CheckingSource(source, entry: "Dog(name: \"a\").noise()")
        #expect(checked.errors == [])
        #expect(checked.type == "String")
        #expect(CheckingSource(source, entry: "[Dog(name: \"a\"), Pet(name: \"b\")]").type == "[Pet]")
    }

    @Test("Generic functions infer their parameters; protocols find defaults and associated types")
    func generics() {
        let source = """
            protocol Source { associatedtype Item; func next() -> Item }
            extension Source { func pair() -> (Item, Item) { (next(), next()) } }
            struct Ones: Source { func next() -> Int { 1 } }
            func twice<T>(_ value: T) -> [T] { [value, value] }
            """
        #expect(CheckingSource(source, entry: "Ones().pair()").type == "(Int, Int)")
        #expect(CheckingSource(source, entry: "twice(\"a\")").type == "[String]")
    }

    @Test("A result builder of one's own makes one value of statements")
    func resultBuilder() {
        let source = """
            @resultBuilder enum Sum {
                static func buildBlock(_ parts: Int...) -> Int { parts.count }
                static func buildExpression(_ value: Int) -> Int { value }
                static func buildOptional(_ value: Int?) -> Int { value ?? 0 }
                static func buildEither(first: Int) -> Int { first }
                static func buildEither(second: Int) -> Int { second }
                static func buildArray(_ all: [Int]) -> Int { all.count }
            }
            func sum(@Sum _ make: () -> Int) -> Int { make() }
            """
        let entry = "sum { 1; if true { 2 }; if false { 3 } else { 4 }; for i in 0..<3 { i } }"
        let checked = CheckingSource(source, entry: entry)
        #expect(checked.errors == [])
        #expect(checked.type == "Int")
    }

    @Test("A view's body is built; branches of other types are one view")
    func views() {
        let source = """
            struct Panel: View {
                @State private var wide = false
                var body: some View {
                    Stack { Text("a").frame(width: wide ? 100 : 50.5); if wide { Text("b") } else { Stack { } } }
                        .onTap { wide.toggle() }
                }
            }
            """
        #expect(CheckingSource(source, entry: "animate(.linear) { wide = true }", inside: "Panel").errors == [])
    }

    @Test("An entry's declarations and variables are known to the next entry, and redeclared by it")
    func session() {
        let checked = CheckingSource(
            "", entry: "func half(_ x: Double) -> Double { x / 2 }; let n = half(3); var m = n")
        #expect(checked.errors == [])
        #expect(checked.result.module.globals.map(\.variable.name) == ["n", "m"])
        #expect(checked.result.declarations.globals["half"]?.count == 1)
    }
}
