/// A declaration of a named type.
public struct TypeDecl: Sendable {
    /// The kinds of named types.
    public enum Kind: String, Sendable {
        case structure = "struct"
        case classType = "class"
        case actor
        case enumeration = "enum"
        case protocolType = "protocol"
    }

    /// Which kind of type it is.
    public let kind: Kind
    /// The name.
    public let name: Name
    /// The generic parameters.
    public let genericParameters: [GenericParameter]
    /// The primary associated types `<Element>` of a protocol.
    public let primaryAssociatedTypes: [Name]
    /// Superclass, raw type and protocols, as written.
    public let inherited: [TypeRef]
    /// The `where` clause.
    public let requirements: [GenericRequirement]
    /// The members in order.
    public let members: [Decl]
    /// The members' place, braces included.
    public let membersRange: SourceRange
}

/// `extension Type: Protocols where … { }`.
public struct ExtensionDecl: Sendable {
    /// The extended type.
    public let extended: TypeRef
    /// The added conformances.
    public let inherited: [TypeRef]
    /// The `where` clause.
    public let requirements: [GenericRequirement]
    /// The members in order.
    public let members: [Decl]
    /// The members' place, braces included.
    public let membersRange: SourceRange
}

/// One case of an enum: `name(label: Type = default)` or `name = rawValue`.
public struct EnumElement: Sendable {
    /// The case's name.
    public let name: Name
    /// The associated values; nil where there are no parentheses.
    public let payload: [AssociatedValue]?
    /// The raw value.
    public let rawValue: Expr?
    /// The whole case.
    public let range: SourceRange
}

/// `label: Type = default` of an enum's case.
public struct AssociatedValue: Sendable {
    /// The label, nil where none is written (or `_`).
    public let label: Name?
    /// The type.
    public let type: TypeRef
    /// The default value.
    public let defaultValue: Expr?
}

/// `typealias Name<T> = Type`.
public struct TypeAliasDecl: Sendable {
    /// The new name.
    public let name: Name
    /// The generic parameters.
    public let genericParameters: [GenericParameter]
    /// What it stands for.
    public let type: TypeRef
}

/// `associatedtype Name: P = Default where …` of a protocol.
public struct AssociatedTypeDecl: Sendable {
    /// The name.
    public let name: Name
    /// What it must conform to.
    public let inherited: [TypeRef]
    /// The default.
    public let defaultType: TypeRef?
    /// The `where` clause.
    public let requirements: [GenericRequirement]
}
