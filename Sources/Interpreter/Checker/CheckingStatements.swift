import SwiftSubset

// Statements of bodies.
extension Checker {
    /// Statements in a scope of their own.
    func checkBlock(_ block: CodeBlock) throws -> [IRStmt] {
        try inScope { try checkStatements(block.statements) }
    }

    /// Statements in the present scope; an error in one does not hide those in others.
    func checkStatements(_ statements: [Stmt]) throws -> [IRStmt] {
        try declareLocalTypes(statements)
        var result: [IRStmt] = []
        let functions = announceLocalFunctions(statements)
        for statement in statements {
            result += makeLocalFunctions(for: statement, functions)
            guard let checked = attempt({ try self.checkStatement(statement, label: nil) }) else {
                declareNamesAfterError(statement)
                continue
            }
            result += checked
        }
        return result
    }

    /// Names bound by a statement that is wrong are known all the same, so that they are not reported as unknown.
    func declareNamesAfterError(_ statement: Stmt) {
        guard case .decl(let decl) = statement.kind, case .variable(let variable) = decl.kind else { return }
        for name in variable.bindings.flatMap(\.pattern.boundNames) where scope.variables[name.text] == nil {
            _ = local(name.text, .error, isLet: false)
        }
    }

    func checkStatement(_ statement: Stmt, label: Name?) throws -> [IRStmt] {
        let range = statement.range
        switch statement.kind {
        case .expr(let expr): return [.expr(try checkDiscarded(expr))]
        case .decl(let decl): return try checkLocalDeclaration(decl)
        case .ifStmt(let node): return try labelled(label, isLoop: false) { _ in [try self.checkIf(node)] }
        case .guardStmt(let conditions, let otherwise): return [try checkGuard(conditions, otherwise)]
        case .switchStmt(let node): return [try checkSwitch(node, label: label)]
        case .forIn(let node): return try checkFor(node, label: label, range: range)
        case .whileStmt(let conditions, let body):
            return [.position(range), try checkWhile(conditions, body, label: label)]
        case .repeatWhile(let body, let condition):
            return [.position(range), try checkRepeat(body, condition, label: label)]
        case .returnStmt(let value): return [try checkReturn(value, range)]
        case .breakStmt(let name): return [.breakOut(label: try target(name, range, loopsOnly: false))]
        case .continueStmt(let name): return [.continueLoop(label: try target(name, range, loopsOnly: true))]
        case .fallthroughStmt: return [.fallThrough]
        case .throwStmt(let value): return [.throwError(try checkThrown(value))]
        case .deferStmt(let block): return [.deferred(try checkBlock(block))]
        case .doStmt(let node): return try checkDo(node, label: label)
        case .labelled(let name, let inner): return try checkStatement(inner, label: name)
        }
    }

    /// An expression whose value is dropped; in an initializer, `wrapped = value` makes the wrapper.
    private func checkDiscarded(_ expr: Expr) throws -> IRExpr {
        if let made = wrapperAssignment(expr) { return try check(made, nil) }
        return try check(expr, nil)
    }

    private func wrapperAssignment(_ expr: Expr) -> Expr? {
        guard function.isInitializer, case .assignment(let target, let name, let value) = expr.kind, name.text == "=",
            let id = function.selfType?.nominalID, let property = ownPropertyName(target),
            let member = declarations[id].members[property]?.first, let wrapper = member.wrapper,
            let field = declarations[id].fields.first(where: { $0.name == wrapper.storage }),
            field.initialValue == nil, let attribute = field.wrapperAttribute,
            ownMembers(of: typeID(attribute.name.text) ?? id, named: "init").contains(where: {
                $0.parameters.first?.label == "wrappedValue"
            })
        else { return nil }
        let range = expr.range
        let made = Tree.call(
            Tree.identifier(attribute.name.text, range), [(label: "wrappedValue", value: value)], value.range)
        return Tree.assign(Tree.selfMember(wrapper.storage, range), made, range)
    }

    private func ownPropertyName(_ target: Expr) -> String? {
        switch target.kind {
        case .identifier(let reference): scope.variable(reference.name.text) == nil ? reference.name.text : nil
        case .member(let base, let reference): if case .selfValue = base.kind { reference.name.text } else { nil }
        default: nil
        }
    }

