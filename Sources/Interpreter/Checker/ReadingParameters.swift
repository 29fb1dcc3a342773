import SwiftSubset

// Parameters and generic parameters of functions, initializers and subscripts.
extension Checker {
    /// Makes a declaration's generic parameters visible while its signature is read.
    func withGenerics<T>(
        _ parameters: [GenericParameter], _ clauses: [GenericRequirement],
        _ body: ([GenericParameterID], [RequirementInfo]) throws -> T
    ) throws -> T {
        let saved = environment
        defer { inEnvironmentRestore(saved) }
        let ids = parameters.map { newGeneric($0.name.text) }
        genericScope.append(Dictionary(zip(parameters.map(\.name.text), ids), uniquingKeysWith: { $1 }))
        var found: [RequirementInfo] = []
        for (parameter, id) in zip(parameters, ids) {
            guard let inherited = parameter.inherited else { continue }
            found += try bounds(of: .generic(id), inherited)
        }
        enter(found)
        let conditions = try requirements(clauses)
        enter(conditions)
        return try body(ids, found + conditions)
    }

    private func inEnvironmentRestore(_ saved: CheckEnvironment) {
        genericScope = saved.genericScope
        bounds = saved.bounds
        sameTypes = saved.sameTypes
        associatedBoundsInForce = saved.associatedBounds
    }

    /// `T: P<Int>`, `T: Superclass` as requirements.
    func bounds(of type: SwiftType, _ inherited: TypeRef) throws -> [RequirementInfo] {
        if case .nominal(let id, let arguments) = try resolveType(inherited), declarations[id].kind != .protocolType {
            return [RequirementInfo(kind: .conformance, left: type, right: .nominal(id, arguments))]
        }
        var found = try protocols(inherited).map {
            RequirementInfo(kind: .conformance, left: type, right: .nominal($0, []))
        }
        found += try primaryArguments(inherited, of: type)
        return found
    }

    /// `some Collection<Int>`: the primary associated types' arguments.
    private func primaryArguments(_ reference: TypeRef, of type: SwiftType) throws -> [RequirementInfo] {
        switch reference.kind {
        case .some(let inner), .any(let inner), .attributed(_, _, let inner):
            return try primaryArguments(inner, of: type)
        case .named(let name, let arguments):
            guard !arguments.isEmpty, let id = typeID(name.text), let decl = declarations[id].declaration,
                case .type(let declared) = decl.kind
            else { return [] }
            return try zip(declared.primaryAssociatedTypes, arguments).map {
                RequirementInfo(
                    kind: .sameType, left: .associated(type, $0.text), right: try resolveType($1))
            }
        default: return []
        }
    }

    /// A declaration's parameters; each `some P` among them becomes a generic parameter of its own.
    func parameterInfos(
        _ parameters: [Parameter], generics: inout [GenericParameterID], requirements: inout [RequirementInfo]
    ) throws -> [ParameterInfo] {
        try parameters.map { parameter in
            var type = try resolveType(parameter.type)
            type = try openOpaque(type, parameter.type, &generics, &requirements)
            var info = ParameterInfo(
                label: parameter.label?.text, name: parameter.name.text, type: type,
                isInout: parameter.type.isInOut, isVariadic: parameter.isVariadic)
            info.isAutoclosure = parameter.type.hasAttribute("autoclosure")
            info.builder = builderName(parameter.attributes) ?? builder(in: type)
            info.defaultValue = parameter.defaultValue
            if let builder = info.builder { info.type = adding(builder, to: info.type) }
            return info
        }
    }

    private func builder(in type: SwiftType) -> String? {
        if case .function(let function) = type { return function.builder }
        return nil
    }

    /// A function type, or an optional one, with a result builder.
    func adding(_ builder: String, to type: SwiftType) -> SwiftType {
        switch type {
        case .function(var function):
            function.builder = builder
            return .function(function)
        case .nominal(let id, let arguments) where payload(type) != nil:
            return .nominal(id, arguments.map { adding(builder, to: $0) })
        default: return type
        }
    }

    private func openOpaque(
        _ type: SwiftType, _ reference: TypeRef, _ generics: inout [GenericParameterID],
        _ requirements: inout [RequirementInfo]
    ) throws -> SwiftType {
        guard type.contains(where: { if case .opaque = $0 { true } else { false } }) else { return type }
        var opened: [GenericParameterID] = []
        var found: [RequirementInfo] = []
        let result = type.mapped { part in
            guard case .opaque(let ids) = part else { return nil }
            let id = self.newGeneric("some " + ids.map { self.declarations[$0].name }.joined(separator: " & "))
            opened.append(id)
            found += ids.map { RequirementInfo(kind: .conformance, left: .generic(id), right: .nominal($0, [])) }
            return .generic(id)
        }
        if opened.count == 1 { found += try primaryArguments(reference.unattributed, of: .generic(opened[0])) }
        generics += opened
        requirements += found
        enter(found)
        return result
    }
}
