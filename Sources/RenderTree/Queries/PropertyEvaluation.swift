import AnimationMath
import ViewValues

/// Evaluates a property of a view from its attributes, as shown, as modelled, or a moment later.
struct PropertyEvaluation {
    let tree: RenderTree
    /// Gives an attribute's numbers.
    let read: (AttributeNumber) -> AnimatableVector
    /// Which components of which attributes took part.
    private(set) var touched: [(attribute: AttributeNumber, component: Int)] = []

    init(_ tree: RenderTree, read: @escaping (AttributeNumber) -> AnimatableVector) {
        self.tree = tree
        self.read = read
    }

    /// The property's number.
    mutating func number(_ property: ViewProperty, at node: NodeNumber) throws -> Double {
        switch property {
        case .x, .minX, .y, .minY, .width, .height, .maxX, .maxY, .midX, .midY:
            return try position(property, at: node)
        case .offsetX: return try offset(.horizontal, at: node)
        case .offsetY: return try offset(.vertical, at: node)
        case .scale:
            let chain = tree.ownChain(of: node)
            let (x, y) = (product("scale", 0, chain), product("scale", 1, chain))
            if abs(x - y) > 1e-9 { throw PropertyError.axesDiffer(x, y) }
            return x
        case .shadowRadius, .shadowX, .shadowY, .cornerRadius, .lineWidth, .trimFrom, .trimTo:
            return try shapeNumber(property, at: node)
        case .colorRed, .colorGreen, .colorBlue, .colorAlpha: return try color(property, at: node)
        case .fontSize:
            guard let leaf = tree.leaves(of: node).first(where: { tree.nodes[$0].attribute(.fontSize) != nil }),
                let attribute = tree.nodes[leaf].attribute(.fontSize)
            else { throw PropertyError.notApplicable(property.name) }
            return component(0, of: attribute)
        case .zIndex: return tree.zIndex(of: node)
        default: return try effect(property, at: node)
        }
    }

    private mutating func component(_ index: Int, of attribute: AttributeNumber) -> Double {
        touched.append((attribute, index))
        let vector = read(attribute)
        return index < vector.count ? vector[index] : 0
    }

    // MARK: Effects

    /// The properties that only a modifier gives a view.
    static let effects: Set<ViewProperty> = [
        .opacity, .scale, .scaleX, .scaleY, .rotation, .rotation3D, .blur, .brightness, .contrast, .saturation,
        .grayscale, .hueRotation, .shadowRadius, .shadowX, .shadowY,
    ]

    private mutating func effect(_ property: ViewProperty, at node: NodeNumber) throws -> Double {
        let own = tree.ownChain(of: node)
        switch property {
        case .opacity: return product("opacity", 0, own)
        case .opacityTotal: return product("opacity", 0, tree.fullChain(of: node))
        case .scaleX: return product("scale", 0, own)
        case .scaleY: return product("scale", 1, own)
        case .scaleTotal: return product("scale", 0, tree.fullChain(of: node))
        case .rotation: return sum("rotation", own)
        case .rotationTotal: return sum("rotation", tree.fullChain(of: node))
        case .contrast, .saturation: return product(property.name, 0, own)
        case .rotation3D, .blur, .brightness, .grayscale, .hueRotation: return sum(property.name, own)
        default: throw PropertyError.notApplicable(property.name)
        }
    }

    private mutating func product(_ name: String, _ index: Int, _ chain: [NodeNumber]) -> Double {
        var result = 1.0
        for node in chain {
            for attribute in tree.effects(named: name, at: node) { result *= component(index, of: attribute) }
        }
        return result
    }

    private mutating func sum(_ name: String, _ chain: [NodeNumber]) -> Double {
        var result = 0.0
        for node in chain {
            for attribute in tree.effects(named: name, at: node) { result += component(0, of: attribute) }
        }
        return result
    }

    // MARK: Geometry

