import Foundation
import Interpreter
import SwiftSubset
import Vocabulary

/// The same loops in the interpreter and, where there is one, in CPython.
func interpreterFigures() throws -> [Figure] {
    try loops.flatMap { loop -> [Figure] in
        let partner = "CPython: \(loop.name)"
        let swift = Figure(
            "Swift: \(loop.name)", per: "300,000", limit: loop.limit, against: partner, run: try swiftRun(loop.swift))
        guard let worker = try PythonWorker(loop.python) else { return [swift] }
        return [Figure(partner, per: "300,000", run: worker.run), swift]
    }
}

/// A loop in both languages, as a function `work` that was defined before the clock runs.
private struct Loop {
    let name: String, limit: Double, swift: String, python: String
}

private let loops = [
    Loop(
        name: "integer loop", limit: 0.5,
        swift: "func work() -> Int { var n = 0; for i in 0..<300_000 { n = (n * 3 + i) % 1_000_003 }; return n }",
        python: "def work():\n n = 0\n for i in range(300000): n = (n * 3 + i) % 1000003\n return n"),
    Loop(
        name: "float loop", limit: 0.5,
        swift: "func work() -> Double { var x = 0.5; for _ in 0..<300_000 { x = x * 0.75 + 0.1 }; return x }",
        python: "def work():\n x = 0.5\n for _ in range(300000): x = x * 0.75 + 0.1\n return x"),
    Loop(
        name: "array of structs", limit: 1,
        swift: """
            struct Dot { var x = 0.0, y = 0.0 }
            func work() -> Double {
                var dots = Array(repeating: Dot(), count: 1000)
                for i in 0..<300_000 { dots[i % 1000].x += 1 }
                return dots[3].x
            }
            """,
        python: """
            class Dot:
             __slots__ = ('x', 'y')
             def __init__(self): self.x = 0.0; self.y = 0.0
            def work():
             dots = [Dot() for _ in range(1000)]
             for i in range(300000): dots[i % 1000].x += 1
             return dots[3].x
            """),
    Loop(
        name: "closure calls", limit: 1,
        swift: """
            func work() -> Int {
                var n = 0
                let add = { (i: Int) in n += i }
                for i in 0..<300_000 { add(i) }
                return n
            }
            """,
        python: """
            def work():
             n = 0
             def add(i):
              nonlocal n
              n += i
             for i in range(300000): add(i)
             return n
            """),
]

private func swiftRun(_ text: String) throws -> () throws -> Double {
    var program = ProgramState(vocabulary: standardVocabulary)
    func entry(_ text: String) throws -> Program {
        let result = parse(SourceFile(name: "loop", text: text))
        guard !result.hasErrors else { throw BenchmarkFailure("a loop does not parse: \(result.diagnostics)") }
        return result.program
    }
    try program.load(try entry(text))
    let call = try entry("work()")
    return {
        program.machine.refillBudgets()
        return try program.run(call, in: nil) == nil ? 0 : 1
    }
}

/// A CPython that keeps a function and runs it once for each line that it reads.
private final class PythonWorker {
    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())

    /// Nil where there is no Python on the path.
    init?(_ source: String) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard let python = folders.map({ "\($0)/python3" }).first(where: FileManager.default.isExecutableFile) else {
            return nil
        }
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["-c", source + "\nimport sys\nfor _ in sys.stdin:\n work()\n print(1, flush=True)"]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
    }

    func run() throws -> Double {
        try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
        guard try output.fileHandleForReading.read(upToCount: 2)?.isEmpty == false else {
            throw BenchmarkFailure("CPython ended before its loop did")
        }
        return 1
    }

    deinit { process.terminate() }
}
