import SwiftSubset

// Unification of types with variables, substitution of generic parameters, and associated types.
extension Checker {
    /// The type with solved variables replaced and associated types looked up.
    func resolve(_ type: SwiftType) -> SwiftType {
        guard type.hasVariables else { return normalize(type) }
        let replaced = type.mapped { part in
            guard case .variable(let index) = part, let solution = self.solutions[index] else { return nil }
            return self.resolve(solution)
        }
        return normalize(replaced)
    }

    /// Looks associated types of known types up.
    func normalize(_ type: SwiftType) -> SwiftType {
        guard type.contains(where: { if case .associated = $0 { true } else { false } }) || !sameTypes.isEmpty else {
            return type
        }
        return type.mapped { part in
            if let same = self.sameTypes[part] { return same }
            guard case .associated(let base, let name) = part else { return nil }
            let known = self.normalize(base)
            if let same = self.sameTypes[.associated(known, name)] { return same }
            return self.associatedType(name, of: known) ?? .associated(known, name)
        }
    }

    /// Makes two types equal by binding variables; false where they differ.
    func unify(_ left: SwiftType, _ right: SwiftType) -> Bool {
        let (left, right) = (resolve(left), resolve(right))
        if left == right { return true }
        switch (left, right) {
        case (.error, _), (_, .error): return true
        case (.variable(let index), let other), (let other, .variable(let index)):
            guard !other.contains(where: { $0 == .variable(index) }) else { return false }
            solutions[index] = other
            return true
        case (.nominal(let a, let x), .nominal(let b, let y)):
            if a != b { return isFloating(left) && isFloating(right) && describesDoubles(left, right) }
            return x.count == y.count && zip(x, y).allSatisfy { unify($0, $1) }
        case (.tuple(let a), .tuple(let b)):
            return a.count == b.count
                && zip(a, b).allSatisfy { pair in
                    (pair.0.label == pair.1.label || pair.0.label == nil || pair.1.label == nil)
                        && unify(pair.0.type, pair.1.type)
                }
        case (.function(let a), .function(let b)):
            return a.parameters.count == b.parameters.count
                && zip(a.parameters, b.parameters).allSatisfy { unify($0.type, $1.type) }
                && unify(a.result, b.result)
        case (.metatype(let a), .metatype(let b)): return unify(a, b)
        case (.associated(let a, let x), .associated(let b, let y)): return x == y && unify(a, b)
        case (.opaque(let a), .opaque(let b)), (.existential(let a), .existential(let b)):
            return Set(a) == Set(b)
        default: return false
        }
    }

    /// CGFloat and Double are one at run time; Float is not converted.
    private func describesDoubles(_ left: SwiftType, _ right: SwiftType) -> Bool {
        !isNamed(left, "Float") && !isNamed(right, "Float")
    }

    /// Unifies, or leaves everything as it was.
    func unifyAtomically(_ left: SwiftType, _ right: SwiftType) -> Bool {
        let before = solutions
        if unify(left, right) { return true }
        solutions = before
        return false
    }

    /// Replaces a type's generic parameters by arguments.
    func substitution(of type: SwiftType) -> [GenericParameterID: SwiftType] {
        guard case .nominal(let id, let arguments) = type else { return [:] }
        return Dictionary(zip(declarations[id].genericParameters, arguments), uniquingKeysWith: { first, _ in first })
    }

    func substitute(_ type: SwiftType, _ map: [GenericParameterID: SwiftType]) -> SwiftType {
        guard !map.isEmpty else { return type }
        return normalize(
            type.mapped { part in
                if case .generic(let id) = part { return map[id] }
                return nil
            })
    }

    /// The declared form of a type inside itself: `Card<Content>`.
    func selfType(of id: NominalID) -> SwiftType {
        if let own = declarations[id].selfParameter { return .generic(own) }
        return .nominal(id, declarations[id].genericParameters.map { .generic($0) })
    }

