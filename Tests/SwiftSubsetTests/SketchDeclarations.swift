@testable import SwiftSubset

extension Sketch {
    static func draw(_ decl: Decl) -> String {
        let words =
            decl.attributes.map(draw) + decl.modifiers.map { $0.name.text + ($0.detail.map { "(\($0))" } ?? "") }
        return (words + [body(of: decl)]).joined(separator: " ")
    }

    private static func body(of decl: Decl) -> String {
        switch decl.kind {
        case .importDecl(let path): "import " + path.map(\.text).joined(separator: ".")
        case .variable(let variable): (variable.isLet ? "let " : "var ") + list(variable.bindings.map(draw))
        case .function(let function):
            "func \(function.name.text)\(generics(function.genericParameters))"
                + tail(function.parameters, function.effects, function.result, function.requirements)
                + (function.body.map(draw) ?? "")
        case .initializer(let initializer):
            "init" + (initializer.isFailable ? "?" : "") + generics(initializer.genericParameters)
                + tail(initializer.parameters, initializer.effects, nil, initializer.requirements)
                + (initializer.body.map(draw) ?? "")
        case .deinitializer(let body): "deinit" + (body.map(draw) ?? "")
        case .subscripting(let decl):
            "subscript\(generics(decl.genericParameters))"
                + tail(decl.parameters, .none, decl.result, decl.requirements) + accessors(decl.accessors)
        case .type(let type): draw(type)
        case .extensionDecl(let decl):
            "extension \(draw(decl.extended))\(inherited(decl.inherited))\(requirements(decl.requirements))"
                + members(decl.members)
        default: rareBody(of: decl)
        }
    }

    private static func rareBody(of decl: Decl) -> String {
        switch decl.kind {
        case .enumCase(let elements): "case " + list(elements.map(draw))
        case .typeAlias(let alias):
            "typealias \(alias.name.text)\(generics(alias.genericParameters)) = \(draw(alias.type))"
        case .associatedType(let type):
            "associatedtype \(type.name.text)\(inherited(type.inherited))"
                + (type.defaultType.map { " = " + draw($0) } ?? "") + requirements(type.requirements)
        case .operatorDecl(let decl):
            "\(decl.fixity) operator \(decl.name.text)" + (decl.precedenceGroup.map { ": " + $0.text } ?? "")
        case .precedenceGroup(let group):
            "group \(group.name.text) >\(list(group.higherThan.map(\.text))) <\(list(group.lowerThan.map(\.text)))"
                + " \(group.associativity)\(group.isAssignment ? " assigns" : "")"
        case .macro(let macro): "decl" + draw(macro)
        default: "?"
        }
    }

    static func draw(_ type: TypeDecl) -> String {
        let primary = type.primaryAssociatedTypes.isEmpty ? "" : "<\(list(type.primaryAssociatedTypes.map(\.text)))>"
        return "\(type.kind.rawValue) \(type.name.text)\(primary)\(generics(type.genericParameters))"
            + inherited(type.inherited) + requirements(type.requirements) + members(type.members)
    }

    static func draw(_ binding: VariableBinding) -> String {
        draw(binding.pattern) + (binding.type.map { ": " + draw($0) } ?? "")
            + (binding.initializer.map { " = " + draw($0) } ?? "") + accessors(binding.accessors)
    }

    static func draw(_ element: EnumElement) -> String {
        let payload = element.payload.map { values in
            "("
                + list(
                    values.map { value in
                        (value.label.map { $0.text + ": " } ?? "") + draw(value.type)
                            + (value.defaultValue.map { " = " + draw($0) } ?? "")
                    }) + ")"
        }
        return element.name.text + (payload ?? "") + (element.rawValue.map { " = " + draw($0) } ?? "")
    }

    static func draw(_ attribute: Attribute) -> String {
        "@" + draw(attribute.type) + (attribute.arguments.map { "(\(list($0.map(draw))))" } ?? "")
    }

