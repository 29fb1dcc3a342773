import CLibedit
import Foundation
import Synchronization
import Testing

@testable import LineEditing

/// What the editor under test gave back.
private final class Recorded: Sendable {
    let events = Mutex<[LineEvent]>([])

    /// Reads entries until the input ends, and says each event on the terminal, so that a test can wait for it.
    func run(_ lines: TerminalLines, prompt: Prompt) {
        var event = LineEvent.interrupted
        repeat {
            event = lines.next(prompt: prompt) { text in
                text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count
            }
            events.withLock { [event] in $0.append(event) }
            lines.screen.send("<\(event)>\r\n")
        } while event != .endOfInput
    }
}

/// A line editor on a pseudo-terminal: the test plays the person and the screen.
final class TerminalSession {
    private let person: Int32
    private let program: Int32
    private let recorded = Recorded()
    private(set) var screen: ScreenModel

    /// Starts reading entries until the end of input. Entries are complete when they hold as many `}` as `{`.
    init(
        columns: Int = 40, rows: Int = 12, entries: [String] = [], prompt: Prompt = Prompt(),
        completions: [String] = []
    ) throws {
        screen = ScreenModel(columns: columns, height: rows)
        var program: Int32 = -1
        person = line_open_pseudo_terminal(&program)
        try #require(person >= 0)
        self.program = program
        resize(columns: columns, rows: rows)
        Thread.detachNewThread { [recorded, program] in
            let history = EntryHistory()
            entries.forEach(history.add)
            let lines = TerminalLines(
                input: program, output: program, history: history, kind: "xterm", readsUserKeys: false
            ) { buffer, cursor in
                let start = Array(buffer.utf8.prefix(cursor)).lastIndex(of: 0x2E).map { $0 + 1 } ?? 0
                return completions.map { CompletionItem(text: $0, start: start) }
            }
            if let lines { recorded.run(lines, prompt: prompt) }
        }
    }

    /// What was read so far.
    var read: [LineEvent] { recorded.events.withLock { $0 } }

    func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(person, UInt(TIOCSWINSZ), &size)
    }

    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(person, bytes, bytes.count)
    }

    /// Takes what the editor draws until the screen is as wanted; fails when nothing comes for ten seconds.
    func wait(_ wanted: (ScreenModel) -> Bool, _ location: SourceLocation = #_sourceLocation) {
        var pending: [UInt8] = []
        while !wanted(screen) {
            var state = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
            guard poll(&state, 1, 10_000) > 0 else {
                Issue.record("the screen shows\n\(screen.text)", sourceLocation: location)
                return
            }
            var chunk = [UInt8](repeating: 0, count: 4_096)
            let got = Foundation.read(person, &chunk, chunk.count)
            guard got > 0 else { return }
            pending += chunk[..<got]
            guard let text = String(validating: pending, as: UTF8.self) else { continue }
            screen.receive(text)
            pending = []
        }
    }

    /// Waits until the last rows of the screen are these.
    func waitFor(_ text: String, _ location: SourceLocation = #_sourceLocation) {
        wait({ $0.text.hasSuffix(text) }, location)
    }

    /// Ends the input and waits for the editor to leave.
    func end(_ location: SourceLocation = #_sourceLocation) {
        type("\u{3}")
        wait({ $0.text.contains("interrupted>\n>>") }, location)
        type("\u{4}")
        wait({ $0.text.contains("<endOfInput>") }, location)
        close(program)
        close(person)
    }
}
