import SwiftSubset

// Observers of variables that are not stored in a struct or class of their own: globals, statics, overrides.
extension Checker {
    /// Gives a global or static stored variable with observers its accessors.
    func planGlobalObservers(_ accessors: [Accessor], _ info: inout MemberInfo, _ storage: Variable) {
        guard accessors.contains(where: { $0.body != nil }) else { return }
        let plan = info
        let (getter, setter) = (newFunction(), newFunction())
        info.getter = .function(getter)
        info.setter = .function(setter)
        later { [unowned self] in
            let type = self.memberType(plan)
            storage.type = type
            storage.isMutated = true
            let range = plan.range ?? self.emptyRange
            try self.observerFunction(getter, plan, result: type, parameter: nil) { _ in
                [.returnValue(IRExpr(.variable(storage), type, range))]
            }
            let new = accessors.first { $0.kind == .willSet }?.parameter?.text ?? "newValue"
            try self.observerFunction(setter, plan, result: .void, parameter: (new, type)) { value in
                // Inside of its observers the name is the storage.
                self.scope.variables[plan.name] = storage
                guard let value else { return [] }
                return try self.observed(accessors, .variable(storage), value)
            }
        }
    }

    /// `override var x: T { didSet { … } }`: reads and writes go to the superclass, with the observers around.
    func readOverride(_ binding: VariableBinding, _ name: Name, of id: NominalID) throws {
        let inherited = declarations[id].superclass.flatMap { superclass in
            members(of: superclass, named: name.text).first { $0.member.kind == .property }
        }
        guard let inherited else { throw fail(.unusable("override"), name.range) }
        var info = inherited.member
        info.owner = id
        info.type = resolve(substitute(memberType(inherited.member), inherited.map))
        info.pendingType = nil
        info.observation = nil
        info.isOverridable = true
        info.range = name.range
        declarations.observedOverrides.insert(name.text)
        let (getter, setter) = (newFunction(), newFunction())
        info.getter = .function(getter)
        info.setter = .function(setter)
        add(info, to: id)
        let plan = info
        later { [unowned self] in
            let range = name.range
            let parent = Tree.member(Expr(.superValue, range: range), name.text, range)
            try self.observerFunction(getter, plan, result: plan.type, parameter: nil) { _ in
                [.returnValue(try self.check(parent, as: plan.type))]
            }
            let new = binding.accessor(.willSet)?.parameter?.text ?? "newValue"
            try self.observerFunction(setter, plan, result: .void, parameter: (new, plan.type)) { value in
                guard let value else { return [] }
                return try self.observed(binding.accessors, try self.place(parent), value)
            }
        }
    }

    /// A function of statements made from the new value, which a getter has none of.
    private func observerFunction(
        _ id: FunctionID, _ info: MemberInfo, result: SwiftType, parameter: (name: String, type: SwiftType)?,
        _ body: (IRExpr?) throws -> [IRStmt]
    ) throws {
        let context = freshContext(owner: info.owner, isStatic: info.isStatic)
        context.result = result
        let generics = genericsOf(info.owner)
        try inFunction(context) {
            var parameters: [Variable] = []
            if !info.isStatic, let type = context.selfType {
                let own = Variable("self", type, isLet: true, depth: 0)
                context.selfVariable = own
                parameters.append(own)
            }
            var value: IRExpr?
            if let parameter {
                let new = local(parameter.name, parameter.type, isLet: true)
                parameters.append(new)
                value = IRExpr(.variable(new), parameter.type, info.range ?? emptyRange)
            }
            let statements = try body(value)
            module.functions.append(
                IRFunction(
                    id: id, name: info.name, parameters: parameters, inouts: [], genericParameters: generics,
                    result: result, body: .statements(statements), isAsync: false, range: info.range))
        }
    }
}
