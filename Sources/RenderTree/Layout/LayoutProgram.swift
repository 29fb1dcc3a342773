import ViewValues

/// What a layout of the program needed to know and nobody had measured yet.
private struct MissingSize: Hashable {
    var child: Int
    var proposal: Proposal
}

extension LayoutTree {
    /// A Layout of the program: its `sizeThatFits`, then `placeSubviews` in a rectangle of that size.
    ///
    /// While the program runs, nothing else of it can run, and measuring a child may need it (a guide, a layout within
    /// the layout). So the program is handed what has been measured; where it asks for more, that is measured and it is
    /// asked again.
    mutating func programLayout<Calls: LayoutCalls>(
        _ layout: any ProgramValue, _ boxes: [LayoutBox], _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Arrangement {
        let offered = (proposal.width, proposal.height)
        let subviews = boxes.map { subview($0) }
        let size = try answered(boxes, &calls) { calls, measure in
            try calls.sizeThatFits(
                layout: layout, proposal: offered, subviews: subviews, measure: measure)
        }.sanitized
        guard size.width.isFinite, size.height.isFinite else { return Arrangement(size: size) }
        let places = try answered(boxes, &calls) { calls, measure in
            try calls.place(
                layout: layout, bounds: Rect(origin: .zero, size: size), proposal: offered,
                subviews: subviews, measure: measure)
        }
        var children: [Arranged] = []
        for (box, place) in zip(boxes, places) {
            let (point, anchor, width, height) = place
            var child = try arranged(box, Proposal(width, height), at: .zero, &calls)
            child.origin = Point(
                (point.x - child.size.width * anchor.x).finiteOrZero,
                (point.y - child.size.height * anchor.y).finiteOrZero)
            children.append(child)
        }
        return Arrangement(size: size, children: children)
    }

    /// What the program may know of a child; its own modifiers win over those further in.
    private mutating func subview(_ box: LayoutBox) -> LayoutSubviewValue {
        var result = LayoutSubviewValue(priority: priority(of: box), isSpacer: isSpacer(box))
        var next: LayoutBox? = box
        while let current = next {
            switch layoutItem(of: current.node) {
            case .modifier(.layoutValue(let key, let value)): result.values[key] = result.values[key] ?? value
            case .modifier, .decorated: break
            default: return result
            }
            next = content(of: current)
        }
        return result
    }

    /// Asks until every size that was asked for is known.
    private mutating func answered<Calls: LayoutCalls, Answer>(
        _ boxes: [LayoutBox], _ calls: inout Calls,
        _ ask: (inout Calls, (Int, Double?, Double?) -> Size) throws -> Answer
    ) throws -> Answer {
        var rounds = 0
        while true {
            var missing: Set<MissingSize> = []
            let answer = try ask(&calls) { child, width, height in
                guard boxes.indices.contains(child) else { return .zero }
                let proposal = Proposal(width, height)
                let box = boxes[child]
                if let known = keptSizes(of: box.node).size(box.index, proposal) { return known }
                missing.insert(MissingSize(child: child, proposal: proposal))
                return proposal.filled(from: Size(10, 10))
            }
            rounds += 1
            if missing.isEmpty || rounds == 50 { return answer }
            for item in missing { _ = try measure(boxes[item.child], item.proposal, &calls) }
        }
    }
}
