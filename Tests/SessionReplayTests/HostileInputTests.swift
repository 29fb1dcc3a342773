import Foundation
import Playground
import Reports
import SessionFiles
import SwiftSubset
import TestSupport
import Testing
import Vocabulary

/// Entries, commands and session files changed at random, the same in every run. Nothing of it may end the process, none
/// may run beyond its budget, and an entry that fails leaves the world as it was.
///
/// `INBETWEEN_FUZZ=100000-101000 swift test --filter HostileInput` takes other seeds. The input at work stands in
/// `inbetween-fuzz.txt` in the folder of temporary files, for the case that the process ends.
@Suite("Hostile input")
struct HostileInputTests {
    /// The seeds: a few in every run, those of the environment where it names some.
    static let seeds: [UInt64] = {
        let named = (ProcessInfo.processInfo.environment["INBETWEEN_FUZZ"] ?? "").split(separator: "-").compactMap {
            UInt64($0)
        }
        guard named.count == 2, named[0] <= named[1] else { return Array(1...40) }
        return Array(named[0]...named[1])
    }()

    /// The sessions' documents, the ground of all changes.
    private static let documents: [SessionDocument] = SessionReplayTests.files.compactMap { name in
        let text = try? String(contentsOfFile: SessionReplayTests.folder + "/" + name, encoding: .utf8)
        return text.flatMap { try? SessionDocument(name: name, text: $0) }
    }

    private static let words: [String] = {
        let all = documents.flatMap { $0.items.map(\.source) }.joined(separator: " ")
        return Set(all.split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init)).sorted()
    }()

    /// A playground whose entries end after a hundredth of the usual work.
    private static func playground(_ settings: Settings = Settings()) -> Playground {
        var world = ProgramWorld()
        world.program.machine.budgets.steps = 500_000
        world.program.machine.budgets.totalElements = 2_000_000
        world.program.machine.budgets.elements = 500_000
        return Playground(program: world, settings: settings)
    }

    private static func note(_ text: String, seed: UInt64) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("inbetween-fuzz.txt")
        try? "seed \(seed)\n\(text)".write(to: file, atomically: false, encoding: .utf8)
    }

    /// What an entry that fails must leave as it was.
    private static func look(at playground: Playground) -> [String] {
        var copy = playground
        return [":state", ":tree", ":anims", ":get @nothing x"].flatMap { command in
            HumanReport(options: ReportOptions()).transcript(copy.run(Entry(text: command)))
        } + ["\(playground.seconds)", "\(playground.entryNumber)"]
    }

    @Test("Entries and commands end, and change nothing where they fail", arguments: seeds)
    func entries(seed: UInt64) throws {
        var mutator = Mutator(seed: seed, words: Self.words)
        let found = mutator.one(of: Self.documents)
        let document = try #require(found)
        var playground = Self.playground(document.settings)
        let report = HumanReport(options: ReportOptions(width: [20, 80, 200][Int(seed % 3)]))
        for item in document.items.prefix(14) {
            let isKept = mutator.number(upTo: 2) == 0
            let source = isKept ? item.source : mutator.mutated(item.source)
            Self.note(source, seed: seed)
            let before = isKept ? [] : Self.look(at: playground)
            let outcome = playground.run(Entry(text: source))
            _ = report.transcript(outcome) + JSONLines.lines(outcome)
            if outcome.failed, !isKept, !outcome.failsOnlyChecks {
                #expect(Self.look(at: playground) == before, "seed \(seed): \(source)")
            }
        }
    }

    @Test(
        "Session files are read or refused; what is read is replayed, compared, written and made a page",
        arguments: seeds)
    func files(seed: UInt64) throws {
        var mutator = Mutator(seed: seed &+ 1_000_000, words: Self.words)
        let found = mutator.one(of: Self.documents)
        let original = try #require(found)
        let text = mutator.mutated(original.text)
        Self.note(text, seed: seed)
        guard let document = try? SessionDocument(name: "changed.md", text: text) else { return }
        #expect(document.text == text)
        var replay = SessionReplay(document) { Self.playground($0) }
        replay.playAll()
        _ = replay.differences
        let updated = replay.updatedText
        let again = try SessionDocument(name: "changed.md", text: updated)
        #expect(again.items.map(\.source) == document.items.map(\.source), "seed \(seed)")
        var exported = SessionReplay(document) { Self.playground($0) }
        let page = HTMLPage.page(&exported)
        #expect(page.hasSuffix("</html>\n"))
    }

    @Test("Lines of a pipe make entries, each line in one of them or passed over", arguments: seeds)
    func lines(seed: UInt64) throws {
        var mutator = Mutator(seed: seed &+ 2_000_000, words: Self.words)
        let found = mutator.one(of: Self.documents)
        let text = mutator.mutated(try #require(found).text)
        var reader = EntryReader()
        var entries: [Entry] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            entries += reader.feed(String(line))
        }
        entries += [reader.finish()].compactMap { $0 }
        #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.line < $1.line })
        for entry in entries.prefix(40) { _ = isCompleteEntry(entry.source) }
    }
}

extension Outcome {
    /// Whether it failed because of an `:expect` alone: a command that was run, and changed nothing anyway.
    fileprivate var failsOnlyChecks: Bool { errors.isEmpty }
}
