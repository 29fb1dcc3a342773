import Interpreter
import SwiftSubset
import Testing

@testable import Vocabulary

@Suite struct RedeclaringTests {
    private func output(_ entries: String...) throws -> [String] {
        var program = ProgramState(vocabulary: standardVocabulary)
        for (number, text) in entries.enumerated() {
            let result = parse(SourceFile(name: "entry \(number)", text: text))
            try #require(!result.hasErrors)
            _ = try program.run(result.program, in: nil)
        }
        return program.machine.output.lines
    }

    @Test("what names a type follows it when it is declared anew, through other types and functions")
    func followers() throws {
        let lines = try output(
            "struct Leaf { var color = \"green\" }", "struct Twig { var leaf = Leaf() }",
            "func tell() -> String { Twig().leaf.color }", "print(tell())", "struct Leaf { var color = \"red\" }",
            "print(tell(), Twig().leaf.color)")
        #expect(lines == ["green", "red red"])
    }

    @Test("an extension stays with its type; a new one takes its place")
    func extensions() throws {
        let lines = try output(
            "struct Leaf { var size = 1 }", "extension Leaf { var doubled: Int { size * 2 } }",
            "struct Leaf { var size = 5 }", "print(Leaf().doubled)",
            "struct Leaf { var size = 7 }\nextension Leaf { var doubled: Int { size + size + 1 } }",
            "print(Leaf().doubled)")
        #expect(lines == ["10", "15"])
    }

    @Test("where the rest does not fit to the new type, it keeps to the old one")
    func misfits() throws {
        let lines = try output(
            "struct Leaf { var size = 1 }", "func grow() -> Int { Leaf().size + 1 }",
            "struct Leaf { var name = \"oak\" }",
            "print(Leaf().name, grow())")
        #expect(lines == ["oak 2"])
    }
}
