import SwiftSubset

// From names in source to types.
extension Checker {
    /// A type by its name as seen from here: local, nested in the types around, the program's, the vocabulary's.
    func typeID(_ name: String) -> NominalID? {
        if let id = scope.type(name) { return id }
        var outer = currentType
        while let id = outer {
            if let nested = declarations[id].nested[name] { return nested }
            for superclass in superclasses(of: id) {
                if let nested = declarations[superclass].nested[name] { return nested }
            }
            outer = declarations[id].outer
        }
        return declarations.typeNames[name] ?? loadVocabularyType(name)
    }

    /// The type that a type reference means.
    func resolveType(_ reference: TypeRef) throws -> SwiftType {
        switch reference.kind {
        case .named(let name, let arguments): return try resolveNamed(name, arguments)
        case .member(let base, let name, let arguments): return try resolveMember(base, name, arguments)
        case .optional(let type), .implicitlyUnwrapped(let type): return optional(try resolveType(type))
        case .array(let type): return array(try resolveType(type))
        case .dictionary(let key, let value):
            return named("Dictionary", [try resolveType(key), try resolveType(value)])
        case .tuple(let elements):
            if elements.count == 1, elements[0].label == nil { return try resolveType(elements[0].type) }
            return .tuple(try elements.map { SwiftType.TupleElement($0.label?.text, try resolveType($0.type)) })
        case .function(let function): return .function(try resolveFunction(function))
        case .some(let type): return .opaque(try protocols(type))
        case .any(let type): return .existential(try protocols(type))
        case .composition(let types): return .existential(try types.flatMap { try protocols($0) })
        case .metatype(let type): return .metatype(try resolveType(type))
        case .inOut(let type), .suppressed(let type): return try resolveType(type)
        case .attributed(let attributes, _, let type):
            var result = try resolveType(type)
            if case .function(var function) = result, let builder = builderName(attributes) {
                function.builder = builder
                result = .function(function)
            }
            return result
        case .placeholder: return freshVariable()
        }
    }

    func resolveFunction(_ function: FunctionTypeRef) throws -> FunctionType {
        FunctionType(
            try function.parameters.map {
                FunctionType.Parameter(
                    try resolveType($0.type), isInout: $0.type.isInOut, isVariadic: $0.isVariadic)
            },
            try resolveType(function.result), isAsync: function.effects.isAsync,
            isThrowing: function.effects.isThrowing)
    }

    /// The protocols of `any P & Q`, `some P<Int>`.
    func protocols(_ reference: TypeRef) throws -> [NominalID] {
        switch reference.kind {
        case .composition(let types): return try types.flatMap { try protocols($0) }
        case .attributed(_, _, let type), .any(let type), .some(let type): return try protocols(type)
        case .suppressed: return []
        default:
            switch try resolveType(reference) {
            case .existential(let ids), .opaque(let ids): return ids
            case .nominal(let id, _): return [id]
            default: return []
            }
        }
    }

    private func resolveNamed(_ name: Name, _ arguments: [TypeRef]) throws -> SwiftType {
        switch name.text {
        case "Any": return .any
        case "AnyObject": return .existential(typeID("AnyObject").map { [$0] } ?? [])
        case "Void": return .void
        case "Self":
            if let type = function.selfType ?? currentType.map(selfType) { return type }
        case "_": return freshVariable()
        default: break
        }
        if arguments.isEmpty, let known = scope.typeName(name.text) { return known }
        for names in genericScope.reversed() {
            if let id = names[name.text] { return .generic(id) }
        }
        if let alias = aliasInScope(name.text) {
            return try applyArguments(alias.type, alias.parameters, arguments)
        }
        if let id = typeID(name.text) { return try apply(id, arguments, name.range) }
        if let absent = notYet(name) { throw absent }
        throw fail(.unknownType(name.text, nearest: nearestNames(to: name.text, in: knownTypeNames)), name.range)
    }

    /// A nominal type with generic arguments; missing ones are to be inferred. A protocol's name means `any P`.
    func apply(_ id: NominalID, _ arguments: [TypeRef], _ range: SourceRange) throws -> SwiftType {
        let decl = declarations[id]
        if decl.kind == .protocolType { return .existential([id]) }
        if arguments.isEmpty {
            if currentTypes.contains(id) { return selfType(of: id) }
            return .nominal(id, decl.genericParameters.map { isInScope($0) ? .generic($0) : freshVariable() })
        }
        // SwiftUI's views say what they contain, as in `TextField<Self._Label>`; here all `Text`s and the like are one.
        if decl.isVocabulary, decl.genericParameters.isEmpty, let view = typeID("View"),
            conforms(.nominal(id, []), to: view)
        {
            return .nominal(id, [])
        }
        // One parameter of the vocabulary stands for a pack: the tuple of what is given.
        if decl.attributes.contains("_pack"), decl.isVocabulary, arguments.count > 1 {
            return .nominal(id, [.tuple(try arguments.map { SwiftType.TupleElement(nil, try resolveType($0)) })])
        }
        guard arguments.count == decl.genericParameters.count - decl.inheritedGenerics else {
            throw fail(.mismatch(found: "\(arguments.count) generic arguments", expected: decl.name), range)
        }
        let around = decl.genericParameters.prefix(decl.inheritedGenerics)
        return .nominal(
            id, around.map { isInScope($0) ? .generic($0) : freshVariable() } + (try arguments.map(resolveType)))
    }

