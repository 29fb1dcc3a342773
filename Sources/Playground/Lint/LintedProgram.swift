import SwiftSubset

/// The sources of a session, as lint rules read them: the newest declaration of each type, and all entries.
struct LintedProgram {
    /// Everything at top level, in order.
    let nodes: [SyntaxNode]
    /// The types by name, with the members of their extensions.
    let types: [(name: String, type: TypeDecl, decl: Decl, members: [Decl])]
    /// The animated writes: closures of `withAnimation` and `withTransaction`, with the names that they reach.
    let animatedNames: Set<String>

    init(_ sources: [SourceFile]) {
        let programs = sources.map { parse($0, limit: SourceLimits.fileBytes).program }
        var newest: [String: Int] = [:]
        let statements = programs.flatMap(\.statements)
        for (index, stmt) in statements.enumerated() {
            if let name = stmt.typeDecl?.1.name.text { newest[name] = index }
        }
        let kept = statements.enumerated().filter { index, stmt in
            stmt.typeDecl.map { newest[$0.1.name.text] == index } ?? true
        }.map(\.element)
        nodes = kept.map { .stmt($0) }
        let extensions = kept.compactMap(\.extensionDecl)
        types = kept.flatMap(\.nestedTypes).map { decl, type in
            let more = extensions.filter { $0.extended.range.text == type.name.text }.flatMap(\.members)
            return (type.name.text, type, decl, type.members + more)
        }
        animatedNames = Self.animated(in: nodes)
    }

    /// The names that stand in animated closures, those of the functions that they call included.
    private static func animated(in nodes: [SyntaxNode]) -> Set<String> {
        let all = nodes.flatMap(\.all)
        var functions: [String: Set<String>] = [:]
        var names: Set<String> = []
        for node in all {
            switch node {
            case .decl(let decl):
                if case .function(let function) = decl.kind {
                    functions[function.name.text, default: []].formUnion(node.names)
                }
            case .expr(let expr): names.formUnion(expr.animatedNames)
            case .stmt: continue
            }
        }
        var open = Array(names)
        while let next = open.popLast() {
            for name in functions.removeValue(forKey: next) ?? [] where names.insert(name).inserted {
                open.append(name)
            }
        }
        return names
    }
}

extension Expr {
    /// What a call animates: the closures of `withAnimation` and `withTransaction`, the base of `$x.animation(…)`.
    fileprivate var animatedNames: Set<String> {
        guard case .call(let call) = kind else { return [] }
        switch call.callee.kind {
        case .identifier(let reference) where ["withAnimation", "withTransaction"].contains(reference.name.text):
            return (call.arguments + call.trailingClosures).reduce(into: []) {
                $0.formUnion(SyntaxNode.expr($1.value).names)
            }
        case .member(let base, let reference) where ["animation", "transaction"].contains(reference.name.text):
            guard base.isBinding else { return [] }
            return SyntaxNode.expr(base).names
        default: return []
        }
    }

    /// Whether it begins with `$`.
    private var isBinding: Bool {
        switch kind {
        case .identifier(let reference): reference.name.text.hasPrefix("$")
        case .member(let base, let reference): reference.name.text.hasPrefix("$") || base.isBinding
        case .subscripting(let call): call.callee.isBinding
        default: false
        }
    }
}

extension Stmt {
    /// The type that a top-level statement declares.
    fileprivate var typeDecl: (Decl, TypeDecl)? {
        guard case .decl(let decl) = kind, case .type(let type) = decl.kind else { return nil }
        return (decl, type)
    }

    fileprivate var extensionDecl: ExtensionDecl? {
        guard case .decl(let decl) = kind, case .extensionDecl(let node) = decl.kind else { return nil }
        return node
    }

    /// The types declared in it, at any depth.
    fileprivate var nestedTypes: [(Decl, TypeDecl)] {
        SyntaxNode.stmt(self).all.compactMap { node in
            guard case .decl(let decl) = node, case .type(let type) = decl.kind else { return nil }
            return (decl, type)
        }
    }
}
