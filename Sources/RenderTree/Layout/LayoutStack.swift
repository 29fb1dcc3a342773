import ViewValues

/// HStack, VStack and their lazy forms: the axis, the guide across it and the distance between neighbours.
struct StackLayout {
    var axis: AxisValue
    /// The guide on the other axis.
    var guide: GuideKey
    /// nil: 8 points, nothing beside a Spacer (GEO-7).
    var spacing: Double?

    /// The default distance of neighbours in points (GEO-7).
    static let defaultSpacing = 8.0
}

/// What a stack knows of a child while it divides its length.
private struct StackChild {
    var box: LayoutBox
    var priority: Double
    var proposal: Proposal = .unspecified
    var size: Size = .zero
}

extension LayoutTree {
    /// Divides a stack's length among its children and lines them up.
    ///
    /// Children of a higher priority choose first, with what the others need at least kept back; among equals the least
    /// flexible first, each offered an equal share of what is left. Where no extent across is offered, the children are
    /// asked a second time with the one that came out, so that a Divider spans a stack of texts.
    mutating func stack<Calls: LayoutCalls>(
        _ layout: StackLayout, _ boxes: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        guard !boxes.isEmpty else { return Arrangement(size: .zero) }
        var children = boxes.map { StackChild(box: $0, priority: priority(of: $0)) }
        let gaps = stackGaps(layout, boxes)
        try divide(&children, layout, gaps: gaps.reduce(0, +), proposal, &calls)
        var result = try lineUp(children, layout, gaps, &calls)
        if proposal[layout.axis.across] == nil, boxes.count > 1 {
            var second = proposal
            second[layout.axis.across] = result.size[layout.axis.across]
            try divide(&children, layout, gaps: gaps.reduce(0, +), second, &calls)
            result = try lineUp(children, layout, gaps, &calls)
        }
        return result
    }

    private mutating func divide<Calls: LayoutCalls>(
        _ children: inout [StackChild], _ layout: StackLayout, gaps: Double, _ proposal: Proposal,
        _ calls: inout Calls
    ) throws {
        guard let length = proposal[layout.axis] else { return try offerEach(&children, proposal, &calls) }
        if children.count == 1 { return try offerEach(&children, proposal, &calls) }
        let limits = try stackLimits(children, layout.axis, proposal, &calls)
        // By priority, the highest first; among equals the least flexible first.
        let order = children.indices.sorted {
            (-children[$0].priority, limits[$0].flexibility, $0) < (-children[$1].priority, limits[$1].flexibility, $1)
        }
        var left = max(0, length - gaps)
        var position = 0
        while position < order.count {
            let priority = children[order[position]].priority
            let end = order[position...].firstIndex { children[$0].priority != priority } ?? order.count
            var available = max(0, left - order[end...].reduce(0) { $0 + limits[$1].min })
            for index in order[position..<end] {
                var offer = proposal
                offer[layout.axis] = max(0, available / Double(end - position))
                children[index].proposal = offer
                children[index].size = try measure(children[index].box, offer, &calls)
                let taken = children[index].size[layout.axis]
                available = available.isFinite ? max(0, available - taken) : available
                left = left.isFinite ? max(0, left - taken) : left
                position += 1
            }
        }
    }

    private mutating func offerEach<Calls: LayoutCalls>(
        _ children: inout [StackChild], _ proposal: Proposal, _ calls: inout Calls
    ) throws {
        for index in children.indices {
            children[index].proposal = proposal
            children[index].size = try measure(children[index].box, proposal, &calls)
        }
    }

    private mutating func stackLimits<Calls: LayoutCalls>(
        _ children: [StackChild], _ axis: AxisValue, _ proposal: Proposal, _ calls: inout Calls
    ) throws -> [(min: Double, flexibility: Double)] {
        var result: [(min: Double, flexibility: Double)] = []
        for child in children {
            var probe = proposal
            probe[axis] = 0
            let least = try measure(child.box, probe, &calls)[axis]
            probe[axis] = .infinity
            let most = try measure(child.box, probe, &calls)[axis]
            result.append((least, most.isFinite ? most - least : .infinity))
        }
        return result
    }

    private mutating func lineUp<Calls: LayoutCalls>(
        _ children: [StackChild], _ layout: StackLayout, _ gaps: [Double], _ calls: inout Calls
    ) throws -> Arrangement {
        let across = layout.axis.across
        var along = 0.0
        var (low, high) = (Double.infinity, -Double.infinity)
        var placed: [Arranged] = []
        for (index, child) in children.enumerated() {
            let guide = try guide(layout.guide, of: child.box, child.proposal, child.size, &calls)
            var origin = Point.zero
            origin[layout.axis] = along
            origin[across] = 0 - guide
            low = min(low, origin[across])
            high = max(high, origin[across] + child.size[across])
            placed.append(Arranged(box: child.box, origin: origin, proposal: child.proposal, size: child.size))
            along += child.size[layout.axis] + (index < gaps.count ? gaps[index] : 0)
        }
        for index in placed.indices { placed[index].origin[across] -= low }
        return Arrangement(size: Size(along: along, across: high - low, layout.axis), children: placed)
    }

    /// The distances between neighbours.
    private mutating func stackGaps(_ layout: StackLayout, _ boxes: [LayoutBox]) -> [Double] {
        guard boxes.count > 1 else { return [] }
        if let spacing = layout.spacing {
            return Array(repeating: spacing.isFinite ? spacing : 0, count: boxes.count - 1)
        }
        let spacers = boxes.map { isSpacer($0) }
        return (1..<boxes.count).map { spacers[$0 - 1] || spacers[$0] ? 0 : StackLayout.defaultSpacing }
    }

    /// Whether a box is a Spacer, bare or under modifiers that leave its extent alone.
    mutating func isSpacer(_ box: LayoutBox) -> Bool {
        guard traits(of: box.node).contains(.priority) else { return false }
        switch keptItem(of: box.node) {
        case .leaf(.spacer): return true
        case .decorated, .modifier(.layoutPriority), .modifier(.offset), .modifier(.horizontalGuide),
            .modifier(.verticalGuide), .modifier(.layoutValue):
            return content(of: box).map { isSpacer($0) } ?? false
        default: return false
        }
    }

    /// A view's layout priority; it is seen through modifiers, not through containers.
    mutating func priority(of box: LayoutBox) -> Double {
        guard traits(of: box.node).contains(.priority) else { return 0 }
        switch keptItem(of: box.node) {
        case .modifier(.layoutPriority(let value)): return value.isNaN ? 0 : value
        case .modifier, .decorated: return content(of: box).map { priority(of: $0) } ?? 0
        case .leaf(.spacer): return -.infinity
        default: return 0
        }
    }
}
