import SwiftSubset

// Properties as places: stored, computed, wrapped, observed.
extension Checker {
    /// The place of a property of a base.
    func propertyPlace(
        _ found: FoundMember, _ selfArgument: SelfArgument, _ source: Expr?, _ range: SourceRange
    ) throws -> Place {
        let member = found.member
        let type = resolve(substitute(memberType(member), found.map))
        if let wrapper = member.wrapper { return try wrappedPlace(found, wrapper, selfArgument, source, range) }
        switch member.getter {
        case .field(let index):
            if let overridden = try overriddenPlace(found, selfArgument, type, range) { return overridden }
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
        guard let setter = member.setter else { throw fail(.readOnly(member.name), range) }
        let getter = try callee(found, member.getter, selfArgument)
        let change = try callee(found, setter, selfArgument, isSetter: true)
        let base = try computedBase(member, selfArgument, source, range)
        return .computed(base: base, arguments: [], getter: getter, setter: change, type)
    }

    /// A stored property that a subclass gives observers: the instance's class has the last word.
    private func overriddenPlace(
        _ found: FoundMember, _ selfArgument: SelfArgument, _ type: SwiftType, _ range: SourceRange
    ) throws -> Place? {
        let member = found.member
        guard declarations.observedOverrides.contains(member.name), !function.isInitializer,
            !rawNames.contains(member.name), let owner = member.owner, declarations[owner].kind == .classType,
            !declarations[owner].isVocabulary
        else { return nil }
        if case .superclass = selfArgument { return nil }
        guard let object = try selfValue(selfArgument, range) else { return nil }
        return .computed(
            base: .value(object), arguments: [], getter: .dynamic(member.key, [], otherwise: nil),
            setter: .dynamic(member.key + "=", [], otherwise: nil), type)
    }

    private func fieldPlace(
        _ found: FoundMember, _ index: Int, _ type: SwiftType, _ selfArgument: SelfArgument, _ source: Expr?,
        _ range: SourceRange
    ) throws -> Place {
        let member = found.member
        let isObject = member.owner.map { declarations[$0].kind == .classType } ?? false
        let initializes = function.isInitializer && isSelf(selfArgument)
        if member.isLet, !initializes { throw fail(.immutableMember(member.name), range) }
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
            guard let variable = function.selfVariable else { throw fail(.selfUnavailable, range) }
            return try mutablePlace(of: variable, range)
        case .value(let value, let own):
            if let expr = source ?? own { return try place(expr) }
            return .temporary(value)
        case .none, .type, .metatype: throw fail(.selfUnavailable, range)
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
            throw fail(.readOnly(found.member.name), range)
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
        if case .field(let index) = property.member.getter {
            guard case .function? = property.member.setter, let setter = property.member.setter else {
                return .field(holder, index, type)
            }
            let change = try callee(property, setter, .value(value, source: nil), isSetter: true)
            return .observed(base: .place(holder), index, setter: change, type)
        }
        guard let setter = property.member.setter else {
            throw fail(.readOnly(property.member.name), range)
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
}
