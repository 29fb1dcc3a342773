import ViewValues

/// A change of something that has nothing between two values: a text, a symbol's name, a weight, an order.
struct PlainChange: Sendable {
    var property: ViewProperty
    var old: String, new: String
    var update: Int
    var transaction: Int
    var trace: ShapedTransaction
}

extension RenderTree {
    /// Keeps what a leaf shows that cannot be animated, where it changed.
    mutating func notePlainChanges<Host: ProgramHost>(
        of number: NodeNumber, _ leaf: Leaf, since old: FormerNode, host: inout Host
    ) throws {
        let environment = nodes[number].environment
        guard case .leaf(let before) = old.view.kind,
            nodes[number].view !== old.view || environment !== old.environment
        else { return }
        let former = before.plainValues(in: old.environment.values)
        for (property, new) in leaf.plainValues(in: environment.values) {
            guard let value = former.first(where: { $0.0 == property })?.1, value != new else { continue }
            let trace = try incoming(number, host: &host)
            keep(PlainChange(property, value, new, trace, pass), at: number)
        }
    }

    /// Keeps a change of the drawing order.
    mutating func noteOrder(of number: NodeNumber, since old: ViewValue) {
        guard case .modified(_, .identity(.zIndex(let before))) = old.kind,
            case .modified(_, .identity(.zIndex(let now))) = nodes[number].view.kind, before != now
        else { return }
        keep(PlainChange(.zIndex, Parameter.print(before), Parameter.print(now), pass.base, pass), at: number)
    }

    private mutating func keep(_ change: PlainChange, at number: NodeNumber) {
        nodes[number].plainChanges.removeAll { $0.property == change.property }
        nodes[number].plainChanges.append(change)
    }

    /// The newest change of a property without values in between, of a view or its first leaf.
    func plainChange(of property: ViewProperty, at node: NodeNumber) -> PlainChange? {
        let places = leaves(of: node) + ownChain(of: node)
        return places.flatMap { nodes[$0].plainChanges }.filter { $0.property == property }
            .max { $0.update < $1.update }
    }
}

extension PlainChange {
    fileprivate init(
        _ property: ViewProperty, _ old: String, _ new: String, _ trace: ShapedTransaction, _ pass: Pass
    ) {
        self.init(
            property: property, old: old, new: new, update: pass.number, transaction: pass.transaction, trace: trace)
    }
}

extension Leaf {
    /// What it shows that has nothing in between.
    fileprivate func plainValues(in environment: EnvironmentState) -> [(ViewProperty, String)] {
        switch self {
        case .text(let text):
            [
                (.text, text.content),
                (.fontWeight, StyledText(text, environment: environment.layout).font.weight),
            ]
        case .image(let image): [(.symbol, image.name)]
        default: []
        }
    }
}
