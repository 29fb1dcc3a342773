import Foundation
import Reports
import SessionFiles
import SwiftSubset
import TestSupport
import Testing
import Vocabulary

@testable import Playground
@testable import RenderTree

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

    private static func note(_ text: String, seed: UInt64) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("inbetween-fuzz.txt")
        try? "seed \(seed)\n\(text)".write(to: file, atomically: false, encoding: .utf8)
    }

    /// A run whose tree is looked at after every entry.
    private static func run(seed: UInt64, settings: Settings = Settings()) -> HostileRun {
        HostileRun(
            settings: settings, width: [20, 80, 200][Int(seed % 3)], invariants: { $0.world.tree.brokenInvariants },
            note: { note($0, seed: seed) })
    }

    @Test("Entries and commands end, and change nothing where they fail", arguments: seeds)
    func entries(seed: UInt64) throws {
        var mutator = Mutator(seed: seed, words: Self.words)
        let found = mutator.one(of: Self.documents)
        let document = try #require(found)
        var run = Self.run(seed: seed, settings: document.settings)
        run.playChanged(document.items.prefix(14).map(\.source), by: &mutator)
        #expect(run.broken == [])
    }

    @Test("CORE-1 programs of a grammar are known, move, and keep their tree whole whatever is typed", arguments: seeds)
    func grammar(seed: UInt64) {
        var run = Self.run(seed: seed)
        run.playGrammar(seed: seed)
        #expect(run.broken == [])
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
        var replay = SessionReplay(document) { HostileRun.playground($0) }
        replay.playAll()
        _ = replay.differences
        let updated = replay.updatedText
        let again = try SessionDocument(name: "changed.md", text: updated)
        #expect(again.items.map(\.source) == document.items.map(\.source), "seed \(seed)")
        var exported = SessionReplay(document) { HostileRun.playground($0) }
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
