import SwiftSubset

// What the run time is told of types.
extension Checker {
    /// Descriptions of all types that are new or changed.
    func describeTypes(from first: Int) {
        var ids = Set((first..<declarations.nominals.count).map { NominalID($0) })
        ids.formUnion(pendingTypes.touched)
        for id in ids.sorted(by: { $0.index < $1.index }) { module.nominals.append(description(of: id)) }
    }

    private func description(of id: NominalID) -> IRNominal {
        let decl = declarations[id]
        let kind: NominalInfo.Kind =
            switch decl.kind {
            case .structure: .structure
            case .classType: .classType
            case .enumeration: .enumeration
            case .protocolType: .protocolType
            }
        var info = NominalInfo(name: decl.name, kind: kind)
        info.isVocabulary = decl.isVocabulary
        if decl.outer != nil { info.qualifiedName = decl.qualifiedName }
        let generics = genericsOf(id)
        info.fields = decl.fields.indices.map {
            NominalInfo.Field(name: decl.fields[$0].name, type: runtimeType(fieldType($0, of: id), generics))
        }
        info.cases = decl.cases.map { one in
            NominalInfo.Case(
                name: one.name, labels: one.parameters.map(\.label),
                types: one.parameters.map { runtimeType($0.type, generics) }, rawValue: one.rawValue)
        }
        info.superclass = decl.superclass.map { runtimeType($0, generics) }
        info.weakFields = Set(decl.fields.indices.filter { decl.fields[$0].strength != .strong })
        info.associatedTypes = decl.typealiases.mapValues { runtimeType($0, generics) }
        info.conformances = allConformances(of: id).union(decl.conditional.flatMap { allProtocols([$0.0]) })
        var result = IRNominal(id: id, info: info)
        result.deinitializer = decl.deinitializer
        result.genericParameters = generics
        addMembers(of: id, to: &result)
        return result
    }

    /// The functions that serve members looked up at run time.
    private func addMembers(of id: NominalID, to result: inout IRNominal) {
        guard declarations[id].kind != .protocolType else { return }
        let required = requirementKeys(of: id).union(declarations.observedOverrides)
        for member in declarations[id].members.values.joined().sorted(by: { $0.key < $1.key }) {
            switch member.getter {
            case .function(let function):
                result.info.members[member.key] = function
                if case .function(let setter)? = member.setter { result.info.members[member.key + "="] = setter }
            case .native(let place):
                // Of subscripts with one key the one that takes an index serves the protocol's.
                if result.natives[member.key] == nil || !takesRange(member) { result.natives[member.key] = place }
            case .memberwise:
                if required.contains(member.key) { addMaker(member, id, to: &result) }
                if required.contains("init()"), member.key != "init()", member.parameters.allSatisfy(\.hasDefault) {
                    var plain = member
                    plain.parameters = []
                    plain.getter = .memberwise([])
                    addMaker(plain, id, to: &result)
                }
            case .field, .global, .enumCase:
                guard required.contains(member.key), member.wrapper == nil || member.name.first != "$" else { continue }
                addAccessors(member, id, to: &result)
            default: break
            }
        }
    }

    private func takesRange(_ member: MemberInfo) -> Bool {
        guard member.kind == .subscripting, let type = member.parameters.first?.type else { return false }
        if case .generic = type { return true }
        return type.nominalID.map { declarations[$0].name.hasSuffix("Range") } ?? false
    }

    /// A function that makes a struct of its stored properties, for those who find it through a protocol.
    private func addMaker(_ member: MemberInfo, _ id: NominalID, to result: inout IRNominal) {
        let own = selfType(of: id)
        let maker = newFunction()
        inFunction(freshContext(owner: id, isStatic: true)) {
            let variables = member.parameters.map { Variable($0.name, $0.type, isLet: true, depth: 0) }
            let range = member.range ?? emptyRange
            let found = FoundMember(member: member, base: own, map: identityMap(id), distance: 0, isDynamic: false)
            let arguments = variables.map { IRArgument.value(IRExpr(.variable($0), $0.type, range)) }
            guard
                let made = attempt({
                    try self.emitCall(found, selfArgument: .type(own), arguments: arguments, range: range).0
                })
            else { return }
            module.functions.append(
                IRFunction(
                    id: maker, name: declarations[id].qualifiedName + ".init", parameters: variables, inouts: [],
                    genericParameters: genericsOf(id), result: own, body: .value(made), isAsync: false, range: range))
            result.info.members[member.key] = maker
        }
    }

