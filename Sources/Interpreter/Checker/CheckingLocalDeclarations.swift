import SwiftSubset

// Declarations inside of functions.
extension Checker {
    func declareLocalTypes(_ statements: [Stmt]) throws {
        let types = statements.compactMap { statement -> Decl? in
            guard case .decl(let decl) = statement.kind, case .type = decl.kind else { return nil }
            return decl
        }
        let ids = types.map { declareType($0, outer: nil) }
        for id in ids { try completeLocally(id) }
    }

    /// A local type's bodies see no variables of the function around.
    private func completeLocally(_ id: NominalID) throws {
        let saved = function
        defer { function = saved }
        function = FunctionContext(depth: 0)
        try completeType(id)
    }

    /// Local functions are known to all statements beside them.
    func declareLocalFunctions(_ statements: [Stmt]) -> [IRStmt] {
        var declared: [(FunctionDecl, MemberInfo, Variable)] = []
        for statement in statements {
            guard case .decl(let decl) = statement.kind, case .function(let source) = decl.kind else { continue }
            guard let info = attempt({ try self.memberInfos(decl, owner: nil, implementation: .requirement).first }),
                let info, source.body != nil
            else { continue }
            let type = functionType(of: info)
            let variable = local(source.name.text, type, isLet: false)
            declared.append((source, info, variable))
        }
        guard !declared.isEmpty else { return [] }
        let closures = declared.compactMap { source, info, variable -> (Variable, IRClosure)? in
            guard let body = source.body,
                let closure = attempt({ try self.localFunction(info, body) })
            else { return nil }
            return (variable, closure)
        }
        return [.declareFunctions(closures)]
    }

    /// A function's type as a value.
    func functionType(of info: MemberInfo) -> SwiftType {
        let parameters = info.parameters.map { parameter in
            FunctionType.Parameter(
                parameter.isVariadic ? array(parameter.type) : parameter.type, isInout: parameter.isInout)
        }
        return .function(
            FunctionType(parameters, info.type, isAsync: info.isAsync, isThrowing: info.isThrowing))
    }

    private func localFunction(_ info: MemberInfo, _ body: CodeBlock) throws -> IRClosure {
        try withMemberGenerics(info) {
            let context = innerContext()
            context.result = info.type
            context.isAsync = info.isAsync
            context.mayThrow = info.isThrowing
            return try inFunction(context) {
                let variables = info.parameters.map { parameterVariable($0) }
                let inouts = Set(info.parameters.indices.filter { info.parameters[$0].isInout })
                let checked = try functionBody(body, result: info.type, builder: info.builder, range: body.range)
                return IRClosure(
                    parameters: variables, inouts: inouts, captureList: [], body: checked, isAsync: info.isAsync)
            }
        }
    }

    /// The context of a closure or local function in the present one.
    func innerContext() -> FunctionContext {
        let context = FunctionContext(depth: function.depth + 1)
        context.selfVariable = function.selfVariable
        context.selfType = function.selfType
        context.isStatic = function.isStatic
        context.superclass = function.superclass
        context.genericParameters = function.genericParameters
        return context
    }

    func checkLocalDeclaration(_ decl: Decl) throws -> [IRStmt] {
        switch decl.kind {
        case .variable(let variable): return try variable.bindings.flatMap { try checkLocal(decl, variable, $0) }
        case .typeAlias(let alias):
            declarations.typealiases[alias.name.text] = try resolveType(alias.type)
            return []
        default: return []
        }
    }

    private func checkLocal(_ decl: Decl, _ variable: VariableDecl, _ binding: VariableBinding) throws -> [IRStmt] {
        if !binding.isStored { return try checkLocalComputed(binding) }
        if case .identifier(let name, _) = binding.pattern.kind {
            return [try checkLocalStored(decl, variable, binding, name)]
        }
        guard let initializer = binding.initializer else {
            throw fail(.needsContext(binding.pattern.range.text), binding.range)
        }
        let declared = try binding.type.map(resolveType)
        let value = try declared.map { try check(initializer, as: $0) } ?? check(initializer, nil)
        return [.bind(try pattern(binding.pattern, resolve(value.type), isVariable: !variable.isLet), value)]
    }

    private func checkLocalStored(
        _ decl: Decl, _ variable: VariableDecl, _ binding: VariableBinding, _ name: Name
    ) throws -> IRStmt {
        let declared = try binding.type.map(resolveType)
        let value = try binding.initializer.map { source in
            try declared.map { try check(source, as: $0) } ?? check(source, nil)
        }
        guard let type = (value?.type).map(resolve) ?? declared else {
            throw fail(.needsContext("'\(name.text)'"), name.range)
        }
        let bound = declared.map(resolve) ?? type
        let storage = local(name.text, bound, isLet: variable.isLet)
        if decl.hasModifier("weak") { storage.strength = .weak }
        if decl.hasModifier("unowned") { storage.strength = .unowned }
        if value == nil {
            storage.isUnset = true
            storage.mayBeSetAgain = true
            storage.isMutated = true
        }
        let isOptional = payload(bound) != nil && !variable.isLet
        return .declare(storage, value ?? (isOptional ? IRExpr(.constant(.null), bound, name.range) : nil))
    }

    /// `var x: Int { … }` inside of a function: a function without parameters.
    private func checkLocalComputed(_ binding: VariableBinding) throws -> [IRStmt] {
        throw fail(.notYet("computed variables inside functions"), binding.range)
    }
}
