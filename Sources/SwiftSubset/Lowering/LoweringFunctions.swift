internal import SwiftSyntax

extension Lowerer {
    func function(_ node: FunctionDeclSyntax) -> FunctionDecl {
        checkBody(node.body, of: node.signature)
        return FunctionDecl(
            name: name(node.name), genericParameters: genericParameters(node.genericParameterClause),
            requirements: requirements(node.genericParameterClause?.genericWhereClause, node.genericWhereClause),
            parameters: parameters(node.signature.parameterClause), effects: effects(node.signature.effectSpecifiers),
            result: node.signature.returnClause.map { type($0.type) }, body: node.body.map { block($0) })
    }

    func initializer(_ node: InitializerDeclSyntax) -> InitializerDecl {
        checkBody(node.body, of: node.signature)
        return InitializerDecl(
            keywordRange: range(node.initKeyword), isFailable: node.optionalMark != nil,
            genericParameters: genericParameters(node.genericParameterClause),
            requirements: requirements(node.genericParameterClause?.genericWhereClause, node.genericWhereClause),
            parameters: parameters(node.signature.parameterClause), effects: effects(node.signature.effectSpecifiers),
            body: node.body.map { block($0) })
    }

    func subscriptDecl(_ node: SubscriptDeclSyntax) -> SubscriptDecl {
        SubscriptDecl(
            keywordRange: range(node.subscriptKeyword),
            genericParameters: genericParameters(node.genericParameterClause),
            requirements: requirements(node.genericParameterClause?.genericWhereClause, node.genericWhereClause),
            parameters: node.parameterClause.parameters.map { parameter($0, isLabelled: $0.secondName != nil) },
            result: type(node.returnClause.type), accessors: accessors(node.accessorBlock))
    }

    private func checkBody(_ body: CodeBlockSyntax?, of signature: FunctionSignatureSyntax) {
        guard body == nil, requiresBodies else { return }
        let end = range(signature).upper
        report(.missing("'{' and a body", after: "the signature"), at: SourceRange(file: file, lower: end, upper: end))
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
        clause.parameters.map { parameter($0, isLabelled: true) }
    }

    private func parameter(_ node: FunctionParameterSyntax, isLabelled: Bool) -> Parameter {
        Parameter(
            attributes: attributes(node.attributes), label: isLabelled ? label(node.firstName) : nil,
            name: declared(node.secondName ?? node.firstName), type: type(node.type), isVariadic: node.ellipsis != nil,
            defaultValue: node.defaultValue.map { expr($0.value) }, range: range(node))
    }
}
