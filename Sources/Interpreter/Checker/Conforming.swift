import SwiftSubset

// What a type gets with its conformances, and what it owes for them.
extension Checker {
    /// Called once a type's own members are read.
    func finishType(_ id: NominalID) {
        pendingTypes.touched.insert(id)
        if declarations[id].kind == .classType { inheritFields(id) }
        if !declarations[id].hasOwnInitializer { declarations[id].awaitsInitializers = true }
        if declarations[id].attributes.contains("Animatable") { synthesizeAnimatable(id) }
        synthesizeConformances(id)
    }

    /// Adds what the compiler would write for Equatable, Hashable, CaseIterable, RawRepresentable and the like.
    func synthesizeConformances(_ id: NominalID) {
        guard declarations[id].kind != .protocolType else { return }
        if declarations[id].rawType != nil { synthesizeRawValue(id) }
        let names = Set(
            (allConformances(of: id).union(declarations[id].conditional.flatMap { allProtocols([$0.0]) }))
                .filter { declarations[$0].isVocabulary }.map { declarations[$0].name })
        let isPlainEnum =
            declarations[id].kind == .enumeration
            && declarations[id].cases.allSatisfy { $0.parameters.isEmpty }
        let isValue = declarations[id].kind != .classType
        if isValue, names.contains("Equatable") || isPlainEnum { synthesizeOperator("==", id) }
        if isPlainEnum, !names.contains("Equatable") { conform(id, "Hashable") }
        if isValue, names.contains("Hashable") { synthesizeHash(id) }
        if names.contains("Comparable"), declarations[id].kind == .enumeration { synthesizeOperator("<", id) }
        if names.contains("CaseIterable"), declarations[id].kind == .enumeration { synthesizeCases(id) }
    }

    private func conform(_ id: NominalID, _ name: String) {
        guard let target = typeID(name), !declarations[id].conformances.contains(target) else { return }
        addConformances([target], to: id)
        synthesizeHash(id)
    }

    /// Whether the type itself declares a member of that key.
    private func declares(_ key: String, _ name: String, _ id: NominalID) -> Bool {
        ownMembers(of: id, named: name).contains { $0.key == key }
    }

    private func synthesizeOperator(_ name: String, _ id: NominalID) {
        let own = selfType(of: id)
        let isDeclared = ownMembers(of: id, named: name).contains { member in
            member.parameters.map(\.type) == [own, own]
        }
        guard !isDeclared else { return }
        var info = MemberInfo(kind: .function, name: name, owner: id, type: boolType, getter: .synthesized(name))
        info.isStatic = true
        info.parameters = [
            ParameterInfo(label: nil, name: "a", type: own), ParameterInfo(label: nil, name: "b", type: own),
        ]
        add(info, to: id)
    }

    private func synthesizeHash(_ id: NominalID) {
        guard !declares("hash(into:)", "hash", id), let hasher = typeID("Hasher") else { return }
        var info = MemberInfo(
            kind: .function, name: "hash", owner: id, type: .void, getter: .synthesized("hash(into:)"))
        info.parameters = [
            ParameterInfo(label: "into", name: "hasher", type: .nominal(hasher, []), isInout: true)
        ]
        add(info, to: id)
    }

    private func synthesizeCases(_ id: NominalID) {
        guard !declares("allCases", "allCases", id) else { return }
        var info = MemberInfo(
            kind: .property, name: "allCases", owner: id, type: array(selfType(of: id)),
            getter: .synthesized("allCases"))
        info.isStatic = true
        add(info, to: id)
        declarations[id].typealiases["AllCases"] = array(selfType(of: id))
    }

    private func synthesizeRawValue(_ id: NominalID) {
        guard let raw = declarations[id].rawType, !declares("rawValue", "rawValue", id) else { return }
        declarations[id].typealiases["RawValue"] = raw
        add(
            MemberInfo(kind: .property, name: "rawValue", owner: id, type: raw, getter: .synthesized("rawValue")),
            to: id)
        var info = MemberInfo(
            kind: .initializer, name: "init", owner: id, type: optional(selfType(of: id)),
            getter: .synthesized("init(rawValue:)"))
        info.isStatic = true
        info.isFailable = true
        info.parameters = [ParameterInfo(label: "rawValue", name: "rawValue", type: raw)]
        add(info, to: id)
    }

    // MARK: @Animatable

    /// `animatableData` made of all stored properties that can be animated, as nested pairs.
    private func synthesizeAnimatable(_ id: NominalID) {
        if let target = typeID("Animatable"), !declarations[id].conformances.contains(target) {
            addConformances([target], to: id)
        }
        guard let declaration = declarations[id].declaration, case .type(let type) = declaration.kind,
            !declares("animatableData", "animatableData", id)
        else { return }
        let names = type.members.flatMap { animatedNames($0) }
        guard !names.isEmpty else { return }
        addAnimatableData(id) { [unowned self] in self.animatableBinding(names, of: id) }
    }

    private func animatedNames(_ decl: Decl) -> [String] {
        guard case .variable(let variable) = decl.kind, !decl.isStatic, !variable.isLet,
            decl.attribute("AnimatableIgnored") == nil, wrapper(of: decl) == nil
        else { return [] }
        return variable.bindings.filter(\.isStored).flatMap { $0.pattern.boundNames.map(\.text) }
    }

