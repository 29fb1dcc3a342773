/// A statement.
public final class Stmt: Sendable {
    /// The source that the statement spans.
    public let range: SourceRange
    /// What kind of statement it is, and its parts.
    public let kind: Kind

    /// A statement of a kind at a place.
    public init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    /// The kinds of statements.
    public enum Kind: Sendable {
        /// An expression.
        case expr(Expr)
        /// A declaration.
        case decl(Decl)
        /// `if` as a statement; the only statement of a body that returns a value, it is that value.
        case ifStmt(IfNode)
        /// `guard … else { }`.
        case guardStmt(conditions: [Condition], otherwise: CodeBlock)
        /// `switch` as a statement; the only statement of a body that returns a value, it is that value.
        case switchStmt(SwitchNode)
        /// `for … in … where … { }`.
        case forIn(ForNode)
        /// `while … { }`.
        case whileStmt(conditions: [Condition], body: CodeBlock)
        /// `repeat { } while …`.
        case repeatWhile(body: CodeBlock, condition: Expr)
        /// `return`, `return value`.
        case returnStmt(Expr?)
        /// `break`, `break label`.
        case breakStmt(Name?)
        /// `continue`, `continue label`.
        case continueStmt(Name?)
        /// `fallthrough`.
        case fallthroughStmt
        /// `throw error`.
        case throwStmt(Expr)
        /// `defer { }`.
        case deferStmt(CodeBlock)
        /// `do { } catch { }`; a plain `do { }` has no catches.
        case doStmt(DoNode)
        /// `label: statement`.
        case labelled(Name, Stmt)
    }
}

/// Statements between braces.
public struct CodeBlock: Sendable {
    /// The statements in order.
    public let statements: [Stmt]
    /// The place of the block, braces included.
    public let range: SourceRange

    /// Statements at a place.
    public init(statements: [Stmt], range: SourceRange) {
        self.statements = statements
        self.range = range
    }

    /// The expression of a block that holds nothing else, which is then its value.
    public var singleExpression: Expr? {
        guard statements.count == 1, case .expr(let expr) = statements[0].kind else { return nil }
        return expr
    }
}

/// `if conditions { } else …`.
public final class IfNode: Sendable {
    /// The conditions, all of which must hold.
    public let conditions: [Condition]
    /// What runs when they do.
    public let then: CodeBlock
    /// What runs when one does not.
    public let otherwise: Else?
    /// From `if` to the last closing brace.
    public let range: SourceRange

    /// What follows `else`.
    public enum Else: Sendable {
        /// `else { }`.
        case block(CodeBlock)
        /// `else if …`.
        case elseIf(IfNode)
    }

    init(conditions: [Condition], then: CodeBlock, otherwise: Else?, range: SourceRange) {
        self.conditions = conditions
        self.then = then
        self.otherwise = otherwise
        self.range = range
    }
}

/// One condition of `if`, `guard` or `while`.
public struct Condition: Sendable {
    /// What it asks.
    public let kind: Kind
    /// Where it stands.
    public let range: SourceRange

    /// The kinds of conditions.
    public enum Kind: Sendable {
        /// A Bool.
        case expr(Expr)
        /// `let pattern: Type = value`; `let x` alone has the value `x`.
        case optionalBinding(Pattern, type: TypeRef?, value: Expr)
        /// `case pattern = value`.
        case matching(Pattern, value: Expr)
        /// `#available(iOS 17, *)`; `isAvailable` is false for `#unavailable`.
        case availability([PlatformVersion], isAvailable: Bool)
    }
}

/// `iOS 17.2` of an availability condition; `*` has no version.
public struct PlatformVersion: Sendable, Equatable {
    /// The platform, or `*`.
    public let platform: String
    /// The version's numbers, major first.
    public let version: [Int]
}

/// `switch subject { cases }`.
public final class SwitchNode: Sendable {
    /// What is matched.
    public let subject: Expr
    /// The cases in order.
    public let cases: [SwitchCase]
    /// From `switch` to the closing brace.
    public let range: SourceRange

    init(subject: Expr, cases: [SwitchCase], range: SourceRange) {
        self.subject = subject
        self.cases = cases
        self.range = range
    }
}

/// `case items: statements`, `default: statements`.
public struct SwitchCase: Sendable {
    /// The patterns; empty for `default`.
    public let items: [CaseItem]
    /// Whether it is `default`.
    public let isDefault: Bool
    /// Whether `@unknown` is written.
    public let isUnknown: Bool
    /// The statements; the range is theirs.
    public let body: CodeBlock
    /// The place of the label.
    public let labelRange: SourceRange
}

/// `pattern where condition` of a `case` or a `catch`.
public struct CaseItem: Sendable {
    /// The pattern.
    public let pattern: Pattern
    /// The `where` clause.
    public let condition: Expr?
}

/// `for pattern in sequence where condition { }`.
public final class ForNode: Sendable {
    /// What each element is matched with.
    public let pattern: Pattern
    /// Whether it is `for case`: elements that do not match are passed over.
    public let isMatching: Bool
    /// Whether it is `for await`.
    public let isAwait: Bool
    /// The declared type of the element.
    public let type: TypeRef?
    /// The sequence.
    public let sequence: Expr
    /// The `where` clause.
    public let condition: Expr?
    /// The loop's body.
    public let body: CodeBlock

    init(
        pattern: Pattern, isMatching: Bool, isAwait: Bool, type: TypeRef?, sequence: Expr, condition: Expr?,
        body: CodeBlock
    ) {
        self.pattern = pattern
        self.isMatching = isMatching
        self.isAwait = isAwait
        self.type = type
        self.sequence = sequence
        self.condition = condition
        self.body = body
    }
}

/// `do { } catch pattern { }`.
public final class DoNode: Sendable {
    /// What is tried.
    public let body: CodeBlock
    /// The catches in order.
    public let catches: [CatchClause]
    /// The type of `do throws(E)`.
    public let thrownType: TypeRef?

    init(body: CodeBlock, catches: [CatchClause], thrownType: TypeRef?) {
        self.body = body
        self.catches = catches
        self.thrownType = thrownType
    }
}

/// `catch items { }`; without items it catches everything as `error`.
public struct CatchClause: Sendable {
    /// The patterns; empty for a plain `catch`.
    public let items: [CaseItem]
    /// What runs.
    public let body: CodeBlock
    /// The clause with its block.
    public let range: SourceRange
}
