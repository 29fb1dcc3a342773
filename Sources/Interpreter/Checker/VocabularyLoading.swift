import SwiftSubset

// The vocabulary's declarations, read when their name is first used.
extension Checker {
    /// Runs where only the vocabulary is seen. What is wrong with the vocabulary is no error of the program.
    func inVocabulary<T>(_ body: () throws -> T) rethrows -> T {
        let saved = (environment, errors)
        let clean = CheckEnvironment(
            scope: Scope(parent: nil), function: FunctionContext(depth: 0), currentType: nil, genericScope: [],
            bounds: [:],
            sameTypes: [:], associatedBounds: [:])
        defer { errors = saved.1 }
        return try inEnvironment(clean, body)
    }

    private func vocabularyDeclarations(of name: String) -> [Decl] {
        let types = (vocabulary.typesByName[name] ?? []).map { vocabulary.types[$0].declaration }
        let prelude = (vocabulary.preludeByName[name] ?? []).map { vocabulary.prelude[$0] }
        return (types + prelude).compactMap(vocabulary.declaration)
    }

    /// Declares a vocabulary type; nil where there is none of that name.
    func loadVocabularyType(_ name: String) -> NominalID? {
        guard vocabulary.typesByName[name] != nil || vocabulary.preludeByName[name] != nil, !name.isEmpty else {
            return nil
        }
        let parsed = vocabularyDeclarations(of: name)
        let declared = parsed.first { if case .type = $0.kind { true } else { false } }
        guard let declared else { return nil }
        return inVocabulary {
            let id = declareType(declared, outer: nil, isVocabulary: true)
            attempt { try self.completeType(id) }
            for decl in parsed {
                guard case .extensionDecl(let one) = decl.kind else { continue }
                attempt { try self.readExtension(one) }
            }
            return id
        }
    }

    /// A typealias of the vocabulary.
    func vocabularyAlias(_ name: String) -> SwiftType? {
        guard vocabulary.typesByName[name] != nil else { return nil }
        for decl in vocabularyDeclarations(of: name) {
            guard case .typeAlias(let alias) = decl.kind, alias.genericParameters.isEmpty else { continue }
            let type = inVocabulary { attempt { try self.resolveType(alias.type) } }
            declarations.typealiases[name] = type
            return type
        }
        return nil
    }

    /// Adds the vocabulary's entries of a name to a type, once.
    func loadMembers(of id: NominalID, named name: String) {
        guard !declarations[id].loadedNames.contains(name) else { return }
        declarations[id].loadedNames.insert(name)
        let found = nativeMembers(of: id, named: name, taking: nil)
        if !found.isEmpty { declarations[id].members[name, default: []] += found }
    }

    /// The vocabulary's members of a name on a type, in declared order: all of them, or those that could take a call.
    func nativeMembers(of id: NominalID, named name: String, taking call: CallShape?) -> [MemberInfo] {
        guard declarations[id].isVocabulary else { return [] }
        let key = NativeFit(owner: id, name: name, call: call)
        if let known = declarations.nativeFits[key] { return known }
        let fitting = vocabulary.entries(of: declarations[id].name, named: name).compactMap {
            native($0, owner: id, taking: call)
        }
        if call != nil { declarations.nativeFits[key] = fitting }
        return fitting
    }

    /// The vocabulary's global functions and values of a name: all of them, or those that could take a call.
    func globalEntries(named name: String, taking call: CallShape? = nil) -> [MemberInfo] {
        if let loaded = declarations.loadedGlobals[name] { return loaded }
        let found = vocabulary.entries(of: "", named: name).compactMap { native($0, owner: nil, taking: call) }
        if call == nil { declarations.loadedGlobals[name] = found }
        return found
    }

    /// An entry as a member, read once; nil where it cannot take the call.
    private func native(_ place: Int, owner: NominalID?, taking call: CallShape?) -> MemberInfo? {
        let key = NativePlace(place: place, owner: owner)
        if let known = declarations.natives[key] { return known }
        if let call, let labels = SignatureLabels(signature: vocabulary.entries[place].signature), !call.fits(labels) {
            return nil
        }
        let member = nativeMember(place, owner: owner)
        declarations.natives[key] = .some(member)
        return member
    }

    /// An entry's signature as a member.
    private func nativeMember(_ place: Int, owner: NominalID?) -> MemberInfo? {
        let entry = vocabulary.entries[place]
        guard let decl = vocabulary.declaration(entry.signature) else { return nil }
        return inVocabulary {
            currentType = owner
            if let owner { enterGenerics(of: owner) }
            let conditions = ownerConditions(entry.owner)
            enter(conditions)
            return attempt { () -> MemberInfo? in
                var members = try self.memberInfos(decl, owner: owner, implementation: .native(place))
                guard !members.isEmpty else { return nil }
                members[0].requirements += conditions
                members[0].range = nil
                if entry.setter != nil || members[0].setter != nil { members[0].setter = .native(place) }
                return members[0]
            } ?? nil
        }
    }

    /// The `where` clause of an entry's owner: `Array where Element: Equatable`.
    private func ownerConditions(_ owner: String?) -> [RequirementInfo] {
        guard let text = owner.flatMap(VocabularyTable.condition), let decl = vocabulary.declaration(text),
            case .function(let function) = decl.kind
        else { return [] }
        return attempt { try self.requirements(function.requirements) } ?? []
    }

    /// Makes a type's generic parameters (a protocol's `Self`) visible, with their bounds.
    func enterGenerics(of id: NominalID) {
        var chain: [NominalID] = []
        var next: NominalID? = id
        while let current = next {
            chain.append(current)
            next = declarations[current].outer
        }
        for current in chain.reversed() {
            let decl = declarations[current]
            genericScope.append(
                Dictionary(decl.genericParameters.map { ($0.name, $0) }, uniquingKeysWith: { $1 }))
            if let own = decl.selfParameter { bounds[own] = [current] }
            enter(decl.requirements)
        }
    }

    /// Puts requirements in force.
    func enter(_ requirements: [RequirementInfo]) {
        for requirement in requirements {
            switch (requirement.kind, requirement.left) {
            case (.conformance, .generic(let parameter)):
                if let id = requirement.right.nominalID { bounds[parameter, default: []].append(id) }
            case (.conformance, let left):
                if let id = requirement.right.nominalID { associatedBoundsInForce[left, default: []].append(id) }
            case (.sameType, let left): sameTypes[left] = requirement.right
            }
        }
    }
}
