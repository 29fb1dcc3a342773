import SwiftSubset

// Closure expressions.
extension Checker {
    /// A closure for a function type; nil where nothing is expected.
    func checkClosure(_ closure: Closure, expected: FunctionType?, range: SourceRange) throws -> IRExpr {
        let captured = try closure.captures.map { (capture: $0, value: try captureValue($0)) }
        let context = innerContext()
        return try inFunction(context) {
            let captureList = captured.map { captureVariable($0.capture, $0.value, context) }
            let (variables, unpacked) = try closureParameters(closure, expected, range)
            let declared = try closure.result.map(resolveType)
            let wanted = declared ?? expected.map { resolve($0.result) }
            context.isAsync = closure.effects.isAsync || expected?.isAsync ?? false
            let builder = builderName(closure.attributes) ?? expected?.builder
            let (body, result) = try closureBody(closure.body, wanted, builder, context, unpacked)
            if let expected, !unify(expected.result, result) { _ = result }
            let inouts = Set(variables.indices.filter { expected?.parameters[safe: $0]?.isInout ?? false })
            let waits = closure.effects.isAsync || usesAwait(closure.body)
            let made = IRClosure(
                parameters: variables, inouts: inouts, captureList: captureList, body: body, isAsync: waits,
                origin: .written, isThrowing: !context.thrown.isEmpty)
            let parameters =
                expected?.parameters.map {
                    FunctionType.Parameter(resolve($0.type), isInout: $0.isInout, isVariadic: $0.isVariadic)
                } ?? variables.map { FunctionType.Parameter($0.type) }
            let type = FunctionType(
                parameters, result, isAsync: expected?.isAsync ?? waits,
                isThrowing: expected?.isThrowing ?? (closure.effects.isThrowing || !context.thrown.isEmpty),
                builder: expected?.builder)
            return IRExpr(.closure(made), .function(type), range)
        }
    }

    // MARK: Captures

    private func captureValue(_ capture: Capture) throws -> IRExpr { try check(capture.value, nil) }

    private func captureVariable(
        _ capture: Capture, _ value: IRExpr, _ context: FunctionContext
    ) -> (variable: Variable, value: IRExpr) {
        var (type, held) = (resolve(value.type), value)
        if capture.strength == .weak, payload(type) == nil {
            type = optional(type)
            held = IRExpr(.wrap(value), type, value.range)
        }
        let variable = local(capture.name.text, type, isLet: true)
        variable.strength = capture.strength
        if capture.strength == .weak { module.noticesDeath = true }
        if capture.name.text == "self" {
            context.selfVariable = variable
            context.selfType = type
        }
        return (variable, held)
    }

    // MARK: Parameters

    /// The parameters' variables, and statements that take a tuple apart for several names.
    private func closureParameters(
        _ closure: Closure, _ expected: FunctionType?, _ range: SourceRange
    ) throws -> ([Variable], [IRStmt]) {
        let place = closure.signatureRange ?? range
        let wanted = expected?.parameters ?? []
        let count = closure.parameters?.count ?? closure.shorthandCount
        if let expected, let parts = tupleParts(expected, count) {
            return try unpack(closure, parts, expected.parameters[0].type, count, range)
        }
        if let named = closure.parameters {
            if expected != nil, named.count != wanted.count {
                throw parameterCount(named.count, expected, place)
            }
            let variables = try named.indices.map { index in
                try namedParameter(named[index], wanted[safe: index], range)
            }
            return (variables, [])
        }
        // A closure without parameters may stand where a single `Void` is given: `.sink { }`.
        if count == 0, wanted.count == 1, resolve(wanted[0].type).isVoid {
            return ([local("$0", .void, isLet: true)], [])
        }
        if expected != nil, count > wanted.count || count == 0 && !wanted.isEmpty {
            throw parameterCount(count, expected, range)
        }
        guard expected != nil || count == 0 else { throw fail(.needsContext("'$0'"), range) }
        let variables = try wanted.indices.map { index in
            local("$\(index)", try known(wanted[index].type, range), isLet: !wanted[index].isInout)
        }
        return (variables, [])
    }

    private func parameterCount(_ found: Int, _ expected: FunctionType?, _ range: SourceRange) -> CheckError {
        let count = expected?.parameters.count ?? 0
        return fail(
            .closureParameters(found: found, expected: count, type: expected.map { describe(.function($0)) } ?? "_"),
            range)
    }

    private func namedParameter(
        _ parameter: ClosureParameter, _ wanted: FunctionType.Parameter?, _ range: SourceRange
    ) throws -> Variable {
        var type = try parameter.type.map { try resolveType($0) }
        if let declared = type, let wanted, !unifyAtomically(declared, wanted.type) {
            _ = try convert(IRExpr(.constant(.null), resolve(wanted.type), parameter.name.range), to: declared)
        }
        if type == nil {
            guard let wanted else { throw fail(.closureParameter(parameter.name.text), parameter.name.range) }
            type = try known(wanted.type, parameter.name.range)
        }
        let isInout = (wanted?.isInout ?? false) || (parameter.type?.isInOut ?? false)
        if parameter.name.text.hasPrefix("$") { return projected(parameter.name, type ?? .error) }
        let variable = local(parameter.name.text, resolve(type ?? .error), isLet: !isInout)
        variable.isParameter = true
        return variable
    }

    /// `{ $item in }` over a Binding: the binding as `$item`, its value as `item`.
    private func projected(_ name: Name, _ type: SwiftType) -> Variable {
        let binding = local(name.text, type, isLet: true)
        let value = Tree.member(Tree.identifier(name.text, name.range), "wrappedValue", name.range)
        scope.aliases[String(name.text.dropFirst())] = value
        return binding
    }

