import SwiftSubset

extension LintRule {
    /// Completions in a `.transaction` closure that reads nothing: they are added once (TX-5).
    @Sendable static func lonelyCompletions(_ program: LintedProgram) -> [LintFinding] {
        program.nodes.flatMap(\.expressions).compactMap { expr in
            guard case .call(let call) = expr.kind, case .member(_, let reference) = call.callee.kind,
                reference.name.text == "transaction", call.arguments.isEmpty,
                let value = call.trailingClosures.first?.value, case .closure(let closure) = value.kind,
                let added = closure.addedCompletion, !closure.readsSomething
            else { return nil }
            return LintFinding(
                added.range, "this completion is added once: the closure reads nothing, so it is not run again",
                help: "use .transaction(value:), which runs the closure whenever the value changes")
        }
    }

    /// Two sources of one matched group that can be there together (GEO-6).
    @Sendable static func doubledSources(_ program: LintedProgram) -> [LintFinding] {
        program.types.flatMap { entry -> [LintFinding] in
            var sources: [MatchedSource] = []
            for member in entry.members { collectSources(.decl(member), path: [], into: &sources) }
            return sources.indices.compactMap { index in
                let later = sources[index]
                let rivals = sources[..<index].filter { $0.key == later.key && !$0.excludes(later) }
                guard let first = rivals.first else { return nil }
                return LintFinding(
                    later.range,
                    "a second source of this matched group can be there with the one in line \(first.range.start.line)",
                    help: "isSource: false for all but one, or show only one of them at a time")
            }
        }
    }

    private static func collectSources(
        _ node: SyntaxNode, path: [MatchedSource.Turn], into result: inout [MatchedSource]
    ) {
        switch node {
        case .decl(let decl):
            if case .type = decl.kind { return }
        case .expr(let expr):
            if let source = MatchedSource(expr, path: path) { result.append(source) }
            if case .ifExpr(let node) = expr.kind { return collect(node, path: path, into: &result) }
        case .stmt(let stmt):
            if case .ifStmt(let node) = stmt.kind { return collect(node, path: path, into: &result) }
            if case .switchStmt(let node) = stmt.kind {
                for (index, item) in node.cases.enumerated() {
                    let turn = MatchedSource.Turn(text: node.subject.range.text, place: node.range.lower, branch: index)
                    for child in item.body.nodes { collectSources(child, path: path + [turn], into: &result) }
                }
                return
            }
        }
        for child in node.children { collectSources(child, path: path, into: &result) }
    }

    private static func collect(_ node: IfNode, path: [MatchedSource.Turn], into result: inout [MatchedSource]) {
        let text = node.conditions.map(\.range.text).joined(separator: ", ")
        for (index, block) in node.branches.enumerated() {
            let turn = MatchedSource.Turn(text: text, place: node.range.lower, branch: index)
            for child in block.nodes { collectSources(child, path: path + [turn], into: &result) }
        }
    }
}

/// A `.matchedGeometryEffect` that is a source, and the branches in which it stands.
private struct MatchedSource {
    /// One branch on the way.
    struct Turn {
        let text: String
        let place: Int
        let branch: Int
    }

    let key: String
    let range: SourceRange
    let path: [Turn]

    init?(_ expr: Expr, path: [Turn]) {
        guard case .call(let call) = expr.kind, case .member(_, let reference) = call.callee.kind,
            reference.name.text == "matchedGeometryEffect",
            let id = call.arguments.first(where: { $0.label?.text == "id" })?.value, id.isConstant,
            let space = call.arguments.first(where: { $0.label?.text == "in" })?.value,
            !call.arguments.contains(where: { $0.label?.text == "isSource" })
        else { return nil }
        key = id.range.text + " in " + space.range.text
        range = SourceRange(file: expr.range.file, lower: reference.name.range.lower, upper: expr.range.upper)
        self.path = path
    }

    /// Whether only one of the two can be there: other branches of one condition, or a condition and its opposite.
    func excludes(_ other: MatchedSource) -> Bool {
        path.contains { own in
            other.path.contains { turn in
                if own.place == turn.place { return own.branch != turn.branch }
                let isOpposite = own.text == "!" + turn.text || turn.text == "!" + own.text
                return isOpposite && own.branch == turn.branch
            }
        }
    }
}

extension Closure {
    /// The first `addAnimationCompletion` in it.
    fileprivate var addedCompletion: Expr? {
        body.nodes.flatMap(\.expressions).first { expr in
            guard case .call(let call) = expr.kind, case .member(_, let reference) = call.callee.kind else {
                return false
            }
            return reference.name.text == "addAnimationCompletion"
        }
    }

    /// Whether it reads a state, or what the transaction carries, outside of the completion itself.
    fileprivate var readsSomething: Bool {
        let parameter = parameters?.first?.name.text ?? "$0"
        return body.nodes.contains { $0.reads(besides: parameter) }
    }
}

extension SyntaxNode {
    /// Whether something is read here; setting a property of the transaction reads nothing, nor does a completion.
    fileprivate func reads(besides parameter: String) -> Bool {
        switch self {
        case .expr(let expr):
            switch expr.kind {
            case .assignment(_, _, let value): return SyntaxNode.expr(value).reads(besides: parameter)
            case .call(let call):
                if case .member(_, let reference) = call.callee.kind, reference.name.text == "addAnimationCompletion" {
                    return false
                }
            case .member(let base, _):
                if case .identifier(let reference) = base.kind, reference.name.text == parameter { return true }
            case .identifier(let reference):
                return reference.name.text != parameter && reference.name.text.first?.isLowercase == true
            default: break
            }
        case .stmt, .decl: break
        }
        return children.contains { $0.reads(besides: parameter) }
    }
}
