/// `@Name<Generic>(arguments)` before a declaration, a type or a closure.
public struct Attribute: Sendable {
    /// The name without `@`: `State`, `ViewBuilder`; the last part of `Module.Name`.
    public let name: Name
    /// The name as a type, with generic arguments and qualification.
    public let type: TypeRef
    /// The arguments; nil where there are no parentheses, or where they hold what is no list of expressions.
    public let arguments: [Argument]?
    /// The whole attribute.
    public let range: SourceRange
}

/// `private`, `private(set)`, `static`, `mutating`, ….
public struct Modifier: Sendable, Equatable {
    /// The word.
    public let name: Name
    /// The word in parentheses after it: `set` of `private(set)`.
    public let detail: String?
}

/// `<T: P>` of a declaration.
public struct GenericParameter: Sendable {
    /// The parameter's name.
    public let name: Name
    /// What it inherits or conforms to.
    public let inherited: TypeRef?
}

/// One requirement of a `where` clause.
public struct GenericRequirement: Sendable {
    /// The kinds of requirements.
    public enum Kind: Sendable {
        /// `T: P`; a superclass too.
        case conformance
        /// `T == U`.
        case sameType
    }

    /// What is required.
    public let kind: Kind
    /// The left side.
    public let left: TypeRef
    /// The right side.
    public let right: TypeRef
    /// Both sides.
    public let range: SourceRange
}

/// A parameter of a function, an initializer or a subscript.
public struct Parameter: Sendable {
    /// Attributes before the name, such as `@ViewBuilder`; those of the type are in `type`.
    public let attributes: [Attribute]
    /// The label of arguments; nil for `_` (and for a subscript's parameter with a single name).
    public let label: Name?
    /// The name inside the body.
    public let name: Name
    /// The declared type; of one element where `isVariadic`.
    public let type: TypeRef
    /// Whether `...` follows the type.
    public let isVariadic: Bool
    /// The default argument.
    public let defaultValue: Expr?
    /// The whole parameter.
    public let range: SourceRange
}
