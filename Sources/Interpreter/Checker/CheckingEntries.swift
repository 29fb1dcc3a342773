import SwiftSubset

// Statements at the top level of a file, and at the prompt.
extension Checker {
    /// Statements become one function; at the prompt its first parameter is self, and its result the entry's value.
    func checkEntry(_ program: Program, selfType: SwiftType?, isEntry: Bool) {
        let own = program.statements.filter { !isDeclaration($0, isEntry: isEntry) }
        guard !own.isEmpty else { return }
        // A file with statements of its own runs from top to bottom: its variables begin where they stand.
        let statements = program.statements.filter { !isDeclaration($0, isEntry: true) }
        let context = FunctionContext(depth: 0)
        context.selfType = selfType
        context.result = .void
        context.mayThrow = true
        context.name = "main"
        context.isEntry = true
        let this = selfType.map { Variable("self", $0, isLet: true, depth: 0) }
        context.selfVariable = this
        context.isAsync = statements.contains { $0.range.text.contains("await") }
        if let id = selfType?.nominalID {
            within(id) { inFunction(context) { entryFunction(program, statements, this, context, isEntry) } }
        } else {
            inFunction(context) { entryFunction(program, statements, this, context, isEntry) }
        }
    }

    private func isDeclaration(_ statement: Stmt, isEntry: Bool) -> Bool {
        guard case .decl(let decl) = statement.kind else { return false }
        if case .variable = decl.kind { return !isEntry }
        return true
    }

    private func entryFunction(
        _ program: Program, _ statements: [Stmt], _ own: Variable?, _ context: FunctionContext, _ isEntry: Bool
    ) {
        var checked: [IRStmt] = []
        var result = SwiftType.void
        for (index, statement) in statements.enumerated() {
            effort = 0
            attempt {
                if case .decl(let decl) = statement.kind, case .variable(let variable) = decl.kind {
                    checked += isEntry ? try self.sessionVariables(decl, variable) : self.beginGlobals(variable)
                } else if index == statements.count - 1, case .expr(let expr) = statement.kind {
                    let value = try self.check(expr, nil)
                    result = self.resolve(value.type)
                    // `items?.removeAll()`: that something was done is no value to show.
                    if self.payload(result)?.isVoid == true { result = .void }
                    checked.append(result.isVoid ? .expr(value) : .returnValue(value))
                } else {
                    checked += try self.checkStatement(statement, label: nil)
                }
            }
        }
        guard let range = program.statements.first?.range else { return }
        module.valueType = result.isVoid ? nil : result
        module.entry = IRFunction(
            id: newFunction(), name: "entry", parameters: own.map { [$0] } ?? [], inouts: [], genericParameters: [],
            result: result, body: .statements(checked), isAsync: context.isAsync, range: range,
            declared: [.throwing, .waiting])
    }

    /// The first use of a file's variables: it computes their values.
    private func beginGlobals(_ variable: VariableDecl) -> [IRStmt] {
        variable.bindings.flatMap(\.pattern.boundNames).compactMap { name in
            guard case .global(let index)? = declarations.globals[name.text]?.first?.getter else { return nil }
            let global = declarations.globalVariables[index]
            return .expr(IRExpr(.variable(global), resolve(global.type), name.range))
        }
    }

    // MARK: Variables of the session

    private func sessionVariables(_ decl: Decl, _ variable: VariableDecl) throws -> [IRStmt] {
        try refuseAsyncLet(decl)
        return try variable.bindings.flatMap { binding -> [IRStmt] in
            guard case .identifier(let name, _) = binding.pattern.kind else {
                return try sessionPattern(variable, binding)
            }
            if !binding.isStored {
                try readGlobalComputed(decl, binding, name)
                return []
            }
            if let (attribute, wrapper) = wrapper(of: decl) {
                return try sessionWrapper(binding, name, attribute, wrapper)
            }
            return try sessionVariable(variable, binding, name)
        }
    }

    private func sessionVariable(
        _ variable: VariableDecl, _ binding: VariableBinding, _ name: Name
    ) throws -> [IRStmt] {
        let declared = try binding.type.map(resolveType)
        let value = try binding.initializer.map { source in
            try declared.map { try check(source, as: $0, for: .specified) } ?? check(source, nil)
        }
        guard let type = declared ?? (value?.type).map(resolve) else {
            throw fail(.needsContext("'\(name.text)'"), name.range)
        }
        let storage = sessionGlobal(name.text, resolve(type), isLet: variable.isLet, name.range)
        if let value { return [.assign(.variable(storage), value)] }
        guard payload(resolve(type)) != nil else { return [] }
        return [.assign(.variable(storage), IRExpr(.constant(.null), resolve(type), name.range))]
    }

    /// `let (a, b) = pair` at the prompt: bound locally, then kept.
    private func sessionPattern(_ variable: VariableDecl, _ binding: VariableBinding) throws -> [IRStmt] {
        guard let initializer = binding.initializer else {
            throw fail(.needsContext(binding.pattern.range.text), binding.range)
        }
        let value = try check(initializer, try binding.type.map(resolveType))
        var statements: [IRStmt] = []
        try inScope {
            statements.append(.bind(try pattern(binding.pattern, resolve(value.type)), value))
            for name in binding.pattern.boundNames {
                guard let bound = scope.variables[name.text] else { continue }
                let storage = sessionGlobal(name.text, bound.type, isLet: variable.isLet, name.range)
                statements.append(.assign(.variable(storage), IRExpr(.variable(bound), bound.type, name.range)))
            }
        }
        return statements
    }

    /// A variable that lives as long as the session.
    private func sessionGlobal(_ name: String, _ type: SwiftType, isLet: Bool, _ range: SourceRange) -> Variable {
        let index = declarations.globalVariables.count
        let storage = Variable(name, type, isLet: isLet, depth: 0, global: index)
        declarations.globalVariables.append(storage)
        var info = MemberInfo(kind: .property, name: name, owner: nil, type: type, getter: .global(index))
        info.isStatic = true
        info.isLet = isLet
        info.setter = .global(index)
        info.setterIsMutating = false
        info.range = range
        addGlobal(info)
        module.globals.append(IRGlobal(variable: storage, value: nil, isLazy: false))
        return storage
    }

    /// `@State var x = 1` at the prompt.
    private func sessionWrapper(
        _ binding: VariableBinding, _ name: Name, _ attribute: Attribute, _ wrapper: NominalID
    ) throws -> [IRStmt] {
        let value = try wrapperValue(binding, attribute)
        let storage = sessionGlobal("_" + name.text, resolve(value.type), isLet: false, name.range)
        for (prefix, property) in [("", "wrappedValue"), ("$", "projectedValue")] {
            guard let found = members(of: value.type, named: property).first else { continue }
            var info = MemberInfo(
                kind: .property, name: prefix + name.text, owner: nil,
                type: resolve(substitute(memberType(found.member), found.map)), getter: .global(storage.global ?? 0))
            info.isStatic = true
            info.wrapper = MemberInfo.WrapperUse(storage: "_" + name.text, type: resolve(value.type))
            if found.member.setter != nil { info.setter = .global(storage.global ?? 0) }
            info.setterIsMutating = false
            info.range = name.range
            addGlobal(info)
        }
        return [.assign(.variable(storage), value)]
    }
}
