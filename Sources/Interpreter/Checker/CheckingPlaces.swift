import SwiftSubset

// What can be written: assignments, inout arguments, mutating methods.
extension Checker {
    /// The place that an expression names; an error where it cannot be written.
    func place(_ expr: Expr) throws -> Place {
        switch expr.kind {
        case .wildcard: return .discard(freshVariable())
        case .paren(let inner): return try place(inner)
        case .inOut(let inner): return try place(inner)
        case .identifier(let reference): return try namedPlace(reference, expr.range)
        case .selfValue:
            guard let variable = selfVariable else { throw fail(.selfUnavailable, expr.range) }
            return try mutablePlace(of: variable, expr.range)
        case .member(let base, let reference): return try memberPlace(base, reference, expr.range)
        case .tupleElement(let base, let index, _):
            let outer = try place(base)
            guard case .tuple(let elements) = resolve(outer.type), elements.indices.contains(index) else {
                throw fail(.unknownMember("\(index)", of: describe(outer.type), nearest: []), expr.range)
            }
            return .tupleElement(outer, index, elements[index].type)
        case .subscripting(let call): return try subscriptPlace(call, expr.range)
        case .forceUnwrap(let base):
            let outer = try place(base)
            guard let inner = payload(resolve(outer.type)) else {
                throw fail(.notOptional(describe(outer.type)), base.range)
            }
            return .force(outer, inner)
        case .optionalLink(let base):
            let outer = try placeOrValue(base)
            guard let inner = payload(resolve(outer.type)) else {
                throw fail(.notOptional(describe(outer.type)), base.range)
            }
            return .link(outer, inner)
        default: throw fail(.notAssignable, expr.range)
        }
    }

    private func placeOrValue(_ expr: Expr) throws -> Place {
        if let place = try? place(expr) { return place }
        return .temporary(try check(expr, nil))
    }

    func mutablePlace(of variable: Variable, _ range: SourceRange) throws -> Place {
        if variable.depth != function.depth, variable.global == nil { variable.isCaptured = true }
        if variable.isLet, !isClass(resolve(variable.type)) || variable.name != "self" {
            throw fail(.immutable(variable.name, isParameter: variable.isParameter), range)
        }
        variable.isMutated = true
        return .variable(variable)
    }

    private func namedPlace(_ reference: Reference, _ range: SourceRange) throws -> Place {
        let name = reference.name.text
        if let alias = scope.alias(name) { return try place(alias) }
        if let variable = scope.variable(name) {
            if variable.isLet, variable.isUnset {
                variable.isUnset = variable.mayBeSetAgain
                return .variable(variable)
            }
            return try mutablePlace(of: variable, range)
        }
        if let computed = scope.computed(name) { return try computedPlace(computed, name, range) }
        if let type = function.selfType {
            let found = members(of: type, named: name).filter {
                $0.member.isStatic == function.isStatic && $0.member.kind == .property
            }
            if let property = found.first {
                return try propertyPlace(
                    property, function.isStatic ? .type(type) : .implicitSelf, nil, reference.name.range)
            }
        }
        for id in currentTypes {
            let type = selfType(of: id)
            if let property = members(of: type, named: name).first(where: {
                $0.member.isStatic && $0.member.kind == .property
            }) {
                return try propertyPlace(property, .type(type), nil, reference.name.range)
            }
        }
        if let global = globals(named: name)?.first(where: { $0.kind == .property }) {
            let found = FoundMember(member: global, base: .void, map: [:], distance: 0, isDynamic: false)
            return try propertyPlace(found, .none, nil, reference.name.range)
        }
        _ = try lookUp(reference, range)
        throw fail(.notAssignable, range)
    }

    func memberPlace(_ base: Expr, _ reference: Reference, _ range: SourceRange) throws -> Place {
        let name = reference.name.text
        if let type = try typeExpression(base) {
            guard
                let found = members(of: type, named: name).first(where: {
                    $0.member.isStatic && $0.member.kind == .property
                })
            else { throw unknownMember(reference.name, of: type) }
            return try propertyPlace(found, .type(type), nil, reference.name.range)
        }
        if case .superValue = base.kind {
            let superclass = function.superclass ?? function.selfType?.nominalID.flatMap { declarations[$0].superclass }
            let property = superclass.flatMap { parent in
                members(of: parent, named: name).first { !$0.member.isStatic && $0.member.kind == .property }
            }
            guard let property else { throw fail(.unusable("super"), base.range) }
            return try propertyPlace(property, .superclass, nil, reference.name.range)
        }
        let value = try check(base, nil)
        let type = resolve(value.type)
        if case .tuple(let elements) = type, let index = elements.firstIndex(where: { $0.label == name }) {
            return .tupleElement(try place(base), index, elements[index].type)
        }
        let found = members(of: type, named: name).filter { !$0.member.isStatic && $0.member.kind == .property }
        guard let property = found.first else {
            if let dynamic = try dynamicMemberPlace(value, base, reference, range) { return dynamic }
            throw unknownMember(reference.name, of: type)
        }
        return try propertyPlace(property, .value(value, source: base), base, reference.name.range)
    }
}
