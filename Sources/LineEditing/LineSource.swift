/// What a ``LineSource`` gave back.
public enum LineEvent: Equatable, Sendable {
    /// One submitted entry, without its final line ending. From a terminal it may hold many lines (typed over
    /// several rows, or pasted); from a pipe it is exactly one line.
    case text(String)
    /// Ctrl-C dropped what was being typed; the session goes on.
    case interrupted
    /// Ctrl-D on an empty line, or the end of the pipe, file or script.
    case endOfInput
}

/// What stands around the text being edited.
public struct Prompt: Equatable, Sendable {
    /// Shown before the first line. May hold colour escapes (`ESC [ … m`): they take no width.
    public var text: String
    /// Shown before every further line of the same entry.
    public var continuation: String
    /// Shown at the right edge of the first row (the clock) as long as the text leaves room for it; empty for none.
    public var right: String
    /// What the line holds at the start, ready to edit: an entry that failed comes back this way.
    public var initialText: String
    /// Whether the answer goes into the history; false for a question such as "[y/N]".
    public var isRemembered: Bool

    /// Makes a prompt; every part but the first may be left out.
    public init(
        _ text: String = ">> ", continuation: String = ".. ", right: String = "", initialText: String = "",
        isRemembered: Bool = true
    ) {
        self.isRemembered = isRemembered
        self.text = text
        self.continuation = continuation
        self.right = right
        self.initialText = initialText
    }
}

/// Where entries come from: a terminal, a pipe or a script. It reads lines and knows nothing of Swift or SwiftUI.
public protocol LineSource: AnyObject {
    /// Waits for the next entry.
    ///
    /// - Parameters:
    ///   - prompt: shown by a terminal; a pipe and a script ignore it.
    ///   - isComplete: whether Enter may submit this text. Only sources that a person types into ask; a pipe hands
    ///     over single lines, since only the line after an entry tells that the entry has ended.
    func next(prompt: Prompt, isComplete: (String) -> Bool) -> LineEvent

    /// What went wrong without stopping the reading (repaired bytes, a history file put aside), as sentences for the
    /// user. Each is handed out once.
    func takeNotices() -> [String]
}
