import SwiftSubset

/// A body to be checked: of a function, an accessor, an initializer, `deinit`.
struct BodyPlan {
    let id: FunctionID
    let info: MemberInfo
    let body: CodeBlock
    /// The result; the property's type for a getter, `()` for a setter.
    var result: SwiftType
    /// Parameters beyond the member's own: a setter's new value.
    var extra: [ParameterInfo] = []
    var isMutating = false
    /// The name for call chains.
    var name: String { info.name }
    /// Properties whose observers must not run in here.
    var rawProperties: [String] = []
}

extension Checker {
    /// Checks a body once all signatures are known.
    func checkLater(_ plan: @escaping () -> BodyPlan) {
        later {
            let plan = plan()
            try self.withMemberGenerics(plan.info) { try self.checkBody(plan) }
        }
    }

    /// Makes a member's own generic parameters and conditions visible.
    func withMemberGenerics<T>(_ info: MemberInfo, _ body: () throws -> T) rethrows -> T {
        try inEnvironment(environment) {
            genericScope.append(Dictionary(info.genericParameters.map { ($0.name, $0) }, uniquingKeysWith: { $1 }))
            enter(info.requirements)
            return try body()
        }
    }

    private func checkBody(_ plan: BodyPlan) throws {
        let owner = plan.info.owner
        let context = freshContext(owner: owner, isStatic: plan.info.isStatic)
        context.name = plan.info.kind == .property ? plan.name : plan.info.key
        context.result = plan.result
        context.isAsync = plan.info.isAsync
        context.mayThrow = plan.info.isThrowing
        context.thrownType = plan.info.thrownType
        context.genericParameters = genericsOf(owner) + plan.info.genericParameters
        try inFunction(context) {
            var (variables, inouts) = selfParameter(plan, context)
            for parameter in plan.info.kind == .property ? plan.extra : plan.info.parameters + plan.extra {
                if parameter.isInout { inouts.insert(variables.count) }
                variables.append(parameterVariable(parameter))
            }
            let body = try withRawProperties(plan.rawProperties, of: owner) {
                try self.functionBody(
                    plan.body, result: plan.result, builder: self.inheritedBuilder(plan), range: plan.body.range)
            }
            module.functions.append(
                IRFunction(
                    id: plan.id, name: displayName(plan), parameters: variables, inouts: inouts,
                    genericParameters: context.genericParameters, result: plan.result, body: body,
                    isAsync: plan.info.isAsync, range: plan.info.range, declared: declaredEffects(plan.info)))
        }
    }

    /// What a function says that it may do; nil for the vocabulary's own.
    func declaredEffects(_ info: MemberInfo) -> IREffects? {
        if let owner = info.owner, declarations[owner].isVocabulary, info.range.map({ $0.file === sourceFile }) != true
        {
            return nil
        }
        return (info.isThrowing ? IREffects.throwing : []).union(info.isAsync ? .waiting : [])
    }

    /// The generic parameters that a type's members get run-time types for.
    func genericsOf(_ owner: NominalID?) -> [GenericParameterID] {
        guard let owner else { return [] }
        return declarations[owner].selfParameter.map { [$0] } ?? declarations[owner].genericParameters
    }

    private func selfParameter(_ plan: BodyPlan, _ context: FunctionContext) -> ([Variable], Set<Int>) {
        guard let type = context.selfType, !plan.info.isStatic else { return ([], []) }
        let variable = Variable("self", type, isLet: !plan.isMutating, depth: 0)
        variable.isMutated = plan.isMutating
        context.selfVariable = variable
        return ([variable], plan.isMutating ? [0] : [])
    }

    /// A parameter as a variable of the body.
    func parameterVariable(_ parameter: ParameterInfo) -> Variable {
        let type = parameter.isVariadic ? array(parameter.type) : parameter.type
        let variable = local(parameter.name, type, isLet: !parameter.isInout)
        variable.isParameter = true
        return variable
    }

    func displayName(_ plan: BodyPlan) -> String {
        let own = plan.info.kind == .property ? plan.name : plan.info.key
        return plan.info.owner.map { declarations[$0].qualifiedName + "." + own } ?? own
    }

    /// While a property's own observers and the initializers are checked, writing it runs no observers.
    func withRawProperties<T>(_ names: [String], of owner: NominalID?, _ body: () throws -> T) rethrows -> T {
        guard let owner, !names.isEmpty else { return try body() }
        let saved = names.map { ($0, declarations[owner].members[$0]) }
        let outer = rawNames
        rawNames.formUnion(names)
        for name in names {
            guard let field = declarations[owner].fields.firstIndex(where: { $0.name == name }) else { continue }
            for index in (declarations[owner].members[name] ?? []).indices {
                declarations[owner].members[name]?[index].setter = .field(field)
            }
        }
        defer {
            rawNames = outer
            for (name, members) in saved { declarations[owner].members[name] = members }
        }
        return try body()
    }

    /// The result builder of a body: its own, or that of the protocol's requirement that it serves.
    private func inheritedBuilder(_ plan: BodyPlan) -> String? {
        if plan.extra.isEmpty, let own = plan.info.builder { return own }
        guard let owner = plan.info.owner, plan.extra.isEmpty else { return nil }
        for id in allConformances(of: owner).sorted(by: { $0.index < $1.index }) {
            for requirement in declarations[id].members[plan.info.name] ?? [] where requirement.key == plan.info.key {
                if let builder = requirement.builder { return builder }
            }
        }
        return nil
    }

