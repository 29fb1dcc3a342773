import CLibedit

/// Looks backwards and forwards for entries that contain a text, as it is typed.
struct HistorySearch {
    let entries: [String]
    private(set) var pattern = ""
    /// The entry found, nil while none is.
    private(set) var found: Int?
    private(set) var hasFailed = false

    init(entries: [String]) {
        self.entries = entries
    }

    /// The entry found.
    var entry: String? { found.map { entries[$0] } }

    /// Searches on from the entry at hand, which may go on matching.
    mutating func type(_ scalar: Unicode.Scalar) {
        pattern.unicodeScalars.append(scalar)
        look(from: found ?? entries.count - 1, by: -1)
    }

    /// Takes the last character of the pattern back and searches from the newest entry again.
    mutating func erase() {
        pattern = String(pattern.dropLast())
        found = nil
        hasFailed = false
        if !pattern.isEmpty { look(from: entries.count - 1, by: -1) }
    }

    mutating func older() { look(from: (found ?? entries.count) - 1, by: -1) }

    mutating func newer() { look(from: (found ?? entries.count - 1) + 1, by: 1) }

    private mutating func look(from start: Int, by step: Int) {
        guard !pattern.isEmpty else { return }
        var index = start
        while entries.indices.contains(index) {
            if entries[index].contains(pattern) {
                found = index
                hasFailed = false
                return
            }
            index += step
        }
        hasFailed = true
    }
}

extension TerminalLines {
    /// Ctrl-R: typed characters narrow the search, Ctrl-R goes to older entries, Ctrl-S to newer ones, Ctrl-G and
    /// Ctrl-C give the text back; every other key takes the entry and then does what it always does.
    func searchHistory() -> KeyResult {
        let before = edited
        var search = HistorySearch(entries: history.entries)
        while true {
            showSearch(search, before: before)
            var key: wchar_t = 0
            guard el_wgetc(editor, &key) == 1 else { return .end }
            let scalar = WideText.scalar(key)
            switch scalar {
            case "\u{12}": search.older()
            case "\u{13}": search.newer()
            case "\u{08}", "\u{7F}": search.erase()
            case "\u{07}", "\u{03}":
                replace(with: before)
                return .changed
            default:
                if scalar.value >= 0x20 { search.type(scalar) } else { return accept(scalar) }
            }
        }
    }

    private func showSearch(_ search: HistorySearch, before: EditedText) {
        if let entry = search.entry {
            let scalars = Array(entry.unicodeScalars)
            replace(with: EditedText(scalars: scalars, cursor: scalars.count))
        } else {
            replace(with: before)
        }
        read.below = ["search: \(search.pattern)" + (search.hasFailed ? "  (no further entry)" : "")]
    }

    /// A lone ESC only ends the search; one that begins an arrow key has its rest waiting.
    private func accept(_ scalar: Unicode.Scalar) -> KeyResult {
        if scalar == "\u{1B}", !input.hasMore { return .changed }
        WideText.with([scalar]) { el_wpush(editor, $0) }
        return .changed
    }
}