    static func draw(_ parameter: Parameter) -> String {
        let names =
            parameter.label.map(\.text) == parameter.name.text
            ? parameter.name.text : "\(parameter.label?.text ?? "_") \(parameter.name.text)"
        return parameter.attributes.map { draw($0) + " " }.joined() + names + ": " + draw(parameter.type)
            + (parameter.isVariadic ? "..." : "") + (parameter.defaultValue.map { " = " + draw($0) } ?? "")
    }

    private static func tail(
        _ parameters: [Parameter], _ effects: Effects, _ result: TypeRef?, _ list: [GenericRequirement]
    ) -> String {
        "(" + self.list(parameters.map(draw)) + ")" + words(effects).map { " " + $0 }.joined()
            + (result.map { " -> " + draw($0) } ?? "") + requirements(list)
    }

    static func words(_ effects: Effects) -> [String] {
        var words: [String] = effects.isAsync ? ["async"] : []
        if effects.isThrowing { words.append(effects.isRethrowing ? "rethrows" : "throws") }
        if let type = effects.thrownType { words.append("(\(draw(type)))") }
        return words
    }

    private static func accessors(_ accessors: [Accessor]) -> String {
        guard !accessors.isEmpty else { return "" }
        let drawn = accessors.map { accessor in
            accessor.modifiers.map { $0.name.text + " " }.joined() + accessor.kind.rawValue
                + (accessor.parameter.map { "(\($0.text))" } ?? "") + words(accessor.effects).map { " " + $0 }.joined()
                + (accessor.body.map(draw) ?? "")
        }
        return " <\(drawn.joined(separator: " "))>"
    }

    private static func generics(_ parameters: [GenericParameter]) -> String {
        parameters.isEmpty
            ? "" : "<\(list(parameters.map { $0.name.text + ($0.inherited.map { ": " + draw($0) } ?? "") }))>"
    }

    private static func inherited(_ types: [TypeRef]) -> String { types.isEmpty ? "" : ": \(list(types.map(draw)))" }

    private static func requirements(_ requirements: [GenericRequirement]) -> String {
        let drawn = requirements.map { "\(draw($0.left)) \($0.kind == .sameType ? "==" : ":") \(draw($0.right))" }
        return drawn.isEmpty ? "" : " where \(list(drawn))"
    }

    private static func members(_ members: [Decl]) -> String { " {" + members.map(draw).joined(separator: "; ") + "}" }

    static func draw(_ type: TypeRef) -> String {
        switch type.kind {
        case .named(let name, let arguments): name.text + (arguments.isEmpty ? "" : "<\(list(arguments.map(draw)))>")
        case .member(let base, let name, let arguments):
            "\(draw(base)).\(name.text)" + (arguments.isEmpty ? "" : "<\(list(arguments.map(draw)))>")
        case .optional(let type): draw(type) + "?"
        case .implicitlyUnwrapped(let type): draw(type) + "!"
        case .array(let type): "[\(draw(type))]"
        case .dictionary(let key, let value): "[\(draw(key)): \(draw(value))]"
        case .tuple(let elements): "(\(list(elements.map(draw))))"
        case .function(let function):
            "(\(list(function.parameters.map(draw))))" + words(function.effects).map { " " + $0 }.joined()
                + " -> \(draw(function.result))"
        case .some(let type): "some \(draw(type))"
        case .any(let type): "any \(draw(type))"
        case .composition(let types): types.map(draw).joined(separator: " & ")
        case .metatype(let type): "\(draw(type)).Type"
        case .inOut(let type): "inout \(draw(type))"
        case .attributed(let attributes, let specifiers, let type):
            (attributes.map(draw) + specifiers.map(\.text) + [draw(type)]).joined(separator: " ")
        case .suppressed(let type): "~\(draw(type))"
        case .placeholder: "_"
        }
    }

    static func draw(_ element: TypeElement) -> String {
        (element.label.map { $0.text + ": " } ?? "") + draw(element.type) + (element.isVariadic ? "..." : "")
    }
}
