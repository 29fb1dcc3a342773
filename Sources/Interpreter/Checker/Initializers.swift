import SwiftSubset

// Initializers: those written, and those that the language adds.
extension Checker {
    // MARK: Written ones

    func planInitializer(_ info: MemberInfo, _ body: CodeBlock) -> FunctionID {
        let id = newFunction()
        later { [unowned self] in
            try self.withMemberGenerics(info) { try self.initializerBody(id, info, body) }
        }
        return id
    }

    private func initializerBody(_ id: FunctionID, _ info: MemberInfo, _ block: CodeBlock) throws {
        guard let owner = info.owner else { return }
        let isObject = declarations[owner].kind == .classType
        let context = freshContext(owner: owner, isStatic: false)
        context.isInitializer = true
        context.result = .void
        context.isAsync = info.isAsync
        context.mayThrow = info.isThrowing
        context.genericParameters = genericsOf(owner) + info.genericParameters
        try inFunction(context) {
            let own = Variable("self", selfType(of: owner), isLet: isObject, depth: 0)
            own.isMutated = !isObject
            context.selfVariable = own
            var variables = isObject ? [own] : []
            var inouts: Set<Int> = []
            for parameter in info.parameters {
                if parameter.isInout { inouts.insert(variables.count) }
                variables.append(parameterVariable(parameter))
            }
            let delegates = callsInit(block, on: "self")
            var statements = delegates ? [] : try fieldDefaults(own, owner, range: block.range)
            statements += try withRawProperties(observedProperties(of: owner), of: owner) { try checkBlock(block) }
            statements += delegates ? [] : try implicitSuper(block, owner)
            module.functions.append(
                IRFunction(
                    id: id, name: declarations[owner].qualifiedName + "." + info.key, parameters: variables,
                    inouts: inouts, genericParameters: context.genericParameters, result: info.type,
                    body: .statements(statements), isAsync: info.isAsync, range: info.range,
                    initializes: isObject ? nil : own, isFailable: info.isFailable,
                    declared: declaredEffects(info)))
        }
    }

    /// Gives the stored properties their initial values as an initializer begins.
    private func fieldDefaults(_ own: Variable, _ id: NominalID, range: SourceRange) throws -> [IRStmt] {
        inheritFields(id)
        return try declarations[id].fields.indices.compactMap { index -> IRStmt? in
            let field = declarations[id].fields[index]
            let type = fieldType(index, of: id)
            guard !field.isInherited, hasInitialValue(field, type) || field.isLazy else { return nil }
            let value = try initialValue(of: index, in: id, map: [:], field.range)
            return .assign(fieldPlace(own, index, of: id), value)
        }
    }

    /// `super.init()` at the end of an initializer that does not call one.
    private func implicitSuper(_ block: CodeBlock, _ id: NominalID) throws -> [IRStmt] {
        guard declarations[id].superclass != nil, !callsInit(block, on: "super") else { return [] }
        let end = SourceRange(file: block.range.file, lower: block.range.upper - 1, upper: block.range.upper)
        let callee = Tree.member(Expr(.superValue, range: end), "init", end)
        return [.expr(try check(Tree.call(callee, [], end), nil))]
    }

    /// Whether a block's own statements call `self.init` or `super.init`.
    private func callsInit(_ block: CodeBlock, on base: String) -> Bool {
        block.statements.contains { statement in
            switch statement.kind {
            case .expr(let expr): return callsInit(expr, on: base)
            case .ifStmt(let node):
                if callsInit(node.then, on: base) { return true }
                if case .block(let other)? = node.otherwise { return callsInit(other, on: base) }
                return false
            case .guardStmt(_, let other): return callsInit(other, on: base)
            case .doStmt(let node): return callsInit(node.body, on: base)
            default: return false
            }
        }
    }

    private func callsInit(_ expr: Expr, on base: String) -> Bool {
        switch expr.kind {
        case .tryExpr(_, let inner), .await(let inner): return callsInit(inner, on: base)
        case .call(let call):
            guard case .member(let target, let reference) = call.callee.kind, reference.name.text == "init" else {
                return false
            }
            switch target.kind {
            case .selfValue: return base == "self"
            case .superValue: return base == "super"
            default: return false
            }
        default: return false
        }
    }

    // MARK: Added ones

    /// Makes the initializers that a type gets without writing them, once the types of its properties can be known.
    func prepareInitializers(_ id: NominalID) {
        guard declarations[id].awaitsInitializers, !declarations[id].hasOwnInitializer else { return }
        declarations[id].awaitsInitializers = false
        switch declarations[id].kind {
        case .structure where isMadeByVocabulary(id): return
        case .classType where declarations[id].isVocabulary: return
        case .structure: add(memberwise(id), to: id)
        case .classType:
            if let superclass = declarations[id].superclass {
                inheritInitializers(id, superclass)
            } else {
                addPlainInitializer(id)
            }
        default: break
        }
    }

    /// Whether it is a type of the vocabulary without stored properties, which entries make.
    private func isMadeByVocabulary(_ id: NominalID) -> Bool {
        declarations[id].isVocabulary && declarations[id].fields.isEmpty
            && !vocabulary.entries(of: declarations[id].name, named: "init").isEmpty
    }