    private func addAnimatableData(_ id: NominalID, _ source: @escaping () -> VariableBinding?) {
        var info = MemberInfo(
            kind: .property, name: "animatableData", owner: id, type: .error, getter: .requirement)
        info.pendingType = inferredLater { [unowned self] in
            guard let getter = source()?.accessor(.get)?.body, let value = self.singleValueExpression(getter) else {
                return .error
            }
            let context = self.freshContext(owner: id, isStatic: false)
            return try self.inFunction(context) {
                context.selfVariable = Variable("self", self.selfType(of: id), isLet: true, depth: 0)
                return self.resolve(try self.check(value, nil).type)
            }
        }
        let (getter, setter) = (newFunction(), newFunction())
        info.getter = .function(getter)
        info.setter = .function(setter)
        let plan = info
        let empty = CodeBlock(statements: [], range: emptyRange)
        checkLater { [unowned self] in
            BodyPlan(
                id: getter, info: plan, body: source()?.accessor(.get)?.body ?? empty, result: self.memberType(plan))
        }
        checkLater { [unowned self] in
            BodyPlan(
                id: setter, info: plan, body: source()?.accessor(.set)?.body ?? empty, result: .void,
                extra: [ParameterInfo(label: nil, name: "newValue", type: self.memberType(plan))], isMutating: true)
        }
        add(info, to: id)
    }

    /// `animatableData` as one would write it by hand: a vector stands for itself, anything else for its own data.
    private func animatableBinding(_ names: [String], of id: NominalID) -> VariableBinding? {
        let vector = typeID("VectorArithmetic")
        let paths = names.map { name -> String in
            let index = declarations[id].fields.firstIndex { $0.name == name }
            let type = index.map { fieldType($0, of: id) } ?? .error
            let isVector = vector.map { conforms(type, to: $0) } ?? false
            return isVector ? "self.\(name)" : "self.\(name).animatableData"
        }
        guard let decl = parseSignature(Self.animatableSource(paths)), case .variable(let variable) = decl.kind else {
            return nil
        }
        return variable.bindings.first
    }

    /// The source of a computed property over paths, nested in pairs.
    static func animatableSource(_ paths: [String]) -> String {
        func get(_ paths: ArraySlice<String>) -> String {
            guard let first = paths.first else { return "" }
            return paths.count == 1 ? first : "AnimatablePair(\(first), \(get(paths.dropFirst())))"
        }
        func set(_ paths: ArraySlice<String>, _ value: String) -> String {
            guard let first = paths.first else { return "" }
            if paths.count == 1 { return "\(first) = \(value)" }
            return "\(first) = \(value).first; " + set(paths.dropFirst(), value + ".second")
        }
        return "var animatableData: Double { get { \(get(paths[...])) } set { \(set(paths[...], "newValue")) } }"
    }

    // MARK: Unmet requirements

    /// Reports requirements of the type's protocols that nothing serves.
    func checkRequirements(of id: NominalID) {
        guard declarations[id].kind != .protocolType, !declarations[id].isVocabulary else { return }
        let place = declarations[id].range ?? emptyRange
        for target in owedProtocols(id).sorted(by: { $0.index < $1.index }) {
            for requirement in declarations[target].members.values.joined() {
                guard case .requirement = requirement.getter, !isServed(requirement, id, target) else { continue }
                errors.append(
                    fail(
                        .missingRequirement(
                            type: declarations[id].name, protocolName: declarations[target].name,
                            member: requirement.key), place))
                break
            }
        }
    }

    /// The protocols whose requirements a type must serve itself. What a vocabulary's protocol inherits (Shape's `body`)
    /// the vocabulary serves.
    private func owedProtocols(_ id: NominalID) -> Set<NominalID> {
        var result: Set<NominalID> = []
        var waiting = declarations[id].conformances
        while let next = waiting.popLast() {
            guard result.insert(next).inserted, !declarations[next].isVocabulary else { continue }
            waiting += declarations[next].conformances
        }
        return result
    }

    private func isServed(_ requirement: MemberInfo, _ id: NominalID, _ target: NominalID) -> Bool {
        if ["Codable", "Encodable", "Decodable", "Error", "Sendable"].contains(declarations[target].name) {
            return true
        }
        if declarations[target].name == "Identifiable", declarations[id].kind == .classType { return true }
        let candidates = members(of: selfType(of: id), named: requirement.name)
        if candidates.contains(where: { serves($0.member, requirement, isExact: !declarations[target].isVocabulary) }) {
            return true
        }
        return requirement.kind == .property
            && candidates.contains { $0.member.kind == .enumCase && requirement.isStatic }
    }

    /// Whether a member may stand for a requirement. Of the program's own protocols it must do all that is asked for.
    private func serves(_ member: MemberInfo, _ requirement: MemberInfo, isExact: Bool) -> Bool {
        if case .requirement = member.getter { return false }
        if member.kind == .enumCase, requirement.isStatic { return true }
        guard member.kind == requirement.kind, member.key == requirement.key || member.kind == .initializer else {
            return false
        }
        guard isExact, member.kind != .initializer else { return true }
        if member.isStatic != requirement.isStatic { return false }
        if requirement.setter != nil, member.setter == nil || member.isLet { return false }
        if member.isMutating, !requirement.isMutating { return false }
        if case .nominal(let wanted, _) = requirement.type, case .nominal(let given, _) = resolve(member.type),
            wanted != given, requirement.pendingType == nil, member.pendingType == nil
        {
            return false
        }
        return true
    }
}
