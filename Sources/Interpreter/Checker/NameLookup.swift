import SwiftSubset

/// What a name stands for.
enum Resolved {
    case value(IRExpr)
    /// Functions or initialisers to choose from.
    case functions([FoundMember], SelfArgument)
    case type(SwiftType)
    /// A property beside functions of the same name: the property, unless it is called.
    case overloaded(IRExpr, [FoundMember], SelfArgument)
}

/// What a member is called on.
indirect enum SelfArgument {
    case none
    case value(IRExpr, source: Expr?)
    case implicitSelf
    case type(SwiftType)
    /// A static member or an initializer of the type that a value is: `type(of: x).init()`.
    case metatype(SwiftType, IRExpr)
    /// `super.member`: the superclass's own implementation.
    case superclass
}

// Names: local, of self, global, of the vocabulary.
extension Checker {
    func lookUp(_ reference: Reference, _ range: SourceRange) throws -> Resolved {
        let name = reference.name.text
        if let alias = scope.alias(name) { return .value(try check(alias, nil)) }
        if let variable = scope.variable(name) { return .value(try use(variable, range)) }
        if let computed = scope.computed(name) { return .value(try readComputed(computed, range)) }
        if let local = scope.function(name) {
            let found = local.map { FoundMember(member: $0, base: .void, map: [:], distance: 0, isDynamic: false) }
            return try resolved(found, .none, reference, range)
        }
        if let members = try selfMembers(reference, range) { return members }
        if let found = globals(named: name) {
            return try resolved(
                found.map { FoundMember(member: $0, base: .void, map: [:], distance: 0, isDynamic: false) }, .none,
                reference, range)
        }
        if name == "self", selfVariable != nil || function.isStatic {
            return .value(try selfExpression(range))
        }
        if let type = try typeExpression(Expr(.identifier(reference), range: range)) { return .type(type) }
        let known =
            scope.names + (function.selfType.map { memberNames(of: $0) } ?? []) + Array(declarations.globals.keys)
            + Array(vocabulary.entriesByOwner[""]?.keys ?? [:].keys) + knownTypeNames
        if let absent = notYet(reference.name) { throw absent }
        throw fail(.unknownName(name, nearest: nearestNames(to: name, in: known)), reference.name.range)
    }

    /// A name that one of Apple's frameworks has and the vocabulary has not.
    func notYet(_ name: Name) -> CheckError? {
        vocabulary.absent[name.text].map { fail(.notYet("'\(name.text)' of \($0)"), name.range) }
    }

    /// The value of a local variable, noting a capture.
    func use(_ variable: Variable, _ range: SourceRange) throws -> IRExpr {
        if variable.depth != function.depth, variable.global == nil { variable.isCaptured = true }
        return IRExpr(.variable(variable), resolve(variable.type), range)
    }

    /// Members of `self`, of the types around it, by a bare name.
    private func selfMembers(_ reference: Reference, _ range: SourceRange) throws -> Resolved? {
        let name = reference.name.text
        guard name != "init" else { return nil }
        if let type = scope.variable("self").map({ resolve($0.type) }) ?? function.selfType {
            let found = members(of: type, named: name)
            let usable = found.filter {
                $0.member.isStatic == function.isStatic || $0.member.kind == .enumCase && function.isStatic
            }
            if !usable.isEmpty {
                return try resolved(usable, function.isStatic ? .type(type) : .implicitSelf, reference, range)
            }
        }
        for id in currentTypes {
            let type = selfType(of: id)
            let found = members(of: type, named: name).filter { $0.member.isStatic || $0.member.kind == .enumCase }
            if !found.isEmpty, function.selfType != nil || currentType != nil,
                id != function.selfType?.nominalID || function.isStatic
            {
                return try resolved(found, .type(type), reference, range)
            }
        }
        return nil
    }

    func globals(named name: String) -> [MemberInfo]? {
        if let local = scope.function(name) { return local }
        if let own = declarations.globals[name] { return own }
        let entries = globalEntries(named: name)
        return entries.isEmpty ? nil : entries
    }

    /// A property's value at once; functions to be chosen from when they are called.
    func resolved(
        _ found: [FoundMember], _ selfArgument: SelfArgument, _ reference: Reference, _ range: SourceRange
    ) throws -> Resolved {
        if let property = found.first(where: { $0.member.kind == .property }),
            found.allSatisfy({ $0.member.kind == .property || $0.distance >= property.distance })
        {
            let value = try readProperty(property, selfArgument, reference.name.range)
            let functions = found.filter { $0.member.kind != .property }
            return functions.isEmpty ? .value(value) : .overloaded(value, functions, selfArgument)
        }
        if let one = found.first, one.member.kind == .enumCase, one.member.parameters.isEmpty {
            return .value(try makeCase(one, [], range))
        }
        var chosen = found.filter { $0.member.kind != .property }
        if let labels = reference.labels {
            chosen = chosen.filter { $0.member.parameters.map { $0.label ?? "_" } == labels.map(\.text) }
        }
        return .functions(chosen, selfArgument)
    }

