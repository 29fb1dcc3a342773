import SwiftSubset

// Expressions: what they mean and what type they have.
extension Checker {
    /// Checks an expression. `expected` guides literals, implicit members and closures; the caller converts.
    func check(_ expr: Expr, _ expected: SwiftType?) throws -> IRExpr {
        try spend(expr.range)
        let range = expr.range
        switch expr.kind {
        case .integer(let value): return try integerLiteral(value, negative: false, expected, range)
        case .float(let value): return try floatLiteral(value, expected, range)
        case .string(let segments): return try stringLiteral(segments, expected, range)
        case .bool(let value):
            let plain = IRExpr(.constant(.bool(value)), boolType, range)
            return try plainLiteral(plain, "booleanLiteral", "ExpressibleByBooleanLiteral", expected, range) ?? plain
        case .nilLiteral: return try nilLiteral(expected, range)
        case .array(let elements): return try arrayLiteral(elements, expected, range)
        case .dictionary(let entries): return try dictionaryLiteral(entries, expected, range)
        case .identifier(let reference): return try value(of: try lookUp(reference, range), expected, range)
        case .implicitMember(let reference): return try implicitMember(reference, expected, range)
        case .member(let base, let reference): return try checkMember(base, reference, expected, range)
        case .tupleElement(let base, let index, _): return try tupleElement(base, index, range)
        case .selfAccess(let base): return try selfAccess(base, range)
        case .call(let call): return try checkCall(call, expected, range)
        case .subscripting(let call): return try checkSubscript(call, expected, range)
        case .optionalLink(let base): return try optionalLink(base, range)
        case .optionalChain(let inner): return try optionalChain(inner, range)
        case .forceUnwrap(let base): return try forceUnwrap(base, expected, range)
        case .prefix(let name, let operand): return try checkPrefix(name, operand, expected, range)
        case .postfix(let operand, let name): return try checkPostfix(operand, name, expected, range)
        case .binary(let left, let name, let right): return try checkBinary(left, name, right, expected, range)
        case .assignment(let target, let name, let value): return try checkAssignment(target, name, value, range)
        case .operatorReference(let name): return try operatorReference(name, expected, range)
        case .ternary(let condition, let then, let otherwise):
            return try checkTernary(condition, then, otherwise, expected, range)
        case .cast(let value, let kind, let type): return try checkCast(value, kind, type, range)
        case .closure(let closure): return try checkClosureExpression(closure, expected, range)
        case .paren(let inner): return try check(inner, expected)
        case .tuple(let elements): return try checkTuple(elements, expected, range)
        case .tryExpr(let kind, let inner): return try checkTry(kind, inner, expected, range)
        case .await(let inner): return try checkAwait(inner, expected, range)
        case .keyPath(let path): return try checkKeyPath(path, expected, range)
        case .inOut: throw fail(.unusable("'&'"), range)
        case .ifExpr(let node): return try checkIfExpression(node, expected, range)
        case .switchExpr(let node): return try checkSwitchExpression(node, expected, range)
        case .selfValue: return try selfExpression(range)
        case .superValue: throw fail(.unusable("super"), range)
        case .type(let reference):
            let type = try resolveType(reference)
            return IRExpr(.type(type), .metatype(type), range)
        case .macro(let macro): return try checkMacro(macro, expected, range)
        case .wildcard: throw fail(.unusable("_"), range)
        }
    }

    /// One `await` covers all that waits behind it: each such call waits by itself.
    private func checkAwait(_ inner: Expr, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        function.awaits += 1
        defer { function.awaits -= 1 }
        let value = try check(inner, expected)
        return value.mayWait ? value : IRExpr(.await(value), value.type, range)
    }

    /// Checks an expression and converts it to a type.
    func check(_ expr: Expr, as type: SwiftType, for role: CheckError.Role = .any) throws -> IRExpr {
        // Where the type is wrong already, nothing can be expected.
        if resolve(type).isError { return try check(expr, nil) }
        return try inRole(role, expr) { try convert(try check(expr, type), to: type) }
    }

    /// Says of a value of the wrong type what it is for.
    func inRole<T>(_ role: CheckError.Role, _ expr: Expr, _ body: () throws -> T) throws -> T {
        do { return try body() } catch var error as CheckError {
            if error.role == .any, error.range == expr.range { error.role = role }
            throw error
        }
    }

    /// What `self` names here: the innermost capture or binding of that name, else the method's own.
    var selfVariable: Variable? { scope.variable("self") ?? function.selfVariable }

