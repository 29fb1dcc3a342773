internal import SwiftSyntax

/// Types where the parser sees expressions: `[Int]()` parses as a call of an array literal.
extension Lowerer {
    /// A type expression, where something is called or accessed whose form only a type has: `[Int]`, `[Key: Value]`,
    /// `Name?`, `(A) -> B`. The names in it must begin with a capital letter.
    func typeExpression(_ node: ExprSyntax) -> Expr? {
        switch node.as(ExprSyntaxEnum.self) {
        case .arrayExpr, .dictionaryExpr, .optionalChainingExpr:
            guard namesTypes(node), let type = typeReference(node) else { return nil }
            return Expr(.type(type), range: type.range)
        case .tupleExpr(let tuple):
            guard let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil,
                only.expression.is(SequenceExprSyntax.self) || only.expression.is(TypeExprSyntax.self),
                namesTypes(node), let type = typeReference(node)
            else { return nil }
            return Expr(.type(type), range: type.range)
        default:
            return nil
        }
    }

    /// Whether every name that the expression ends in begins with a capital letter.
    private func namesTypes(_ node: ExprSyntax) -> Bool {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): isCapitalised(node.baseName.text)
        case .memberAccessExpr(let node): node.base != nil && isCapitalised(node.declName.baseName.text)
        case .genericSpecializationExpr(let node): namesTypes(node.expression)
        case .arrayExpr(let node): node.elements.count == 1 && node.elements.allSatisfy { namesTypes($0.expression) }
        case .dictionaryExpr(let node): namesTypes(node)
        case .optionalChainingExpr(let node): namesTypes(node.expression)
        case .tupleExpr(let node): node.elements.allSatisfy { namesTypes($0.expression) }
        case .sequenceExpr(let node): node.elements.contains { $0.is(ArrowExprSyntax.self) } && namesTypes(node)
        case .typeExpr, .discardAssignmentExpr: true
        default: false
        }
    }

    private func namesTypes(_ node: SequenceExprSyntax) -> Bool {
        node.elements.allSatisfy { $0.is(ArrowExprSyntax.self) || namesTypes($0) }
    }

    private func namesTypes(_ node: DictionaryExprSyntax) -> Bool {
        guard case .elements(let elements) = node.content, elements.count == 1 else { return false }
        return elements.allSatisfy { namesTypes($0.key) && namesTypes($0.value) }
    }

    private func isCapitalised(_ name: String) -> Bool {
        name.unicodeScalars.first { $0 != "_" }?.properties.isUppercase ?? false
    }

    /// The type that an expression spells, nil where it spells none.
    func typeReference(_ node: ExprSyntax) -> TypeRef? {
        guard let kind = typeKind(node) else { return nil }
        return TypeRef(kind, range: range(node))
    }

    private func typeKind(_ node: ExprSyntax) -> TypeRef.Kind? {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): .named(name(node.baseName), genericArguments: [])
        case .genericSpecializationExpr(let node): specializedType(node)
        case .memberAccessExpr(let node): memberType(node, generics: nil)
        case .arrayExpr(let node): node.elements.first.flatMap { typeReference($0.expression) }.map { .array($0) }
        case .dictionaryExpr(let node): dictionaryType(node)
        case .optionalChainingExpr(let node): typeReference(node.expression).map { .optional($0) }
        case .forceUnwrapExpr(let node): typeReference(node.expression).map { .implicitlyUnwrapped($0) }
        case .tupleExpr(let node): tupleType(node)
        case .sequenceExpr(let node): functionType(node)
        case .typeExpr(let node): type(node.type).kind
        case .discardAssignmentExpr: .placeholder
        default: nil
        }
    }

    private func specializedType(_ node: GenericSpecializationExprSyntax) -> TypeRef.Kind? {
        if let base = node.expression.as(DeclReferenceExprSyntax.self) {
            return .named(name(base.baseName), genericArguments: genericArguments(node.genericArgumentClause))
        }
        return node.expression.as(MemberAccessExprSyntax.self).flatMap {
            memberType($0, generics: node.genericArgumentClause)
        }
    }

    private func memberType(
        _ node: MemberAccessExprSyntax, generics: GenericArgumentClauseSyntax?
    ) -> TypeRef.Kind? {
        guard let base = node.base.flatMap({ typeReference($0) }) else { return nil }
        if node.declName.baseName.text == "Type" { return .metatype(base) }
        return .member(base, name(node.declName.baseName), genericArguments: genericArguments(generics))
    }

    private func dictionaryType(_ node: DictionaryExprSyntax) -> TypeRef.Kind? {
        guard case .elements(let elements) = node.content, let entry = elements.first,
            let key = typeReference(entry.key), let value = typeReference(entry.value)
        else { return nil }
        return .dictionary(key: key, value: value)
    }

    private func tupleType(_ node: TupleExprSyntax) -> TypeRef.Kind? {
        let elements = node.elements.compactMap { element in
            typeReference(element.expression).map {
                TypeElement(label: label(element.label), type: $0, isVariadic: false)
            }
        }
        guard elements.count == node.elements.count else { return nil }
        return elements.count == 1 && elements[0].label == nil ? elements[0].type.kind : .tuple(elements)
    }

    /// `(A, B) async throws -> C`, which the parser leaves as a sequence with arrows.
    private func functionType(_ node: SequenceExprSyntax) -> TypeRef.Kind? {
        let elements = Array(node.elements)
        guard let last = elements.last, var result = typeReference(last), elements.count >= 3 else { return nil }
        for index in stride(from: elements.count - 2, to: 0, by: -2) {
            guard let arrow = elements[index].as(ArrowExprSyntax.self),
                let parameters = elements[index - 1].as(TupleExprSyntax.self).flatMap({ functionParameters($0) })
            else { return nil }
            let function = FunctionTypeRef(
                parameters: parameters, effects: effects(arrow.effectSpecifiers), result: result)
            result = TypeRef(.function(function), range: range(from: elements[index - 1], to: last))
        }
        return result.kind
    }

    private func functionParameters(_ node: TupleExprSyntax) -> [TypeElement]? {
        switch tupleType(node) {
        case .tuple(let elements): elements
        case .some(let kind): [TypeElement(label: nil, type: TypeRef(kind, range: range(node)), isVariadic: false)]
        case nil: nil
        }
    }
}
