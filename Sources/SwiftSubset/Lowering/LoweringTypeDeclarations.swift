internal import SwiftSyntax

extension Lowerer {
    func typeDecl(_ node: DeclSyntax) -> TypeDecl? {
        switch node.as(DeclSyntaxEnum.self) {
        case .structDecl(let node): typeDecl(.structure, node, node.genericParameterClause)
        case .classDecl(let node): typeDecl(.classType, node, node.genericParameterClause)
        case .actorDecl(let node): typeDecl(.actor, node, node.genericParameterClause)
        case .enumDecl(let node): typeDecl(.enumeration, node, node.genericParameterClause)
        case .protocolDecl(let node):
            typeDecl(.protocolType, node, nil, primary: node.primaryAssociatedTypeClause)
        default: nil
        }
    }

    private func typeDecl(
        _ kind: TypeDecl.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax,
        _ generics: GenericParameterClauseSyntax?,
        primary: PrimaryAssociatedTypeClauseSyntax? = nil
    ) -> TypeDecl {
        let outer = requiresBodies
        requiresBodies = outer && kind != .protocolType
        defer { requiresBodies = outer }
        return TypeDecl(
            kind: kind, name: name(node.name), genericParameters: genericParameters(generics),
            primaryAssociatedTypes: primary?.primaryAssociatedTypes.map { name($0.name) } ?? [],
            inherited: inherited(node.inheritanceClause),
            requirements: requirements(generics?.genericWhereClause, node.genericWhereClause),
            members: members(node.memberBlock.members), membersRange: range(node.memberBlock))
    }

    func extensionDecl(_ node: ExtensionDeclSyntax) -> ExtensionDecl {
        ExtensionDecl(
            extended: type(node.extendedType), inherited: inherited(node.inheritanceClause),
            requirements: requirements(node.genericWhereClause), members: members(node.memberBlock.members),
            membersRange: range(node.memberBlock))
    }

    func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeRef] {
        clause?.inheritedTypes.map { type($0.type) } ?? []
    }

    /// Lowers members in order; an `#if` among them stands for those of the branch that holds.
    func members(_ list: MemberBlockItemListSyntax) -> [Decl] {
        list.flatMap { item -> [Decl] in
            guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else {
                return decl(item.decl).map { [$0] } ?? []
            }
            guard case .decls(let list) = activeElements(conditional) else { return [] }
            return members(list)
        }
    }

    func enumElement(_ node: EnumCaseElementSyntax) -> EnumElement {
        let payload = node.parameterClause?.parameters.map { parameter in
            AssociatedValue(
                label: label(parameter.firstName), type: type(parameter.type),
                defaultValue: parameter.defaultValue.map { expr($0.value) })
        }
        return EnumElement(
            name: name(node.name), payload: payload, rawValue: node.rawValue.map { expr($0.value) }, range: range(node))
    }

    func typeAlias(_ node: TypeAliasDeclSyntax) -> TypeAliasDecl {
        if let clause = node.genericWhereClause { reportNotYet("where on a typealias", at: clause) }
        return TypeAliasDecl(
            name: name(node.name), genericParameters: genericParameters(node.genericParameterClause),
            type: type(node.initializer.value))
    }

    func associatedType(_ node: AssociatedTypeDeclSyntax) -> AssociatedTypeDecl {
        AssociatedTypeDecl(
            name: name(node.name), inherited: inherited(node.inheritanceClause),
            defaultType: node.initializer.map { type($0.value) }, requirements: requirements(node.genericWhereClause))
    }
}