    private func known(_ type: SwiftType, _ range: SourceRange) throws -> SwiftType {
        let type = resolve(type)
        if case .variable = type { throw fail(.needsContext("the closure's parameter"), range) }
        return type
    }

    /// The elements of a single tuple parameter that the closure takes as several.
    private func tupleParts(_ expected: FunctionType, _ count: Int) -> [SwiftType.TupleElement]? {
        guard expected.parameters.count == 1, count > 1, case .tuple(let parts) = resolve(expected.parameters[0].type),
            parts.count == count
        else { return nil }
        return parts
    }

    private func unpack(
        _ closure: Closure, _ parts: [SwiftType.TupleElement], _ type: SwiftType, _ count: Int, _ range: SourceRange
    ) throws -> ([Variable], [IRStmt]) {
        let whole = temporary(resolve(type))
        let patterns = parts.indices.map { index -> IRPattern in
            let name = closure.parameters?[index].name.text ?? "$\(index)"
            return name == "_" ? .any : .bind(local(name, parts[index].type, isLet: true))
        }
        return ([whole], [.bind(.tuple(patterns), IRExpr(.variable(whole), whole.type, range))])
    }

    // MARK: Bodies

    private func closureBody(
        _ block: CodeBlock, _ wanted: SwiftType?, _ builder: String?, _ context: FunctionContext, _ first: [IRStmt]
    ) throws -> (IRBody, SwiftType) {
        if let builder, !returnsValue(block) {
            let body = try builtBody(block, builder: builder, result: wanted)
            return (prefixed(first, body), resolve(bodyType(body)))
        }
        if let expr = singleValueExpression(block) { return try expressionBody(expr, block, wanted, context, first) }
        if let wanted, !wanted.hasVariables { return try statementBody(block, wanted, context, first) }
        context.result = nil
        let statements = try checkStatements(failingOn: block)
        let result = try commonResult(context.returned, block.range)
        if let wanted, !unify(wanted, result) {
            throw fail(.mismatch(found: describe(result), expected: describe(wanted)), block.range)
        }
        return (.statements(first + statements), resolve(result))
    }

    private func statementBody(
        _ block: CodeBlock, _ wanted: SwiftType, _ context: FunctionContext, _ first: [IRStmt]
    ) throws -> (IRBody, SwiftType) {
        context.result = wanted
        let statements = try checkStatements(failingOn: block)
        if !wanted.isVoid, !isNever(wanted), mayFallThrough(block) {
            throw fail(.missingReturn(describe(wanted)), block.range)
        }
        return (.statements(first + statements), wanted)
    }

    /// Statements of a closure: the first error is thrown, so that another overload can be tried.
    private func checkStatements(failingOn block: CodeBlock) throws -> [IRStmt] {
        let before = errors
        errors = []
        defer { errors = before }
        let statements = try checkStatements(block.statements)
        if let first = errors.first { throw first.adding(errors.dropFirst()) }
        return statements
    }

    private func expressionBody(
        _ expr: Expr, _ block: CodeBlock, _ wanted: SwiftType?, _ context: FunctionContext, _ first: [IRStmt]
    ) throws -> (IRBody, SwiftType) {
        context.result = wanted.flatMap { $0.hasVariables ? nil : $0 }
        if let wanted, wanted.isVoid {
            if case .ifExpr = expr.kind { return try statementBody(block, wanted, context, first) }
            if case .switchExpr = expr.kind { return try statementBody(block, wanted, context, first) }
            return (.statements(first + [.expr(try check(expr, nil))]), .void)
        }
        if expr.isBranching, let statements = try? branches(block, unlessValueOf: expr, wanted) {
            return (.statements(first + statements), .void)
        }
        let value = try check(expr, wanted)
        guard let wanted else { return (prefixed(first, .value(value)), resolve(value.type)) }
        if isNever(value.type), wanted.hasVariables { return (prefixed(first, .value(value)), value.type) }
        let converted = try convert(value, to: wanted)
        return (prefixed(first, .value(converted)), resolve(wanted))
    }

    /// An `if` or `switch` alone in a closure whose branches give no common value is a statement, as it always was.
    private func branches(_ block: CodeBlock, unlessValueOf expr: Expr, _ wanted: SwiftType?) throws -> [IRStmt]? {
        if let wanted, !wanted.hasVariables { return nil }
        let saved = (solutions, errors)
        if (try? check(expr, wanted)) != nil {
            (solutions, errors) = saved
            return nil
        }
        (solutions, errors) = saved
        if let wanted, !unifyAtomically(wanted, .void) { return nil }
        function.result = .void
        return try checkStatements(failingOn: block)
    }

    private func prefixed(_ first: [IRStmt], _ body: IRBody) -> IRBody {
        guard !first.isEmpty else { return body }
        switch body {
        case .value(let value): return .statements(first + [.returnValue(value)])
        case .statements(let statements): return .statements(first + statements)
        }
    }

    private func commonResult(_ types: [SwiftType], _ range: SourceRange) throws -> SwiftType {
        guard var common = types.first else { return .void }
        for type in types.dropFirst() { common = try commonType(common, type, range) }
        return common
    }

    /// Whether a closure waits itself.
    func usesAwait(_ block: CodeBlock) -> Bool { block.range.text.contains("await") }
}

extension Expr {
    /// Whether it is an `if` or a `switch`.
    fileprivate var isBranching: Bool {
        switch kind {
        case .ifExpr, .switchExpr: true
        default: false
        }
    }
}

extension Array {
    /// The element at a place, nil where there is none.
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
