internal import SwiftSyntax

extension Lowerer {
    func type(_ node: some TypeSyntaxProtocol) -> TypeRef {
        let node = TypeSyntax(node)
        if let tuple = node.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.firstName == nil, only.ellipsis == nil
        {
            return TypeRef(type(only.type).kind, range: range(node))
        }
        return TypeRef(typeKind(node), range: range(node))
    }

    private func typeKind(_ node: TypeSyntax) -> TypeRef.Kind {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): namedType(node)
        case .memberType(let node):
            .member(
                type(node.baseType), name(node.name), genericArguments: genericArguments(node.genericArgumentClause))
        case .optionalType(let node): .optional(type(node.wrappedType))
        case .implicitlyUnwrappedOptionalType(let node): .implicitlyUnwrapped(type(node.wrappedType))
        case .arrayType(let node): .array(type(node.element))
        case .dictionaryType(let node): .dictionary(key: type(node.key), value: type(node.value))
        case .tupleType(let node): .tuple(typeElements(node.elements))
        case .functionType(let node): .function(functionType(node))
        case .someOrAnyType(let node): someOrAny(node)
        case .compositionType(let node): .composition(node.elements.map { type($0.type) })
        case .metatypeType(let node): .metatype(type(node.baseType))
        case .attributedType(let node): attributedType(node)
        case .suppressedType(let node): .suppressed(type(node.type))
        case .classRestrictionType(let node):
            .named(Name("AnyObject", range: range(node)), genericArguments: [])
        case .namedOpaqueReturnType: unsupportedType(node, "named opaque types")
        case .packElementType, .packExpansionType: unsupportedType(node, "parameter packs")
        case .inlineArrayType: unsupportedType(node, "inline arrays")
        case .missingType: .placeholder
        @unknown default: unsupportedType(node, "this type")
        }
    }

    private func unsupportedType(_ node: TypeSyntax, _ feature: String) -> TypeRef.Kind {
        reportNotYet(feature, at: node)
        return .placeholder
    }

    private func namedType(_ node: IdentifierTypeSyntax) -> TypeRef.Kind {
        if let selector = node.moduleSelector { reportNotYet("module selectors", at: selector) }
        if node.name.tokenKind == .wildcard { return .placeholder }
        return .named(name(node.name), genericArguments: genericArguments(node.genericArgumentClause))
    }

    private func someOrAny(_ node: SomeOrAnyTypeSyntax) -> TypeRef.Kind {
        let constraint = type(node.constraint)
        return node.someOrAnySpecifier.tokenKind == .keyword(.some) ? .some(constraint) : .any(constraint)
    }

    func functionType(_ node: FunctionTypeSyntax) -> FunctionTypeRef {
        FunctionTypeRef(
            parameters: typeElements(node.parameters), effects: effects(node.effectSpecifiers),
            result: type(node.returnClause.type))
    }

    private func typeElements(_ list: TupleTypeElementListSyntax) -> [TypeElement] {
        list.map { element in
            TypeElement(label: label(element.firstName), type: type(element.type), isVariadic: element.ellipsis != nil)
        }
    }

    /// `inout`, specifiers and attributes around a type.
    private func attributedType(_ node: AttributedTypeSyntax) -> TypeRef.Kind {
        var isInOut = false
        var specifiers: [Name] = []
        for specifier in Array(node.specifiers) + Array(node.lateSpecifiers) {
            switch specifier {
            case .simpleTypeSpecifier(let simple) where simple.specifier.tokenKind == .keyword(.inout): isInOut = true
            case .simpleTypeSpecifier(let simple): specifiers.append(name(simple.specifier))
            case .nonisolatedTypeSpecifier(let simple): specifiers.append(name(simple.nonisolatedKeyword))
            default: reportNotYet("this type specifier", at: Syntax(fromProtocol: specifier))
            }
        }
        let base = type(node.baseType)
        let attributes = attributes(node.attributes)
        let kind: TypeRef.Kind =
            attributes.isEmpty && specifiers.isEmpty
            ? base.kind : .attributed(attributes, specifiers: specifiers, base)
        return isInOut ? .inOut(TypeRef(kind, range: base.range)) : kind
    }

    func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeRef] {
        guard let clause else { return [] }
        return clause.arguments.compactMap { argument in
            if case .type(let node) = argument.argument { return type(node) }
            reportNotYet("values as generic arguments", at: argument)
            return nil
        }
    }

    // MARK: Effects

    func effects(_ node: TypeEffectSpecifiersSyntax?) -> Effects {
        effects(async: node?.asyncSpecifier, throws: node?.throwsClause)
    }

    func effects(_ node: FunctionEffectSpecifiersSyntax?) -> Effects {
        effects(async: node?.asyncSpecifier, throws: node?.throwsClause)
    }

    func effects(_ node: AccessorEffectSpecifiersSyntax?) -> Effects {
        effects(async: node?.asyncSpecifier, throws: node?.throwsClause)
    }

    private func effects(async: TokenSyntax?, throws clause: ThrowsClauseSyntax?) -> Effects {
        Effects(
            isAsync: async != nil, isThrowing: clause != nil,
            isRethrowing: clause?.throwsSpecifier.tokenKind == .keyword(.rethrows),
            thrownType: clause?.type.map { type($0) })
    }
}
