import SwiftSubset

/// A place where views come and go, with what stands around it.
struct LintedConditional {
    /// The names that decide what is there.
    let names: Set<String>
    /// The branches.
    let branches: [[SyntaxNode]]
    /// Whether an `.animation` or `.transaction` stands around it in the same body.
    let isAnimated: Bool
    /// Whether the program writes one of the names without an animation, and never with one.
    let isWrittenPlainly: Bool
}

extension LintedProgram {
    /// The conditions in bodies that make views.
    var conditionals: [LintedConditional] {
        let written = nodes.reduce(into: Set<String>()) { $0.formUnion($1.writtenNames) }
        var result: [LintedConditional] = []
        for type in types {
            for member in type.members {
                collect(.decl(member), isAnimated: false, written, into: &result)
            }
        }
        return result
    }

    private func collect(
        _ node: SyntaxNode, isAnimated: Bool, _ written: Set<String>, into result: inout [LintedConditional]
    ) {
        if case .decl(let decl) = node, case .type = decl.kind { return }
        var isAnimated = isAnimated
        if case .expr(let expr) = node {
            let chain = ModifierChain(expr)
            isAnimated = isAnimated || chain.modifiers.contains { $0.shapesTransactions }
        }
        if let (names, branches) = node.condition {
            let isPlain = !names.isDisjoint(with: written) && names.isDisjoint(with: animatedNames)
            result.append(
                LintedConditional(
                    names: names, branches: branches, isAnimated: isAnimated, isWrittenPlainly: isPlain))
        }
        for child in node.children { collect(child, isAnimated: isAnimated, written, into: &result) }
    }
}

extension SyntaxNode {
    /// What an `if` or `switch` asks, and its branches.
    fileprivate var condition: (Set<String>, [[SyntaxNode]])? {
        switch self {
        case .stmt(let stmt):
            if case .ifStmt(let node) = stmt.kind { return node.condition }
            if case .switchStmt(let node) = stmt.kind { return node.condition }
        case .expr(let expr):
            if case .ifExpr(let node) = expr.kind { return node.condition }
            if case .switchExpr(let node) = expr.kind { return node.condition }
        case .decl: break
        }
        return nil
    }

    /// The chains of modifiers that stand as views in a branch, not those deeper in it.
    fileprivate var viewChain: ModifierChain? {
        guard case .stmt(let stmt) = self, case .expr(let expr) = stmt.kind else { return nil }
        return ModifierChain(expr)
    }
}

extension IfNode {
    fileprivate var condition: (Set<String>, [[SyntaxNode]]) {
        let names = allConditions.flatMap(\.children).reduce(into: Set<String>()) { $0.formUnion($1.names) }
        return (names, branches.map(\.nodes))
    }
}

extension SwitchNode {
    fileprivate var condition: (Set<String>, [[SyntaxNode]]) {
        (SyntaxNode.expr(subject).names, cases.map(\.body.nodes))
    }
}

extension LintedConditional {
    private var chains: [ModifierChain] { branches.flatMap { $0.compactMap(\.viewChain) } }

    /// Transitions that nothing animates: the condition is written, always without an animation.
    var unanimatedTransitions: [LintFinding] {
        guard !isAnimated, isWrittenPlainly else { return [] }
        return chains.flatMap { chain in
            chain.links("transition").filter { !$0.hasOwnAnimation }.map { link in
                LintFinding(
                    link.range, "this transition never plays: no animation arrives when the view comes or goes",
                    help: "withAnimation around the write of \(names.sorted().joined(separator: ", ")), or "
                        + ".animation(_:value:) on the container around the condition")
            }
        }
    }

    /// `.animation(_:value:)` that watches what makes its own view come and go.
    var animationsInside: [LintFinding] {
        chains.flatMap { chain in
            chain.links("animation").compactMap { link in
                guard let value = link.argument("value") else { return nil }
                let watched = SyntaxNode.expr(value).names
                guard !watched.isEmpty, watched.isSubset(of: names), !isUsed(watched, inside: chain) else { return nil }
                return LintFinding(
                    link.range, "this .animation comes and goes with its view, so it never sees the change it watches",
                    help: "write it on the container around the condition")
            }
        }
    }

    /// Whether what is watched also changes the view while it stays.
    private func isUsed(_ names: Set<String>, inside chain: ModifierChain) -> Bool {
        let others =
            chain.modifiers.filter { $0.name.text != "animation" }
            .flatMap { $0.call.arguments + $0.call.trailingClosures }.map(\.value) + [chain.root]
        return branches.count > 1 && others.contains { !SyntaxNode.expr($0).names.isDisjoint(with: names) }
    }
}

extension ModifierChain.Link {
    /// Whether the transition has an animation of its own, or is a value whose making is not seen here.
    fileprivate var hasOwnAnimation: Bool {
        guard let transition = call.arguments.first?.value else { return true }
        return SyntaxNode.expr(transition).expressions.contains { expr in
            switch expr.kind {
            case .member(_, let reference): reference.name.text == "animation"
            case .identifier(let reference): reference.name.text.first?.isLowercase ?? false
            default: false
            }
        }
    }
}
