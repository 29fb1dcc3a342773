import SwiftSubset

// Operators: the language's own short-circuiting ones, numbers, then overloads of types and of the program.
extension Checker {
    func checkBinary(
        _ left: Expr, _ name: Name, _ right: Expr, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr {
        switch name.text {
        case "&&": return IRExpr(.and(try checkCondition(left), try checkCondition(right)), boolType, range)
        case "||": return IRExpr(.or(try checkCondition(left), try checkCondition(right)), boolType, range)
        case "??":
            if declarations.globals["??"] != nil, let own = try ownCoalesce(left, name, right, expected, range) {
                return own
            }
            return try checkCoalesce(left, right, expected, range)
        case "===", "!==":
            let same = IRExpr(.identical(try check(left, nil), try check(right, nil)), boolType, range)
            return name.text == "===" ? same : IRExpr(.not(same), boolType, range)
        case "==", "!=":
            if let test = try nilTest(left, name, right, range) { return test }
        default: break
        }
        if let value = try closureOperand(left, name, right, expected, range) { return value }
        let (a, b) = try operands(left, name, right, expected, range)
        return try applyBinary(name, a, b, range, sources: (left, right), expected: expected)
    }

    /// `x == nil` asks for the layer of the optional and needs no `==` of its payload.
    private func nilTest(_ left: Expr, _ name: Name, _ right: Expr, _ range: SourceRange) throws -> IRExpr? {
        let subject: Expr
        if case .nilLiteral = right.kind {
            subject = left
        } else if case .nilLiteral = left.kind {
            subject = right
        } else {
            return nil
        }
        let value = try check(subject, nil)
        guard payload(resolve(value.type)) != nil else { throw fail(.notOptional(describe(value.type)), subject.range) }
        let test = IRExpr(.matches(value, .null), boolType, range)
        return name.text == "==" ? test : IRExpr(.not(test), boolType, range)
    }

    private func checkCoalesce(_ left: Expr, _ right: Expr, _ expected: SwiftType?, _ range: SourceRange) throws
        -> IRExpr
    {
        let value = try check(left, expected.map { payload(resolve($0)) == nil ? optional($0) : $0 })
        guard let inner = payload(resolve(value.type)) else {
            throw fail(.notOptional(describe(value.type)), left.range)
        }
        if let expected, let target = payload(resolve(expected)), !isCoalesced(right, to: inner) {
            let other = try check(right, as: optional(target))
            let first = try convert(value, to: optional(target))
            return IRExpr(.coalesce(first, other, isOptional: true), optional(target), range)
        }
        let before = (solutions, errors)
        if let other = try? check(right, as: inner) {
            return IRExpr(.coalesce(value, other, isOptional: false), resolve(inner), range)
        }
        (solutions, errors) = before
        let other = try check(right, optional(inner))
        if payload(resolve(other.type)) != nil {
            return IRExpr(.coalesce(value, try convert(other, to: value.type), isOptional: true), value.type, range)
        }
        let common = try commonType(resolve(inner), resolve(other.type), range)
        return IRExpr(
            .coalesce(try convert(value, to: optional(common)), try convert(other, to: common), isOptional: false),
            common,
            range)
    }

    /// A `??` of the program, for what is no optional.
    private func ownCoalesce(
        _ left: Expr, _ name: Name, _ right: Expr, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr? {
        let before = (solutions, errors)
        if let value = try? check(left, nil), payload(resolve(value.type)) == nil {
            let found = (declarations.globals[name.text] ?? []).map {
                FoundMember(member: $0, base: .void, map: [:], distance: 0, isDynamic: false)
            }.map { one in
                var one = one
                for index in one.member.parameters.indices { one.member.parameters[index].label = nil }
                return one
            }
            let call = Call(
                callee: Tree.identifier(name.text, name.range),
                arguments: [Argument(value: left), Argument(value: right)])
            return try choose(found, .none, call, expected, range)
        }
        (solutions, errors) = before
        return nil
    }

    private func isCoalesced(_ right: Expr, to inner: SwiftType) -> Bool {
        let before = (solutions, errors)
        defer { (solutions, errors) = before }
        guard let value = try? check(right, inner) else { return false }
        return payload(resolve(value.type)) == nil && (try? convert(value, to: inner)) != nil
    }

    /// An operator with a closure or a function's name beside it is chosen like any function.
    private func closureOperand(
        _ left: Expr, _ name: Name, _ right: Expr, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr? {
        guard isFunctionLiteral(left) || isFunctionLiteral(right) else { return nil }
        let unknown = IRExpr(.constant(.null), .error, range)
        let a = isFunctionLiteral(left) ? unknown : try check(left, nil)
        let b = isFunctionLiteral(right) ? unknown : try check(right, nil)
        // An operator's parameters have no labels, whatever their names.
        let found = operatorCandidates(name.text, a, b, arity: 2).map { one in
            var one = one
            for index in one.member.parameters.indices { one.member.parameters[index].label = nil }
            return one
        }
        guard !found.isEmpty else { return nil }
        let call = Call(
            callee: Tree.identifier(name.text, name.range), arguments: [Argument(value: left), Argument(value: right)])
        return try choose(found, .none, call, expected, range)
    }

    private func isAnyNumber(_ type: SwiftType) -> Bool { isFloating(type) || isInteger(type) }

    /// Whether an operand is a function whose type, or which of several, the operator's parameter decides.
    private func isFunctionLiteral(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .closure: true
        case .member(_, let member): member.name.text == "init"
        case .paren(let inner): isFunctionLiteral(inner)
        default: false
        }
    }

    /// Both operands: what has a type of its own first, so that a literal or an implicit member can follow it.
    private func operands(
        _ left: Expr, _ name: Name, _ right: Expr, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> (IRExpr, IRExpr) {
        let whole = isComparison(name.text) ? nil : isRange(name.text) ? boundGuide(expected) : expected
        // What is computed for an optional is computed in its payload's type: `height: 24 * scale` for a `CGFloat?`.
        let guide = whole.flatMap { payload(resolve($0)) } ?? whole
        let shift = name.text == "<<" || name.text == ">>"
        if let both = try implicitOperands(left, right, expected) { return both }
        if followsContext(left), !followsContext(right) {
            let b = try check(right, guide)
            // In `.now() + delay` for a DispatchTime the base is the expected type's, not the number's beside it.
            let before = (solutions, errors)
            if startsImplicitly(left), let guide, isAnyNumber(b.type), !isAnyNumber(guide),
                let a = try? check(left, guide)
            {
                return (a, b)
            }
            (solutions, errors) = before
            return (try check(left, operandGuide(b.type, name.text)), b)
        }
        if followsContext(left), followsContext(right), guide == nil, mixesNumbers(left, right) {
            return (try check(left, doubleType), try check(right, doubleType))
        }
        let a = try check(left, guide)
        if shift { return (a, try check(right, intType)) }
        return (a, try check(right, followsContext(right) ? operandGuide(a.type, name.text) : guide))
    }

    /// `.now() + delay`: a left side that begins with an implicit member is of the type that the whole has, where that
    /// fits; the right side then stands alone.
    private func implicitOperands(_ left: Expr, _ right: Expr, _ expected: SwiftType?) throws -> (IRExpr, IRExpr)? {
        guard startsImplicitly(left), !startsImplicitly(right), let expected, let target = knownTarget(expected)
        else { return nil }
        let before = (solutions, errors)
        if let a = try? check(left, target), let b = try? check(right, followsContext(right) ? nil : target) {
            return (a, b)
        }
        (solutions, errors) = before
        return nil
    }

    /// The type of the bounds where a range of some type is expected.
    private func boundGuide(_ expected: SwiftType?) -> SwiftType? {
        guard let expected, case .nominal(let id, let arguments) = resolve(expected), arguments.count == 1,
            declarations[id].name.hasSuffix("Range")
        else { return nil }
        return arguments[0].hasVariables ? nil : arguments[0]
    }

    private func isRange(_ name: String) -> Bool { name == "..<" || name == "..." }

    private func operandGuide(_ type: SwiftType, _ name: String) -> SwiftType? {
        let type = resolve(type)
        if isComparison(name), let inner = payload(type) { return optional(inner) }
        return type
    }

    func isComparison(_ name: String) -> Bool { ["==", "!=", "<", "<=", ">", ">=", "~="].contains(name) }

    /// Whether an operand takes its type from the other one.
    func followsContext(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .integer, .float, .nilLiteral, .implicitMember, .array, .dictionary, .string: return true
        case .keyPath(let path): return path.root == nil
        case .paren(let inner), .prefix(_, let inner): return followsContext(inner)
        case .call(let call): return startsImplicitly(call.callee)
        case .member(let base, _): return startsImplicitly(base)
        case .binary(let left, let name, let right):
            return !isComparison(name.text) && followsContext(left) && followsContext(right)
        case .ternary(_, let then, let otherwise): return followsContext(then) && followsContext(otherwise)
        default: return false
        }
    }

    private func mixesNumbers(_ left: Expr, _ right: Expr) -> Bool {
        func hasFraction(_ expr: Expr) -> Bool {
            switch expr.kind {
            case .float: true
            case .paren(let inner), .prefix(_, let inner): hasFraction(inner)
            case .binary(let a, _, let b): hasFraction(a) || hasFraction(b)
            default: false
            }
        }
        func isNumber(_ expr: Expr) -> Bool {
            switch expr.kind {
            case .integer, .float: true
            case .paren(let inner), .prefix(_, let inner): isNumber(inner)
            case .binary(let a, _, let b): isNumber(a) && isNumber(b)
            default: false
            }
        }
        return isNumber(left) && isNumber(right) && (hasFraction(left) || hasFraction(right))
    }

    /// A binary operator on checked operands.
    func applyBinary(
        _ name: Name, _ left: IRExpr, _ right: IRExpr, _ range: SourceRange, sources: (Expr, Expr)? = nil,
        expected: SwiftType? = nil
    ) throws -> IRExpr {
        let found = operatorCandidates(name.text, left, right, arity: 2)
        var best: (IRExpr, Int, Solutions)?
        let before = solutions
        for one in found {
            solutions = before
            try spend(range)
            guard let (value, cost) = fitOperator(one, [left, right], sources.map { [$0.0, $0.1] }, range) else {
                continue
            }
            let total =
                cost + (expected.map { resolve($0).hasVariables ? 0 : conversionCost(from: value.type, to: $0) } ?? 0)
            if best.map({ total < $0.1 }) ?? true { best = (value, total, solutions) }
            if total == 0 { break }
        }
        solutions = before
        if let best {
            solutions = best.2
            return best.0
        }
        if name.text == "!=", let equal = try? applyBinary(Name("==", range: name.range), left, right, range) {
            return IRExpr(.not(equal), boolType, range)
        }
        if let inner = payload(resolve(left.type)), !isComparison(name.text) {
            throw fail(.unwrapNeeded(found: describe(left.type), expected: describe(inner)), left.range)
        }
        if let inner = payload(resolve(right.type)), !isComparison(name.text) {
            throw fail(.unwrapNeeded(found: describe(right.type), expected: describe(inner)), right.range)
        }
        throw fail(.wrongOperand(name.text, left: describe(left.type), right: describe(right.type)), name.range)
    }

    /// Operators of the operands' types and protocols, then global ones.
    func operatorCandidates(_ name: String, _ left: IRExpr, _ right: IRExpr, arity: Int) -> [FoundMember] {
        var types = [resolve(left.type)]
        if resolve(right.type) != types[0] { types.append(resolve(right.type)) }
        let shape = CallShape(operands: .init(count: arity, haveTuple: types.contains(where: mayBeTuple)))
        var found: [FoundMember] = []
        for type in types {
            found += members(of: type, named: name, taking: shape)
            if let inner = payload(type) { found += members(of: inner, named: name, taking: shape) }
        }
        found += (declarations.globals[name] ?? []).map {
            FoundMember(member: $0, base: .void, map: [:], distance: 0, isDynamic: false)
        }
        found += globalEntries(named: name, taking: shape).map {
            FoundMember(member: $0, base: .void, map: [:], distance: 60, isDynamic: false)
        }
        return found.filter { $0.member.parameters.count == arity && ($0.member.isStatic || $0.member.owner == nil) }
    }

    /// Whether a value of a type can be given where a tuple is asked for.
    private func mayBeTuple(_ type: SwiftType) -> Bool {
        switch type {
        case .tuple, .variable, .error: true
        default: payload(type).map(mayBeTuple) ?? false
        }
    }

    private func fitOperator(
        _ found: FoundMember, _ operands: [IRExpr], _ sources: [Expr]?, _ range: SourceRange
    ) -> (IRExpr, Int)? {
        var found = found
        for parameter in found.member.genericParameters { found.map[parameter] = freshVariable() }
        var cost = found.distance > 0 ? 1 : 0
        var arguments: [IRArgument] = []
        let saved = errors
        for (index, operand) in operands.enumerated() {
            let type = resolve(substitute(found.member.parameters[index].type, found.map))
            if let value = try? convert(operand, to: type) {
                cost += conversionCost(from: operand.type, to: type)
                arguments.append(.value(value))
            } else if let source = sources?[index], followsContext(source), let value = try? check(source, as: type) {
                cost += 1
                arguments.append(.value(value))
            } else {
                errors = saved
                return nil
            }
        }
        guard satisfies(found.member.requirements, found.map) else { return nil }
        guard let (value, _) = try? emitCall(found, selfArgument: .type(found.base), arguments: arguments, range: range)
        else { return nil }
        return (value, cost)
    }

    // MARK: One operand

    func checkPrefix(_ name: Name, _ operand: Expr, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        switch (name.text, operand.kind) {
        case ("-", .integer(let value)): return try integerLiteral(value, negative: true, expected, range)
        case ("-", .float(let value)): return try floatLiteral(-value, expected, range)
        case ("+", _): return try check(operand, expected)
        case ("!", _): return IRExpr(.not(try checkCondition(operand)), boolType, range)
        default: break
        }
        let value = try check(operand, expected)
        return try applyUnary(name, value, operand, range)
    }

    func checkPostfix(_ operand: Expr, _ name: Name, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        if name.text == "++" || name.text == "--" {
            throw fail(.notYet("'\(name.text)', which Swift no longer has"), name.range)
        }
        return try applyUnary(name, try check(operand, nil), operand, range)
    }

    private func applyUnary(
        _ name: Name, _ value: IRExpr, _ source: Expr, _ range: SourceRange
    ) throws -> IRExpr {
        for one in operatorCandidates(name.text, value, value, arity: 1) {
            let before = solutions
            if let (result, _) = fitOperator(one, [value], [source], range) { return result }
            solutions = before
        }
        throw fail(.wrongOperand(name.text, left: describe(value.type), right: describe(value.type)), name.range)
    }
}
