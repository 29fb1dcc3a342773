import Interpreter
import SwiftSubset
import Testing

@testable import Vocabulary

@Suite struct RecursionTests {
    @Test(
        "what would contain, inherit from or need itself is refused with its reason",
        arguments: [
            ("struct Box { var inner: Box = Box() }", "recursively contains"),
            ("struct Box { var inner: Box? }", "recursively contains"),
            ("struct Box { var inner = Box() }", "needs itself"),
            ("struct Day { var night = Night() }\nstruct Night { var day = Day() }", "needs itself"),
            ("class Hen: Egg {}\nclass Egg: Hen {}", "inherits from itself"),
            ("func echo(_ n: Int = echo()) -> Int { n }\necho()", "needs itself"),
        ])
    func refused(_ text: String, _ reason: String) throws {
        var program = ProgramState(vocabulary: standardVocabulary)
        let entry = parse(SourceFile(name: "entry", text: text)).program
        do {
            _ = try program.run(entry, in: nil)
            Issue.record("it was taken in")
        } catch ProgramFailure.check(let errors) {
            #expect(errors.contains { $0.message.contains(reason) }, "\(errors)")
        }
    }

    @Test("arrays and classes hold their own kind; a value nested very deeply is described in part")
    func allowed() throws {
        var program = ProgramState(vocabulary: standardVocabulary)
        let text = """
            struct Branch { var twigs: [Branch] = [] }
            final class Link { var next: Link? }
            indirect enum Chain { case end, ring(Chain) }
            print(Branch(twigs: [Branch()]).twigs.count, Link().next == nil)
            var chain = Chain.end
            for _ in 0..<20_000 { chain = .ring(chain) }
            print("\\(chain)".contains("…"), "\\(chain)".hasSuffix("))"))
            """
        let entry = parse(SourceFile(name: "entry", text: text)).program
        _ = try program.run(entry, in: nil)
        #expect(program.machine.output.lines == ["1 true", "true true"])
    }
}
