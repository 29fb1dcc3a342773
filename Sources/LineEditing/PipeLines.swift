import Foundation

/// Raw lines of a pipe or a file: no prompt, no echo, no editing.
///
/// Lines may have any length and end in LF or CR LF; a leading byte order mark is dropped. Bytes that are not UTF-8
/// become U+FFFD and are reported by ``takeNotices()``.
public final class PipeLines: LineSource {
    private var lines: ByteLines
    private var notices: [String] = []

    /// Reads from an open descriptor, standard input unless told otherwise. It is not closed.
    public init(descriptor: Int32 = STDIN_FILENO) {
        lines = ByteLines(descriptor: descriptor)
    }

    /// The next line as it stands; `prompt` and `isComplete` are not used. A signal handler that interrupts the wait
    /// gives ``LineEvent/interrupted``; a read error ends the input with a notice.
    public func next(prompt: Prompt, isComplete: (String) -> Bool) -> LineEvent {
        switch lines.next() {
        case .text(let text, let repaired):
            if repaired { notices.append("input line \(lines.count) is not UTF-8: unreadable bytes became U+FFFD") }
            return .text(text)
        case .interrupted: return .interrupted
        case .end: return .endOfInput
        case .failed(let code):
            notices.append("the input cannot be read: \(String(cString: strerror(code)))")
            return .endOfInput
        }
    }

    /// The notices since the last call.
    public func takeNotices() -> [String] {
        defer { notices = [] }
        return notices
    }
}
