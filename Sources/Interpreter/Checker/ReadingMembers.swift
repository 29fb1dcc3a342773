import SwiftSubset

// Members of types and extensions, and what stands outside of types: signatures now, bodies later.
extension Checker {
    /// Makes a member known to its type.
    func readMember(
        _ decl: Decl, of id: NominalID, requirements: [RequirementInfo], isExtension: Bool = false
    ) throws {
        pendingTypes.touched.insert(id)
        let isRequirement = declarations[id].kind == .protocolType && !isExtension
        switch decl.kind {
        case .typeAlias(let alias): try readTypeAlias(alias, of: id)
        case .associatedType(let declared): try readAssociatedType(declared, of: id)
        case .enumCase(let elements): try readCases(decl, elements, of: id)
        case .deinitializer(let body): readDeinitializer(decl, body, of: id)
        case .variable(let variable):
            if isRequirement { return try addRequirements(decl, to: id) }
            if isExtension { try refuseStorage(decl, variable) }
            try readVariable(decl, variable, of: id, requirements: requirements)
        case .function, .initializer, .subscripting:
            if isRequirement { return try addRequirements(decl, to: id) }
            try readCallable(decl, of: id, requirements: requirements, isExtension: isExtension)
        default: break
        }
    }

    private func addRequirements(_ decl: Decl, to id: NominalID) throws {
        for info in try memberInfos(decl, owner: id, implementation: .requirement) {
            declarations[id].members[info.name, default: []].append(info)
        }
    }

    private func readTypeAlias(_ alias: TypeAliasDecl, of id: NominalID) throws {
        let (type, parameters) = try aliased(alias)
        declarations[id].typealiases[alias.name.text] = type
        if !parameters.isEmpty { declarations[id].aliasParameters[alias.name.text] = parameters }
    }

    private func readAssociatedType(_ declared: AssociatedTypeDecl, of id: NominalID) throws {
        let name = declared.name.text
        declarations[id].associatedTypes.append(name)
        for inherited in declared.inherited {
            let found = try protocols(inherited)
            declarations[id].associatedBounds[name, default: []] += found
        }
        enter(try requirements(declared.requirements))
        guard let type = declared.defaultType else { return }
        let resolved = try resolveType(type)
        declarations[id].associatedDefaults[name] = resolved
    }

    // MARK: Functions, initializers, subscripts

    private func readCallable(
        _ decl: Decl, of id: NominalID, requirements: [RequirementInfo], isExtension: Bool
    ) throws {
        guard var info = try memberInfos(decl, owner: id, implementation: .requirement).first else { return }
        info.requirements += requirements
        switch decl.kind {
        case .function(let function):
            guard let body = function.body else { return try missingBody(info, id) }
            info.getter = .function(planFunction(info, body))
        case .initializer(let initializer):
            guard let body = initializer.body else { return try missingBody(info, id) }
            if !isExtension { declarations[id].hasOwnInitializer = true }
            info.getter = .function(planInitializer(info, body))
        case .subscripting(let declared):
            guard declared.accessors.contains(where: { $0.body != nil }) else { return try missingBody(info, id) }
            planAccessors(declared.accessors, &info)
        default: return
        }
        add(info, to: id)
    }

    /// A vocabulary type's functions have no bodies: entries of the table serve them.
    private func missingBody(_ info: MemberInfo, _ id: NominalID) throws {
        guard !declarations[id].isVocabulary else { return }
        throw fail(.noBody(info.name), info.range ?? declarations[id].range ?? emptyRange)
    }

    /// Adds a member; one that was there with the same key and conditions is replaced. A protocol's requirement and its
    /// default stay beside each other.
    func add(_ info: MemberInfo, to id: NominalID) {
        declarations[id].members[info.name, default: []].removeAll {
            $0.key == info.key && $0.isStatic == info.isStatic && $0.isRequirement == info.isRequirement
                && $0.requirements == info.requirements
                && $0.parameters.map(\.type) == info.parameters.map(\.type) && $0.type == info.type
        }
        declarations[id].members[info.name, default: []].append(info)
    }

    func planFunction(_ info: MemberInfo, _ body: CodeBlock) -> FunctionID {
        let id = newFunction()
        checkLater {
            BodyPlan(id: id, info: info, body: body, result: info.type, isMutating: info.isMutating && !info.isStatic)
        }
        return id
    }

    /// Gives a computed property or a subscript its accessors' functions.
    func planAccessors(_ accessors: [Accessor], _ info: inout MemberInfo) {
        info.setter = nil
        if let getter = accessors.first(where: { $0.kind == .get || $0.kind == .read }), let body = getter.body {
            let id = newFunction()
            info.getter = .function(id)
            info.isMutating = getter.modifiers.contains { $0.name.text == "mutating" }
            let plan = info
            checkLater { [unowned self] in
                BodyPlan(
                    id: id, info: plan, body: body, result: self.memberType(plan), isMutating: plan.isMutating)
            }
        }
        guard let setter = accessors.first(where: { $0.kind == .set }), let body = setter.body else { return }
        let id = newFunction()
        info.setter = .function(id)
        let plan = info
        let name = setter.parameter?.text ?? "newValue"
        checkLater { [unowned self] in
            BodyPlan(
                id: id, info: plan, body: body, result: .void,
                extra: [ParameterInfo(label: nil, name: name, type: self.memberType(plan))],
                isMutating: plan.setterIsMutating && !plan.isStatic)
        }
    }

    // MARK: Enum cases

    private func readCases(_ decl: Decl, _ elements: [EnumElement], of id: NominalID) throws {
        for (element, var info) in zip(elements, try memberInfos(decl, owner: id, implementation: .requirement)) {
            let tag = declarations[id].cases.count
            info.getter = .enumCase(tag)
            add(info, to: id)
            let raw = rawValue(element, tag, id)
            declarations[id].cases.append(
                CaseInfo(name: element.name.text, parameters: info.parameters, rawValue: raw))
        }
    }

    /// The raw value written, or the one that follows from the case before, or from the name.
    private func rawValue(_ element: EnumElement, _ tag: Int, _ id: NominalID) -> Value? {
        guard let type = declarations[id].rawType else { return nil }
        if let expr = element.rawValue { return literalValue(expr, type) }
        if isNamed(type, "String") { return .string(element.name.text) }
        guard tag > 0, case .int(let before)? = declarations[id].cases[tag - 1].rawValue else {
            return isFloating(type) ? .double(Double(tag)) : .int(tag)
        }
        return .int(before + 1)
    }

    private func literalValue(_ expr: Expr, _ type: SwiftType) -> Value? {
        guard let checked = attempt({ try self.convert(try self.check(expr, type), to: type) }) else { return nil }
        if case .constant(let value) = checked.kind { return value }
        return nil
    }

    private func readDeinitializer(_ decl: Decl, _ body: CodeBlock?, of id: NominalID) {
        guard let body else { return }
        let function = newFunction()
        declarations[id].deinitializer = function
        var info = MemberInfo(
            kind: .function, name: "deinit", owner: id, type: .void, getter: .function(function))
        info.range = decl.range
        let plan = info
        checkLater { BodyPlan(id: function, info: plan, body: body, result: .void) }
    }

    /// A place for what stands nowhere in the source.
    var emptyRange: SourceRange { SourceRange(file: SourceFile(name: "", text: ""), lower: 0, upper: 0) }
}

extension MemberInfo {
    /// Whether it is a protocol's requirement, which conforming types serve.
    var isRequirement: Bool { if case .requirement = getter { true } else { false } }
}
