import SwiftSubset

// Patterns, and `switch`.
extension Checker {
    /// A pattern for values of a type; the names that it binds are known in the present scope.
    func pattern(_ source: Pattern, _ type: SwiftType, isVariable: Bool? = nil) throws -> IRPattern {
        let type = resolve(type)
        switch source.kind {
        case .wildcard: return .any
        case .identifier(let name, let isVar):
            // Every pattern of one case binds the same variables.
            if let shared = sharedBindings[name.text] {
                guard unifyAtomically(shared.type, type) else {
                    throw fail(.mismatch(found: describe(type), expected: describe(shared.type)), name.range)
                }
                return .bind(shared)
            }
            return .bind(local(name.text, type, isLet: !(isVariable ?? isVar)))
        case .tuple(let elements): return try tuplePattern(elements, type, source.range, isVariable)
        case .enumCase(let one): return try casePattern(one, type, source.range)
        case .optional(let inner):
            guard let own = payload(type) else { throw fail(.notOptional(describe(type)), source.range) }
            return .some(try pattern(inner, own))
        case .isType(let reference): return .cast(try resolveType(reference), .any)
        case .asType(let inner, let reference):
            let target = try resolveType(reference)
            return .cast(target, try pattern(inner, target))
        case .expr(let expr): return try expressionPattern(expr, type)
        }
    }

    private func tuplePattern(
        _ elements: [PatternElement], _ type: SwiftType, _ range: SourceRange, _ isVariable: Bool?
    ) throws -> IRPattern {
        if elements.count == 1 { return try pattern(elements[0].pattern, type, isVariable: isVariable) }
        if type.isError { return .tuple(try elements.map { try pattern($0.pattern, .error, isVariable: isVariable) }) }
        guard case .tuple(let parts) = type, parts.count == elements.count else {
            throw fail(.mismatch(found: describe(type), expected: "a tuple of \(elements.count)"), range)
        }
        return .tuple(try zip(elements, parts).map { try pattern($0.pattern, $1.type, isVariable: isVariable) })
    }

    private func casePattern(
        _ one: EnumCasePattern, _ type: SwiftType, _ range: SourceRange, isQualified: Bool = true
    ) throws -> IRPattern {
        if isQualified, let base = one.base, let named = try typeExpression(base) {
            let target = filled(named, from: type)
            if target.nominalID != type.nominalID, target.nominalID != payload(type)?.nominalID {
                return .cast(target, try casePattern(one, target, range, isQualified: false))
            }
        }
        if let inner = payload(type) {
            if one.name.text == "none", one.payload == nil { return .null }
            if one.name.text == "some" {
                return .some(try one.payload?.first.map { try pattern($0.pattern, inner) } ?? .any)
            }
            return .some(try casePattern(one, inner, range, isQualified: false))
        }
        guard let id = type.nominalID, let tag = declarations[id].cases.firstIndex(where: { $0.name == one.name.text })
        else {
            if let expression = one.expression { return try expressionPattern(expression, type) }
            throw unknownMember(one.name, of: type)
        }
        return .enumCase(tag: tag, try payloadPatterns(one, declarations[id].cases[tag], type, range))
    }

    private func filled(_ named: SwiftType, from type: SwiftType) -> SwiftType {
        let subject = payload(type) ?? type
        if named.nominalID == subject.nominalID { return subject }
        return resolve(named)
    }

    private func payloadPatterns(
        _ one: EnumCasePattern, _ declared: CaseInfo, _ type: SwiftType, _ range: SourceRange
    ) throws -> [IRPattern]? {
        guard let patterns = one.payload else { return nil }
        let map = substitution(of: type)
        let types = declared.parameters.map { substitute($0.type, map) }
        if patterns.count == 1, types.count > 1, case .wildcard = patterns[0].pattern.kind { return nil }
        guard patterns.count == types.count else {
            throw fail(
                .mismatch(found: "\(patterns.count) patterns", expected: "\(types.count) for '.\(declared.name)'"),
                range)
        }
        for (element, parameter) in zip(patterns, declared.parameters) {
            guard let label = element.label, label.text != parameter.label else { continue }
            throw fail(
                .wrongLabels(callee: declared.name, found: label.text, expected: parameter.label ?? "_"), label.range)
        }
        return try zip(patterns, types).map { try pattern($0.pattern, $1) }
    }

