internal import SwiftSyntax

extension Lowerer {
    func call(_ node: FunctionCallExprSyntax) -> Expr {
        let callee = typeExpression(node.calledExpression) ?? spine(node.calledExpression)
        let call = Call(
            callee: callee, arguments: arguments(node.arguments),
            trailingClosures: trailing(node.trailingClosure, node.additionalTrailingClosures),
            listRange: listRange(node.leftParen, node.rightParen))
        return Expr(.call(call), range: callee.range.union(range(node)))
    }

    func subscripting(_ node: SubscriptCallExprSyntax) -> Expr {
        let callee = spine(node.calledExpression)
        let call = Call(
            callee: callee, arguments: arguments(node.arguments),
            trailingClosures: trailing(node.trailingClosure, node.additionalTrailingClosures),
            listRange: listRange(node.leftSquare, node.rightSquare))
        return Expr(.subscripting(call), range: callee.range.union(range(node)))
    }

    private func listRange(_ open: TokenSyntax?, _ close: TokenSyntax?) -> SourceRange? {
        guard let open, let close else { return nil }
        return range(from: open, to: close)
    }

    func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
        list.map { Argument(label: label($0.label), value: expr($0.expression)) }
    }

    func trailing(
        _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
    ) -> [Argument] {
        guard let first else { return [] }
        let unlabelled = Argument(value: expr(first))
        return [unlabelled] + others.map { Argument(label: label($0.label), value: expr($0.closure)) }
    }

    /// Members that continue an expression under `#if`.
    func postfixConditional(_ node: PostfixIfConfigExprSyntax) -> Expr {
        let base = node.base.map { spine($0) } ?? pendingBase
        pendingBase = nil
        guard case .postfixExpression(let members) = activeElements(node.config) else {
            return base ?? Expr(.wildcard, range: range(node))
        }
        pendingBase = base
        defer { pendingBase = nil }
        return spine(members)
    }

    func keyPath(_ node: KeyPathExprSyntax) -> Expr {
        let components = node.components.map { component in
            KeyPathExpr.Component(kind: keyPathComponent(component.component), range: range(component))
        }
        return Expr(.keyPath(KeyPathExpr(root: node.root.map { type($0) }, components: components)), range: range(node))
    }

    private func keyPathComponent(_ component: KeyPathComponentSyntax.Component) -> KeyPathExpr.Component.Kind {
        switch component {
        case .property(let property): keyPathProperty(property)
        case .subscript(let list): .subscripting(arguments(list.arguments))
        case .optional(let mark):
            mark.questionOrExclamationMark.tokenKind == .exclamationMark ? .forceUnwrap : .optionalLink
        default: unsupportedComponent(component)
        }
    }

    private func unsupportedComponent(_ component: KeyPathComponentSyntax.Component) -> KeyPathExpr.Component.Kind {
        reportNotYet("method calls in key paths", at: Syntax(fromProtocol: component))
        return .identity
    }

    private func keyPathProperty(_ property: KeyPathPropertyComponentSyntax) -> KeyPathExpr.Component.Kind {
        switch property.declName.baseName.tokenKind {
        case .keyword(.self): return .identity
        case .integerLiteral(let digits): return Int(digits).map { .tupleElement($0) } ?? .identity
        default: return .property(reference(property.declName, generics: property.genericArgumentClause))
        }
    }
}
