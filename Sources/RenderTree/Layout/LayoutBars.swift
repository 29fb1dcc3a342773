import ViewValues

/// The views of toolbars by where bars have them, in the order in which they are written.
struct BarItems {
    var leading: [LayoutBox] = [], principal: [LayoutBox] = [], trailing: [LayoutBox] = [], bottom: [LayoutBox] = []
    var search: [LayoutBox] = []
    /// The text below the bar and the one in it, of the title in front of all others; what the others have.
    var largeTitle: [LayoutBox] = [], inlineTitle: [LayoutBox] = [], hiddenTitles: [LayoutBox] = []

    /// Adds the views of an item; what stands above a keyboard or in a menu stands in no bar.
    mutating func add(_ boxes: [LayoutBox], at placement: String) {
        switch placement {
        case "topBarLeading", "navigationBarLeading", "navigation", "cancellationAction": leading += boxes
        case "principal": principal += boxes
        case "bottomBar", "status": bottom += boxes
        case "keyboard", "secondaryAction": break
        default: trailing += boxes
        }
    }
}

/// Navigation bars and toolbars: UIKit's lengths on an iPhone, approximately.
extension LayoutTree {
    /// What bars take above and below the content of a navigation container or a page.
    mutating func barInsets(of node: NodeNumber, isPage: Bool) -> Insets {
        let traits = barTraits(of: node)
        let search = traits.contains(.searchField) ? NamedContainer.searchHeight : 0
        let title = showsLargeTitle(node) ? NamedContainer.largeTitleHeight : 0
        let hasTop = isPage || search > 0 || traits.contains(.title) || traits.contains(.topItems)
        let hasBottom = traits.contains(.bottomItems) && !traits.contains(.hidesBottomBar)
        return Insets(
            top: hasTop && !traits.contains(.hidesTopBar) ? NamedContainer.barHeight + title + search : 0,
            bottom: hasBottom ? NamedContainer.barHeight : 0)
    }

    /// Whether a tab, or a modifier around it, hides the bar of its TabView.
    mutating func hidesTabBar(_ tab: NodeNumber, in tabs: NodeNumber) -> Bool {
        if traits(of: tab).contains(.hidesTabBar) { return true }
        var next = layoutParent(of: tab)
        while let node = next, node != tabs {
            if case .hidesBars(let traits) = layoutItem(of: node), traits.contains(.hidesTabBar) { return true }
            next = layoutParent(of: node)
        }
        return false
    }

    /// The items of the toolbars below a node, placed in the bars of a container of a size.
    mutating func arrangeBars<Calls: LayoutCalls>(
        of node: NodeNumber, in size: Size, _ insets: Insets, isPage: Bool, _ calls: inout Calls
    ) throws -> [Arranged] {
        guard size.width.isFinite, size.height.isFinite else { return [] }
        var items = BarItems()
        if insets != Insets() || barTraits(of: node).contains(.title) { collectBars(below: node, &items) }
        let titles = try titles(items, of: node, in: size, hasBar: insets.top > 0, &calls)
        guard insets != Insets() else { return [] }
        var result = titles
        if insets.top > 0 {
            let bar = Rect(0, 0, size.width, NamedContainer.barHeight)
            result += try row(items.leading, from: NamedContainer.barMargin(isPage: isPage), in: bar, &calls)
            let trailing = try row(items.trailing, from: 0, in: bar, &calls)
            let end = trailing.last.map { $0.origin.x + $0.size.width } ?? 0
            let way = Point(size.width - NamedContainer.barMargin(isPage: false) - end, 0)
            result += trailing.map { $0.moved(by: way) }
            result += try middle(items.principal, in: bar, &calls)
            result += try searchFields(items.search, in: Size(size.width, insets.top), &calls)
        }
        if insets.bottom > 0 {
            let bar = Rect(0, size.height - insets.bottom, size.width, insets.bottom)
            result += try spread(items.bottom, in: bar, &calls)
        }
        return result
    }

    /// A search field below the bar's items, in the width that their margins leave.
    private mutating func searchFields<Calls: LayoutCalls>(
        _ boxes: [LayoutBox], in size: Size, _ calls: inout Calls
    ) throws -> [Arranged] {
        let margin = NamedContainer.barMargin(isPage: false)
        let offer = Proposal(max(0, size.width - 2 * margin), nil)
        return try boxes.map { box in
            let own = try measure(box, offer, &calls)
            let middle = size.height - NamedContainer.searchHeight / 2
            return Arranged(box: box, origin: Point(margin, middle - own.height / 2), proposal: offer, size: own)
        }
    }

