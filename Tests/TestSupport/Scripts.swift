import Playground
import SwiftSubset

extension Playground {
    /// Runs lines as a pipe would give them; the outcomes in order.
    public mutating func runScript(_ text: String) -> [Outcome] {
        var reader = EntryReader()
        var entries: [Entry] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            entries += reader.feed(String(line))
        }
        if let last = reader.finish() { entries.append(last) }
        return entries.map { run($0) }
    }
}

extension Outcome {
    /// The messages of its errors.
    public var errors: [String] {
        events.compactMap { event in
            if case .error(let problem, _) = event.kind { problem.message } else { nil }
        }
    }
}
