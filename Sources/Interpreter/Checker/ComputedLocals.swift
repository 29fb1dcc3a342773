import SwiftSubset

// Variables of functions that have accessors or observers: closures give and take their value.
extension Checker {
    func readComputed(_ computed: ComputedLocal, _ range: SourceRange) throws -> IRExpr {
        IRExpr(.callValue(try use(computed.getter, range), []), resolve(computed.type), range)
    }

    func computedPlace(_ computed: ComputedLocal, _ name: String, _ range: SourceRange) throws -> Place {
        guard let setter = computed.setter else { throw fail(.immutable(name, isParameter: false), range) }
        return .computed(
            base: nil, arguments: [], getter: .value(try use(computed.getter, range)),
            setter: .value(try use(setter, range)), resolve(computed.type))
    }

    /// `var x: Int { get { … } set { … } }` inside of a function.
    func checkLocalComputed(_ binding: VariableBinding) throws -> [IRStmt] {
        guard case .identifier(let name, _) = binding.pattern.kind, let reference = binding.type,
            let body = binding.accessor(.get)?.body
        else { throw fail(.needsContext(binding.pattern.range.text), binding.range) }
        let type = try resolveType(reference)
        let builder = binding.accessor(.get).flatMap { builderName($0.attributes) }
        let getter = try accessor(name, result: type, parameter: nil) {
            try self.functionBody(body, result: type, builder: builder, range: body.range)
        }
        var statements = [IRStmt.declare(getter.variable, getter.closure)]
        var setter: Variable?
        if let written = binding.accessor(.set), let body = written.body {
            let made = try accessor(name, result: .void, parameter: (written.parameter?.text ?? "newValue", type)) {
                .statements(try self.checkBlock(body))
            }
            statements.append(.declare(made.variable, made.closure))
            setter = made.variable
        }
        scope.computed[name.text] = ComputedLocal(type: type, getter: getter.variable, setter: setter)
        return statements
    }

    /// `var x = 1 { didSet { … } }` inside of a function, once its storage is declared: writing it runs the observers,
    /// which see the storage itself.
    func observeLocal(_ binding: VariableBinding, _ name: Name, _ storage: Variable) throws -> [IRStmt] {
        let type = resolve(storage.type)
        storage.isMutated = true
        storage.isCaptured = true
        let getter = try accessor(name, result: type, parameter: nil) { .value(try self.use(storage, name.range)) }
        let new = binding.accessor(.willSet)?.parameter?.text ?? "newValue"
        let setter = try accessor(name, result: .void, parameter: (new, type)) {
            guard let value = self.scope.variable(new) else { return .statements([]) }
            return .statements(
                try self.observed(binding.accessors, .variable(storage), IRExpr(.variable(value), type, name.range)))
        }
        scope.variables[name.text] = nil
        scope.computed[name.text] = ComputedLocal(type: type, getter: getter.variable, setter: setter.variable)
        return [.declare(getter.variable, getter.closure), .declare(setter.variable, setter.closure)]
    }

    /// What writing a place with observers does: the old value is kept, `willSet`, the write, `didSet`.
    func observed(_ accessors: [Accessor], _ place: Place, _ new: IRExpr) throws -> [IRStmt] {
        let will = accessors.first { $0.kind == .willSet }
        let did = accessors.first { $0.kind == .didSet }
        let old = local(did?.parameter?.text ?? "oldValue", place.type, isLet: true)
        var statements: [IRStmt] = [.declare(old, IRExpr(.read(place), place.type, new.range))]
        if let body = will?.body { statements += try checkBlock(body) }
        statements.append(.assign(place, new))
        if let body = did?.body { statements += try checkBlock(body) }
        return statements
    }

    /// A closure that serves as an accessor, and the variable that holds it.
    private func accessor(
        _ name: Name, result: SwiftType, parameter: (name: String, type: SwiftType)?, _ body: () throws -> IRBody
    ) throws -> (variable: Variable, closure: IRExpr) {
        let context = innerContext()
        context.result = result
        let closure = try inFunction(context) {
            let parameters = parameter.map { [local($0.name, $0.type, isLet: true)] } ?? []
            return IRClosure(
                parameters: parameters, inouts: [], captureList: [], body: try body(), isAsync: false)
        }
        let type = SwiftType.function(
            FunctionType(parameter.map { [FunctionType.Parameter($0.type)] } ?? [], result))
        let variable = Variable("", type, isLet: true, depth: function.depth)
        return (variable, IRExpr(.closure(closure), type, name.range))
    }
}
