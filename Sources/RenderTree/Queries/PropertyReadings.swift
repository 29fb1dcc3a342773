import AnimationMath
import ViewValues

extension RenderTree {
    /// A property of a view at the time of the last sample.
    ///
    /// - Throws: `PropertyError` where the view has no such property.
    public func value<Host: ProgramHost>(
        of property: ViewProperty, at node: NodeID, host: inout Host
    ) throws -> PropertyReading {
        guard nodes.contains(node.number) else { throw PropertyError.noSuchNode }
        switch property {
        case .text, .fontWeight, .symbol, .symbolEffect, .contentTransition, .phase:
            let text = try text(of: property, at: node.number)
            return PropertyReading(shown: .text(text), model: .text(text), velocity: 0, isAnimating: false)
        case .program(let type, let path):
            return try programReading(of: type, path, at: node.number, host: &host)
        default: return try numberReading(of: property, at: node.number, host: &host)
        }
    }

    private func numberReading<Host: ProgramHost>(
        of property: ViewProperty, at node: NodeNumber, host: inout Host
    ) throws -> PropertyReading {
        var shown = PropertyEvaluation(self) { attributes[$0].shown }
        let value = try shown.number(property, at: node)
        var model = PropertyEvaluation(self) { attributes[$0].model }
        let target = try model.number(property, at: node)
        let isAnimating = shown.touched.contains { isMoving($0.attribute, $0.component) }
        var velocity = 0.0
        if shown.touched.contains(where: { attributes[$0.attribute].animator != nil }) {
            velocity = try self.velocity(of: property, at: node, value, shown.touched.map(\.attribute), host: &host)
        }
        return PropertyReading(
            shown: .number(value), model: .number(target), velocity: velocity, isAnimating: isAnimating)
    }

    /// The slope of a property: its attributes moved on by a moment at their own velocities.
    private func velocity<Host: ProgramHost>(
        of property: ViewProperty, at node: NodeNumber, _ value: Double, _ numbers: [AttributeNumber],
        host: inout Host
    ) throws -> Double {
        let moment = 1e-4
        var moved: [AttributeNumber: AnimatableVector] = [:]
        for number in Set(numbers) {
            guard let animator = attributes[number].animator else { continue }
            let speed = animator.velocity(at: pass.time, externals: &host)
            moved[number] = attributes[number].shown + speed.scaled(by: moment)
        }
        var later = PropertyEvaluation(self) { moved[$0] ?? attributes[$0].shown }
        return (try later.number(property, at: node) - value) / moment
    }

    /// Whether an attribute's component moves: by its own animator, or through a body or content that does.
    func isMoving(_ number: AttributeNumber, _ component: Int) -> Bool {
        let attribute = attributes[number]
        if attribute.key == .scroll, let motion = scrollMotions[attribute.node] {
            return motion[component == 0 ? .horizontal : .vertical] != nil
        }
        if let animator = attribute.animator {
            return component < animator.changedComponents.count && animator.changedComponents[component]
        }
        return attribute.carried.map { carrier in isCarried(attribute, carrier, component) } ?? false
    }

    private func isCarried(_ attribute: Attribute, _ carrier: CarriedChange, _ component: Int) -> Bool {
        guard component < carrier.components.count, carrier.components[component],
            nodes.contains(carrier.node)
        else { return false }
        if let data = nodes[carrier.node].attribute(.data), attributes[data].animator != nil { return true }
        if let shared = nodes[carrier.node].attribute(.matched), attributes[shared].animator != nil { return true }
        return nodes[carrier.node].deferred?.keyframes.isRunning == true && carrier.tick == pass.time.tick
    }

    private func text(of property: ViewProperty, at node: NodeNumber) throws -> String {
        switch property {
        case .phase: return phaseName(of: node)
        case .symbolEffect: return symbolEffect(of: node)
        case .contentTransition:
            return leaves(of: node).lazy.compactMap { nodes[$0].show?.contentTransition }.first ?? "none"
        case .fontWeight:
            return try leafText(at: node, property) { leaf, environment in
                guard case .text(let text) = leaf else { return nil }
                return StyledText(text, environment: environment.layout).font.weight
            }
        case .symbol:
            return try leafText(at: node, property) { leaf, environment in
                guard case .image(let image) = leaf else { return nil }
                return image.isSystem ? environment.symbolName(image.name) : image.name
            }
        default:
            return try leafText(at: node, property) { leaf, _ in
                guard case .text(let text) = leaf else { return nil }
                return text.content
            }
        }
    }

    private func leafText(
        at node: NodeNumber, _ property: ViewProperty, _ text: (Leaf, EnvironmentState) -> String?
    ) throws -> String {
        for leaf in leaves(of: node) {
            guard case .leaf(let value) = nodes[leaf].view.kind else { continue }
            if let result = text(value, nodes[leaf].environment.values) { return result }
        }
        throw PropertyError.notApplicable(property.name)
    }

