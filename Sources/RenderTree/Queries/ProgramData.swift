import AnimationMath
import ViewValues

/// The animatable data of the program's types, number by number: `Star.animatableData[1]`.
extension RenderTree {
    /// The place that `animatableData[1]` names; nil for other paths.
    static func dataPlace(_ path: [String]) -> Int? {
        guard path.count == 1, path[0].hasPrefix("animatableData["), path[0].hasSuffix("]") else { return nil }
        return Int(path[0].dropFirst("animatableData[".count).dropLast())
    }

    /// The attribute that holds a number of a type's data, and its place there.
    func dataComponent<Host: ProgramHost>(
        of type: String, _ place: Int, at node: NodeNumber, host: inout Host
    ) throws -> (attribute: AttributeNumber, component: Int) {
        let target = try programTarget(of: type, at: node, host: &host)
        let count = try host.animatableData(of: target.model)?.count ?? 0
        guard let data = target.data, (0..<count).contains(place) else {
            throw PropertyError.notApplicable("\(type).animatableData[\(place)]")
        }
        let start = try start(of: type, at: target.node, host: &host) ?? 0
        return (data, start + place)
    }

    /// A number of a type's data, with its velocity.
    func dataReading<Host: ProgramHost>(
        of type: String, _ place: Int, at node: NodeNumber, host: inout Host
    ) throws -> PropertyReading {
        let (number, component) = try dataComponent(of: type, place, at: node, host: &host)
        let attribute = attributes[number]
        func value(_ vector: AnimatableVector) -> Double { component < vector.count ? vector[component] : 0 }
        let velocity = attribute.animator?.velocity(at: pass.time, externals: &host)
        return PropertyReading(
            shown: .number(value(attribute.shown)), model: .number(value(attribute.model)),
            velocity: velocity.map(value) ?? 0, isAnimating: isMoving(number, component))
    }

    /// The slope of a property that a type of the program makes of its data; 0 where it is no number.
    func programVelocity<Host: ProgramHost>(
        of type: String, _ path: [String], _ data: AttributeNumber, at node: NodeNumber, host: inout Host
    ) throws -> Double {
        guard let animator = attributes[data].animator else { return 0 }
        let moment = 1e-4
        let speed = animator.velocity(at: pass.time, externals: &host)
        let question = Question(.program(type: type, path: path), node)
        let later = attributes[data].shown + speed.scaled(by: moment)
        let now = try programValue(question, type, path, { attributes[$0].shown }, host: &host)
        let then = try programValue(question, type, path, { $0 == data ? later : attributes[$0].shown }, host: &host)
        guard case .number(let first) = now, case .number(let second) = then else { return 0 }
        return (second - first) / moment
    }

    /// The types of the program whose data a view shows, nearest first: its shape, its modifiers.
    public func animatedTypes(at node: NodeID) -> [String] {
        (leaves(of: node.number).prefix(1) + ownChain(of: node.number)).flatMap { number -> [String] in
            if nodes[number].attribute(.data) != nil { return [programType(of: number)].compactMap { $0 } }
            guard case .leaf(.shape(_, let shape, _, _)) = nodes[number].view.kind else { return [] }
            var numbers = ShapeNumbers()
            numbers.appendPlaces(shape)
            return numbers.programs.filter(\.composite.isAnimatable).map(\.composite.typeName)
        }
    }
}
