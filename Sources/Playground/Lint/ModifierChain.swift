import SwiftSubset

/// A view with the modifiers written after it: `Text("a").opacity(1).transition(.slide)`.
struct ModifierChain {
    /// What stands before the first modifier.
    let root: Expr
    /// The calls in written order: the first stands innermost.
    let modifiers: [Link]

    /// One `.name(…)`.
    struct Link {
        let name: Name
        let call: Call
        let range: SourceRange
    }

    /// The chain that ends with an expression; without modifiers where it is none.
    init(_ expr: Expr) {
        var links: [Link] = []
        var current = expr
        while case .call(let call) = current.kind, case .member(let base, let reference) = call.callee.kind {
            let range = SourceRange(
                file: current.range.file, lower: reference.name.range.lower, upper: current.range.upper)
            links.append(Link(name: reference.name, call: call, range: range))
            current = base
        }
        root = current
        modifiers = links.reversed()
    }

    /// The links of a name.
    func links(_ name: String) -> [Link] { modifiers.filter { $0.name.text == name } }
}

extension ModifierChain.Link {
    /// The argument of a label, nil for none.
    func argument(_ label: String?) -> Expr? {
        let all = call.arguments + call.trailingClosures
        return all.first { $0.label?.text == label }?.value
    }

    /// Whether it is an `.animation` of a view in any form, or a `.transaction`.
    var shapesTransactions: Bool { ["animation", "transaction"].contains(name.text) }
}

extension SyntaxNode {
    /// The names that stand in it: identifiers and members, `$` left out.
    var names: Set<String> {
        var result: Set<String> = []
        for expr in expressions {
            switch expr.kind {
            case .identifier(let reference): result.insert(reference.name.text.withoutDollar)
            case .member(_, let reference): result.insert(reference.name.text.withoutDollar)
            default: continue
            }
        }
        return result
    }

    /// The names of variables that are written in it, by assignment, `toggle()` and other mutating calls by name.
    var writtenNames: Set<String> {
        var result: Set<String> = []
        for expr in expressions {
            switch expr.kind {
            case .assignment(let target, _, _): result.formUnion(target.rootNames)
            case .call(let call):
                guard case .member(let base, let reference) = call.callee.kind,
                    Self.mutating.contains(reference.name.text)
                else { continue }
                result.formUnion(base.rootNames)
            case .inOut(let target): result.formUnion(target.rootNames)
            default: continue
            }
        }
        return result
    }

    private static let mutating: Set = [
        "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "move", "swapAt", "shuffle",
        "sort", "reverse", "formUnion", "subtract", "negate",
    ]
}

extension Expr {
    /// The variables that an access begins with: `items[0].on` and `self.items` both name `items`.
    var rootNames: Set<String> {
        switch kind {
        case .identifier(let reference): [reference.name.text.withoutDollar]
        case .member(let base, let reference):
            if case .selfValue = base.kind {
                [reference.name.text]
            } else {
                base.rootNames.union([reference.name.text])
            }
        case .subscripting(let call): call.callee.rootNames
        case .optionalLink(let base), .optionalChain(let base), .forceUnwrap(let base), .paren(let base): base.rootNames
        default: []
        }
    }

    /// Whether it holds nothing but literals.
    var isConstant: Bool {
        SyntaxNode.expr(self).expressions.allSatisfy { expr in
            switch expr.kind {
            case .identifier, .member, .call, .subscripting, .closure: false
            default: true
            }
        }
    }
}

extension String {
    /// `open` of `$open`.
    fileprivate var withoutDollar: String { first == "$" ? String(dropFirst()) : self }
}
