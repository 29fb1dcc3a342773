import SwiftSubset

// The typed call of a chosen member.
extension Checker {
    /// The type of a call's value.
    func resultType(_ found: FoundMember) -> SwiftType {
        switch found.member.kind {
        case .initializer:
            return found.member.isFailable ? optional(found.base) : found.base
        case .enumCase: return found.base
        default: return substitute(memberType(found.member), found.map)
        }
    }

    /// A call with arguments in the order of parameters, none left out.
    func emitCall(
        _ found: FoundMember, selfArgument: SelfArgument, arguments: [IRArgument], range: SourceRange
    ) throws -> (IRExpr, SwiftType) {
        let (call, type) = try emitPlainCall(
            found, selfArgument: selfArgument, arguments: arguments, range: range)
        let member = found.member
        var effects: IREffects = member.isAsync ? .waiting : []
        if member.isThrowing, !member.isRethrowing || arguments.contains(where: canThrow) {
            function.thrown.append(member.thrownType.map { substitute($0, found.map) } ?? .any)
            effects.insert(.throwing)
        }
        if !member.isAsync, try isIsolated(member, selfArgument, range) { effects.insert(.waiting) }
        let marked = call.adding(effects)
        let waits = member.isAsync && function.awaits > 0
        return (waits ? IRExpr(.await(marked), marked.type, range) : marked, type)
    }

    /// Whether a call goes to another actor than that in which it stands: it has to wait for its turn.
    private func isIsolated(
        _ member: MemberInfo, _ selfArgument: SelfArgument, _ range: SourceRange
    ) throws -> Bool {
        guard let owner = member.owner, declarations[owner].isActor, !member.isStatic, !member.isNonisolated,
            member.kind == .function, case .value(let value, _) = selfArgument
        else { return false }
        if case .variable(let variable) = value.kind, variable.name == "self" { return false }
        if function.depth == 0, !function.isAsync, !function.isEntry { throw fail(.isolated(member.key), range) }
        return true
    }

    /// Whether an argument is a function that an error can leave: what a `rethrows` function throws comes from there.
    private func canThrow(_ argument: IRArgument) -> Bool {
        guard case .value(let value) = argument else { return false }
        switch value.kind {
        case .closure(let closure): return closure.isThrowing
        case .taken(let inner), .wrap(let inner): return canThrow(.value(inner))
        default:
            if case .function(let function) = resolve(value.type) { return function.isThrowing }
            return false
        }
    }

    private func emitPlainCall(
        _ found: FoundMember, selfArgument: SelfArgument, arguments: [IRArgument], range: SourceRange
    ) throws -> (IRExpr, SwiftType) {
        let member = found.member
        let own = member.genericParameters.map { resolve(found.map[$0] ?? .generic($0)) }
        let type = resolve(resultType(found))
        switch member.getter {
        case .enumCase(let tag):
            return (IRExpr(.makeCase(tag: tag, values(arguments)), resolve(found.base), range), type)
        case .local(let variable):
            let types = own.map { IRArgument.value(IRExpr(.type($0), .metatype($0), range)) }
            return (IRExpr(.callValue(try use(variable, range), types + arguments), type, range), type)
        case .memberwise(let fields): return (try memberwise(found, fields, values(arguments), range), type)
        default: break
        }
        if member.kind == .initializer {
            return (try emitInitializer(found, own, selfArgument, arguments, type, range), type)
        }
        if case .metatype(_, let value) = selfArgument, member.isStatic {
            return (try emitThroughType(found, own, selfArgument, value, arguments, type, range), type)
        }
        let callee = try callee(found, member.getter, selfArgument, own: own)
        var all = arguments
        if !member.isStatic, member.owner != nil {
            all.insert(try selfArgumentPlace(member, selfArgument, range), at: 0)
        }
        return (IRExpr(.call(callee, all), type, range), type)
    }

