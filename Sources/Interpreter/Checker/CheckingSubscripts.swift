import SwiftSubset

// Subscripts, read and written.
extension Checker {
    func checkSubscript(_ call: Call, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        if let type = try typeExpression(call.callee) {
            let found = members(of: type, named: "subscript").filter(\.member.isStatic)
            return try chooseSubscript(found, .type(type), call, expected, range)
        }
        if call.arguments.count == 1, call.arguments[0].label == nil, isUnbounded(call.arguments[0].value) {
            // `list[...]` is the slice of all elements.
            let none = Expr(.integer(0), range: range)
            return try check(Tree.call(Tree.member(call.callee, "dropFirst", range), [(nil, none)], range), expected)
        }
        let givesElement = needsContext(call.callee) || isNumbers(call.callee, for: expected)
        let base = try check(call.callee, givesElement ? expected.map { array($0) } : nil)
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

    /// `[0, 40][place]` where a floating number is expected: the literals are of that type.
    private func isNumbers(_ base: Expr, for expected: SwiftType?) -> Bool {
        guard case .array(let elements) = base.kind, let expected, isFloating(resolve(expected)) else { return false }
        return elements.allSatisfy(isNumberLiteral)
    }

    private func isNumberLiteral(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .integer, .float: true
        case .paren(let inner), .prefix(_, let inner): isNumberLiteral(inner)
        default: false
        }
    }

    private func isUnbounded(_ expr: Expr) -> Bool {
        if case .operatorReference(let name) = expr.kind { return name.text == "..." }
        return false
    }

    private func chooseSubscript(
        _ found: [FoundMember], _ selfArgument: SelfArgument, _ call: Call, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr { try choose(found, selfArgument, call, expected, range) }

    func subscriptPlace(_ call: Call, _ range: SourceRange) throws -> Place {
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
}
