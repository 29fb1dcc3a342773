import Foundation
import Testing

@Suite("Posts")
struct PostTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Posts")

    @Test("posts of our own invention run as posted, and their steps hold")
    func posts() throws {
        let result = try ProgramUnderTest.run(["test", Self.folder.path])
        let failed = result.output.split(separator: "\n").filter { !$0.hasPrefix("ok") }.joined(separator: "\n")
        #expect(result.status == 0, "\(failed)\(result.diagnostics)")
    }

    @Test("there are ten posts of each kind", arguments: Array("abcdefghij"))
    func kinds(_ kind: Character) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let heads = try names.filter { $0.hasSuffix(".swift") }.map { name in
            try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8).prefix { $0 != "\n" }
        }
        #expect(heads.count { $0.hasPrefix("// kind \(kind): ") } >= 10)
    }
}
