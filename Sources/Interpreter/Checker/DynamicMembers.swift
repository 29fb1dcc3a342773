import SwiftSubset

// Members through key paths: `[keyPath:]` and `@dynamicMemberLookup`.
extension Checker {
    func readKeyPath(_ base: IRExpr, _ path: Expr, _ range: SourceRange) throws -> IRExpr {
        let (value, type) = try checkKeyPathArgument(path, root: base.type)
        return IRExpr(.callValue(value, [.value(base)]), type, range)
    }

    /// A key path used on a root, and the type it leads to.
    func checkKeyPathArgument(_ expr: Expr, root: SwiftType) throws -> (IRExpr, SwiftType) {
        let result = freshVariable()
        let path = try check(expr, named("KeyPath", [root, result]))
        if isNamed(path.type, "PartialKeyPath") || isNamed(path.type, "AnyKeyPath") { return (path, .any) }
        let arguments = resolve(path.type).arguments
        guard arguments.count == 2 else {
            throw fail(.mismatch(found: describe(path.type), expected: "KeyPath"), expr.range)
        }
        _ = unify(arguments[0], root)
        return (path, resolve(arguments[1]))
    }

    /// `binding.name` through `subscript(dynamicMember:)` with a key path.
    func dynamicMember(_ value: IRExpr, _ base: Expr, _ reference: Reference, _ range: SourceRange) throws -> IRExpr? {
        guard let (found, path) = try dynamicMemberPath(resolve(value.type), reference, range) else { return nil }
        return try emitCall(found, selfArgument: .value(value, source: base), arguments: [.value(path)], range: range).0
    }

    private func dynamicMemberPath(
        _ type: SwiftType, _ reference: Reference, _ range: SourceRange
    ) throws -> (FoundMember, IRExpr)? {
        guard let id = type.nominalID, declarations[id].attributes.contains("dynamicMemberLookup") else { return nil }
        for one in members(of: type, named: "subscript") where one.member.parameters.first?.label == "dynamicMember" {
            var found = one
            for parameter in found.member.genericParameters { found.map[parameter] = freshVariable() }
            let wanted = resolve(substitute(found.member.parameters[0].type, found.map))
            if isNamed(wanted, "String") {
                return (found, IRExpr(.constant(.string(reference.name.text)), wanted, reference.name.range))
            }
            let before = (solutions, errors)
            let component = KeyPathExpr(
                root: nil, components: [KeyPathExpr.Component(kind: .property(reference), range: reference.name.range)])
            let source = Expr(.keyPath(component), range: range)
            if let path = try? check(source, wanted), let converted = try? convert(path, to: wanted) {
                return (found, converted)
            }
            (solutions, errors) = before
        }
        return nil
    }

    func dynamicMemberPlace(
        _ value: IRExpr, _ base: Expr, _ reference: Reference, _ range: SourceRange
    ) throws -> Place? {
        guard let (found, path) = try dynamicMemberPath(resolve(value.type), reference, range),
            let setter = found.member.setter
        else { return nil }
        let argument = SelfArgument.value(value, source: base)
        let own = found.member.genericParameters.map { resolve(found.map[$0] ?? .generic($0)) }
        let getter = try callee(found, found.member.getter, argument, own: own)
        let change = try callee(found, setter, argument, own: own, isSetter: true)
        let inPlace = found.member.setterIsMutating && !isClass(resolve(value.type))
        return .computed(
            base: inPlace ? .place(try place(base)) : .value(value), arguments: [path], getter: getter, setter: change,
            resolve(resultType(found)))
    }
}
