import SwiftSubset

/// What a place in the source can see, kept so that it can be checked later.
struct CheckEnvironment {
    let scope: Scope
    let function: FunctionContext
    let currentType: NominalID?
    let genericScope: [[String: GenericParameterID]]
    let bounds: [GenericParameterID: [NominalID]]
    let sameTypes: [SwiftType: SwiftType]
    let associatedBounds: [SwiftType: [NominalID]]
}

/// What waits to be inferred, and what was.
struct PendingTypes {
    /// Gives the type of a property that has an initial value alone.
    var inferences: [Int: () throws -> SwiftType] = [:]
    var known: [Int: SwiftType] = [:]
    var running: Set<Int> = []
    var count = 0
    /// Types declared or extended in this run.
    var touched: Set<NominalID> = []
}

extension Checker {
    var environment: CheckEnvironment {
        CheckEnvironment(
            scope: scope, function: function, currentType: currentType, genericScope: genericScope, bounds: bounds,
            sameTypes: sameTypes, associatedBounds: associatedBoundsInForce)
    }

    /// Runs with what another place can see.
    func inEnvironment<T>(_ other: CheckEnvironment, _ body: () throws -> T) rethrows -> T {
        let saved = environment
        enter(other)
        defer { enter(saved) }
        return try body()
    }

    private func enter(_ other: CheckEnvironment) {
        scope = other.scope
        function = other.function
        currentType = other.currentType
        genericScope = other.genericScope
        bounds = other.bounds
        sameTypes = other.sameTypes
        associatedBoundsInForce = other.associatedBounds
    }

    /// Checks something once all signatures are known, as seen from here.
    func later(_ body: @escaping () throws -> Void) {
        let place = environment
        pending.append { [unowned self] in
            self.inEnvironment(place) { _ = self.attempt(body) }
        }
    }

    /// A type that is inferred when first asked for, as seen from here.
    func inferredLater(_ body: @escaping () throws -> SwiftType) -> Int {
        let place = environment
        pendingTypes.count += 1
        pendingTypes.inferences[pendingTypes.count] = { [unowned self] in try self.inEnvironment(place, body) }
        return pendingTypes.count
    }

    /// The type behind a number that `inferredLater` gave.
    func inferredType(_ index: Int) -> SwiftType {
        if let known = pendingTypes.known[index] { return known }
        guard let infer = pendingTypes.inferences[index], pendingTypes.running.insert(index).inserted else {
            return .error
        }
        defer { pendingTypes.running.remove(index) }
        let type = attempt(infer).map(resolve) ?? .error
        pendingTypes.known[index] = type
        return type
    }

    /// The type of a member; inferred from its initial value where none is written.
    func memberType(_ member: MemberInfo) -> SwiftType {
        member.pendingType.map(inferredType) ?? member.type
    }

    /// A function context for code that is not inside of another function.
    func freshContext(owner: NominalID?, isStatic: Bool) -> FunctionContext {
        let context = FunctionContext(depth: 0)
        context.isStatic = isStatic
        if let owner {
            context.selfType = selfType(of: owner)
            context.superclass = declarations[owner].superclass
        }
        return context
    }

    /// Runs in a function context with a scope of its own.
    func inFunction<T>(_ context: FunctionContext, _ body: () throws -> T) rethrows -> T {
        let outer = function
        function = context
        defer { function = outer }
        return try inScope(body)
    }
}
