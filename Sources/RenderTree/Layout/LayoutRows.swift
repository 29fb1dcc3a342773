import ViewValues

/// Rows of lists, with what stands at their edges.
extension LayoutTree {
    /// Rows under each other: each at least 44 points high, its content leading in the inset width.
    mutating func rows<Calls: LayoutCalls>(
        _ boxes: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        var result = Arrangement(size: .zero)
        for box in boxes {
            let extras = rowExtras(of: box.node)
            let insets = NamedContainer.rowInsets(extras)
            let offer = Proposal(proposal.width, nil).inset(by: insets)
            let size = try measure(box, offer, &calls)
            let height = max(NamedContainer.rowHeight, size.height + insets.top + insets.bottom)
            let origin = Point(insets.leading, result.size.height + (height - size.height) / 2)
            result.children.append(Arranged(box: box, origin: origin, proposal: offer, size: size))
            if let width = proposal.width {
                let row = Rect(0, result.size.height, width, height)
                result.children += try controls(extras, in: row, &calls) + actions(extras, in: row, &calls)
            }
            result.size.height += height
            result.size.width = max(result.size.width, size.width + insets.leading + insets.trailing)
        }
        result.size.width = proposal.width ?? result.size.width
        return result
    }

    /// The controls of edit mode in the room that the content leaves them.
    private mutating func controls<Calls: LayoutCalls>(
        _ extras: RowExtras, in row: Rect, _ calls: inout Calls
    ) throws -> [Arranged] {
        let (indent, margin) = (NamedContainer.editIndent, NamedContainer.rowInset)
        let leading = Rect(margin, row.minY, indent, row.size.height)
        let trailing = Rect(row.size.width - margin - indent, row.minY, indent, row.size.height)
        return try standing(extras.delete, in: leading, AlignmentValue(.leading, .center), &calls)
            + standing(extras.move, in: trailing, AlignmentValue(.trailing, .center), &calls)
    }

    /// The buttons of a swipe just outside of the row's group: the row moves, and they come in with it.
    private mutating func actions<Calls: LayoutCalls>(
        _ extras: RowExtras, in row: Rect, _ calls: inout Calls
    ) throws -> [Arranged] {
        var buttons: [LayoutBox] = []
        for node in extras.actions { buttons += boxes(standingAt: node) }
        let width = NamedContainer.rowButtonWidth
        var result: [Arranged] = []
        for (place, button) in buttons.enumerated() {
            let way = width * Double(extras.isLeading ? place - buttons.count : buttons.count - 1 - place)
            let edge = extras.isLeading ? NamedContainer.groupMargin : row.size.width - NamedContainer.groupMargin
            let area = Rect(edge + way, row.minY, width, row.size.height)
            result.append(
                try aligned(button, Proposal(area.size), in: area.size, .center, &calls).moved(by: area.origin))
        }
        return result
    }

    private mutating func standing<Calls: LayoutCalls>(
        _ node: NodeNumber?, in area: Rect, _ alignment: AlignmentValue, _ calls: inout Calls
    ) throws -> [Arranged] {
        guard let node else { return [] }
        var result: [Arranged] = []
        for box in boxes(standingAt: node) {
            result.append(
                try aligned(box, Proposal(area.size), in: area.size, alignment, &calls).moved(by: area.origin))
        }
        return result
    }
}

extension NamedContainer {
    /// Between the screen's edge and a group of rows.
    static let groupMargin = 16.0
    /// How wide a button of a swiped row is.
    static let rowButtonWidth = 74.0
    /// How far a row's content gives way to a control of edit mode.
    static let editIndent = 38.0

    fileprivate static func rowInsets(_ extras: RowExtras) -> Insets {
        Insets(
            top: rowPadding, leading: rowInset + (extras.delete == nil ? 0 : editIndent), bottom: rowPadding,
            trailing: rowInset + (extras.move == nil ? 0 : editIndent))
    }
}
