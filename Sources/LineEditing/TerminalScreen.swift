import Foundation

/// Draws layouts on a terminal below what was printed before, changing only what differs from the last one.
struct TerminalScreen {
    private let descriptor: Int32
    private var shown: EditLayout?
    private var shownSize = (columns: 0, rows: 0)

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Columns and rows of the window; 80 × 24 where the terminal does not know.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1, size.ws_row > 0 else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Makes the terminal show this layout, at most a window high.
    mutating func show(_ layout: EditLayout) {
        let size = size
        if shownSize != size { forgetFolds(size) }
        draw(layout.window(height: size.rows))
    }

    /// Draws the whole layout and goes to a fresh row below it: the text is now part of what was printed.
    mutating func finish(_ layout: EditLayout) {
        let size = size
        if shownSize != size { forgetFolds(size) }
        draw(layout)
        send("\r\n")
        shown = nil
    }

    /// The next layout is drawn from the top left of an empty window.
    mutating func clearWindow() {
        send("\u{1B}[H\u{1B}[2J")
        shown = nil
    }

    /// The next layout is drawn in the current row, whatever stands above.
    mutating func forget() {
        shown = nil
    }

    /// Writes as it stands, whatever the terminal makes of it.
    func send(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let sent = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if sent < 0, errno != EINTR { return }
            bytes = bytes.dropFirst(max(0, sent))
        }
    }

    /// The window has another size, and the terminal has folded the rows anew: goes to where the first one begins
    /// and clears all of them.
    private mutating func forgetFolds(_ size: (columns: Int, rows: Int)) {
        defer { shownSize = size }
        guard let layout = shown else { return }
        let columns = size.columns
        let folded = layout.rows[..<layout.cursorRow].map { max(1, ($0.width + columns - 1) / columns) }
        let above = folded.reduce(0, +) + layout.cursorColumn / columns
        send(Self.up(above) + "\r\u{1B}[J")
        shown = nil
    }

    private mutating func draw(_ layout: EditLayout) {
        defer { shown = layout }
        guard let old = shown else {
            return send("\r" + Self.text(of: layout.rows[...], clearing: true) + Self.cursor(to: layout))
        }
        guard old != layout else { return }
        let same = zip(old.rows, layout.rows).prefix { $0 == $1 }.count
        if same == old.rows.count, same == layout.rows.count {
            return send(Self.move(from: old.cursorRow, to: layout.cursorRow, column: layout.cursorColumn))
        }
        send(Self.changes(from: old, to: layout, same: same) + Self.cursor(to: layout))
    }

    private static func changes(from old: EditLayout, to new: EditLayout, same: Int) -> String {
        // Behind the last row that is kept, with a line feed: the row below it may not exist yet.
        let start = min(same, new.rows.count - 1)
        if start >= old.rows.count {
            return move(from: old.cursorRow, to: start - 1, column: 0) + "\r\n" + text(of: new.rows[start...])
        }
        let (before, after) = (old.rows[start], new.rows[start])
        if old.rows.count == new.rows.count, start == old.rows.count - 1, after.text.utf8.starts(with: before.text.utf8)
        {
            let added = after.text.utf8.dropFirst(before.text.utf8.count)
            return move(from: old.cursorRow, to: start, column: before.width)
                + String(decoding: Array(added), as: UTF8.self)
        }
        return move(from: old.cursorRow, to: start, column: 0) + "\u{1B}[J" + text(of: new.rows[start...])
    }

    private static func text(of rows: ArraySlice<ScreenRow>, clearing: Bool = false) -> String {
        (clearing ? "\u{1B}[J" : "") + rows.map(\.text).joined(separator: "\r\n")
    }

    /// From the last row, where drawing ends, to the cursor.
    private static func cursor(to layout: EditLayout) -> String {
        move(from: layout.rows.count - 1, to: layout.cursorRow, column: layout.cursorColumn)
    }

    private static func move(from row: Int, to target: Int, column: Int) -> String {
        let vertical = target < row ? up(row - target) : target > row ? "\u{1B}[\(target - row)B" : ""
        return vertical + "\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
    }

    private static func up(_ count: Int) -> String {
        count > 0 ? "\u{1B}[\(count)A" : ""
    }
}
