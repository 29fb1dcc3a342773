import Foundation

/// Chooses the source that fits standard input and output.
public enum StandardLines {
    /// Whether a person types the entries: standard input is a terminal.
    public static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

    /// Full editing where both ends are a capable terminal, plain prompts where only the input is one or it cannot
    /// move its cursor, raw lines from anything else.
    ///
    /// - Parameters:
    ///   - historyFolder: where the history is kept; nil for none (`--no-history`). Not touched for raw lines.
    ///   - complete: asked on Tab.
    public static func open(historyFolder: URL?, complete: @escaping Completer = { _, _ in [] }) -> any LineSource {
        guard isInteractive else { return PipeLines() }
        let history = EntryHistory(folder: historyFolder)
        return TerminalLines(history: history, complete: complete) ?? PlainLines(history: history)
    }
}