    // MARK: Jumps

    private func target(_ name: Name?, _ range: SourceRange, loopsOnly: Bool) throws -> Int {
        let found = function.loops.last { loop in
            name.map { loop.name == $0.text } ?? (loopsOnly ? loop.isLoop : loop.isLoop || loop.name == "switch")
        }
        guard let found else {
            if let name { throw fail(.unknownName(name.text, nearest: []), name.range) }
            throw fail(loopsOnly ? .continueOutside : .breakOutside, range)
        }
        return found.label
    }

    /// Runs with a jump target; nameless statements that are no loops and no switch are none.
    private func labelled(_ name: Name?, isLoop: Bool, _ body: (Int) throws -> [IRStmt]) throws -> [IRStmt] {
        guard let name else { return try body(0) }
        let label = freshLabel()
        let statements = try withLabel(name.text, label, isLoop: isLoop) { try body(label) }
        return [.labelled(label: label, statements)]
    }

    func withLabel<T>(_ name: String?, _ label: Int, isLoop: Bool, _ body: () throws -> T) rethrows -> T {
        function.loops.append((name: name, label: label, isLoop: isLoop))
        defer { function.loops.removeLast() }
        return try body()
    }

    private func checkReturn(_ value: Expr?, _ range: SourceRange) throws -> IRStmt {
        if function.isInitializer { return try initializerReturn(value) }
        guard let value else {
            if let result = function.result, !result.isVoid, !result.hasVariables {
                throw fail(.missingReturn(describe(result)), range)
            }
            function.returned.append(.void)
            return .returnValue(nil)
        }
        guard let result = function.result else {
            let checked = try check(value, function.returned.first)
            function.returned.append(resolve(checked.type))
            return .returnValue(checked)
        }
        if result.isVoid {
            let checked = try check(value, nil)
            if checked.type.isVoid || isNever(checked.type) { return .returnValue(checked) }
            throw fail(.valueInVoid, value.range)
        }
        if case .opaque = resolve(result) { return .returnValue(try checkOpaque(value, result)) }
        return .returnValue(try check(value, as: result, for: .returned))
    }

    /// What is returned as `some P`: each `return` gives the same type. What the vocabulary calls `some P` may be any.
    private func checkOpaque(_ value: Expr, _ result: SwiftType) throws -> IRExpr {
        let checked = try check(value, result)
        if case .nominal(let id, _) = resolve(checked.type) {
            if let first = function.opaqueReturn, first.nominalID != id {
                throw fail(.opaqueMismatch(describe(first), describe(checked.type)), value.range)
            }
            function.opaqueReturn = function.opaqueReturn ?? resolve(checked.type)
        }
        return try convert(checked, to: result)
    }

    private func initializerReturn(_ value: Expr?) throws -> IRStmt {
        guard let value else { return .returnValue(nil) }
        guard case .nilLiteral = value.kind else { throw fail(.unusable("return with a value"), value.range) }
        return .returnValue(IRExpr(.constant(.null), function.selfType.map(optional) ?? .error, value.range))
    }

    private func checkThrown(_ value: Expr) throws -> IRExpr {
        let checked = try check(value, function.thrownType ?? typeID("Error").map { .existential([$0]) })
        function.thrown.append(resolve(checked.type))
        guard let error = typeID("Error") else { return checked }
        return try convert(checked, to: .existential([error]))
    }

    // MARK: Conditions

    /// Conditions; what they bind is known in the present scope.
    func checkConditions(_ conditions: [Condition]) throws -> [IRCondition] {
        try conditions.map { condition in
            switch condition.kind {
            case .expr(let expr): return .expr(try checkCondition(expr))
            case .optionalBinding(let pattern, let type, let value): return try checkBinding(pattern, type, value)
            case .matching(let pattern, let value):
                let subject = try check(value, nil)
                return .matching(try self.pattern(pattern, resolve(subject.type)), subject)
            case .availability(_, let isAvailable):
                return .expr(IRExpr(.constant(.bool(isAvailable)), boolType, condition.range))
            }
        }
    }

