/// A grid of dots in text: braille cells of 2 × 4 dots, or characters of 1 × 2 in ASCII.
struct Canvas {
    let columns: Int, rows: Int
    let isASCII: Bool
    private var dots: [UInt8]

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

    /// The rows as text, without spaces at their ends.
    var lines: [String] {
        (0..<rows).map { row in
            var text = String(dots[row * columns..<(row + 1) * columns].map(character))
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
