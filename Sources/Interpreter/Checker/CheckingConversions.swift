import SwiftSubset

// Conversions that the language makes by itself, written out.
extension Checker {
    /// The expression as a value of another type; an error where the language does not convert.
    func convert(_ expr: IRExpr, to target: SwiftType) throws -> IRExpr {
        let (from, to) = (resolve(expr.type), resolve(target))
        if from == to || from.isError || to.isError { return expr }
        if isNever(from) { return expr.taken(as: to) }
        if case .variable = to {
            _ = unify(to, from)
            return expr
        }
        if let inner = payload(to) {
            if let own = payload(from) {
                if unifyAtomically(own, inner) { return expr }
                return try convertPayload(expr, own, inner, to)
            }
            let converted = try convert(expr, to: inner)
            return IRExpr(.wrap(converted), to, expr.range)
        }
        if isFloating(from), isFloating(to) { return expr.taken(as: to) }
        switch to {
        case .existential(let ids):
            guard ids.allSatisfy({ conforms(from, to: $0) }) else {
                throw notConverted(expr, from, to, missing: ids.first { !conforms(from, to: $0) })
            }
            return needsErasure(from) ? IRExpr(.erase(expr), to, expr.range) : expr.taken(as: to)
        case .opaque(let ids):
            guard ids.allSatisfy({ conforms(from, to: $0) }) else {
                throw notConverted(expr, from, to, missing: ids.first { !conforms(from, to: $0) })
            }
            return expr.taken(as: to)
        case .nominal:
            if from.nominalID != to.nominalID, isSubclass(from, of: to) { return expr.taken(as: to) }
            if isLesserKeyPath(from, to) { return expr.taken(as: to) }
            if isNamed(to, "AnyHashable"), let hashable = typeID("Hashable"), conforms(from, to: hashable) {
                return needsErasure(from) ? IRExpr(.erase(expr), to, expr.range) : expr.taken(as: to)
            }
            if let converted = try convertCollection(expr, from, to) { return converted }
        case .tuple(let elements):
            if case .tuple(let own) = from, own.count == elements.count {
                if unifyAtomically(from, to) { return expr.taken(as: to) }
                if let converted = try convertTuple(expr, own, elements, to) { return converted }
            }
        case .metatype(let wanted):
            if case .metatype(let own) = from, isSubclass(own, of: wanted) || conversionExists(own, wanted) {
                return expr.taken(as: to)
            }
        case .function(let wanted):
            if let converted = convertFunction(expr, from, wanted, to) { return converted }
            if case .function(let own) = from, own.parameters.count > 1, let taking = takingTuple(expr, own, as: wanted)
            {
                return try convert(taking, to: target)
            }
        default: break
        }
        if unifyAtomically(from, to) { return expr }
        throw notConverted(expr, from, to, missing: nil)
    }

    private func notConverted(
        _ expr: IRExpr, _ from: SwiftType, _ to: SwiftType, missing: NominalID?
    ) -> CheckError {
        if let inner = payload(from), unifyAtomically(inner, to) || isFloating(inner) && isFloating(to) {
            return fail(.unwrapNeeded(found: describe(from), expected: describe(to)), expr.range)
        }
        if let missing { return fail(.doesNotConform(describe(from), declarations[missing].name), expr.range) }
        return fail(.mismatch(found: describe(from), expected: describe(to)), expr.range)
    }

    /// Values that do not tell their static type at run time keep it in the existential.
    private func needsErasure(_ type: SwiftType) -> Bool {
        switch type {
        case .nominal(let id, _):
            return declarations[id].isVocabulary
                && ["Optional", "Array", "Dictionary", "Set", "CGFloat", "Float"].contains(declarations[id].name)
        case .tuple, .function, .generic, .associated: return true
        default: return false
        }
    }

    /// A key path as one that can do less: a writable one as a KeyPath, any as a PartialKeyPath.
    private func isLesserKeyPath(_ from: SwiftType, _ to: SwiftType) -> Bool {
        guard let own = keyPathKinds.firstIndex(where: { isNamed(from, $0) }),
            let wanted = keyPathKinds.firstIndex(where: { isNamed(to, $0) }), own > wanted
        else { return false }
        return zip(from.arguments, to.arguments).allSatisfy { unifyAtomically($0, $1) }
    }

    /// The kinds of key paths, each of which can do what those before it can.
    var keyPathKinds: [String] {
        ["AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]
    }

    private func convertPayload(_ expr: IRExpr, _ own: SwiftType, _ inner: SwiftType, _ to: SwiftType) throws -> IRExpr
    {
        let element = temporary(own)
        let body = try convert(IRExpr(.variable(element), own, expr.range), to: inner)
        if case .variable(let same) = body.kind, same === element { return expr.taken(as: to) }
        return IRExpr(.convertElements(expr, element: element, body), to, expr.range)
    }

    private func convertCollection(_ expr: IRExpr, _ from: SwiftType, _ to: SwiftType) throws -> IRExpr? {
        guard isNamed(from, "Array"), isNamed(to, "Array"), let own = from.arguments.first,
            let inner = to.arguments.first
        else { return nil }
        if unifyAtomically(own, inner) { return expr.taken(as: to) }
        return try convertPayload(expr, own, inner, to)
    }

    private func convertTuple(
        _ expr: IRExpr, _ own: [SwiftType.TupleElement], _ wanted: [SwiftType.TupleElement], _ to: SwiftType
    ) throws -> IRExpr? {
        guard case .tuple(let parts) = expr.kind else { return nil }
        let converted = try zip(parts, wanted).map { try convert($0, to: $1.type) }
        return IRExpr(.tuple(converted), to, expr.range)
    }

    /// Functions: `Void` results may be dropped, throwing and async may be added.
    private func convertFunction(_ expr: IRExpr, _ from: SwiftType, _ wanted: FunctionType, _ to: SwiftType) -> IRExpr?
    {
        guard case .function(let own) = from, own.parameters.count == wanted.parameters.count else { return nil }
        for (left, right) in zip(own.parameters, wanted.parameters) {
            guard
                unifyAtomically(left.type, right.type) || isFloating(left.type) && isFloating(right.type)
                    || conversionExists(right.type, left.type)
            else { return nil }
        }
        if unifyAtomically(own.result, wanted.result) || conversionExists(own.result, wanted.result) {
            return expr.taken(as: to)
        }
        return nil
    }

    private func conversionExists(_ from: SwiftType, _ to: SwiftType) -> Bool {
        let (from, to) = (resolve(from), resolve(to))
        switch to {
        case .existential(let ids), .opaque(let ids): return ids.allSatisfy { conforms(from, to: $0) }
        case .nominal: return isSubclass(from, of: to)
        default: return false
        }
    }

    /// How well a value fits a parameter, for choosing between overloads: 0 exactly.
    func conversionCost(from: SwiftType, to: SwiftType) -> Int {
        let (from, to) = (resolve(from), resolve(to))
        if from == to { return 0 }
        if payload(to) != nil, payload(from) == nil { return 3 }
        switch to {
        case .existential(let ids): return ids.isEmpty ? 8 : 5
        case .opaque: return 2
        case .nominal: return isFloating(from) && isFloating(to) ? 2 : 1
        default: return 1
        }
    }
}
