import Foundation
import Playground
import SwiftSubset

/// `inbetween test FOLDER…`: runs every NAME.swift with its NAME.steps, a line each.
func runTests(_ arguments: Arguments) throws -> ExitStatus {
    Interrupts.install(isInteractive: false)
    var suite = JUnitSuite(name: "steps")
    for path in try arguments.paths.flatMap(stepPaths) {
        let failure = try runSteps(path, arguments)
        if Interruption.isRequested { return .interrupted }
        Console.say((failure == nil ? "ok    " : "FAIL  ") + path + (failure.map { "  " + $0 } ?? ""))
        Console.flush()
        suite.add(path, failure: failure)
    }
    if let junit = arguments.junit { try Files.write(suite.xml, to: junit) }
    return ExitStatus(failed: suite.hasFailures)
}

private func stepPaths(_ folder: String) throws -> [String] {
    if folder.hasSuffix(".steps") { return [folder] }
    let found = try Files.all(in: folder, withExtension: "steps")
    guard !found.isEmpty else { throw FileTrouble(message: "there is no .steps file in '\(folder)'") }
    return found
}

/// Runs one case; the first thing that does not hold, or nil.
private func runSteps(_ path: String, _ arguments: Arguments) throws -> String? {
    let program = path.dropLast("steps".count) + "swift"
    var playground = Playground(program: makeProgram(), settings: arguments.settings, access: Files.access)
    let source = SourceFile(name: String(program), text: try Files.text(String(program)))
    let loaded = playground.load([source])
    if let failure = loaded.firstFailure { return failure }
    let entries = Session.entries(of: try Files.text(path))
    for entry in entries {
        let outcome = Interrupts.whileRunning { playground.run(entry) }
        if let failure = outcome.firstFailure { return "line \(entry.line): \(failure)" }
        if outcome.quits { break }
    }
    return nil
}

extension Outcome {
    /// The first error or check that does not hold, in one line.
    var firstFailure: String? {
        guard failed else { return nil }
        for event in events {
            switch event.kind {
            case .error(let problem, tried: false): return problem.message
            case .expect(let verdict) where !verdict.holds: return "\(verdict.line): is \(verdict.shown)"
            default: continue
            }
        }
        return "failed"
    }
}
