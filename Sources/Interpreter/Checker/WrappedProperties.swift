import SwiftSubset

// `@State var x`, `lazy var x`, `var x { didSet { } }`, `@Entry var x`.
extension Checker {
    // MARK: Property wrappers

    func readWrapped(
        _ decl: Decl, _ binding: VariableBinding, _ name: Name, _ attribute: Attribute, _ wrapper: NominalID,
        of id: NominalID
    ) throws {
        let declared = try binding.type.map(resolveType)
        let storage = "_" + name.text
        var field = FieldInfo(
            name: storage, type: nil, isLet: false, initialValue: binding.initializer, range: name.range)
        field.wrapperAttribute = attribute
        field.isPrivate = decl.hasModifier("private")
        let made =
            wrapperCall(attribute, binding, name.range)
            ?? plainWrapper(attribute, wrapper, binding.type, name.range)
        if binding.initializer == nil, attribute.arguments == nil, made != nil { field.memberwise = .none }
        field.pendingType = inferredLater { [unowned self] in
            try self.wrapperType(wrapper, attribute, declared, made, owner: id)
        }
        if let first = made ?? nilWrapper(attribute, binding, wrapper, name.range) {
            field.defaultFunction = planDefault(first, of: id, name: storage)
        }
        let index = addField(field, to: id)
        addWrapperMembers(field, index, declared, name, decl, wrapper, of: id)
    }

    /// `Wrapper()` of a wrapper that needs nothing: `@Namespace var space`, `@EnvironmentObject var model: Model`.
    func plainWrapper(
        _ attribute: Attribute, _ wrapper: NominalID, _ declared: TypeRef?, _ range: SourceRange
    ) -> Expr? {
        let isPlain = ownMembers(of: wrapper, named: "init").contains {
            $0.parameters.allSatisfy(\.hasDefault) && $0.requirements.isEmpty && $0.genericParameters.isEmpty
        }
        let generics = declarations[wrapper].genericParameters
        guard isPlain, generics.isEmpty || generics.count == 1 && declared != nil else { return nil }
        let arguments: [TypeRef] = generics.isEmpty ? [] : declared.map { [$0] } ?? []
        let callee = Expr(
            .identifier(Reference(attribute.name, genericArguments: arguments)), range: attribute.range)
        return Tree.call(callee, [], attribute.range)
    }

    /// `Wrapper(wrappedValue: nil)` of an optional without an initial value: `@State var task: Task<Void, Never>?`.
    private func nilWrapper(
        _ attribute: Attribute, _ binding: VariableBinding, _ wrapper: NominalID, _ range: SourceRange
    ) -> Expr? {
        guard case .optional? = binding.type?.kind,
            ownMembers(of: wrapper, named: "init").contains(where: { $0.parameters.first?.label == "wrappedValue" })
        else { return nil }
        let none = VariableBinding(
            pattern: binding.pattern, type: binding.type, initializer: Expr(.nilLiteral, range: range),
            range: binding.range)
        return wrapperCall(attribute, none, range)
    }

    /// `Wrapper(wrappedValue: initial, arguments)`; nil where the initializer of the type has to give it.
    func wrapperCall(_ attribute: Attribute, _ binding: VariableBinding, _ range: SourceRange) -> Expr? {
        guard binding.initializer != nil || attribute.arguments != nil else { return nil }
        let wrapped = binding.initializer.map { [Argument(label: Name("wrappedValue", range: $0.range), value: $0)] }
        var generics: [TypeRef] = []
        if case .named(_, let written) = attribute.type.kind { generics = written }
        let callee = Expr(
            .identifier(Reference(attribute.name, genericArguments: generics)), range: attribute.range)
        let call = Call(
            callee: callee, arguments: (wrapped ?? []) + (attribute.arguments ?? []), listRange: attribute.range)
        return Expr(.call(call), range: binding.initializer.map { attribute.range.union($0.range) } ?? attribute.range)
    }

