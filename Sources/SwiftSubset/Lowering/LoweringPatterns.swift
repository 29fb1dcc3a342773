internal import SwiftSyntax

/// How the names of a pattern are bound.
enum Binding {
    /// No `let` or `var` around them: expressions are values to compare with.
    case none
    /// By `let`, or by a declaration that says itself whether it is `var`.
    case constant
    /// By `var`.
    case variable
}

extension Lowerer {
    func pattern(_ node: some PatternSyntaxProtocol, binding: Binding) -> Pattern {
        Pattern(patternKind(PatternSyntax(node), binding: binding), range: range(node))
    }

    private func patternKind(_ node: PatternSyntax, binding: Binding) -> Pattern.Kind {
        switch node.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node): .identifier(declared(node.identifier), isVariable: binding == .variable)
        case .wildcardPattern: .wildcard
        case .tuplePattern(let node):
            .tuple(
                node.elements.map {
                    PatternElement(label: label($0.label), pattern: pattern($0.pattern, binding: binding))
                })
        case .valueBindingPattern(let node):
            pattern(node.pattern, binding: introduced(by: node.bindingSpecifier)).kind
        case .isTypePattern(let node): .isType(type(node.type))
        case .expressionPattern(let node): matchKind(node.expression, binding: binding)
        case .missingPattern: .wildcard
        @unknown default: unsupportedPattern(node)
        }
    }

    private func unsupportedPattern(_ node: PatternSyntax) -> Pattern.Kind {
        reportNotYet("this pattern", at: node)
        return .wildcard
    }

    /// `let`, `var`; `inout` and the like of other patterns are not in the language yet.
    func introduced(by token: TokenSyntax) -> Binding {
        switch token.tokenKind {
        case .keyword(.let): return .constant
        case .keyword(.var): return .variable
        default:
            reportNotYet("\(token.text) patterns", at: token)
            return .constant
        }
    }

    private func match(_ node: ExprSyntax, binding: Binding) -> Pattern {
        Pattern(matchKind(node, binding: binding), range: range(node))
    }

    /// A pattern that the parser sees as an expression: `.name(let x)`, `(a, 1)`, `x?`, `1...3`.
    private func matchKind(_ node: ExprSyntax, binding: Binding) -> Pattern.Kind {
        switch node.as(ExprSyntaxEnum.self) {
        case .patternExpr(let node): return patternKind(node.pattern, binding: binding)
        case .discardAssignmentExpr: return .wildcard
        case .memberAccessExpr(let member): return caseKind(member, payload: nil, whole: node, binding: binding)
        case .functionCallExpr(let call):
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosure == nil
            else { return .expr(expr(node)) }
            return caseKind(member, payload: call.arguments, whole: node, binding: binding)
        case .optionalChainingExpr(let chain): return .optional(match(chain.expression, binding: binding))
        case .tupleExpr(let tuple): return tupleKind(tuple, binding: binding)
        case .sequenceExpr(let sequence): return castKind(sequence, binding: binding) ?? .expr(expr(node))
        case .declReferenceExpr(let reference) where binding != .none:
            return .identifier(name(reference.baseName), isVariable: binding == .variable)
        default: return .expr(expr(node))
        }
    }

    private func tupleKind(_ node: TupleExprSyntax, binding: Binding) -> Pattern.Kind {
        let elements = node.elements.map {
            PatternElement(label: label($0.label), pattern: match($0.expression, binding: binding))
        }
        return elements.count == 1 && elements[0].label == nil ? elements[0].pattern.kind : .tuple(elements)
    }

    private func caseKind(
        _ member: MemberAccessExprSyntax, payload: LabeledExprListSyntax?, whole: ExprSyntax, binding: Binding
    ) -> Pattern.Kind {
        let elements = payload?.map {
            PatternElement(label: label($0.label), pattern: match($0.expression, binding: binding))
        }
        let isValue = (elements ?? []).allSatisfy { isPlainValue($0.pattern) }
        let base = member.base.map { typeExpression($0) ?? expr($0) }
        return .enumCase(
            EnumCasePattern(
                base: base, name: name(member.declName.baseName), payload: elements,
                expression: isValue ? expr(whole) : nil))
    }

    /// Whether the pattern only compares with a value.
    private func isPlainValue(_ pattern: Pattern) -> Bool {
        switch pattern.kind {
        case .expr: true
        case .enumCase(let pattern): pattern.expression != nil
        case .tuple(let elements): elements.allSatisfy { isPlainValue($0.pattern) }
        default: false
        }
    }

    /// `pattern as Type`.
    private func castKind(_ node: SequenceExprSyntax, binding: Binding) -> Pattern.Kind? {
        let elements = Array(node.elements)
        guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil, let target = elements[2].as(TypeExprSyntax.self)
        else { return nil }
        return .asType(match(elements[0], binding: binding), type(target.type))
    }
}
