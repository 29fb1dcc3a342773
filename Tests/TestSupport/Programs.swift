import Playground
import SwiftSubset

/// Loads a program, runs steps as a pipe would give them, and tells what did not hold: failed expectations with what
/// was there instead, and errors.
public func failures(of source: String, in program: any EntryProgram, steps: String) -> [String] {
    var playground = Playground(program: program)
    let loaded = playground.load([SourceFile(name: "Program.swift", text: source)])
    guard !loaded.failed else { return loaded.errors }
    return playground.runScript(steps).flatMap { outcome -> [String] in
        let unheld = outcome.events.compactMap { event -> String? in
            guard case .expect(let verdict) = event.kind, !verdict.holds else { return nil }
            return "\(verdict.line): \(verdict.shown)"
        }
        return outcome.errors + unheld
    }
}
