/// One row of the terminal as it should look.
struct ScreenRow: Equatable {
    var text = ""
    var width = 0
}

/// The rows that show a prompt, the text being edited and what is listed below it.
struct EditLayout: Equatable {
    var rows: [ScreenRow]
    var cursorRow: Int
    var cursorColumn: Int

    /// Lays the text out as the terminal shall show it: a prompt before every line, lines folded at the right edge,
    /// a scalar of two cells never cut in half, tabs as spaces, control characters made visible.
    ///
    /// - Parameters:
    ///   - cursor: index of the scalar the cursor stands on; `text.count` when it stands behind the last.
    ///   - columns: width of the window, at least 2.
    init(prompt: Prompt, text: [Unicode.Scalar], cursor: Int, columns: Int, below: [String] = []) {
        var pen = Pen(columns: max(2, columns))
        pen.put(prompt: prompt.text)
        for (index, scalar) in text.enumerated() {
            if index == cursor { pen.markCursor(before: scalar) }
            if scalar == "\n" {
                pen.newRow()
                pen.put(prompt: prompt.continuation)
            } else {
                pen.put(scalar)
            }
        }
        if cursor >= text.count { pen.markCursor(before: " ") }
        pen.put(right: prompt.right)
        for line in below { pen.put(below: line) }
        rows = pen.rows
        cursorRow = pen.cursor.row
        cursorColumn = pen.cursor.column
    }

    /// At most `height` rows, the cursor's among them: what fits of a text taller than the window.
    func window(height: Int) -> EditLayout {
        guard rows.count > height, height > 0 else { return self }
        let first = min(max(0, cursorRow - height + 1), rows.count - height)
        var part = self
        part.rows = Array(rows[first..<first + height])
        part.cursorRow = cursorRow - first
        return part
    }
}

/// Where the next scalar goes while rows are filled.
private struct Pen {
    let columns: Int
    var rows = [ScreenRow()]
    var cursor = (row: 0, column: 0)
    /// Cells the prompt takes in the current row: tab stops count from there.
    private var indent = 0

    init(columns: Int) {
        self.columns = columns
    }

    mutating func newRow() {
        rows.append(ScreenRow())
        indent = 0
    }

    mutating func put(prompt: String) {
        let width = DisplayWidth.of(prompt: prompt)
        guard width < columns else { return }
        rows[rows.count - 1].text += prompt
        rows[rows.count - 1].width += width
        indent = rows[rows.count - 1].width
    }

    mutating func put(_ scalar: Unicode.Scalar) {
        if scalar == "\t" { return putTab() }
        let shown = DisplayWidth.shown(scalar)
        if rows[rows.count - 1].width + shown.width > columns { newRow() }
        rows[rows.count - 1].text += shown.text
        rows[rows.count - 1].width += shown.width
    }

    private mutating func putTab() {
        repeat { put(" ") } while (rows[rows.count - 1].width - indent) % 4 != 0
    }

    /// The cursor stands where the scalar will be drawn: in the next row when it does not fit here.
    mutating func markCursor(before scalar: Unicode.Scalar) {
        let width = scalar == "\n" ? 1 : DisplayWidth.shown(scalar).width
        if rows[rows.count - 1].width + max(1, width) > columns { newRow() }
        cursor = (rows.count - 1, rows[rows.count - 1].width)
    }

    /// At the right edge of the first row, with two free cells before it and one behind; left out where it does not fit.
    mutating func put(right: String) {
        let width = DisplayWidth.of(prompt: right)
        let gap = columns - 1 - width - rows[0].width
        guard width > 0, gap >= 2 else { return }
        rows[0].text += String(repeating: " ", count: gap) + right
        rows[0].width = columns - 1
    }

    mutating func put(below line: String) {
        newRow()
        for scalar in line.unicodeScalars {
            let shown = DisplayWidth.shown(scalar)
            guard rows[rows.count - 1].width + shown.width < columns else { return }
            rows[rows.count - 1].text += shown.text
            rows[rows.count - 1].width += shown.width
        }
    }
}
