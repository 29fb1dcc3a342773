import ViewValues

extension LayoutTree {
    /// Views over each other in a given size, each proposed that size and aligned in it: backgrounds, overlays, the
    /// content of a GeometryReader.
    mutating func layers<Calls: LayoutCalls>(
        _ boxes: [LayoutBox], in size: Size, _ alignment: AlignmentValue, _ calls: inout Calls
    ) throws -> [Arranged] {
        var result: [Arranged] = []
        for box in boxes { result.append(try aligned(box, Proposal(size), in: size, alignment, &calls)) }
        return result
    }

    /// One view with its guides on the same guides of the size around it.
    mutating func aligned<Calls: LayoutCalls>(
        _ box: LayoutBox, _ proposal: Proposal, in size: Size, _ alignment: AlignmentValue, _ calls: inout Calls
    ) throws -> Arranged {
        let own = try measure(box, proposal, &calls)
        var origin = Point.zero
        let (x, y) = (GuideKey.horizontal(alignment.horizontal), GuideKey.vertical(alignment.vertical))
        let outer = try Point(defaultGuide(x, size, &calls), defaultGuide(y, size, &calls))
        origin.x = try outer.x - guide(x, of: box, proposal, own, &calls)
        origin.y = try outer.y - guide(y, of: box, proposal, own, &calls)
        return Arranged(box: box, origin: origin, proposal: proposal, size: own)
    }

    /// A ZStack: as large as its children of the highest priority together; the others are proposed that size.
    mutating func zStack<Calls: LayoutCalls>(
        _ boxes: [LayoutBox], _ alignment: AlignmentValue, _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        let priorities = boxes.map { priority(of: $0) }
        let highest = priorities.max() ?? 0
        var placed: [Arranged] = []
        for (box, priority) in zip(boxes, priorities) where priority == highest {
            placed.append(try anchored(box, proposal, alignment, &calls))
        }
        guard let bounds = placed.boundingBox else { return Arrangement(size: .zero) }
        if placed.count < boxes.count {
            placed = []
            for (box, priority) in zip(boxes, priorities) {
                let offered = priority == highest ? proposal : Proposal(bounds.size)
                placed.append(try anchored(box, offered, alignment, &calls))
            }
        }
        for index in placed.indices { placed[index].origin = placed[index].origin - bounds.origin }
        return Arrangement(size: bounds.size, children: placed)
    }

    /// A view with its guides at the origin.
    private mutating func anchored<Calls: LayoutCalls>(
        _ box: LayoutBox, _ proposal: Proposal, _ alignment: AlignmentValue, _ calls: inout Calls
    ) throws -> Arranged {
        let size = try measure(box, proposal, &calls)
        let x = try guide(.horizontal(alignment.horizontal), of: box, proposal, size, &calls)
        let y = try guide(.vertical(alignment.vertical), of: box, proposal, size, &calls)
        return Arranged(box: box, origin: Point(0 - x, 0 - y), proposal: proposal, size: size)
    }
}

extension [Arranged] {
    /// The box around all, nil without any; infinite extents count from their own origin.
    var boundingBox: Rect? {
        guard let first else { return nil }
        if contains(where: { !$0.size.width.isFinite || !$0.size.height.isFinite }) {
            return Rect(0, 0, map(\.size.width).max() ?? 0, map(\.size.height).max() ?? 0)
        }
        return dropFirst().reduce(Rect(origin: first.origin, size: first.size)) {
            $0.union(Rect(origin: $1.origin, size: $1.size))
        }
    }
}