    func selfExpression(_ range: SourceRange) throws -> IRExpr {
        if function.isStatic, let type = function.selfType { return IRExpr(.type(type), .metatype(type), range) }
        guard let variable = selfVariable else { throw fail(.selfUnavailable, range) }
        if variable.depth != function.depth { variable.isCaptured = true }
        return IRExpr(.variable(variable), variable.type, range)
    }

    private func nilLiteral(_ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        guard let expected else { throw fail(.needsContext("'nil'"), range) }
        let type = resolve(expected)
        if case .variable = type {
            let result = optional(freshVariable())
            _ = unify(type, result)
            return IRExpr(.constant(.null), result, range)
        }
        let nothing = IRExpr(.constant(.void), .void, range)
        if payload(type) == nil,
            let own = try plainLiteral(nothing, "nilLiteral", "ExpressibleByNilLiteral", type, range)
        {
            return own
        }
        if type.isError { return IRExpr(.constant(.null), .error, range) }
        guard payload(type) != nil else { throw fail(.nilMismatch(describe(type)), range) }
        return IRExpr(.constant(.null), type, range)
    }

    private func tupleElement(_ base: Expr, _ index: Int, _ range: SourceRange) throws -> IRExpr {
        let value = try check(base, nil)
        guard case .tuple(let elements) = resolve(value.type), elements.indices.contains(index) else {
            throw fail(.noElement("\(index)", of: describe(value.type)), range)
        }
        return IRExpr(.tupleElement(value, index), elements[index].type, range)
    }

    private func selfAccess(_ base: Expr, _ range: SourceRange) throws -> IRExpr {
        if let type = try typeExpression(base) { return IRExpr(.type(type), .metatype(type), range) }
        return try check(base, nil)
    }

    /// The type that an expression names, if it names one.
    func typeExpression(_ expr: Expr) throws -> SwiftType? {
        switch expr.kind {
        case .type(let reference): return try resolveType(reference)
        case .paren(let inner): return try typeExpression(inner)
        case .identifier(let reference):
            let name = reference.name.text
            if scope.variable(name) != nil { return nil }
            if ["Self", "Void", "Any", "AnyObject"].contains(name) || scope.typeName(name) != nil
                || genericScope.contains(where: { $0[name] != nil }) || typeID(name) != nil
                || declarations.typealiases[name] != nil || isTypealiasHere(name) || vocabularyAlias(name) != nil
            {
                if typeID(name) != nil, isValueHere(name) { return nil }
                return try resolveType(
                    TypeRef(.named(reference.name, genericArguments: reference.genericArguments), range: expr.range))
            }
            return nil
        case .tuple(let elements) where elements.count > 1:
            var types: [SwiftType.TupleElement] = []
            for element in elements {
                guard let type = try typeExpression(element.value) else { return nil }
                types.append(SwiftType.TupleElement(element.label?.text, type))
            }
            return .tuple(types)
        case .member(let base, let reference):
            guard let outer = try typeExpression(base) else { return nil }
            if case .nominal(let id, let around) = outer, let nested = declarations[id].nested[reference.name.text] {
                return try apply(nested, reference.genericArguments, expr.range).keeping(around)
            }
            if case .nominal(let id, _) = outer, reference.genericArguments.isEmpty,
                let alias = declarations[id].typealiases[reference.name.text],
                members(of: outer, named: reference.name.text).isEmpty
            {
                return alias
            }
            if case .nominal = outer, reference.genericArguments.isEmpty,
                members(of: outer, named: reference.name.text).isEmpty
            {
                return associatedType(reference.name.text, of: outer)
            }
            return nil
        default: return nil
        }
    }

    private func isTypealiasHere(_ name: String) -> Bool {
        currentTypes.contains { id in
            declarations[id].typealiases[name] != nil
                || allConformances(of: id).contains {
                    declarations[$0].typealiases[name] != nil || declarations[$0].associatedTypes.contains(name)
                }
        }
    }

    private func isValueHere(_ name: String) -> Bool { scope.variable(name) != nil || scope.function(name) != nil }

    // MARK: Optionals

    private func optionalLink(_ base: Expr, _ range: SourceRange) throws -> IRExpr {
        let value = try check(base, nil)
        guard let inner = payload(resolve(value.type)) else {
            throw fail(.notOptional(describe(value.type)), base.range)
        }
        return IRExpr(.link(value), inner, range)
    }

    private func optionalChain(_ inner: Expr, _ range: SourceRange) throws -> IRExpr {
        let value = try check(inner, nil)
        let type = resolve(value.type)
        let flattens = payload(type) != nil
        return IRExpr(.chain(value, flattens: flattens), flattens ? type : optional(type), range)
    }

