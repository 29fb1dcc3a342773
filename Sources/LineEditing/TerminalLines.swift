import CLibedit
import Foundation

/// Lines typed at a terminal, edited with libedit's keys.
///
/// libedit reads the keys, keeps the text and obeys `~/.editrc`; what it cannot do is show a text of several lines with
/// a prompt before each, or one taller than the window. So it draws to nowhere, and ``EditLayout`` and
/// ``TerminalScreen`` show the text before each wait for a key.
public final class TerminalLines: LineSource {
    /// Longer texts are cut: nothing that large can be an entry.
    static let longestText = 262_144

    let editor: OpaquePointer
    let history: EntryHistory
    let complete: Completer
    private let output: Int32
    private let libeditHistory: OpaquePointer?

    var input: TerminalInput
    var screen: TerminalScreen
    var read = EntryRead()

    /// An editor on two descriptors of a terminal; nil when they are none, or the terminal cannot move its cursor
    /// (`TERM=dumb`): ``PlainLines`` is for those.
    ///
    /// - Parameters:
    ///   - history: shared with nobody else while this object lives; submitted entries are added to it.
    ///   - kind: the terminal's name.
    ///   - readsUserKeys: whether `~/.editrc` is obeyed.
    ///   - complete: asked when Tab is pressed behind a word.
    public init?(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, history: EntryHistory = EntryHistory(),
        kind: String = ProcessInfo.processInfo.environment["TERM"] ?? "", readsUserKeys: Bool = true,
        complete: @escaping Completer = { _, _ in [] }
    ) {
        guard isatty(input) == 1, isatty(output) == 1, !["", "dumb", "emacs"].contains(kind),
            let editor = line_open("inbetween", input, output, KeyBindings.readKey)
        else { return nil }
        self.editor = editor
        self.history = history
        self.complete = complete
        self.output = output
        self.input = TerminalInput(descriptor: input)
        screen = TerminalScreen(descriptor: output)
        libeditHistory = line_history_open(editor, Int32(EntryHistory.limit))
        history.entries.forEach { Self.remember($0, in: libeditHistory) }
        line_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
        KeyBindings.bind(editor, readsUserKeys: readsUserKeys)
    }

    deinit {
        line_close(editor)
        if let libeditHistory { line_history_close(libeditHistory) }
    }

    /// Shows the prompt and edits until Enter submits, Ctrl-C drops or Ctrl-D ends.
    public func next(prompt: Prompt, isComplete: (String) -> Bool) -> LineEvent {
        withoutActuallyEscaping(isComplete) { isComplete in
            read = EntryRead(prompt: prompt, isComplete: isComplete)
            defer { read = EntryRead() }
            beginReading()
            var count: Int32 = 0
            _ = el_wgets(editor, &count)
            finishReading()
            return read.outcome ?? .endOfInput
        }
    }

    /// The history's notices since the last call.
    public func takeNotices() -> [String] { history.takeNotices() }

    private func beginReading() {
        screen.forget()
        line_signals_begin(output)
        screen.send(LINE_PASTE_ON)
    }

    private func finishReading() {
        screen.finish(read.finalLayout(columns: screen.size.columns))
        screen.send(LINE_PASTE_OFF)
        line_signals_end()
        guard case .text(let entry) = read.outcome, read.prompt.isRemembered else { return }
        let known = history.entries.last
        history.add(entry)
        if history.entries.last != known { Self.remember(entry, in: libeditHistory) }
    }

    private static func remember(_ entry: String, in history: OpaquePointer?) {
        guard let history else { return }
        WideText.with(entry) { line_history_add(history, $0) }
    }

    /// Ctrl-Z: gives the terminal back, stops, and takes it again when the shell continues the process.
    func stop() {
        screen.send("\r\n" + LINE_PASTE_OFF)
        line_prepare_terminal(editor, 0)
        line_stop()
        screen.forget()
    }

    /// Acts on signals that came while waiting for a key.
    func takeSignals() {
        guard line_signals_take() & 2 != 0 else { return }
        line_prepare_terminal(editor, 0)
        line_prepare_terminal(editor, 1)
        screen.send(LINE_PASTE_ON)
        screen.forget()
    }
}

/// What belongs to one call of ``TerminalLines/next(prompt:isComplete:)``.
struct EntryRead {
    var prompt = Prompt()
    var isComplete: (String) -> Bool = { _ in true }
    var outcome: LineEvent?
    /// The text as of the last wait for a key.
    var shown = EditedText()
    /// Rows below the text until the next key.
    var below: [String] = []
    var undo = UndoStack()
    /// False until the first key is waited for.
    var hasBegun = false
    var isPasting = false
    /// The text as the last Enter left it when it only began a new line.
    var continued: EditedText?

    /// What is shown while the text is edited.
    func layout(columns: Int) -> EditLayout {
        EditLayout(prompt: prompt, text: shown.scalars, cursor: shown.cursor, columns: columns, below: below)
    }

    /// What stays on the screen: all of the text, and a mark where Ctrl-C dropped it.
    func finalLayout(columns: Int) -> EditLayout {
        let text = shown.scalars + (outcome == .interrupted ? ["^", "C"] : [])
        return EditLayout(prompt: prompt, text: text, cursor: text.count, columns: columns)
    }
}
