import SwiftSubset

/// The body of a function, closure, accessor or entry.
enum IRBody {
    /// A single value.
    case value(IRExpr)
    case statements([IRStmt])
}

/// A checked statement.
indirect enum IRStmt {
    case expr(IRExpr)
    /// Declares a variable; without a value it is set later.
    case declare(Variable, IRExpr?)
    /// A local function: its variable holds the closure, and may be used by itself and by others declared beside it.
    case declareFunctions([(Variable, IRClosure)])
    /// Matches a value with a pattern that cannot fail, binding its variables.
    case bind(IRPattern, IRExpr)
    case ifElse([IRCondition], then: [IRStmt], otherwise: [IRStmt])
    /// The conditions' variables live on in the statements that follow.
    case guardElse([IRCondition], otherwise: [IRStmt])
    case switchCase(IRSwitch)
    case forIn(IRFor)
    case whileLoop(label: Int, [IRCondition], body: [IRStmt])
    case repeatWhile(label: Int, body: [IRStmt], IRExpr)
    case returnValue(IRExpr?)
    /// Leaves the loop, switch, do or if of that label.
    case breakOut(label: Int)
    case continueLoop(label: Int)
    /// Goes on with the next case's statements.
    case fallThrough
    case throwError(IRExpr)
    /// Runs when the enclosing statements are left, in whatever way.
    case deferred([IRStmt])
    case doCatch(IRDo)
    /// Statements of their own scope, left by `break` of that label.
    case labelled(label: Int, [IRStmt])
    /// Where a loop stands that follows, for what a budget's end names.
    case position(SourceRange)
}

/// One condition.
enum IRCondition {
    case expr(IRExpr)
    /// Holds where the optional has a payload, which is bound.
    case binding(Variable, IRExpr)
    case matching(IRPattern, IRExpr)
}

struct IRSwitch {
    struct Case {
        /// Any of them must match; empty for `default`. Each may have a guard.
        var patterns: [(pattern: IRPattern, guard: IRExpr?)]
        var body: [IRStmt]
    }
    var label: Int
    /// Holds the subject, for expression patterns.
    var subject: Variable
    var value: IRExpr
    var cases: [Case]
}

struct IRFor {
    /// How the elements are had.
    enum Source {
        /// An Int range, counted without a collection.
        case range(lower: IRExpr, upper: IRExpr, isClosed: Bool)
        /// Anything whose elements the run time can list: arrays, strings, dictionaries, sets, ranges, vocabulary
        /// sequences (their `Array(_:)` conversion has been applied).
        case elements(IRExpr)
        /// A sequence of the program: `next` gives an optional element and changes the iterator's variable.
        case iterator(Variable, IRExpr, next: IRExpr)
    }
    var label: Int
    var source: Source
    var element: IRPattern
    var condition: IRExpr?
    var body: [IRStmt]
}

struct IRDo {
    struct Catch {
        /// Empty: everything.
        var patterns: [(pattern: IRPattern, guard: IRExpr?)]
        var body: [IRStmt]
    }
    var label: Int
    var body: [IRStmt]
    /// Holds the error in the catches.
    var error: Variable
    var catches: [Catch]
}

/// A pattern with resolved types.
indirect enum IRPattern {
    case any
    case bind(Variable)
    case tuple([IRPattern])
    /// An enum's case and patterns for its payload; nil: whatever the payload.
    case enumCase(tag: Int, [IRPattern]?)
    /// The payload of an optional.
    case some(IRPattern)
    case null
    /// The value is of a type; the pattern matches the cast value.
    case cast(SwiftType, IRPattern)
    /// An expression that is true where the pattern matches; it reads the variable, which holds the value.
    case test(Variable, IRExpr)
}
