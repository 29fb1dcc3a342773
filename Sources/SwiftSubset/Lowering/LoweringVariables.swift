internal import SwiftSyntax

extension Lowerer {
    func variable(_ node: VariableDeclSyntax) -> VariableDecl {
        let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
        let binding = introduced(by: node.bindingSpecifier)
        var bindings = node.bindings.map { self.binding($0, binding) }
        var followingType: TypeRef?
        for index in bindings.indices.reversed() {
            let one = bindings[index]
            if one.type != nil { followingType = one.type }
            if one.type == nil, one.initializer != nil { followingType = nil }
            bindings[index] = VariableBinding(
                pattern: one.pattern, type: one.type ?? followingType, initializer: one.initializer,
                accessors: one.accessors, range: one.range)
        }
        return VariableDecl(isLet: isLet, bindings: bindings, keywordRange: range(node.bindingSpecifier))
    }

    private func binding(_ node: PatternBindingSyntax, _ binding: Binding) -> VariableBinding {
        VariableBinding(
            pattern: pattern(node.pattern, binding: binding), type: node.typeAnnotation.map { type($0.type) },
            initializer: node.initializer.map { expr($0.value) }, accessors: accessors(node.accessorBlock),
            range: range(node))
    }

    /// The accessors of a block; statements alone are the body of `get`.
    func accessors(_ node: AccessorBlockSyntax?) -> [Accessor] {
        guard let node else { return [] }
        switch node.accessors {
        case .getter(let list):
            let body = CodeBlock(statements: statements(list), range: range(node))
            return [
                Accessor(
                    kind: .get, parameter: nil, modifiers: [], attributes: [], effects: .none, body: body,
                    range: range(node))
            ]
        case .accessors(let list): return list.compactMap { accessor($0) }
        default: return []
        }
    }

    private func accessor(_ node: AccessorDeclSyntax) -> Accessor? {
        guard let kind = Accessor.Kind(rawValue: node.accessorSpecifier.text) else {
            reportNotYet("\(node.accessorSpecifier.text) accessors", at: node)
            return nil
        }
        if node.body == nil, requiresBodies {
            report(.missing("'{' and a body", after: "'\(kind.rawValue)'"), at: range(node.accessorSpecifier))
        }
        let modifiers = node.modifier.map { [Modifier(name: name($0.name), detail: $0.detail?.detail.text)] } ?? []
        return Accessor(
            kind: kind, parameter: node.parameters.map { name($0.name) }, modifiers: modifiers,
            attributes: attributes(node.attributes), effects: effects(node.effectSpecifiers),
            body: node.body.map { block($0) }, range: range(node))
    }

    func operatorDecl(_ node: OperatorDeclSyntax) -> OperatorDecl? {
        guard let fixity = OperatorDecl.Fixity(rawValue: node.fixitySpecifier.text) else { return nil }
        return OperatorDecl(
            fixity: fixity, name: name(node.name),
            precedenceGroup: node.operatorPrecedenceAndTypes.map { name($0.precedenceGroup) })
    }

    func precedenceGroup(_ node: PrecedenceGroupDeclSyntax) -> PrecedenceGroupDecl {
        var higher: [Name] = []
        var lower: [Name] = []
        var associativity = PrecedenceGroupDecl.Associativity.none
        var isAssignment = false
        for attribute in node.groupAttributes {
            switch attribute {
            case .precedenceGroupRelation(let relation):
                let names = relation.precedenceGroups.map { name($0.name) }
                let isHigher = relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan)
                if isHigher { higher += names } else { lower += names }
            case .precedenceGroupAssociativity(let value):
                associativity = PrecedenceGroupDecl.Associativity(rawValue: value.value.text) ?? .none
            case .precedenceGroupAssignment(let value):
                isAssignment = value.value.tokenKind == .keyword(.true)
            default: break
            }
        }
        return PrecedenceGroupDecl(
            name: name(node.name), higherThan: higher, lowerThan: lower, associativity: associativity,
            isAssignment: isAssignment)
    }
}
