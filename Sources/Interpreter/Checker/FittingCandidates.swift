import SwiftSubset

/// A candidate that fits, with its cost: lower is better.
struct Fit {
    var result: IRExpr
    var cost: Int
    var solutions: Solutions
}

// One candidate, with the arguments that it is given.
extension Checker {
    /// A candidate with its arguments; integer literals that decide a generic argument are Int, or else Double.
    func fit(
        _ found: FoundMember, _ sources: [ArgumentSource], _ selfArgument: SelfArgument,
        _ known: [ObjectIdentifier: IRExpr], _ expected: SwiftType?, _ range: SourceRange
    ) throws -> Fit {
        let before = (solutions, errors)
        do {
            return try fitOnce(found, sources, selfArgument, known, expected, range)
        } catch let error as CheckError {
            guard integerDefault == nil, error.diagnostic != .tooComplex, sources.contains(where: isIntegerSource)
            else { throw error }
            (solutions, errors) = before
            integerDefault = doubleType
            defer { integerDefault = nil }
            guard var fit = try? fitOnce(found, sources, selfArgument, [:], expected, range) else {
                (solutions, errors) = before
                throw error
            }
            fit.cost += 1
            return fit
        }
    }

    private func isIntegerSource(_ source: ArgumentSource) -> Bool {
        func isInteger(_ expr: Expr) -> Bool {
            switch expr.kind {
            case .integer: true
            case .prefix(_, let inner), .paren(let inner): isInteger(inner)
            case .array(let elements): !elements.isEmpty && elements.allSatisfy(isInteger)
            default: false
            }
        }
        if case .expr(let expr) = source { return isInteger(expr) }
        return false
    }

    private func fitOnce(
        _ found: FoundMember, _ sources: [ArgumentSource], _ selfArgument: SelfArgument,
        _ known: [ObjectIdentifier: IRExpr], _ expected: SwiftType?, _ range: SourceRange
    ) throws -> Fit {
        var found = found
        let member = found.member
        instantiate(&found)
        let outer = (builderRoot, builderValue)
        defer { (builderRoot, builderValue) = outer }
        enterKeyframes(found)
        let types = member.parameters.map { substitute($0.type, found.map) }
        var cost = found.distance >= 50 ? 2 : found.distance
        cost += member.genericParameters.isEmpty ? 0 : 2
        if member.range == nil, member.owner == nil { cost += 1 }
        let result = resultType(found)
        var arguments = [IRArgument?](repeating: nil, count: sources.count)
        // A key path of a known root says what its value is: `environment(\.theme, value)`.
        try fillKeyPaths(&arguments, sources, found, types, known, &cost, range)
        try fill(&arguments, sources, found, types, known, &cost, range) { self.isSettled($0, known) }
        if resolve(result).hasVariables, let expected { _ = guess(result, expected) }
        // `reduce(into: [:]) { (result: inout [Int: Int], next) in … }`: the closure says what the literal is.
        if sources.contains(where: isEmptyLiteral) {
            try fill(&arguments, sources, found, types, known, &cost, range, when: isAnnotatedClosure)
        }
        // Integers follow what else decides a generic argument: in `max(1, 2.5)` both are Double.
        try fill(&arguments, sources, found, types, known, &cost, range) { !self.isClosure($0) && !self.isInteger($0) }
        try fill(&arguments, sources, found, types, known, &cost, range) { !self.isClosure($0) }
        bindSameTypes(member, found.map)
        try fill(&arguments, sources, found, types, known, &cost, range) { _ in true }
        guard satisfies(member.requirements, found.map) else {
            throw unsatisfied(member, found, range)
        }
        let (call, _) = try emitCall(
            found, selfArgument: selfArgument, arguments: arguments.compactMap { $0 }, range: range)
        if let expected, !resolve(expected).hasVariables { cost += conversionPenalty(call.type, expected) }
        return Fit(result: call, cost: cost, solutions: solutions)
    }