    /// An expression as a pattern: equal to it, in it, or whatever `~=` says.
    private func expressionPattern(_ expr: Expr, _ type: SwiftType) throws -> IRPattern {
        if case .nilLiteral = expr.kind { return .null }
        let subject = hidden(type)
        let value = Tree.identifier(subject.name, expr.range)
        if isRange(expr) {
            let call = Tree.call(Tree.member(parenthesised(expr), "contains", expr.range), [(nil, value)], expr.range)
            let before = (solutions, errors)
            if let test = try? check(call, boolType) { return .test(subject.variable, try convert(test, to: boolType)) }
            (solutions, errors) = before
            if let test = try? rangeTest(expr, subject.variable) { return .test(subject.variable, test) }
            (solutions, errors) = before
        }
        let operators = isPlain(expr) ? ["==", "~="] : ["~=", "=="]
        var first: Error?
        for name in operators {
            let source =
                name == "==" ? Tree.binary(value, name, expr, expr.range) : Tree.binary(expr, name, value, expr.range)
            do {
                return .test(subject.variable, try convert(try check(source, boolType), to: boolType))
            } catch { first = first ?? error }
        }
        if let error = first as? CheckError, case .wrongOperand(let name, let left, let right) = error.diagnostic {
            // The operator is not written: what does not fit is the pattern.
            let pattern = name == "~=" ? left : right
            throw fail(.patternMismatch(pattern: pattern, subject: describe(type)), expr.range)
        }
        throw first ?? fail(.mismatch(found: expr.range.text, expected: describe(type)), expr.range)
    }

    /// `case -150...150` of a CGFloat: the bounds follow the subject.
    private func rangeTest(_ expr: Expr, _ subject: Variable) throws -> IRExpr {
        var inner = expr
        while case .paren(let next) = inner.kind { inner = next }
        if let bound = try boundTest(inner, subject) { return bound }
        guard case .binary(_, let name, _) = inner.kind else { throw fail(.unusable(expr.range.text), expr.range) }
        let range = try check(inner, named(name.text == "..." ? "ClosedRange" : "Range", [subject.type]))
        let value = IRExpr(.variable(subject), subject.type, expr.range)
        return try convert(try applyBinary(Name("~=", range: expr.range), range, value, expr.range), to: boolType)
    }

    /// `case 100...`, `case ..<0`: a range open at one end compares the subject with its bound.
    private func boundTest(_ expr: Expr, _ subject: Variable) throws -> IRExpr? {
        let (bound, symbol): (Expr, String)
        switch expr.kind {
        case .postfix(let operand, _): (bound, symbol) = (operand, ">=")
        case .prefix(let name, let operand): (bound, symbol) = (operand, name.text == "..." ? "<=" : "<")
        default: return nil
        }
        let value = IRExpr(.variable(subject), subject.type, expr.range)
        let limit = try convert(try check(bound, subject.type), to: subject.type)
        return try convert(try applyBinary(Name(symbol, range: expr.range), value, limit, expr.range), to: boolType)
    }