    /// A body: one expression, statements, or what a result builder makes of them.
    func functionBody(_ block: CodeBlock, result: SwiftType, builder: String?, range: SourceRange) throws -> IRBody {
        if let builder, !returnsValue(block) { return try builtBody(block, builder: builder, result: result) }
        if result.isVoid || isNever(result) { return .statements(try checkBlock(block)) }
        if let value = try singleValue(block, expected: result) { return .value(value) }
        let statements = try checkBlock(block)
        if mayFallThrough(block) {
            throw fail(
                .missingReturn(describe(result)),
                SourceRange(file: range.file, lower: range.upper - 1, upper: range.upper))
        }
        return .statements(statements)
    }

    /// The value of a block that is one expression, or one `if` or `switch` that stands for a value.
    func singleValue(_ block: CodeBlock, expected: SwiftType?) throws -> IRExpr? {
        guard let expr = singleValueExpression(block) else { return nil }
        return try inRole(.returned, expr) {
            let value = try check(expr, expected)
            guard let expected, !isNever(value.type) else { return value }
            return try convert(value, to: expected)
        }
    }

    func singleValueExpression(_ block: CodeBlock) -> Expr? {
        if let expr = block.singleExpression { return expr }
        guard block.statements.count == 1 else { return nil }
        switch block.statements[0].kind {
        case .ifStmt(let node) where endsInValues(node): return Expr(.ifExpr(node), range: block.statements[0].range)
        case .switchStmt(let node) where node.cases.allSatisfy({ endsInValue($0.body) }):
            return Expr(.switchExpr(node), range: block.statements[0].range)
        default: return nil
        }
    }

    private func endsInValues(_ node: IfNode) -> Bool {
        guard endsInValue(node.then), let otherwise = node.otherwise else { return false }
        switch otherwise {
        case .block(let block): return endsInValue(block)
        case .elseIf(let node): return endsInValues(node)
        }
    }

    private func endsInValue(_ block: CodeBlock) -> Bool {
        if block.statements.count == 1, case .throwStmt = block.statements[0].kind { return true }
        return singleValueExpression(block) != nil
    }

    // MARK: Shape of blocks

    /// Whether `return value` stands in a block itself, closures aside.
    func returnsValue(_ block: CodeBlock) -> Bool { block.statements.contains(where: returnsValue) }

    private func returnsValue(_ statement: Stmt) -> Bool {
        switch statement.kind {
        case .returnStmt: true
        case .ifStmt(let node): returnsValue(node)
        case .guardStmt(_, let block), .deferStmt(let block), .whileStmt(_, let block), .repeatWhile(let block, _):
            returnsValue(block)
        case .switchStmt(let node): node.cases.contains { returnsValue($0.body) }
        case .forIn(let node): returnsValue(node.body)
        case .doStmt(let node): returnsValue(node.body) || node.catches.contains { returnsValue($0.body) }
        case .labelled(_, let inner): returnsValue(inner)
        default: false
        }
    }

    private func returnsValue(_ node: IfNode) -> Bool {
        if returnsValue(node.then) { return true }
        switch node.otherwise {
        case .block(let block)?: return returnsValue(block)
        case .elseIf(let node)?: return returnsValue(node)
        case nil: return false
        }
    }

    /// Whether a block may reach its end.
    func mayFallThrough(_ block: CodeBlock) -> Bool { !block.statements.contains { leaves($0) } }

    private func leaves(_ statement: Stmt) -> Bool {
        switch statement.kind {
        case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallthroughStmt: return true
        case .ifStmt(let node): return leaves(node)
        case .switchStmt(let node):
            return node.cases.allSatisfy { !mayFallThrough($0.body) && !breaks($0.body) }
        case .doStmt(let node):
            return !mayFallThrough(node.body) && node.catches.allSatisfy { !mayFallThrough($0.body) }
        case .whileStmt(let conditions, let body):
            guard conditions.count == 1, case .expr(let expr) = conditions[0].kind, case .bool(true) = expr.kind else {
                return false
            }
            return !breaks(body)
        case .labelled(_, let inner): return leaves(inner)
        case .expr(let expr): return callsNever(expr)
        default: return false
        }
    }

    private func leaves(_ node: IfNode) -> Bool {
        guard !mayFallThrough(node.then) else { return false }
        switch node.otherwise {
        case .block(let block)?: return !mayFallThrough(block)
        case .elseIf(let node)?: return leaves(node)
        case nil: return false
        }
    }

    private func breaks(_ block: CodeBlock) -> Bool {
        block.statements.contains { statement in
            switch statement.kind {
            case .breakStmt: true
            case .ifStmt(let node): breaks(node)
            case .guardStmt(_, let block): breaks(block)
            case .doStmt(let node): breaks(node.body)
            default: false
            }
        }
    }

    private func breaks(_ node: IfNode) -> Bool {
        if breaks(node.then) { return true }
        switch node.otherwise {
        case .block(let block)?: return breaks(block)
        case .elseIf(let node)?: return breaks(node)
        case nil: return false
        }
    }

    private func callsNever(_ expr: Expr) -> Bool {
        guard case .call(let call) = expr.kind, case .identifier(let reference) = call.callee.kind else { return false }
        return ["fatalError", "preconditionFailure", "exit", "abort"].contains(reference.name.text)
    }
}
