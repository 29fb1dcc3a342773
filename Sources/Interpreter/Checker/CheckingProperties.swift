import SwiftSubset

// Reading properties, enum cases, functions as values.
extension Checker {
    /// The self to pass: the value, or the type for static members.
    func selfValue(_ argument: SelfArgument, _ range: SourceRange) throws -> IRExpr? {
        switch argument {
        case .none, .type, .metatype: return nil
        case .value(let value, _): return value
        case .implicitSelf, .superclass: return try selfExpression(range)
        }
    }

    func readProperty(_ found: FoundMember, _ selfArgument: SelfArgument, _ range: SourceRange) throws -> IRExpr {
        let member = found.member
        let type = resolve(substitute(memberType(member), found.map))
        if let wrapper = member.wrapper { return try readWrapped(found, wrapper, selfArgument, type, range) }
        switch member.getter {
        case .field(let index):
            guard let base = try selfValue(selfArgument, range) else { throw fail(.selfUnavailable, range) }
            let isObject = member.owner.map { declarations[$0].kind == .classType } ?? false
            if member.observation == .published, member.name.hasPrefix("$") {
                return publisherRead(base, String(member.name.dropFirst()), index, type)
            }
            let value = IRExpr(isObject ? .objectField(base, index) : .field(base, index), type, range)
            return member.observation == .observable ? observedRead(base, member.name, value) : value
        case .global(let index):
            let variable = declarations.globalVariables[index]
            return IRExpr(.variable(variable), resolve(variable.type), range)
        case .enumCase: return try makeCase(found, [], range)
        default:
            let callee = try callee(found, member.getter, selfArgument)
            // A getter that changes its value, such as a lazy property's, needs the value's place.
            if member.isMutating {
                return IRExpr(.call(callee, [try selfArgumentPlace(member, selfArgument, range)]), type, range)
            }
            let arguments = try selfValue(selfArgument, range).map { [IRArgument.value($0)] } ?? []
            let read = IRExpr(.call(callee, arguments), type, range)
            return member.isAsync && function.awaits > 0 ? IRExpr(.await(read), type, range) : read
        }
    }

    /// `x` of `@Wrapper var x`: the wrapper's `wrappedValue`.
    private func readWrapped(
        _ found: FoundMember, _ wrapper: MemberInfo.WrapperUse, _ selfArgument: SelfArgument, _ type: SwiftType,
        _ range: SourceRange
    ) throws -> IRExpr {
        let storage = try wrapperStorage(found, wrapper, selfArgument, range)
        if resolve(storage.type).isError { return IRExpr(.constant(.null), .error, range) }
        let name = found.member.name.hasPrefix("$") ? "projectedValue" : "wrappedValue"
        guard let property = members(of: storage.type, named: name).first(where: { $0.member.kind == .property }) else {
            throw fail(.unknownMember(name, of: describe(storage.type), nearest: []), range)
        }
        return try readProperty(property, .value(storage, source: nil), range)
    }

    func wrapperStorage(
        _ found: FoundMember, _ wrapper: MemberInfo.WrapperUse, _ selfArgument: SelfArgument, _ range: SourceRange
    ) throws -> IRExpr {
        guard
            let storage = members(
                of: found.base == .void ? (function.selfType ?? .void) : found.base, named: wrapper.storage
            ).first
                ?? globals(named: wrapper.storage)?.first.map({
                    FoundMember(member: $0, base: .void, map: [:], distance: 0, isDynamic: false)
                })
        else { throw fail(.unknownName(wrapper.storage, nearest: []), range) }
        return try readProperty(storage, selfArgument, range)
    }

    /// Notes a read of an observable object's property, and gives its value.
    private func observedRead(_ object: IRExpr, _ name: String, _ value: IRExpr) -> IRExpr {
        guard let entry = globalEntries(named: "_observeRead").first, case .native(let place) = entry.getter else {
            return value
        }
        let text = IRExpr(.constant(.string(name)), stringType, value.range)
        return IRExpr(
            .call(.native(place, [], isSetter: false), [.value(object), .value(text), .value(value)]), value.type,
            value.range)
    }

    /// `$x` of a `@Published` property.
    private func publisherRead(_ object: IRExpr, _ name: String, _ index: Int, _ type: SwiftType) -> IRExpr {
        guard let entry = globalEntries(named: "_publisher").first, case .native(let place) = entry.getter else {
            return IRExpr(.constant(.null), type, object.range)
        }
        let number = IRExpr(.constant(.int(index)), intType, object.range)
        let text = IRExpr(.constant(.string(name)), stringType, object.range)
        return IRExpr(
            .call(.native(place, [], isSetter: false), [.value(object), .value(number), .value(text)]), type,
            object.range)
    }

    /// An enum's case with its payload.
    func makeCase(_ found: FoundMember, _ payload: [IRExpr], _ range: SourceRange) throws -> IRExpr {
        guard case .enumCase(let tag) = found.member.getter else {
            return try readProperty(found, .type(found.base), range)
        }
        return IRExpr(.makeCase(tag: tag, payload), resolve(found.base), range)
    }

