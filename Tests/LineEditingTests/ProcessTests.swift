import CLibedit
import Foundation
import Testing

/// The editor in a process of its own, for what concerns the whole process: signals and the terminal's mode.
@Suite struct ProcessTests {
    /// The test program beside this test bundle in the build folder; nil where tests are run from elsewhere.
    private static var probe: URL? {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let probe = folder.appendingPathComponent("line-probe")
        return FileManager.default.isExecutableFile(atPath: probe.path) ? probe : nil
    }

    private func mode(_ terminal: Int32) -> tcflag_t {
        var mode = termios()
        tcgetattr(terminal, &mode)
        return mode.c_lflag & tcflag_t(ICANON | ECHO | ISIG)
    }

    private func start(_ probe: URL, on terminal: TestTerminal) throws -> Process {
        let process = Process()
        process.executableURL = probe
        process.environment = ["TERM": "xterm", "HOME": "/nonexistent", "LC_ALL": "C"]
        let handle = FileHandle(fileDescriptor: terminal.program)
        process.standardInput = handle
        process.standardOutput = handle
        try process.run()
        return process
    }

    @Test("LINE-9 a process that is told to end gives the terminal back as it was", .enabled(if: probe != nil))
    func termination() throws {
        let terminal = try TestTerminal(columns: 40, height: 6)
        let before = mode(terminal.program)
        let process = try start(#require(Self.probe), on: terminal)
        terminal.wait { $0.text.hasPrefix(">>") && $0.isPasteBracketed }
        #expect(mode(terminal.program) != before)
        kill(process.processIdentifier, SIGTERM)
        if !terminal.wait({ !$0.isPasteBracketed }) { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
        #expect(mode(terminal.program) == before)
    }

    @Test("LINE-9 a change of the window's size draws anew at once", .enabled(if: probe != nil))
    func windowChange() throws {
        let terminal = try TestTerminal(columns: 40, height: 6)
        let process = try start(#require(Self.probe), on: terminal)
        terminal.wait { $0.text.hasPrefix(">>") }
        terminal.type("한글abcdefgh")
        terminal.wait { $0.text.contains("abcdefgh") && $0.column == 15 }
        terminal.resize(columns: 12, height: 6)
        kill(process.processIdentifier, SIGWINCH)
        terminal.wait { $0.text == ">> 한글abcde\nfgh" }
        terminal.type("\u{3}")
        terminal.wait { $0.text.hasSuffix("interrupted\n>>   0.25 s") }
        terminal.type("\u{4}")
        if !terminal.wait({ $0.text.hasSuffix("end") }) { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
