/// Code in lists and optionals. Bare closures there would be kept in a form for values of any type, and each call would
/// pass two conversions: measured at a third of all time. A struct of its own keeps a closure as it is.
struct ListedStatement: Sendable { let run: StatementCode }

/// Code of a value.
struct ListedValue: Sendable { let run: ValueCode }

/// Code of a condition.
struct ListedCondition: Sendable { let run: BoolCode }

/// Code of a pattern.
struct ListedPattern: Sendable { let matches: PatternCode }

/// Code of a type.
struct ListedType: Sendable { let run: TypeCode }

/// A branch of a `switch`, or a `catch`.
struct ListedCase: Sendable {
    let matches: PatternCode
    let run: StatementCode
}

extension FunctionCompiler {
    /// Expressions in order, in the common form.
    func listed(_ expressions: [IRExpr]) -> [ListedValue] { expressions.map { ListedValue(run: compile($0).asValue) } }

    /// Types in order.
    func listed(_ types: [SwiftType]) -> [ListedType] { types.map { ListedType(run: runtimeType($0)) } }
}
