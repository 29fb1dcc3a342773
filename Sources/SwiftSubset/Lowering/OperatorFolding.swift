internal import SwiftSyntax

/// An operator between two operands, with what it brings along.
struct InfixOperator {
    /// What becomes of the operands.
    enum Action {
        case binary(Name)
        case assignment(Name)
        case ternary(then: Expr)
        case cast(CastKind)
    }

    let action: Action
    let group: OperatorScope.PrecedenceGroup
    let range: SourceRange
}

extension Lowerer {
    /// Folds `operand operator operand …` by precedence, without recursion.
    func sequence(_ node: SequenceExprSyntax) -> Expr {
        if let type = functionTypeExpression(node) { return type }
        let elements = Array(node.elements)
        var folding = Folding(operators: operators)
        folding.operands.append(elements.first.map { expr($0) } ?? Expr(.wildcard, range: range(node)))
        for index in stride(from: 1, to: elements.count - 1, by: 2) {
            guard let infix = infix(elements[index]) else { continue }
            folding.push(infix, then: expr(elements[index + 1]))
        }
        let folded = folding.finish()
        diagnostics += folding.diagnostics
        return folded
    }

    /// `(A) -> B` where the parser saw an expression.
    private func functionTypeExpression(_ node: SequenceExprSyntax) -> Expr? {
        guard node.elements.contains(where: { $0.is(ArrowExprSyntax.self) }) else { return nil }
        return typeReference(ExprSyntax(node)).map { Expr(.type($0), range: $0.range) }
    }

    private func infix(_ node: ExprSyntax) -> InfixOperator? {
        switch node.as(ExprSyntaxEnum.self) {
        case .binaryOperatorExpr(let node): return infix(named: name(node.operator))
        case .assignmentExpr(let node): return infix(named: name(node.equal))
        case .unresolvedTernaryExpr(let node):
            return infix(.ternary(then: expr(node.thenExpression)), "TernaryPrecedence", at: range(node.questionMark))
        case .unresolvedIsExpr: return infix(.cast(.test), "CastingPrecedence", at: range(node))
        case .unresolvedAsExpr(let node):
            let kind: CastKind =
                switch node.questionOrExclamationMark?.tokenKind {
                case .postfixQuestionMark: .conditional
                case .exclamationMark: .forced
                default: .coerce
                }
            return infix(.cast(kind), "CastingPrecedence", at: range(node))
        default:
            reportNotYet("the operator \(node.trimmedDescription)", at: node)
            return nil
        }
    }

    private func infix(_ action: InfixOperator.Action, _ group: String, at range: SourceRange) -> InfixOperator? {
        operators.group(named: group).map { InfixOperator(action: action, group: $0, range: range) }
    }

    private func infix(named name: Name) -> InfixOperator? {
        if name.text == "=" { return infix(.assignment(name), "AssignmentPrecedence", at: name.range) }
        guard let group = operators.group(ofInfix: name.text) else {
            report(.unknownOperator(name.text), at: name.range)
            return infix(.binary(name), "DefaultPrecedence", at: name.range)
        }
        let action: InfixOperator.Action = group.isAssignment ? .assignment(name) : .binary(name)
        return InfixOperator(action: action, group: group, range: name.range)
    }
}

/// Two stacks, as in the shunting-yard algorithm: an operator waits until one that binds less tightly comes.
private struct Folding {
    let operators: OperatorScope
    var operands: [Expr] = []
    var waiting: [InfixOperator] = []
    var diagnostics: [SyntaxDiagnostic] = []

    mutating func push(_ infix: InfixOperator, then operand: Expr) {
        while let top = waiting.last, bindsFirst(top, infix) { reduce() }
        waiting.append(infix)
        operands.append(operand)
    }

    mutating func finish() -> Expr {
        while !waiting.isEmpty { reduce() }
        return operands[0]
    }

    /// Whether the operator on the left takes the operand between the two.
    private mutating func bindsFirst(_ left: InfixOperator, _ right: InfixOperator) -> Bool {
        switch operators.order(left.group.name, right.group.name) {
        case .tighter: return true
        case .looser: return false
        case .same where left.group.associativity == .right: return false
        case .same where left.group.associativity == .left: return true
        case .same where isCast(left) && isCast(right): return true
        case .same: report(.notAssociative(left.range.text, right.range.text), at: right.range)
        case .unrelated: report(.unrelatedOperators(left.range.text, right.range.text), at: right.range)
        }
        return true
    }

    /// `nil as Int? as Any` goes from left to right.
    private func isCast(_ infix: InfixOperator) -> Bool { if case .cast = infix.action { true } else { false } }

    private mutating func report(_ kind: SyntaxDiagnostic.Kind, at range: SourceRange) {
        diagnostics.append(SyntaxDiagnostic(kind: kind, range: range))
    }

    private mutating func reduce() {
        let infix = waiting.removeLast()
        let right = operands.removeLast()
        let left = operands.removeLast()
        checkRight(right, of: infix)
        operands.append(combine(left, infix, right))
    }

    /// `try` and `await` may stand on the right of assignments and of `?:` only.
    private mutating func checkRight(_ right: Expr, of infix: InfixOperator) {
        guard case .binary(let name) = infix.action else { return }
        switch right.kind {
        case .tryExpr: report(.effectOnTheRight("try", of: name.text), at: right.range)
        case .await: report(.effectOnTheRight("await", of: name.text), at: right.range)
        default: break
        }
    }

    /// `try` and `await` on the left cover what stands to their right.
    private func combine(_ left: Expr, _ infix: InfixOperator, _ right: Expr) -> Expr {
        let range = left.range.union(right.range)
        switch left.kind {
        case .tryExpr(let kind, let inner): return Expr(.tryExpr(kind, combine(inner, infix, right)), range: range)
        case .await(let inner): return Expr(.await(combine(inner, infix, right)), range: range)
        default: return Expr(kind(left, infix, right), range: range)
        }
    }

    private func kind(_ left: Expr, _ infix: InfixOperator, _ right: Expr) -> Expr.Kind {
        switch infix.action {
        case .binary(let name): .binary(left, name, right)
        case .assignment(let name): .assignment(target: left, operator: name, value: right)
        case .ternary(let then): .ternary(condition: left, then: then, otherwise: right)
        case .cast(let cast):
            if case .type(let type) = right.kind { .cast(left, cast, type) } else { .wildcard }
        }
    }
}
