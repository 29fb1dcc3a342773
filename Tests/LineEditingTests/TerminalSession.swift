import Foundation
import Synchronization
import Testing

@testable import LineEditing

/// What the editor under test gave back.
private final class Recorded: Sendable {
    let events = Mutex<[LineEvent]>([])
    /// Signalled once the editor is gone.
    let finished = DispatchSemaphore(value: 0)

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

/// A line editor on a pseudo-terminal, reading entries in a thread of its own.
final class TerminalSession {
    private let terminal: TestTerminal
    private let recorded = Recorded()

    /// Starts reading entries until the end of input. Entries are complete when they hold as many `}` as `{`.
    init(
        columns: Int = 40, rows: Int = 12, entries: [String] = [], prompt: Prompt = Prompt(),
        completions: [String] = []
    ) throws {
        terminal = try TestTerminal(columns: columns, height: rows)
        Thread.detachNewThread { [recorded, program = terminal.program] in
            Self.read(recorded, on: program, entries: entries, prompt: prompt, completions: completions)
            recorded.finished.signal()
        }
    }

    private static func read(
        _ recorded: Recorded, on program: Int32, entries: [String], prompt: Prompt, completions: [String]
    ) {
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

    /// The editor restores its terminal's mode when it goes: the descriptor must be its own until then.
    deinit {
        _ = recorded.finished.wait(timeout: .now() + 10)
    }

    /// What was read so far.
    var read: [LineEvent] { recorded.events.withLock { $0 } }

    var screen: ScreenModel { terminal.screen }

    func type(_ keys: String) { terminal.type(keys) }

    func resize(columns: Int, rows: Int) { terminal.resize(columns: columns, height: rows) }

    func wait(_ wanted: (ScreenModel) -> Bool, _ location: SourceLocation = #_sourceLocation) {
        terminal.wait(wanted, location)
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
    }
}