    /// Who is called for a member found on a base.
    func callee(
        _ found: FoundMember, _ implementation: Implementation, _ selfArgument: SelfArgument,
        own: [SwiftType] = [], isSetter: Bool = false
    ) throws -> Callee {
        let member = found.member
        let types = ownerArguments(found) + own
        let key = isSetter ? member.key + "=" : member.key
        switch implementation {
        case .function(let id):
            if found.isDynamic, case .superclass = selfArgument { return .function(id, types) }
            if found.isDynamic, member.owner.map({ declarations[$0].kind != .protocolType }) ?? false {
                return member.isStatic ? .function(id, types) : .dynamic(key, types, otherwise: .function(id, types))
            }
            return .function(id, types)
        case .native(let place): return .native(place, types, isSetter: isSetter)
        case .synthesized(let name): return .synthesized(name, resolve(found.base))
        case .requirement:
            let fallback = defaultImplementation(of: member, base: found.base)
            var otherwise: Callee?
            if let fallback, case .function(let id) = fallback.getter { otherwise = .function(id, types) }
            if let fallback, case .native(let place) = fallback.getter {
                otherwise = .native(place, types, isSetter: isSetter)
            }
            if case .metatype(_, let value) = selfArgument, member.isStatic || member.kind == .initializer {
                return .metatypeMember(value, key, otherwise: otherwise)
            }
            if member.isStatic || member.kind == .initializer {
                return .staticMember(resolve(found.base), key, otherwise: otherwise)
            }
            return .dynamic(key, types, otherwise: otherwise)
        default:
            throw CheckError(
                .unusable(member.name),
                member.range ?? SourceRange(file: SourceFile(name: "", text: ""), lower: 0, upper: 0))
        }
    }

    /// The hidden type arguments of a member's owner: its generic parameters, or a protocol's `Self`.
    private func ownerArguments(_ found: FoundMember) -> [SwiftType] {
        guard let owner = found.member.owner else { return [] }
        if let own = declarations[owner].selfParameter { return [resolve(found.map[own] ?? found.base)] }
        return declarations[owner].genericParameters.map { resolve(found.map[$0] ?? .generic($0)) }
    }

