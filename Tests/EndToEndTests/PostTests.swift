import Foundation
import Testing

@Suite("Posts")
struct PostTests {
    @Test("posts of our own invention run as posted, and their steps hold")
    func posts() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Posts")
        let result = try ProgramUnderTest.run(["test", folder.path])
        #expect(result.status == 0, "\(result.output)\(result.diagnostics)")
    }
}
