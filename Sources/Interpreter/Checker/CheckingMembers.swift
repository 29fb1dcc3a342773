import SwiftSubset

/// A member found on a type, with what the type's generic parameters stand for there.
struct FoundMember {
    var member: MemberInfo
    /// The type on which it was found: for extensions of protocols the concrete type behind `Self`.
    var base: SwiftType
    var map: [GenericParameterID: SwiftType]
    /// How far from the type itself: its own 0, a superclass's 1 and on, a protocol's 100.
    var distance: Int
    /// Looked up at run time: the base is an existential, a generic parameter, or a class that may be subclassed.
    var isDynamic: Bool
}

// Looking members up.
extension Checker {
    /// Members that a nominal type declares itself, by name, the vocabulary's included. Where a call is given, those of
    /// the vocabulary that could not take it may be left out.
    func ownMembers(of id: NominalID, named name: String, taking call: CallShape? = nil) -> [MemberInfo] {
        if name == "init" { prepareInitializers(id) }
        guard declarations[id].isVocabulary else { return declarations[id].members[name] ?? [] }
        if let call, !declarations[id].loadedNames.contains(name) {
            return (declarations[id].members[name] ?? []) + nativeMembers(of: id, named: name, taking: call)
        }
        loadMembers(of: id, named: name)
        return declarations[id].members[name] ?? []
    }

    /// All members of a name on a type: its own, its superclasses', its protocols' extensions'. Where a call is given,
    /// those of the vocabulary that could not take it may be left out.
    func members(of type: SwiftType, named name: String, taking call: CallShape? = nil) -> [FoundMember] {
        let type = resolve(type)
        switch type {
        case .nominal(let id, _): return nominalMembers(id, type, name, call)
        case .generic(let parameter):
            return protocolMembers(bounds[parameter] ?? [], name, call, base: type, isDynamic: true)
        case .associated(let base, let member):
            return protocolMembers(boundsOfAssociated(base, member), name, call, base: type, isDynamic: true)
        case .existential(let ids), .opaque(let ids):
            return protocolMembers(ids, name, call, base: type, isDynamic: true)
        default: return []
        }
    }

    private func nominalMembers(_ id: NominalID, _ type: SwiftType, _ name: String, _ call: CallShape?) -> [FoundMember]
    {
        var found: [FoundMember] = []
        let map = substitution(of: type)
        let isClass = declarations[id].kind == .classType
        for member in ownMembers(of: id, named: name, taking: call) where holds(member, map) {
            found.append(
                FoundMember(
                    member: member, base: type, map: map, distance: 0,
                    isDynamic: isClass && member.isOverridable && !declarations[id].isFinal))
        }
        if let superclass = declarations[id].superclass {
            for inherited in members(of: substitute(superclass, map), named: name, taking: call)
            where inherited.member.kind != .initializer || !declarations[id].hasOwnInitializer
                || inherited.member.isConvenience && overridesDesignated(id)
            {
                guard !found.contains(where: { $0.member.key == inherited.member.key && $0.distance < 100 }) else {
                    continue
                }
                var inherited = inherited
                inherited.distance += 1
                if inherited.member.kind == .initializer { inherited.base = type }
                found.append(inherited)
            }
        }
        let conditional = declarations[id].conditional.filter { meets($0.1, type, map) }.map(\.0)
        let inherited = protocolMembers(
            declarations[id].conformances + conditional, name, call, base: type, isDynamic: false)
        return found + inherited
    }

    /// Whether a type meets the conditions of one of its conformances; one that is still to be inferred may.
    private func meets(_ conditions: [RequirementInfo], _ type: SwiftType, _ map: [GenericParameterID: SwiftType])
        -> Bool
    {
        guard !type.hasVariables else { return true }
        let before = solutions
        defer { solutions = before }
        return satisfies(conditions, map)
    }

    /// Whether a class has all designated initializers of its superclass, and so the convenience ones too.
    private func overridesDesignated(_ id: NominalID) -> Bool {
        guard let parent = declarations[id].superclass?.nominalID else { return false }
        let own = Set(ownMembers(of: id, named: "init").map(\.key))
        return ownMembers(of: parent, named: "init").allSatisfy { $0.isConvenience || own.contains($0.key) }
    }

