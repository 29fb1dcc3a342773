import CLibedit
import Foundation

/// A person at a terminal that cannot move its cursor (`TERM=dumb`, a window inside an editor): prompts, and the
/// terminal's own line editing.
public final class PlainLines: LineSource {
    private var lines: ByteLines
    private let output: FileHandle
    private let history: EntryHistory
    private var notices: [String] = []

    /// Reads and prompts on the given descriptors; submitted entries are added to `history`.
    public init(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, history: EntryHistory = EntryHistory()
    ) {
        lines = ByteLines(descriptor: input) { waitForBytes(of: input) }
        self.output = FileHandle(fileDescriptor: output)
        self.history = history
    }

    /// Prompts for lines until they make a complete entry; an empty line submits whatever there is, Ctrl-C drops it.
    /// The right part and the initial text of the prompt have no place here.
    public func next(prompt: Prompt, isComplete: (String) -> Bool) -> LineEvent {
        line_interrupts_begin()
        defer { line_interrupts_end() }
        _ = line_signals_take()
        var entry: [String] = []
        while true {
            output.write(Data((entry.isEmpty ? prompt.text : prompt.continuation).utf8))
            switch lines.next() {
            case .text(let line, let repaired):
                if repaired { notices.append("that line was not UTF-8: unreadable bytes became U+FFFD") }
                let ends = line.isEmpty && !entry.isEmpty
                if !ends { entry.append(line) }
                let text = entry.joined(separator: "\n")
                guard ends || isComplete(text) else { continue }
                if prompt.isRemembered { history.add(text) }
                return .text(text)
            case .interrupted:
                _ = line_signals_take()
                lines.forget()
                output.write(Data("\n".utf8))
                return .interrupted
            case .end, .failed: return entry.isEmpty ? .endOfInput : .text(entry.joined(separator: "\n"))
            }
        }
    }

    /// The notices since the last call.
    public func takeNotices() -> [String] {
        defer { notices = [] }
        return notices + history.takeNotices()
    }
}
