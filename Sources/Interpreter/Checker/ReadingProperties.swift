import SwiftSubset

// Properties of types: stored, computed, static, lazy, with observers.
extension Checker {
    func readVariable(
        _ decl: Decl, _ variable: VariableDecl, of id: NominalID, requirements: [RequirementInfo]
    ) throws {
        try refuseAsyncLet(decl)
        for binding in variable.bindings {
            guard case .identifier(let name, _) = binding.pattern.kind else {
                throw fail(.unusable(binding.pattern.range.text), binding.pattern.range)
            }
            if decl.attribute("Entry") != nil {
                try readEntry(decl, binding, name, of: id)
            } else if !binding.isStored {
                try readComputed(decl, variable, binding, of: id, requirements)
            } else if decl.isStatic, let (attribute, wrapper) = wrapper(of: decl) {
                try readWrappedStatic(binding, name, attribute, wrapper, owner: id)
            } else if decl.isStatic {
                try readStatic(decl, variable, binding, name, of: id, requirements)
            } else if let (attribute, wrapper) = wrapper(of: decl) {
                try readWrapped(decl, binding, name, attribute, wrapper, of: id)
            } else if decl.hasModifier("override"), binding.initializer == nil {
                try readOverride(binding, name, of: id)
            } else if decl.hasModifier("lazy") {
                try readLazy(decl, binding, name, of: id)
            } else {
                try readStored(decl, variable, binding, name, of: id)
            }
        }
    }

    /// An extension has no room for stored properties of its instances.
    func refuseStorage(_ decl: Decl, _ variable: VariableDecl) throws {
        guard !decl.isStatic, decl.attribute("Entry") == nil,
            let stored = variable.bindings.first(where: { $0.isStored })
        else { return }
        throw fail(.storedInExtension, stored.range)
    }

    /// The property wrapper of a declaration; `@Published` is served by the object's own observation.
    func wrapper(of decl: Decl) -> (attribute: Attribute, id: NominalID)? {
        guard decl.attribute("Published") == nil, let found = wrapperAttribute(decl.attributes) else { return nil }
        return found
    }

    private func readComputed(
        _ decl: Decl, _ variable: VariableDecl, _ binding: VariableBinding, of id: NominalID,
        _ requirements: [RequirementInfo]
    ) throws {
        let single = Decl(
            .variable(variable), attributes: decl.attributes, modifiers: decl.modifiers, range: decl.range)
        for var info in try memberInfos(single, owner: id, implementation: .requirement)
        where info.range == binding.pattern.boundNames.first?.range {
            guard binding.accessors.contains(where: { $0.body != nil }) else {
                if declarations[id].isVocabulary { return }
                throw fail(.noBody(info.name), binding.range)
            }
            info.requirements += requirements
            planAccessors(binding.accessors, &info)
            add(info, to: id)
        }
    }

    // MARK: Stored

    /// Adds a field; a class's begin with those that it inherits.
    func addField(_ field: FieldInfo, to id: NominalID) -> Int {
        inheritFields(id)
        declarations[id].fields.append(field)
        return declarations[id].fields.count - 1
    }

    func inheritFields(_ id: NominalID) {
        guard declarations[id].fields.isEmpty, let superclass = declarations[id].superclass?.nominalID else { return }
        inheritFields(superclass)
        declarations[id].fields = declarations[superclass].fields.map { field in
            var field = field
            field.isInherited = true
            return field
        }
    }

    /// The type of a stored property.
    func fieldType(_ index: Int, of id: NominalID) -> SwiftType {
        let field = declarations[id].fields[index]
        return field.pendingType.map(inferredType) ?? field.type ?? .error
    }