    /// The value of what a name stands for, where it is not called.
    func value(of resolved: Resolved, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        switch resolved {
        case .value(let value), .overloaded(let value, _, _): return value
        case .type(let type): return IRExpr(.type(type), .metatype(type), range)
        case .functions(let found, let selfArgument): return try functionValue(found, selfArgument, expected, range)
        }
    }

    // MARK: Members of values and types

    func checkMember(
        _ base: Expr, _ reference: Reference, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr {
        if startsImplicitly(base), let expected, let value = try implicitChain(base, reference, expected, range) {
            return value
        }
        if let value = try arrayForContext(base, reference, expected, range) {
            return try self.value(of: value, expected, range)
        }
        return try value(of: try lookUpMember(base, reference, range), expected, range)
    }

    /// `[.red, .green].randomElement()!` where a Color is expected: elements without a type of their own are of the type
    /// that the whole is expected to be, or of its elements' type.
    func arrayForContext(
        _ base: Expr, _ reference: Reference, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> Resolved? {
        guard case .array(let elements) = base.kind, !elements.isEmpty, elements.allSatisfy(startsImplicitly),
            let expected
        else { return nil }
        var type = resolve(expected)
        while let inner = payload(type) { type = resolve(inner) }
        guard case .nominal = type, knownTarget(type) != nil else { return nil }
        let element = isNamed(type, "Array") || isNamed(type, "ArraySlice") ? type.arguments.first ?? type : type
        let value = try check(base, array(element))
        let found = members(of: value.type, named: reference.name.text).filter { !$0.member.isStatic }
        guard !found.isEmpty else { throw unknownMember(reference.name, of: value.type) }
        return try resolved(found, .value(value, source: base), reference, range)
    }

    /// `.blue.gradient`: the base is an implicit member of the type that the whole is expected to be.
    private func implicitChain(
        _ base: Expr, _ reference: Reference, _ expected: SwiftType, _ range: SourceRange
    ) throws -> IRExpr? {
        var type = resolve(expected)
        while let inner = payload(type) { type = resolve(inner) }
        let value = try check(base, type)
        let found = members(of: value.type, named: reference.name.text).filter { !$0.member.isStatic }
        guard !found.isEmpty else { throw unknownMember(reference.name, of: value.type) }
        return try self.value(of: try resolved(found, .value(value, source: base), reference, range), expected, range)
    }

    /// A member of what an expression gives. Where it is called, only what may take the call is looked at.
    func lookUpMember(
        _ base: Expr, _ reference: Reference, _ range: SourceRange, for call: Call? = nil
    ) throws -> Resolved {
        let name = reference.name.text
        if case .superValue = base.kind {
            guard
                let superclass = function.superclass
                    ?? function.selfType?.nominalID.flatMap({ declarations[$0].superclass })
            else { throw fail(.unusable("super"), base.range) }
            return try resolved(members(of: superclass, named: name), .superclass, reference, range)
        }
        if let type = try moduleMember(base, reference, range) { return type }
        if let type = try typeExpression(base) { return try lookUpStatic(type, reference, range, for: call) }
        if case .selfValue = base.kind, name == "init", function.isInitializer, let own = function.selfType {
            return .functions(members(of: own, named: name).filter { $0.member.kind == .initializer }, .implicitSelf)
        }
        let value = try check(base, nil)
        let type = resolve(value.type)
        if type.isError { return .value(IRExpr(.constant(.null), .error, range)) }
        if case .metatype(let instance) = type {
            return try lookUpStatic(instance, reference, range, through: value, for: call)
        }
        if case .tuple(let elements) = type, let index = elements.firstIndex(where: { $0.label == name }) {
            return .value(IRExpr(.tupleElement(value, index), elements[index].type, range))
        }
        let found = candidates(name, on: type, for: call).filter {
            !$0.member.isStatic && $0.member.kind != .enumCase
        }
        if !found.isEmpty { return try resolved(found, .value(value, source: base), reference, range) }
        if let dynamic = try dynamicMember(value, base, reference, range) { return .value(dynamic) }
        if members(of: type, named: name).contains(where: \.member.isStatic) {
            throw fail(.staticMember(name, type: describe(type)), reference.name.range)
        }
        if let inner = payload(type), !members(of: inner, named: name).isEmpty {
            throw fail(.unwrapForMember(name, found: describe(type), base: describe(inner)), base.range)
        }
        throw unknownMember(reference.name, of: type)
    }

    /// `SwiftUI.Text`, `Swift.max`.
    private func moduleMember(_ base: Expr, _ reference: Reference, _ range: SourceRange) throws -> Resolved? {
        guard case .identifier(let module) = base.kind,
            ["SwiftUI", "Swift", "Foundation", "CoreGraphics", "Combine"].contains(module.name.text),
            scope.variable(module.name.text) == nil, typeID(module.name.text) == nil
        else { return nil }
        // What a module declares, not what is visible here: `Swift.min` inside of a collection.
        return try inEnvironment(outermost) { try lookUp(reference, range) }
    }

    /// What can be seen outside of all functions and types.
    private var outermost: CheckEnvironment {
        CheckEnvironment(
            scope: Scope(parent: nil), function: FunctionContext(depth: function.depth), currentType: nil,
            genericScope: genericScope, bounds: bounds, sameTypes: sameTypes,
            associatedBounds: associatedBoundsInForce)
    }

    func lookUpStatic(
        _ type: SwiftType, _ reference: Reference, _ range: SourceRange, through value: IRExpr? = nil,
        for call: Call? = nil
    ) throws -> Resolved {
        let name = reference.name.text
        let argument = value.map { SelfArgument.metatype(type, $0) } ?? .type(type)
        var found = candidates(name, on: type, for: call)
        if name == "init" { return .functions(found.filter { $0.member.kind == .initializer }, argument) }
        // A protocol's statics are found through the types that its extensions name: `extension P where Self == T`.
        if case .existential(let ids) = type { found += staticsThroughExtensions(ids, name) }
        let statics = found.filter { $0.member.isStatic || $0.member.kind == .enumCase }
        if !statics.isEmpty { return try resolved(statics, argument, reference, range) }
        if case .nominal(let id, let around) = type, let nested = declarations[id].nested[name] {
            return .type(try apply(nested, reference.genericArguments, range).keeping(around))
        }
        if !found.isEmpty {
            // An instance method of a type is a function of the instance.
            throw fail(.instanceMember(name, type: describe(type)), reference.name.range)
        }
        throw unknownStatic(reference.name, of: type)
    }

    /// Static members of protocol extensions constrained by `where Self == T`, with T as the base.
    func staticsThroughExtensions(_ ids: [NominalID], _ name: String) -> [FoundMember] {
        ids.flatMap { id -> [FoundMember] in
            guard let own = declarations[id].selfParameter else { return [] }
            return ownMembers(of: id, named: name).compactMap { member in
                guard member.isStatic else { return nil }
                let same = member.requirements.first { $0.kind == .sameType && $0.left == .generic(own) }
                let base = same.map(\.right) ?? .existential([id])
                var plain = member
                plain.requirements.removeAll { $0.left == .generic(own) }
                return FoundMember(member: plain, base: base, map: [own: base], distance: 50, isDynamic: false)
            }
        }
    }

    // MARK: Implicit members

    func implicitMember(_ reference: Reference, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        try value(of: try lookUpImplicit(reference, expected, range), expected, range)
    }

    func lookUpImplicit(
        _ reference: Reference, _ expected: SwiftType?, _ range: SourceRange, for call: Call? = nil
    ) throws -> Resolved {
        guard let expected else { throw fail(.needsContext("'.\(reference.name.text)'"), range) }
        var type = resolve(expected)
        if case .variable(let index) = type, let bounds = variableBounds[index], !bounds.isEmpty {
            let found = staticsThroughExtensions(Array(allProtocols(bounds)), reference.name.text)
            if !found.isEmpty { return try resolved(found, .type(found[0].base), reference, range) }
            if builderValue == nil { throw unknownStatic(reference.name, of: .existential(bounds)) }
        }
        if type.isError { return .value(IRExpr(.constant(.null), .error, range)) }
        if case .variable = type, let builderValue, unifyAtomically(type, builderValue) { type = resolve(builderValue) }
        if case .variable = type { throw fail(.needsContext("'.\(reference.name.text)'"), range) }
        if case .function(let wanted) = type { type = resolve(wanted.result) }
        // `.none` and `.some` are Optional's own; anything else is looked up in the payload first.
        if let inner = payload(type) {
            if reference.name.text == "none" { return .value(IRExpr(.constant(.null), type, range)) }
            if reference.name.text == "some", payload(resolve(inner)) != nil {
                return try lookUpStatic(type, reference, range, for: call)
            }
            do { return try lookUpImplicit(reference, inner, range, for: call) } catch {
                // Optional's own members are few: what is missing is missing in the payload.
                if members(of: type, named: reference.name.text).isEmpty { throw error }
            }
        }
        switch type {
        case .existential(let ids), .opaque(let ids):
            let found = staticsThroughExtensions(Array(allProtocols(ids)), reference.name.text)
            if !found.isEmpty { return try resolved(found, .type(type), reference, range) }
        case .generic(let parameter):
            let own = members(of: type, named: reference.name.text).filter(\.member.isStatic)
            if !own.isEmpty { return try resolved(own, .type(type), reference, range) }
            let found = staticsThroughExtensions(Array(allProtocols(bounds[parameter] ?? [])), reference.name.text)
            if !found.isEmpty { return try resolved(found, .type(type), reference, range) }
        default: break
        }
        return try lookUpStatic(type, reference, range, for: call)
    }
}
