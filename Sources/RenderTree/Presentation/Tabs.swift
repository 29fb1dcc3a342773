import AnimationMath
import ViewValues

/// Which tab of a TabView is shown, by place.
struct TabState: Sendable {
    var shown = 0
    /// Whether the tabs are pages side by side, moved by a scroll offset.
    var isPaged = false
    /// Whether the first tab has been shown.
    var hasBegun = false
    /// Whether the shown page has been brought to its place.
    var hasBeenLaidOut = false
    var binding: ProgramBinding?
}

/// TabView: one tab is shown, the others keep their state unseen; or pages side by side, of which a finger or the
/// selection shows one.
extension RenderTree {
    /// The selection is read; what it names is shown once the tabs are there.
    mutating func refreshTabSelection<Host: ProgramHost>(
        _ number: NodeNumber, _ binding: ProgramBinding?, host: inout Host
    ) throws {
        guard let container = tabView(around: number) else { return }
        if let binding {
            let (value, reads) = try host.reading(binding)
            track(reads, of: number)
            nodes[number].lifecycle = LifecycleState(value: value)
        }
        if tabViews[container] == nil {
            let isPaged = nodes[container].environment.values.styles["tab"]?.name.contains("page") ?? false
            tabViews[container] = TabState(isPaged: isPaged)
            if isPaged { addAttribute(AttributeValue([0, 0]), for: .scroll, of: container) }
        }
        tabViews[container]?.binding = binding
        pass.tabs.append(container)
    }

    /// Shows the tabs that selections name, once they are built.
    mutating func followTabs<Host: ProgramHost>(host: inout Host) throws {
        guard !pass.tabs.isEmpty else { return }
        let containers = pass.tabs
        pass.tabs = []
        for container in containers where nodes.contains(container) { try followTab(container, host: &host) }
    }

    private mutating func followTab<Host: ProgramHost>(_ container: NodeNumber, host: inout Host) throws {
        guard var state = tabViews[container] else { return }
        let tabs = tabs(of: container)
        guard !tabs.isEmpty else { return }
        let before = min(state.shown, tabs.count - 1)
        let isFirst = !state.hasBegun
        state.hasBegun = true
        if state.binding != nil, let value = selectionHolder(of: container).flatMap({ nodes[$0].lifecycle?.value }) {
            state.shown = tabs.firstIndex { tag(ofTab: $0)?.isEqual(to: value) ?? false } ?? (isFirst ? 0 : before)
        }
        tabViews[container] = state
        let shown = min(state.shown, tabs.count - 1)
        if state.isPaged { return pass.scrolls.append(container) }
        invalidateLayout(container)
        if isFirst {
            for tab in tabs where tab != tabs[shown] { actions.removeAppearances(of: Set(subtree(of: tab))) }
        } else if shown != before {
            hide(tabs[before], host: &host)
            appearAgain(tabs[shown])
        }
    }

    /// Pages follow the selection under the update's own transaction, once they have their size.
    mutating func scrollToShownPage<Host: ProgramHost>(_ container: NodeNumber, host: inout Host) throws {
        guard let state = tabViews[container], let view = nodes[container].frame else { return }
        let x = Double(min(state.shown, max(0, tabs(of: container).count - 1))) * view.size.width
        let isFirst = !state.hasBeenLaidOut
        tabViews[container]?.hasBeenLaidOut = true
        guard scrollMotions[container] == nil, x != scrollOffset(of: container).x else { return }
        if isFirst, let attribute = nodes[container].attribute(.scroll) {
            // What is shown first just shows (CORE-3), whatever carries the view that comes.
            attributes[attribute].model = AnimatableVector([x, 0])
            attributes[attribute].shown = AnimatableVector([x, 0])
        } else {
            try set(AttributeValue([x, 0]), for: .scroll, of: container, host: &host)
        }
        invalidateLayout(container)
    }

    /// The tabs in order, each with its modifiers.
    func tabs(of container: NodeNumber) -> [NodeNumber] { elements(of: container).map { outermost($0) } }

    /// A tab or row with the modifiers and bodies that are around it alone.
    func outermost(_ tab: NodeNumber) -> NodeNumber {
        var result = tab
        while let parent = nodes[result].parent, isAroundOne(parent) { result = parent }
        return result
    }