    /// Members of protocols; on a concrete type only those with an implementation.
    private func protocolMembers(
        _ ids: [NominalID], _ name: String, _ call: CallShape?, base: SwiftType, isDynamic: Bool
    ) -> [FoundMember] {
        var found: [FoundMember] = []
        for id in protocolsInOrder(ids) {
            let map = declarations[id].selfParameter.map { [$0: base] } ?? [:]
            for member in ownMembers(of: id, named: name, taking: call) where holds(member, map) {
                if !isDynamic, case .requirement = member.getter { continue }
                found.append(FoundMember(member: member, base: base, map: map, distance: 100, isDynamic: isDynamic))
            }
        }
        // A requirement with a default of the same key is one member: dispatched, with the default behind it.
        return found.filter { candidate in
            guard case .requirement = candidate.member.getter else {
                return !isDynamic
                    || !found.contains { other in
                        if case .requirement = other.member.getter { return other.member.key == candidate.member.key }
                        return false
                    }
            }
            return true
        }
    }

    /// A default implementation of a requirement in a protocol extension.
    func defaultImplementation(of member: MemberInfo, base: SwiftType) -> MemberInfo? {
        let ids: [NominalID] =
            switch resolve(base) {
            case .existential(let ids), .opaque(let ids): ids
            case .generic(let parameter): bounds[parameter] ?? []
            case .associated(let inner, let name): boundsOfAssociated(inner, name)
            default: []
            }
        for id in protocolsInOrder(ids) {
            for other in ownMembers(of: id, named: member.name) where other.key == member.key {
                if case .requirement = other.getter { continue }
                return other
            }
        }
        return nil
    }

    /// Whether the conditions of a member's extension hold for a type.
    func holds(_ member: MemberInfo, _ map: [GenericParameterID: SwiftType]) -> Bool {
        guard !member.requirements.isEmpty else { return true }
        let own = Set(member.genericParameters)
        func isOwn(_ type: SwiftType) -> Bool {
            type.contains { part in
                if case .generic(let id) = part { return own.contains(id) }
                return false
            }
        }
        let outside = member.requirements.filter { !isOwn($0.left) && !isOwn($0.right) }
        guard !outside.isEmpty else { return true }
        // What is unknown yet stays so: that the conditions can hold is no reason that they do.
        let before = solutions
        defer { solutions = before }
        return satisfies(outside, map)
    }

    /// Names of members that a type has, for suggestions.
    func memberNames(of type: SwiftType) -> [String] {
        let type = resolve(type)
        var ids: [NominalID] = []
        switch type {
        case .nominal(let id, _): ids = [id] + superclasses(of: id) + Array(allConformances(of: id))
        case .existential(let list), .opaque(let list): ids = Array(allProtocols(list))
        case .generic(let parameter): ids = Array(allProtocols(bounds[parameter] ?? []))
        default: break
        }
        return ids.flatMap { id in
            Array(declarations[id].members.keys)
                + Array(vocabulary.entriesByOwner[declarations[id].name]?.keys ?? [:].keys)
        }
    }

    func unknownStatic(_ name: Name, of type: SwiftType) -> CheckError {
        let nearest = nearestNames(to: name.text, in: memberNames(of: type) + nestedNames(of: type))
        var owner = describe(type)
        if case .existential(let ids) = resolve(type) {
            owner = ids.map { declarations[$0].name }.joined(separator: " & ")
        }
        return fail(.unknownStatic(name.text, of: owner, nearest: nearest), name.range)
    }

    private func nestedNames(of type: SwiftType) -> [String] {
        type.nominalID.map { Array(declarations[$0].nested.keys) } ?? []
    }

    func unknownMember(_ name: Name, of type: SwiftType) -> CheckError {
        if let framework = vocabulary.absentModifiers[name.text], let view = typeID("View"), conforms(type, to: view) {
            return fail(.notYet("the modifier '\(name.text)' of \(framework)"), name.range)
        }
        let nearest = nearestNames(to: name.text, in: memberNames(of: type))
        return fail(.unknownMember(name.text, of: describe(type), nearest: nearest), name.range)
    }
}