    private func isPlain(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .integer, .float, .string, .bool, .implicitMember, .prefix, .member, .keyPath: true
        default: false
        }
    }

    private func isRange(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .binary(_, let name, _), .prefix(let name, _), .postfix(_, let name): ["..<", "..."].contains(name.text)
        case .paren(let inner): isRange(inner)
        default: false
        }
    }

    private func parenthesised(_ expr: Expr) -> Expr { Expr(.paren(expr), range: expr.range) }

    // MARK: Switch

    func checkSwitch(_ node: SwitchNode, label: Name?) throws -> IRStmt {
        let target = freshLabel()
        return .switchCase(
            try withLabel(label?.text ?? "switch", target, isLoop: false) {
                try switchCases(node, target) { try checkBlock($0.body) }
            })
    }

    /// The cases of a switch, with bodies that a closure checks in the scope of their patterns.
    func switchCases(
        _ node: SwitchNode, _ label: Int, _ body: (SwitchCase) throws -> [IRStmt]
    ) throws -> IRSwitch {
        let value = try check(node.subject, nil)
        let type = resolve(value.type)
        let subject = temporary(type)
        let cases = try node.cases.map { one in
            try inScope {
                let items = try casePatterns(one.items, type)
                return IRSwitch.Case(patterns: one.isDefault ? [] : items, body: try body(one))
            }
        }
        try checkExhaustive(node, cases, type)
        return IRSwitch(label: label, subject: subject, value: value, cases: cases)
    }

    /// The patterns of one case, of which any may match.
    func casePatterns(_ items: [CaseItem], _ type: SwiftType) throws -> [(pattern: IRPattern, guard: IRExpr?)] {
        let outer = sharedBindings
        defer { sharedBindings = outer }
        return try items.enumerated().map { index, item in
            sharedBindings = index == 0 ? [:] : scope.variables
            let pattern = try pattern(item.pattern, type)
            sharedBindings = [:]
            return (pattern: pattern, guard: try item.condition.map { try checkCondition($0) })
        }
    }

    private func checkExhaustive(_ node: SwitchNode, _ cases: [IRSwitch.Case], _ type: SwiftType) throws {
        if node.cases.contains(where: \.isDefault) || type.isError { return }
        let patterns = cases.flatMap(\.patterns).filter { $0.guard == nil }.map(\.pattern)
        let missing = missingCases(patterns, type)
        guard !missing.isEmpty else { return }
        let keyword = SourceRange(file: node.range.file, lower: node.range.lower, upper: node.range.lower + 6)
        throw fail(.notExhaustive(missing), keyword)
    }

    /// What no pattern covers; empty where all is covered.
    private func missingCases(_ patterns: [IRPattern], _ type: SwiftType) -> [String] {
        if patterns.contains(where: isTotal) { return [] }
        if let inner = payload(type) {
            let some = patterns.compactMap { if case .some(let one) = $0 { one } else { nil } }
            var missing = missingCases(some, inner)
            let hasNull = patterns.contains { if case .null = $0 { true } else { false } }
            if !hasNull { missing.append(".none") }
            return missing
        }
        if isNamed(type, "Bool") { return missingBools(patterns) }
        if case .tuple(let parts) = type { return missingTuples(patterns, parts) }
        guard let id = type.nominalID, declarations[id].kind == .enumeration else { return ["default"] }
        let map = substitution(of: type)
        return declarations[id].cases.enumerated().compactMap { tag, one in
            let own = patterns.compactMap { pattern -> [IRPattern]?? in
                if case .enumCase(tag, let payload) = pattern { return .some(payload) }
                if case .test = pattern { return nil }
                return nil
            }
            let types = one.parameters.map { SwiftType.TupleElement(nil, substitute($0.type, map)) }
            return covers(own, types) ? nil : "." + one.name
        }
    }

    private func covers(_ payloads: [[IRPattern]?], _ types: [SwiftType.TupleElement]) -> Bool {
        if payloads.contains(where: { $0 == nil }) { return true }
        let lists = payloads.compactMap { $0 }
        if lists.contains(where: { $0.allSatisfy(isTotal) }) { return true }
        guard !lists.isEmpty, !types.isEmpty else { return false }
        if types.count == 1 { return missingCases(lists.map { $0[0] }, types[0].type).isEmpty }
        return missingTuples(lists.map { .tuple($0) }, types).isEmpty
    }

    private func missingBools(_ patterns: [IRPattern]) -> [String] {
        var found: Set<Bool> = []
        for case .test(_, let test) in patterns {
            if let value = comparedBool(test) { found.insert(value) }
        }
        return [true, false].filter { !found.contains($0) }.map { "\($0)" }
    }

    /// The literal in `subject == true`.
    private func comparedBool(_ test: IRExpr) -> Bool? {
        guard case .call(_, let arguments) = test.kind else { return nil }
        for case .value(let value) in arguments {
            if case .constant(.bool(let flag)) = value.kind { return flag }
        }
        return nil
    }

    /// Tuples are looked through by their first element: for each of its alternatives the rest must be covered.
    private func missingTuples(_ patterns: [IRPattern], _ parts: [SwiftType.TupleElement]) -> [String] {
        let rows = patterns.compactMap { if case .tuple(let row) = $0 { row } else { nil } }
        guard !parts.isEmpty else { return rows.isEmpty ? ["()"] : [] }
        let head = missingCases(rows.map { $0[0] }, parts[0].type)
        if !head.isEmpty { return head.map { "(\($0), …)" } }
        let rest = Array(parts.dropFirst())
        guard !rest.isEmpty else { return [] }
        for group in groups(rows, parts[0].type) {
            let missing = missingTuples(group.map { .tuple(Array($0.dropFirst())) }, rest)
            if !missing.isEmpty { return missing.map { "(…, \($0))" } }
        }
        return []
    }

    /// Rows that can match together, for each alternative of the first element.
    private func groups(_ rows: [[IRPattern]], _ type: SwiftType) -> [[[IRPattern]]] {
        func alternative(_ pattern: IRPattern) -> String {
            switch pattern {
            case .enumCase(let tag, _): "\(tag)"
            case .null: "null"
            case .some: "some"
            case .test(_, let test): comparedBool(test).map { "\($0)" } ?? "?"
            default: "*"
            }
        }
        let names = Set(rows.map { alternative($0[0]) }).subtracting(["*", "?"])
        guard !names.isEmpty else { return [rows.filter { isTotal($0[0]) }] }
        return names.sorted().map { name in rows.filter { isTotal($0[0]) || alternative($0[0]) == name } }
    }

    private func isTotal(_ pattern: IRPattern) -> Bool {
        switch pattern {
        case .any, .bind: true
        case .tuple(let parts): parts.allSatisfy(isTotal)
        default: false
        }
    }
}
