internal import SwiftSyntax

extension Lowerer {
    /// Lowers statements in order; an `#if` among them stands for those of the branch that holds.
    func statements(_ list: CodeBlockItemListSyntax) -> [Stmt] {
        list.flatMap { item -> [Stmt] in
            switch item.item {
            case .decl(let node):
                if let conditional = node.as(IfConfigDeclSyntax.self) { return conditionalStatements(conditional) }
                return decl(node).map { [Stmt(.decl($0), range: $0.range)] } ?? []
            case .stmt(let node): return [statement(node)]
            case .expr(let node): return [expressionStatement(node)]
            default:
                reportNotYet("this statement", at: item)
                return []
            }
        }
    }

    func block(_ node: CodeBlockSyntax) -> CodeBlock {
        CodeBlock(statements: statements(node.statements), range: range(node))
    }

    private func conditionalStatements(_ node: IfConfigDeclSyntax) -> [Stmt] {
        guard case .statements(let list) = activeElements(node) else { return [] }
        return statements(list)
    }

    /// `if` and `switch` are statements of their own; a macro with a capital letter stands for a declaration.
    func expressionStatement(_ node: ExprSyntax) -> Stmt {
        switch node.as(ExprSyntaxEnum.self) {
        case .ifExpr(let node): return Stmt(.ifStmt(ifNode(node)), range: range(node))
        case .switchExpr(let node): return Stmt(.switchStmt(switchNode(node)), range: range(node))
        case .macroExpansionExpr(let node) where node.macroName.text.first?.isUppercase == true:
            let place = range(node)
            return Stmt(.decl(Decl(.macro(macro(node)), range: place)), range: place)
        default:
            let value = expr(node)
            return Stmt(.expr(value), range: value.range)
        }
    }

    private func statement(_ node: StmtSyntax) -> Stmt {
        if let node = node.as(ExpressionStmtSyntax.self) { return expressionStatement(node.expression) }
        return Stmt(statementKind(node), range: range(node))
    }

    private func statementKind(_ node: StmtSyntax) -> Stmt.Kind {
        switch node.as(StmtSyntaxEnum.self) {
        case .guardStmt(let node):
            .guardStmt(conditions: conditions(node.conditions), otherwise: block(node.body))
        case .forStmt(let node): .forIn(forNode(node))
        case .whileStmt(let node): .whileStmt(conditions: conditions(node.conditions), body: block(node.body))
        case .repeatStmt(let node): .repeatWhile(body: block(node.body), condition: expr(node.condition))
        case .returnStmt(let node): .returnStmt(node.expression.map { expr($0) })
        case .breakStmt(let node): .breakStmt(node.label.map { name($0) })
        case .continueStmt(let node): .continueStmt(node.label.map { name($0) })
        case .fallThroughStmt: .fallthroughStmt
        case .throwStmt(let node): .throwStmt(expr(node.expression))
        case .deferStmt(let node): .deferStmt(block(node.body))
        case .doStmt(let node): .doStmt(doNode(node))
        case .labeledStmt(let node): .labelled(name(node.label), statement(node.statement))
        default: unsupportedStatement(node)
        }
    }

    private func unsupportedStatement(_ node: StmtSyntax) -> Stmt.Kind {
        let feature = node.firstToken(viewMode: .sourceAccurate)?.text ?? "this statement"
        reportNotYet(feature, at: node)
        return .expr(Expr(.wildcard, range: range(node)))
    }

    private func forNode(_ node: ForStmtSyntax) -> ForNode {
        let isMatching = node.caseKeyword != nil
        if let unsafe = node.unsafeKeyword { reportNotYet("unsafe", at: unsafe) }
        return ForNode(
            pattern: pattern(node.pattern, binding: isMatching ? .none : .constant), isMatching: isMatching,
            isAwait: node.awaitKeyword != nil, type: node.typeAnnotation.map { type($0.type) },
            sequence: expr(node.sequence), condition: node.whereClause.map { expr($0.condition) },
            body: block(node.body))
    }

    private func doNode(_ node: DoStmtSyntax) -> DoNode {
        let catches = node.catchClauses.map { clause in
            CatchClause(
                items: clause.catchItems.compactMap { catchItem($0) }, body: block(clause.body), range: range(clause))
        }
        return DoNode(body: block(node.body), catches: catches, thrownType: node.throwsClause?.type.map { type($0) })
    }

    private func catchItem(_ node: CatchItemSyntax) -> CaseItem? {
        guard let pattern = node.pattern else { return nil }
        return CaseItem(
            pattern: self.pattern(pattern, binding: .none), condition: node.whereClause.map { expr($0.condition) })
    }
}