    /// SwiftUI's keyframe builders carry the animated value as a generic argument: key paths and literals follow it.
    private func enterKeyframes(_ found: FoundMember) {
        guard let owner = found.member.owner ?? NominalID?.none, declarations[owner].isVocabulary,
            let value = found.map.first(where: { $0.key.name == "Value" })?.value
        else { return }
        // A track without a key path is one of the whole value.
        if declarations[owner].name == "KeyframeTrack", found.member.parameters.count == 1, let builderRoot {
            _ = unifyAtomically(value, builderRoot)
        }
        if found.member.parameters.contains(where: { $0.builder == "KeyframesBuilder" }) {
            (builderRoot, builderValue) = (value, value)
        } else if found.member.parameters.contains(where: { $0.builder == "KeyframeTrackContentBuilder" }) {
            builderValue = value
        } else if declarations[owner].name.hasSuffix("Keyframe"), let wanted = builderValue {
            _ = unifyAtomically(value, wanted)
        }
    }

    /// A variable for each generic parameter, which knows the protocols it has to conform to.
    private func instantiate(_ found: inout FoundMember) {
        for parameter in found.member.genericParameters {
            let variable = freshVariable()
            found.map[parameter] = variable
            guard case .variable(let index) = variable else { continue }
            variableBounds[index] = found.member.requirements.compactMap { requirement in
                guard requirement.kind == .conformance, requirement.left == .generic(parameter) else { return nil }
                return requirement.right.nominalID
            }
        }
    }

    private func conversionPenalty(_ type: SwiftType, _ expected: SwiftType) -> Int {
        let before = solutions
        defer { solutions = before }
        let probe = IRExpr(
            .constant(.null), type, SourceRange(file: SourceFile(name: "", text: ""), lower: 0, upper: 0))
        guard (try? convert(probe, to: expected)) != nil else { return 50 }
        return conversionCost(from: type, to: expected)
    }

    private func guess(_ result: SwiftType, _ expected: SwiftType) -> Bool {
        let target = resolve(expected)
        if case .variable = target { return false }
        if case .variable = resolve(result), isBoxed(payload(target) ?? target) { return false }
        // In `max(0, x)` for a `CGFloat?` the optional is no Comparable: its payload is what is meant.
        if case .variable(let index) = resolve(result), let inner = payload(target), let bounds = variableBounds[index],
            !bounds.allSatisfy({ conforms(target, to: $0) }), unifyAtomically(result, inner)
        {
            return true
        }
        if unifyAtomically(result, target) { return true }
        if let inner = payload(target) { return unifyAtomically(result, inner) }
        return false
    }

    /// `S.Element == (Key, Value)` tells the closures that follow what Key and Value are.
    private func bindSameTypes(_ member: MemberInfo, _ map: [GenericParameterID: SwiftType]) {
        for requirement in member.requirements where requirement.kind == .sameType {
            _ = unifyAtomically(substitute(requirement.left, map), substitute(requirement.right, map))
        }
    }

    private func isEmptyLiteral(_ source: ArgumentSource) -> Bool {
        guard case .expr(let expr) = source else { return false }
        switch expr.kind {
        case .array(let elements): return elements.isEmpty
        case .dictionary(let entries): return entries.isEmpty
        default: return false
        }
    }

    private func isAnnotatedClosure(_ expr: Expr) -> Bool {
        guard case .closure(let closure) = expr.kind else { return false }
        return closure.parameters?.contains { $0.type != nil } ?? false
    }

