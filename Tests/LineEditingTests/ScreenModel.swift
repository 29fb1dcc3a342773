/// What a terminal of a fixed size shows after the bytes it was sent: enough of ECMA-48 for a line editor.
struct ScreenModel {
    private(set) var columns: Int
    let height: Int
    /// One element a cell; the second cell of a wide character is empty.
    private var cells: [[String]]
    private(set) var row = 0
    private(set) var column = 0
    private(set) var isPasteBracketed = false
    private var escape: String?

    init(columns: Int, height: Int) {
        self.columns = columns
        self.height = height
        cells = Array(repeating: [], count: height)
    }

    /// The rows without trailing spaces, down to the last one in use.
    var text: String {
        var rows = cells.map { row in String(row.joined().reversed().drop { $0 == " " }.reversed()) }
        while rows.last == "" { rows.removeLast() }
        return rows.joined(separator: "\n")
    }

    mutating func receive(_ text: String) {
        text.unicodeScalars.forEach { take($0) }
    }

    /// Folds every row anew, as terminals do; the cursor stays with its cell.
    mutating func resize(columns new: Int) {
        var folded: [[String]] = []
        var cursor = (row: row, column: column)
        for (index, cellsOfRow) in cells.enumerated() {
            if index == row { cursor = (folded.count + column / new, column % new) }
            for start in stride(from: 0, to: max(1, cellsOfRow.count), by: new) {
                folded.append(Array(cellsOfRow[start..<min(start + new, cellsOfRow.count)]))
            }
        }
        let gone = max(0, cursor.row - height + 1)
        cells = Array(folded.dropFirst(gone).prefix(height))
        (row, column, columns) = (cursor.row - gone, cursor.column, new)
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        if let begun = escape {
            escape = begun + String(scalar)
            guard begun != "" || scalar != "[", (0x40...0x7E).contains(scalar.value) else { return }
            obey(begun.dropFirst(), scalar)
            escape = nil
            return
        }
        switch scalar {
        case "\u{1B}": escape = ""
        case "\r": column = 0
        case "\n": lineFeed()
        case "\u{7}": break
        default: put(scalar)
        }
    }

    private mutating func lineFeed() {
        if row + 1 < height {
            row += 1
        } else {
            cells.removeFirst()
            cells.append([])
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        let width = (0x1100...0x115F).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value) ? 2 : 1
        if column + width > columns {
            column = 0
            lineFeed()
        }
        while cells[row].count < column + width { cells[row].append(" ") }
        cells[row][column] = String(scalar)
        if width == 2 { cells[row][column + 1] = "" }
        column += width
    }

    private mutating func obey(_ parameters: Substring, _ command: Unicode.Scalar) {
        let count = max(1, Int(parameters) ?? 1)
        switch command {
        case "A": row = max(0, row - count)
        case "B": row = min(height - 1, row + count)
        case "C": column = min(columns - 1, column + count)
        case "H": (row, column) = (0, 0)
        case "J":
            if parameters != "2" { cells[row].removeLast(max(0, cells[row].count - column)) }
            for below in (parameters == "2" ? 0 : row + 1)..<height { cells[below] = [] }
        case "h" where parameters == "?2004": isPasteBracketed = true
        case "l" where parameters == "?2004": isPasteBracketed = false
        default: break
        }
    }
}
