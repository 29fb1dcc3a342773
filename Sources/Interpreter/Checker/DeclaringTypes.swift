import SwiftSubset

// Types of a file or an entry: first their names, then what they inherit, then their members.
extension Checker {
    /// Makes a type known by name, with the types nested in it.
    @discardableResult
    func declareType(_ decl: Decl, outer: NominalID?, isVocabulary: Bool = false) -> NominalID {
        guard case .type(let type) = decl.kind else { return NominalID(0) }
        let id = NominalID(declarations.nominals.count)
        let kind: NominalDecl.Kind =
            switch type.kind {
            case .structure: .structure
            case .classType, .actor: .classType
            case .enumeration: .enumeration
            case .protocolType: .protocolType
            }
        let prefix = outer.map { declarations[$0].qualifiedName + "." } ?? ""
        var nominal = NominalDecl(
            id: id, name: type.name.text, qualifiedName: prefix + type.name.text, kind: kind, outer: outer)
        nominal.isVocabulary = isVocabulary
        nominal.isFinal = decl.hasModifier("final") || kind != .classType
        nominal.attributes = Set(decl.attributes.map(\.name.text))
        nominal.isObservable = nominal.attributes.contains("Observable")
        nominal.range = isVocabulary ? nil : type.name.range
        nominal.declaration = decl
        let around = kind == .protocolType ? [] : outer.map { declarations[$0].genericParameters } ?? []
        nominal.inheritedGenerics = around.count
        nominal.genericParameters = around + type.genericParameters.map { newGeneric($0.name.text) }
        if kind == .protocolType { nominal.selfParameter = newGeneric("Self") }
        declarations.nominals.append(nominal)
        if let outer {
            declarations[outer].nested[type.name.text] = id
        } else if function.depth > 0 || scope.parent != nil && !isVocabulary && function.selfVariable != nil {
            scope.types[type.name.text] = id
        } else {
            declarations.typeNames[type.name.text] = id
        }
        for member in type.members {
            if case .type = member.kind { declareType(member, outer: id, isVocabulary: isVocabulary) }
        }
        return id
    }

    /// Reads a type's header and members.
    func completeType(_ id: NominalID) throws {
        guard let decl = declarations[id].declaration, case .type(let type) = decl.kind else { return }
        try within(id) {
            refuseObservation(of: id)
            try readHeader(id, type)
            for member in type.members {
                if case .type = member.kind { try completeNested(member, in: id) }
            }
            for member in aliasesFirst(type.members) {
                attempt { try self.readMember(member, of: id, requirements: []) }
            }
            finishType(id)
        }
    }

    /// Only a class can be observed.
    private func refuseObservation(of id: NominalID) {
        guard declarations[id].isObservable, declarations[id].kind != .classType, let range = declarations[id].range
        else { return }
        let kind = declarations[id].kind == .enumeration ? "enum" : "struct"
        errors.append(fail(.notObservable(declarations[id].name, kind: kind), range))
    }

    /// Members with the type aliases in front: others may name them from before the place where they stand.
    private func aliasesFirst(_ members: [Decl]) -> [Decl] {
        func isAlias(_ member: Decl) -> Bool {
            if case .typeAlias = member.kind { return true }
            return false
        }
        return members.filter(isAlias) + members.filter { !isAlias($0) }
    }

    /// The header alone, so that others can know what it conforms to.
    func readHeader(_ id: NominalID, _ type: TypeDecl) throws {
        guard declarations[id].conformances.isEmpty, declarations[id].superclass == nil else { return }
        for parameter in zip(
            type.genericParameters, declarations[id].genericParameters.dropFirst(declarations[id].inheritedGenerics))
        {
            guard let inherited = parameter.0.inherited else { continue }
            for bound in try protocols(inherited) {
                let requirement = RequirementInfo(
                    kind: .conformance, left: .generic(parameter.1), right: .nominal(bound, []))
                declarations[id].requirements.append(requirement)
            }
        }
        enter(declarations[id].requirements)
        for inherited in type.inherited { attempt { try self.inherit(inherited, id) } }
        let conditions = try requirements(type.requirements)
        declarations[id].requirements += conditions
        enter(conditions)
    }

    private func completeNested(_ member: Decl, in outer: NominalID) throws {
        guard case .type(let type) = member.kind, let nested = declarations[outer].nested[type.name.text] else {
            return
        }
        try completeType(nested)
    }

    private func inherit(_ reference: TypeRef, _ id: NominalID) throws {
        switch try resolveType(reference) {
        case .existential(let ids), .opaque(let ids): addConformances(ids, to: id)
        case .nominal(let other, let arguments):
            if declarations[other].kind == .classType, declarations[id].kind == .classType {
                guard !isSubclass(.nominal(other, arguments), of: .nominal(id, [])) else {
                    throw fail(.recursiveClass(declarations[id].name), reference.range)
                }
                if declarations[other].isFinal, !declarations[other].isVocabulary {
                    throw fail(.finalSuperclass(declarations[other].name), reference.range)
                }
                declarations[id].superclass = .nominal(other, arguments)
                forgetConformances()
            } else if declarations[id].kind == .enumeration {
                declarations[id].rawType = .nominal(other, arguments)
                if let raw = typeID("RawRepresentable") { addConformances([raw], to: id) }
                for name in ["Hashable"] { if let id2 = typeID(name) { addConformances([id2], to: id) } }
            }
        default: break
        }
    }

    /// Runs with a type as the one being checked.
    func within<T>(_ id: NominalID, _ body: () throws -> T) rethrows -> T {
        let saved = (currentType, genericScope, bounds, sameTypes, associatedBoundsInForce)
        currentType = id
        genericScope = []
        enterGenerics(of: id)
        defer { (currentType, genericScope, bounds, sameTypes, associatedBoundsInForce) = saved }
        return try body()
    }

    func requirements(_ clauses: [GenericRequirement]) throws -> [RequirementInfo] {
        try clauses.flatMap { clause -> [RequirementInfo] in
            let left = try resolveType(clause.left)
            switch clause.kind {
            case .sameType: return [RequirementInfo(kind: .sameType, left: left, right: try resolveType(clause.right))]
            case .conformance:
                let right = try resolveType(clause.right)
                if case .nominal = right { return [RequirementInfo(kind: .conformance, left: left, right: right)] }
                return try protocols(clause.right).map {
                    RequirementInfo(kind: .conformance, left: left, right: .nominal($0, []))
                }
            }
        }
    }

    // MARK: Extensions

    func readExtension(_ declaration: ExtensionDecl) throws {
        let id: NominalID
        switch try resolveType(declaration.extended) {
        case .nominal(let found, _): id = found
        case .existential(let ids) where ids.count == 1: id = ids[0]
        default: throw fail(.unusable("extension of this type"), declaration.extended.range)
        }
        for member in declaration.members {
            if case .type = member.kind {
                let nested = declareType(member, outer: id)
                try completeType(nested)
            }
        }
        try within(id) {
            let conditions = try requirements(declaration.requirements)
            enter(conditions)
            for inherited in declaration.inherited {
                for target in try protocols(inherited) {
                    if conditions.isEmpty {
                        addConformances([target], to: id)
                    } else {
                        declarations[id].conditional.append((target, conditions))
                    }
                }
            }
            for member in aliasesFirst(declaration.members) {
                attempt { try self.readMember(member, of: id, requirements: conditions, isExtension: true) }
            }
            synthesizeConformances(id)
        }
    }
}
