import SwiftSubset

// Arguments as values and places, and the defaults of those left out.
extension Checker {
    /// A checked argument for a parameter of a type.
    func argument(
        _ source: ArgumentSource, for parameter: ParameterInfo, type: SwiftType, _ range: SourceRange
    ) throws -> IRArgument {
        switch source {
        case .omitted: return .value(IRExpr(.array([], isSet: false), array(type), range))
        case .variadic(let exprs):
            let values = try exprs.map { try check($0, as: type, for: .argument) }
            return .value(IRExpr(.array(values, isSet: false), array(resolve(type)), range))
        case .expr(let expr):
            if case .inOut(let target) = expr.kind {
                let place = try inoutPlace(target)
                guard unifyAtomically(place.type, type) || isFloating(resolve(place.type)) && isFloating(resolve(type))
                else {
                    throw fail(.mismatch(found: describe(place.type), expected: describe(type)), expr.range)
                }
                return .place(place)
            }
            if parameter.isInout {
                throw fail(
                    .inoutNeeded((try? check(expr, nil)).map { describe($0.type) } ?? describe(type)), expr.range)
            }
            if parameter.isAutoclosure { return .value(try autoclosure(expr, type)) }
            var target = type
            if let builder = parameter.builder, case .function(var function) = resolve(type) {
                function.builder = builder
                target = .function(function)
            }
            return .value(try check(expr, as: target, for: .argument))
        }
    }

    private func inoutPlace(_ target: Expr) throws -> Place {
        do { return try place(target) } catch let error as CheckError {
            switch error.diagnostic {
            case .immutable(let name, _) where name != "self": throw fail(.inoutImmutable(name), target.range)
            case .immutableMember(let name): throw fail(.inoutImmutable(name), target.range)
            default: throw error
            }
        }
    }

    private func autoclosure(_ expr: Expr, _ type: SwiftType) throws -> IRExpr {
        let result: SwiftType
        if case .function(let function) = resolve(type) { result = function.result } else { result = type }
        let saved = function
        function = FunctionContext(depth: saved.depth + 1)
        (function.selfVariable, function.selfType, function.isStatic) = (
            saved.selfVariable, saved.selfType, saved.isStatic
        )
        defer { function = saved }
        var waits = false
        if case .function(let wanted) = resolve(type) { waits = wanted.isAsync }
        if waits { function.awaits = 1 }
        let checked = try check(expr, as: result)
        let value = waits && !checked.mayWait ? IRExpr(.await(checked), checked.type, checked.range) : checked
        let closure = IRClosure(
            parameters: [], inouts: [], captureList: [], body: .value(value), isAsync: waits, origin: .autoclosure,
            isThrowing: !function.thrown.isEmpty)
        return IRExpr(.closure(closure), .function(FunctionType([], result, isAsync: waits)), expr.range)
    }

    /// The default argument, checked where the parameter is declared.
    func defaultArgument(
        _ parameter: ParameterInfo, _ type: SwiftType, _ member: MemberInfo, _ range: SourceRange,
        generics: [GenericParameterID: SwiftType] = [:]
    ) throws -> IRArgument {
        guard let expr = parameter.defaultValue else {
            return .value(IRExpr(.array([], isSet: false), array(resolve(type)), range))
        }
        guard openDefaults.insert(ObjectIdentifier(expr)).inserted else {
            throw fail(.recursiveDefault(parameter.name), expr.range)
        }
        defer { openDefaults.remove(ObjectIdentifier(expr)) }
        let saved = (function, scope, currentType)
        let context = FunctionContext(depth: saved.0.depth)
        context.selfType = member.owner.map(selfType)
        context.isStatic = true
        (function, scope, currentType) = (context, Scope(parent: nil), member.owner ?? saved.2)
        defer { (function, scope, currentType) = saved }
        for (parameter, type) in generics { scope.typeNames[parameter.name] = resolve(type) }
        if case .macro = expr.kind { return .value(try check(expr, type)) }
        var target = type
        if let builder = parameter.builder, case .function(var function) = resolve(type) {
            function.builder = builder
            target = .function(function)
        }
        let value = parameter.isAutoclosure ? try autoclosure(expr, target) : try check(expr, as: target)
        return .value(value)
    }
}
