internal import SwiftSyntax

extension Lowerer {
    func closure(_ node: ClosureExprSyntax) -> Closure {
        let signature = node.signature
        let captures = signature?.capture?.items.map { capture($0) } ?? []
        shorthandCounts.append(0)
        let body = CodeBlock(statements: statements(node.statements), range: range(node))
        return Closure(
            attributes: signature.map { attributes($0.attributes) } ?? [], captures: captures,
            parameters: signature?.parameterClause.map { closureParameters($0) },
            shorthandCount: shorthandCounts.removeLast(),
            effects: effects(signature?.effectSpecifiers),
            result: signature?.returnClause.map { type($0.type) }, body: body,
            signatureRange: signature.map { range($0) })
    }

    private func closureParameters(_ clause: ClosureSignatureSyntax.ParameterClause) -> [ClosureParameter] {
        switch clause {
        case .simpleInput(let names):
            names.map { ClosureParameter(name: name($0.name), type: nil, attributes: []) }
        case .parameterClause(let list):
            list.parameters.map { closureParameter($0) }
        @unknown default: []
        }
    }

    private func closureParameter(_ node: ClosureParameterSyntax) -> ClosureParameter {
        if let ellipsis = node.ellipsis { reportNotYet("variadic closure parameters", at: ellipsis) }
        return ClosureParameter(
            name: name(node.secondName ?? node.firstName), type: node.type.map { type($0) },
            attributes: attributes(node.attributes))
    }

    private func capture(_ node: ClosureCaptureSyntax) -> Capture {
        let strength: Capture.Strength =
            switch node.specifier?.specifier.tokenKind {
            case .keyword(.weak): .weak
            case .keyword(.unowned): .unowned
            default: .strong
            }
        let name = name(node.name)
        return Capture(
            strength: strength, name: name, value: node.initializer.map { expr($0.value) } ?? value(of: name))
    }

    /// The expression that a name alone stands for: `x`, or `self`.
    func value(of name: Name) -> Expr {
        let kind: Expr.Kind = name.text == "self" ? .selfValue : .identifier(Reference(name))
        return Expr(kind, range: name.range)
    }
}
