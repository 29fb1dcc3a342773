internal import SwiftSyntax

extension Lowerer {
    /// Lowers an expression; an optional chain ends where it does.
    func expr(_ node: some ExprSyntaxProtocol) -> Expr {
        let outer = sawOptionalLink
        sawOptionalLink = false
        let lowered = spine(ExprSyntax(node))
        defer { sawOptionalLink = outer }
        return sawOptionalLink ? Expr(.optionalChain(lowered), range: lowered.range) : lowered
    }

    /// Lowers an expression that others may continue with `.member`, a call, `?` and the like.
    func spine(_ node: ExprSyntax) -> Expr {
        switch node.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node): memberAccess(node)
        case .functionCallExpr(let node): call(node)
        case .subscriptCallExpr(let node): subscripting(node)
        case .optionalChainingExpr(let node): optionalLink(node)
        case .forceUnwrapExpr(let node): Expr(.forceUnwrap(spine(node.expression)), range: range(node))
        case .postfixOperatorExpr(let node):
            Expr(.postfix(spine(node.expression), unary(node.operator, .postfix)), range: range(node))
        case .postfixIfConfigExpr(let node): postfixConditional(node)
        default: standalone(node)
        }
    }

    /// Lowers an expression that begins a postfix expression or is none.
    private func standalone(_ node: ExprSyntax) -> Expr {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): identifier(node)
        case .genericSpecializationExpr(let node): specialization(node)
        case .integerLiteralExpr(let node): integer(node)
        case .floatLiteralExpr(let node): float(node)
        case .stringLiteralExpr(let node): string(node)
        case .booleanLiteralExpr(let node): Expr(.bool(node.literal.tokenKind == .keyword(.true)), range: range(node))
        case .nilLiteralExpr(let node): Expr(.nilLiteral, range: range(node))
        case .arrayExpr(let node): Expr(.array(node.elements.map { expr($0.expression) }), range: range(node))
        case .dictionaryExpr(let node): dictionary(node)
        case .tupleExpr(let node): tuple(node)
        case .closureExpr(let node): Expr(.closure(closure(node)), range: range(node))
        case .sequenceExpr(let node): sequence(node)
        case .prefixOperatorExpr(let node):
            Expr(.prefix(unary(node.operator, .prefix), expr(node.expression)), range: range(node))
        case .inOutExpr(let node): Expr(.inOut(expr(node.expression)), range: range(node))
        case .tryExpr(let node): Expr(.tryExpr(tryKind(node), expr(node.expression)), range: range(node))
        case .awaitExpr(let node): Expr(.await(expr(node.expression)), range: range(node))
        case .ifExpr(let node): Expr(.ifExpr(ifNode(node)), range: range(node))
        case .switchExpr(let node): Expr(.switchExpr(switchNode(node)), range: range(node))
        default: rare(node)
        }
    }

    private func rare(_ node: ExprSyntax) -> Expr {
        switch node.as(ExprSyntaxEnum.self) {
        case .keyPathExpr(let node): keyPath(node)
        case .macroExpansionExpr(let node): Expr(.macro(macro(node)), range: range(node))
        case .superExpr: Expr(.superValue, range: range(node))
        case .typeExpr(let node): Expr(.type(type(node.type)), range: range(node))
        case .discardAssignmentExpr: Expr(.wildcard, range: range(node))
        case .binaryOperatorExpr(let node): Expr(.operatorReference(name(node.operator)), range: range(node))
        case .patternExpr: unsupported(node, "a pattern here")
        case .regexLiteralExpr: unsupported(node, "regular expression literals")
        case .consumeExpr: unsupported(node, "consume")
        case .copyExpr: unsupported(node, "copy")
        case .borrowExpr: unsupported(node, "borrow")
        case .unsafeExpr: unsupported(node, "unsafe")
        case .packElementExpr, .packExpansionExpr: unsupported(node, "parameter packs")
        case .editorPlaceholderExpr: unsupported(node, "editor placeholders")
        default: unsupported(node, node.trimmedDescription)
        }
    }

    private func unary(_ token: TokenSyntax, _ fixity: OperatorDecl.Fixity) -> Name {
        let name = name(token)
        if !isLoweringCondition, !operators.hasUnary(name.text, fixity) {
            report(.unknownUnaryOperator(name.text, fixity), at: name.range)
        }
        return name
    }

    private func unsupported(_ node: ExprSyntax, _ feature: String) -> Expr {
        reportNotYet(feature, at: node)
        return Expr(.wildcard, range: range(node))
    }

    private func tryKind(_ node: TryExprSyntax) -> TryKind {
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: .optional
        case .exclamationMark: .forced
        default: .propagate
        }
    }

    private func dictionary(_ node: DictionaryExprSyntax) -> Expr {
        guard case .elements(let elements) = node.content else { return Expr(.dictionary([]), range: range(node)) }
        let entries = elements.map { DictionaryEntry(key: expr($0.key), value: expr($0.value)) }
        return Expr(.dictionary(entries), range: range(node))
    }

    private func tuple(_ node: TupleExprSyntax) -> Expr {
        let elements = arguments(node.elements)
        if elements.count == 1, elements[0].label == nil {
            return Expr(.paren(elements[0].value), range: range(node))
        }
        return Expr(.tuple(elements), range: range(node))
    }
}
