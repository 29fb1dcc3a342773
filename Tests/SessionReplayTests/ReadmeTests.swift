import Foundation
import Playground
import SessionFiles
import Testing
import Vocabulary

@Suite("The README")
struct ReadmeTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The lines of the first fence that begins with a line, the line not among them.
    private func fence(_ opening: String, in text: String) throws -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let first = try #require(lines.firstIndex(of: opening))
        return Array(lines[(first + 1)...].prefix { !$0.hasPrefix("```") })
    }

    @Test("What a newcomer sees first is what the program does")
    func look() throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
        let program = try fence("```swift", in: text)
        let card = try String(contentsOf: Self.folder.appendingPathComponent("Guides/Card.swift"), encoding: .utf8)
        #expect(program.joined(separator: "\n") + "\n" == card)
        let dialogue = try fence("```text", in: text)
        #expect(dialogue.first == "$ inbetween Card.swift")
        let session = """
            ---
            inbetween: 1
            ---
            ```swift file=Card.swift
            \(program.joined(separator: "\n"))
            ```
            ```text out
            \(dialogue.dropFirst().prefix { !$0.hasPrefix(">> ") }.joined(separator: "\n"))
            ```
            ```console
            \(dialogue.drop { !$0.hasPrefix(">> ") }.joined(separator: "\n"))
            ```
            """
        var replay = SessionReplay(try SessionDocument(name: "README.md", text: session)) {
            Playground(program: ProgramWorld(), settings: $0)
        }
        replay.playAll()
        #expect(replay.results.count > 8)
        #expect(replay.holds, Comment(rawValue: replay.differences.joined(separator: "\n")))
    }
}
