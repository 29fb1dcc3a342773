import Foundation
import Testing

/// What can be tried of disks and folders without being their administrator; `Tests/Terminal/disks` tries the rest.
@Suite("Nothing is lost")
struct FileTests {
    private static let session = "---\ninbetween: 1\n---\n```console\n>> print(1)\n2\n```\n"

    private func text(_ folder: URL, _ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test(
        "A save that cannot be says why and what to do, exit status 1, and leaves nothing half",
        arguments: [
            (":save folder.md", "Is a directory"), (":save nowhere/a.md", "there is no folder"),
            (":save pipe.md", "nobody reads"), (":save full.md", "No space left"), (":save round.md", "symbolic links"),
            (":save \(String(repeating: "a", count: 300)).md", "too long"), (":save old.md/a.md", "Not a directory"),
        ])
    func refused(command: String, reason: String) throws {
        try ProgramUnderTest.withFolder { folder in
            try "old".write(to: folder.appendingPathComponent("old.md"), atomically: true, encoding: .utf8)
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("folder.md"), withIntermediateDirectories: true)
            mkfifo(folder.appendingPathComponent("pipe.md").path, 0o600)
            symlink("/dev/full", folder.appendingPathComponent("full.md").path)
            symlink("round.md", folder.appendingPathComponent("round.md").path)
            let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            let result = try ProgramUnderTest.run(["-e", "print(1)", "-e", command], in: folder)
            #expect(result.status == 1)
            #expect(result.diagnostics.contains("cannot write '") && result.diagnostics.contains(reason))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
            #expect(try text(folder, "old.md") == "old")
        }
    }

    @Test("A page is not written over its own session, by whatever name", arguments: ["s.md", "./s.md", "link.html"])
    func ownSession(name: String) throws {
        try ProgramUnderTest.withFolder { folder in
            try Self.session.write(to: folder.appendingPathComponent("s.md"), atomically: true, encoding: .utf8)
            symlink("s.md", folder.appendingPathComponent("link.html").path)
            let result = try ProgramUnderTest.run(["export", "s.md", "-o", name], in: folder)
            #expect(result.status == 2)
            #expect(result.diagnostics.contains("is the session itself"))
            #expect(try text(folder, "s.md") == Self.session)
        }
    }

    @Test("A link is written where it leads, to a file that is not there yet too; a file's mode stays")
    func links() throws {
        try ProgramUnderTest.withFolder { folder in
            let real = folder.appendingPathComponent("real.md").path
            symlink("real.md", folder.appendingPathComponent("link.md").path)
            for _ in 0..<2 {
                #expect(try ProgramUnderTest.run(["-e", "print(1)", "-e", ":save link.md"], in: folder).status == 0)
                #expect(try text(folder, "real.md").hasSuffix("```\n"))
                chmod(real, 0o640)
            }
            _ = try ProgramUnderTest.run(["-e", ":save link.md"], in: folder)
            let mode = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int
            #expect(mode == 0o640)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.sorted() == ["link.md", "real.md"])
        }
    }

    @Test("check --update keeps carriage returns, a byte order mark and an end without a line feed")
    func bytes() throws {
        try ProgramUnderTest.withFolder { folder in
            let file = folder.appendingPathComponent("s.md")
            let old = "\u{FEFF}" + Self.session.dropLast().replacingOccurrences(of: "\n", with: "\r\n")
            try Data(old.utf8).write(to: file)
            #expect(try ProgramUnderTest.run(["check", "--update", "s.md"], in: folder).status == 1)
            let new = try Data(contentsOf: file)
            #expect(new == Data(old.replacingOccurrences(of: "\n2\r", with: "\n1\r").utf8))
            #expect(try ProgramUnderTest.run(["check", "s.md"], in: folder).status == 0)
        }
    }

    @Test("What an editor changed since a session was read is not written over")
    func changed() throws {
        try ProgramUnderTest.withFolder { folder in
            let file = folder.appendingPathComponent("s.md")
            try Self.session.write(to: file, atomically: true, encoding: .utf8)
            let pipe = Pipe()
            let process = Process()
            process.executableURL = ProgramUnderTest.binary
            (process.arguments, process.currentDirectoryURL) = (["s.md"], folder)
            let (output, diagnostics) = (Pipe(), Pipe())
            (process.standardInput, process.standardOutput, process.standardError) = (pipe, output, diagnostics)
            try process.run()
            try pipe.fileHandleForWriting.write(contentsOf: Data(":save s.md\n".utf8))
            var said = ""
            while !said.contains("wrote s.md") {
                let part = output.fileHandleForReading.availableData
                try #require(!part.isEmpty)
                said += String(decoding: part, as: UTF8.self)
            }
            try "mine".write(to: file, atomically: true, encoding: .utf8)
            try pipe.fileHandleForWriting.write(contentsOf: Data(":save s.md\n".utf8))
            try pipe.fileHandleForWriting.close()
            let complaint = String(decoding: diagnostics.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(complaint.contains("was changed by another program") && process.terminationStatus == 1)
            #expect(try text(folder, "s.md") == "mine")
        }
    }

    @Test("A session that is replayed writes no file and loads none from outside of its folder", arguments: [0, 1, 2])
    func replays(call: Int) throws {
        try ProgramUnderTest.withFolder { folder in
            let inner = folder.appendingPathComponent("inner")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            let outside = folder.appendingPathComponent("Outside.swift")
            try "let secret = 4711".write(to: outside, atomically: true, encoding: .utf8)
            try "let near = 1234".write(
                to: inner.appendingPathComponent("Near.swift"), atomically: true, encoding: .utf8)
            symlink("../Outside.swift", inner.appendingPathComponent("Link.swift").path)
            try "mine".write(to: inner.appendingPathComponent("mine.md"), atomically: true, encoding: .utf8)
            let loads = ["../Outside.swift", outside.path, "Link.swift", "/etc/passwd", ".."]
            let entries =
                [":save mine.md", ":save new.md", ":load Near.swift", "print(near)"]
                + loads.flatMap { [":load \($0)", "print(secret)"] }
            let text = "---\ninbetween: 1\n---\n```console\n" + entries.map { ">> \($0)\n" }.joined() + "```\n"
            try text.write(to: inner.appendingPathComponent("s.md"), atomically: true, encoding: .utf8)
            let calls = [["s.md"], ["check", "s.md"], ["replay", "s.md"]]
            let result = try ProgramUnderTest.run(calls[call], in: inner)
            let said = result.output + result.diagnostics
            #expect(said.contains("1234") && !said.contains("4711") && !said.contains("root:"))
            #expect(said.contains("writes no file") && said.contains("stand beside it"))
            #expect(try String(contentsOf: inner.appendingPathComponent("mine.md"), encoding: .utf8) == "mine")
            #expect(!FileManager.default.fileExists(atPath: inner.appendingPathComponent("new.md").path))
        }
    }

    @Test("A log that a crash cut within a character brings back the entries before it")
    func cutLog() throws {
        try ProgramUnderTest.withFolder { state in
            let folder = state.appendingPathComponent("inbetween")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let log = Array("1\nprint(\"fir\" + \"st\")\n1\nprint(\"가".utf8).dropLast()
            try Data(log).write(to: folder.appendingPathComponent("running-1-0.log"))
            let program = try ProgramAtTerminal(state: state)
            program.wait("bring back 1 entry")
            program.type("y\r")
            program.wait("first")
            program.wait(">> ")
            program.crash()
        }
    }
}