    /// The phase of the transition that drives the view.
    private func phaseName(of node: NodeNumber) -> String {
        for number in fullChain(of: node) {
            if let phase = nodes[number].transition?.phase {
                return phase < 0 ? "willAppear" : phase > 0 ? "didDisappear" : "identity"
            }
        }
        return "identity"
    }

    /// The effect by which a symbol comes or goes, while it does.
    private func symbolTransition(at number: NodeNumber) -> String? {
        guard case .modified(_, .transition(.symbolEffect(let kind))) = nodes[number].view.kind,
            let state = nodes[number].transition
        else { return nil }
        let goes = state.phase > 0
        guard goes || !state.entering.isEmpty else { return nil }
        return switch kind {
        case "drawOn", "drawOff": goes ? "drawOff" : "drawOn"
        default: goes ? "disappear" : "appear"
        }
    }

    /// The symbol effect that runs on the view: its own, or one written around it.
    private func symbolEffect(of node: NodeNumber) -> String {
        let chain = leaves(of: node).prefix(1) + fullChain(of: node)
        for number in chain {
            // What stands around `symbolEffectsRemoved` does not reach the symbol (SHOW-2).
            if case .modified(_, .show(.symbolEffectsRemoved(true))) = nodes[number].view.kind { return "none" }
            if let effect = nodes[number].show?.symbolEffect, effect != "none" { return effect }
            if let effect = symbolTransition(at: number) { return effect }
        }
        return "none"
    }
}

// MARK: Properties of the program's types

extension RenderTree {
    /// The node and value that `NAME.PROPERTY` names: the nearest one from the view outwards.
    func programTarget<Host: ProgramHost>(
        of type: String, at node: NodeNumber, host: inout Host
    ) throws -> (node: NodeNumber, shown: any ProgramValue, model: any ProgramValue, data: AttributeNumber?) {
        let chain = leaves(of: node).prefix(1) + fullChain(of: node)
        for number in chain {
            if let state = nodes[number].program, state.composite.typeName == type {
                return (
                    number, try shownValue(of: number, host: &host), state.installed, nodes[number].attribute(.data)
                )
            }
            if case .container(let container, _) = nodes[number].view.kind, let composite = container.programLayout,
                composite.typeName == type
            {
                return try target(number, composite, .data, range: nil, host: &host)
            }
            if case .modified(_, .effect(.clip(let clip))) = nodes[number].view.kind, let shape = clip.program,
                shape.typeName == type
            {
                return try target(number, shape, .data, range: nil, host: &host)
            }
            if case .leaf(.shape(_, let shape, _, let stroke)) = nodes[number].view.kind {
                var numbers = ShapeNumbers()
                if let stroke { numbers.append(stroke) }
                try numbers.append(shape) { try host.animatableData(of: $0.value) ?? .zero }
                for entry in numbers.programs where entry.composite.typeName == type {
                    let range = entry.start..<(entry.start + entry.count)
                    return try target(number, entry.composite, .shape, range: range, host: &host)
                }
            }
        }
        throw PropertyError.noSuchType(type)
    }

    private func target<Host: ProgramHost>(
        _ number: NodeNumber, _ composite: CompositeValue, _ key: AttributeKey, range: Range<Int>?, host: inout Host
    ) throws -> (node: NodeNumber, shown: any ProgramValue, model: any ProgramValue, data: AttributeNumber?) {
        guard composite.isAnimatable, let attribute = nodes[number].attribute(key),
            attributes[attribute].animator != nil
        else {
            let attribute = composite.isAnimatable && range?.isEmpty != true ? nodes[number].attribute(key) : nil
            return (number, composite.value, composite.value, attribute)
        }
        let all = attributes[attribute].shown
        let data = AnimatableVector((range ?? 0..<all.count).map { all[$0] })
        let shown = try host.setting(data, on: composite.value, at: number)
        return (number, shown, composite.value, attribute)
    }

    private func programReading<Host: ProgramHost>(
        of type: String, _ path: [String], at node: NodeNumber, host: inout Host
    ) throws -> PropertyReading {
        if let place = Self.dataPlace(path) { return try dataReading(of: type, place, at: node, host: &host) }
        let target = try programTarget(of: type, at: node, host: &host)
        let shown = try host.property(path, of: target.shown)
        let model = try host.property(path, of: target.model)
        var isAnimating = false
        var velocity = 0.0
        if let data = target.data, let animator = attributes[data].animator {
            isAnimating = !shown.isEqual(to: model)
            if !isAnimating {
                let start = try host.setting(animator.from, on: target.model, at: target.node)
                isAnimating = !(try host.property(path, of: start)).isEqual(to: model)
            }
            velocity = try programVelocity(of: type, path, data, at: node, host: &host)
        }
        return PropertyReading(
            shown: Self.reading(shown), model: Self.reading(model), velocity: velocity, isAnimating: isAnimating)
    }

    static func reading(_ value: any ProgramValue) -> PropertyReading.Value {
        Double(value.description).map { .number($0) } ?? .program(value)
    }
}
