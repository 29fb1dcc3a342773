@testable import SwiftSubset

extension Sketch {
    static func draw(_ expr: Expr) -> String {
        switch expr.kind {
        case .integer(let value): String(value)
        case .float(let value): String(value)
        case .string(let segments): "\"" + segments.map(draw).joined() + "\""
        case .bool(let value): String(value)
        case .nilLiteral: "nil"
        case .array(let elements): "[\(list(elements.map(draw)))]"
        case .dictionary(let entries): "[\(list(entries.map { draw($0.key) + ": " + draw($0.value) }))|dict]"
        case .identifier(let reference): draw(reference)
        case .implicitMember(let reference): "." + draw(reference)
        case .member(let base, let reference): "\(draw(base)).\(draw(reference))"
        case .tupleElement(let base, let index, _): "\(draw(base)).#\(index)"
        case .selfAccess(let base): "\(draw(base)).self"
        case .call(let call): draw(call, "(", ")")
        case .subscripting(let call): draw(call, "[", "]")
        case .optionalLink(let base): draw(base) + "?"
        case .optionalChain(let base): "<\(draw(base))>"
        case .forceUnwrap(let base): draw(base) + "!"
        case .prefix(let name, let operand): "(\(name.text) \(draw(operand)))"
        case .postfix(let operand, let name): "(\(draw(operand)) \(name.text))"
        case .binary(let left, let name, let right): "(\(draw(left)) \(name.text) \(draw(right)))"
        case .assignment(let target, let name, let value): "set(\(draw(target)) \(name.text) \(draw(value)))"
        default: drawRare(expr)
        }
    }

    private static func drawRare(_ expr: Expr) -> String {
        switch expr.kind {
        case .operatorReference(let name): "op\(name.text)"
        case .ternary(let condition, let then, let otherwise):
            "(\(draw(condition)) ? \(draw(then)) : \(draw(otherwise)))"
        case .cast(let value, let kind, let type): "(\(draw(value)) \(kind) \(draw(type)))"
        case .closure(let closure): draw(closure)
        case .paren(let inner): "paren(\(draw(inner)))"
        case .tuple(let elements): "tuple(\(list(elements.map(draw))))"
        case .tryExpr(let kind, let value): "try-\(kind)(\(draw(value)))"
        case .await(let value): "await(\(draw(value)))"
        case .keyPath(let path): draw(path)
        case .inOut(let target): "&\(draw(target))"
        case .ifExpr(let node): "value-" + draw(node)
        case .switchExpr(let node): "value-" + draw(node)
        case .selfValue: "self"
        case .superValue: "super"
        case .type(let type): "type(\(draw(type)))"
        case .macro(let macro): draw(macro)
        case .wildcard: "_"
        default: "?"
        }
    }

    static func draw(_ segment: StringSegment) -> String {
        switch segment {
        case .text(let text): text
        case .interpolation(let arguments, _): "\\(\(list(arguments.map(draw))))"
        }
    }

    static func draw(_ reference: Reference) -> String {
        let generics = reference.genericArguments
        return reference.name.text + (generics.isEmpty ? "" : "<\(list(generics.map(draw)))>")
            + (reference.labels.map { "(" + $0.map { $0.text + ":" }.joined() + ")" } ?? "")
    }

    static func draw(_ argument: Argument) -> String {
        (argument.label.map { $0.text + ": " } ?? "") + draw(argument.value)
    }

    static func draw(_ call: Call, _ open: String, _ close: String) -> String {
        let arguments = call.listRange == nil ? "" : open + list(call.arguments.map(draw)) + close
        return draw(call.callee) + arguments + call.trailingClosures.map { " " + draw($0) }.joined()
    }

    static func draw(_ macro: MacroExpansion) -> String {
        "#\(macro.name.text)(\(list(macro.arguments.map(draw))))"
            + macro.trailingClosures.map { " " + draw($0) }.joined()
    }

    static func draw(_ closure: Closure) -> String {
        var head: [String] = closure.attributes.map(draw)
        if !closure.captures.isEmpty { head.append("[\(list(closure.captures.map(draw)))]") }
        if let parameters = closure.parameters {
            head.append("(\(list(parameters.map { $0.name.text + ($0.type.map { ": " + draw($0) } ?? "") })))")
        }
        if closure.shorthandCount > 0 { head.append("$\(closure.shorthandCount)") }
        head.append(contentsOf: words(closure.effects))
        if let result = closure.result { head.append("-> " + draw(result)) }
        return "{" + head.map { $0 + " " }.joined() + "in " + closure.body.statements.map(draw).joined(separator: "; ")
            + "}"
    }

    static func draw(_ capture: Capture) -> String {
        "\(capture.strength) \(capture.name.text) = \(draw(capture.value))"
    }

    static func draw(_ path: KeyPathExpr) -> String {
        let components = path.components.map { component -> String in
            switch component.kind {
            case .property(let reference): "." + draw(reference)
            case .tupleElement(let index): ".#\(index)"
            case .subscripting(let arguments): "[\(list(arguments.map(draw)))]"
            case .optionalLink: "?"
            case .forceUnwrap: "!"
            case .identity: ".self"
            }
        }
        return "\\" + (path.root.map(draw) ?? "") + components.joined()
    }
}
