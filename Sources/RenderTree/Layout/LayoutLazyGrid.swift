import ViewValues

/// LazyVGrid (axis vertical: the items are columns) or LazyHGrid.
struct LazyGrid {
    /// The axis along which the grid grows.
    var axis: AxisValue
    var items: [GridItemValue]
    var alignment: AlignmentValue
    /// Between lines.
    var spacing: Double?

    /// A column (of a LazyVGrid) as resolved: start and length across the axis.
    struct Track {
        var start: Double, length: Double
        var alignment: AlignmentValue?
    }

    /// The columns in an extent: fixed ones first, the rest shared in order by the flexible and adaptive ones within
    /// their bounds; an adaptive one becomes as many as have room.
    func tracks(in extent: Double?) -> [Track] {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? StackLayout.defaultSpacing) }
        var left = max(0, (extent ?? 0) - gaps)
        for case .fixed(let length) in items.map(\.size) { left -= length }
        var open = items.filter { if case .fixed = $0.size { false } else { true } }.count
        var tracks: [Track] = []
        var start = 0.0
        for item in items {
            let gap = item.spacing ?? StackLayout.defaultSpacing
            let share = extent == nil ? nil : max(0, left / Double(max(1, open)))
            let lengths = Self.lengths(of: item.size, share: share, gap: gap)
            for length in lengths {
                tracks.append(Track(start: start, length: length, alignment: item.alignment))
                start += length + gap
            }
            if case .fixed = item.size { continue }
            left -= lengths.reduce(0, +) + gap * Double(lengths.count - 1)
            open -= 1
        }
        return tracks
    }

    private static func lengths(of extent: GridItemValue.Extent, share: Double?, gap: Double) -> [Double] {
        switch extent {
        case .fixed(let length): return [max(0, length.finiteOrZero)]
        case .flexible(let minimum, let maximum):
            return [max(minimum, min(share ?? max(minimum, 10), maximum)).finiteOrZero]
        case .adaptive(let minimum, let maximum):
            let share = share ?? minimum
            let least = max(1, minimum.finiteOrZero)
            let count = min(10_000, max(1, ((share + gap) / (least + gap) + 1e-9).rounded(.down)))
            let length = max(minimum, min((share - gap * (count - 1)) / count, maximum)).finiteOrZero
            return Array(repeating: length, count: Int(count))
        }
    }
}

extension LayoutTree {
    /// Fills line after line; a line is as long as its longest cell. Across, the tracks stand together in the middle of
    /// the extent (or as the grid's alignment says).
    mutating func lazyGrid<Calls: LayoutCalls>(
        _ grid: LazyGrid, _ boxes: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        let across = grid.axis.across
        let offered = proposal[across].flatMap { $0.isFinite ? $0 : nil }
        let tracks = grid.tracks(in: offered)
        guard let last = tracks.last else { return Arrangement(size: .zero) }
        let used = last.start + last.length
        let total = max(offered ?? used, used)
        let shift = (total - used) * grid.alignment.fraction(across)
        var children: [Arranged] = []
        var along = 0.0
        for start in stride(from: 0, to: boxes.count, by: tracks.count) {
            if start > 0 { along += grid.spacing ?? StackLayout.defaultSpacing }
            let line = Array(zip(boxes[start...], tracks))
            let length = try line.reduce(0) { longest, cell in
                max(longest, try measure(cell.0, Proposal(cellOffer: cell.1.length, grid.axis), &calls)[grid.axis])
            }
            for (box, track) in line {
                let cell = Size(along: length, across: track.length, grid.axis)
                let alignment = track.alignment ?? grid.cellAlignment
                let offer = Proposal(cellOffer: track.length, grid.axis)
                var child = try aligned(box, offer, in: cell, alignment, &calls)
                child.origin[grid.axis] += along
                child.origin[across] += shift + track.start
                children.append(child)
            }
            along += length
        }
        return Arrangement(size: Size(along: along, across: total, grid.axis), children: children)
    }
}

extension LazyGrid {
    /// Cells stand in the middle of their tracks unless an item says otherwise.
    var cellAlignment: AlignmentValue { .center }
}

extension Proposal {
    /// What a cell of a lazy grid is offered: its track's length, the ideal length along the axis.
    init(cellOffer length: Double, _ axis: AxisValue) {
        self = axis == .vertical ? Proposal(length, nil) : Proposal(nil, length)
    }
}

extension AlignmentValue {
    /// How much of the free room stands before on an axis.
    func fraction(_ axis: AxisValue) -> Double {
        if axis == .horizontal { return horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5 }
        return vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    }
}
