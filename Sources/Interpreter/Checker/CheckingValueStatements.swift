import SwiftSubset

// `if` and `switch` where a value is expected.
extension Checker {
    func checkIfExpression(_ node: IfNode, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        let target = expected.map(resolve).flatMap { $0.hasVariables ? nil : $0 }
        var type = target
        if target == nil { type = try commonValueType(blocks(of: node), expected, range) }
        return try valueBlock(type ?? .void, range) { result in [try self.ifValue(node, result)] }
    }

    func checkSwitchExpression(_ node: SwitchNode, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        let target = expected.map(resolve).flatMap { $0.hasVariables ? nil : $0 }
        if let target { return try valueBlock(target, range) { [try self.switchValue(node, $0)] } }
        var types: [SwiftType] = []
        let label = freshLabel()
        _ = try withLabel("switch", label, isLoop: false) {
            try switchCases(node, label) { one in
                if let type = try self.valueType(one.body, expected ?? types.first) { types.append(type) }
                return []
            }
        }
        return try valueBlock(try joined(types, range), range) { [try self.switchValue(node, $0)] }
    }

    /// Statements that leave a value of a type in a variable.
    private func valueBlock(_ type: SwiftType, _ range: SourceRange, _ body: (Variable) throws -> [IRStmt]) throws
        -> IRExpr
    {
        let result = Variable("", type, isLet: false, depth: function.depth)
        return IRExpr(.block([.declare(result, nil)] + (try body(result)), result: result), type, range)
    }

    private func ifValue(_ node: IfNode, _ result: Variable) throws -> IRStmt {
        let (conditions, then) = try inScope {
            (try checkConditions(node.conditions), try valueStatements(node.then, result))
        }
        switch node.otherwise {
        case .block(let block)?:
            return .ifElse(conditions, then: then, otherwise: try valueStatements(block, result))
        case .elseIf(let other)?: return .ifElse(conditions, then: then, otherwise: [try ifValue(other, result)])
        case nil: throw fail(.missingReturn(describe(result.type)), node.range)
        }
    }

    private func switchValue(_ node: SwitchNode, _ result: Variable) throws -> IRStmt {
        let label = freshLabel()
        return .switchCase(
            try withLabel("switch", label, isLoop: false) {
                try switchCases(node, label) { try self.valueStatements($0.body, result) }
            })
    }

    /// A branch: statements, then the value; a branch that leaves otherwise needs none.
    private func valueStatements(_ block: CodeBlock, _ result: Variable) throws -> [IRStmt] {
        try inScope {
            guard let last = block.statements.last else {
                throw fail(.missingReturn(describe(result.type)), block.range)
            }
            let before = try checkStatements(Array(block.statements.dropLast()))
            switch last.kind {
            case .expr(let expr):
                let value = try check(expr, result.type)
                if isNever(value.type) { return before + [.expr(value)] }
                let converted = try convert(value, to: result.type)
                return before + [.expr(IRExpr(.assign(.variable(result), converted), .void, expr.range))]
            case .ifStmt(let node): return before + [try ifValue(node, result)]
            case .switchStmt(let node): return before + [try switchValue(node, result)]
            default: return before + (try checkStatement(last, label: nil))
            }
        }
    }

    // MARK: Types of branches

    private func blocks(of node: IfNode) -> [(conditions: [Condition], block: CodeBlock)] {
        var result = [(conditions: node.conditions, block: node.then)]
        switch node.otherwise {
        case .block(let block)?: result.append((conditions: [], block: block))
        case .elseIf(let other)?: result += blocks(of: other)
        case nil: break
        }
        return result
    }

    private func commonValueType(
        _ blocks: [(conditions: [Condition], block: CodeBlock)], _ expected: SwiftType?, _ range: SourceRange
    ) throws -> SwiftType {
        var types: [SwiftType] = []
        for (conditions, block) in blocks {
            try inScope {
                _ = try checkConditions(conditions)
                if let type = try valueType(block, expected ?? types.first) { types.append(type) }
            }
        }
        return try joined(types, range)
    }

    private func joined(_ types: [SwiftType], _ range: SourceRange) throws -> SwiftType {
        guard var common = types.first else { return .void }
        for type in types.dropFirst() { common = try commonType(common, type, range) }
        return common
    }

    /// The type of a branch's value; nil where the branch does not come to its end.
    private func valueType(_ block: CodeBlock, _ expected: SwiftType?) throws -> SwiftType? {
        try inScope {
            guard let last = block.statements.last else { return .void }
            _ = try checkStatements(Array(block.statements.dropLast()))
            switch last.kind {
            case .expr(let expr):
                let value = try check(expr, expected)
                return isNever(value.type) ? nil : resolve(value.type)
            case .ifStmt(let node):
                return try commonValueType(blocks(of: node), expected, node.range)
            case .switchStmt(let node): return try checkSwitchExpression(node, expected, node.range).type
            default: return nil
            }
        }
    }
}