    private mutating func position(_ property: ViewProperty, at node: NodeNumber) throws -> Double {
        if let frame = presented(property, at: node) { return frame }
        let leaves = tree.leaves(of: node).filter { tree.nodes[$0].attribute(.frame) != nil }
        guard !leaves.isEmpty else { return try placed(property, at: node) }
        // Only what the property is made of takes part in it: y has no part in x.
        let axis = property.axis
        if property.isLength, leaves.count == 1, let attribute = tree.nodes[leaves[0]].attribute(.frame) {
            // A difference of edges would round, and would take part in the position.
            return component(axis == .horizontal ? 2 : 3, of: attribute)
        }
        let low = property.isFarEdge ? 0 : leaves.map { edge(axis, of: $0, far: false) }.min() ?? 0
        if property.isNearEdge { return low }
        let high = leaves.map { edge(axis, of: $0, far: true) }.max() ?? 0
        return property.isLength ? high - low : property.isFarEdge ? high : (low + high) / 2
    }

    /// The root of presented content has the presentation's frame (SHOW-6).
    private mutating func presented(_ property: ViewProperty, at node: NodeNumber) -> Double? {
        guard !tree.isLeafKind(node), let around = tree.presentation(around: node),
            let attribute = tree.nodes[around].attribute(.frame)
        else { return nil }
        let first = property.axis == .horizontal ? 0 : 1
        if property.isLength { return component(first + 2, of: attribute) }
        var low = component(first, of: attribute)
        for outer in tree.movers(of: around).dropFirst() {
            if let attribute = tree.nodes[outer].attribute(.frame) { low += component(first, of: attribute) }
        }
        if property.isNearEdge { return low }
        let length = component(first + 2, of: attribute)
        return property.isFarEdge ? low + length : low + length / 2
    }

    /// Where nothing is drawn: a spacer's or an empty container's model frame.
    private func placed(_ property: ViewProperty, at node: NodeNumber) throws -> Double {
        guard let frame = tree.nodes[node].frame ?? tree.modelFrame(of: node) else {
            throw PropertyError.notApplicable(property.name)
        }
        switch property {
        case .x, .minX: return frame.minX
        case .y, .minY: return frame.minY
        case .width: return frame.size.width
        case .height: return frame.size.height
        case .maxX: return frame.maxX
        case .maxY: return frame.maxY
        case .midX: return frame.midX
        default: return frame.midY
        }
    }

    /// An edge of a leaf on the screen: its own frame and all that moves it.
    private mutating func edge(_ axis: AxisValue, of leaf: NodeNumber, far: Bool) -> Double {
        let index = axis == .horizontal ? 0 : 1
        guard let attribute = tree.nodes[leaf].attribute(.frame) else { return 0 }
        var result = component(index, of: attribute)
        if far { result += component(index + 2, of: attribute) }
        for next in tree.movers(of: leaf) {
            for entry in tree.nodes[next].attributes {
                guard let sign = tree.shift(entry.key, of: next, below: leaf) else { continue }
                result += sign * component(index, of: entry.number)
            }
        }
        return result
    }

    private mutating func offset(_ axis: AxisValue, at node: NodeNumber) throws -> Double {
        guard let leaf = tree.leaves(of: node).first(where: { tree.nodes[$0].attribute(.frame) != nil }) else {
            throw PropertyError.notApplicable(axis == .horizontal ? "offset.x" : "offset.y")
        }
        let shown = (edge(axis, of: leaf, far: false) + edge(axis, of: leaf, far: true)) / 2
        var model = PropertyEvaluation(tree) { [tree] in tree.attributes[$0].model }
        let target = (model.edge(axis, of: leaf, far: false) + model.edge(axis, of: leaf, far: true)) / 2
        return tree.modelOffset(axis, of: node) + (shown - target) - reflow(axis, of: leaf)
    }

    /// What of a leaf's distance to its target is no motion by `.offset`: where offsets move it, what its place or size
    /// in the layout adds; elsewhere nothing, so that all of a reflow counts.
    private func reflow(_ axis: AxisValue, of leaf: NodeNumber) -> Double {
        let index = axis == .horizontal ? 0 : 1
        guard let number = tree.nodes[leaf].attribute(.frame), let animator = tree.attributes[number].animator,
            animator.interval.count == 4
        else { return 0 }
        let moved = tree.attributes[number].offsetInterval[axis]
        let whole = animator.interval[index] + animator.interval[index + 2] / 2
        guard moved != 0, whole != 0 else { return 0 }
        let shown = read(number)
        let model = tree.attributes[number].model
        let distance = (shown[index] + shown[index + 2] / 2) - (model[index] + model[index + 2] / 2)
        return distance * (1 - moved / whole)
    }