    /// Whether a node stands around a single view and is no container of tabs.
    private func isAroundOne(_ number: NodeNumber) -> Bool {
        guard nodes[number].children.count == 1 else { return false }
        return switch nodes[number].view.kind {
        case .modified(_, .presentation(.tabSelection)): false
        case .modified, .composite, .anyView, .optional, .conditional, .placeholder: true
        default: false
        }
    }

    /// The place of the shown tab among the boxes of a TabView.
    func shownTab(of container: NodeNumber) -> Int { tabViews[container]?.shown ?? 0 }

    private func tabView(around number: NodeNumber) -> NodeNumber? {
        fullChain(of: number).first { isTabView($0) }
    }

    func isTabView(_ number: NodeNumber) -> Bool {
        if case .container(.named("TabView", _), _) = nodes[number].view.kind { return true }
        return false
    }

    private func selectionHolder(of container: NodeNumber) -> NodeNumber? {
        nodes[container].children.first {
            if case .modified(_, .presentation(.tabSelection)) = nodes[$0].view.kind { return true }
            return false
        }
    }

    /// A tab's tag, or the id of the ForEach element that it is.
    private func tag(ofTab number: NodeNumber) -> (any ProgramValue)? {
        var current: NodeNumber? = number
        while let next = current {
            if let tag = tag(of: next) { return tag }
            guard isAroundOne(next) else { return nil }
            current = nodes[next].children.first
        }
        return nil
    }

    /// Selects a tab by its tag or by the text of its label or content; nil where a node stands in no TabView.
    mutating func selectTab<Host: ProgramHost>(
        at node: NodeNumber, tag: (any ProgramValue)?, label: String?, host: inout Host
    ) throws -> InputOutcome? {
        guard let container = fullChain(of: node).first(where: { isTabView($0) }) else { return nil }
        let all = tabs(of: container)
        let place =
            all.firstIndex { own in tag.flatMap { self.tag(ofTab: own)?.isEqual(to: $0) } ?? false }
            ?? all.firstIndex { own in label.map { self.labels(ofTab: own).contains($0) } ?? false }
        guard let place else { return InputOutcome.noAction }
        try show(place, of: container, TransactionValue(origin: .gesture), host: &host)
        return .handled(by: NodeID(container))
    }

    /// The user has come to a tab: the selection is written, or kept where nothing holds it.
    private mutating func show<Host: ProgramHost>(
        _ place: Int, of container: NodeNumber, _ transaction: TransactionValue, host: inout Host
    ) throws {
        let all = tabs(of: container)
        if let binding = tabViews[container]?.binding, let tag = tag(ofTab: all[place]) {
            return try host.write(tag, to: binding, transaction: transaction)
        }
        guard tabViews[container]?.shown != place else { return }
        try runUpdate(transaction, writes: [], host: &host) { tree, host in
            let before = tree.shownTab(of: container)
            tree.tabViews[container]?.shown = place
            guard tree.tabViews[container]?.isPaged == false else { return tree.pass.scrolls.append(container) }
            tree.invalidateLayout(container)
            tree.hide(all[before], host: &host)
            tree.appearAgain(all[place])
        }
    }

    /// A finger has moved pages: the one that is nearest at rest is the selection.
    mutating func reportPage<Host: ProgramHost>(of container: NodeNumber, host: inout Host) throws {
        guard let state = tabViews[container], state.isPaged, touch?.scrolling != container,
            scrollMotions[container] == nil, let width = nodes[container].frame?.size.width, width > 0,
            nodes[container].attribute(.scroll).map({ attributes[$0].animator == nil }) ?? false
        else { return }
        let place = Int((scrollOffset(of: container).x / width).rounded())
        guard place != state.shown, tabs(of: container).indices.contains(place) else { return }
        tabViews[container]?.shown = place
        try show(place, of: container, TransactionValue(origin: .gesture), host: &host)
    }

    private func labels(ofTab tab: NodeNumber) -> [String] {
        subtree(of: tab).compactMap { label(of: NodeID($0)) }
    }
}
