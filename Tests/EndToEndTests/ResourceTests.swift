import Foundation
import Testing

@Suite("Files that a program reads")
struct ResourceTests {
    private let program = """
        import SwiftUI
        struct Port: Decodable { var name: String; var depth: Double }
        func read<T: Decodable>(_ name: String) -> T {
            guard let url = Bundle.main.url(forResource: name, withExtension: nil) else { fatalError("no \\(name)") }
            do { return try JSONDecoder().decode(T.self, from: Data(contentsOf: url)) } catch {
                fatalError("cannot read \\(name): \\(error)")
            }
        }
        let ports: [Port] = read("ports.json")
        struct Chart: View { var body: some View { Text(ports.map(\\.name).joined(separator: " ")) } }
        """

    /// What the program prints with files beside it.
    private func run(_ files: [String: String], _ arguments: [String] = ["Chart.swift"]) throws
        -> ProgramUnderTest.Result
    {
        var result: ProgramUnderTest.Result?
        try ProgramUnderTest.withFolder { folder in
            for (name, text) in files.merging(["Chart.swift": program], uniquingKeysWith: { given, _ in given }) {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            result = try ProgramUnderTest.run(arguments, input: ":get Text text\n", in: folder)
        }
        return try #require(result)
    }

    @Test("A resource is read from the folder of the loaded file")
    func beside() throws {
        let result = try run(["ports.json": #"[{"name": "Brest", "depth": 12}, {"name": "Vigo", "depth": 15.5}]"#])
        #expect(result.status == 0 && result.output.contains("Brest Vigo"))
    }

    @Test("A folder's program finds what stands in Resources beside its sources")
    func folder() throws {
        let files = [
            "Pier/Views/Chart.swift": program, "Pier/Models/Empty.swift": "struct Empty {}",
            "Pier/Resources/ports.json": #"[{"name": "Vigo", "depth": 15}]"#,
        ]
        #expect(try run(files, ["Pier"]).output.contains("Vigo"))
    }

    @Test("A resource that is missing or malformed ends the program with what it says, and exit status 1")
    func broken() throws {
        let missing = try run([:])
        #expect(missing.status == 1 && missing.diagnostics.contains("no ports.json"))
        for text in [#"[{"name": "Brest", "depth": 12"#, #"[{"name": "Brest"}]"#, #"[{"name": 4, "depth": 12}]"#] {
            let malformed = try run(["ports.json": text])
            #expect(malformed.status == 1 && malformed.diagnostics.contains("cannot read ports.json"))
        }
    }

    @Test("Nothing outside of the folder is read: no path that leads out, no link")
    func outside() throws {
        let text = """
            import SwiftUI
            let up = Bundle.main.url(forResource: "../secret.txt", withExtension: nil)
            let host = try? String(contentsOf: URL(fileURLWithPath: "/etc/hostname"), encoding: .utf8)
            struct Chart: View { var body: some View { Text("\\(up == nil) \\(host == nil)") } }
            """
        #expect(try run(["Chart.swift": text, "secret.txt": "!"]).output.contains("true true"))
    }
}