    /// The wrapper's type with its generic arguments, from the declared type or the initial value.
    func wrapperType(
        _ wrapper: NominalID, _ attribute: Attribute, _ declared: SwiftType?, _ made: Expr?, owner: NominalID?
    ) throws -> SwiftType {
        let written = try resolveType(attribute.type)
        if let declared, let property = members(of: written, named: "wrappedValue").first {
            _ = unifyAtomically(substitute(memberType(property.member), property.map), declared)
        }
        let type = resolve(written)
        guard type.hasVariables else { return try conforming(type, attribute.range) }
        guard let made else { throw fail(.needsContext("'@\(attribute.name.text)'"), attribute.range) }
        let full = try inFunction(freshContext(owner: owner, isStatic: true)) {
            resolve(try convert(try check(made, type), to: type).type)
        }
        return try conforming(full, attribute.range)
    }

    /// A wrapper's type, whose arguments must be what the wrapper asks for: `@ObservedObject` an ObservableObject.
    private func conforming(_ type: SwiftType, _ range: SourceRange) throws -> SwiftType {
        guard let id = type.nominalID, !type.hasVariables else { return type }
        let map = substitution(of: type)
        for requirement in declarations[id].requirements where requirement.kind == .conformance {
            let own = resolve(substitute(requirement.left, map))
            guard let target = requirement.right.nominalID, !own.isError, !conforms(own, to: target) else { continue }
            throw fail(.doesNotConform(describe(own), declarations[target].name), range)
        }
        return type
    }

    private func addWrapperMembers(
        _ field: FieldInfo, _ index: Int, _ declared: SwiftType?, _ name: Name, _ decl: Decl, _ wrapper: NominalID,
        of id: NominalID
    ) {
        var storage = MemberInfo(kind: .property, name: field.name, owner: id, type: .error, getter: .field(index))
        storage.pendingType = field.pendingType
        storage.setter = .field(index)
        storage.setterIsMutating = declarations[id].kind != .classType
        add(storage, to: id)
        for (prefix, property) in [("", "wrappedValue"), ("$", "projectedValue")] {
            guard let served = ownMembers(of: wrapper, named: property).first else { continue }
            var info = MemberInfo(
                kind: .property, name: prefix + name.text, owner: id, type: declared ?? .error, getter: .field(index))
            if prefix == "$" || declared == nil { info.pendingType = wrappedType(property, field.pendingType) }
            info.wrapper = MemberInfo.WrapperUse(storage: field.name, type: .error)
            if served.setter != nil { info.setter = .field(index) }
            info.setterIsMutating = served.setterIsMutating && declarations[id].kind != .classType
            info.range = name.range
            add(info, to: id)
        }
    }

    func wrappedType(_ property: String, _ storage: Int?) -> Int {
        inferredLater { [unowned self] in
            let type = storage.map(self.inferredType) ?? .error
            guard let found = self.members(of: type, named: property).first else { return .error }
            return self.substitute(self.memberType(found.member), found.map)
        }
    }

    // MARK: Lazy

    func readLazy(_ decl: Decl, _ binding: VariableBinding, _ name: Name, of id: NominalID) throws {
        guard let value = binding.initializer else { throw fail(.needsContext("'\(name.text)'"), name.range) }
        let declared = try binding.type.map(resolveType)
        let inferred = declared == nil ? inferLater(value, owner: id, isLazy: true) : nil
        let type = { [unowned self] in declared ?? inferred.map(self.inferredType) ?? .error }
        var field = FieldInfo(name: "$lazy." + name.text, type: nil, isLet: false, range: name.range)
        field.isLazy = true
        field.memberwise = .none
        field.pendingType = inferredLater { [unowned self] in self.optional(type()) }
        let index = addField(field, to: id)
        let isObject = declarations[id].kind == .classType
        var info = MemberInfo(kind: .property, name: name.text, owner: id, type: .error, getter: .field(index))
        info.pendingType = inferredLater { type() }
        info.isMutating = !isObject
        info.setterIsMutating = !isObject
        info.range = name.range
        info.getter = .function(
            planAccessor(info, index, mutates: true) { [unowned self] place, _, type in
                try self.lazyGetter(value, place, type)
            })
        info.setter = .function(
            planAccessor(info, index, mutates: true, newValue: "newValue") { place, new, type in
                guard let new else { return [] }
                let value = IRExpr(.variable(new), type, value.range)
                return [.assign(place, IRExpr(.wrap(value), place.type, value.range))]
            })
        add(info, to: id)
    }

