/// A grid of dots in text: braille cells of 2 × 4 dots, or characters of 1 × 2 in ASCII.
struct Canvas {
    let columns: Int, rows: Int
    let isASCII: Bool
    private var dots: [UInt8]
    /// Letters that stand over the dots, by cell; the second cell of a wide one is empty.
    private var letters: [Int: String] = [:]

    init(columns: Int, rows: Int, isASCII: Bool) {
        self.columns = max(columns, 1)
        self.rows = max(rows, 1)
        self.isASCII = isASCII
        dots = Array(repeating: 0, count: self.columns * self.rows)
    }

    /// Dots across and down.
    var width: Int { columns * (isASCII ? 1 : 2) }
    var height: Int { rows * (isASCII ? 2 : 4) }

    /// Sets a dot; one outside is left out.
    mutating func set(_ x: Int, _ y: Int) {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return }
        let (cellWidth, cellHeight) = isASCII ? (1, 2) : (2, 4)
        let cell = y / cellHeight * columns + x / cellWidth
        let bit = isASCII ? y % 2 : [[0, 1, 2, 6], [3, 4, 5, 7]][x % 2][y % 4]
        dots[cell] |= 1 << UInt8(bit)
    }

    /// Sets the dots between two points.
    mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
        let steps = min(max(abs(end.x - start.x), abs(end.y - start.y), 1), 10_000)
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            set(
                start.x + Int((Double(end.x - start.x) * share).rounded()),
                start.y + Int((Double(end.y - start.y) * share).rounded()))
        }
    }

    /// The cells that a number of dots across takes.
    func cells(across dots: Double) -> Double { dots.isFinite ? (dots / (isASCII ? 1 : 2)).rounded(.up) : 1 }

    /// Writes letters over the dots, centred around a dot; what does not fit into its row is left out. Letters that are
    /// there stay: where `whole`, nothing is written that would touch them, else only what would stand on them is left out.
    mutating func write(_ text: String, around middle: (x: Int, y: Int), whole: Bool = false) {
        let row = middle.y / (isASCII ? 2 : 4)
        let width = displayWidth(text)
        let start = middle.x / (isASCII ? 1 : 2) - width / 2
        guard (0..<rows).contains(row), middle.y >= 0, start < columns, start + width > 0 else { return }
        var column = max(0, min(start, columns - width))
        if whole, !isFree(column - 1, width + 2, row) { return }
        for character in text {
            let cells = displayWidth(character)
            guard cells > 0, column + cells <= columns else { continue }
            if isFree(column, cells, row) {
                letters[row * columns + column] = String(character)
                if cells == 2 { letters[row * columns + column + 1] = "" }
            }
            column += cells
        }
    }

    /// Whether some cells of a row hold no letters.
    private func isFree(_ column: Int, _ cells: Int, _ row: Int) -> Bool {
        (column..<column + max(cells, 0)).allSatisfy { letters[row * columns + $0] == nil || $0 < 0 || $0 >= columns }
    }

    /// The rows as text, without spaces at their ends.
    var lines: [String] {
        (0..<rows).map { row in
            var text = (row * columns..<(row + 1) * columns).map { cell in
                letters[cell] ?? String(character(dots[cell]))
            }.joined()
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    private func character(_ cell: UInt8) -> Character {
        if cell == 0 { return " " }
        if isASCII { return [" ", "'", ".", ":"][Int(cell)] }
        return Character(Unicode.Scalar(0x2800 + UInt32(cell)) ?? " ")
    }
}
