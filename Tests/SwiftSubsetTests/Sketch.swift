@testable import SwiftSubset

/// A tree drawn as nested parentheses, so that a test can say in one line what it expects.
enum Sketch {
    static func statements(_ text: String) -> String {
        let result = parse(SourceFile(name: "test", text: text))
        guard result.diagnostics.isEmpty else {
            return "! " + result.diagnostics.map(\.message).joined(separator: " | ")
        }
        return result.program.statements.map(draw).joined(separator: "; ")
    }

    static func draw(_ block: CodeBlock) -> String { "{" + block.statements.map(draw).joined(separator: "; ") + "}" }

    static func draw(_ statement: Stmt) -> String {
        switch statement.kind {
        case .expr(let expr): draw(expr)
        case .decl(let decl): draw(decl)
        case .ifStmt(let node): draw(node)
        case .guardStmt(let conditions, let body): "guard \(list(conditions.map(draw))) else \(draw(body))"
        case .switchStmt(let node): draw(node)
        case .forIn(let node): draw(node)
        case .whileStmt(let conditions, let body): "while \(list(conditions.map(draw))) \(draw(body))"
        case .repeatWhile(let body, let condition): "repeat \(draw(body)) while \(draw(condition))"
        case .returnStmt(let value): "return" + (value.map { " " + draw($0) } ?? "")
        case .breakStmt(let label): "break" + (label.map { " " + $0.text } ?? "")
        case .continueStmt(let label): "continue" + (label.map { " " + $0.text } ?? "")
        case .fallthroughStmt: "fallthrough"
        case .throwStmt(let value): "throw \(draw(value))"
        case .deferStmt(let body): "defer \(draw(body))"
        case .doStmt(let node): draw(node)
        case .labelled(let name, let statement): "\(name.text): \(draw(statement))"
        }
    }

    static func draw(_ node: IfNode) -> String {
        let head = "if \(list(node.conditions.map(draw))) \(draw(node.then))"
        switch node.otherwise {
        case nil: return head
        case .block(let block): return head + " else \(draw(block))"
        case .elseIf(let next): return head + " else \(draw(next))"
        }
    }

    static func draw(_ condition: Condition) -> String {
        switch condition.kind {
        case .expr(let expr): draw(expr)
        case .optionalBinding(let pattern, let type, let value):
            "bind \(draw(pattern))\(type.map { ": " + draw($0) } ?? "") = \(draw(value))"
        case .matching(let pattern, let value): "case \(draw(pattern)) = \(draw(value))"
        case .availability(let platforms, let isAvailable):
            (isAvailable ? "available " : "unavailable ")
                + platforms.map { ([$0.platform] + $0.version.map(String.init)).joined(separator: ".") }
                .joined(separator: " ")
        }
    }

    static func draw(_ node: SwitchNode) -> String {
        let cases = node.cases.map { one in
            let label = one.isDefault ? "default" : list(one.items.map(draw))
            return (one.isUnknown ? "@unknown " : "") + label + draw(one.body)
        }
        return "switch \(draw(node.subject)) [\(cases.joined(separator: " "))]"
    }

    static func draw(_ item: CaseItem) -> String {
        draw(item.pattern) + (item.condition.map { " where " + draw($0) } ?? "")
    }

    static func draw(_ node: ForNode) -> String {
        let words = (node.isAwait ? "await " : "") + (node.isMatching ? "case " : "")
        let type = node.type.map { ": " + draw($0) } ?? ""
        let condition = node.condition.map { " where " + draw($0) } ?? ""
        return "for \(words)\(draw(node.pattern))\(type) in \(draw(node.sequence))\(condition) \(draw(node.body))"
    }

    static func draw(_ node: DoNode) -> String {
        let catches = node.catches.map { " catch \(list($0.items.map(draw)))\(draw($0.body))" }
        return "do\(node.thrownType.map { " throws(\(draw($0)))" } ?? "") \(draw(node.body))" + catches.joined()
    }

    static func draw(_ pattern: Pattern) -> String {
        switch pattern.kind {
        case .wildcard: return "_"
        case .identifier(let name, let isVariable): return (isVariable ? "var " : "let ") + name.text
        case .tuple(let elements): return "(\(list(elements.map(draw))))"
        case .enumCase(let pattern):
            let payload = pattern.payload.map { "(\(list($0.map(draw))))" } ?? ""
            let mark = pattern.expression == nil ? "" : "'"
            return (pattern.base.map(draw) ?? "") + "." + pattern.name.text + payload + mark
        case .optional(let pattern): return draw(pattern) + "?"
        case .isType(let type): return "is \(draw(type))"
        case .asType(let pattern, let type): return "\(draw(pattern)) as \(draw(type))"
        case .expr(let expr): return "~= \(draw(expr))"
        }
    }

    static func draw(_ element: PatternElement) -> String {
        (element.label.map { $0.text + ": " } ?? "") + draw(element.pattern)
    }

    static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}
