import SwiftSubset

// Macros that stand for a value.
extension Checker {
    func checkMacro(_ macro: MacroExpansion, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        switch macro.name.text {
        case "line": return IRExpr(.constant(.int(range.start.line)), intType, range)
        case "column": return IRExpr(.constant(.int(range.start.column)), intType, range)
        case "file", "fileID", "filePath":
            return IRExpr(.constant(.string(range.file.name)), stringType, range)
        case "function": return IRExpr(.constant(.string(function.name)), stringType, range)
        case "colorLiteral": return try colorLiteral(macro, expected, range)
        case "imageLiteral":
            let isView = expected.map { isNamed(payload(resolve($0)) ?? resolve($0), "Image") } ?? false
            let name = isView ? nil : "named"
            let made = Tree.call(
                Tree.identifier(isView ? "Image" : "UIImage", range),
                macro.arguments.prefix(1).map { (name, $0.value) },
                range)
            return try check(isView ? made : Expr(.forceUnwrap(made), range: range), expected)
        case "selector":
            guard let named = macro.arguments.first?.value else { throw fail(.unusable("#selector"), range) }
            let text = try selectorName(named)
            let literal = IRExpr(.constant(.string(text)), stringType, range)
            let held = hidden(stringType)
            let made = try check(
                Tree.call(Tree.identifier("Selector", range), [(nil, Tree.identifier(held.name, range))], range), nil)
            let result = Variable("", made.type, isLet: true, depth: function.depth)
            return IRExpr(
                .block([.declare(held.variable, literal), .declare(result, made)], result: result), made.type, range)
        case "Preview": throw fail(.unusable("#Preview"), range)
        default: throw fail(.notYet("#\(macro.name.text)"), range)
        }
    }

    /// The name of the method that `#selector` names, with its labels where they are written.
    private func selectorName(_ expr: Expr) throws -> String {
        switch expr.kind {
        case .identifier(let reference), .member(_, let reference):
            let labels = reference.labels.map { "(" + $0.map { $0.text + ":" }.joined() + ")" }
            return reference.name.text + (labels ?? "")
        case .paren(let inner): return try selectorName(inner)
        default: throw fail(.unusable(expr.range.text), expr.range)
        }
    }

    /// Xcode's swatch: a `Color` where one is expected, else a `UIColor`.
    private func colorLiteral(_ macro: MacroExpansion, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        let isView = expected.map { isNamed(payload(resolve($0)) ?? resolve($0), "Color") } ?? false
        let arguments = macro.arguments.map { argument in
            (label: isView && argument.label?.text == "alpha" ? "opacity" : argument.label?.text, value: argument.value)
        }
        return try check(Tree.call(Tree.identifier(isView ? "Color" : "UIColor", range), arguments, range), expected)
    }
}