    /// A function or method that is named but not called.
    func functionValue(
        _ found: [FoundMember], _ selfArgument: SelfArgument, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr {
        var candidates: [(FoundMember, FunctionType, [GenericParameterID: SwiftType])] = []
        for one in found {
            let fresh = Dictionary(uniqueKeysWithValues: one.member.genericParameters.map { ($0, freshVariable()) })
            let map = one.map.merging(fresh) { $1 }
            let parameters = one.member.parameters.map {
                FunctionType.Parameter(substitute($0.type, map), isInout: $0.isInout, isVariadic: $0.isVariadic)
            }
            var result = substitute(one.member.type, map)
            if one.member.kind == .enumCase { result = one.base }
            if one.member.kind == .initializer { result = one.member.isFailable ? optional(one.base) : one.base }
            candidates.append(
                (
                    one,
                    FunctionType(parameters, result, isAsync: one.member.isAsync, isThrowing: one.member.isThrowing),
                    map
                ))
        }
        let wanted = expected.flatMap(functionTarget)
        guard let wanted else {
            guard let (one, type, map) = candidates.first else {
                throw fail(.ambiguous(found.first?.member.name ?? ""), range)
            }
            return try makeFunctionValue(one, type, map, selfArgument, nil, range)
        }
        if let (one, type, map) = candidate(candidates, for: wanted) {
            return try makeFunctionValue(one, type, map, selfArgument, wanted, range)
        }
        // A function of several parameters may stand where one of a single tuple is wanted: `zip(a, b).map(S.init)`.
        guard let spread = spreadingTuple(wanted), let (one, type, map) = candidate(candidates, for: spread)
        else { throw fail(.ambiguous(found.first?.member.name ?? ""), range) }
        let value = try makeFunctionValue(one, type, map, selfArgument, spread, range)
        guard case .function(let own) = value.type, let taking = takingTuple(value, own, as: wanted) else {
            return value
        }
        return taking
    }

    /// The candidate that is meant where a function type is wanted.
    private func candidate(
        _ all: [(FoundMember, FunctionType, [GenericParameterID: SwiftType])], for wanted: FunctionType
    ) -> (FoundMember, FunctionType, [GenericParameterID: SwiftType])? {
        let candidates = all.compactMap { shortened($0.0, $0.1, $0.2, to: wanted.parameters.count) }
        return bestFitting(candidates, wanted) ?? candidates.first { takesAfterConversion($0.1, wanted) }
    }

    /// The candidate that takes what is given as it is: one without generic parameters before a generic one, one whose
    /// conditions say more before one that takes anything, one without labels before one with.
    private func bestFitting(
        _ candidates: [(FoundMember, FunctionType, [GenericParameterID: SwiftType])], _ wanted: FunctionType
    ) -> (FoundMember, FunctionType, [GenericParameterID: SwiftType])? {
        let before = solutions
        var best: (place: Int, cost: Int)?
        for (place, one) in candidates.enumerated() {
            solutions = before
            guard unifyIfPossible(.function(one.1), .function(wanted)), satisfies(one.0.member.requirements, one.2)
            else { continue }
            let member = one.0.member
            var cost = member.genericParameters.isEmpty ? 0 : member.requirements.isEmpty ? 4 : 2
            if member.kind == .initializer, member.parameters.contains(where: { $0.label != nil }) { cost += 2 }
            if member.parameters.count != wanted.parameters.count { cost += 1 }
            if best.map({ cost < $0.cost }) ?? true { best = (place, cost) }
        }
        solutions = before
        guard let best else { return nil }
        let one = candidates[best.place]
        _ = unifyIfPossible(.function(one.1), .function(wanted))
        _ = satisfies(one.0.member.requirements, one.2)
        return one
    }

    /// A candidate with as many parameters as wanted; the vocabulary's may leave out those with defaults.
    private func shortened(
        _ found: FoundMember, _ type: FunctionType, _ map: [GenericParameterID: SwiftType], to count: Int
    ) -> (FoundMember, FunctionType, [GenericParameterID: SwiftType])? {
        if type.parameters.count == count { return (found, type, map) }
        let parameters = found.member.parameters
        guard found.member.range == nil, parameters.count > count, parameters[count...].allSatisfy(\.hasDefault) else {
            return nil
        }
        var type = type
        type.parameters = Array(type.parameters.prefix(count))
        return (found, type, map)
    }

    /// Whether a function takes what is given once that is converted: an Int for an `Int?`, a value for `any P`.
    private func takesAfterConversion(_ own: FunctionType, _ wanted: FunctionType) -> Bool {
        let before = solutions
        let probes = zip(own.parameters, wanted.parameters).allSatisfy { parameter, given in
            let probe = IRExpr(.constant(.null), resolve(given.type), emptyRange)
            return (try? convert(probe, to: parameter.type)) != nil
        }
        let fits = probes && (resolve(wanted.result).isVoid || unifyAtomically(own.result, wanted.result))
        if !fits { solutions = before }
        return fits
    }

    private func functionTarget(_ expected: SwiftType) -> FunctionType? {
        var target = resolve(expected)
        while let inner = payload(target) { target = resolve(inner) }
        if case .function(let wanted) = target { return wanted }
        return nil
    }

    private func unifyIfPossible(_ left: SwiftType, _ right: SwiftType) -> Bool {
        if unifyAtomically(left, right) { return true }
        guard case .function(let a) = left, case .function(let b) = right else { return false }
        return zip(a.parameters, b.parameters).allSatisfy {
            unifyAtomically($0.type, $1.type) || isFloating(resolve($0.type)) && isFloating(resolve($1.type))
        } && (resolve(b.result).isVoid || unifyAtomically(a.result, b.result))
    }

    private func makeFunctionValue(
        _ found: FoundMember, _ type: FunctionType, _ map: [GenericParameterID: SwiftType],
        _ selfArgument: SelfArgument, _ wanted: FunctionType?, _ range: SourceRange
    ) throws -> IRExpr {
        // Written as a closure that calls: one way for functions, initialisers, cases and methods alike.
        let saved = function
        function = FunctionContext(depth: saved.depth + 1)
        (function.selfVariable, function.selfType, function.isStatic) = (
            saved.selfVariable, saved.selfType, saved.isStatic
        )
        defer { function = saved }
        let given = wanted.map { $0.parameters.contains { resolve($0.type).hasVariables } ? type : $0 } ?? type
        let inouts = Set(type.parameters.indices.filter { type.parameters[$0].isInout })
        let parameters = type.parameters.indices.map { index in
            let shown = inouts.contains(index) ? type.parameters[index].type : given.parameters[index].type
            return Variable("", resolve(shown), isLet: !inouts.contains(index), depth: function.depth)
        }
        for index in inouts { parameters[index].isMutated = true }
        var captures: [(variable: Variable, value: IRExpr)] = []
        var inner = selfArgument
        if case .value(let value, _) = selfArgument {
            let held = Variable("", value.type, isLet: true, depth: function.depth)
            captures.append((held, value))
            inner = .value(IRExpr(.variable(held), value.type, range), source: nil)
        }
        let arguments = try parameters.enumerated().map { index, variable -> IRArgument in
            if inouts.contains(index) { return .place(.variable(variable)) }
            return .value(
                try convert(IRExpr(.variable(variable), variable.type, range), to: type.parameters[index].type))
        }
        var bound = found
        bound.map = map
        let omitted = try found.member.parameters.dropFirst(parameters.count).map { parameter in
            try defaultArgument(parameter, substitute(parameter.type, map), found.member, range, generics: map)
        }
        let (body, _) = try emitCall(bound, selfArgument: inner, arguments: arguments + omitted, range: range)
        let closure = IRClosure(
            parameters: parameters, inouts: inouts, captureList: captures, body: .value(body), isAsync: type.isAsync,
            isThrowing: found.member.isThrowing)
        var shown = type
        shown.parameters = given.parameters
        return IRExpr(.closure(closure), .function(shown), range)
    }
}