    private func readStored(
        _ decl: Decl, _ variable: VariableDecl, _ binding: VariableBinding, _ name: Name, of id: NominalID
    ) throws {
        guard declarations[id].kind != .enumeration, declarations[id].kind != .protocolType else {
            throw fail(.unusable("a stored property here"), binding.range)
        }
        var field = FieldInfo(
            name: name.text, type: nil, isLet: variable.isLet, initialValue: binding.initializer, range: name.range)
        field.builder = builderName(decl.attributes)
        field.isPrivate = decl.hasModifier("private")
        field.strength = decl.hasModifier("weak") ? .weak : decl.hasModifier("unowned") ? .unowned : .strong
        if field.strength == .weak { module.noticesDeath = true }
        try typeField(&field, binding, of: id)
        if variable.isLet, binding.initializer != nil { field.memberwise = .none }
        field.defaultFunction = planDefault(binding.initializer, of: id, name: name.text)
        let index = addField(field, to: id)
        var info = storedMember(field, index, of: id)
        info.observation = observation(decl, variable, of: id)
        if binding.accessors.contains(where: { $0.body != nil }) {
            info.setter = .function(planObservers(binding.accessors, info, index, of: id))
        }
        add(info, to: id)
        if info.observation == .published { add(publisher(of: info, index, owner: id), to: id) }
    }

    /// `$x` of `@Published var x`: a publisher of its values.
    private func publisher(of property: MemberInfo, _ index: Int, owner id: NominalID) -> MemberInfo {
        var info = MemberInfo(
            kind: .property, name: "$" + property.name, owner: id, type: .error, getter: .field(index))
        info.pendingType = inferredLater { [unowned self] in
            self.named("_Publisher", [self.fieldType(index, of: id)])
        }
        info.observation = .published
        info.isLet = true
        info.range = property.range
        return info
    }

    /// The declared type, or one to be inferred from the initial value.
    private func typeField(_ field: inout FieldInfo, _ binding: VariableBinding, of id: NominalID) throws {
        if let reference = binding.type {
            var type = try resolveType(reference)
            if let builder = field.builder { type = adding(builder, to: type) }
            field.type = type
            return
        }
        guard let value = binding.initializer else {
            throw fail(.needsContext("'\(field.name)'"), field.range)
        }
        field.pendingType = inferLater(value, owner: id)
    }

    /// The type of an initial value. Only that of a lazy property, which is made when it is first asked for, stands where
    /// there is a self.
    func inferLater(_ value: Expr, owner: NominalID?, isLazy: Bool = false) -> Int {
        inferredLater { [unowned self] in
            let context = self.freshContext(owner: owner, isStatic: !isLazy)
            return try self.inFunction(context) {
                if isLazy, let owner {
                    context.selfVariable = Variable("self", self.selfType(of: owner), isLet: true, depth: 0)
                }
                return self.resolve(try self.check(value, nil).type)
            }
        }
    }

    private func storedMember(_ field: FieldInfo, _ index: Int, of id: NominalID) -> MemberInfo {
        var info = MemberInfo(
            kind: .property, name: field.name, owner: id, type: field.type ?? .error, getter: .field(index))
        info.pendingType = field.pendingType
        info.isLet = field.isLet
        info.setter = .field(index)
        info.setterIsMutating = declarations[id].kind != .classType
        info.range = declarations[id].isVocabulary ? nil : field.range
        return info
    }

    private func observation(_ decl: Decl, _ variable: VariableDecl, of id: NominalID) -> MemberInfo.Observation? {
        if decl.attribute("Published") != nil { return .published }
        guard declarations[id].isObservable, !variable.isLet, decl.attribute("ObservationIgnored") == nil else {
            return nil
        }
        return .observable
    }

    /// A function that gives an initial value, where that is more than a literal.
    func planDefault(_ value: Expr?, of id: NominalID, name: String) -> FunctionID? {
        guard let value, !isLiteral(value) else { return nil }
        let function = newFunction()
        later { [unowned self] in
            guard let index = self.declarations[id].fields.firstIndex(where: { $0.name == name }) else { return }
            try self.defaultBody(function, value, type: self.fieldType(index, of: id), owner: id, name: name)
        }
        return function
    }

