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
            scope.typeNames[alias.name.text] = try resolveType(alias.type)
            return []
        default: return []
        }
    }

    private func checkLocal(_ decl: Decl, _ variable: VariableDecl, _ binding: VariableBinding) throws -> [IRStmt] {
        if !binding.isStored { return try checkLocalComputed(binding) }
        if case .identifier(let name, _) = binding.pattern.kind {
            if decl.hasModifier("async"), let value = binding.initializer {
                return try checkAsyncLet(name, value, try binding.type.map(resolveType))
            }
            if let (attribute, wrapper) = wrapper(of: decl) {
                return try checkLocalWrapper(binding, name, attribute, wrapper)
            }
            let stored = try checkLocalStored(decl, variable, binding, name)
            guard binding.accessors.contains(where: { $0.body != nil }), let storage = scope.variables[name.text] else {
                return [stored]
            }
            return [stored] + (try observeLocal(binding, name, storage))
        }
        guard let initializer = binding.initializer else {
            throw fail(.needsContext(binding.pattern.range.text), binding.range)
        }
        let declared = try binding.type.map(resolveType)
        let value = try declared.map { try check(initializer, as: $0, for: .specified) } ?? check(initializer, nil)
        return [.bind(try pattern(binding.pattern, resolve(value.type), isVariable: !variable.isLet), value)]
    }

    private func checkLocalStored(
        _ decl: Decl, _ variable: VariableDecl, _ binding: VariableBinding, _ name: Name
    ) throws -> IRStmt {
        let declared = try binding.type.map(resolveType)
        let value = try binding.initializer.map { source in
            try declared.map { try check(source, as: $0, for: .specified) } ?? check(source, nil)
        }
        guard let type = (value?.type).map(resolve) ?? declared else {
            throw fail(.needsContext("'\(name.text)'"), name.range)
        }
        let bound = declared.map(resolve) ?? type
        let storage = local(name.text, bound, isLet: variable.isLet)
        if decl.hasModifier("weak") {
            storage.strength = .weak
            module.noticesDeath = true
        }
        if decl.hasModifier("unowned") { storage.strength = .unowned }
        if value == nil {
            storage.isUnset = true
            storage.mayBeSetAgain = true
            storage.isMutated = true
        }
        let isOptional = payload(bound) != nil && !variable.isLet
        return .declare(storage, value ?? (isOptional ? IRExpr(.constant(.null), bound, name.range) : nil))
    }
}
