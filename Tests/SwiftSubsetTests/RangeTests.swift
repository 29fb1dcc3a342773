import Testing

@testable import SwiftSubset

@Suite("Places")
struct RangeTests {
    private func onlyExpression(_ text: String) throws -> Expr {
        let statement = try #require(parse(SourceFile(name: "t", text: text)).program.statements.first)
        guard case .expr(let expr) = statement.kind else { throw Missing() }
        return expr
    }

    private struct Missing: Error {}

    @Test("PLACE an expression spans its text without white space and comments")
    func expressions() throws {
        let sum = try onlyExpression("  /* a */ 가나 + f( 1 ).b  // c")
        #expect(sum.range.text == "가나 + f( 1 ).b")
        guard case .binary(let left, let name, let right) = sum.kind else { throw Missing() }
        #expect([left.range.text, name.range.text, right.range.text] == ["가나", "+", "f( 1 ).b"])
        guard case .member(let base, let reference) = right.kind, case .call(let call) = base.kind else {
            throw Missing()
        }
        #expect([base.range.text, reference.name.range.text, call.listRange?.text] == ["f( 1 )", "b", "( 1 )"])
    }

    @Test("PLACE columns count characters, offsets UTF-8 bytes, lines from 1")
    func locations() {
        let file = SourceFile(name: "t", text: "가 = 1\r\n👍🏽x\n")
        #expect(file.lineStarts == [0, 9, 19])
        #expect(file.location(at: 3) == SourceLocation(line: 1, column: 2, offset: 3))
        #expect(file.location(at: 17) == SourceLocation(line: 2, column: 2, offset: 17))
        #expect(file.location(at: 99).line == 3)
        #expect(file.location(at: -1) == SourceLocation(line: 1, column: 1, offset: 0))
        #expect([file.line(1), file.line(2), file.line(3), file.line(4)] == ["가 = 1", "👍🏽x", "", ""])
    }

    @Test("PLACE declarations keep the places of names, labels, attributes")
    func declarations() throws {
        let text = "@A(1) private func f(at b: Int = 2) -> C { g() }"
        let decl = try #require(parse(SourceFile(name: "t", text: text)).program.declarations.first)
        guard case .function(let function) = decl.kind else { throw Missing() }
        #expect(decl.range.text == text)
        #expect(decl.attributes.map(\.range.text) == ["@A(1)"])
        #expect(decl.modifiers.map(\.name.range.text) == ["private"])
        #expect(function.name.range.text == "f")
        #expect(function.parameters.map(\.range.text) == ["at b: Int = 2"])
        #expect(function.parameters.first?.label?.range.text == "at")
        #expect(function.result?.range.text == "C")
        #expect(function.body?.range.text == "{ g() }")
    }

    @Test("PLACE a union spans both, ranges are never negative")
    func unions() {
        let file = SourceFile(name: "t", text: "abcdef")
        let first = SourceRange(file: file, lower: 1, upper: 2)
        #expect(first.union(SourceRange(file: file, lower: 4, upper: 5)).text == "bcde")
        #expect(SourceRange(file: file, lower: 3, upper: 1).text == "")
        #expect(SourceRange(file: file, lower: 4, upper: 99).text == "ef")
        let other = SourceFile(name: "t", text: "abcdef")
        #expect(first.union(other.range) == first)
        #expect(other != file)
    }

    @Test("PLACE every place of a tree lies within its parent")
    func nesting() throws {
        let text = "x = a?.b(1, c: { $0 + 2 })[\"k\\(v)\"] ?? (d ? -e : f!)"
        let whole = try onlyExpression(text)
        #expect(whole.range.text == text)
        guard case .assignment(let target, _, let value) = whole.kind else { throw Missing() }
        #expect([target.range.text, value.range.text] == ["x", String(text.dropFirst(4))])
    }
}