    // MARK: Conformance

    /// Whether a type conforms to a protocol.
    func conforms(_ type: SwiftType, to target: NominalID) -> Bool {
        let type = resolve(type)
        let name = declarations[target].name
        if declarations[target].isVocabulary, ["Sendable", "Copyable"].contains(name) { return true }
        if declarations[target].isVocabulary, name == "AnyObject", isClass(type) { return true }
        switch type {
        case .nominal(let id, _):
            if id == target { return true }
            if allConformances(of: id).contains(target) { return true }
            for (candidate, requirements) in declarations[id].conditional
            where candidate == target || allProtocols([candidate]).contains(target) {
                if satisfies(requirements, substitution(of: type)) { return true }
            }
            return false
        case .generic(let id): return allProtocols(bounds[id] ?? []).contains(target)
        case .associated(let base, let name): return allProtocols(boundsOfAssociated(base, name)).contains(target)
        case .existential(let ids), .opaque(let ids): return allProtocols(ids).contains(target)
        case .variable, .error: return true
        case .function, .metatype: return false
        case .tuple(let elements):
            return ["Equatable", "Comparable", "Hashable"].contains(name)
                && elements.allSatisfy { conforms($0.type, to: target) }
        }
    }

    func isClass(_ type: SwiftType) -> Bool {
        if case .nominal(let id, _) = type { return declarations[id].kind == .classType }
        return false
    }

    func satisfies(_ requirements: [RequirementInfo], _ map: [GenericParameterID: SwiftType]) -> Bool {
        requirements.allSatisfy { requirement in
            let left = resolve(substitute(requirement.left, map))
            switch requirement.kind {
            case .conformance:
                guard let id = requirement.right.nominalID else { return true }
                if declarations[id].kind == .protocolType { return conforms(left, to: id) }
                return isSubclass(left, of: requirement.right) || unifyAtomically(left, requirement.right)
            case .sameType: return unifyAtomically(left, substitute(requirement.right, map))
            }
        }
    }

    /// Protocols with all that they inherit.
    func allProtocols(_ ids: [NominalID]) -> Set<NominalID> {
        var result: Set<NominalID> = []
        var waiting = ids
        while let id = waiting.popLast() {
            if result.insert(id).inserted { waiting += declarations[id].conformances }
        }
        return result
    }

    /// The same in the order of their declarations.
    func protocolsInOrder(_ ids: [NominalID]) -> [NominalID] {
        if let known = protocolCache[ids] { return known }
        let ordered = allProtocols(ids).sorted { $0.index < $1.index }
        protocolCache[ids] = ordered
        return ordered
    }

    /// A nominal type's unconditional conformances, its superclasses' included.
    func allConformances(of id: NominalID) -> Set<NominalID> {
        if let known = conformanceCache[id] { return known }
        var result = allProtocols(declarations[id].conformances)
        if let superclass = declarations[id].superclass?.nominalID { result.formUnion(allConformances(of: superclass)) }
        conformanceCache[id] = result
        return result
    }

    /// Adds conformances to a type; what was known of conformances is looked up anew.
    func addConformances(_ ids: [NominalID], to id: NominalID) {
        declarations[id].conformances += ids
        forgetConformances()
    }

    /// Empties what was found of conformances.
    func forgetConformances() {
        conformanceCache = [:]
        protocolCache = [:]
    }

    func isSubclass(_ type: SwiftType, of other: SwiftType) -> Bool {
        var current: SwiftType? = type
        while let id = current?.nominalID {
            if id == other.nominalID { return true }
            current = declarations[id].superclass
        }
        return false
    }

    func boundsOfAssociated(_ base: SwiftType, _ name: String) -> [NominalID] {
        if let bound = associatedBoundsInForce[.associated(base, name)] { return bound }
        let protocols: [NominalID] =
            switch base {
            case .generic(let id): Array(allProtocols(bounds[id] ?? []))
            case .associated(let inner, let member): Array(allProtocols(boundsOfAssociated(inner, member)))
            case .opaque(let ids), .existential(let ids): Array(allProtocols(ids))
            default: []
            }
        return protocols.flatMap { declarations[$0].associatedBounds[name] ?? [] }
    }

