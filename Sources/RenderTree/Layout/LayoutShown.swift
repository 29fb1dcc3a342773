import ViewValues

/// Where a view would stand if its surroundings were as shown at a frame.
struct ShownFrame {
    var node: NodeNumber
    /// On the screen, before rounding.
    var frame: Rect
}

extension LayoutTree {
    /// The frames that the views at and below a node would have if it were offered a size and stood with an anchor at a
    /// point of the screen: what a view follows while its matched group moves (GEO-6).
    ///
    /// Nothing is kept: the model layout stays as it is. Without an offer each view keeps the proposal that it was last
    /// placed for. Frames come in tree order, containers before what is in them.
    ///
    /// - Parameters:
    ///   - offer: The size offered; nil where only the position follows.
    ///   - anchor: Where in the view the point is.
    mutating func framesShown<Calls: LayoutCalls>(
        at node: NodeNumber, offered offer: Size?, anchor: UnitPointValue, to point: Point, _ calls: inout Calls
    ) throws -> [ShownFrame] {
        // Measured for a moment: kept sizes would push out those that the model layout asks for.
        measuredInPassing = []
        defer {
            for measured in measuredInPassing ?? [] { self[layout: measured].sizes.removeLast() }
            measuredInPassing = nil
        }
        var result: [ShownFrame] = []
        for box in boxes(standingAt: node) {
            let last = place(of: box)
            let proposal = offer.map { Proposal($0) } ?? last?.proposal ?? .unspecified
            let size = try measure(box, proposal, &calls)
            let corner = Point(point.x - size.width * anchor.x, point.y - size.height * anchor.y)
            try collectShown(box, proposal, size, at: corner, &result, &calls)
        }
        return result
    }

    private mutating func collectShown<Calls: LayoutCalls>(
        _ box: LayoutBox, _ proposal: Proposal, _ size: Size, at corner: Point, _ result: inout [ShownFrame],
        _ calls: inout Calls
    ) throws {
        result.append(ShownFrame(node: box.node, frame: Rect(origin: corner, size: size)))
        // By itself: as an argument beside a change of the tree it would have the whole tree copied.
        let content = try arrangement(of: box, proposal, size, &calls)
        for child in mirrored(content, of: box.node, size) {
            try collectShown(child.box, child.proposal, child.size, at: corner + child.origin, &result, &calls)
        }
    }
}