    private func defaultBody(
        _ function: FunctionID, _ value: Expr, type: SwiftType, owner: NominalID, name: String
    ) throws {
        let context = freshContext(owner: owner, isStatic: true)
        try inFunction(context) {
            let checked = try check(value, as: type)
            module.functions.append(
                IRFunction(
                    id: function, name: declarations[owner].name + "." + name, parameters: [], inouts: [],
                    genericParameters: genericsOf(owner), result: type, body: .value(checked), isAsync: false,
                    range: value.range))
        }
    }

    func isLiteral(_ value: Expr) -> Bool {
        switch value.kind {
        case .integer, .float, .bool, .nilLiteral: return true
        case .string(let segments):
            return segments.allSatisfy { if case .text = $0 { true } else { false } }
        default: return false
        }
    }

    /// The initial value of a stored property, for initializers.
    func initialValue(
        of index: Int, in id: NominalID, map: [GenericParameterID: SwiftType], _ range: SourceRange
    ) throws -> IRExpr {
        let field = declarations[id].fields[index]
        let type = resolve(substitute(fieldType(index, of: id), map))
        if let function = field.defaultFunction {
            let arguments = genericsOf(id).map { resolve(map[$0] ?? .generic($0)) }
            return IRExpr(.call(.function(function, arguments), []), type, range)
        }
        if let value = field.initialValue, field.wrapperAttribute == nil { return try check(value, as: type) }
        if payload(type) != nil { return IRExpr(.constant(.null), type, range) }
        throw fail(.missingArgument(label: field.name, callee: declarations[id].name), range)
    }

    /// Whether a stored property has a value without being given one.
    func hasInitialValue(_ field: FieldInfo, _ type: SwiftType) -> Bool {
        field.defaultFunction != nil || field.initialValue != nil || (!field.isLet && payload(type) != nil)
    }

    // MARK: Static

    private func readStatic(
        _ decl: Decl, _ variable: VariableDecl, _ binding: VariableBinding, _ name: Name, of id: NominalID,
        _ requirements: [RequirementInfo]
    ) throws {
        let qualified = declarations[id].qualifiedName + "." + name.text
        var info = try globalMember(decl, variable, binding, name, qualified: qualified, owner: id)
        info.requirements += requirements
        add(info, to: id)
    }

    /// A global or static stored variable as a member, its value computed when first used.
    func globalMember(
        _ decl: Decl, _ variable: VariableDecl, _ binding: VariableBinding, _ name: Name, qualified: String,
        owner: NominalID?
    ) throws -> MemberInfo {
        let index = declarations.globalVariables.count
        let storage = Variable(qualified, .error, isLet: variable.isLet, depth: 0, global: index)
        declarations.globalVariables.append(storage)
        var info = MemberInfo(kind: .property, name: name.text, owner: owner, type: .error, getter: .global(index))
        info.isStatic = true
        info.isLet = variable.isLet
        info.setter = .global(index)
        info.setterIsMutating = false
        info.range = name.range
        if let reference = binding.type {
            info.type = try resolveType(reference)
            storage.type = info.type
        } else if let value = binding.initializer {
            let inferred = inferLater(value, owner: owner)
            info.pendingType = inferredLater { [unowned self] in
                storage.type = self.inferredType(inferred)
                return storage.type
            }
        } else {
            throw fail(.needsContext("'\(name.text)'"), name.range)
        }
        planGlobal(storage, info, binding, owner)
        planGlobalObservers(binding.accessors, &info, storage)
        return info
    }

    func planGlobal(_ storage: Variable, _ info: MemberInfo, _ binding: VariableBinding, _ owner: NominalID?) {
        later { [unowned self] in
            storage.type = self.memberType(info)
            try self.inFunction(self.freshContext(owner: owner, isStatic: true)) {
                let value = try binding.initializer.map { try self.check($0, as: storage.type) }
                let isOptional = self.payload(storage.type) != nil
                let null = IRExpr(.constant(.null), storage.type, binding.range)
                self.module.globals.append(
                    IRGlobal(variable: storage, value: value ?? (isOptional ? null : nil), isLazy: true))
            }
        }
    }
}
