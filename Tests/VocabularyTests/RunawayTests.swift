import Interpreter
import SwiftSubset
import Testing

@testable import Vocabulary

@Suite struct RunawayTests {
    /// Runs an entry with a small budget of steps and gives the kind of the trap that ends it.
    private func trap(_ text: String) throws -> Trap.Kind? {
        var program = ProgramState(vocabulary: standardVocabulary)
        program.machine.budgets.steps = 300_000
        program.machine.budgets.outputBytes = 10_000
        let entry = parse(SourceFile(name: "entry", text: text)).program
        do { _ = try program.run(entry, in: nil) } catch ProgramFailure.trap(let trap) { return trap.kind }
        return nil
    }

    @Test(
        "what never ends is stopped by the work that it does, whatever it does",
        arguments: [
            "while true {}",
            "var n = 0\nwhile true { n += 1 }",
            "repeat { } while true",
            "var names: [String] = []\nwhile true { names.append(\"x\") }",
            "var table: [Int: Int] = [:]\nwhile true { table[table.count] = 1 }",
            "let row = Array(0..<1000)\nwhile true { _ = row.contains(-1) }",
            "var row = Array(0..<1000)\nwhile true { row.shuffle(); row.sort() }",
            "let row = Array(0..<1000)\nwhile true { _ = row.map { $0 + 1 } }",
            "final class Link { var next: Link? }\nvar link = Link()\nwhile true { let new = Link(); new.next = link; link = new }",
            "func idle() { while true { _ = 1 + 1 } }\nidle()",
        ])
    func endless(_ text: String) throws { #expect(try trap(text) == .steps) }

    @Test("endless output is stopped by its size")
    func output() throws { #expect(try trap("while true { print(\"again\") }") == .output) }

    @Test("a long piece of honest work passes: a sieve up to 10,000 in the usual budget")
    func honest() throws {
        var program = ProgramState(vocabulary: standardVocabulary)
        let text = """
            var isPrime = Array(repeating: true, count: 10_000)
            for number in 2..<10_000 where isPrime[number] {
                for multiple in stride(from: number * 2, to: 10_000, by: number) { isPrime[multiple] = false }
            }
            print(isPrime.dropFirst(2).filter { $0 }.count)
            """
        let entry = parse(SourceFile(name: "entry", text: text)).program
        _ = try program.run(entry, in: nil)
        #expect(program.machine.output.lines == ["1229"])
    }
}
