import SwiftSubset

/// A place of syntax that lint rules look at: an expression, a statement or a declaration.
enum SyntaxNode {
    case expr(Expr)
    case stmt(Stmt)
    case decl(Decl)

    /// What stands directly below, in source order.
    var children: [SyntaxNode] {
        switch self {
        case .expr(let expr): expr.children
        case .stmt(let stmt): stmt.children
        case .decl(let decl): decl.children
        }
    }

    /// The node and everything below it, parents first.
    var all: [SyntaxNode] {
        var result: [SyntaxNode] = []
        var stack = [self]
        while let next = stack.popLast() {
            result.append(next)
            stack.append(contentsOf: next.children.reversed())
        }
        return result
    }

    /// The expressions among all nodes.
    var expressions: [Expr] {
        all.compactMap { node in
            if case .expr(let expr) = node { return expr }
            return nil
        }
    }
}

extension Expr {
    fileprivate var children: [SyntaxNode] {
        switch kind {
        case .array(let items): items.map { .expr($0) }
        case .dictionary(let entries): entries.flatMap { [.expr($0.key), .expr($0.value)] }
        case .string(let segments): segments.flatMap(\.children)
        case .member(let base, _), .tupleElement(let base, _, _), .selfAccess(let base), .optionalLink(let base),
            .optionalChain(let base), .forceUnwrap(let base), .prefix(_, let base), .postfix(let base, _),
            .cast(let base, _, _), .paren(let base), .tryExpr(_, let base), .await(let base), .inOut(let base):
            [.expr(base)]
        case .call(let call), .subscripting(let call):
            [.expr(call.callee)] + (call.arguments + call.trailingClosures).map { .expr($0.value) }
        case .binary(let left, _, let right): [.expr(left), .expr(right)]
        case .assignment(let target, _, let value): [.expr(target), .expr(value)]
        case .ternary(let condition, let then, let otherwise): [.expr(condition), .expr(then), .expr(otherwise)]
        case .closure(let closure):
            closure.captures.map { .expr($0.value) } + closure.body.statements.map { .stmt($0) }
        case .tuple(let arguments): arguments.map { .expr($0.value) }
        case .ifExpr(let node): node.children
        case .switchExpr(let node): node.children
        case .macro(let macro): (macro.arguments + macro.trailingClosures).map { .expr($0.value) }
        default: []
        }
    }
}

extension StringSegment {
    fileprivate var children: [SyntaxNode] {
        guard case .interpolation(let arguments, _) = self else { return [] }
        return arguments.map { .expr($0.value) }
    }
}

extension CodeBlock {
    /// Its statements as nodes.
    var nodes: [SyntaxNode] { statements.map { .stmt($0) } }
}

extension IfNode {
    /// Conditions, then the branches.
    fileprivate var children: [SyntaxNode] {
        conditions.flatMap(\.children) + branches.flatMap(\.nodes)
    }

    /// The statements of each branch in order, `else if` ones included.
    var branches: [CodeBlock] {
        switch otherwise {
        case .block(let block): [then, block]
        case .elseIf(let node): [then] + node.branches
        case nil: [then]
        }
    }

    /// All conditions, those of `else if` branches included.
    var allConditions: [SwiftSubset.Condition] {
        if case .elseIf(let node) = otherwise { return conditions + node.allConditions }
        return conditions
    }
}

extension SwitchNode {
    fileprivate var children: [SyntaxNode] { [.expr(subject)] + cases.flatMap(\.body.nodes) }
}

extension SwiftSubset.Condition {
    /// The expressions that it asks.
    var children: [SyntaxNode] {
        switch kind {
        case .expr(let expr): [.expr(expr)]
        case .optionalBinding(_, _, let value), .matching(_, let value): [.expr(value)]
        case .availability: []
        }
    }
}

extension Stmt {
    fileprivate var children: [SyntaxNode] {
        switch kind {
        case .expr(let expr), .throwStmt(let expr): [.expr(expr)]
        case .decl(let decl): [.decl(decl)]
        case .ifStmt(let node): node.children
        case .guardStmt(let conditions, let otherwise): conditions.flatMap(\.children) + otherwise.nodes
        case .switchStmt(let node): node.children
        case .forIn(let node): [.expr(node.sequence)] + node.body.nodes
        case .whileStmt(let conditions, let body): conditions.flatMap(\.children) + body.nodes
        case .repeatWhile(let body, let condition): body.nodes + [.expr(condition)]
        case .returnStmt(let value): value.map { [.expr($0)] } ?? []
        case .deferStmt(let body): body.nodes
        case .doStmt(let node): node.body.nodes + node.catches.flatMap(\.body.nodes)
        case .labelled(_, let stmt): [.stmt(stmt)]
        case .breakStmt, .continueStmt, .fallthroughStmt: []
        }
    }
}

extension Decl {
    fileprivate var children: [SyntaxNode] {
        switch kind {
        case .variable(let variable):
            variable.bindings.flatMap { binding in
                (binding.initializer.map { [SyntaxNode.expr($0)] } ?? []) + binding.accessors.flatMap(\.nodes)
            }
        case .function(let function): function.body?.nodes ?? []
        case .initializer(let initializer): initializer.body?.nodes ?? []
        case .deinitializer(let body): body?.nodes ?? []
        case .subscripting(let subscripting): subscripting.accessors.flatMap(\.nodes)
        case .type(let type): type.members.map { .decl($0) }
        case .extensionDecl(let node): node.members.map { .decl($0) }
        case .macro(let macro): (macro.arguments + macro.trailingClosures).map { .expr($0.value) }
        default: []
        }
    }
}

extension Accessor {
    fileprivate var nodes: [SyntaxNode] { body?.nodes ?? [] }
}
