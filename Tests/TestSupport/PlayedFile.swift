import Playground
import SwiftSubset

/// What does not hold when a file is shown and lines are run on it: errors, and expectations with both values.
///
///     let program = "struct ContentView: View { … }"
///     #expect(failures(of: ProgramWorld(), file: program, ":tap Circle\n:expect Circle opacity == 0.5") == [])
public func failures(of program: any EntryProgram, file: String, _ steps: String) -> [String] {
    var playground = Playground(program: program)
    let loaded = playground.load([SourceFile(name: "Test.swift", text: "import SwiftUI\n" + file)])
    guard !loaded.failed else { return loaded.errors }
    return playground.runScript(steps).flatMap(\.faults)
}

extension Outcome {
    /// Its errors, and the expectations that do not hold.
    var faults: [String] {
        events.compactMap { event in
            switch event.kind {
            case .error(let problem, let tried): tried ? nil : problem.message
            case .expect(let verdict) where !verdict.holds:
                "\(verdict.line): expected \(verdict.expected), is \(verdict.shown)"
            default: nil
            }
        }
    }
}
