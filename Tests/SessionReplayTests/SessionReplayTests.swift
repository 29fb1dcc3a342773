import Foundation
import Playground
import SessionFiles
import TestSupport
import Testing
import Vocabulary

@Suite("The sessions that come with the project")
struct SessionReplayTests {
    /// Every session, by its file's name.
    static let files: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted()
    }()

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("sessions").path

    @Test("There are sessions")
    func present() { #expect(!Self.files.isEmpty) }

    @Test("A session prints what it says", arguments: files)
    func replay(name: String) throws {
        let text = try String(contentsOfFile: Self.folder + "/" + name, encoding: .utf8)
        var replay = SessionReplay(try SessionDocument(name: name, text: text)) {
            Playground(program: ProgramWorld(), settings: $0)
        }
        replay.playAll()
        #expect(replay.holds, Comment(rawValue: replay.differences.joined(separator: "\n")))
    }
}
