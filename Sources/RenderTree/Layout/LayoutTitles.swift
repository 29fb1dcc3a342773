import ViewValues

/// Titles of navigation bars: in the bar, or large below it.
extension LayoutTree {
    /// What stands at the top level of a navigation container or a page.
    mutating func barTraits(of node: NodeNumber) -> LayoutTraits {
        contentChildren(of: node).reduce(into: LayoutTraits()) { $0.formUnion(self.traits(of: $1)) }
    }

    /// Whether the title of a navigation container or a page is shown large.
    mutating func showsLargeTitle(_ node: NodeNumber) -> Bool {
        let traits = barTraits(of: node)
        guard traits.contains(.title), hasRoomForLargeTitles else { return false }
        if traits.contains(.inlineTitle) { return false }
        return traits.contains(.largeTitle) || inheritsLargeTitle(node)
    }

    /// The texts of a title where its bar has them; what is not shown is left out.
    mutating func titles<Calls: LayoutCalls>(
        _ items: BarItems, of node: NodeNumber, in size: Size, hasBar: Bool, _ calls: inout Calls
    ) throws -> [Arranged] {
        let isLarge = hasBar && showsLargeTitle(node)
        let isInline = hasBar && items.principal.isEmpty
        var hidden = items.hiddenTitles
        if !isLarge { hidden += items.largeTitle }
        if !isInline { hidden += items.inlineTitle }
        for box in hidden {
            self[layout: box.node].isLeftOut = true
            leaveOut(box.node)
        }
        let bar = Rect(0, 0, size.width, NamedContainer.barHeight)
        var result = isInline ? try middle(items.inlineTitle, in: bar, &calls) : []
        guard isLarge else { return result }
        for box in items.largeTitle {
            let margin = NamedContainer.barMargin(isPage: false)
            let own = try measure(box, Proposal(max(0, size.width - 2 * margin), nil), &calls)
            let top = bar.maxY + (NamedContainer.largeTitleHeight - own.height) / 2
            result.append(Arranged(box: box, origin: Point(margin, top), proposal: Proposal(own), size: own))
        }
        return result
    }
}

extension BarItems {
    /// Takes the texts of a title, the large one first; the outermost title is the one that is shown.
    mutating func add(title boxes: [LayoutBox]) {
        guard largeTitle.isEmpty, inlineTitle.isEmpty, boxes.count == 2 else { return hiddenTitles += boxes }
        largeTitle = [boxes[0]]
        inlineTitle = [boxes[1]]
    }
}

extension NamedContainer {
    /// What a large title takes below a bar, points: UIKit's, assumed as Apple publishes none.
    static let largeTitleHeight = 52.0
}

extension LayoutTraits {
    /// What a title's mode asks of the bar.
    init(title mode: TitleMode) {
        switch mode {
        case .automatic: self = []
        case .inline: self = .inlineTitle
        case .large: self = .largeTitle
        }
    }
}
