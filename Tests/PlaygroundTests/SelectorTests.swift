import Testing

@testable import Playground

@Suite("Selectors")
struct SelectorTests {
    func found(_ text: String) throws -> [Int] { SelectorResolver(sketch).all(try ViewSelector(text)) }

    @Test(
        "A selector prints as it was written",
        arguments: [
            "Rectangle", "\"Go\"", "Button(\"Go\")", "@card", "Row{\"하나\"}/Capsule#2",
            "Card/Text(\"a # b / c\"):leaving",
            "A{B{C}/D}#3:entering",
        ])
    func roundTrip(text: String) throws { #expect(try ViewSelector(text).description == text) }

    @Test(
        "A malformed selector is refused where it goes wrong",
        arguments: [
            ("", 1), ("Row{", 5), ("Row{Text", 9), ("Row#0", 5), ("Row#x", 5), ("Row:gone", 4), ("@", 2), ("Row(", 5),
            ("\"open", 1), ("\"a\\(b)\"", 4), ("Row/", 5), ("Row#1{Text}", 6), ("3D", 3),
        ])
    func refused(text: String, column: Int) {
        let error = #expect(throws: SelectorError.self) { try ViewSelector(text) }
        #expect(error?.column == column)
    }

    @Test("Strings are Swift literals: escapes, raw ones, Unicode scalars")
    func strings() throws {
        #expect(try ViewSelector(##""a\"b\u{AC00}""##).steps[0].name == .label("a\"b가"))
        #expect(try ViewSelector(##"#"a\"b"#"##).steps[0].name == .label("a\\\"b"))
    }

    @Test(
        "A code point that is drawn into what ends or escapes a string hides neither",
        arguments: ["\u{600}", "\u{600}\"", "\u{600}\\", "a\u{600}\n", "\u{200D}", "\u{301}e", "e\u{301}"])
    func joined(label: String) throws {
        let selector = ViewSelector([.init(.type("Text", label: label))])
        #expect(try ViewSelector("\(selector)") == selector)
        #expect(try ViewSelector("\"\u{600}\"").steps == [.init(.label("\u{600}"))])
    }

    @Test("A/B is a B somewhere below an A, #n is counted below A")
    func below() throws {
        #expect(try found("Row/Capsule") == [3, 4, 7])
        #expect(try found("Row{\"하나\"}/Capsule#2") == [4])
        #expect(try found("ContentView/Row/Text") == [2, 6])
        #expect(try found("Capsule#3") == [7])
        #expect(try found("Capsule#4").isEmpty)
    }

    @Test("A bare label is the outermost view that carries it")
    func outermost() throws {
        #expect(try found("\"Go\"") == [8])
        #expect(try found("Text(\"Go\")") == [9])
    }

    @Test("What a control makes of its label answers to Text(label) alone")
    func implicit() throws {
        #expect(try found("Text") == [2, 6, 11])
        #expect(try found("Text#3") == [11])
        #expect(try found("Text(\"Go\")") == [9])
    }

    @Test("Labels compare by canonical equivalence")
    func canonical() throws {
        let decomposed = "\u{1112}\u{1161}\u{1102}\u{1161}"
        #expect(try found("\"\(decomposed)\"") == [2])
    }

    @Test("@identifier finds identifiers and string ids")
    func identifiers() throws { #expect(try found("@second/Capsule") == [7]) }

    @Test("A live and a leaving one are two: :leaving narrows, and what is below is leaving too")
    func leaving() throws {
        #expect(try found("Text(\"two\")") == [6, 11])
        #expect(try found("Text(\"two\"):leaving") == [11])
        #expect(try found("Circle:leaving") == [12])
        #expect(try found("Circle:entering").isEmpty)
    }

    @Test("Where one is needed, none or several lists the candidates")
    func candidates() throws {
        let resolver = SelectorResolver(sketch)
        let several = #expect(throws: SelectorError.self) { try resolver.one(ViewSelector("Text(\"two\")")) }
        #expect(several?.message.contains("Text(\"two\")#2:leaving") == true)
        #expect(several?.help?.contains(":leaving") == true)
        let none = #expect(throws: SelectorError.self) { try resolver.one(ViewSelector("Button(\"Stop\")")) }
        #expect(none?.message == "no view matches Button(\"Stop\"); there are: Button(\"Go\")")
    }
}
