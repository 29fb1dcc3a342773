/// A declaration.
public final class Decl: Sendable {
    /// The source that the declaration spans, attributes and modifiers included.
    public let range: SourceRange
    /// Attributes: property wrappers, macros, `@main`, `@MainActor`, ….
    public let attributes: [Attribute]
    /// Modifiers in order.
    public let modifiers: [Modifier]
    /// What kind of declaration it is, and its parts.
    public let kind: Kind

    /// A declaration of a kind at a place.
    public init(_ kind: Kind, attributes: [Attribute] = [], modifiers: [Modifier] = [], range: SourceRange) {
        self.kind = kind
        self.attributes = attributes
        self.modifiers = modifiers
        self.range = range
    }

    /// The kinds of declarations. Blocks of `#if` are already resolved to the branch that holds.
    public enum Kind: Sendable {
        /// `import Module.Part`.
        case importDecl([Name])
        /// `let` and `var`.
        case variable(VariableDecl)
        /// `func`, operators too.
        case function(FunctionDecl)
        /// `init`.
        case initializer(InitializerDecl)
        /// `deinit`.
        case deinitializer(CodeBlock?)
        /// `subscript`.
        case subscripting(SubscriptDecl)
        /// `struct`, `class`, `actor`, `enum`, `protocol`.
        case type(TypeDecl)
        /// `extension`.
        case extensionDecl(ExtensionDecl)
        /// `case a, b(Int)` of an enum.
        case enumCase([EnumElement])
        /// `typealias Name<T> = Type`.
        case typeAlias(TypeAliasDecl)
        /// `associatedtype Name: P = Default`.
        case associatedType(AssociatedTypeDecl)
        /// `infix operator +++: Group`.
        case operatorDecl(OperatorDecl)
        /// `precedencegroup Name { }`.
        case precedenceGroup(PrecedenceGroupDecl)
        /// `#Preview { }` and other macros that stand for declarations.
        case macro(MacroExpansion)
    }
}

extension Decl {
    /// Whether a modifier of that name (with that detail) is written: `hasModifier("private", detail: "set")`.
    public func hasModifier(_ name: String, detail: String? = nil) -> Bool {
        modifiers.contains { $0.name.text == name && $0.detail == detail }
    }

    /// Whether it belongs to the type: `static` or `class`.
    public var isStatic: Bool { hasModifier("static") || hasModifier("class") }

    /// The attribute of that name.
    public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name.text == name } }
}

/// `let` or `var` with its bindings.
public struct VariableDecl: Sendable {
    /// Whether it is `let`.
    public let isLet: Bool
    /// The bindings: `var a = 1, b: Int { 2 }` has two.
    public let bindings: [VariableBinding]
    /// The place of `let` or `var`.
    public let keywordRange: SourceRange
}

/// `pattern: Type = value { accessors }`.
public struct VariableBinding: Sendable {
    /// What is bound.
    public let pattern: Pattern
    /// The declared type; in `var a, b: Int` each binding has it.
    public let type: TypeRef?
    /// The initial value.
    public let initializer: Expr?
    /// The accessors; `{ statements }` alone is one `get`. Empty for a stored variable without observers.
    public let accessors: [Accessor]
    /// The whole binding.
    public let range: SourceRange

    /// A binding without accessors.
    public init(pattern: Pattern, type: TypeRef?, initializer: Expr?, range: SourceRange) {
        self.pattern = pattern
        self.type = type
        self.initializer = initializer
        accessors = []
        self.range = range
    }

    init(pattern: Pattern, type: TypeRef?, initializer: Expr?, accessors: [Accessor], range: SourceRange) {
        self.pattern = pattern
        self.type = type
        self.initializer = initializer
        self.accessors = accessors
        self.range = range
    }

    /// The accessor of that kind.
    public func accessor(_ kind: Accessor.Kind) -> Accessor? { accessors.first { $0.kind == kind } }

    /// Whether it has storage: no `get`, `_read` or `addressor`, at most observers.
    public var isStored: Bool { accessors.allSatisfy { $0.kind == .willSet || $0.kind == .didSet } }
}

/// `get`, `set(newValue)`, `didSet` and the like.
public struct Accessor: Sendable {
    /// The kinds of accessors.
    public enum Kind: String, Sendable {
        case get, set, willSet, didSet
        case modify = "_modify"
        case read = "_read"
        case initialize = "init"
    }

    /// Which accessor it is.
    public let kind: Kind
    /// The parameter's name, where one is written.
    public let parameter: Name?
    /// `mutating`, `nonmutating`.
    public let modifiers: [Modifier]
    /// Attributes of the accessor.
    public let attributes: [Attribute]
    /// `async`, `throws`.
    public let effects: Effects
    /// The statements; nil in a protocol and in a signature.
    public let body: CodeBlock?
    /// The whole accessor.
    public let range: SourceRange
}

/// `func name<T>(parameters) async throws -> Result where … { }`.
public struct FunctionDecl: Sendable {
    /// The name, or the operator.
    public let name: Name
    /// The generic parameters.
    public let genericParameters: [GenericParameter]
    /// The `where` clause.
    public let requirements: [GenericRequirement]
    /// The parameters.
    public let parameters: [Parameter]
    /// `async`, `throws`, `rethrows`.
    public let effects: Effects
    /// The result type; nil for `Void` left out.
    public let result: TypeRef?
    /// The statements; nil in a protocol and in a signature.
    public let body: CodeBlock?
}

/// `init?<T>(parameters) throws { }`.
public struct InitializerDecl: Sendable {
    /// The place of `init`.
    public let keywordRange: SourceRange
    /// Whether it is `init?` or `init!`.
    public let isFailable: Bool
    /// The generic parameters.
    public let genericParameters: [GenericParameter]
    /// The `where` clause.
    public let requirements: [GenericRequirement]
    /// The parameters.
    public let parameters: [Parameter]
    /// `async`, `throws`, `rethrows`.
    public let effects: Effects
    /// The statements; nil in a protocol and in a signature.
    public let body: CodeBlock?
}

/// `subscript<T>(parameters) -> Element { accessors }`.
public struct SubscriptDecl: Sendable {
    /// The place of `subscript`.
    public let keywordRange: SourceRange
    /// The generic parameters.
    public let genericParameters: [GenericParameter]
    /// The `where` clause.
    public let requirements: [GenericRequirement]
    /// The parameters; one with a single name has no label.
    public let parameters: [Parameter]
    /// The element's type.
    public let result: TypeRef
    /// The accessors; `{ statements }` alone is one `get`.
    public let accessors: [Accessor]
}

/// `infix operator +++: Group`.
public struct OperatorDecl: Sendable {
    /// Where the operator stands.
    public enum Fixity: String, Sendable { case prefix, infix, postfix }

    /// Where the operator stands.
    public let fixity: Fixity
    /// The operator.
    public let name: Name
    /// The precedence group of an infix operator; nil for the default one.
    public let precedenceGroup: Name?
}

/// `precedencegroup Name { higherThan: Other associativity: left }`.
public struct PrecedenceGroupDecl: Sendable {
    /// How operators of the group combine with each other.
    public enum Associativity: String, Sendable { case left, right, none }

    /// The group's name.
    public let name: Name
    /// Groups that bind less tightly.
    public let higherThan: [Name]
    /// Groups that bind more tightly.
    public let lowerThan: [Name]
    /// How operators of the group combine with each other.
    public let associativity: Associativity
    /// Whether operators of the group assign.
    public let isAssignment: Bool
}
