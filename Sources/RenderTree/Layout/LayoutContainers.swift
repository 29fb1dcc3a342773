import ViewValues

extension LayoutTree {
    /// A container's size for a proposal, with its children in it.
    mutating func arrange<Calls: LayoutCalls>(
        _ container: Container, _ box: LayoutBox, _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        let boxes = contentBoxes(of: box.node)
        switch container {
        case .hStack(let alignment, let spacing):
            let layout = StackLayout(axis: .horizontal, guide: .vertical(alignment), spacing: spacing)
            return try stack(layout, boxes, proposal, &calls)
        case .vStack(let alignment, let spacing):
            let layout = StackLayout(axis: .vertical, guide: .horizontal(alignment), spacing: spacing)
            return try stack(layout, boxes, proposal, &calls)
        case .zStack(let alignment): return try zStack(boxes, alignment, proposal, &calls)
        case .lazyStack(let axis, let alignment, let spacing):
            return try lazyStack(axis, alignment, spacing, boxes, proposal, &calls)
        case .lazyGrid(let axis, let items, let alignment, let spacing):
            let grid = LazyGrid(axis: axis, items: items, alignment: alignment, spacing: spacing)
            return try lazyGrid(grid, boxes, proposal, &calls)
        case .grid(let alignment, let horizontal, let vertical):
            let spacing = Size(horizontal ?? StackLayout.defaultSpacing, vertical ?? StackLayout.defaultSpacing)
            return try grid(alignment, spacing, boxes, proposal, &calls)
        case .gridRow(let alignment):
            let layout = StackLayout(axis: .horizontal, guide: .vertical(alignment ?? .center), spacing: nil)
            return try stack(layout, boxes, proposal, &calls)
        case .scroll(let axes, _): return try scroll(axes, box, boxes, proposal, &calls)
        case .viewThatFits(let axes): return try firstThatFits(axes, boxes, proposal, &calls)
        case .layout(let composite):
            let value = shownLayout(of: box.node) ?? composite.value
            let result = try programLayout(value, boxes, proposal, &calls)
            noteReads(at: box.node, &calls)
            return result
        case .any(let inner): return try arrange(inner, box, proposal, &calls)
        case .named(let name, let parameters):
            return try named(NamedContainer(name, parameters), box, boxes, proposal, &calls)
        }
    }

    /// LazyVStack, LazyHStack: children take their ideal length along the axis; across it the stack takes all that is
    /// offered.
    private mutating func lazyStack<Calls: LayoutCalls>(
        _ axis: AxisValue, _ alignment: AlignmentValue, _ spacing: Double?, _ boxes: [LayoutBox],
        _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        let guide: GuideKey =
            axis == .vertical ? .horizontal(alignment.horizontal) : .vertical(alignment.vertical)
        var offer = proposal
        offer[axis] = nil
        var result = try stack(StackLayout(axis: axis, guide: guide, spacing: spacing), boxes, offer, &calls)
        guard let across = proposal[axis.across], across.isFinite else { return result }
        let shift =
            try defaultGuide(guide, Size(along: 0, across: across, axis), &calls)
            - defaultGuide(guide, Size(along: 0, across: result.size[axis.across], axis), &calls)
        for index in result.children.indices { result.children[index].origin[axis.across] += shift }
        result.size[axis.across] = across
        return result
    }

    /// Several views without a container around them: one under the other, as SwiftUI does it.
    mutating func implicitStack<Calls: LayoutCalls>(
        _ boxes: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        try stack(
            StackLayout(axis: .vertical, guide: .horizontal(.center), spacing: nil), boxes, proposal, &calls)
    }

    /// ViewThatFits: the first child whose ideal size fits on the axes, else the last; the others are left out.
    private mutating func firstThatFits<Calls: LayoutCalls>(
        _ axes: [AxisValue], _ boxes: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        guard let last = boxes.last else { return Arrangement(size: .zero) }
        var ideal = proposal
        for axis in axes { ideal[axis] = nil }
        var chosen = last
        for box in boxes.dropLast() {
            let size = try measure(box, ideal, &calls)
            if axes.allSatisfy({ size[$0] <= (proposal[$0] ?? .infinity) + 0.001 }) {
                chosen = box
                break
            }
        }
        let child = try arranged(chosen, proposal, at: .zero, &calls)
        return Arrangement(size: child.size, children: [child])
    }

    /// ScrollView: takes what is offered along its axes, the content's extent across; the content stands at the leading
    /// top corner, moved by the scroll offset.
    private mutating func scroll<Calls: LayoutCalls>(
        _ axes: [AxisValue], _ box: LayoutBox, _ boxes: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        var offer = proposal
        for axis in axes { offer[axis] = nil }
        let isRow = axes == [.horizontal]
        let layout = StackLayout(
            axis: isRow ? .horizontal : .vertical, guide: isRow ? .vertical(.center) : .horizontal(.center),
            spacing: nil)
        var content = try stack(layout, boxes, offer, &calls)
        var size = content.size
        for axis in axes { size[axis] = proposal[axis] ?? content.size[axis] }
        let offset = scrollOffset(of: box.node)
        for index in content.children.indices {
            content.children[index].origin = content.children[index].origin - offset
        }
        return Arrangement(size: size, children: content.children)
    }

    /// The extent of a scroll container's content, in points, as last laid out: the furthest that it can be scrolled is
    /// this less the container's size.
    mutating func scrollContentSize(of node: NodeNumber) -> Size {
        contentBoxes(of: node).reduce(nil as Rect?) { sum, box in
            guard let frame = placedFrame(of: box) else { return sum }
            return sum.map { $0.union(frame) } ?? frame
        }?.size ?? .zero
    }
}