    // MARK: Associated types

    /// The type that stands for `base.name`, where `base` is known.
    func associatedType(_ name: String, of base: SwiftType) -> SwiftType? {
        guard case .nominal(let id, _) = base else { return nil }
        let map = substitution(of: base)
        for owner in [id] + superclasses(of: id) {
            let decl = declarations[owner]
            if let alias = decl.typealiases[name] { return substitute(alias, map) }
            if let parameter = decl.genericParameters.first(where: { $0.name == name }) {
                return decl.isVocabulary ? map[parameter] : witnessedOverParameter(name, of: base) ?? map[parameter]
            }
            if let nested = decl.nested[name] {
                return .nominal(nested, Array(base.arguments.prefix(declarations[nested].inheritedGenerics)))
            }
        }
        let key = "\(id.index).\(name)"
        guard inferring.insert(key).inserted else { return nil }
        defer { inferring.remove(key) }
        for candidate in allConformances(of: id) {
            if let alias = declarations[candidate].typealiases[name] {
                return substitute(alias, declarations[candidate].selfParameter.map { [$0: base] } ?? [:])
            }
            if declarations[candidate].associatedTypes.contains(name),
                let found = witnessedType(name, in: candidate, of: base)
            {
                return found
            }
        }
        return name == "Element" ? iteratedElement(of: base) : nil
    }

    /// Where a generic parameter is called like an associated type, the member that serves the requirement decides.
    private func witnessedOverParameter(_ name: String, of base: SwiftType) -> SwiftType? {
        guard let id = base.nominalID else { return nil }
        return allConformances(of: id).sorted { $0.index < $1.index }.lazy
            .filter { self.declarations[$0].associatedTypes.contains(name) }
            .compactMap { self.witnessedType(name, in: $0, of: base) }.first
    }

    func superclasses(of id: NominalID) -> [NominalID] {
        guard let superclass = declarations[id].superclass?.nominalID else { return [] }
        return [superclass] + superclasses(of: superclass)
    }

    /// An associated type read off the member that serves a requirement mentioning it.
    private func witnessedType(_ name: String, in target: NominalID, of base: SwiftType) -> SwiftType? {
        guard let id = base.nominalID, let own = declarations[target].selfParameter else { return nil }
        let wanted = SwiftType.associated(.generic(own), name)
        for requirement in declarations[target].members.values.joined() {
            for witness in ownMembers(of: id, named: requirement.name)
            where witness.isStatic == requirement.isStatic && witness.kind == requirement.kind
                || witness.kind == .property
            {
                if let found = part(wanted, of: requirement.type, in: memberType(witness)) {
                    return substitute(found, substitution(of: base))
                }
                for (parameter, given) in zip(requirement.parameters, witness.parameters) where parameter.type == wanted
                {
                    return substitute(given.type, substitution(of: base))
                }
            }
        }
        return nil
    }

    /// What stands in a witness's type where a requirement's type has the wanted one: Int in `Int?` for `Element?`.
    private func part(_ wanted: SwiftType, of pattern: SwiftType, in type: SwiftType) -> SwiftType? {
        if pattern == wanted { return type }
        switch (pattern, type) {
        case (.nominal(let one, let parts), .nominal(let other, let found)) where one == other:
            return zip(parts, found).lazy.compactMap { self.part(wanted, of: $0, in: $1) }.first
        default: return nil
        }
    }

    /// A sequence's elements are those of its iterator.
    private func iteratedElement(of base: SwiftType) -> SwiftType? {
        guard let iterator = associatedType("Iterator", of: base), iterator != base else { return nil }
        return associatedType("Element", of: resolve(iterator))
    }
}