    private func lazyGetter(_ value: Expr, _ place: Place, _ type: SwiftType) throws -> [IRStmt] {
        let made = try check(value, as: type)
        let stored = IRExpr(.read(place), place.type, value.range)
        let isUnset = IRExpr(.matches(stored, .null), boolType, value.range)
        return [
            .ifElse(
                [.expr(isUnset)], then: [.assign(place, IRExpr(.wrap(made), place.type, value.range))], otherwise: []),
            .returnValue(IRExpr(.force(stored), type, value.range)),
        ]
    }

    /// An accessor whose statements are made from the field as a place and, for a setter, the new value.
    func planAccessor(
        _ info: MemberInfo, _ field: Int, mutates: Bool, newValue: String? = nil,
        _ body: @escaping (Place, Variable?, SwiftType) throws -> [IRStmt]
    ) -> FunctionID {
        let id = newFunction()
        later { [unowned self] in
            guard let owner = info.owner else { return }
            try self.accessorBody(id, info, owner, field, mutates, newValue, body)
        }
        return id
    }

    private func accessorBody(
        _ id: FunctionID, _ info: MemberInfo, _ owner: NominalID, _ field: Int, _ mutates: Bool, _ newValue: String?,
        _ body: (Place, Variable?, SwiftType) throws -> [IRStmt]
    ) throws {
        let context = freshContext(owner: owner, isStatic: false)
        let isObject = declarations[owner].kind == .classType
        let type = memberType(info)
        context.result = newValue == nil ? type : .void
        try inFunction(context) {
            let own = Variable("self", selfType(of: owner), isLet: isObject || !mutates, depth: 0)
            own.isMutated = !own.isLet
            context.selfVariable = own
            let new = newValue.map { local($0, type, isLet: true) }
            let statements = try body(fieldPlace(own, field, of: owner), new, type)
            module.functions.append(
                IRFunction(
                    id: id, name: declarations[owner].qualifiedName + "." + info.name,
                    parameters: [own] + (new.map { [$0] } ?? []),
                    inouts: isObject || !mutates ? [] : [0], genericParameters: genericsOf(owner),
                    result: context.result ?? .void, body: .statements(statements), isAsync: false, range: info.range))
        }
    }

    /// A stored property of self as a place.
    func fieldPlace(_ own: Variable, _ field: Int, of id: NominalID) -> Place {
        let type = fieldType(field, of: id)
        guard declarations[id].kind == .classType else { return .field(.variable(own), field, type) }
        let range = declarations[id].fields[field].range
        return .objectField(IRExpr(.variable(own), own.type, range), field, type)
    }

    // MARK: Observers

    func planObservers(_ accessors: [Accessor], _ info: MemberInfo, _ field: Int, of id: NominalID) -> FunctionID {
        let will = accessors.first { $0.kind == .willSet }
        let did = accessors.first { $0.kind == .didSet }
        let newName = will?.parameter?.text ?? "newValue"
        return planAccessor(info, field, mutates: true, newValue: newName) { [unowned self] place, new, type in
            guard let new else { return [] }
            let range = accessors[0].range
            let old = self.local(did?.parameter?.text ?? "oldValue", type, isLet: true)
            var statements: [IRStmt] = [.declare(old, IRExpr(.read(place), type, range))]
            try self.withRawProperties([info.name], of: id) {
                if let body = will?.body { statements += try self.checkBlock(body) }
                let stored = try self.notedPlace(place, info, field, type, range)
                statements.append(.assign(stored, IRExpr(.variable(new), type, range)))
                if let body = did?.body { statements += try self.checkBlock(body) }
            }
            return statements
        }
    }

