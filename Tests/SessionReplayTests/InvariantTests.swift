import Foundation
import SessionFiles
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
}
