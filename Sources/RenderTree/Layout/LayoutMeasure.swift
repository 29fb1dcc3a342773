import ViewValues

/// A view put into the space of the one that lays it out.
struct Arranged {
    var box: LayoutBox
    /// In the parent's space.
    var origin: Point
    var proposal: Proposal
    var size: Size
}

/// A container's answer to a proposal: its size, and where its children stand in it.
struct Arrangement {
    var size: Size
    var children: [Arranged] = []
}

extension LayoutTree {
    /// The size that a view takes when it is proposed one (GEO-1, GEO-2); kept until the node is invalidated.
    mutating func measure<Calls: LayoutCalls>(
        _ box: LayoutBox, _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Size {
        if let known = keptSizes(of: box.node).size(box.index, proposal) { return known }
        let size = try computeSize(box, proposal, &calls).sanitized
        measuredInPassing?.append(box.node)
        self[layout: box.node].remember(
            .init(index: box.index, proposal: proposal, size: size), isPassing: measuredInPassing != nil)
        return size
    }

    private mutating func computeSize<Calls: LayoutCalls>(
        _ box: LayoutBox, _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Size {
        switch keptItem(of: box.node) {
        case .transparent, .title, .toolbar, .toolbarItem, .searchable, .hidesBars, .absent: return .zero
        case .leaf(let leaf): return leaf.size(for: proposal, spacerAxis: spacerAxis(of: box.node, leaf))
        case .geometryReader: return proposal.filled(from: Size(10, 10))
        case .modifier(let modifier):
            guard let content = content(of: box) else { return .zero }
            return try size(of: modifier, at: box, around: content, proposal, &calls)
        case .decorated:
            guard let content = content(of: box) else { return .zero }
            return try measure(content, proposal, &calls)
        case .container(let container): return try arrange(container, box, proposal, &calls).size
        case .control(let control): return try arrange(control, box, proposal, &calls).size
        }
    }

    /// Where the content of a box stands in it, once it is proposed a size and has taken one.
    mutating func arrangement<Calls: LayoutCalls>(
        of box: LayoutBox, _ proposal: Proposal, _ size: Size, _ calls: inout Calls
    ) throws -> [Arranged] {
        switch keptItem(of: box.node) {
        case .transparent, .title, .toolbar, .toolbarItem, .searchable, .hidesBars, .absent, .leaf: return []
        case .geometryReader: return try layers(contentBoxes(of: box.node), in: size, .topLeading, &calls)
        case .modifier(let modifier):
            guard let content = content(of: box) else { return [] }
            return try arrange(modifier, at: box, around: content, proposal, size, &calls)
        case .decorated(let alignment):
            guard let content = content(of: box) else { return [] }
            let own = Arranged(box: content, origin: .zero, proposal: proposal, size: size)
            let others = box.index == 0 ? secondaryBoxes(of: box.node) : []
            return try [own] + layers(others, in: size, alignment, &calls)
        case .container(let container): return try arrange(container, box, proposal, &calls).children
        case .control(let control): return try arrange(control, box, proposal, &calls).children
        }
    }

    private func spacerAxis(of node: NodeNumber, _ leaf: LeafSizing) -> AxisValue? {
        switch leaf {
        case .spacer, .divider: enclosingContainer(of: node)?.stackAxis
        default: nil
        }
    }
}

extension Container {
    /// The axis along which a spacer grows in it; nil: both.
    var stackAxis: AxisValue? {
        switch self {
        case .hStack, .gridRow: .horizontal
        case .vStack, .grid: .vertical
        case .lazyStack(let axis, _, _): axis
        case .scroll(let axes, _): axes.count == 1 ? axes[0] : nil
        case .named: .vertical
        case .any(let inner): inner.stackAxis
        default: nil
        }
    }
}

extension AlignmentValue {
    /// Top and leading.
    static let topLeading = AlignmentValue(.leading, .top)
}

extension Size {
    /// No side negative or without a value.
    var sanitized: Size {
        Size(width > 0 ? width : 0, height > 0 ? height : 0)
    }
}

extension LeafSizing {
    /// The size of a leaf for a proposal; the ideal side of a shape is 10 points.
    func size(for proposal: Proposal, spacerAxis: AxisValue?) -> Size {
        switch self {
        case .fill, .style: return proposal.filled(from: Size(10, 10))
        case .square:
            let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
            return proposal == .unspecified ? Size(10, 10) : Size(side, side)
        case .text(let text): return text.size(for: proposal)
        case .fixed(let size): return size
        case .resizable(let ideal), .picture(let ideal): return proposal.filled(from: ideal)
        case .spacer(let minLength): return Self.spacer(minLength ?? 8, proposal, spacerAxis)
        case .divider: return Self.divider(proposal, across: spacerAxis == .horizontal ? .vertical : .horizontal)
        }
    }

    private static func spacer(_ minLength: Double, _ proposal: Proposal, _ axis: AxisValue?) -> Size {
        let grown = Size(max(minLength, proposal.width ?? minLength), max(minLength, proposal.height ?? minLength))
        guard let axis else { return grown }
        return Size(along: grown[axis], across: 0, axis)
    }

    /// A third of a point thick, as long as proposed.
    private static func divider(_ proposal: Proposal, across: AxisValue) -> Size {
        Size(along: proposal[across] ?? 10, across: 1 / pixelScale, across)
    }
}
