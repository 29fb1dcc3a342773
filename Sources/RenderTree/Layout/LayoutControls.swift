import ViewValues

extension LayoutTree {
    /// A control's size for a proposal, with its label and content in it.
    mutating func arrange<Calls: LayoutCalls>(
        _ control: ControlSizing, _ box: LayoutBox, _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        let label = contentBoxes(of: box.node)
        switch control {
        case .label: return try labelRow(label, proposal, &calls)
        case .padded(let insets):
            var row = try labelRow(label, proposal.inset(by: insets), &calls)
            row.shift(by: Point(insets.leading, insets.top))
            return Arrangement(size: row.size.outset(by: insets), children: row.children)
        case .trailing(let size): return try trailing(size, label, proposal, &calls)
        case .part(let size): return Arrangement(size: size)
        case .segments(let height): return try segments(height, box, proposal, &calls)
        case .bar(let height): return Arrangement(size: Size(proposal.width ?? 100, height))
        case .progress(let spinner): return try progress(spinner, label, proposal, &calls)
        case .disclosure: return try disclosure(box, label, proposal, &calls)
        }
    }

    /// Several views of a label stand side by side.
    private mutating func labelRow<Calls: LayoutCalls>(
        _ label: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        let layout = StackLayout(axis: .horizontal, guide: .vertical(.center), spacing: nil)
        return try stack(layout, label, proposal, &calls)
    }

    /// The label leading, the control's own part trailing in the offered width, at least 8 points between them.
    private mutating func trailing<Calls: LayoutCalls>(
        _ part: Size, _ label: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        let taken = part.width + (label.isEmpty ? 0 : StackLayout.defaultSpacing)
        var row = try labelRow(label, proposal.inset(by: Insets(trailing: taken)), &calls)
        let height = max(row.size.height, part.height)
        row.shift(by: Point(0, (height - row.size.height) / 2))
        let width = max(proposal.width ?? 0, row.size.width + taken)
        return Arrangement(size: Size(width, height), children: row.children)
    }

    /// Options side by side, each in the middle of its share of the width.
    private mutating func segments<Calls: LayoutCalls>(
        _ height: Double, _ box: LayoutBox, _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        let options = secondaryBoxes(of: box.node)
        var result = Arrangement(size: Size(proposal.width ?? 100, height))
        let share = Size(result.size.width / Double(max(options.count, 1)), height)
        guard share.width.isFinite else { return result }
        for (place, option) in options.enumerated() {
            let segment = try aligned(option, Proposal(share), in: share, .center, &calls)
            result.children.append(segment.moved(by: Point(Double(place) * share.width, 0)))
        }
        return result
    }

    /// A spinner above its label, or a label leading above a bar 4 points high.
    private mutating func progress<Calls: LayoutCalls>(
        _ spinner: Size?, _ label: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        let part = spinner ?? Size(proposal.width ?? 100, 4)
        var row = try labelRow(label, Proposal(proposal.width, nil), &calls)
        guard !row.children.isEmpty else { return Arrangement(size: part) }
        let size = Size(max(part.width, row.size.width), part.height + StackLayout.defaultSpacing + row.size.height)
        let below = part.height + StackLayout.defaultSpacing
        row.shift(by: spinner == nil ? .zero : Point((size.width - row.size.width) / 2, below))
        return Arrangement(size: size, children: row.children)
    }

    /// A row as wide as offered with the label and a 20-point arrow, below it the content while it is there.
    private mutating func disclosure<Calls: LayoutCalls>(
        _ box: LayoutBox, _ label: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        var offer = proposal
        offer.height = nil
        var result = try trailing(Size(20, 20), label, offer, &calls)
        if enclosingContainer(of: box.node)?.isList == true {
            try addRows(secondaryBoxes(of: box.node), below: &result, offer, &calls)
            return result
        }
        let below = try implicitStack(secondaryBoxes(of: box.node), offer, &calls)
        guard !below.children.isEmpty else { return result }
        let width = max(result.size.width, below.size.width)
        let y = result.size.height + StackLayout.defaultSpacing
        result.children += below.children.map { $0.moved(by: Point((width - below.size.width) / 2, y)) }
        result.size = Size(width, y + below.size.height)
        return result
    }

    /// In a list the content of an open group is rows of the list, further in than the group's own.
    private mutating func addRows<Calls: LayoutCalls>(
        _ boxes: [LayoutBox], below row: inout Arrangement, _ proposal: Proposal, _ calls: inout Calls
    ) throws {
        let least = NamedContainer.rowHeight - 2 * NamedContainer.rowPadding
        let indent = NamedContainer.outlineIndent
        var y = max(least, row.size.height)
        row.shift(by: Point(0, (y - row.size.height) / 2))
        for box in boxes {
            let offer = proposal.inset(by: Insets(leading: indent))
            let size = try measure(box, offer, &calls)
            let height = max(least, size.height)
            y += 2 * NamedContainer.rowPadding
            let origin = Point(indent, y + (height - size.height) / 2)
            row.children.append(Arranged(box: box, origin: origin, proposal: offer, size: size))
            y += height
            row.size.width = max(row.size.width, indent + size.width)
        }
        row.size.height = y
    }
}
