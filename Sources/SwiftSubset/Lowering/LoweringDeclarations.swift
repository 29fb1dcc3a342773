internal import SwiftSyntax

extension Lowerer {
    /// Lowers a declaration; nil for what has no meaning here (`#sourceLocation`, an `#if` without members) or is
    /// reported as not yet known.
    func decl(_ node: DeclSyntax) -> Decl? {
        guard let kind = declKind(node) else { return nil }
        let attributed = node.asProtocol((any WithAttributesSyntax).self)
        let modified = node.asProtocol((any WithModifiersSyntax).self)
        return Decl(
            kind, attributes: attributed.map { attributes($0.attributes) } ?? [],
            modifiers: modified.map { modifiers($0.modifiers) } ?? [], range: range(node))
    }

    private func declKind(_ node: DeclSyntax) -> Decl.Kind? {
        switch node.as(DeclSyntaxEnum.self) {
        case .importDecl(let node): .importDecl(node.path.map { name($0.name) })
        case .variableDecl(let node): .variable(variable(node))
        case .functionDecl(let node): .function(function(node))
        case .initializerDecl(let node): .initializer(initializer(node))
        case .deinitializerDecl(let node): .deinitializer(node.body.map { block($0) })
        case .subscriptDecl(let node): .subscripting(subscriptDecl(node))
        case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl: typeDecl(node).map { .type($0) }
        case .extensionDecl(let node): .extensionDecl(extensionDecl(node))
        case .enumCaseDecl(let node): .enumCase(node.elements.map { enumElement($0) })
        case .typeAliasDecl(let node): .typeAlias(typeAlias(node))
        case .associatedTypeDecl(let node): .associatedType(associatedType(node))
        case .operatorDecl(let node): operatorDecl(node).map { .operatorDecl($0) }
        case .precedenceGroupDecl(let node): .precedenceGroup(precedenceGroup(node))
        case .macroExpansionDecl(let node): .macro(macro(node))
        case .poundSourceLocation: nil
        default: unsupportedDecl(node)
        }
    }

    private func unsupportedDecl(_ node: DeclSyntax) -> Decl.Kind? {
        switch node.as(DeclSyntaxEnum.self) {
        case .macroDecl: reportNotYet("macro declarations", at: node)
        case .editorPlaceholderDecl: reportNotYet("editor placeholders", at: node)
        case .ifConfigDecl: reportNotYet("#if here", at: node)
        default: reportNotYet("this declaration", at: node)
        }
        return nil
    }

    // MARK: Attributes and modifiers

    func attributes(_ list: AttributeListSyntax) -> [Attribute] {
        list.flatMap { element -> [Attribute] in
            switch element {
            case .attribute(let node): return [attribute(node)]
            case .ifConfigDecl(let node):
                guard case .attributes(let attributes) = activeElements(node) else { return [] }
                return self.attributes(attributes)
            default: return []
            }
        }
    }

    private func attribute(_ node: AttributeSyntax) -> Attribute {
        let type = type(node.attributeName)
        let name: Name =
            switch type.kind {
            case .named(let name, _), .member(_, let name, _): name
            default: Name(type.range.text, range: type.range)
            }
        var arguments: [Argument]?
        if case .argumentList(let list) = node.arguments { arguments = self.arguments(list) }
        if node.arguments == nil, node.leftParen != nil { arguments = [] }
        return Attribute(name: name, type: type, arguments: arguments, range: range(node))
    }

    func modifiers(_ list: DeclModifierListSyntax) -> [Modifier] {
        list.map { Modifier(name: name($0.name), detail: $0.detail?.detail.text) }
    }

    // MARK: Generics

    func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
        guard let clause else { return [] }
        return clause.parameters.map { parameter in
            if let specifier = parameter.specifier { reportNotYet("\(specifier.text) parameters", at: parameter) }
            return GenericParameter(name: name(parameter.name), inherited: parameter.inheritedType.map { type($0) })
        }
    }

    func requirements(_ clauses: GenericWhereClauseSyntax?...) -> [GenericRequirement] {
        clauses.compactMap(\.self).flatMap { $0.requirements.compactMap { requirement($0) } }
    }

    private func requirement(_ node: GenericRequirementSyntax) -> GenericRequirement? {
        switch node.requirement {
        case .conformanceRequirement(let conformance):
            return GenericRequirement(
                kind: .conformance, left: type(conformance.leftType), right: type(conformance.rightType),
                range: range(conformance))
        case .sameTypeRequirement(let same):
            guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { break }
            return GenericRequirement(kind: .sameType, left: type(left), right: type(right), range: range(same))
        default: break
        }
        reportNotYet("this requirement", at: node)
        return nil
    }
}
