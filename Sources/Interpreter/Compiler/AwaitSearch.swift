/// Where code may wait: closures inside have frames of their own and do not count.
extension IRExpr {
    var mayWait: Bool {
        if case .await = kind { return true }
        if case .block(let statements, _) = kind { return statements.contains(where: \.mayWait) }
        return children.contains(where: \.mayWait)
    }

    /// The expressions directly inside, in the order of evaluation.
    var children: [IRExpr] {
        switch kind {
        case .constant, .variable, .closure, .type, .block: []
        case .field(let base, _), .objectField(let base, _), .tupleElement(let base, _): [base]
        case .tuple(let parts), .array(let parts, _), .makeStruct(let parts), .makeCase(_, let parts): parts
        case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
        case .call(_, let arguments), .makeObject(_, let arguments): arguments.flatMap(\.children)
        case .callValue(let function, let arguments): [function] + arguments.flatMap(\.children)
        case .functionValue(_, let bound): bound
        case .taken(let value), .wrap(let value), .force(let value), .chain(let value, _), .link(let value),
            .not(let value),
            .cast(let value, _, _), .erase(let value), .typeOf(let value), .await(let value),
            .tryOptional(let value, _), .tryForce(let value), .matches(let value, _):
            [value]
        case .coalesce(let left, let right, _), .and(let left, let right), .or(let left, let right),
            .identical(let left, let right):
            [left, right]
        case .ternary(let condition, let then, let otherwise): [condition, then, otherwise]
        case .assign(let place, let value): place.children + [value]
        case .convertElements(let value, _, let conversion): [value, conversion]
        case .interpolation(let parts):
            parts.compactMap { if case .value(let value) = $0 { value } else { nil } }
        case .keyPath(let path): path.components.flatMap { $0.arguments.map(\.value) }
        case .read(let place): place.children
        }
    }
}

extension IRBody {
    var mayWait: Bool {
        switch self {
        case .value(let expr): expr.mayWait
        case .statements(let statements): statements.contains(where: \.mayWait)
        }
    }
}

extension IRArgument {
    var children: [IRExpr] {
        switch self {
        case .value(let expr): [expr]
        case .place(let place): place.children
        }
    }
}

extension Place {
    var children: [IRExpr] {
        switch self {
        case .variable, .discard: []
        case .field(let base, _, _), .tupleElement(let base, _, _), .force(let base, _), .link(let base, _):
            base.children
        case .objectField(let object, _, _): [object]
        case .computed(let base, let arguments, _, _, _): (base?.children ?? []) + arguments
        case .observed(let base, _, _, _): base.children
        case .keyPath(let base, let path, _): base.children + [path]
        case .temporary(let value): [value]
        }
    }
}

extension Place.Base {
    var children: [IRExpr] {
        switch self {
        case .place(let place): place.children
        case .value(let value): [value]
        }
    }
}

extension IRCondition {
    var mayWait: Bool {
        switch self {
        case .expr(let expr), .binding(_, let expr), .matching(_, let expr): expr.mayWait
        }
    }
}

extension IRStmt {
    var mayWait: Bool {
        switch self {
        case .expr(let expr), .bind(_, let expr), .throwError(let expr): expr.mayWait
        case .declare(_, let value), .returnValue(let value): value?.mayWait ?? false
        case .ifElse(let conditions, let then, let otherwise):
            conditions.contains(where: \.mayWait) || (then + otherwise).contains(where: \.mayWait)
        case .guardElse(let conditions, let otherwise):
            conditions.contains(where: \.mayWait) || otherwise.contains(where: \.mayWait)
        case .switchCase(let node): node.value.mayWait || node.cases.contains { $0.body.contains(where: \.mayWait) }
        case .forIn(let node): node.source.mayWait || node.body.contains(where: \.mayWait)
        case .whileLoop(_, let conditions, let body):
            conditions.contains(where: \.mayWait) || body.contains(where: \.mayWait)
        case .repeatWhile(_, let body, let condition): condition.mayWait || body.contains(where: \.mayWait)
        case .deferred(let block), .labelled(_, let block): block.contains(where: \.mayWait)
        case .doCatch(let node):
            node.body.contains(where: \.mayWait) || node.catches.contains { $0.body.contains(where: \.mayWait) }
        case .declareFunctions, .breakOut, .continueLoop, .fallThrough, .position: false
        }
    }
}

extension IRFor.Source {
    var mayWait: Bool {
        switch self {
        case .range(let lower, let upper, _): lower.mayWait || upper.mayWait
        case .elements(let sequence): sequence.mayWait
        case .iterator(_, let iterator, let next): iterator.mayWait || next.mayWait
        }
    }
}
