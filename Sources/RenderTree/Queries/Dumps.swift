import ViewValues

extension RenderTree {
    /// The view tree: values as the program made them.
    public func viewTree() -> TreeDump? {
        rootNumber.map { dump(at: $0, isRender: false) }
    }

    /// The render tree: what is drawn, with shown parameters and frames.
    public func renderTree() -> TreeDump? {
        rootNumber.map { dump(at: $0, isRender: true) }
    }

    private func dump(at number: NodeNumber, isRender: Bool) -> TreeDump {
        let node = nodes[number]
        let below = node.children + node.secondary.filter { isRender || !isPart($0) }
        let id = NodeID(number)
        return TreeDump(
            node: id, name: dumpName(of: number),
            parameters: isRender ? shownParameters(of: number) : node.view.parameters.map { ($0.name, $0.dumped) },
            frame: isRender && isVisible(number) ? dumpFrame(of: number) : nil, isLeaving: isLeaving(id),
            isEntering: isEntering(id), source: node.view.source,
            children: below.flatMap { dumps(at: $0, isRender: isRender) })
    }

    /// Blocks and placeholders are passed over in both trees.
    private func dumps(at number: NodeNumber, isRender: Bool) -> [TreeDump] {
        switch nodes[number].view.kind {
        case .container(.named(let name, _), _) where name.hasPrefix("_"): fallthrough
        case .group, .placeholder, .empty:
            (nodes[number].children + nodes[number].secondary).flatMap { dumps(at: $0, isRender: isRender) }
        case .conditional, .optional, .forEach, .anyView:
            isRender
                ? nodes[number].children.flatMap { dumps(at: $0, isRender: isRender) }
                : [dump(at: number, isRender: isRender)]
        default: [dump(at: number, isRender: isRender)]
        }
    }

    private func dumpName(of number: NodeNumber) -> String {
        switch nodes[number].view.kind {
        case .conditional: "if"
        case .optional: "if"
        case .forEach: "ForEach"
        case .anyView: "AnyView"
        case .modified(_, .program(let composite)): composite.typeName
        case .modified(_, .transitionBody(let composite, _)): composite.typeName
        case .modified(_, let modifier): ".\(modifier.typeKey)"
        default:
            typeName(of: NodeID(number)) ?? (isInSystemBody(number) ? kindName(of: number) : nil) ?? label(
                of: NodeID(number)) ?? "View"
        }
    }

    private func shownParameters(of number: NodeNumber) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        for entry in nodes[number].attributes where entry.key != .frame {
            let values = displayed(attributes[entry.number].shown, of: entry.number)
            guard !values.isEmpty else { continue }
            let names = componentNames(of: entry.number)
            if names.count == values.count {
                result += names.indices.filter { names[$0] != "cornerHeight" || values[$0] != values[$0 - 1] }
                    .map { (names[$0], Parameter.rounded(values[$0])) }
            } else {
                result.append((propertyName(of: entry.number), values.map(Parameter.rounded).joined(separator: ", ")))
            }
        }
        if result.isEmpty { result = nodes[number].view.parameters.map { ($0.name, $0.dumped) } }
        return result
    }

    private func dumpFrame(of number: NodeNumber) -> Rect? {
        if let frame = shownFrame(of: number) { return frame }
        return leaves(of: number).compactMap { shownFrame(of: $0) }.reduce(nil) { box, next in
            box.map { $0.union(next) } ?? next
        }
    }
}

extension Parameter {
    /// The value with three digits after the point.
    fileprivate var dumped: String { number.map(Self.rounded) ?? value }

    fileprivate static func rounded(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e12 else { return print(number) }
        return print((number * 1_000).rounded() / 1_000)
    }
}
