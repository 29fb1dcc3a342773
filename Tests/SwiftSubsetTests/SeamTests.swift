import Testing

@testable import SwiftSubset

/// Sources that are parsed in parts beside each other.
@Suite struct SeamTests {
    private func seams(_ text: String) -> [String] {
        let source = SourceFile(name: "Seams.swift", text: text)
        return SourceScan(of: source).seams.map { String(text.utf8.dropFirst($0).prefix { $0 != 10 }) ?? "" }
    }

    @Test(
        "a part begins at a declaration after a closed block, and nowhere within #if, after an attribute or in a text")
    func places() {
        #expect(seams("struct A {}\nstruct B {}\n@main\nstruct C {}\n") == ["struct B {}", "@main"])
        #expect(seams("#if os(iOS)\nstruct A {}\nstruct B {}\n#endif\nstruct C {}\n").isEmpty)
        #expect(seams("let a = 1\nstruct A {\n}\nlet b = 2\nfunc f() {}\n").isEmpty)
        #expect(seams("func f() {\n    g {}\n    func h() {}\n}\nlet t = \"\"\"\n}\nstruct A {}\n\"\"\"\n").isEmpty)
    }

    @Test("cuts make parts of about one size, and none where they would be small")
    func cuts() {
        #expect(SourceSeams.cuts([10, 40, 60, 90], bytes: 100, count: 2, least: 10) == [60])
        #expect(SourceSeams.cuts([10, 40, 60, 90], bytes: 100, count: 4, least: 10) == [40, 60, 90])
        #expect(SourceSeams.cuts([50], bytes: 100, count: 2, least: 60).isEmpty)
        #expect(SourceSeams.cuts([50], bytes: 100, count: 1, least: 10).isEmpty)
    }

    @Test("what was begun ahead is what a parse gives, with every place in the whole source")
    func ahead() {
        let text = (0..<200).map { "struct Type\($0) {\n    var value = \($0)\n}\n" }.joined()
        let source = SourceFile(name: "Many.swift", text: text)
        ReadingAhead.begin([source])
        let statements = parse(source, limit: SourceLimits.fileBytes).program.statements
        #expect(statements.count == 200)
        for (place, statement) in statements.enumerated() {
            #expect(statement.range.text.hasPrefix("struct Type\(place) {"))
            #expect(statement.range.start.line == 3 * place + 1)
        }
    }
}
