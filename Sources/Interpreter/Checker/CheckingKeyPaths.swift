import SwiftSubset

// Key path expressions.
extension Checker {
    func checkKeyPath(_ path: KeyPathExpr, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        let wanted = keyPathTarget(expected)
        var components = path.components[...]
        var root = try path.root.map(resolveType) ?? wanted.root ?? builderRoot.map(resolve)
        if wanted.root.map(isVariable) ?? false, path.root == nil, let builderRoot { root = resolve(builderRoot) }
        // `\\Outer.Inner.property`: what is a type among the first names belongs to the root.
        while path.root != nil, case .property(let reference)? = components.first?.kind,
            let id = root?.nominalID, let nested = declarations[id].nested[reference.name.text]
        {
            root = try apply(nested, reference.genericArguments, reference.name.range)
            components = components.dropFirst()
        }
        guard let root, !isVariable(root) else { throw fail(.needsContext("the key path's root"), range) }
        if let outer = wanted.root { _ = unify(outer, root) }
        return try keyPath(root: root, components.map { ($0.kind, $0.range) }, wanted, range)
    }

    /// `\.name` for a member that is looked up through a key path.
    func keyPath(to reference: Reference, expected: SwiftType, _ range: SourceRange) throws -> IRExpr {
        let wanted = keyPathTarget(expected)
        guard let root = wanted.root, !isVariable(root) else { throw fail(.needsContext("the key path's root"), range) }
        return try keyPath(root: root, [(.property(reference), range)], wanted, range)
    }

    private func isVariable(_ type: SwiftType) -> Bool { if case .variable = resolve(type) { true } else { false } }

    /// What a key path is expected to be: a key path of some kind, or a function from the root.
    private struct Target {
        var kind: String?
        var root: SwiftType?
        var value: SwiftType?
        var function: FunctionType?
    }

    private func keyPathTarget(_ expected: SwiftType?) -> Target {
        guard var type = expected.map(resolve) else { return Target() }
        while let inner = payload(type) { type = resolve(inner) }
        switch type {
        case .function(let function) where function.parameters.count == 1:
            return Target(root: resolve(function.parameters[0].type), value: function.result, function: function)
        case .nominal(let id, let arguments) where declarations[id].name.hasSuffix("KeyPath"):
            return Target(
                kind: declarations[id].name, root: arguments.first.map(resolve), value: arguments[safe: 1])
        default: return Target()
        }
    }

    private func keyPath(
        root: SwiftType, _ steps: [(kind: KeyPathExpr.Component.Kind, range: SourceRange)], _ wanted: Target,
        _ range: SourceRange
    ) throws -> IRExpr {
        var components: [IRKeyPath.Component] = []
        var type = resolve(root)
        var (isWritable, isReference, isOptionalChain) = (true, false, false)
        for step in steps {
            if case .identity = step.kind { continue }
            let (component, next) = try inContext { try keyPathComponent(step.kind, type, step.range) }
            if case .optionalLink = step.kind { isOptionalChain = true }
            isReference = component.set != nil && (isReference || isClass(type))
            isWritable = component.set != nil && (isWritable || isClass(type))
            components.append(component)
            type = next
        }
        if isOptionalChain, payload(type) == nil { type = optional(type) }
        let ir = IRExpr.Kind.keyPath(
            IRKeyPath(root: resolve(root), components: components, text: rooted(range.text, root)))
        if let function = wanted.function {
            let value = resolve(function.result).hasVariables ? type : resolve(function.result)
            guard
                unify(function.result, type) || (try? convert(IRExpr(.constant(.null), type, range), to: value)) != nil
            else { throw fail(.mismatch(found: describe(type), expected: describe(function.result)), range) }
            return IRExpr(ir, .function(FunctionType(function.parameters, value)), range)
        }
        let own =
            isOptionalChain || !isWritable ? "KeyPath" : isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath"
        return try typed(ir, own, resolve(root), type, wanted, range)
    }

    /// The key path as the kind that is expected, where it can be that.
    private func typed(
        _ ir: IRExpr.Kind, _ own: String, _ root: SwiftType, _ type: SwiftType, _ wanted: Target, _ range: SourceRange
    ) throws -> IRExpr {
        if let value = wanted.value, !unifyAtomically(value, type) {
            guard isFloating(resolve(value)), isFloating(type) else {
                throw fail(.mismatch(found: describe(type), expected: describe(value)), range)
            }
        }
        let kind = wanted.kind ?? own
        guard let needed = keyPathKinds.firstIndex(of: kind), let given = keyPathKinds.firstIndex(of: own),
            given >= needed
        else {
            throw fail(.mismatch(found: own, expected: kind), range)
        }
        let arguments: [SwiftType] =
            switch kind {
            case "AnyKeyPath": []
            case "PartialKeyPath": [root]
            default: [root, wanted.value.map(resolve) ?? type]
            }
        return IRExpr(ir, named(kind, arguments), range)
    }

    /// A key path prints its root, whether it was written or follows from the context.
    private func rooted(_ text: String, _ root: SwiftType) -> String {
        text.hasPrefix("\\.") ? "\\" + describe(root) + text.dropFirst() : text
    }

    /// Components stand in a context of their own: they use no variable of the function around.
    private func inContext<T>(_ body: () throws -> T) rethrows -> T {
        let context = innerContext()
        return try inFunction(context, body)
    }

    private func keyPathComponent(
        _ kind: KeyPathExpr.Component.Kind, _ type: SwiftType, _ range: SourceRange
    ) throws -> (IRKeyPath.Component, SwiftType) {
        let base = hidden(type, isLet: false)
        let source = Tree.identifier(base.name, range)
        var arguments: [(variable: Variable, value: IRExpr)] = []
        let (name, expr): (String, Expr)
        switch kind {
        case .property(let reference):
            (name, expr) = (reference.name.text, Expr(.member(source, reference), range: range))
        case .tupleElement(let index):
            (name, expr) = ("\(index)", Expr(.tupleElement(source, index: index, range: range), range: range))
        case .subscripting(let given):
            let held = try given.map { argument -> Argument in
                let value = try check(argument.value, nil)
                let variable = hidden(resolve(value.type))
                arguments.append((variable.variable, value))
                return Argument(label: argument.label, value: Tree.identifier(variable.name, argument.range))
            }
            name = "subscript"
            expr = Expr(.subscripting(Call(callee: source, arguments: held, listRange: range)), range: range)
        case .optionalLink, .forceUnwrap:
            guard payload(type) != nil else { throw fail(.notOptional(describe(type)), range) }
            if case .optionalLink = kind { name = "?" } else { name = "!" }
            expr = Expr(.forceUnwrap(source), range: range)
        case .identity: (name, expr) = ("self", source)
        }
        let get = try check(expr, nil)
        let set = settable(expr)
        let component = IRKeyPath.Component(name: name, base: base.variable, arguments: arguments, get: get, set: set)
        return (component, resolve(get.type))
    }

    private func settable(_ expr: Expr) -> Place? {
        let before = errors
        defer { errors = before }
        guard let place = try? place(expr) else { return nil }
        return place
    }
}
