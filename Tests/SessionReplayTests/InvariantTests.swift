import Foundation
import SessionFiles
import SwiftSubset
import Testing
import Vocabulary

@testable import Playground
@testable import RenderTree

@Suite("What holds of the tree after every entry")
struct InvariantTests {
    @Test("CORE-1 a session's tree is whole after each of its entries", arguments: SessionReplayTests.files)
    func sessions(name: String) throws {
        let text = try String(contentsOfFile: SessionReplayTests.folder + "/" + name, encoding: .utf8)
        var replay = SessionReplay(try SessionDocument(name: name, text: text)) {
            Playground(program: ProgramWorld(), settings: $0)
        }
        while let result = replay.next() {
            let broken = replay.playground.world.tree.brokenInvariants
            #expect(broken == [], "after \(result.item.source)")
        }
    }

    @Test("TRANS-1 what is taken out of the tree in the update that set it in motion moves no more")
    func erased() {
        var playground = Playground(program: ProgramWorld())
        let entries = [
            """
            struct ContentView: View {
                @State private var rows = [1]
                var body: some View {
                    PhaseAnimator([0.0, 1.0]) { phase in ForEach(rows, id: \\.self) { _ in Circle().opacity(phase) } }
                }
            }
            """, "withAnimation(.spring) { rows = [] } completion: { rows.insert(7, at: 0) }",
            "struct ContentView: View { var body: some View { Circle().padding().transaction { $0.animation = .linear } } }",
            ":reset",
        ]
        for entry in entries {
            #expect(!playground.run(Entry(text: entry)).failed)
            #expect(playground.world.tree.brokenInvariants == [], "after \(entry)")
        }
    }

    /// Programs with steps beside them, in folders named by `INBETWEEN_CASES`, with `:` between.
    static let caseFiles: [String] = {
        let named = ProcessInfo.processInfo.environment["INBETWEEN_CASES"] ?? ""
        return named.split(separator: ":").flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: String(folder))) ?? []
            return names.filter { $0.hasSuffix(".steps") }.sorted().map { "\(folder)/\($0)" }
        }
    }()

    @Test(
        "CORE-1 a program's tree is whole after each of its steps", .enabled(if: !caseFiles.isEmpty),
        arguments: caseFiles)
    func programs(path: String) throws {
        let program = try String(contentsOfFile: path.dropLast("steps".count) + "swift", encoding: .utf8)
        var playground = Playground(program: ProgramWorld())
        _ = playground.load([SourceFile(name: "Case.swift", text: program)])
        #expect(playground.world.tree.brokenInvariants == [], "after loading")
        var reader = EntryReader()
        let steps = try String(contentsOfFile: path, encoding: .utf8)
        let lines = steps.split(separator: "\n", omittingEmptySubsequences: false)
        let entries = lines.flatMap { reader.feed(String($0)) }
        for entry in entries + [reader.finish()].compactMap({ $0 }) {
            _ = playground.run(entry)
            #expect(playground.world.tree.brokenInvariants == [], "after \(entry.source)")
        }
    }
}
