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

    private func memberPlace(_ base: Expr, _ reference: Reference, _ range: SourceRange) throws -> Place {
        let name = reference.name.text
        if let type = try typeExpression(base) {
            guard
                let found = members(of: type, named: name).first(where: {
                    $0.member.isStatic && $0.member.kind == .property
                })
            else { throw unknownMember(reference.name, of: type) }
            return try propertyPlace(found, .type(type), nil, reference.name.range)
        }
        let value: IRExpr
        if case .superValue = base.kind { value = try selfExpression(range) } else { value = try check(base, nil) }
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

    /// The place of a property of a base.
    func propertyPlace(
        _ found: FoundMember, _ selfArgument: SelfArgument, _ source: Expr?, _ range: SourceRange
    ) throws -> Place {
        let member = found.member
        let type = resolve(substitute(memberType(member), found.map))
        if let wrapper = member.wrapper { return try wrappedPlace(found, wrapper, selfArgument, source, range) }
        switch member.getter {
        case .field(let index):
            if case .function? = member.setter, let setter = member.setter {
                let change = try callee(found, setter, selfArgument, isSetter: true)
                if let base = try computedBase(member, selfArgument, source, range) {
                    return .observed(base: base, index, setter: change, type)
                }
            }
            return try fieldPlace(found, index, type, selfArgument, source, range)
        case .global(let index):
            let variable = declarations.globalVariables[index]
            if variable.isLet { throw fail(.immutable(member.name, isParameter: false), range) }
            variable.isMutated = true
            return .variable(variable)
        default: break
        }
        guard let setter = member.setter else { throw fail(.immutable(member.name, isParameter: false), range) }
        let getter = try callee(found, member.getter, selfArgument)
        let change = try callee(found, setter, selfArgument, isSetter: true)
        let base = try computedBase(member, selfArgument, source, range)
        return .computed(base: base, arguments: [], getter: getter, setter: change, type)
    }

    private func fieldPlace(
        _ found: FoundMember, _ index: Int, _ type: SwiftType, _ selfArgument: SelfArgument, _ source: Expr?,
        _ range: SourceRange
    ) throws -> Place {
        let member = found.member
        let isObject = member.owner.map { declarations[$0].kind == .classType } ?? false
        let initializes = function.isInitializer && isSelf(selfArgument)
        if member.isLet, !initializes { throw fail(.immutable(member.name, isParameter: false), range) }
        if isObject {
            guard let object = try selfValue(selfArgument, range) else { throw fail(.selfUnavailable, range) }
            if member.observation != nil, !initializes,
                let noted = try observedPlace(object, member, index, type, range)
            {
                return noted
            }
            return .objectField(object, index, type)
        }
        return .field(try basePlace(selfArgument, source, member, range), index, type)
    }

    private func isSelf(_ argument: SelfArgument) -> Bool {
        switch argument {
        case .implicitSelf: return true
        case .value(_, let source):
            if case .selfValue? = source?.kind { return true }
            return false
        default: return false
        }
    }

    /// The struct that holds a field, as a place.
    private func basePlace(
        _ selfArgument: SelfArgument, _ source: Expr?, _ member: MemberInfo, _ range: SourceRange
    ) throws -> Place {
        switch selfArgument {
        case .implicitSelf, .superclass:
            guard let variable = selfVariable else { throw fail(.selfUnavailable, range) }
            return try mutablePlace(of: variable, range)
        case .value(let value, let own):
            if let expr = source ?? own { return try place(expr) }
            return .temporary(value)
        case .none, .type: throw fail(.selfUnavailable, range)
        }
    }

    private func computedBase(
        _ member: MemberInfo, _ selfArgument: SelfArgument, _ source: Expr?, _ range: SourceRange
    ) throws -> Place.Base? {
        if member.isStatic || member.owner == nil { return nil }
        let isObject = member.owner.map { declarations[$0].kind == .classType } ?? false
        if isObject || !member.setterIsMutating {
            guard let value = try selfValue(selfArgument, range) else { throw fail(.selfUnavailable, range) }
            return .value(value)
        }
        if case .value(let value, _) = selfArgument, isClass(resolve(value.type)) { return .value(value) }
        return .place(try basePlace(selfArgument, source, member, range))
    }

    /// Writing `x` of `@Wrapper var x` writes the wrapper's `wrappedValue`.
    private func wrappedPlace(
        _ found: FoundMember, _ wrapper: MemberInfo.WrapperUse, _ selfArgument: SelfArgument, _ source: Expr?,
        _ range: SourceRange
    ) throws -> Place {
        let base = found.base == .void ? (function.selfType ?? .void) : found.base
        let storage =
            members(of: base, named: wrapper.storage).first
            ?? globals(named: wrapper.storage)?.first.map {
                FoundMember(member: $0, base: .void, map: [:], distance: 0, isDynamic: false)
            }
        guard let storage else { throw fail(.unknownName(wrapper.storage, nearest: []), range) }
        let value = try readProperty(storage, selfArgument, range)
        let name = found.member.name.hasPrefix("$") ? "projectedValue" : "wrappedValue"
        guard let property = members(of: value.type, named: name).first(where: { $0.member.kind == .property }) else {
            throw fail(.unknownMember(name, of: describe(value.type), nearest: []), range)
        }
        guard property.member.setter != nil || isStoredField(property.member) else {
            throw fail(.immutable(found.member.name, isParameter: false), range)
        }
        if property.member.setterIsMutating, !isStoredObject(property.member) {
            // The wrapper itself changes: it must stand in a place.
            let holder = try propertyPlace(storage, selfArgument, source, range)
            return try propertyPlaceInside(property, holder, value, range)
        }
        return try propertyPlace(property, .value(value, source: nil), nil, range)
    }

    private func isStoredField(_ member: MemberInfo) -> Bool {
        if case .field = member.getter { !member.isLet } else { false }
    }
    private func isStoredObject(_ member: MemberInfo) -> Bool {
        member.owner.map { declarations[$0].kind == .classType } ?? false
    }

    private func propertyPlaceInside(_ property: FoundMember, _ holder: Place, _ value: IRExpr, _ range: SourceRange)
        throws -> Place
    {
        let type = resolve(substitute(memberType(property.member), property.map))
        if case .field(let index) = property.member.getter { return .field(holder, index, type) }
        guard let setter = property.member.setter else {
            throw fail(.immutable(property.member.name, isParameter: false), range)
        }
        let getter = try callee(property, property.member.getter, .value(value, source: nil))
        let change = try callee(property, setter, .value(value, source: nil), isSetter: true)
        return .computed(base: .place(holder), arguments: [], getter: getter, setter: change, type)
    }

    /// A stored property whose change is noted for observers, through the vocabulary's functions.
    func observedPlace(
        _ object: IRExpr, _ member: MemberInfo, _ index: Int, _ type: SwiftType, _ range: SourceRange
    ) throws -> Place? {
        guard let read = globalEntries(named: "_observedField").first, case .native(let place) = read.getter else {
            return nil
        }
        let arguments = [
            IRExpr(.constant(.int(index)), intType, range), IRExpr(.constant(.string(member.name)), stringType, range),
            IRExpr(.constant(.bool(member.observation == .published)), boolType, range),
        ]
        return .computed(
            base: .value(object), arguments: arguments, getter: .native(place, [], isSetter: false),
            setter: .native(place, [], isSetter: true), type)
    }

    // MARK: Subscripts

    func checkSubscript(_ call: Call, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        if let type = try typeExpression(call.callee) {
            let found = members(of: type, named: "subscript").filter(\.member.isStatic)
            return try chooseSubscript(found, .type(type), call, expected, range)
        }
        let base = try check(call.callee, needsContext(call.callee) ? expected.map { array($0) } : nil)
        let type = resolve(base.type)
        if call.arguments.first?.label?.text == "keyPath" {
            return try readKeyPath(base, call.arguments[0].value, range)
        }
        if case .tuple = type { throw fail(.unusable("[]"), range) }
        let found = members(of: type, named: "subscript").filter { !$0.member.isStatic }
        guard !found.isEmpty else {
            if let inner = payload(type) {
                throw fail(.unwrapNeeded(found: describe(type), expected: describe(inner)), call.callee.range)
            }
            throw fail(.unknownMember("subscript", of: describe(type), nearest: []), range)
        }
        return try chooseSubscript(found, .value(base, source: call.callee), call, expected, range)
    }

    private func chooseSubscript(
        _ found: [FoundMember], _ selfArgument: SelfArgument, _ call: Call, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr { try choose(found, selfArgument, call, expected, range) }

    private func subscriptPlace(_ call: Call, _ range: SourceRange) throws -> Place {
        if call.arguments.first?.label?.text == "keyPath" {
            let base = try check(call.callee, nil)
            let outer: Place = isClass(resolve(base.type)) ? .temporary(base) : try place(call.callee)
            let path = try checkKeyPathArgument(call.arguments[0].value, root: outer.type)
            return .keyPath(outer, path.0, path.1)
        }
        // The read is chosen first; its callee and arguments serve the write too.
        let read = try checkSubscript(call, nil, range)
        guard case .call(let getter, let all) = read.kind else { throw fail(.notAssignable, range) }
        let type = try typeExpression(call.callee) ?? resolve(check(call.callee, nil).type)
        let isStatic = (try typeExpression(call.callee)) != nil
        let arguments = (isStatic ? all[...] : all.dropFirst()).compactMap { argument -> IRExpr? in
            if case .value(let value) = argument { value } else { nil }
        }
        guard let member = subscriptMember(getter, type), let setterCallee = setter(of: getter, member) else {
            throw fail(.notAssignable, range)
        }
        if isStatic {
            return .computed(base: nil, arguments: Array(arguments), getter: getter, setter: setterCallee, read.type)
        }
        let base: Place.Base
        if isClass(type) || !member.setterIsMutating {
            guard case .value(let value)? = all.first else { throw fail(.notAssignable, range) }
            base = .value(value)
        } else {
            base = .place(try place(call.callee))
        }
        return .computed(base: base, arguments: Array(arguments), getter: getter, setter: setterCallee, read.type)
    }

    private func subscriptMember(_ getter: Callee, _ type: SwiftType) -> MemberInfo? {
        members(of: type, named: "subscript").map(\.member).first { member in
            guard member.setter != nil else { return false }
            switch (getter, member.getter) {
            case (.function(let a, _), .function(let b)): return a == b
            case (.native(let a, _, _), .native(let b)): return a == b
            case (.dynamic(let key, _, _), _): return member.key == key
            default: return false
            }
        }
    }

    private func setter(of getter: Callee, _ member: MemberInfo) -> Callee? {
        switch (getter, member.setter) {
        case (.function(_, let types), .function(let id)?): return .function(id, types)
        case (.native(let place, let types, _), _): return .native(place, types, isSetter: true)
        case (.dynamic(let key, let types, _), .function(let id)?):
            return .dynamic(key + "=", types, otherwise: .function(id, types))
        case (.dynamic(let key, let types, _), _): return .dynamic(key + "=", types, otherwise: nil)
        default: return nil
        }
    }

    // MARK: Key paths and dynamic members

    private func readKeyPath(_ base: IRExpr, _ path: Expr, _ range: SourceRange) throws -> IRExpr {
        let (value, type) = try checkKeyPathArgument(path, root: base.type)
        return IRExpr(.callValue(value, [.value(base)]), type, range)
    }

    /// A key path used on a root, and the type it leads to.
    func checkKeyPathArgument(_ expr: Expr, root: SwiftType) throws -> (IRExpr, SwiftType) {
        let result = freshVariable()
        let path = try check(expr, named("KeyPath", [root, result]))
        let arguments = resolve(path.type).arguments
        guard arguments.count == 2 else {
            throw fail(.mismatch(found: describe(path.type), expected: "KeyPath"), expr.range)
        }
        _ = unify(arguments[0], root)
        return (path, resolve(arguments[1]))
    }

    /// `binding.name` through `subscript(dynamicMember:)` with a key path.
    func dynamicMember(_ value: IRExpr, _ base: Expr, _ reference: Reference, _ range: SourceRange) throws -> IRExpr? {
        guard let (found, path) = try dynamicMemberPath(resolve(value.type), reference, range) else { return nil }
        return try emitCall(found, selfArgument: .value(value, source: base), arguments: [.value(path)], range: range).0
    }

    private func dynamicMemberPath(
        _ type: SwiftType, _ reference: Reference, _ range: SourceRange
    ) throws -> (FoundMember, IRExpr)? {
        guard let id = type.nominalID, declarations[id].attributes.contains("dynamicMemberLookup") else { return nil }
        for one in members(of: type, named: "subscript") where one.member.parameters.first?.label == "dynamicMember" {
            var found = one
            for parameter in found.member.genericParameters { found.map[parameter] = freshVariable() }
            let wanted = resolve(substitute(found.member.parameters[0].type, found.map))
            let before = (solutions, errors)
            let component = KeyPathExpr(
                root: nil, components: [KeyPathExpr.Component(kind: .property(reference), range: reference.name.range)])
            let source = Expr(.keyPath(component), range: range)
            if let path = try? check(source, wanted), let converted = try? convert(path, to: wanted) {
                return (found, converted)
            }
            (solutions, errors) = before
        }
        return nil
    }

    private func dynamicMemberPlace(
        _ value: IRExpr, _ base: Expr, _ reference: Reference, _ range: SourceRange
    ) throws -> Place? {
        guard let (found, path) = try dynamicMemberPath(resolve(value.type), reference, range),
            let setter = found.member.setter
        else { return nil }
        let argument = SelfArgument.value(value, source: base)
        let own = found.member.genericParameters.map { resolve(found.map[$0] ?? .generic($0)) }
        let getter = try callee(found, found.member.getter, argument, own: own)
        let change = try callee(found, setter, argument, own: own, isSetter: true)
        return .computed(
            base: .value(value), arguments: [path], getter: getter, setter: change, resolve(resultType(found)))
    }
}
