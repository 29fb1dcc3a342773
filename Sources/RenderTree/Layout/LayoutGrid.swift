import ViewValues

/// A view in a cell of a Grid.
private struct GridCell {
    var box: LayoutBox
    var row: Int, column: Int, span: Int
    var anchor: UnitPointValue?
}

extension LayoutTree {
    /// Grid: columns as wide as their widest cell, rows as high as their highest; what is left of the proposal is shared
    /// by the columns (rows) with flexible cells. A view outside a GridRow stands across all columns.
    mutating func grid<Calls: LayoutCalls>(
        _ alignment: AlignmentValue, _ spacing: Size, _ boxes: [LayoutBox], _ proposal: Proposal,
        _ calls: inout Calls
    ) throws -> Arrangement {
        let cells = gridCells(boxes)
        let columns = cells.map { $0.column + $0.span }.max() ?? 0
        guard columns > 0, let rows = cells.map(\.row).max().map({ $0 + 1 }) else { return Arrangement(size: .zero) }
        let room = proposal.width.map { $0 - spacing.width * Double(columns - 1) }
        let tall = proposal.height.map { $0 - spacing.height * Double(rows - 1) }
        let widths = try tracks(columns, .horizontal, cells, room, { _ in nil }, &calls)
        let heights = try tracks(
            rows, .vertical, cells, tall, { Self.extent($0.column, $0.span, widths, spacing.width) }, &calls)
        let xs = Self.starts(widths, spacing.width)
        let ys = Self.starts(heights, spacing.height)
        var children: [Arranged] = []
        for cell in cells {
            let width = Self.extent(cell.column, cell.span, widths, spacing.width)
            let size = Size(width, heights[cell.row])
            var child = try aligned(cell.box, Proposal(size), in: size, alignment, &calls)
            if let anchor = cell.anchor {
                child.origin = Point(
                    (size.width - child.size.width) * anchor.x, (size.height - child.size.height) * anchor.y)
            }
            child.origin = child.origin + Point(xs[cell.column], ys[cell.row])
            children.append(child)
        }
        let size = Size(
            Self.extent(0, columns, widths, spacing.width), Self.extent(0, rows, heights, spacing.height))
        return Arrangement(size: size, children: children)
    }

    /// The lengths of columns or rows; `fixed` gives a cell's known extent on the other axis.
    private mutating func tracks<Calls: LayoutCalls>(
        _ count: Int, _ axis: AxisValue, _ cells: [GridCell], _ room: Double?, _ fixed: (GridCell) -> Double?,
        _ calls: inout Calls
    ) throws -> [Double] {
        var ideal = Array(repeating: 0.0, count: count)
        var isFlexible = Array(repeating: false, count: count)
        for cell in cells where axis == .vertical || cell.span == 1 {
            let track = axis == .horizontal ? cell.column : cell.row
            var offer = Proposal.unspecified
            offer[axis.across] = fixed(cell)
            let wanted = try measure(cell.box, offer, &calls)[axis]
            offer[axis] = .infinity
            if try measure(cell.box, offer, &calls)[axis] > wanted + 0.001 { isFlexible[track] = true }
            ideal[track] = max(ideal[track], wanted)
        }
        guard let room, room.isFinite else { return ideal }
        let rigid = ideal.indices.filter { !isFlexible[$0] }.reduce(0) { $0 + ideal[$1] }
        let open = isFlexible.filter { $0 }.count
        guard open > 0 else { return ideal }
        let share = max(0, room - rigid) / Double(open)
        return ideal.indices.map { isFlexible[$0] ? share : ideal[$0] }
    }

    private mutating func gridCells(_ boxes: [LayoutBox]) -> [GridCell] {
        var cells: [GridCell] = []
        var alone: [Int] = []
        for (row, box) in boxes.enumerated() {
            guard case .container(.gridRow) = layoutItem(of: box.node) else {
                alone.append(cells.count)
                cells.append(GridCell(box: box, row: row, column: 0, span: 1, anchor: nil))
                continue
            }
            var column = 0
            for child in contentBoxes(of: box.node) {
                let (span, anchor) = cellTraits(child)
                cells.append(GridCell(box: child, row: row, column: column, span: span, anchor: anchor))
                column += span
            }
        }
        let columns = cells.map { $0.column + $0.span }.max() ?? 1
        for index in alone { cells[index].span = columns }
        return cells
    }

    private mutating func cellTraits(_ box: LayoutBox) -> (span: Int, anchor: UnitPointValue?) {
        switch layoutItem(of: box.node) {
        case .modifier(.gridCell(let columns, let anchor)):
            let inner = content(of: box).map { cellTraits($0) } ?? (span: 1, anchor: nil)
            return (min(max(1, columns ?? inner.span), 1000), anchor ?? inner.anchor)
        case .modifier, .decorated: return content(of: box).map { cellTraits($0) } ?? (1, nil)
        default: return (1, nil)
        }
    }

    private static func starts(_ lengths: [Double], _ spacing: Double) -> [Double] {
        lengths.indices.map { extent(0, $0, lengths, spacing) + ($0 > 0 ? spacing : 0) }
    }

    private static func extent(_ first: Int, _ span: Int, _ lengths: [Double], _ spacing: Double) -> Double {
        let end = min(first + span, lengths.count)
        guard end > first else { return 0 }
        return lengths[first..<end].reduce(0, +) + spacing * Double(end - first - 1)
    }
}
