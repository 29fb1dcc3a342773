import SwiftSubset

/// Source that the checker writes itself where the language stands for other source: wrappers, builders, loops.
enum Tree {
    static func name(_ text: String, _ range: SourceRange) -> Name { Name(text, range: range) }

    static func identifier(_ text: String, _ range: SourceRange) -> Expr {
        Expr(.identifier(Reference(name(text, range))), range: range)
    }

    static func member(_ base: Expr, _ text: String, _ range: SourceRange) -> Expr {
        Expr(.member(base, Reference(name(text, range))), range: range)
    }

    static func selfMember(_ text: String, _ range: SourceRange) -> Expr {
        member(Expr(.selfValue, range: range), text, range)
    }

    static func call(_ callee: Expr, _ arguments: [(label: String?, value: Expr)], _ range: SourceRange) -> Expr {
        let list = arguments.map { Argument(label: $0.label.map { name($0, range) }, value: $0.value) }
        return Expr(.call(Call(callee: callee, arguments: list, listRange: range)), range: range)
    }

    static func assign(_ target: Expr, _ value: Expr, _ range: SourceRange) -> Expr {
        Expr(.assignment(target: target, operator: name("=", range), value: value), range: range)
    }

    static func binary(_ left: Expr, _ text: String, _ right: Expr, _ range: SourceRange) -> Expr {
        Expr(.binary(left, name(text, range), right), range: range)
    }
}

extension Checker {
    /// A variable that only source of the checker's own can name.
    func hidden(_ type: SwiftType, isLet: Bool = true) -> (variable: Variable, name: String) {
        labelCount += 1
        let name = "#\(labelCount)"
        let variable = Variable(name, type, isLet: isLet, depth: function.depth)
        scope.variables[name] = variable
        return (variable, name)
    }
}

extension IRStmt {
    /// `place = value`.
    static func assign(_ place: Place, _ value: IRExpr) -> IRStmt {
        .expr(IRExpr(.assign(place, value), .void, value.range))
    }
}
