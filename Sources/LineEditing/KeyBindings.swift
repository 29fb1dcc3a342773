import CLibedit

/// Which key calls what. libedit's own names are listed in editrc(5); those that begin with `line-` are ours.
enum KeyBindings {
    private static let functions: [(name: String, action: LineKeyFunction)] = [
        ("line-enter", { editor, _ in KeyBindings.act(editor) { $0.enter() } }),
        ("line-newline", { editor, _ in KeyBindings.act(editor) { $0.insert("\n") } }),
        ("line-complete", { editor, _ in KeyBindings.act(editor) { $0.completeWord() } }),
        ("line-interrupt", { editor, _ in KeyBindings.act(editor) { $0.end(.interrupted) } }),
        ("line-stop", { editor, _ in KeyBindings.act(editor) { $0.stopAndGoOn() } }),
        ("line-clear", { editor, _ in KeyBindings.act(editor) { $0.clearWindow() } }),
        ("line-search", { editor, _ in KeyBindings.act(editor) { $0.searchHistory() } }),
        ("line-undo", { editor, _ in KeyBindings.act(editor) { $0.undo() } }),
        ("line-begin", { editor, _ in KeyBindings.act(editor) { $0.moveToLineStart() } }),
        ("line-end", { editor, _ in KeyBindings.act(editor) { $0.moveToLineEnd() } }),
        ("line-kill", { editor, _ in KeyBindings.act(editor) { $0.killToLineEnd() } }),
        ("line-up", { editor, _ in KeyBindings.act(editor) { $0.moveUp() } }),
        ("line-down", { editor, _ in KeyBindings.act(editor) { $0.moveDown() } }),
        ("line-paste", { editor, _ in KeyBindings.act(editor) { $0.paste() } }),
    ]

    /// What every editing mode needs, whatever `~/.editrc` says.
    private static let essential: [(key: String, function: String)] = [
        ("^M", "line-enter"), ("^J", "line-enter"), ("^I", "line-complete"), ("^C", "line-interrupt"),
        ("^Z", "line-stop"), ("^L", "line-clear"), ("^R", "line-search"),
    ]

    private static let emacs: [(key: String, function: String)] = [
        ("^_", "line-undo"), ("^A", "line-begin"), ("^E", "line-end"), ("^K", "line-kill"),
        ("^P", "line-up"), ("^N", "line-down"), ("\\e[A", "line-up"), ("\\e[B", "line-down"),
        ("\\eOA", "line-up"), ("\\eOB", "line-down"), ("\\e[C", "ed-next-char"), ("\\e[D", "ed-prev-char"),
        ("\\eOC", "ed-next-char"), ("\\eOD", "ed-prev-char"), ("\\e[H", "line-begin"), ("\\e[F", "line-end"),
        ("\\eOH", "line-begin"), ("\\eOF", "line-end"), ("\\e[1~", "line-begin"), ("\\e[4~", "line-end"),
        ("\\e[3~", "ed-delete-next-char"), ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
        ("\\e[1;3C", "em-next-word"), ("\\e[1;3D", "ed-prev-word"), ("\\e^M", "line-newline"),
        ("\\e^J", "line-newline"), ("\\e[200~", "line-paste"),
        ("\\e[5~", "ed-prev-history"), ("\\e[6~", "ed-next-history"),
    ]

    /// Keys that mean nothing here. Unbound, the end of what they send would land in the text.
    private static let ignored: [String] =
        (2...34).map { "\\e[\($0)~" }
        + ["P", "Q", "R", "S"].map { "\\eO\($0)" }
        + (2...8).flatMap { modifier in "ABCDEFHPQRS".map { "\\e[1;\(modifier)\($0)" } }
        + ["\\e[Z", "\\e[I", "\\e[O"]

    /// Keys that functions above send to have libedit's own do its part. No terminal sends these code points:
    /// ``TerminalInput`` keeps them out.
    enum Own {
        static let previousEntry: Unicode.Scalar = "\u{81}"
        static let nextEntry: Unicode.Scalar = "\u{82}"
        static let setMark: Unicode.Scalar = "\u{83}"
        static let killRegion: Unicode.Scalar = "\u{84}"
        static let moveToLineEnd: Unicode.Scalar = "\u{85}"
        static let appendMode: Unicode.Scalar = "a"

        static let functions: [(Unicode.Scalar, String)] = [
            (previousEntry, "ed-prev-history"), (nextEntry, "ed-next-history"), (setMark, "em-set-mark"),
            (killRegion, "em-kill-region"), (moveToLineEnd, "line-end"),
        ]
    }

    /// Binds all keys, then reads `~/.editrc`, so that it wins.
    static func bind(_ editor: OpaquePointer, readsUserKeys: Bool) {
        for (name, action) in functions { WideText.with(name) { _ = line_add_function(editor, $0, action) } }
        line_take_signal_keys(editor)
        // Letters such as é are single keys to libedit, bound to what Alt and a letter do.
        for letter in 0xA0...0xFF { bind(editor, String(Character(Unicode.Scalar(UInt8(letter)))), "ed-insert") }
        for key in ignored { bind(editor, key, "ed-ignore") }
        for (key, function) in essential + emacs { bind(editor, key, function) }
        if readsUserKeys { el_source(editor, nil) }
        if line_uses_vi_keys(editor) != 0 { bindViKeys(editor) }
        for (key, function) in Own.functions { bind(editor, String(Character(key)), function) }
    }

    /// `bind -v` starts from libedit's own vi keys. There ESC leads to the command mode, and `[200~` follows.
    private static func bindViKeys(_ editor: OpaquePointer) {
        for (key, function) in essential {
            bind(editor, key, function)
            bind(editor, key, function, commandMap: true)
        }
        for mark in ["[200~", "\\e[200~"] { bind(editor, mark, "line-paste", commandMap: true) }
    }

    private static func bind(_ editor: OpaquePointer, _ key: String, _ function: String, commandMap: Bool = false) {
        WideText.with(key) { key in
            WideText.with(function) { _ = line_bind(editor, key, $0, commandMap ? 1 : 0) }
        }
    }

    private static func act(_ editor: OpaquePointer?, _ action: (TerminalLines) -> KeyResult) -> UInt8 {
        guard let editor, let client = line_client(editor) else { return KeyResult.end.code }
        return action(Unmanaged<TerminalLines>.fromOpaque(client).takeUnretainedValue()).code
    }

    /// What libedit calls for each key.
    static let readKey: LineReadFunction = { editor, key in
        guard let editor, let key, let client = line_client(editor) else { return 0 }
        let lines = Unmanaged<TerminalLines>.fromOpaque(client).takeUnretainedValue()
        guard let scalar = lines.nextKey() else { return 0 }
        key.pointee = wchar_t(scalar.value)
        return 1
    }
}

/// What a key function tells libedit.
enum KeyResult {
    case changed, refused, end

    var code: UInt8 {
        switch self {
        case .changed: UInt8(CC_REFRESH)
        case .refused: UInt8(CC_ERROR)
        // The outcome is kept in `EntryRead`: libedit's own "new line" would make of an empty one the end of input.
        case .end: UInt8(CC_EOF)
        }
    }
}
