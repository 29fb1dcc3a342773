import AnimationMath
import ViewValues

/// What views, modifiers and shapes of the program make of their data.
extension RenderTree {
    /// A property of a type of the program.
    func programExplanation<Host: ProgramHost>(
        _ question: Question, _ type: String, _ path: [String], host: inout Host
    ) throws -> Explanation {
        if let place = Self.dataPlace(path) {
            let (data, number) = try dataComponent(of: type, place, at: question.node, host: &host)
            return explanation(question, [Component(data, number)], host: &host)
        }
        let target = try programTarget(of: type, at: question.node, host: &host)
        _ = try? host.property(path, of: target.model)
        guard let data = target.data, try belongs(path, to: target.model, data, at: target.node, host: &host) else {
            if let insertion = insertionExplanation(question) { return insertion }
            var result = Explanation(rule: "LIFE-3", cause: .noData(type: type, hasOther: target.data != nil))
            if fullChain(of: target.node).contains(where: { nodes[$0].deferred?.resizedIn ?? -1 > 0 }),
                target.data == nil
            {
                (result.rule, result.cause) = ("GEO-2", .modelSize)
            }
            let newest = transactionLog.newestWriting
            result.writes = newest?.entry.writes ?? []
            result.transaction = newest.map { ($0.number, $0.entry.transaction) }
            result.source = nodes[target.node].view.source
            return result
        }
        let places = (0..<attributes[data].model.count).map { Component(data, $0) }
        return explanation(question, places, host: &host)
    }

    /// Whether a property changes with the animatable data.
    private func belongs<Host: ProgramHost>(
        _ path: [String], to value: any ProgramValue, _ data: AttributeNumber, at node: NodeNumber, host: inout Host
    ) throws -> Bool {
        if path.first == "animatableData" { return true }
        let own = try host.animatableData(of: value) ?? .zero
        guard own.count > 0 else { return false }
        let other = AnimatableVector(own.components.map { $0 + 1 })
        let changed = try host.setting(other, on: value, at: node)
        return try !host.property(path, of: changed).isEqual(to: host.property(path, of: value))
    }

    /// A property of a type of the program, from data that are read elsewhere.
    func programValue<Host: ProgramHost>(
        _ question: Question, _ type: String, _ path: [String], _ read: (AttributeNumber) -> AnimatableVector,
        host: inout Host
    ) throws -> PropertyReading.Value {
        if let place = Self.dataPlace(path) {
            let (data, number) = try dataComponent(of: type, place, at: question.node, host: &host)
            let all = read(data)
            return .number(number < all.count ? all[number] : 0)
        }
        let target = try programTarget(of: type, at: question.node, host: &host)
        guard let data = target.data else { throw PropertyError.noSuchType(type) }
        let count = try host.animatableData(of: target.model)?.count ?? 0
        var all = read(data)
        if all.count > count, let start = try start(of: type, at: target.node, host: &host), start + count <= all.count
        {
            all = AnimatableVector((start..<start + count).map { all[$0] })
        }
        guard count == all.count else { throw PropertyError.notApplicable(question.property.name) }
        let value = try host.setting(all, on: target.model, at: target.node)
        return Self.reading(try host.property(path, of: value))
    }

    /// Where the data of a shape of the program begin among a leaf's numbers.
    func start<Host: ProgramHost>(of type: String, at leaf: NodeNumber, host: inout Host) throws -> Int? {
        guard case .leaf(.shape(_, let shape, _, let stroke)) = nodes[leaf].view.kind else { return nil }
        var numbers = ShapeNumbers()
        if let stroke { numbers.append(stroke) }
        try numbers.append(shape) { try host.animatableData(of: $0.value) ?? .zero }
        return numbers.programs.first { $0.composite.typeName == type }?.start
    }

    /// The newest change that came frame by frame out of a body or content, if it is newer than a frame.
    func carrier(of touched: [Component], since tick: Int?) -> CarriedChange? {
        let carried = touched.compactMap { place -> CarriedChange? in
            guard let change = attributes[place.attribute].carried, nodes.contains(change.node),
                place.component < change.components.count, change.components[place.component]
            else { return nil }
            return change
        }
        return carried.max { $0.tick < $1.tick }.flatMap { $0.tick >= tick ?? Int.min ? $0 : nil }
    }

    /// A property that follows the data of a body, or keyframes.
    func carriedExplanation<Host: ProgramHost>(
        _ question: Question, by carried: CarriedChange, host: inout Host
    ) -> Explanation {
        let node = carried.node
        guard nodes[node].deferred?.keyframes.plan == nil, let data = nodes[node].attribute(.data),
            let record = attributes[data].record
        else {
            var result = Explanation(rule: "KEY-1", cause: .keyframes)
            result.source = nodes[node].view.source
            result.update = Int.max
            let newest = transactionLog.newestWriting
            result.writes = newest?.entry.writes ?? []
            result.transaction = newest.map { ($0.number, $0.entry.transaction) }
            return result
        }
        let cause = Explanation.Cause.carried(type: programType(of: node) ?? "its owner")
        var result = explanation(question, data, record, as: cause, host: &host)
        (result.from, result.to) = (nil, nil)
        return result
    }
}
