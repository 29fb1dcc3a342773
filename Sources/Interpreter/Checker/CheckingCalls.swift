import SwiftSubset

/// A candidate that fits, with its cost: lower is better.
private struct Fit {
    var result: IRExpr
    var cost: Int
    var solutions: [Int: SwiftType]
}

// Calls: what is called, with which overload.
extension Checker {
    func checkCall(_ call: Call, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        if let value = try typeOfCall(call, range) { return value }
        let callee = try resolveCallee(call.callee, expected, range)
        switch callee {
        case .functions(let found, let selfArgument):
            return try choose(found, selfArgument, call, expected, range)
        case .type(let type): return try construct(type, call, expected, range)
        case .overloaded(let value, let found, let selfArgument):
            if case .function = resolve(value.type) { return try callValue(value, call, expected, range) }
            return try choose(found, selfArgument, call, expected, range)
        case .value(let value):
            if case .metatype(let instance) = resolve(value.type) {
                return try construct(instance, call, expected, range)
            }
            return try callValue(value, call, expected, range)
        }
    }

    /// `type(of: value)`.
    private func typeOfCall(_ call: Call, _ range: SourceRange) throws -> IRExpr? {
        guard case .identifier(let reference) = call.callee.kind, reference.name.text == "type",
            call.arguments.count == 1, call.arguments[0].label?.text == "of"
        else { return nil }
        let value = try check(call.arguments[0].value, nil)
        return IRExpr(.typeOf(value), .metatype(resolve(value.type)), range)
    }

    private func resolveCallee(_ callee: Expr, _ expected: SwiftType?, _ range: SourceRange) throws -> Resolved {
        switch callee.kind {
        case .identifier(let reference): return try lookUp(reference, callee.range)
        case .member(let base, let reference): return try lookUpMemberForCall(base, reference, expected, callee.range)
        case .implicitMember(let reference):
            if reference.name.text == "init", let expected {
                var type = resolve(expected)
                while let inner = payload(type) { type = resolve(inner) }
                return .type(type)
            }
            return try lookUpImplicit(reference, expected, callee.range)
        case .paren(let inner): return try resolveCallee(inner, expected, range)
        default:
            if let type = try typeExpression(callee) { return .type(type) }
            return .value(try check(callee, nil))
        }
    }

    /// In `.linear(duration: 1).delay(2)` the base is an implicit member of the type that the whole is expected to be.
    private func lookUpMemberForCall(
        _ base: Expr, _ reference: Reference, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> Resolved {
        if startsImplicitly(base), let expected {
            var type = resolve(expected)
            while let inner = payload(type) { type = resolve(inner) }
            let value = try check(base, type)
            let found = members(of: value.type, named: reference.name.text).filter { !$0.member.isStatic }
            guard !found.isEmpty else { throw unknownMember(reference.name, of: value.type) }
            return try resolved(found, .value(value, source: base), reference, range)
        }
        return try lookUpMember(base, reference, range)
    }

    func startsImplicitly(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .implicitMember: true
        case .call(let call): startsImplicitly(call.callee)
        case .member(let base, _), .forceUnwrap(let base), .optionalLink(let base), .optionalChain(let base):
            startsImplicitly(base)
        default: false
        }
    }

    // MARK: Constructing

    func construct(_ type: SwiftType, _ call: Call, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        let type = resolve(type)
        var base = type
        // Generic arguments that are not written are inferred anew for each construction.
        if case .nominal(let id, let arguments) = type, arguments.contains(where: \.hasVariables) || arguments.isEmpty {
            base = .nominal(id, declarations[id].genericParameters.map { _ in freshVariable() })
        }
        let found = members(of: base, named: "init").filter { $0.member.kind == .initializer }
        if found.isEmpty {
            if case .existential(let ids) = type {
                throw fail(.initializerMissing(ids.map { declarations[$0].name }.joined(separator: " & ")), range)
            }
            throw fail(.initializerMissing(describe(type)), range)
        }
        return try choose(found, .type(base), call, expected, range)
    }

    // MARK: Function values

