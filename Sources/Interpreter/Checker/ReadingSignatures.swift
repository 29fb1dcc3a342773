import SwiftSubset

// From a declaration to the members that it declares, without their bodies.
extension Checker {
    /// The members that a declaration declares, all served by one implementation: a vocabulary entry's, a protocol's
    /// requirements, or one that the caller replaces.
    func memberInfos(_ decl: Decl, owner: NominalID?, implementation: Implementation) throws -> [MemberInfo] {
        switch decl.kind {
        case .function(let function): return [try functionInfo(decl, function, owner, implementation)]
        case .initializer(let initializer): return [try initializerInfo(decl, initializer, owner, implementation)]
        case .subscripting(let declared): return [try subscriptInfo(decl, declared, owner, implementation)]
        case .variable(let variable): return try propertyInfos(decl, variable, owner, implementation)
        case .enumCase(let elements): return try elements.map { try caseInfo($0, owner, implementation) }
        default: return []
        }
    }

    private func functionInfo(
        _ decl: Decl, _ function: FunctionDecl, _ owner: NominalID?, _ implementation: Implementation
    ) throws -> MemberInfo {
        try withGenerics(function.genericParameters, function.requirements) { ids, found in
            var (generics, requirements) = (ids, found)
            let parameters = try parameterInfos(function.parameters, generics: &generics, requirements: &requirements)
            let result = try function.result.map(resolveType) ?? .void
            var info = MemberInfo(
                kind: .function, name: function.name.text, owner: owner, type: result, getter: implementation)
            info.parameters = parameters
            info.genericParameters = generics
            info.requirements = requirements
            info.isStatic = decl.isStatic || owner == nil
            info.isMutating = decl.hasModifier("mutating")
            note(decl, function.effects, &info)
            info.range = function.name.range
            info.builder = builderName(decl.attributes)
            info.isDiscardable = decl.attribute("discardableResult") != nil || result.isVoid
            return info
        }
    }

    private func initializerInfo(
        _ decl: Decl, _ initializer: InitializerDecl, _ owner: NominalID?, _ implementation: Implementation
    ) throws -> MemberInfo {
        try withGenerics(initializer.genericParameters, initializer.requirements) { ids, found in
            var (generics, requirements) = (ids, found)
            let parameters = try parameterInfos(
                initializer.parameters, generics: &generics, requirements: &requirements)
            let own = owner.map(selfType) ?? .error
            var info = MemberInfo(
                kind: .initializer, name: "init", owner: owner,
                type: initializer.isFailable ? optional(own) : own, getter: implementation)
            info.parameters = parameters
            info.genericParameters = generics
            info.requirements = requirements
            info.isStatic = true
            info.isFailable = initializer.isFailable
            info.isConvenience = decl.hasModifier("convenience")
            note(decl, initializer.effects, &info)
            info.range = initializer.keywordRange
            return info
        }
    }

    private func subscriptInfo(
        _ decl: Decl, _ declared: SubscriptDecl, _ owner: NominalID?, _ implementation: Implementation
    ) throws -> MemberInfo {
        try withGenerics(declared.genericParameters, declared.requirements) { ids, found in
            var (generics, requirements) = (ids, found)
            let parameters = try parameterInfos(declared.parameters, generics: &generics, requirements: &requirements)
            var info = MemberInfo(
                kind: .subscripting, name: "subscript", owner: owner, type: try resolveType(declared.result),
                getter: implementation)
            info.parameters = parameters
            info.genericParameters = generics
            info.requirements = requirements
            info.isStatic = decl.isStatic
            note(decl, .none, &info)
            noteAccessors(declared.accessors, decl, owner, implementation, &info)
            info.range = declared.keywordRange
            return info
        }
    }

    private func propertyInfos(
        _ decl: Decl, _ variable: VariableDecl, _ owner: NominalID?, _ implementation: Implementation
    ) throws -> [MemberInfo] {
        try variable.bindings.compactMap { binding in
            guard let name = binding.pattern.boundNames.first, let reference = binding.type else { return nil }
            var type = try resolveType(reference)
            let builder = builderName(decl.attributes)
            if let builder { type = adding(builder, to: type) }
            var info = MemberInfo(
                kind: .property, name: name.text, owner: owner, type: type, getter: implementation)
            info.isStatic = decl.isStatic || owner == nil
            info.isLet = variable.isLet
            info.builder = builder
            note(decl, binding.accessor(.get)?.effects ?? .none, &info)
            noteAccessors(binding.accessors, decl, owner, implementation, &info)
            if binding.accessors.isEmpty, !variable.isLet { info.setter = implementation }
            info.range = name.range
            return info
        }
    }

    /// A case as a member: a static value, or a function of its payload.
    private func caseInfo(
        _ element: EnumElement, _ owner: NominalID?, _ implementation: Implementation
    ) throws -> MemberInfo {
        let own = owner.map(selfType) ?? .error
        var info = MemberInfo(
            kind: .enumCase, name: element.name.text, owner: owner, type: own, getter: implementation)
        info.isStatic = true
        info.parameters = try (element.payload ?? []).map { value in
            var parameter = ParameterInfo(
                label: value.label?.text, name: value.label?.text ?? "", type: try resolveType(value.type))
            parameter.defaultValue = value.defaultValue
            return parameter
        }
        info.range = element.name.range
        return info
    }

    private func note(_ decl: Decl, _ effects: Effects, _ info: inout MemberInfo) {
        info.isAsync = effects.isAsync
        info.isNonisolated = decl.hasModifier("nonisolated")
        info.isThrowing = effects.isThrowing
        info.isRethrowing = effects.isRethrowing
        info.thrownType = effects.thrownType.flatMap { type in attempt { try self.resolveType(type) } }
        guard let owner = info.owner else { return }
        info.isOverridable =
            declarations[owner].kind == .classType && !decl.hasModifier("final") && !decl.hasModifier("static")
            && !declarations[owner].isVocabulary
    }

    /// Whether only classes can conform to a protocol.
    private func isClassBound(_ id: NominalID) -> Bool {
        guard declarations[id].kind == .protocolType, !declarations[id].isVocabulary else { return false }
        return allProtocols([id]).contains { declarations[$0].isVocabulary && declarations[$0].name == "AnyObject" }
    }

    private func noteAccessors(
        _ accessors: [Accessor], _ decl: Decl, _ owner: NominalID?, _ implementation: Implementation,
        _ info: inout MemberInfo
    ) {
        let setter = accessors.first { $0.kind == .set || $0.kind == .modify }
        if setter != nil { info.setter = implementation }
        let isReference = owner.map { declarations[$0].kind == .classType || isClassBound($0) } ?? true
        info.setterIsMutating =
            !isReference && !(setter?.modifiers.contains { $0.name.text == "nonmutating" } ?? false)
            && !decl.hasModifier("nonmutating")
        if let getter = accessors.first(where: { $0.kind == .get }) {
            info.isMutating = getter.modifiers.contains { $0.name.text == "mutating" }
        }
    }
}