    private func isInteger(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .integer: true
        case .prefix(_, let inner), .paren(let inner): isInteger(inner)
        default: false
        }
    }

    /// Existential and opaque types: a value is converted to them, a generic argument is not guessed to be them.
    private func isBoxed(_ type: SwiftType) -> Bool {
        switch type {
        case .existential, .opaque: true
        default: false
        }
    }

    private func unsatisfied(_ member: MemberInfo, _ found: FoundMember, _ range: SourceRange) -> CheckError {
        for requirement in member.requirements {
            let left = resolve(substitute(requirement.left, found.map))
            if requirement.kind == .conformance, let id = requirement.right.nominalID,
                declarations[id].kind == .protocolType, !conforms(left, to: id)
            {
                return fail(.doesNotConform(describe(left), declarations[id].name), range)
            }
        }
        return fail(.noOverload(callee: member.name, found: "these types", candidates: []), range)
    }

    private func isSettled(_ expr: Expr, _ known: [ObjectIdentifier: IRExpr]) -> Bool {
        known[ObjectIdentifier(expr)] != nil || isContextFree(expr)
    }

    private func isClosure(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .closure, .operatorReference: true
        case .paren(let inner): isClosure(inner)
        case .identifier, .member: !isContextFree(expr)
        default: false
        }
    }

    private func fillKeyPaths(
        _ arguments: inout [IRArgument?], _ sources: [ArgumentSource], _ found: FoundMember, _ types: [SwiftType],
        _ known: [ObjectIdentifier: IRExpr], _ cost: inout Int, _ range: SourceRange
    ) throws {
        var rooted: Set<ObjectIdentifier> = []
        for (source, type) in zip(sources, types) {
            guard case .expr(let expr) = source, case .keyPath = expr.kind else { continue }
            let arguments = resolve(type).arguments
            if arguments.count == 2, !resolve(arguments[0]).hasVariables { rooted.insert(ObjectIdentifier(expr)) }
        }
        guard !rooted.isEmpty else { return }
        try fill(&arguments, sources, found, types, known, &cost, range) { rooted.contains(ObjectIdentifier($0)) }
    }

    private func fill(
        _ arguments: inout [IRArgument?], _ sources: [ArgumentSource], _ found: FoundMember, _ types: [SwiftType],
        _ known: [ObjectIdentifier: IRExpr], _ cost: inout Int, _ range: SourceRange, when ready: (Expr) -> Bool
    ) throws {
        for (index, source) in sources.enumerated() where arguments[index] == nil {
            let parameter = found.member.parameters[index]
            switch source {
            case .expr(let expr):
                guard ready(expr) else { continue }
                let type = resolve(types[index])
                followElements(expr, type, found)
                if let value = known[ObjectIdentifier(expr)], !parameter.isInout, !parameter.isAutoclosure {
                    let before = resolve(value.type)
                    arguments[index] = .value(try inRole(.argument, expr) { try convert(value, to: type) })
                    cost += conversionCost(from: before, to: type)
                } else {
                    let value = try argument(source, for: parameter, type: type, range)
                    if case .value(let checked) = value {
                        cost += literalCost(expr, type) + argumentCost(checked, type)
                    }
                    arguments[index] = value
                }
            case .variadic(let exprs):
                guard exprs.allSatisfy(ready) else { continue }
                cost += 2
                arguments[index] = try argument(source, for: parameter, type: types[index], range)
            case .omitted:
                cost += 1
                arguments[index] = try defaultArgument(
                    parameter, types[index], found.member, range, generics: found.map)
            }
        }
    }

    /// In `reduce(.zero, +)` nothing says what the result is but the operator: it is what the elements are.
    private func followElements(_ expr: Expr, _ type: SwiftType, _ found: FoundMember) {
        guard case .variable(let index) = type, startsImplicitly(expr), variableBounds[index]?.isEmpty ?? true,
            builderValue == nil
        else { return }
        let element = resolve(.associated(found.base, "Element"))
        if case .associated(let base, _) = element, base == found.base, case .nominal = base { return }
        _ = unifyAtomically(type, element)
    }

    private func argumentCost(_ value: IRExpr, _ type: SwiftType) -> Int {
        if case .wrap = value.kind { return 3 }
        switch resolve(type) {
        case .existential(let ids): return ids.isEmpty ? 8 : 5
        default: return 0
        }
    }

    /// An Int literal prefers Int, a string literal String.
    private func literalCost(_ expr: Expr, _ type: SwiftType) -> Int {
        var target = resolve(type)
        while let inner = payload(target) { target = resolve(inner) }
        switch expr.kind {
        case .integer: return isNamed(target, "Int") ? 0 : isNamed(target, "Double") ? 1 : 2
        case .float: return isNamed(target, "Double") ? 0 : 1
        case .string: return isNamed(target, "String") || isNamed(target, "LocalizedStringKey") ? 0 : 2
        case .prefix(_, let operand): return literalCost(operand, type)
        default: return 0
        }
    }
}