    private func callValue(_ value: IRExpr, _ call: Call, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr
    {
        let type = resolve(value.type)
        if type.isError { return value }
        guard case .function(let function) = type else {
            let callable = members(of: type, named: "callAsFunction")
            if !callable.isEmpty {
                return try choose(callable, .value(value, source: call.callee), call, expected, range)
            }
            throw fail(.notAFunction(describe(type)), call.callee.range)
        }
        let parameters = function.parameters.map {
            ParameterInfo(
                label: nil, name: "", type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic, builder: nil)
        }
        let sources = try match(
            call.arguments, trailing: call.trailingClosures, to: parameters, callee: call.callee.range.text,
            range: range)
        let arguments = try zip(parameters, sources).map { try argument($1, for: $0, type: resolve($0.type), range) }
        return IRExpr(.callValue(value, arguments), resolve(function.result), range)
    }

    // MARK: Overloads

    func choose(
        _ found: [FoundMember], _ selfArgument: SelfArgument, _ call: Call, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr {
        var fitting: [(FoundMember, [ArgumentSource])] = []
        var firstError: CheckError?
        for one in found {
            do {
                let sources = try match(
                    call.arguments, trailing: call.trailingClosures, to: one.member.parameters, callee: name(of: one),
                    range: range)
                fitting.append((one, sources))
            } catch let error as CheckError { firstError = firstError ?? error }
        }
        guard !fitting.isEmpty else { throw firstError ?? fail(.ambiguous(call.callee.range.text), range) }
        if fitting.count == 1 {
            return try fit(fitting[0].0, fitting[0].1, selfArgument, [:], expected, range).result
        }
        var known: [ObjectIdentifier: IRExpr] = [:]
        for argument in call.arguments where isContextFree(argument.value) {
            known[ObjectIdentifier(argument.value)] = try check(argument.value, nil)
        }
        return try best(fitting, selfArgument, known, expected, call, range)
    }

    private func best(
        _ fitting: [(FoundMember, [ArgumentSource])], _ selfArgument: SelfArgument, _ known: [ObjectIdentifier: IRExpr],
        _ expected: SwiftType?, _ call: Call, _ range: SourceRange
    ) throws -> IRExpr {
        var best: Fit?
        var firstError: CheckError?
        var deepest = -1
        let before = (solutions, errors)
        for (one, sources) in fitting {
            (solutions, errors) = before
            do {
                try spend(range)
                let fit = try fit(one, sources, selfArgument, known, expected, range)
                if best.map({ fit.cost < $0.cost }) ?? true { best = fit }
                if fit.cost == 0 { break }
            } catch let error as CheckError {
                if error.diagnostic == .tooComplex { throw error }
                if error.range.lower > deepest { (deepest, firstError) = (error.range.lower, error) }
            }
        }
        (solutions, errors) = before
        if let best {
            solutions = best.solutions
            return best.result
        }
        let types = call.arguments.compactMap { known[ObjectIdentifier($0.value)].map { describe($0.type) } }
        if let firstError, types.isEmpty || fitting.count <= 2 { throw firstError }
        throw fail(
            .noOverload(
                callee: name(of: fitting[0].0), found: "(\(types.joined(separator: ", ")))",
                candidates: fitting.map { signature($0.0) }), range)
    }

    private func name(of found: FoundMember) -> String {
        found.member.kind == .initializer ? describe(found.base) : found.member.name
    }

    func signature(_ found: FoundMember) -> String {
        let parameters = found.member.parameters.map { parameter in
            (parameter.label.map { $0 + ": " } ?? "") + describe(parameter.type)
        }
        return "\(name(of: found))(\(parameters.joined(separator: ", ")))"
    }

    /// Whether an expression has the same type wherever it stands.
    func isContextFree(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .identifier(let reference): return scope.variable(reference.name.text) != nil || !isOverloaded(reference)
        case .member(let base, _), .tupleElement(let base, _, _), .forceUnwrap(let base), .paren(let base),
            .optionalChain(let base), .optionalLink(let base), .await(let base), .tryExpr(.propagate, let base):
            return isContextFree(base)
        case .selfValue, .bool, .cast, .selfAccess, .type: return true
        case .subscripting(let call): return isContextFree(call.callee)
        case .call(let call): return isContextFreeCall(call)
        case .binary(let left, _, let right): return isContextFree(left) && isContextFree(right)
        case .prefix(_, let operand): return isContextFree(operand)
        default: return false
        }
    }

    private func isOverloaded(_ reference: Reference) -> Bool {
        let name = reference.name.text
        if let type = function.selfType, members(of: type, named: name).contains(where: { $0.member.kind == .function })
        {
            return true
        }
        return globals(named: name) != nil && scope.variable(name) == nil
    }

    private func isContextFreeCall(_ call: Call) -> Bool {
        switch call.callee.kind {
        case .member(let base, _): return isContextFree(base)
        case .identifier(let reference):
            guard let id = typeID(reference.name.text), scope.variable(reference.name.text) == nil else { return false }
            return declarations[id].genericParameters.isEmpty || !reference.genericArguments.isEmpty
        default: return false
        }
    }

    // MARK: One candidate

    /// A candidate with its arguments; integer literals that decide a generic argument are Int, or else Double.
    private func fit(
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
        try fill(&arguments, sources, member, types, known, &cost, range) { self.isSettled($0, known) }
        if resolve(result).hasVariables, let expected { _ = guess(result, expected) }
        // Integers follow what else decides a generic argument: in `max(1, 2.5)` both are Double.
        try fill(&arguments, sources, member, types, known, &cost, range) { !self.isClosure($0) && !self.isInteger($0) }
        try fill(&arguments, sources, member, types, known, &cost, range) { !self.isClosure($0) }
        bindSameTypes(member, found.map)
        try fill(&arguments, sources, member, types, known, &cost, range) { _ in true }
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

    private func fill(
        _ arguments: inout [IRArgument?], _ sources: [ArgumentSource], _ member: MemberInfo, _ types: [SwiftType],
        _ known: [ObjectIdentifier: IRExpr], _ cost: inout Int, _ range: SourceRange, when ready: (Expr) -> Bool
    ) throws {
        for (index, source) in sources.enumerated() where arguments[index] == nil {
            let parameter = member.parameters[index]
            switch source {
            case .expr(let expr):
                guard ready(expr) else { continue }
                let type = resolve(types[index])
                if let value = known[ObjectIdentifier(expr)], !parameter.isInout, !parameter.isAutoclosure {
                    let before = resolve(value.type)
                    arguments[index] = .value(try convert(value, to: type))
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
                arguments[index] = try defaultArgument(parameter, types[index], member, range)
            }
        }
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

    // MARK: Arguments

    /// A checked argument for a parameter of a type.
    func argument(
        _ source: ArgumentSource, for parameter: ParameterInfo, type: SwiftType, _ range: SourceRange
    ) throws -> IRArgument {
        switch source {
        case .omitted: return .value(IRExpr(.array([], isSet: false), array(type), range))
        case .variadic(let exprs):
            let values = try exprs.map { try check($0, as: type) }
            return .value(IRExpr(.array(values, isSet: false), array(resolve(type)), range))
        case .expr(let expr):
            if case .inOut(let target) = expr.kind {
                let place = try place(target)
                guard unifyAtomically(place.type, type) || isFloating(resolve(place.type)) && isFloating(resolve(type))
                else {
                    throw fail(.mismatch(found: describe(place.type), expected: describe(type)), expr.range)
                }
                return .place(place)
            }
            if parameter.isInout { throw fail(.unusable(expr.range.text), expr.range) }
            if parameter.isAutoclosure { return .value(try autoclosure(expr, type)) }
            var target = type
            if let builder = parameter.builder, case .function(var function) = resolve(type) {
                function.builder = builder
                target = .function(function)
            }
            return .value(try check(expr, as: target))
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
        let value = try check(expr, as: result)
        let closure = IRClosure(parameters: [], inouts: [], captureList: [], body: .value(value), isAsync: false)
        return IRExpr(.closure(closure), .function(FunctionType([], result)), expr.range)
    }

    /// The default argument, checked where the parameter is declared.
    func defaultArgument(
        _ parameter: ParameterInfo, _ type: SwiftType, _ member: MemberInfo, _ range: SourceRange
    ) throws -> IRArgument {
        guard let expr = parameter.defaultValue else {
            return .value(IRExpr(.array([], isSet: false), array(resolve(type)), range))
        }
        let saved = (function, scope, currentType)
        let context = FunctionContext(depth: saved.0.depth)
        context.selfType = member.owner.map(selfType)
        context.isStatic = true
        (function, scope, currentType) = (context, Scope(parent: nil), member.owner ?? saved.2)
        defer { (function, scope, currentType) = saved }
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