    private func values(_ arguments: [IRArgument]) -> [IRExpr] {
        arguments.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    /// `self` as a place for a mutating method, as a value for others.
    func selfArgumentPlace(_ member: MemberInfo, _ selfArgument: SelfArgument, _ range: SourceRange) throws
        -> IRArgument
    {
        guard member.isMutating else {
            guard let value = try selfValue(selfArgument, range) else { throw fail(.selfUnavailable, range) }
            return .value(value)
        }
        switch selfArgument {
        case .value(let value, let source):
            if isClass(resolve(value.type)) { return .value(value) }
            guard let source else { return .place(.temporary(value)) }
            do { return .place(try place(source)) } catch let error as CheckError {
                if error.diagnostic.immutability != nil {
                    throw fail(.mutatingOnLet(member.name, error.diagnostic), range)
                }
                throw error
            }
        case .implicitSelf, .superclass:
            guard let variable = selfVariable else { throw fail(.selfUnavailable, range) }
            if variable.depth != function.depth { variable.isCaptured = true }
            variable.isMutated = true
            return .place(.variable(variable))
        case .none, .type, .metatype: throw fail(.selfUnavailable, range)
        }
    }

    private func emitInitializer(
        _ found: FoundMember, _ own: [SwiftType], _ selfArgument: SelfArgument, _ arguments: [IRArgument],
        _ type: SwiftType, _ range: SourceRange
    ) throws -> IRExpr {
        let base = resolve(found.base)
        if case .metatype(_, let value) = selfArgument {
            return try emitThroughType(found, own, selfArgument, value, arguments, type, range)
        }
        var callee = try callee(found, found.member.getter, selfArgument, own: own)
        if case .superclass = selfArgument {
            let value = try selfExpression(range)
            return IRExpr(.call(callee, [.value(value)] + arguments), .void, range)
        }
        if isClass(base), case .function = found.member.getter {
            // `self.init` of a convenience initialiser goes on with the instance that is there.
            if case .implicitSelf = selfArgument {
                // A subclass may have its own form of the initializer that a convenience one goes on with.
                if case .function(_, let types) = callee {
                    callee = .dynamic(found.member.key, types, otherwise: callee)
                }
                return IRExpr(.call(callee, [.value(try selfExpression(range))] + arguments), .void, range)
            }
            let made = IRExpr(.makeObject(callee, arguments), base, range)
            return found.member.isFailable ? IRExpr(.taken(made), type, range) : made
        }
        if case .implicitSelf = selfArgument, function.isInitializer, let own = function.selfVariable {
            let made = IRExpr(.call(callee, arguments), type, range)
            return IRExpr(.assign(.variable(own), made), .void, range)
        }
        return IRExpr(.call(callee, arguments), type, range)
    }

    /// A call through a type that is a value: the value is evaluated once, and its type has the last word.
    private func emitThroughType(
        _ found: FoundMember, _ own: [SwiftType], _ selfArgument: SelfArgument, _ value: IRExpr,
        _ arguments: [IRArgument], _ type: SwiftType, _ range: SourceRange
    ) throws -> IRExpr {
        let (held, result) = (temporary(value.type), temporary(type))
        let otherwise = try callee(found, found.member.getter, selfArgument, own: own)
        let callee = Callee.metatypeMember(
            IRExpr(.variable(held), held.type, range), found.member.key, otherwise: otherwise)
        let makes = found.member.kind == .initializer && isClass(resolve(found.base))
        let call = IRExpr(makes ? .makeObject(callee, arguments) : .call(callee, arguments), type, range)
        return IRExpr(.block([.declare(held, value), .declare(result, call)], result: result), type, range)
    }

    /// A struct from its stored properties: those that are given, and the others' initial values.
    private func memberwise(
        _ found: FoundMember, _ fields: [Int], _ given: [IRExpr], _ range: SourceRange
    ) throws -> IRExpr {
        guard let id = found.base.nominalID else { throw fail(.unusable("init"), range) }
        var values: [IRExpr] = []
        for index in declarations[id].fields.indices {
            let field = declarations[id].fields[index]
            if let place = fields.firstIndex(of: index) {
                values.append(try fieldValue(field, given[place], found, range))
            } else {
                values.append(try initialValue(of: index, in: id, map: found.map, range))
            }
        }
        return IRExpr(.makeStruct(values), resolve(found.base), range)
    }

    private func fieldValue(_ field: FieldInfo, _ value: IRExpr, _ found: FoundMember, _ range: SourceRange) throws
        -> IRExpr
    {
        if case .built = field.memberwise, case .function(let function) = resolve(value.type) {
            return IRExpr(.callValue(value, []), resolve(function.result), range)
        }
        guard case .wrappedValue(_, let wrapper) = field.memberwise else { return value }
        return try wrap(value, in: substitute(wrapper, found.map), range)
    }

    /// `Wrapper(wrappedValue: value)`.
    func wrap(_ value: IRExpr, in wrapper: SwiftType, _ range: SourceRange) throws -> IRExpr {
        for found in members(of: wrapper, named: "init") where found.member.parameters.first?.label == "wrappedValue" {
            guard found.member.parameters.dropFirst().allSatisfy(\.hasDefault) else { continue }
            var bound = found
            for parameter in found.member.genericParameters { bound.map[parameter] = freshVariable() }
            let first = found.member.parameters[0]
            let type = substitute(first.type, bound.map)
            var arguments: [IRArgument]
            if first.isAutoclosure, case .function(let function) = resolve(type) {
                let converted = try convert(value, to: function.result)
                let closure = IRClosure(
                    parameters: [], inouts: [], captureList: [], body: .value(converted), isAsync: false)
                arguments = [.value(IRExpr(.closure(closure), type, range))]
            } else {
                arguments = [.value(try convert(value, to: type))]
            }
            for parameter in found.member.parameters.dropFirst() {
                arguments.append(
                    try defaultArgument(
                        parameter, substitute(parameter.type, bound.map), found.member, range, generics: bound.map))
            }
            return try emitCall(bound, selfArgument: .type(wrapper), arguments: arguments, range: range).0
        }
        throw fail(.initializerMissing(describe(wrapper)), range)
    }

    /// A call of a global function of the vocabulary with arguments as in source.
    func checkGlobalCall(
        _ name: Name, _ arguments: [Argument], expected: SwiftType?, range: SourceRange
    ) throws -> IRExpr {
        let found = globalEntries(named: name.text).map {
            FoundMember(member: $0, base: .void, map: [:], distance: 0, isDynamic: false)
        }
        guard !found.isEmpty else { throw fail(.unknownName(name.text, nearest: []), name.range) }
        let call = Call(
            callee: Expr(.identifier(Reference(name)), range: range), arguments: arguments, listRange: range)
        return try choose(found, .none, call, expected, range)
    }
}
