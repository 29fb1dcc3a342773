import SwiftSubset

// `for … in …`.
extension Checker {
    func checkFor(_ node: ForNode, label: Name?, range: SourceRange) throws -> [IRStmt] {
        let target = freshLabel()
        return try inScope {
            let (source, element) = try checkSource(node)
            return try inScope {
                let declared = try node.type.map(resolveType) ?? element
                let pattern = try self.pattern(node.pattern, declared)
                let condition = try node.condition.map { try checkCondition($0) }
                let body = try withLabel(label?.text, target, isLoop: true) { try checkBlock(node.body) }
                return [
                    .forIn(IRFor(label: target, source: source, element: pattern, condition: condition, body: body))
                ]
            }
        }
    }

    /// What is iterated, and the type of its elements.
    func checkSource(_ node: ForNode) throws -> (IRFor.Source, SwiftType) {
        if node.isAwait { throw fail(.notYet("for await"), node.sequence.range) }
        if let range = try integerRange(node.sequence) { return range }
        let sequence = try check(node.sequence, nil)
        let type = resolve(sequence.type)
        if type.isError { return (.elements(sequence), .error) }
        if let id = type.nominalID, !declarations[id].isVocabulary {
            return try iteratorSource(sequence, node.sequence.range)
        }
        let element = resolve(.associated(type, "Element"))
        guard let protocolID = typeID("Sequence"), conforms(type, to: protocolID) else {
            if payload(type) != nil {
                throw fail(.unwrapNeeded(found: describe(type), expected: "Sequence"), sequence.range)
            }
            throw fail(.doesNotConform(describe(type), "Sequence"), node.sequence.range)
        }
        if case .associated(let base, _) = element, base == type, case .nominal = type {
            throw fail(.doesNotConform(describe(type), "Sequence"), node.sequence.range)
        }
        return (.elements(sequence), element)
    }

    /// `a..<b` and `a...b` of Int, counted without making a range.
    private func integerRange(_ expr: Expr) throws -> (IRFor.Source, SwiftType)? {
        switch expr.kind {
        case .paren(let inner): return try integerRange(inner)
        case .binary(let left, let name, let right) where name.text == "..<" || name.text == "...":
            let lower = try check(left, nil)
            let upper = try check(right, nil)
            guard isNamed(lower.type, "Int"), isNamed(upper.type, "Int") else { return nil }
            return (.range(lower: lower, upper: upper, isClosed: name.text == "..."), intType)
        default: return nil
        }
    }

    /// A sequence of the program: its iterator, and `next()`.
    private func iteratorSource(_ sequence: IRExpr, _ range: SourceRange) throws -> (IRFor.Source, SwiftType) {
        let type = resolve(sequence.type)
        guard !members(of: type, named: "makeIterator").isEmpty else {
            guard !members(of: type, named: "next").isEmpty else {
                throw fail(.doesNotConform(describe(type), "Sequence"), range)
            }
            return try iterate(sequence, holding: nil, range)
        }
        let held = hidden(type)
        let call = Tree.call(Tree.member(Tree.identifier(held.name, range), "makeIterator", range), [], range)
        return try iterate(try check(call, nil), holding: (held.variable, sequence), range)
    }

    private func iterate(
        _ made: IRExpr, holding: (Variable, IRExpr)?, _ range: SourceRange
    ) throws -> (IRFor.Source, SwiftType) {
        let iterator = hidden(resolve(made.type), isLet: false)
        iterator.variable.isMutated = true
        let next = try check(
            Tree.call(Tree.member(Tree.identifier(iterator.name, range), "next", range), [], range), nil)
        guard let element = payload(resolve(next.type)) else { throw fail(.notOptional(describe(next.type)), range) }
        var start = made
        if let (variable, sequence) = holding {
            let result = Variable("", made.type, isLet: true, depth: function.depth)
            start = IRExpr(
                .block([.declare(variable, sequence), .declare(result, made)], result: result), made.type, range)
        }
        return (.iterator(iterator.variable, start, next: next), element)
    }
}
