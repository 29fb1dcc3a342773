import AnimationMath
import Playground
import Reports
import SwiftSubset

/// Plays a session's entries and compares what they print.
public struct SessionReplay: Sendable {
    /// The session.
    public let document: SessionDocument
    /// The playground as it stands after the entries played so far.
    public private(set) var playground: Playground
    /// What each entry gave.
    public private(set) var results: [Result] = []
    private let report = HumanReport(options: ReportOptions(width: 80))

    /// What one entry gave.
    public struct Result: Sendable {
        /// The entry.
        public let item: SessionDocument.Item
        /// What it did.
        public let outcome: Outcome
        /// The lines that it printed.
        public let lines: [String]
        /// What became of it.
        public let verdict: Verdict
    }

    /// What became of an entry.
    public enum Verdict: Sendable, Equatable {
        case matches
        /// The output is not the expected one.
        case differs
        /// It failed where no output is expected, or an `:expect` in it did not hold.
        case failed
    }

    /// A replay in a playground made for the session's settings.
    public init(_ document: SessionDocument, make: (Settings) -> Playground) {
        self.document = document
        playground = make(document.settings)
    }

    /// Whether entries are left.
    public var isFinished: Bool { results.count == document.items.count }

    /// Plays the next entry.
    public mutating func next() -> Result? {
        guard !isFinished else { return nil }
        let item = document.items[results.count]
        let outcome = playground.run(Entry(text: item.source, line: item.entryLines.lowerBound + 1))
        let lines = report.transcript(outcome).flatMap { SessionDocument.split($0) }
        let result = Result(item: item, outcome: outcome, lines: lines, verdict: verdict(item, outcome, lines))
        results.append(result)
        return result
    }

    /// Plays all that is left, as long as it may go on.
    public mutating func playAll(while mayGoOn: () -> Bool = { true }) { while mayGoOn(), next() != nil {} }

    private func verdict(_ item: SessionDocument.Item, _ outcome: Outcome, _ lines: [String]) -> Verdict {
        if outcome.failsExpectation { return .failed }
        guard let expected = document.expected(item) else { return outcome.failed ? .failed : .matches }
        return OutputPattern.matches(expected, lines) ? .matches : .differs
    }
}

extension Outcome {
    /// Whether an `:expect` in it did not hold.
    var failsExpectation: Bool {
        failed
            && events.contains {
                if case .expect(let verdict) = $0.kind { !verdict.holds } else { false }
            }
    }
}

extension SessionDocument {
    /// The settings of the front matter.
    public var settings: Settings {
        var settings = Settings()
        if let fps = frontMatter["fps"].flatMap({ Int($0) }) { settings.fps = fps }
        if let os = frontMatter["os"].flatMap({ Int($0) }).flatMap({ OSProfile(rawValue: $0) }) { settings.os = os }
        return settings
    }
}

extension SessionReplay {
    /// The entry that `next()` will play.
    public var upcoming: SessionDocument.Item? { isFinished ? nil : document.items[results.count] }
}
