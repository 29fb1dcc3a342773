/// An expression, with operators already folded by precedence.
public final class Expr: Sendable {
    /// The source that the expression spans, without surrounding white space.
    public let range: SourceRange
    /// What kind of expression it is, and its parts.
    public let kind: Kind

    /// An expression of a kind at a place.
    public init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    /// The kinds of expressions.
    public enum Kind: Sendable {
        /// `42`, `0xFF`, `1_000`: the magnitude; a minus sign is a `prefix` operator around it.
        case integer(UInt64)
        /// `1.5`, `2e3`.
        case float(Double)
        /// `"text \(value)"`, all forms of string literals.
        case string([StringSegment])
        /// `true` and `false`.
        case bool(Bool)
        /// `nil`.
        case nilLiteral
        /// `[a, b]`.
        case array([Expr])
        /// `[a: b]`; `[:]` has no entries.
        case dictionary([DictionaryEntry])
        /// `name`, `Name<Argument>`, `name(label:)`; also `$0`, `$binding`, `_storage`.
        case identifier(Reference)
        /// `.name`, to be found in the expected type.
        case implicitMember(Reference)
        /// `base.name`; `base.init` too.
        case member(Expr, Reference)
        /// `base.0`: the index and its place.
        case tupleElement(Expr, index: Int, range: SourceRange)
        /// `base.self`: a type as a value (or the value itself).
        case selfAccess(Expr)
        /// `callee(arguments) { trailing }`.
        case call(Call)
        /// `base[arguments]`: the callee is the base.
        case subscripting(Call)
        /// `base?`: one link; when the base is nil, the nearest `optionalChain` around it is nil.
        case optionalLink(Expr)
        /// The extent of an optional chain: the links inside it end here, and the result is optional.
        case optionalChain(Expr)
        /// `base!`.
        case forceUnwrap(Expr)
        /// `-x`, `!flag`, `...upper`.
        case prefix(Name, Expr)
        /// `lower...`, or a user's postfix operator.
        case postfix(Expr, Name)
        /// `left + right`; `??`, `&&`, `||`, `===`, `~=` and range operators are here too.
        case binary(Expr, Name, Expr)
        /// `target = value` and `target += value`: every operator of a precedence group that assigns.
        case assignment(target: Expr, operator: Name, value: Expr)
        /// An operator passed as a function: the `+` of `reduce(0, +)`.
        case operatorReference(Name)
        /// `condition ? then : otherwise`.
        case ternary(condition: Expr, then: Expr, otherwise: Expr)
        /// `value is T`, `value as T`, `value as? T`, `value as! T`.
        case cast(Expr, CastKind, TypeRef)
        /// `{ [captures] parameters in statements }`.
        case closure(Closure)
        /// `(value)`: parentheses around one unlabelled value.
        case paren(Expr)
        /// `()`, `(a, b)`, `(x: a, y: b)`.
        case tuple([Argument])
        /// `try`, `try?`, `try!`.
        case tryExpr(TryKind, Expr)
        /// `await value`.
        case await(Expr)
        /// `\Root.path`, `\.path`.
        case keyPath(KeyPathExpr)
        /// `&target`.
        case inOut(Expr)
        /// `if` where a value is expected.
        case ifExpr(IfNode)
        /// `switch` where a value is expected.
        case switchExpr(SwitchNode)
        /// `self`.
        case selfValue
        /// `super`, only ever the base of a member or a call.
        case superValue
        /// A type where a value is expected and whose form says so: `[Int]` of `[Int]()`, `Int?` of `Int?.none`,
        /// `Self`, `any P`, `(Int) -> Void`. A plain `Name` or `Name<T>` is an `identifier`.
        case type(TypeRef)
        /// `#name(arguments) { trailing }`.
        case macro(MacroExpansion)
        /// `_` as the target of an assignment.
        case wildcard
    }
}

/// A part of a string literal.
public enum StringSegment: Sendable {
    /// Plain text, with escapes resolved and a multi-line literal's indentation removed.
    case text(String)
    /// `\(value, label: argument)`.
    case interpolation([Argument], range: SourceRange)
}

/// `key: value` of a dictionary literal.
public struct DictionaryEntry: Sendable {
    /// The key.
    public let key: Expr
    /// The value.
    public let value: Expr

    /// A key with its value.
    public init(key: Expr, value: Expr) {
        self.key = key
        self.value = value
    }
}

/// A use of a name: `name`, `name<Int>`, `name(first:second:)`.
public struct Reference: Sendable {
    /// The base name; an operator's, `init` or `self` too.
    public let name: Name
    /// The labels of `name(first:second:)`, `_` for none; nil where none are written.
    public let labels: [Name]?
    /// The types between angle brackets; empty where none are written.
    public let genericArguments: [TypeRef]

    /// A use of a name, by default with neither labels nor generic arguments.
    public init(_ name: Name, labels: [Name]? = nil, genericArguments: [TypeRef] = []) {
        self.name = name
        self.labels = labels
        self.genericArguments = genericArguments
    }
}

/// `label: value` of a call, a tuple, a subscript, an attribute or an interpolation.
public struct Argument: Sendable {
    /// The label, nil where none is written.
    public let label: Name?
    /// The value.
    public let value: Expr
    /// Label and value.
    public let range: SourceRange

    /// An argument; its range spans label and value.
    public init(label: Name? = nil, value: Expr) {
        self.label = label
        self.value = value
        range = label.map { $0.range.union(value.range) } ?? value.range
    }
}

/// The parts of a call or a subscript.
public struct Call: Sendable {
    /// What is called or subscripted.
    public let callee: Expr
    /// The arguments in parentheses or brackets.
    public let arguments: [Argument]
    /// The closures after them; the first has no label, each value is a `closure`.
    public let trailingClosures: [Argument]
    /// The place of the parentheses or brackets with what they hold; nil where a call has none.
    public let listRange: SourceRange?

    /// A call of `callee`.
    public init(
        callee: Expr, arguments: [Argument], trailingClosures: [Argument] = [], listRange: SourceRange? = nil
    ) {
        self.callee = callee
        self.arguments = arguments
        self.trailingClosures = trailingClosures
        self.listRange = listRange
    }
}

/// `#name<Generic>(arguments) { trailing }`, as an expression or a declaration.
public struct MacroExpansion: Sendable {
    /// The macro's name without `#`, such as `Preview`, `function` or `selector`.
    public let name: Name
    /// The types between angle brackets.
    public let genericArguments: [TypeRef]
    /// The arguments in parentheses.
    public let arguments: [Argument]
    /// The closures after them; the first has no label.
    public let trailingClosures: [Argument]
}

/// How a cast is made.
public enum CastKind: Sendable {
    /// `is`: the result is a Bool.
    case test
    /// `as`.
    case coerce
    /// `as?`.
    case conditional
    /// `as!`.
    case forced
}

/// What becomes of an error.
public enum TryKind: Sendable {
    /// `try`: it is passed on.
    case propagate
    /// `try?`: the value is nil.
    case optional
    /// `try!`: the program ends.
    case forced
}