    /// The field of a property that is observed from outside as well: its change is noted between willSet and didSet.
    private func notedPlace(
        _ place: Place, _ info: MemberInfo, _ field: Int, _ type: SwiftType, _ range: SourceRange
    ) throws -> Place {
        guard info.observation != nil, case .objectField(let object, _, _) = place else { return place }
        return try observedPlace(object, info, field, type, range) ?? place
    }

    /// Names of properties with observers, which do not run while the type's initializers do.
    func observedProperties(of id: NominalID) -> [String] {
        declarations[id].fields.map(\.name).filter { name in
            declarations[id].members[name]?.contains { member in
                if case .field = member.getter, case .function = member.setter { return true }
                return false
            } ?? false
        }
    }

    // MARK: @Entry

    /// `@Entry var x = initial` of EnvironmentValues and the like: kept by the vocabulary under the property's name.
    func readEntry(_ decl: Decl, _ binding: VariableBinding, _ name: Name, of id: NominalID) throws {
        guard let value = binding.initializer else { throw fail(.needsContext("'\(name.text)'"), name.range) }
        var info = MemberInfo(
            kind: .property, name: name.text, owner: id, type: try binding.type.map(resolveType) ?? .error,
            getter: .requirement)
        if binding.type == nil { info.pendingType = inferLater(value, owner: nil) }
        info.range = name.range
        guard let key = try entryKey(binding, name, value, of: id) else {
            throw fail(.notYet("@Entry here"), name.range)
        }
        let type = Expr(.selfAccess(Tree.identifier(key, name.range)), range: name.range)
        let stored = Expr(
            .subscripting(
                Call(
                    callee: Expr(.selfValue, range: name.range), arguments: [Argument(value: type)],
                    listRange: name.range)), range: name.range)
        let get = CodeBlock(statements: [Stmt(.expr(stored), range: name.range)], range: name.range)
        let new = Tree.identifier("newValue", name.range)
        let set = CodeBlock(
            statements: [Stmt(.expr(Tree.assign(stored, new, name.range)), range: name.range)], range: name.range)
        let (getter, setter) = (newFunction(), newFunction())
        info.getter = .function(getter)
        info.setter = .function(setter)
        let plan = info
        checkLater { [unowned self] in BodyPlan(id: getter, info: plan, body: get, result: self.memberType(plan)) }
        checkLater { [unowned self] in
            BodyPlan(
                id: setter, info: plan, body: set, result: .void,
                extra: [ParameterInfo(label: nil, name: "newValue", type: self.memberType(plan))], isMutating: true)
        }
        add(info, to: id)
    }

    /// Declares the key type of an `@Entry`, as one would write it by hand; gives its name.
    private func entryKey(_ binding: VariableBinding, _ name: Name, _ value: Expr, of id: NominalID) throws -> String? {
        let keys = [
            "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey",
            "ContainerValues": "ContainerValueKey",
        ]
        guard let target = keys[declarations[id].name], typeID(target) != nil else { return nil }
        let key = "_Key_" + declarations[id].name + "_" + name.text
        let type = binding.type.map { ": " + $0.range.text } ?? ""
        let source = "struct \(key): \(target) { static let defaultValue\(type) = \(value.range.text) }"
        guard let decl = parseSignature(source) else { return nil }
        let outside = CheckEnvironment(
            scope: scope, function: FunctionContext(depth: 0), currentType: nil, genericScope: [], bounds: [:],
            sameTypes: [:], associatedBounds: [:])
        try inEnvironment(outside) { try completeType(declareType(decl, outer: nil)) }
        return key
    }
}
