/// `{ [captures] (parameters) async throws -> Result in statements }`.
public final class Closure: Sendable {
    /// Attributes before the capture list, such as `@MainActor`.
    public let attributes: [Attribute]
    /// The capture list.
    public let captures: [Capture]
    /// The named parameters; nil where none are declared (`{ $0 + 1 }`), empty for `{ () in }`.
    public let parameters: [ClosureParameter]?
    /// One more than the highest `$n` used in this closure itself; 0 where none is used.
    public let shorthandCount: Int
    /// `async`, `throws`.
    public let effects: Effects
    /// The declared result type.
    public let result: TypeRef?
    /// The statements.
    public let body: CodeBlock
    /// The place of what stands before `in`; nil where there is no `in`.
    public let signatureRange: SourceRange?

    init(
        attributes: [Attribute], captures: [Capture], parameters: [ClosureParameter]?, shorthandCount: Int,
        effects: Effects, result: TypeRef?, body: CodeBlock, signatureRange: SourceRange?
    ) {
        self.attributes = attributes
        self.captures = captures
        self.parameters = parameters
        self.shorthandCount = shorthandCount
        self.effects = effects
        self.result = result
        self.body = body
        self.signatureRange = signatureRange
    }
}

/// A parameter of a closure.
public struct ClosureParameter: Sendable {
    /// The name; `_` where it is ignored.
    public let name: Name
    /// The declared type.
    public let type: TypeRef?
    /// Attributes of the parameter.
    public let attributes: [Attribute]
}

/// One entry of a capture list: `x`, `weak self`, `unowned model`, `copy = value`.
public struct Capture: Sendable {
    /// How the captured value is held.
    public enum Strength: Sendable {
        /// As the value is.
        case strong
        /// `weak`: optional, nil once the object is gone.
        case weak
        /// `unowned`, `unowned(safe)`, `unowned(unsafe)`.
        case unowned
    }

    /// How the value is held.
    public let strength: Strength
    /// The name inside the closure; `self` too.
    public let name: Name
    /// The captured value; for `[x]` it is the expression `x`.
    public let value: Expr
}

/// `async`, `throws`, `rethrows`, `throws(E)`.
public struct Effects: Sendable {
    /// Whether `async` is written.
    public let isAsync: Bool
    /// Whether `throws` or `rethrows` is written.
    public let isThrowing: Bool
    /// Whether it is `rethrows`.
    public let isRethrowing: Bool
    /// The type of `throws(E)`.
    public let thrownType: TypeRef?

    /// Neither asynchronous nor throwing.
    public static let none = Effects(isAsync: false, isThrowing: false, isRethrowing: false, thrownType: nil)
}

/// `\Root.component.component`.
public struct KeyPathExpr: Sendable {
    /// The root type, nil for `\.component`.
    public let root: TypeRef?
    /// The components in order; `\.self` has one `identity`.
    public let components: [Component]

    /// A key path of components from a root type.
    public init(root: TypeRef?, components: [Component]) {
        self.root = root
        self.components = components
    }

    /// One component of a key path.
    public struct Component: Sendable {
        /// What it does.
        public let kind: Kind
        /// Where it stands.
        public let range: SourceRange

        /// A component of a kind at a place.
        public init(kind: Kind, range: SourceRange) {
            self.kind = kind
            self.range = range
        }

        /// The kinds of components.
        public enum Kind: Sendable {
            /// `.name`.
            case property(Reference)
            /// `.0`.
            case tupleElement(Int)
            /// `[arguments]`.
            case subscripting([Argument])
            /// `?`.
            case optionalLink
            /// `!`.
            case forceUnwrap
            /// `.self`.
            case identity
        }
    }
}
