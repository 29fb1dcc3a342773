internal import SwiftSyntax

extension Lowerer {
    /// A use of a name with the labels and generic arguments that are written.
    func reference(_ node: DeclReferenceExprSyntax, generics: GenericArgumentClauseSyntax? = nil) -> Reference {
        if let selector = node.moduleSelector { reportNotYet("module selectors", at: selector) }
        let labels = node.argumentNames.map { $0.arguments.map { name($0.name) } }
        return Reference(name(node.baseName), labels: labels, genericArguments: genericArguments(generics))
    }

    func identifier(_ node: DeclReferenceExprSyntax, generics: GenericArgumentClauseSyntax? = nil) -> Expr {
        let place = generics.map { range(from: node, to: $0) } ?? range(node)
        switch node.baseName.tokenKind {
        case .keyword(.self): return Expr(.selfValue, range: place)
        case .keyword(.Self):
            let named = TypeRef.Kind.named(name(node.baseName), genericArguments: [])
            return Expr(.type(TypeRef(named, range: place)), range: place)
        case .binaryOperator, .prefixOperator, .postfixOperator:
            guard node.argumentNames == nil else { break }
            return Expr(.operatorReference(name(node.baseName)), range: place)
        case .dollarIdentifier: noteShorthand(node.baseName.text)
        default: break
        }
        return Expr(.identifier(reference(node, generics: generics)), range: place)
    }

    /// Counts `$n` for the closure around it; `$binding` is no such name.
    private func noteShorthand(_ text: String) {
        guard let last = shorthandCounts.indices.last, let index = Int(text.dropFirst()) else { return }
        shorthandCounts[last] = max(shorthandCounts[last], index + 1)
    }

    /// `Name<Argument>`, `Base.Name<Argument>`.
    func specialization(_ node: GenericSpecializationExprSyntax) -> Expr {
        if let base = node.expression.as(DeclReferenceExprSyntax.self) {
            return identifier(base, generics: node.genericArgumentClause)
        }
        if let base = node.expression.as(MemberAccessExprSyntax.self) {
            return memberAccess(base, generics: node.genericArgumentClause)
        }
        reportNotYet("generic arguments here", at: node.genericArgumentClause)
        return expr(node.expression)
    }

    func memberAccess(_ node: MemberAccessExprSyntax, generics: GenericArgumentClauseSyntax? = nil) -> Expr {
        let place = generics.map { range(from: node, to: $0) } ?? range(node)
        guard let base = memberBase(node) else {
            return Expr(.implicitMember(reference(node.declName, generics: generics)), range: place)
        }
        switch node.declName.baseName.tokenKind {
        case .keyword(.self): return Expr(.selfAccess(base), range: place)
        case .integerLiteral(let digits):
            guard let index = Int(digits) else { break }
            return Expr(.tupleElement(base, index: index, range: range(node.declName)), range: base.range.union(place))
        default: break
        }
        let member = Expr.Kind.member(base, reference(node.declName, generics: generics))
        return Expr(member, range: base.range.union(place))
    }

    /// What stands before the dot: a type where its form says so, what an `#if` continues, nil for nothing.
    private func memberBase(_ node: MemberAccessExprSyntax) -> Expr? {
        guard let base = node.base else {
            defer { pendingBase = nil }
            return pendingBase
        }
        return typeExpression(base) ?? spine(base)
    }

    func optionalLink(_ node: OptionalChainingExprSyntax) -> Expr {
        let base = spine(node.expression)
        sawOptionalLink = true
        return Expr(.optionalLink(base), range: range(node))
    }

    /// `#name<Generic>(arguments) { trailing }` of an expression.
    func macro(_ node: MacroExpansionExprSyntax) -> MacroExpansion {
        MacroExpansion(
            name: name(node.macroName), genericArguments: genericArguments(node.genericArgumentClause),
            arguments: arguments(node.arguments),
            trailingClosures: trailing(node.trailingClosure, node.additionalTrailingClosures))
    }

    /// `#name<Generic>(arguments) { trailing }` of a declaration.
    func macro(_ node: MacroExpansionDeclSyntax) -> MacroExpansion {
        MacroExpansion(
            name: name(node.macroName), genericArguments: genericArguments(node.genericArgumentClause),
            arguments: arguments(node.arguments),
            trailingClosures: trailing(node.trailingClosure, node.additionalTrailingClosures))
    }
}
