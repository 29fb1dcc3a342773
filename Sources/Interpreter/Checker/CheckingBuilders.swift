import SwiftSubset

// Result builders: statements become calls of the builder's static functions.
extension Checker {
    /// A body as its result builder makes it.
    func builtBody(_ block: CodeBlock, builder: String, result: SwiftType?) throws -> IRBody {
        let before = errors
        errors = []
        defer { errors = before }
        return try inScope {
            let builder = builderName(builder, giving: result)
            var (statements, value) = try built(
                block.statements, builder, block.range, passesOne: builder == "ViewBuilder" && isConcrete(result))
            value = try call(builder, "buildFinalResult", value, block.range) ?? value
            if let first = errors.first { throw first.adding(errors.dropFirst()) }
            if let result {
                value = try convert(value, to: result)
            }
            return statements.isEmpty ? .value(value) : .statements(statements + [.returnValue(value)])
        }
    }

    /// Whether a body says which view it gives: `AnyView`, `Text`, a generic parameter. One view is passed on as it is.
    private func isConcrete(_ result: SwiftType?) -> Bool {
        switch result.map(resolve) {
        case .nominal, .generic: true
        default: false
        }
    }

    /// The type of what a body gives.
    func bodyType(_ body: IRBody) -> SwiftType {
        switch body {
        case .value(let value): return value.type
        case .statements(let statements):
            if case .returnValue(let value?)? = statements.last { return value.type }
            return .void
        }
    }

    /// Statements of a builder's block, and the value that `buildBlock` makes of its components.
    private func built(
        _ statements: [Stmt], _ builder: String, _ range: SourceRange, passesOne: Bool = false
    ) throws -> ([IRStmt], IRExpr) {
        try declareLocalTypes(statements)
        var result: [IRStmt] = []
        let functions = announceLocalFunctions(statements)
        var components: [(label: String?, value: Expr)] = []
        var wrong: [CheckError] = []
        for statement in statements {
            result += makeLocalFunctions(for: statement, functions)
            do {
                guard let value = try component(statement, builder, &result) else { continue }
                let held = hold(value, &result)
                components.append((nil, Tree.identifier(held, statement.range)))
            } catch let error as CheckError {
                if error.diagnostic == .tooComplex { throw error }
                wrong.append(error)
                declareNamesAfterError(statement)
            }
        }
        if let first = wrong.first { throw first.adding(wrong.dropFirst()) }
        if passesOne, components.count == 1 { return (result, try check(components[0].value, nil)) }
        return (result, try combined(components, builder, range))
    }

    /// Keeps a value under a name of the checker's own.
    private func hold(_ value: IRExpr, _ statements: inout [IRStmt]) -> String {
        let held = hidden(resolve(value.type))
        statements.append(.declare(held.variable, value))
        return held.name
    }

    private func combined(
        _ components: [(label: String?, value: Expr)], _ builder: String, _ range: SourceRange
    ) throws -> IRExpr {
        guard has("buildPartialBlock", builder), let first = components.first else {
            return try check(function("buildBlock", builder, components, range), nil)
        }
        var value = function("buildPartialBlock", builder, [("first", first.value)], range)
        for next in components.dropFirst() {
            value = function(
                "buildPartialBlock", builder, [("accumulated", value), ("next", next.value)], range)
        }
        return try check(value, nil)
    }

    private func has(_ name: String, _ builder: String) -> Bool {
        builderType(builder).map { !members(of: $0, named: name).isEmpty } ?? false
    }

    private func function(
        _ name: String, _ builder: String, _ arguments: [(label: String?, value: Expr)], _ range: SourceRange
    ) -> Expr {
        Tree.call(Tree.member(Tree.identifier(builder, range), name, range), arguments, range)
    }

    /// A call of a builder's function with a value; nil where the builder has none of that name.
    private func call(
        _ builder: String, _ name: String, label: String? = nil, _ value: IRExpr, _ range: SourceRange
    ) throws -> IRExpr? {
        guard has(name, builder) else { return nil }
        let held = hidden(resolve(value.type))
        let called = try check(function(name, builder, [(label, Tree.identifier(held.name, range))], range), nil)
        return wrapped([.declare(held.variable, value)], called)
    }

    // MARK: Components

    private func component(_ statement: Stmt, _ builder: String, _ statements: inout [IRStmt]) throws -> IRExpr? {
        switch statement.kind {
        case .expr(let expr): return try expressionComponent(expr, builder)
        case .ifStmt(let node): return try branch(node, builder, &statements)
        case .switchStmt(let node): return try switchComponent(node, builder, &statements)
        case .forIn(let node): return try loop(node, builder, &statements)
        case .doStmt(let node) where node.catches.isEmpty:
            let (inner, value) = try inScope { try built(node.body.statements, builder, node.body.range) }
            statements += inner
            return value
        default:
            statements += try checkStatement(statement, label: nil)
            return nil
        }
    }

    private func expressionComponent(_ expr: Expr, _ builder: String) throws -> IRExpr {
        switch expr.kind {
        case .ifExpr(let node):
            var statements: [IRStmt] = []
            let value = try branch(node, builder, &statements)
            return wrapped(statements, value)
        case .switchExpr(let node):
            var statements: [IRStmt] = []
            let value = try switchComponent(node, builder, &statements)
            return wrapped(statements, value)
        default:
            guard has("buildExpression", builder) else { return try check(expr, nil) }
            return try check(function("buildExpression", builder, [(nil, expr)], expr.range), nil)
        }
    }

    private func wrapped(_ statements: [IRStmt], _ value: IRExpr) -> IRExpr {
        let result = Variable("", resolve(value.type), isLet: true, depth: function.depth)
        return IRExpr(.block(statements + [.declare(result, value)], result: result), value.type, value.range)
    }