    private mutating func collectBars(below node: NodeNumber, _ items: inout BarItems) {
        for child in contentChildren(of: node) where !traits(of: child).isDisjoint(with: .navigation) {
            if case .container(let container) = layoutItem(of: child), container.isNavigation { continue }
            if case .searchable = layoutItem(of: child) { items.search += secondaryBoxes(of: child) }
            if case .title = layoutItem(of: child) { items.add(title: secondaryBoxes(of: child)) }
            if case .toolbar = layoutItem(of: child) {
                for item in secondaryChildren(of: child) { collect(item, "automatic", &items) }
            }
            collectBars(below: child, &items)
        }
    }

    private mutating func collect(_ node: NodeNumber, _ placement: String, _ items: inout BarItems) {
        let item = layoutItem(of: node)
        if case .toolbarItem(let own) = item {
            for child in contentChildren(of: node) { collect(child, own, &items) }
        } else if item.isTransparent {
            for child in contentChildren(of: node) { collect(child, placement, &items) }
        } else {
            items.add(boxes(standingAt: node), at: placement)
        }
    }

    /// Views side by side in the middle of a bar's height.
    private mutating func row<Calls: LayoutCalls>(
        _ boxes: [LayoutBox], from start: Double, in bar: Rect, _ calls: inout Calls
    ) throws -> [Arranged] {
        var x = start
        var result: [Arranged] = []
        for box in boxes {
            let size = try measure(box, Proposal(nil, bar.size.height), &calls)
            let origin = Point(x, bar.midY - size.height / 2)
            result.append(Arranged(box: box, origin: origin, proposal: Proposal(nil, bar.size.height), size: size))
            x += size.width + NamedContainer.barSpacing
        }
        return result
    }

    mutating func middle<Calls: LayoutCalls>(
        _ boxes: [LayoutBox], in bar: Rect, _ calls: inout Calls
    ) throws -> [Arranged] {
        let row = try row(boxes, from: 0, in: bar, &calls)
        let width = row.last.map { $0.origin.x + $0.size.width } ?? 0
        return row.map { $0.moved(by: Point((bar.size.width - width) / 2, 0)) }
    }

    /// The views of a bottom bar: the first and the last at its ends, equal room between; one alone in the middle; where
    /// a Spacer is among them it takes the room.
    private mutating func spread<Calls: LayoutCalls>(
        _ boxes: [LayoutBox], in bar: Rect, _ calls: inout Calls
    ) throws -> [Arranged] {
        let shown = boxes.filter { !isSpacer($0) }
        guard boxes.count > 1 else { return try middle(shown, in: bar, &calls) }
        let row = try row(shown, from: 0, in: bar, &calls)
        let margin = NamedContainer.barMargin(isPage: false)
        let room = bar.size.width - 2 * margin - row.reduce(0) { $0 + $1.size.width }
        let hasSpacers = shown.count < boxes.count
        let gaps = Double(hasSpacers ? boxes.count - shown.count : shown.count - 1)
        var x = margin
        var result: [Arranged] = []
        var next = row.makeIterator()
        for (place, box) in boxes.enumerated() {
            if isSpacer(box) {
                x += max(0, room / gaps)
            } else if let item = next.next() {
                result.append(item.moved(by: Point(x - item.origin.x, 0)))
                x += item.size.width + (hasSpacers || place == boxes.count - 1 ? 0 : max(0, room / gaps))
            }
        }
        return result
    }
}

extension NamedContainer {
    /// Between a bar's items.
    static let barSpacing = 16.0

    /// What a search field takes under a bar.
    static let searchHeight = 52.0

    /// From a bar's edge to its first item; on a page behind the button that goes back.
    static func barMargin(isPage: Bool) -> Double { isPage ? 60 : 16 }
}

extension LayoutTraits {
    /// What a toolbar's items, by their placements, ask of the bars.
    init(placement: String) {
        switch placement {
        case "bottomBar", "status": self = .bottomItems
        case "keyboard", "secondaryAction": self = []
        default: self = .topItems
        }
    }

    /// What hiding bars asks for: all of them where none is named.
    init(hiding bars: [String]) {
        self = []
        for bar in bars.isEmpty ? ["automatic"] : bars {
            switch bar {
            case "navigationBar", "automatic": formUnion(.hidesTopBar)
            case "bottomBar": formUnion(.hidesBottomBar)
            case "tabBar": formUnion(.hidesTabBar)
            default: break
            }
        }
    }
}
