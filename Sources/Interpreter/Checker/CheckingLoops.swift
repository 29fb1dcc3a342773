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
                    .position(range),
                    .forIn(IRFor(label: target, source: source, element: pattern, condition: condition, body: body)),
                ]
            }
        }
    }

    /// What is iterated, and the type of its elements.
    func checkSource(_ node: ForNode) throws -> (IRFor.Source, SwiftType) {
        if node.isAwait {
            return try iteratorSource(try check(node.sequence, nil), "makeAsyncIterator", node.sequence.range)
        }
        if let range = try integerRange(node.sequence) { return range }
        let sequence = try check(node.sequence, nil)
        let type = resolve(sequence.type)
        if type.isError { return (.elements(sequence), .error) }
        if iterates(type) { return try iteratorSource(sequence, "makeIterator", node.sequence.range) }
        let element = resolve(.associated(type, "Element"))
        guard let protocolID = typeID("Sequence"), conforms(type, to: protocolID) else {
            if payload(type) != nil {
                throw fail(.unwrapNeeded(found: describe(type), expected: "Sequence"), sequence.range)
            }
            throw fail(.noSequence(describe(type)), node.sequence.range)
        }
        if case .associated(let base, _) = element, base == type, case .nominal = type {
            throw fail(.noSequence(describe(type)), node.sequence.range)
        }
        return (.elements(sequence), element)
    }

    /// `a..<b` and `a...b` of Int, counted without making a range.
    private func integerRange(_ expr: Expr) throws -> (IRFor.Source, SwiftType)? {
        switch expr.kind {
        case .paren(let inner): return try integerRange(inner)
        case .postfix(let left, let name) where name.text == "...":
            let lower = try check(left, nil)
            guard isNamed(lower.type, "Int") else { return nil }
            let last = IRExpr(.constant(.int(.max)), intType, expr.range)
            return (.range(lower: lower, upper: last, isClosed: true), intType)
        case .binary(let left, let name, let right) where name.text == "..<" || name.text == "...":
            let lower = try check(left, nil)
            let upper = try check(right, nil)
            guard isNamed(lower.type, "Int"), isNamed(upper.type, "Int") else { return nil }
            return (.range(lower: lower, upper: upper, isClosed: name.text == "..."), intType)
        default: return nil
        }
    }

    /// Whether elements come one by one from code written in Swift: the program's own sequences, endless ones.
    private func iterates(_ type: SwiftType) -> Bool {
        guard let id = type.nominalID else { return false }
        if isNamed(type, "UnfoldSequence") { return true }
        guard declarations[id].isVocabulary else { return true }
        return (members(of: type, named: "makeIterator") + members(of: type, named: "next")).contains {
            if case .function = $0.member.getter { true } else { false }
        }
    }

    /// An iterator, from the function that makes it, and `next()`; what has no such function iterates itself.
    private func iteratorSource(
        _ sequence: IRExpr, _ maker: String, _ range: SourceRange
    ) throws -> (IRFor.Source, SwiftType) {
        let type = resolve(sequence.type)
        if type.isError { return (.elements(sequence), .error) }
        let waits = maker == "makeAsyncIterator"
        let makers = members(of: type, named: maker)
        let isOwn = makers.contains { if case .native = $0.member.getter { false } else { true } }
        guard isOwn || !makers.isEmpty && members(of: type, named: "next").isEmpty else {
            guard !members(of: type, named: "next").isEmpty else {
                throw fail(.doesNotConform(describe(type), waits ? "AsyncSequence" : "Sequence"), range)
            }
            return try iterate(sequence, holding: nil, waits, range)
        }
        let held = hidden(type)
        let call = Tree.call(Tree.member(Tree.identifier(held.name, range), maker, range), [], range)
        return try iterate(try check(call, nil), holding: (held.variable, sequence), waits, range)
    }

    private func iterate(
        _ made: IRExpr, holding: (Variable, IRExpr)?, _ waits: Bool, _ range: SourceRange
    ) throws -> (IRFor.Source, SwiftType) {
        let iterator = hidden(resolve(made.type), isLet: false)
        iterator.variable.isMutated = true
        let next = try check(
            Tree.call(Tree.member(Tree.identifier(iterator.name, range), "next", range), [], range), nil)
        let step = waits ? IRExpr(.await(next), next.type, range) : next
        guard let element = payload(resolve(next.type)) else { throw fail(.notOptional(describe(next.type)), range) }
        var start = made
        if let (variable, sequence) = holding {
            let result = Variable("", made.type, isLet: true, depth: function.depth)
            start = IRExpr(
                .block([.declare(variable, sequence), .declare(result, made)], result: result), made.type, range)
        }
        return (.iterator(iterator.variable, start, next: step), element)
    }
}