    private func checkBinding(_ pattern: Pattern, _ type: TypeRef?, _ value: Expr) throws -> IRCondition {
        let declared = try type.map(resolveType)
        let subject = try check(value, declared.map(optional))
        guard let inner = payload(resolve(subject.type)) else {
            throw fail(.notOptional(describe(subject.type)), value.range)
        }
        let bound = declared ?? inner
        let converted = try declared.map { try convert(subject, to: optional($0)) } ?? subject
        guard case .identifier(let name, let isVariable) = pattern.kind else {
            return .matching(.some(try self.pattern(pattern, bound)), converted)
        }
        let held = local(name.text, bound, isLet: !isVariable)
        // `guard let self`: members named alone are those of the instance that is held.
        if name.text == "self" { (function.selfVariable, function.selfType) = (held, bound) }
        return .binding(held, converted)
    }

    // MARK: Branches

    func checkIf(_ node: IfNode) throws -> IRStmt {
        let (conditions, then) = try inScope { (try checkConditions(node.conditions), try checkBlock(node.then)) }
        switch node.otherwise {
        case .block(let block)?: return .ifElse(conditions, then: then, otherwise: try checkBlock(block))
        case .elseIf(let other)?: return .ifElse(conditions, then: then, otherwise: [try checkIf(other)])
        case nil: return .ifElse(conditions, then: then, otherwise: [])
        }
    }

    private func checkGuard(_ conditions: [Condition], _ otherwise: CodeBlock) throws -> IRStmt {
        let block = try checkBlock(otherwise)
        if mayFallThrough(otherwise) {
            let end = SourceRange(
                file: otherwise.range.file, lower: otherwise.range.upper - 1, upper: otherwise.range.upper)
            throw fail(.guardFallsThrough, end)
        }
        return .guardElse(try checkConditions(conditions), otherwise: block)
    }

    private func checkWhile(_ conditions: [Condition], _ body: CodeBlock, label: Name?) throws -> IRStmt {
        let target = freshLabel()
        return try withLabel(label?.text, target, isLoop: true) {
            try inScope {
                .whileLoop(label: target, try checkConditions(conditions), body: try checkBlock(body))
            }
        }
    }

    private func checkRepeat(_ body: CodeBlock, _ condition: Expr, label: Name?) throws -> IRStmt {
        let target = freshLabel()
        return try withLabel(label?.text, target, isLoop: true) {
            .repeatWhile(label: target, body: try checkBlock(body), try checkCondition(condition))
        }
    }

    private func checkDo(_ node: DoNode, label: Name?) throws -> [IRStmt] {
        let target = freshLabel()
        return try withLabel(label?.text, target, isLoop: false) {
            let saved = (function.mayThrow, function.thrown)
            if !node.catches.isEmpty {
                function.mayThrow = true
                function.thrown = []
            }
            let body = try checkBlock(node.body)
            let thrown = function.thrown
            (function.mayThrow, function.thrown) = saved
            if node.catches.isEmpty { return [.labelled(label: target, body)] }
            // What no catch takes goes on to the caller.
            if !node.catches.contains(where: takesAll) { function.thrown += thrown }
            let type = caughtType(thrown)
            let error = Variable("error", type, isLet: true, depth: function.depth)
            let catches = try node.catches.map { try checkCatch($0, error, type) }
            return [.doCatch(IRDo(label: target, body: body, error: error, catches: catches))]
        }
    }

    /// Whether a `catch` takes every error.
    private func takesAll(_ clause: CatchClause) -> Bool {
        clause.items.isEmpty
            || clause.items.contains { item in
                guard item.condition == nil else { return false }
                switch item.pattern.kind {
                case .wildcard, .identifier: return true
                default: return false
                }
            }
    }

    /// The type of `error`: what everything in the body throws, where that is one type of the program.
    private func caughtType(_ thrown: [SwiftType]) -> SwiftType {
        if let first = thrown.first, case .nominal = first, thrown.allSatisfy({ $0 == first }) { return first }
        return typeID("Error").map { .existential([$0]) } ?? .any
    }

    private func checkCatch(_ clause: CatchClause, _ error: Variable, _ type: SwiftType) throws -> IRDo.Catch {
        try inScope {
            if clause.items.isEmpty { scope.variables["error"] = error }
            let items = try casePatterns(clause.items, type)
            return IRDo.Catch(patterns: items, body: try checkBlock(clause.body))
        }
    }
}
