import ViewValues

/// A container of the system by its kind; lengths are UIKit's on an iPhone, approximately.
enum NamedContainer {
    /// Rows in an inset group, scrolling.
    case list
    /// A block of rows of a list.
    case section
    /// Fills; its content below the bar.
    case navigation
    /// Fills; its content above the tab bar, or all of it for pages.
    case tabs(isPaged: Bool)
    /// A padded box.
    case groupBox
    /// Icon and title.
    case label
    /// A label with a value at the trailing edge.
    case labeledContent
    /// Anything else: one under the other.
    case other

    /// The kind of a container's name.
    init(_ name: String, _ parameters: [String: String]) {
        switch name {
        case "List", "Form": self = .list
        case "Section": self = .section
        case "NavigationStack", "NavigationView", "NavigationSplitView": self = .navigation
        case "TabView": self = .tabs(isPaged: parameters["style"]?.contains("page") ?? false)
        case "GroupBox": self = .groupBox
        case "_LabelContent": self = .label
        case "LabeledContent": self = .labeledContent
        default: self = .other
        }
    }

    /// Least height of a row.
    static let rowHeight = 44.0
    /// From the screen's edge to a row's content: 16 to the group, 20 inside it.
    static let rowInset = 36.0
    /// Above and below a row's content.
    static let rowPadding = 11.0
    /// How much further in the rows of an open group begin, approximately.
    static let outlineIndent = 20.0
    /// Above the first group and between groups.
    static let groupSpacing = 35.0
    /// A navigation bar with an inline title, a tab bar.
    static let barHeight = 44.0, tabBarHeight = 49.0
}

extension LayoutTree {
    /// A named container's size for a proposal, with its children in it.
    mutating func named<Calls: LayoutCalls>(
        _ kind: NamedContainer, _ box: LayoutBox, _ boxes: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        switch kind {
        case .list: return try list(box, boxes, proposal, &calls)
        case .section: return try rows(boxes, proposal, &calls)
        case .navigation:
            let insets = barInsets(of: box.node, isPage: false)
            var result = try filling(boxes, insets, proposal, &calls)
            result.children += try arrangeBars(of: box.node, in: result.size, insets, isPage: false, &calls)
            return result
        case .tabs(let isStyledPaged):
            let isPaged = isStyledPaged || hasPages(box.node)
            let shown = min(shownTab(of: box.node), max(0, boxes.count - 1))
            let isHidden = boxes.indices.contains(shown) && hidesTabBar(boxes[shown].node, in: box.node)
            let bottom = isPaged || isHidden ? 0 : NamedContainer.tabBarHeight
            return try pages(box, boxes, Insets(bottom: bottom), isPaged: isPaged, proposal, &calls)
        case .groupBox:
            let insets = Insets(defaultPaddingLength)
            var inner = try stack(
                StackLayout(axis: .vertical, guide: .horizontal(.leading), spacing: nil), boxes,
                proposal.inset(by: insets), &calls)
            inner.shift(by: Point(insets.leading, insets.top))
            return Arrangement(size: inner.size.outset(by: insets), children: inner.children)
        case .label:
            let layout = StackLayout(axis: .horizontal, guide: .vertical(.center), spacing: StackLayout.defaultSpacing)
            return try stack(layout, boxes, proposal, &calls)
        case .labeledContent: return try labeledContent(boxes, proposal, &calls)
        case .other: return try implicitStack(boxes, proposal, &calls)
        }
    }

    /// Takes all that is offered and puts the content in the middle of what its bar leaves.
    private mutating func filling<Calls: LayoutCalls>(
        _ boxes: [LayoutBox], _ insets: Insets, _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        var content = try implicitStack(boxes, proposal.inset(by: insets), &calls)
        let outer = content.size.outset(by: insets)
        let size = proposal.filled(from: outer)
        content.shift(
            by: Point(
                insets.leading + ((size.width - outer.width) / 2).finiteOrZero,
                insets.top + ((size.height - outer.height) / 2).finiteOrZero))
        return Arrangement(size: size, children: content.children)
    }

    /// Tabs over each other, or pages side by side moved by the scroll offset; each is offered all but the bar.
    private mutating func pages<Calls: LayoutCalls>(
        _ box: LayoutBox, _ boxes: [LayoutBox], _ insets: Insets, isPaged: Bool, _ proposal: Proposal,
        _ calls: inout Calls
    ) throws -> Arrangement {
        let offer = proposal.inset(by: insets)
        let shown = min(shownTab(of: box.node), max(0, boxes.count - 1))
        let measured = isPaged || boxes.isEmpty ? boxes : [boxes[shown]]
        let content = try zStack(measured, .center, offer, &calls).size
        let size = proposal.filled(from: content.outset(by: insets))
        let page = Size(size.width, max(0, size.height - insets.bottom))
        guard page.width.isFinite, page.height.isFinite else { return Arrangement(size: size) }
        var children: [Arranged] = []
        for (index, child) in boxes.enumerated() where isPaged || index == shown {
            let way = isPaged ? Point(Double(index) * page.width, 0) - scrollOffset(of: box.node) : .zero
            children.append(try aligned(child, offer, in: page, .center, &calls).moved(by: way))
        }
        return Arrangement(size: size, children: children)
    }

    /// Groups of rows from the top, moved by the scroll offset; fills what is offered.
    private mutating func list<Calls: LayoutCalls>(
        _ box: LayoutBox, _ boxes: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        var result = Arrangement(size: .zero)
        var y = 0.0
        var isFirstRow = true
        for child in boxes {
            let isGroup = isSection(child)
            if isGroup || isFirstRow { y += NamedContainer.groupSpacing }
            isFirstRow = isGroup
            let block = isGroup ? nil : try rows([child], proposal, &calls)
            let height = try block?.size.height ?? measure(child, Proposal(proposal.width, nil), &calls).height
            if let block {
                result.children += block.children.map { $0.moved(by: Point(0, y)) }
            } else {
                result.children.append(
                    try arranged(child, Proposal(proposal.width, nil), at: Point(0, y), &calls))
            }
            result.size.width = max(result.size.width, block?.size.width ?? 0)
            y += height
        }
        let offset = scrollOffset(of: box.node)
        result.shift(by: Point(0, 0 - offset.y))
        result.size = proposal.filled(from: Size(result.size.width, y + NamedContainer.groupSpacing))
        return result
    }

    private func isSection(_ box: LayoutBox) -> Bool {
        if case .container(.named("Section", _)) = layoutItem(of: box.node) { return true }
        return false
    }

    /// A label at the leading edge, the rest at the trailing edge of the offered width.
    private mutating func labeledContent<Calls: LayoutCalls>(
        _ boxes: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        let layout = StackLayout(axis: .horizontal, guide: .vertical(.center), spacing: StackLayout.defaultSpacing)
        var row = try stack(layout, boxes, proposal, &calls)
        guard let width = proposal.width, width.isFinite, width > row.size.width else { return row }
        for index in row.children.indices.dropFirst() { row.children[index].origin.x += width - row.size.width }
        row.size.width = width
        return row
    }
}

extension Arrangement {
    /// Moves all children.
    mutating func shift(by way: Point) {
        for index in children.indices { children[index].origin = children[index].origin + way }
    }
}

extension Arranged {
    /// The same view elsewhere.
    func moved(by way: Point) -> Arranged {
        var copy = self
        copy.origin = origin + way
        return copy
    }
}
