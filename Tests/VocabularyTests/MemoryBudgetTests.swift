import Interpreter
import SwiftSubset
import Testing

@testable import Vocabulary

@Suite struct MemoryBudgetTests {
    /// Runs an entry with room for few elements, and gives the trap that ends it.
    private func trap(_ text: String, steps: Int = 400_000) -> Trap? {
        var program = ProgramState(vocabulary: standardVocabulary)
        program.machine.budgets.totalElements = 20_000
        program.machine.budgets.steps = steps
        let entry = parse(SourceFile(name: "entry", text: text)).program
        do { _ = try program.run(entry, in: nil) } catch ProgramFailure.trap(let trap) { return trap } catch {}
        return nil
    }

    @Test(
        "what is made without an end is stopped by the room that it takes, where it is made",
        arguments: [
            "var all: [[Int]] = []\nwhile true { all.append(Array(0..<100)) }",
            "var table: [Int: Int] = [:]\nwhile true { table[table.count] = 1 }",
            "var known: Set<Int> = []\nwhile true { known.insert(known.count) }",
            "var row = [1, 2]\nwhile true { row += row }",
            "var line = Path()\nwhile true { line.addLine(to: .zero) }",
            "var text = \"abc\"\nwhile true { text = text + text }",
            "let all = Dictionary(grouping: 0..<100_000) { $0 % 7 }",
        ])
    func room(_ text: String) throws {
        let found = try #require(trap(text))
        #expect(found.kind == .memory)
        #expect(found.range != nil)
    }

    @Test(
        "work that the library does by itself counts by the size of what it looks at",
        arguments: [
            "let row = Array(0..<10_000)\nwhile true { _ = row == row.map { $0 } }",
            "var row = Array(0..<10_000)\nwhile true { row.insert(1, at: 0); row.removeFirst() }",
            "let row = Array(0..<10_000)\nwhile true { _ = Array(row.reversed()) }",
            "let text = String(repeating: \"a b \", count: 1_000)\nwhile true { _ = text.split(separator: \" \").count }",
            "let text = String(repeating: \"a b \", count: 1_000)\nwhile true { _ = text.replacingOccurrences(of: \"x\", with: \"y\") }",
        ])
    func libraryWork(_ text: String) throws {
        let found = try #require(trap(text, steps: 2_000_000))
        #expect([.steps, .memory].contains(found.kind))
    }

    @Test(
        "the end of a budget names its place, line and column",
        arguments: [
            ("let a = 1\nwhile true {}", 2, 1), ("let a = 1\nrepeat { _ = a } while true", 2, 1),
            ("for a in 0..<Int.max { _ = a }", 1, 1),
            ("func again(_ n: Int) -> Int { again(n + 1) }\n_ = again(0)", 1, 31),
            ("struct S { var a: Int { b }\nvar b: Int { a } }\n_ = S().a", nil, nil),
        ])
    func place(_ text: String, line: Int?, column: Int?) throws {
        let found = try #require(trap(text))
        let start = try #require(found.range?.start)
        if let line { #expect(start.line == line) }
        if let column { #expect(start.column == column) }
    }

    @Test("a path is changed in place: ten times the lines are ten times the work, not a hundred times")
    func pathsInPlace() throws {
        func steps(_ count: Int) throws -> Int {
            var program = ProgramState(vocabulary: standardVocabulary)
            let text = "var line = Path()\nfor n in 0..<\(count) { line.addLine(to: CGPoint(x: 1, y: 0)) }"
            _ = program.machine.takeSteps()
            _ = try program.run(parse(SourceFile(name: "entry", text: text)).program, in: nil)
            return program.machine.takeSteps()
        }
        let (few, many) = (try steps(1_000), try steps(10_000))
        #expect(many < 11 * few)
    }
}