    /// Whether a generic parameter of a type around is visible here.
    private func isInScope(_ parameter: GenericParameterID) -> Bool {
        genericScope.contains { $0[parameter.name] == parameter }
    }

    /// The types around the place being checked.
    var currentTypes: [NominalID] {
        var result: [NominalID] = []
        var next = currentType
        while let id = next {
            result.append(id)
            next = declarations[id].outer
        }
        return result
    }

    private func applyArguments(
        _ type: SwiftType, _ parameters: [GenericParameterID], _ arguments: [TypeRef]
    ) throws -> SwiftType {
        guard !parameters.isEmpty else { return type }
        let given = arguments.isEmpty ? parameters.map { _ in freshVariable() } : try arguments.map(resolveType)
        return substitute(type, Dictionary(zip(parameters, given), uniquingKeysWith: { first, _ in first }))
    }

    private func resolveMember(_ base: TypeRef, _ name: Name, _ arguments: [TypeRef]) throws -> SwiftType {
        if case .named(let module, _) = base.kind, ["SwiftUI", "Swift", "Foundation", "Combine"].contains(module.text) {
            return try resolveNamed(name, arguments)
        }
        let outer = try resolveType(base)
        switch outer {
        case .generic, .associated: return normalize(.associated(outer, name.text))
        case .nominal(let id, let around):
            if let nested = declarations[id].nested[name.text] {
                return try apply(nested, arguments, name.range).keeping(around)
            }
            if name.text == "StringInterpolation", isNamed(outer, "String") {
                return named("DefaultStringInterpolation")
            }
            if let found = associatedType(name.text, of: outer) { return found }
        case .existential(let ids):
            // `ButtonStyle.Configuration`: a type that the protocol itself names.
            for id in ids { if let alias = declarations[id].typealiases[name.text] { return alias } }
        default: break
        }
        throw fail(.unknownMember(name.text, of: describe(outer), nearest: []), name.range)
    }

    /// A typealias as seen from here.
    private func aliasInScope(_ name: String) -> (type: SwiftType, parameters: [GenericParameterID])? {
        for id in currentTypes {
            if let alias = declarations[id].typealiases[name] {
                return (alias, declarations[id].aliasParameters[name] ?? [])
            }
            if let own = declarations[id].selfParameter {
                for candidate in [id] + Array(allProtocols([id]))
                where declarations[candidate].associatedTypes.contains(name) {
                    return (.associated(.generic(own), name), [])
                }
            }
        }
        if let alias = declarations.typealiases[name]
            ?? (declarations.typeNames[name] == nil ? vocabularyAlias(name) : nil)
        {
            return (alias, declarations.aliasParameters[name] ?? [])
        }
        // Inside a type that conforms to a protocol, the protocol's own aliases and associated types can be named.
        for id in currentTypes where declarations[id].kind != .protocolType {
            for candidate in allConformances(of: id) {
                if let alias = declarations[candidate].typealiases[name] {
                    let map = declarations[candidate].selfParameter.map { [$0: selfType(of: id)] } ?? [:]
                    return (substitute(alias, map), [])
                }
            }
            if let found = associatedType(name, of: selfType(of: id)),
                !declarations[id].genericParameters.contains(where: { $0.name == name })
            {
                return (found, [])
            }
        }
        return nil
    }

    var knownTypeNames: [String] {
        Array(declarations.typeNames.keys) + Array(vocabulary.typesByName.keys) + Array(vocabulary.preludeByName.keys)
            + genericScope.flatMap(\.keys)
    }

    /// `@ViewBuilder` and the like among attributes: the name of a type declared with `@resultBuilder`.
    func builderName(_ attributes: [Attribute]) -> String? {
        for attribute in attributes {
            if let id = typeID(attribute.name.text), declarations[id].attributes.contains("resultBuilder") {
                return attribute.name.text
            }
        }
        return nil
    }

    /// `@State` and the like among attributes.
    func wrapperAttribute(_ attributes: [Attribute]) -> (attribute: Attribute, id: NominalID)? {
        for attribute in attributes {
            if let id = typeID(attribute.name.text), declarations[id].attributes.contains("propertyWrapper") {
                return (attribute, id)
            }
        }
        return nil
    }
}

extension SwiftType {
    /// A type that is named in another one, `Game<String>.Card`: it has the other's generic arguments first.
    func keeping(_ around: [SwiftType]) -> SwiftType {
        guard case .nominal(let id, let arguments) = self, !around.isEmpty, arguments.count >= around.count else {
            return self
        }
        return .nominal(id, around + arguments.dropFirst(around.count))
    }
}
