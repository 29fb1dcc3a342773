/// A pattern: of a declaration, a condition, a `case`, a `catch` or a loop.
public final class Pattern: Sendable {
    /// The source that the pattern spans.
    public let range: SourceRange
    /// What kind of pattern it is, and its parts.
    public let kind: Kind

    /// A pattern of a kind at a place.
    public init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    /// The kinds of patterns. `let` and `var` are already carried down to the names that they bind.
    public enum Kind: Sendable {
        /// `_`.
        case wildcard
        /// A name that is bound; `isVariable` where `var` binds it.
        case identifier(Name, isVariable: Bool)
        /// `(a, label: b)`.
        case tuple([PatternElement])
        /// `.name`, `.name(patterns)`, `Type.name(patterns)`: an enum's case, or any static member without patterns.
        case enumCase(EnumCasePattern)
        /// `pattern?`.
        case optional(Pattern)
        /// `is Type`.
        case isType(TypeRef)
        /// `pattern as Type`.
        case asType(Pattern, TypeRef)
        /// Any other expression, matched with `~=`.
        case expr(Expr)
    }

    /// The names that the pattern binds, in order.
    public var boundNames: [Name] {
        switch kind {
        case .wildcard, .isType, .expr: []
        case .identifier(let name, _): [name]
        case .tuple(let elements): elements.flatMap(\.pattern.boundNames)
        case .enumCase(let pattern): (pattern.payload ?? []).flatMap(\.pattern.boundNames)
        case .optional(let pattern), .asType(let pattern, _): pattern.boundNames
        }
    }
}

/// `label: pattern` of a tuple or of an enum case's payload.
public struct PatternElement: Sendable {
    /// The label, nil where none is written.
    public let label: Name?
    /// The pattern.
    public let pattern: Pattern
}

/// `.name`, `.name(patterns)`, `Type.name(patterns)`.
public struct EnumCasePattern: Sendable {
    /// What stands before the dot; nil for an implicit member.
    public let base: Expr?
    /// The case's name.
    public let name: Name
    /// The patterns in parentheses; nil where there are none.
    public let payload: [PatternElement]?
    /// The same source as an expression, for a member that is no enum case; nil where patterns bind names in it.
    public let expression: Expr?
}