    // MARK: Shapes and colours

    private mutating func shapeNumber(_ property: ViewProperty, at node: NodeNumber) throws -> Double {
        switch property {
        case .shadowRadius, .shadowX, .shadowY:
            let index = property == .shadowRadius ? 4 : property == .shadowX ? 5 : 6
            for number in tree.ownChain(of: node) {
                for attribute in tree.effects(named: "shadow", at: number) { return component(index, of: attribute) }
            }
            return 0
        case .cornerRadius:
            for number in tree.ownChain(of: node) {
                for attribute in tree.effects(named: "cornerRadius", at: number)
                where read(attribute).count > 0 { return component(0, of: attribute) }
            }
            return try leafNumber("cornerRadius", at: node, otherwise: 0)
        case .lineWidth: return try leafNumber("lineWidth", at: node, otherwise: nil)
        case .trimFrom: return try leafNumber("trim.from", at: node, otherwise: 0)
        default: return try leafNumber("trim.to", at: node, otherwise: 1)
        }
    }

    private mutating func leafNumber(_ name: String, at node: NodeNumber, otherwise: Double?) throws -> Double {
        for leaf in tree.leaves(of: node) {
            guard let attribute = tree.nodes[leaf].attribute(.shape),
                let place = tree.shapePlaces(of: leaf)[name]
            else { continue }
            return component(place, of: attribute)
        }
        guard let otherwise else { throw PropertyError.notApplicable(name) }
        return otherwise
    }

    private mutating func color(_ property: ViewProperty, at node: NodeNumber) throws -> Double {
        guard let leaf = tree.leaves(of: node).first(where: { tree.nodes[$0].attribute(.fill) != nil }),
            let attribute = tree.nodes[leaf].attribute(.fill), read(attribute).count >= 4
        else { throw PropertyError.notApplicable(property.name) }
        let index: Int
        switch property {
        case .colorRed: index = 0
        case .colorGreen: index = 1
        case .colorBlue: index = 2
        default: index = 3
        }
        let value = component(index, of: attribute)
        return index == 3 ? value : ResolvedColor.encoded(value)
    }
}

extension RenderTree {
    /// The attributes at a node that an effect property combines, a transition's layers included.
    func effects(named name: String, at number: NodeNumber) -> [AttributeNumber] {
        nodes[number].attributes.compactMap { entry in
            switch entry.key {
            case .effect:
                // Parts of controls have no effect but a turn.
                if isPart(number) { return name == "rotation" ? entry.number : nil }
                guard case .modified(_, .effect(let effect)) = nodes[number].view.kind else { return nil }
                return effect.propertyName == name ? entry.number : nil
            case .layer(let index):
                guard let layers = nodes[number].transitionBox.value?.layers, index < layers.count else {
                    return nil
                }
                return layers[index].kind.propertyName == name ? entry.number : nil
            default: return nil
            }
        }
    }

    /// The sum of a view's own `.offset` modifiers and transition offsets, in model values.
    func modelOffset(_ axis: AxisValue, of number: NodeNumber) -> Double {
        var sum = 0.0
        for node in ownChain(of: number) {
            if case .modified(_, .layout(.offset(let x, let y))) = nodes[node].view.kind {
                sum += axis == .horizontal ? x : y
            }
            for entry in nodes[node].attributes {
                guard case .layer = entry.key, shift(entry.key, of: node, below: number) != nil else { continue }
                sum += attributes[entry.number].model[axis == .horizontal ? 0 : 1]
            }
        }
        return sum
    }

    /// Draw order among siblings.
    func zIndex(of number: NodeNumber) -> Double {
        for node in ownChain(of: number) {
            if case .modified(_, .identity(.zIndex(let index))) = nodes[node].view.kind { return index }
        }
        return 0
    }

    /// Where the parameters of a leaf's shape stand in its attribute.
    func shapePlaces(of leaf: NodeNumber) -> [String: Int] {
        guard case .leaf(.shape(_, let shape, _, let stroke)) = nodes[leaf].view.kind else { return [:] }
        var numbers = ShapeNumbers()
        if let stroke { numbers.append(stroke) }
        numbers.appendPlaces(shape)
        return numbers.places
    }
}
