import Foundation
import Playground
import Reports
import SwiftSubset

/// `inbetween test FOLDER…`: runs every NAME.swift with its NAME.steps, a line each.
func runTests(_ arguments: Arguments) throws -> ExitStatus {
    Interrupts.install(isInteractive: false)
    var files = CheckedFiles(name: "steps", isJSON: arguments.isJSON)
    for path in try arguments.paths.flatMap(stepPaths) {
        try files.check(path) { try runSteps(path, arguments) }
        if Interruption.isRequested { return .interrupted }
    }
    return try files.finish(junit: arguments.junit)
}

private func stepPaths(_ folder: String) throws -> [String] {
    if folder.hasSuffix(".steps") { return [folder] }
    let found = try Files.all(in: folder, withExtension: "steps")
    guard !found.isEmpty else { throw FileTrouble(message: "there is no .steps file in '\(folder)'") }
    return found
}

/// Runs one case up to the first thing that does not hold.
private func runSteps(_ path: String, _ arguments: Arguments) throws -> CheckedFiles.Finding {
    let program = String(path.dropLast("steps".count) + "swift")
    var playground = Playground(program: makeProgram(), settings: arguments.settings, access: Files.access)
    let source = SourceFile(name: program, text: try Files.text(program))
    let entries = Session.entries(of: try Files.text(path))
    var outcome = playground.load([source])
    if arguments.isJSON { JSONLines.lines(outcome).forEach(Console.draw) }
    var failure = outcome.firstFailure
    var declarations = WaitingDeclarations()
    for place in 0...entries.count where failure == nil && !outcome.quits {
        let ran =
            place < entries.count
            ? declarations.take(entries[place], in: &playground) : declarations.finish(in: &playground)
        for one in ran where failure == nil {
            outcome = one.outcome
            if arguments.isJSON { JSONLines.lines(outcome).forEach(Console.draw) }
            failure = outcome.firstFailure.map { "line \(one.entry.line): \($0)" }
        }
    }
    return CheckedFiles.Finding(
        failure: failure, entry: playground.entryNumber, time: playground.seconds,
        lines: [(failure == nil ? "ok    " : "FAIL  ") + path + (failure.map { "  " + $0 } ?? "")])
}

extension Outcome {
    /// The first error or check that does not hold, in one line.
    var firstFailure: String? {
        guard failed else { return nil }
        for event in events {
            switch event.kind {
            case .error(let problem, tried: false): return problem.message
            case .expect(let verdict) where !verdict.holds:
                return "\(verdict.line): \(verdict.isJudged ? "is " : "")\(verdict.shown)"
            default: continue
            }
        }
        return "failed"
    }
}
