/// A type as written.
public final class TypeRef: Sendable {
    /// The source that the type spans.
    public let range: SourceRange
    /// What kind of type it is, and its parts.
    public let kind: Kind

    /// A type of a kind at a place.
    public init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    /// The kinds of types.
    public enum Kind: Sendable {
        /// `Name`, `Name<Argument>`; `Self` and `Any` too.
        case named(Name, genericArguments: [TypeRef])
        /// `Base.Name`, `Base.Name<Argument>`.
        case member(TypeRef, Name, genericArguments: [TypeRef])
        /// `T?`.
        case optional(TypeRef)
        /// `T!`.
        case implicitlyUnwrapped(TypeRef)
        /// `[T]`.
        case array(TypeRef)
        /// `[Key: Value]`.
        case dictionary(key: TypeRef, value: TypeRef)
        /// `()`, `(A, b: B)`; parentheses around one type are dropped.
        case tuple([TypeElement])
        /// `(A, B) async throws -> C`.
        case function(FunctionTypeRef)
        /// `some P`.
        case some(TypeRef)
        /// `any P`.
        case any(TypeRef)
        /// `A & B`.
        case composition([TypeRef])
        /// `T.Type`, `any P.Type`; `P.Protocol` too.
        case metatype(TypeRef)
        /// `inout T`, of a parameter only.
        case inOut(TypeRef)
        /// `@escaping T`, `@MainActor T`, `sending T`: attributes and specifiers by name.
        case attributed([Attribute], specifiers: [Name], TypeRef)
        /// `~Copyable`.
        case suppressed(TypeRef)
        /// `_`, to be inferred.
        case placeholder
    }
}

/// `label: T` of a tuple type or of a function type's parameters.
public struct TypeElement: Sendable {
    /// The label, nil where none is written (or `_`).
    public let label: Name?
    /// The type.
    public let type: TypeRef
    /// Whether `...` follows.
    public let isVariadic: Bool
}

/// `(parameters) async throws -> result`.
public struct FunctionTypeRef: Sendable {
    /// The parameters' types.
    public let parameters: [TypeElement]
    /// `async`, `throws`.
    public let effects: Effects
    /// The result's type.
    public let result: TypeRef
}

extension TypeRef {
    /// The type without attributes, specifiers and `inout`.
    public var unattributed: TypeRef {
        switch kind {
        case .attributed(_, _, let type), .inOut(let type): type.unattributed
        default: self
        }
    }

    /// Whether `inout` is written, attributes aside.
    public var isInOut: Bool {
        switch kind {
        case .inOut: true
        case .attributed(_, _, let type): type.isInOut
        default: false
        }
    }

    /// Attributes written before the type, such as `escaping` and `autoclosure`.
    public var attributes: [Attribute] {
        switch kind {
        case .attributed(let attributes, _, let type): attributes + type.attributes
        case .inOut(let type): type.attributes
        default: []
        }
    }

    /// Whether an attribute of that name is written before the type.
    public func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name.text == name } }
}
