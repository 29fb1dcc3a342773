internal import SwiftOperators

/// The operators that a source may use: those of the standard library and the program's own.
///
/// A session passes the scope of one parse on to the next, so that an operator declared once is known from then on.
public struct OperatorScope: Sendable {
    private var groups: [String: PrecedenceGroup] = [:]
    private var infixGroups: [String: String] = [:]
    private var unary: [OperatorDecl.Fixity: Set<String>] = [:]
    /// Whether a program has added something of its own.
    private(set) var isExtended = false

    /// The standard library's operators.
    public static let standard: OperatorScope = {
        var scope = OperatorScope()
        for group in standardGroups { scope.groups[group.name] = group }
        return scope
    }()

    /// How operators of a group combine, and which groups bind less or more tightly.
    struct PrecedenceGroup: Sendable {
        let name: String
        let associativity: PrecedenceGroupDecl.Associativity
        let isAssignment: Bool
        let higherThan: [String]
        let lowerThan: [String]
    }

    /// How tightly one group binds compared with another.
    enum Order { case tighter, looser, same, unrelated }

    /// Adds a program's operator; an infix operator without a group has the default one.
    mutating func add(_ declaration: OperatorDecl) {
        isExtended = true
        guard declaration.fixity == .infix else {
            unary[declaration.fixity, default: []].insert(declaration.name.text)
            return
        }
        infixGroups[declaration.name.text] = declaration.precedenceGroup?.text ?? "DefaultPrecedence"
    }

    /// Adds a program's precedence group.
    mutating func add(_ declaration: PrecedenceGroupDecl) {
        isExtended = true
        groups[declaration.name.text] = PrecedenceGroup(
            name: declaration.name.text, associativity: declaration.associativity,
            isAssignment: declaration.isAssignment, higherThan: declaration.higherThan.map(\.text),
            lowerThan: declaration.lowerThan.map(\.text))
    }

    /// The group of that name.
    func group(named name: String) -> PrecedenceGroup? { groups[name] }

    /// The group of an infix operator, nil for an operator that nobody declared.
    func group(ofInfix name: String) -> PrecedenceGroup? {
        let group = infixGroups[name] ?? OperatorTable.standardOperators.infixOperator(named: name)?.precedenceGroup
        return group.flatMap { groups[$0] }
    }

    /// Whether a prefix or postfix operator of that name is declared.
    func hasUnary(_ name: String, _ fixity: OperatorDecl.Fixity) -> Bool {
        if unary[fixity]?.contains(name) == true { return true }
        let table = OperatorTable.standardOperators
        let standard = fixity == .prefix ? table.prefixOperator(named: name) : table.postfixOperator(named: name)
        return standard != nil
    }

    /// How `first` binds compared with `second`.
    func order(_ first: String, _ second: String) -> Order {
        if first == second { return .same }
        if isAbove(first, second) { return .tighter }
        return isAbove(second, first) ? .looser : .unrelated
    }

    /// Whether a chain of `higherThan` and `lowerThan` leads from `lower` up to `upper`.
    private func isAbove(_ upper: String, _ lower: String) -> Bool {
        var visited: Set<String> = [upper]
        var pending = [upper]
        while let name = pending.popLast() {
            if name == lower { return true }
            let below =
                (groups[name]?.higherThan ?? []) + groups.values.filter { $0.lowerThan.contains(name) }.map(\.name)
            pending += below.filter { visited.insert($0).inserted }
        }
        return false
    }
}

/// The groups that the standard library declares, each above the one named last.
private let standardGroups: [OperatorScope.PrecedenceGroup] = [
    standardGroup("AssignmentPrecedence", .right, above: nil, isAssignment: true),
    standardGroup("FunctionArrowPrecedence", .right, above: "AssignmentPrecedence"),
    standardGroup("TernaryPrecedence", .right, above: "FunctionArrowPrecedence"),
    standardGroup("DefaultPrecedence", .none, above: "TernaryPrecedence"),
    standardGroup("LogicalDisjunctionPrecedence", .left, above: "TernaryPrecedence"),
    standardGroup("LogicalConjunctionPrecedence", .left, above: "LogicalDisjunctionPrecedence"),
    standardGroup("ComparisonPrecedence", .none, above: "LogicalConjunctionPrecedence"),
    standardGroup("NilCoalescingPrecedence", .right, above: "ComparisonPrecedence"),
    standardGroup("CastingPrecedence", .none, above: "NilCoalescingPrecedence"),
    standardGroup("RangeFormationPrecedence", .none, above: "CastingPrecedence"),
    standardGroup("AdditionPrecedence", .left, above: "RangeFormationPrecedence"),
    standardGroup("MultiplicationPrecedence", .left, above: "AdditionPrecedence"),
    standardGroup("BitwiseShiftPrecedence", .none, above: "MultiplicationPrecedence"),
]

private func standardGroup(
    _ name: String, _ associativity: PrecedenceGroupDecl.Associativity, above: String?, isAssignment: Bool = false
) -> OperatorScope.PrecedenceGroup {
    OperatorScope.PrecedenceGroup(
        name: name, associativity: associativity, isAssignment: isAssignment, higherThan: above.map { [$0] } ?? [],
        lowerThan: [])
}
