import Foundation
import Testing

@Suite("The command line")
struct CommandLineTests {
    @Test("Batch reads entries: no prompt, no banner, no colour; diagnostics on standard error")
    func batch() throws {
        let result = try ProgramUnderTest.run([], input: ":step 0.5\n# a comment\n:expect time == 0.5\n:nonsense\n")
        #expect(result.status == 1)
        #expect(result.output == "✓ time == 0.5\n")
        #expect(result.diagnostics.contains("unknown command ':nonsense'"))
    }

    @Test("Exit status 0: all well; 1: a check does not hold; 2: usage and unreadable files")
    func statuses() throws {
        #expect(try ProgramUnderTest.run(["-e", ":expect time == 0"]).status == 0)
        #expect(try ProgramUnderTest.run(["-e", ":expect time == 1"]).status == 1)
        #expect(try ProgramUnderTest.run(["--nonsense"]).status == 2)
        #expect(try ProgramUnderTest.run(["nowhere.swift"]).status == 2)
        #expect(try ProgramUnderTest.run(["--fps", "0"]).status == 2)
        #expect(try ProgramUnderTest.run(["check"]).status == 2)
        #expect(try ProgramUnderTest.run(["--version"]).status == 0)
    }

    @Test("--json writes one object a line, an expect among them with its line")
    func json() throws {
        let result = try ProgramUnderTest.run(["--json"], input: ":step 3f\n:expect time == 0.05 # three\n")
        let lines = result.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("{\"v\":1,\"entry\":1,\"time\":") && $0.hasSuffix("}") })
        #expect(lines.last?.hasPrefix("{\"v\":1,\"entry\":1,\"time\":0.05,\"kind\":\"expect\"") == true)
    }

    @Test("A file that does not check is told, and the steps do not run")
    func broken() throws {
        try ProgramUnderTest.withFolder { folder in
            try "struct A {".write(to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
            let result = try ProgramUnderTest.run(["A.swift"], input: ":expect time == 0\n", in: folder)
            #expect(result.status == 1)
            #expect(result.output.isEmpty)
            #expect(result.diagnostics.contains("A.swift:1"))
        }
    }

    @Test("check compares, --update rewrites, a malformed session is status 2")
    func check() throws {
        try ProgramUnderTest.withFolder { folder in
            let file = folder.appendingPathComponent("수업.md")
            let text = "---\ninbetween: 1\n---\n```console\n>> :expect time == 0\nold\n```\n"
            try text.write(to: file, atomically: true, encoding: .utf8)
            #expect(try ProgramUnderTest.run(["check", "수업.md"], in: folder).status == 1)
            #expect(try ProgramUnderTest.run(["check", "--update", "수업.md"], in: folder).status == 1)
            #expect(try ProgramUnderTest.run(["check", "수업.md"], in: folder).status == 0)
            try "no session".write(to: file, atomically: true, encoding: .utf8)
            #expect(try ProgramUnderTest.run(["check", "수업.md"], in: folder).status == 2)
        }
    }

    @Test("The same input gives the same bytes")
    func bytes() throws {
        let input = ":step 0.1\n:get Nothing x\n:help\n:lesson 1\n"
        let first = try ProgramUnderTest.run(["--json"], input: input)
        #expect(try ProgramUnderTest.run(["--json"], input: input).output == first.output)
    }
}
