import SwiftSubset

// `@Bindable var model = model` inside of a function: the wrapper is a variable, the name its `wrappedValue`.
extension Checker {
    func checkLocalWrapper(
        _ binding: VariableBinding, _ name: Name, _ attribute: Attribute, _ wrapper: NominalID
    ) throws -> [IRStmt] {
        let value = try wrapperValue(binding, attribute)
        let storage = local("_" + name.text, resolve(value.type), isLet: false)
        let held = Tree.identifier("_" + name.text, name.range)
        scope.variables[name.text] = nil
        scope.aliases[name.text] = Tree.member(held, "wrappedValue", name.range)
        if !members(of: value.type, named: "projectedValue").isEmpty {
            scope.aliases["$" + name.text] = Tree.member(held, "projectedValue", name.range)
        }
        return [.declare(storage, value)]
    }

    /// The wrapper that an attribute makes of a variable's value and of its own arguments.
    func wrapperValue(_ binding: VariableBinding, _ attribute: Attribute) throws -> IRExpr {
        let declared = try binding.type.map(resolveType)
        let wanted = try resolveType(attribute.type)
        if let declared, let property = members(of: wanted, named: "wrappedValue").first {
            _ = unifyAtomically(substitute(memberType(property.member), property.map), declared)
        }
        let arguments =
            (binding.initializer.map { [(label: Optional("wrappedValue"), value: $0)] } ?? [])
            + (attribute.arguments ?? []).map { (label: $0.label?.text, value: $0.value) }
        let call = Tree.call(Tree.identifier(attribute.name.text, attribute.range), arguments, attribute.range)
        return try convert(try check(call, wanted), to: wanted)
    }
}
