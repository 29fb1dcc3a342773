internal import SwiftSyntax

extension Lowerer {
    func ifNode(_ node: IfExprSyntax) -> IfNode {
        let otherwise: IfNode.Else? =
            switch node.elseBody {
            case .ifExpr(let next): .elseIf(ifNode(next))
            case .codeBlock(let body): .block(block(body))
            case nil: nil
            @unknown default: nil
            }
        return IfNode(
            conditions: conditions(node.conditions), then: block(node.body), otherwise: otherwise, range: range(node))
    }

    func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.map { Condition(kind: conditionKind($0.condition), range: range($0.condition)) }
    }

    private func conditionKind(_ condition: ConditionElementSyntax.Condition) -> Condition.Kind {
        switch condition {
        case .expression(let node): .expr(truth(node))
        case .availability(let node): availability(node)
        case .matchingPattern(let node):
            .matching(pattern(node.pattern, binding: .none), value: expr(node.initializer.value))
        case .optionalBinding(let node): optionalBinding(node)
        default: unsupportedCondition(condition)
        }
    }

    private func truth(_ node: ExprSyntax) -> Expr {
        let condition = expr(node)
        if case .assignment(_, let name, _) = condition.kind, name.text == "=" {
            report(.assignmentAsCondition, at: name.range)
        }
        return condition
    }

    private func unsupportedCondition(_ condition: ConditionElementSyntax.Condition) -> Condition.Kind {
        let node = Syntax(fromProtocol: condition)
        reportNotYet("this condition", at: node)
        return .expr(Expr(.wildcard, range: range(node)))
    }

    private func optionalBinding(_ node: OptionalBindingConditionSyntax) -> Condition.Kind {
        let pattern = pattern(node.pattern, binding: introduced(by: node.bindingSpecifier))
        let value = node.initializer.map { expr($0.value) } ?? shorthand(pattern)
        return .optionalBinding(pattern, type: node.typeAnnotation.map { type($0.type) }, value: value)
    }

    /// The value of `if let x`, which is `x`.
    private func shorthand(_ pattern: Pattern) -> Expr {
        guard case .identifier(let name, _) = pattern.kind else {
            report(.missing("a value", after: "the pattern"), at: pattern.range)
            return Expr(.wildcard, range: pattern.range)
        }
        return value(of: name)
    }

    private func availability(_ node: AvailabilityConditionSyntax) -> Condition.Kind {
        let platforms = node.availabilityArguments.map { argument in
            switch argument.argument {
            case .availabilityVersionRestriction(let restriction): platformVersion(restriction)
            default: PlatformVersion(platform: argument.argument.trimmedDescription, version: [])
            }
        }
        return .availability(platforms, isAvailable: node.availabilityKeyword.tokenKind == .poundAvailable)
    }

    private func platformVersion(_ node: PlatformVersionSyntax) -> PlatformVersion {
        let numbers = node.version.map { [$0.major.text] + $0.components.map(\.number.text) } ?? []
        return PlatformVersion(platform: node.platform.text, version: numbers.compactMap { Int($0) })
    }

    // MARK: Switch

    func switchNode(_ node: SwitchExprSyntax) -> SwitchNode {
        SwitchNode(subject: expr(node.subject), cases: switchCases(node.cases), range: range(node))
    }

    private func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
        list.flatMap { element -> [SwitchCase] in
            switch element {
            case .switchCase(let node): return [switchCase(node)]
            case .ifConfigDecl(let node):
                guard case .switchCases(let cases) = activeElements(node) else { return [] }
                return switchCases(cases)
            default: return []
            }
        }
    }

    private func switchCase(_ node: SwitchCaseSyntax) -> SwitchCase {
        var items: [CaseItem] = []
        if case .case(let label) = node.label {
            items = label.caseItems.map { item in
                CaseItem(
                    pattern: pattern(item.pattern, binding: .none),
                    condition: item.whereClause.map { expr($0.condition) })
            }
        }
        let labelRange = range(node.label)
        let statements = statements(node.statements)
        let end = SourceRange(file: file, lower: labelRange.upper, upper: labelRange.upper)
        let body = CodeBlock(statements: statements, range: node.statements.isEmpty ? end : range(node.statements))
        return SwitchCase(
            items: items, isDefault: items.isEmpty,
            isUnknown: node.attribute?.attributeName.trimmedDescription == "unknown", body: body,
            labelRange: labelRange)
    }
}