    private func forceUnwrap(_ base: Expr, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        let value = try check(base, expected.map { optional($0) })
        guard let inner = payload(resolve(value.type)) else {
            throw fail(.notOptional(describe(value.type)), base.range)
        }
        return IRExpr(.force(value), inner, range)
    }

    // MARK: Simple forms

    private func checkTernary(
        _ condition: Expr, _ then: Expr, _ otherwise: Expr, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr {
        let test = try checkCondition(condition)
        if let expected, let target = knownTarget(expected) {
            let a = try check(then, as: target)
            return IRExpr(.ternary(test, a, try check(otherwise, as: target)), target, range)
        }
        // Two implicit members of a type that is not known yet: the first that both fit, `flag ? .white : .primary`.
        if needsContext(then), needsContext(otherwise), expected != nil {
            let before = (solutions, errors)
            if let value = try? branches(test, otherwise, then, isSwapped: true, expected, range) { return value }
            (solutions, errors) = before
            return try branches(test, then, otherwise, isSwapped: false, expected, range)
        }
        // Neither branch may be typed alone when it is an implicit member or nil: the other one gives the context.
        let needsOther = needsContext(then)
        let first = try check(needsOther ? otherwise : then, expected)
        let second = try check(
            needsOther ? then : otherwise,
            needsContext(needsOther ? then : otherwise)
                ? optionalIfNil(needsOther ? then : otherwise, first.type) : expected)
        guard let type = try? commonType(resolve(first.type), resolve(second.type), range) else {
            let types = needsOther ? (second.type, first.type) : (first.type, second.type)
            throw fail(.mixedBranches(describe(types.0), describe(types.1)), range)
        }
        let (a, b) = needsOther ? (second, first) : (first, second)
        let left = resolve(a.type) == type ? a : try convert(try check(then, type), to: type)
        let right = resolve(b.type) == type ? b : try convert(try check(otherwise, type), to: type)
        return IRExpr(.ternary(test, left, right), type, range)
    }

    /// Both branches, of which the first gives the second its type.
    private func branches(
        _ test: IRExpr, _ first: Expr, _ second: Expr, isSwapped: Bool, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr {
        let known = try check(first, expected)
        let type = resolve(known.type)
        let other = try check(second, as: optionalIfNil(second, type))
        let common = try commonType(type, resolve(other.type), range)
        let (a, b) = isSwapped ? (other, known) : (known, other)
        return IRExpr(.ternary(test, try convert(a, to: common), try convert(b, to: common)), common, range)
    }

    private func optionalIfNil(_ expr: Expr, _ type: SwiftType) -> SwiftType {
        if case .nilLiteral = expr.kind, payload(resolve(type)) == nil { return optional(type) }
        return type
    }

    /// An expected type that is known enough to convert both branches to it.
    func knownTarget(_ type: SwiftType) -> SwiftType? {
        let known = resolve(type)
        return known.hasVariables ? nil : known
    }

    /// Whether an expression has no type without a context.
    func needsContext(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .implicitMember, .nilLiteral, .closure: true
        case .paren(let inner), .tryExpr(_, let inner): needsContext(inner)
        case .call(let call): needsContext(call.callee)
        case .member(let base, _): needsContext(base)
        case .array(let elements): elements.isEmpty || elements.contains(where: needsContext)
        case .dictionary(let entries): entries.isEmpty
        case .tuple(let elements): elements.contains { needsContext($0.value) }
        case .keyPath(let path): path.root == nil
        default: false
        }
    }

    func checkCondition(_ expr: Expr) throws -> IRExpr {
        let value = try check(expr, boolType)
        guard unifyAtomically(value.type, boolType) else {
            throw fail(.conditionNotBool(describe(value.type)), expr.range)
        }
        return value
    }

    private func checkTuple(_ elements: [Argument], _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        guard !elements.isEmpty else { return IRExpr(.constant(.void), .void, range) }
        var wanted: [SwiftType.TupleElement]?
        if let expected, case .tuple(let types) = resolve(expected), types.count == elements.count { wanted = types }
        let values = try elements.enumerated().map { index, element in
            guard let type = wanted?[index].type else { return try check(element.value, nil) }
            let value = try check(element.value, type)
            return resolve(type).hasVariables ? value : try convert(value, to: type)
        }
        let types = zip(elements, values).enumerated().map { index, pair in
            SwiftType.TupleElement(pair.0.label?.text ?? wanted?[index].label, pair.1.type)
        }
        return IRExpr(.tuple(values), .tuple(types), range)
    }

    private func checkTry(_ kind: TryKind, _ inner: Expr, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr
    {
        if case .propagate = kind { return try check(inner, expected).adding(.tried) }
        let thrown = function.thrown
        defer { function.thrown = thrown }
        switch kind {
        case .propagate: return try check(inner, expected)
        case .forced:
            let value = try check(inner, expected)
            return IRExpr(.tryForce(value), value.type, range)
        case .optional:
            let value = try check(inner, expected.flatMap { payload(resolve($0)) } ?? expected)
            let isOptional = payload(resolve(value.type)) != nil
            return IRExpr(
                .tryOptional(value, wraps: !isOptional), isOptional ? value.type : optional(value.type), range)
        }
    }

    private func checkCast(_ expr: Expr, _ kind: CastKind, _ reference: TypeRef, _ range: SourceRange) throws -> IRExpr
    {
        let type = try resolveType(reference)
        switch kind {
        case .coerce:
            let value = try check(expr, type)
            return try bridged(value, expr, to: type, range) ?? convert(value, to: type)
        case .test, .conditional, .forced:
            let value = try check(expr, nil)
            let result = kind == .test ? boolType : kind == .conditional ? optional(type) : type
            return IRExpr(.cast(value, to: type, kind), result, range)
        }
    }

    /// `text as NSString` and back: Foundation's class and the string take each other's place. A number is its NSNumber.
    private func bridged(_ value: IRExpr, _ expr: Expr, to type: SwiftType, _ range: SourceRange) throws -> IRExpr? {
        let (from, to) = (resolve(value.type), resolve(type))
        if isNamed(from, "String"), isNamed(to, "NSString") {
            return try check(Tree.call(Tree.identifier("NSString", range), [("string", expr)], range), to)
        }
        if isNamed(to, "NSNumber"),
            ["Int", "Double", "CGFloat", "Float", "Bool"].contains(where: { isNamed(from, $0) })
        {
            return value.taken(as: to)
        }
        if isNamed(from, "NSString"), isNamed(to, "String") {
            return try check(Tree.member(expr, "description", range), to)
        }
        return nil
    }

    private func checkClosureExpression(_ closure: Closure, _ expected: SwiftType?, _ range: SourceRange) throws
        -> IRExpr
    {
        var target = expected.map { resolve($0) }
        while let inner = target.flatMap({ payload($0) }) { target = resolve(inner) }
        if case .function(let wanted)? = target { return try checkClosure(closure, expected: wanted, range: range) }
        return try checkClosure(closure, expected: nil, range: range)
    }

    /// `reduce(into: 0, +=)`: the operator as a function that changes its first argument.
    private func assignmentFunction(
        _ name: Name, _ parameters: [Variable], _ wanted: FunctionType, _ range: SourceRange
    ) throws -> IRExpr {
        guard parameters.count == 2 else { throw fail(.needsContext("the operator '\(name.text)'"), range) }
        parameters[0].isMutated = true
        let operand = IRExpr(.variable(parameters[1]), parameters[1].type, range)
        let body = try assign(.variable(parameters[0]), name, operand, range)
        let closure = IRClosure(
            parameters: parameters, inouts: [0], captureList: [], body: .value(body), isAsync: false)
        return IRExpr(.closure(closure), .function(wanted), range)
    }

    private func operatorReference(_ name: Name, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        guard let expected, case .function(let wanted) = resolve(expected) else {
            throw fail(.needsContext("the operator '\(name.text)'"), range)
        }
        let context = innerContext()
        return try inFunction(context) {
            let parameters = wanted.parameters.map {
                Variable("", resolve($0.type), isLet: !$0.isInout, depth: function.depth)
            }
            if wanted.parameters.first?.isInout == true {
                return try assignmentFunction(name, parameters, wanted, range)
            }
            var operands = parameters.map { IRExpr(.variable($0), $0.type, range) }
            // A pair that is passed as one: `zip(a, b).map(+)`.
            if operands.count == 1, case .tuple(let parts) = operands[0].type, parts.count == 2 {
                operands = parts.indices.map { IRExpr(.tupleElement(operands[0], $0), parts[$0].type, range) }
            }
            guard operands.count == 2 else { throw fail(.needsContext("the operator '\(name.text)'"), range) }
            let value = try applyBinary(name, operands[0], operands[1], range)
            guard unifyAtomically(value.type, wanted.result) else {
                throw fail(.mismatch(found: describe(value.type), expected: describe(wanted.result)), range)
            }
            let closure = IRClosure(
                parameters: parameters, inouts: [], captureList: [], body: .value(value), isAsync: false)
            return IRExpr(.closure(closure), .function(wanted), range)
        }
    }
}
