import CLibedit
import Foundation
import Testing

/// The built program on a pseudo-terminal of its own.
final class ProgramAtTerminal {
    private let process = Process()
    private let person: Int32
    private(set) var text = ""

    init(_ arguments: [String] = [], state: URL, term: String = "xterm") throws {
        var program: Int32 = -1
        person = line_open_pseudo_terminal(&program)
        try #require(person >= 0)
        var size = winsize(ws_row: 40, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(person, UInt(TIOCSWINSZ), &size)
        process.executableURL = ProgramUnderTest.binary
        process.arguments = arguments + ["--no-init"]
        process.environment = [
            "HOME": state.path, "XDG_STATE_HOME": state.path, "TERM": term, "LANG": "C.UTF-8", "NO_COLOR": "1",
            "PATH": "/usr/bin:/bin",
        ]
        let handle = FileHandle(fileDescriptor: program, closeOnDealloc: true)
        (process.standardInput, process.standardOutput, process.standardError) = (handle, handle, handle)
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        close(person)
    }

    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(person, bytes, bytes.count)
    }

    /// Reads until the words come, and passes over everything up to their end; fails when nothing comes for 20 seconds.
    func wait(_ wanted: String, _ location: SourceLocation = #_sourceLocation) {
        while text.firstRange(of: wanted) == nil {
            var state = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
            var chunk = [UInt8](repeating: 0, count: 4_096)
            guard poll(&state, 1, 20_000) > 0, case let got = read(person, &chunk, chunk.count), got > 0 else {
                Issue.record("'\(wanted)' did not come: \(text.debugDescription)", sourceLocation: location)
                return
            }
            text += String(decoding: chunk[..<got], as: UTF8.self)
        }
        if let range = text.firstRange(of: wanted) { text = String(text[range.upperBound...]) }
    }

    /// Sends it what a terminal sends for Ctrl-C.
    func interrupt() { kill(process.processIdentifier, SIGINT) }

    /// Ends it as a crash does.
    func crash() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    func waitForExit() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}

@Suite("At a terminal", .serialized)
struct PromptTests {
    /// The program at a prompt, and where its state is kept.
    private func atPrompt(term: String = "xterm", _ body: (ProgramAtTerminal, URL) throws -> Void) throws {
        try ProgramUnderTest.withFolder { folder in
            let program = try ProgramAtTerminal(state: folder, term: term)
            program.wait("':help' lists commands")
            program.wait(">> ")
            try body(program, folder)
        }
    }

    @Test("The banner stands before the first prompt; Tab completes; :quit leaves with 0")
    func completes() throws {
        try atPrompt { program, _ in
            program.type(":expec\t time == 0\r")
            program.wait("✓ time == 0")
            program.type(":quit\r")
            #expect(program.waitForExit() == 0)
        }
    }

    @Test("An entry that is no Swift comes back to be edited; Ctrl-C drops it")
    func editsAgain() throws {
        try atPrompt { program, _ in
            program.type("opn = 1\r")
            program.wait("cannot find 'opn'")
            program.wait(">> opn = 1")
            program.type("\u{3}")
            program.wait("^C")
            program.type("print(6 * 7)\r")
            program.wait("42")
        }
    }

    @Test("A pasted dialogue runs as its entries; what it printed is passed over")
    func transcript() throws {
        try atPrompt { program, _ in
            program.type("\u{1B}[200~>> let n = 6\nlet n (old)\n>> print(n *\n.. 8)\n41\u{1B}[201~\r")
            program.wait("48\r\n")
        }
    }

    @Test("After a crash the entries are offered; brought back they are there; a session beside it is left alone")
    func comesBack() throws {
        try atPrompt { program, folder in
            program.type("let kept = 41\r")
            program.wait("let kept\r\n")
            let beside = try ProgramAtTerminal(state: folder)
            beside.wait(">> ")
            beside.type(":quit\r")
            #expect(beside.waitForExit() == 0)
            program.crash()
            let next = try ProgramAtTerminal(state: folder)
            next.wait("bring back 1 entry")
            next.type("y\r")
            next.wait("let kept\r\n")
            next.type("print(kept + 1)\r")
            next.wait("42\r\n")
        }
    }

    @Test("A terminal that cannot move its cursor gets plain prompts, where an interruption drops an open entry")
    func dumb() throws {
        try atPrompt(term: "dumb") { program, _ in
            program.type("struct Half {\n")
            program.wait(".. ")
            program.interrupt()
            program.wait(">> ")
            program.type("print(6 * 7)\n")
            program.wait("42")
        }
    }
}

@Suite("Ctrl-C and full disks")
struct TroubleTests {
    @Test("Ctrl-C ends an endless entry in a batch at once, with 130")
    func interrupted() throws {
        let process = Process()
        process.executableURL = ProgramUnderTest.binary
        process.arguments = ["-e", "print(\"begun\")", "-e", "while true {}", "-e", "print(\"never\")"]
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, Pipe())
        try process.run()
        var text = ""
        while !text.contains("begun") {
            text += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        }
        process.interrupt()
        text += String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 130)
        #expect(!text.contains("never"))
    }

    @Test("A full disk is told, and leaves what was there")
    func full() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        try ProgramUnderTest.withFolder { folder in
            let link = folder.appendingPathComponent("full.md")
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "/dev/full")
            let result = try ProgramUnderTest.run(["-e", "let n = 1", "-e", ":save full.md"], in: folder)
            #expect(result.status == 1)
            #expect(result.diagnostics.contains("cannot write 'full.md'"))
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "/dev/full")
        }
    }

    @Test("A session begun with a file is saved with it, checks, and exports to one page with a stage")
    func saved() throws {
        try ProgramUnderTest.withFolder { folder in
            let text = """
                struct Bar: View {
                    @State var on = false
                    var body: some View {
                        Rectangle().frame(width: on ? 200 : 100, height: 20)
                            .onTapGesture { withAnimation(.linear(duration: 1)) { on = true } }
                    }
                }
                """
            try text.write(to: folder.appendingPathComponent("Bar.swift"), atomically: true, encoding: .utf8)
            let steps = ":tap Rectangle\n:step 0.5\n:expect Rectangle width == 150 ± 0.01\n:save bar.md\n"
            #expect(try ProgramUnderTest.run(["Bar.swift"], input: steps, in: folder).status == 0)
            #expect(try ProgramUnderTest.run(["check", "bar.md"], in: folder).status == 0)
            #expect(try ProgramUnderTest.run(["export", "bar.md", "-o", "bar.html"], in: folder).status == 0)
            let page = try String(contentsOf: folder.appendingPathComponent("bar.html"), encoding: .utf8)
            #expect(page.contains("<figure class=\"stage\"") && page.contains("default-src 'none'"))
            #expect(page.contains("<td>30</td><td>0.5000</td>"))
        }
    }
}
