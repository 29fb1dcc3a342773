import Playground
import SwiftSubset

/// Runs entries that come one after another, as from a pipe: a declaration that names what is not there yet waits for
/// the declarations behind it, as in a file.
struct WaitingDeclarations {
    /// Declarations that do not check by themselves, with all that followed them.
    private var waiting: [Entry] = []

    /// Takes an entry; gives what ran, in order: nothing where it waits.
    mutating func take(_ entry: Entry, in playground: inout Playground) -> [(entry: Entry, outcome: Outcome)] {
        guard entry.isDeclarations else {
            return finish(in: &playground) + [(entry, Interrupts.whileRunning { playground.run(entry) })]
        }
        waiting.append(entry)
        let joined = waiting.joiningDeclarations
        guard joined.count == 1, let whole = joined.first else { return finish(in: &playground) }
        guard let outcome = Interrupts.whileRunning({ playground.runUnlessMistyped(whole) }) else { return [] }
        waiting = []
        return [(whole, outcome)]
    }

    /// Runs what waits in vain, each by itself, so that each tells what it lacks.
    mutating func finish(in playground: inout Playground) -> [(entry: Entry, outcome: Outcome)] {
        defer { waiting = [] }
        return waiting.map { entry in (entry, Interrupts.whileRunning { playground.run(entry) }) }
    }
}