    private func memberwise(_ id: NominalID) -> MemberInfo {
        var parameters: [ParameterInfo] = []
        var places: [Int] = []
        for index in declarations[id].fields.indices {
            guard let parameter = memberwiseParameter(index, id) else { continue }
            parameters.append(parameter)
            places.append(index)
        }
        var info = MemberInfo(
            kind: .initializer, name: "init", owner: id, type: selfType(of: id), getter: .memberwise(places))
        info.parameters = parameters
        info.isStatic = true
        info.range = declarations[id].range
        return info
    }

    private func memberwiseParameter(_ index: Int, _ id: NominalID) -> ParameterInfo? {
        let field = declarations[id].fields[index]
        if case .none = field.memberwise { return nil }
        var type = fieldType(index, of: id)
        var name = field.name
        var defaultValue = field.initialValue
        if let attribute = field.wrapperAttribute {
            name = String(field.name.dropFirst())
            guard attribute.arguments == nil else { return nil }
            if let wrapped = wrappedParameter(type) {
                declarations[id].fields[index].memberwise = .wrappedValue(name, type)
                type = wrapped
            }
        }
        if defaultValue == nil, !field.isLet, payload(type) != nil {
            defaultValue = Expr(.nilLiteral, range: field.range)
        }
        if let builder = field.builder, !isFunction(type) {
            declarations[id].fields[index].memberwise = .built
            type = .function(FunctionType([], type, builder: builder))
        }
        var parameter = ParameterInfo(label: name, name: name, type: type)
        parameter.defaultValue = defaultValue
        parameter.builder = field.builder
        return parameter
    }

    private func isFunction(_ type: SwiftType) -> Bool { if case .function = type { true } else { false } }

    /// The type that `init(wrappedValue:)` of a wrapper takes, where it needs nothing else.
    private func wrappedParameter(_ wrapper: SwiftType) -> SwiftType? {
        for found in members(of: wrapper, named: "init") where found.member.parameters.first?.label == "wrappedValue" {
            guard found.member.parameters.dropFirst().allSatisfy(\.hasDefault) else { continue }
            let type = substitute(found.member.parameters[0].type, found.map)
            if found.member.parameters[0].isAutoclosure, case .function(let function) = type { return function.result }
            return type
        }
        return nil
    }

    private func addPlainInitializer(_ id: NominalID) {
        let needed = declarations[id].fields.indices.first { index in
            let field = declarations[id].fields[index]
            return !hasInitialValue(field, fieldType(index, of: id)) && !field.isLazy
        }
        guard needed == nil else { return }
        let function = newFunction()
        var info = MemberInfo(
            kind: .initializer, name: "init", owner: id, type: selfType(of: id), getter: .function(function))
        info.isStatic = true
        info.range = declarations[id].range
        add(info, to: id)
        planAddedInitializer(function, info, id) { _, _ in [] }
    }

    /// A class without initializers of its own has its superclass's.
    private func inheritInitializers(_ id: NominalID, _ superclass: SwiftType) {
        let place = emptyRange
        for found in members(of: superclass, named: "init") where found.member.kind == .initializer {
            guard case .function(let inherited) = found.member.getter else { continue }
            let function = newFunction()
            var info = found.member
            info.owner = id
            info.type = info.isFailable ? optional(selfType(of: id)) : selfType(of: id)
            info.getter = .function(function)
            info.parameters = info.parameters.map { parameter in
                var parameter = parameter
                parameter.type = substitute(parameter.type, found.map)
                return parameter
            }
            let arguments =
                found.member.owner.map { owner in
                    genericsOf(owner).map { resolve(found.map[$0] ?? .generic($0)) }
                } ?? []
            let own = info.genericParameters.map { SwiftType.generic($0) }
            add(info, to: id)
            planAddedInitializer(function, info, id) { this, variables in
                let passed = variables.map { IRArgument.value(IRExpr(.variable($0), $0.type, place)) }
                let object = IRArgument.value(IRExpr(.variable(this), this.type, place))
                let call = IRExpr(.call(.function(inherited, arguments + own), [object] + passed), .void, place)
                return [.expr(call)]
            }
        }
    }

    private func planAddedInitializer(
        _ function: FunctionID, _ info: MemberInfo, _ id: NominalID,
        _ body: @escaping (Variable, [Variable]) throws -> [IRStmt]
    ) {
        let place = declarations[id].range ?? emptyRange
        later { [unowned self] in
            let context = self.freshContext(owner: id, isStatic: false)
            context.isInitializer = true
            context.genericParameters = self.genericsOf(id) + info.genericParameters
            try self.inFunction(context) {
                let own = Variable("self", self.selfType(of: id), isLet: true, depth: 0)
                context.selfVariable = own
                let variables = info.parameters.map { self.parameterVariable($0) }
                let statements = try self.fieldDefaults(own, id, range: place) + body(own, variables)
                self.module.functions.append(
                    IRFunction(
                        id: function, name: self.declarations[id].qualifiedName + ".init",
                        parameters: [own] + variables,
                        inouts: [], genericParameters: context.genericParameters, result: info.type,
                        body: .statements(statements), isAsync: info.isAsync, range: info.range))
            }
        }
    }
}