    private func requirementKeys(of id: NominalID) -> Set<String> {
        let protocols = allConformances(of: id).union(declarations[id].conditional.flatMap { allProtocols([$0.0]) })
        return Set(
            protocols.flatMap { target in
                declarations[target].members.values.joined().compactMap { member in
                    if case .requirement = member.getter { return member.key }
                    return nil
                }
            })
    }

    /// Functions that read and write a stored property, for those who find it through a protocol.
    private func addAccessors(_ member: MemberInfo, _ id: NominalID, to result: inout IRNominal) {
        guard !declarations[id].isVocabulary else { return }
        let range = member.range ?? emptyRange
        let getter = newFunction()
        let type = memberType(member)
        let context = freshContext(owner: id, isStatic: member.isStatic)
        context.result = type
        inFunction(context) {
            let own = Variable("self", selfType(of: id), isLet: true, depth: 0)
            if !member.isStatic { context.selfVariable = own }
            let reference = Reference(Name(member.name, range: range))
            let base = FoundMember(
                member: member, base: selfType(of: id), map: identityMap(id), distance: 0, isDynamic: false)
            guard
                let value = attempt({
                    member.kind == .enumCase
                        ? try self.makeCase(base, [], range)
                        : try self.readProperty(
                            base, member.isStatic ? .type(base.base) : .implicitSelf, reference.name.range)
                })
            else { return }
            module.functions.append(
                IRFunction(
                    id: getter, name: declarations[id].qualifiedName + "." + member.name,
                    parameters: member.isStatic ? [] : [own], inouts: [], genericParameters: genericsOf(id),
                    result: type,
                    body: .value(value), isAsync: false, range: range))
        }
        result.info.members[member.key] = getter
        if case .function(let observers)? = member.setter {
            result.info.members[member.key + "="] = observers
            return
        }
        guard case .field = member.getter, member.setter != nil, !member.isLet else { return }
        result.info.members[member.key + "="] = attempt { try self.storedSetter(member, id, type, range) }
    }

    /// Writes a stored property as its type's own code would: changes of observed and wrapped ones are noted.
    private func storedSetter(
        _ member: MemberInfo, _ id: NominalID, _ type: SwiftType, _ range: SourceRange
    ) throws -> FunctionID {
        let setter = newFunction()
        let isObject = declarations[id].kind == .classType
        let context = freshContext(owner: id, isStatic: false)
        try inFunction(context) {
            let own = Variable("self", selfType(of: id), isLet: isObject, depth: 0)
            own.isMutated = !isObject
            context.selfVariable = own
            let new = Variable("newValue", type, isLet: true, depth: 0)
            let found = FoundMember(
                member: member, base: selfType(of: id), map: identityMap(id), distance: 0, isDynamic: false)
            let place = try propertyPlace(found, .implicitSelf, nil, range)
            let assignment = IRStmt.assign(place, IRExpr(.variable(new), type, range))
            module.functions.append(
                IRFunction(
                    id: setter, name: declarations[id].qualifiedName + "." + member.name, parameters: [own, new],
                    inouts: isObject ? [] : [0], genericParameters: genericsOf(id), result: .void,
                    body: .statements([assignment]), isAsync: false, range: range))
        }
        return setter
    }

    func identityMap(_ id: NominalID) -> [GenericParameterID: SwiftType] {
        Dictionary(uniqueKeysWithValues: genericsOf(id).map { ($0, SwiftType.generic($0)) })
    }

    /// A type as the run time's tables have it: generic parameters by their place.
    func runtimeType(_ type: SwiftType, _ generics: [GenericParameterID]) -> RuntimeType {
        switch resolve(type) {
        case .nominal(let id, let arguments): .nominal(id, arguments.map { runtimeType($0, generics) })
        case .tuple(let elements):
            .tuple(elements.map { RuntimeType.Element(label: $0.label, type: runtimeType($0.type, generics)) })
        case .function(let function):
            .function(
                function.parameters.map { runtimeType($0.type, generics) }, runtimeType(function.result, generics),
                isAsync: function.isAsync, isThrowing: function.isThrowing)
        case .generic(let parameter): generics.firstIndex(of: parameter).map { .parameter($0) } ?? .any
        case .existential(let ids), .opaque(let ids): .existential(ids)
        case .metatype(let inner): .metatype(runtimeType(inner, generics))
        case .associated, .variable, .error: .any
        }
    }
}
