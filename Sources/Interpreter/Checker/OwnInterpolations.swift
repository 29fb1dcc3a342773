import SwiftSubset

// `extension String.StringInterpolation { mutating func appendInterpolation(…) }`: segments of one's own.
extension Checker {
    /// What the program's own `appendInterpolation` makes of a segment; nil where none takes it.
    func ownInterpolation(_ arguments: [Argument], _ range: SourceRange) throws -> IRExpr? {
        guard declarations.typeNames["DefaultStringInterpolation"] != nil, let id = typeID("DefaultStringInterpolation")
        else { return nil }
        let labels = arguments.map { $0.label?.text }
        let own = members(of: .nominal(id, []), named: "appendInterpolation").filter {
            $0.member.range?.file.name != "vocabulary" && takes(labels, $0.member.parameters)
        }
        guard !own.isEmpty else { return nil }
        let before = (solutions, errors)
        let made = try segment(
            own, Call(callee: Tree.identifier("appendInterpolation", range), arguments: arguments), range)
        if made == nil { (solutions, errors) = before }
        return made
    }

    private func takes(_ labels: [String?], _ parameters: [ParameterInfo]) -> Bool {
        guard labels.count <= parameters.count || parameters.contains(where: \.isVariadic) else { return false }
        return parameters.first?.label == labels.first ?? nil
    }

    private func segment(_ own: [FoundMember], _ call: Call, _ range: SourceRange) throws -> IRExpr? {
        let type = named("DefaultStringInterpolation")
        let held = hidden(type, isLet: false)
        held.variable.isMutated = true
        let name = Tree.identifier(held.name, range)
        let start = try check(Tree.call(Tree.identifier("DefaultStringInterpolation", range), [], range), type)
        let subject = SelfArgument.value(IRExpr(.variable(held.variable), type, range), source: name)
        let isPlain = call.arguments.count == 1 && call.arguments[0].label == nil
        guard isPlain else {
            return try finish(held.variable, start, try choose(own, subject, call, nil, range), name, range)
        }
        guard let appended = try? choose(own, subject, call, nil, range) else { return nil }
        return try finish(held.variable, start, appended, name, range)
    }

    private func finish(
        _ variable: Variable, _ start: IRExpr, _ appended: IRExpr, _ name: Expr, _ range: SourceRange
    ) throws -> IRExpr {
        let result = temporary(stringType)
        let text = try check(Tree.member(name, "description", range), stringType)
        return IRExpr(
            .block([.declare(variable, start), .expr(appended), .declare(result, text)], result: result), stringType,
            range)
    }
}