    // MARK: Branches

    private func branch(_ node: IfNode, _ builder: String, _ statements: inout [IRStmt]) throws -> IRExpr {
        let (conditions, then) = try inScope {
            (
                try checkConditions(node.conditions),
                try inScope { try built(node.then.statements, builder, node.then.range) }
            )
        }
        guard let otherwise = node.otherwise else {
            return try optionalBranch(conditions, then, builder, node.range, &statements)
        }
        let other = try elseBranch(otherwise, builder)
        return try alternatives(
            [then, other], builder, node.range, &statements
        ) { bodies in .ifElse(conditions, then: bodies[0], otherwise: bodies[1]) }
    }

    private func elseBranch(_ otherwise: IfNode.Else, _ builder: String) throws -> ([IRStmt], IRExpr) {
        switch otherwise {
        case .block(let block): return try inScope { try built(block.statements, builder, block.range) }
        case .elseIf(let node):
            var inner: [IRStmt] = []
            let value = try branch(node, builder, &inner)
            return (inner, value)
        }
    }

    private func optionalBranch(
        _ conditions: [IRCondition], _ then: ([IRStmt], IRExpr), _ builder: String, _ range: SourceRange,
        _ statements: inout [IRStmt]
    ) throws -> IRExpr {
        let name = has("buildOptional", builder) ? "buildOptional" : "buildIf"
        let type = optional(resolve(then.1.type))
        let some = try call(builder, name, IRExpr(.wrap(then.1), type, range), range)
        let none = try call(builder, name, IRExpr(.constant(.null), type, range), range)
        guard let some, let none else { throw fail(.unusable("if without else in '\(builder)'"), range) }
        let result = Variable("", resolve(some.type), isLet: false, depth: function.depth)
        statements.append(.declare(result, nil))
        statements.append(
            .ifElse(
                conditions, then: then.0 + [.expr(assignment(result, some))],
                otherwise: [.expr(assignment(result, none))]))
        return IRExpr(.variable(result), result.type, range)
    }

    private func assignment(_ variable: Variable, _ value: IRExpr) -> IRExpr {
        IRExpr(.assign(.variable(variable), value), .void, value.range)
    }

    /// Alternatives that come to one type through `buildEither`: the n-th is `second` n times, then `first`.
    private func alternatives(
        _ bodies: [([IRStmt], IRExpr)], _ builder: String, _ range: SourceRange, _ statements: inout [IRStmt],
        _ make: ([[IRStmt]]) -> IRStmt
    ) throws -> IRExpr {
        var values: [IRExpr] = []
        for (index, body) in bodies.enumerated() {
            var value = body.1
            if index < bodies.count - 1 || bodies.count == 1 { value = try either(builder, "first", value, range) }
            for _ in 0..<min(index, bodies.count - 1) { value = try either(builder, "second", value, range) }
            values.append(value)
        }
        var type = resolve(values.first?.type ?? .void)
        for value in values.dropFirst() { type = try commonType(type, resolve(value.type), range) }
        let result = Variable("", type, isLet: false, depth: function.depth)
        statements.append(.declare(result, nil))
        let complete = try zip(bodies, values).map { body, value in
            body.0 + [.expr(assignment(result, try convert(value, to: type)))]
        }
        statements.append(make(complete))
        return IRExpr(.variable(result), type, range)
    }

    private func either(_ builder: String, _ label: String, _ value: IRExpr, _ range: SourceRange) throws -> IRExpr {
        guard let made = try call(builder, "buildEither", label: label, value, range) else {
            throw fail(.unusable("if and switch in '\(builder)'"), range)
        }
        return made
    }

    private func switchComponent(
        _ node: SwitchNode, _ builder: String, _ statements: inout [IRStmt]
    ) throws -> IRExpr {
        var bodies: [([IRStmt], IRExpr)] = []
        let label = freshLabel()
        let checked = try withLabel("switch", label, isLoop: false) {
            try switchCases(node, label) { one in
                bodies.append(try built(one.body.statements, builder, one.labelRange))
                return []
            }
        }
        return try alternatives(bodies, builder, node.range, &statements) { complete in
            var checked = checked
            for index in checked.cases.indices { checked.cases[index].body = complete[index] }
            return .switchCase(checked)
        }
    }

    // MARK: Loops

    private func loop(_ node: ForNode, _ builder: String, _ statements: inout [IRStmt]) throws -> IRExpr {
        let label = freshLabel()
        let range = node.sequence.range
        return try inScope {
            let (source, element) = try checkSource(node)
            let pattern = try self.pattern(node.pattern, try node.type.map(resolveType) ?? element)
            let condition = try node.condition.map { try checkCondition($0) }
            let (inner, value) = try withLabel(nil, label, isLoop: true) {
                try inScope { try built(node.body.statements, builder, node.body.range) }
            }
            let list = hidden(array(resolve(value.type)), isLet: false)
            list.variable.isMutated = true
            let item = hidden(resolve(value.type))
            let append = Tree.call(
                Tree.member(Tree.identifier(list.name, range), "append", range),
                [(nil, Tree.identifier(item.name, range))], range)
            let body = inner + [.declare(item.variable, value), .expr(try check(append, nil))]
            statements.append(.declare(list.variable, IRExpr(.array([], isSet: false), list.variable.type, range)))
            statements.append(.position(range))
            statements.append(
                .forIn(IRFor(label: label, source: source, element: pattern, condition: condition, body: body)))
            let all = IRExpr(.variable(list.variable), list.variable.type, range)
            guard let made = try call(builder, "buildArray", all, range) else {
                throw fail(.unusable("for in '\(builder)'"), range)
            }
            return made
        }
    }
}
