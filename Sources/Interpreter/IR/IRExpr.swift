import SwiftSubset

/// A checked expression: every name is resolved, every type known, every conversion written out.
///
/// The checker makes it and the compiler turns it into code. Nothing in it has to be guessed at run time.
public final class IRExpr: @unchecked Sendable {
    /// What it does.
    let kind: Kind
    /// The type of its value.
    public let type: SwiftType
    /// Where it stands.
    public let range: SourceRange
    /// What it does besides giving a value, and what stands before it.
    let effects: IREffects

    init(_ kind: Kind, _ type: SwiftType, _ range: SourceRange, _ effects: IREffects = []) {
        self.kind = kind
        self.type = type
        self.range = range
        self.effects = effects
    }

    /// The same expression with more effects.
    func adding(_ more: IREffects) -> IRExpr {
        more.isSubset(of: effects) ? self : IRExpr(kind, type, range, effects.union(more))
    }

    indirect enum Kind {
        /// A literal, already of the right kind (`1` where a Double is meant is `.double(1)`).
        case constant(Value)
        /// The value of a local variable, parameter, `self`, or global (initialised on first use).
        case variable(Variable)
        /// A stored property of a struct value, by its place.
        case field(IRExpr, Int)
        /// A stored property of a class instance, by its place.
        case objectField(IRExpr, Int)
        /// An element of a tuple.
        case tupleElement(IRExpr, Int)
        case tuple([IRExpr])
        /// An array literal; `isSet` makes a Set of it.
        case array([IRExpr], isSet: Bool)
        case dictionary([(key: IRExpr, value: IRExpr)])
        /// A direct call; arguments in the callee's order, `self` first.
        case call(Callee, [IRArgument])
        /// A call of a function value.
        case callValue(IRExpr, [IRArgument])
        /// A function as a value, with the arguments that are bound already (`self` of a method reference).
        case functionValue(Callee, bound: [IRExpr])
        /// A struct of its stored properties in declared order.
        case makeStruct([IRExpr])
        /// An enum's case with its payload.
        case makeCase(tag: Int, [IRExpr])
        /// A new instance of a class: allocates, then calls the initialiser (self first), whose result is ignored.
        case makeObject(Callee, [IRArgument])
        /// The same value under another static type: a subclass as its superclass, a struct as `any P`.
        case taken(IRExpr)
        /// `some(x)`.
        case wrap(IRExpr)
        /// `x!`; also the use of an implicitly unwrapped optional. Traps on nil.
        case force(IRExpr)
        /// The extent of an optional chain: a `link` inside that meets nil makes the whole nil; else the result is
        /// wrapped, unless it is an optional already (`flattens`).
        case chain(IRExpr, flattens: Bool)
        /// The payload, or the nearest `chain` around it ends with nil.
        case link(IRExpr)
        /// `a ?? b`; `isOptional`: the result is an optional too.
        case coalesce(IRExpr, IRExpr, isOptional: Bool)
        case and(IRExpr, IRExpr)
        case or(IRExpr, IRExpr)
        case not(IRExpr)
        case ternary(IRExpr, IRExpr, IRExpr)
        /// `place = value`; the value is `()`.
        case assign(Place, IRExpr)
        case closure(IRClosure)
        /// `x as? T`, `as!`, `is`, and `as` down from an existential.
        case cast(IRExpr, to: SwiftType, CastKind)
        /// Attaches the static type where the value does not describe itself, on the way into an existential.
        case erase(IRExpr)
        /// Applies a conversion to each element of an array (`[Int]` to `[Any]`) or to an optional's payload.
        case convertElements(IRExpr, element: Variable, IRExpr)
        /// A type as a value.
        case type(SwiftType)
        /// The run-time type of a value: `type(of:)`.
        case typeOf(IRExpr)
        /// Parts of a string: text, or values as `print` shows them.
        case interpolation([InterpolationPart])
        case keyPath(IRKeyPath)
        /// Statements whose result is left in a variable: if- and switch-expressions, builders.
        case block([IRStmt], result: Variable)
        case await(IRExpr)
        /// `try?`: nil where an error is thrown; flattened as Swift 5 does.
        case tryOptional(IRExpr, wraps: Bool)
        /// `try!`: an error is a trap.
        case tryForce(IRExpr)
        /// The value of an `inout` argument's place, read (a place as a value).
        case read(Place)
        /// `value === other`.
        case identical(IRExpr, IRExpr)
        /// A test of a pattern, with its variables bound where it holds.
        case matches(IRExpr, IRPattern)
    }

    /// The same value under another static type. What is made here keeps the type that it is made of.
    func taken(as type: SwiftType) -> IRExpr {
        switch kind {
        case .makeStruct, .makeCase, .makeObject, .call, .callValue, .type, .erase, .convertElements, .keyPath, .cast,
            .functionValue:
            IRExpr(.taken(self), type, range)
        default: IRExpr(kind, type, range, effects)
        }
    }

    enum InterpolationPart {
        case text(String)
        /// A value, described by its static type.
        case value(IRExpr)
    }
}

/// An argument: a value, or a place that the callee may write (`inout`, mutating `self`).
enum IRArgument {
    case value(IRExpr)
    case place(Place)
}

/// What is called.
indirect enum Callee {
    /// A function of the program, with its hidden type arguments: those of the type, then its own.
    case function(FunctionID, [SwiftType])
    /// A vocabulary entry by its place in the table, likewise; `isSetter` asks for the entry's setter.
    case native(Int, [SwiftType], isSetter: Bool)
    /// A member looked up by key in the run-time type of the first argument (protocol requirement, overridable method);
    /// `otherwise` serves where the type has none of its own.
    case dynamic(String, [SwiftType], otherwise: Callee?)
    /// A static requirement looked up by key in a type (`Key.defaultValue`, `T()`).
    case staticMember(SwiftType, String, otherwise: Callee?)
    /// A static member or initialiser looked up by key in the type that a value is.
    case metatypeMember(IRExpr, String, otherwise: Callee?)
    /// A function value.
    case value(IRExpr)
    /// Synthesised members: `==`, `hash(into:)`, `<`, `allCases`, `rawValue`, `init(rawValue:)`, by name.
    case synthesized(String, SwiftType)
}

/// A variable: local, parameter, self, or global.
///
/// The checker sets `isCaptured` and `isMutated` while it checks the uses, so that the compiler can choose between a
/// frame slot and a box in the heap.
public final class Variable: @unchecked Sendable {
    /// The name in source; empty for one that the checker made.
    public let name: String
    /// The type of the value.
    public internal(set) var type: SwiftType
    /// Whether it can only be set once.
    public let isLet: Bool
    /// The place in the table of globals; nil for a local variable.
    let global: Int?
    /// Read or written by a closure or local function inside its scope.
    var isCaptured = false
    /// Written after it was initialised.
    var isMutated = false
    /// `weak` or `unowned`: holds no reference.
    var strength: Capture.Strength = .strong
    /// The function, counted inwards, in which it is declared; a use at another depth is a capture.
    let depth: Int
    /// Whether it is a parameter, for messages.
    var isParameter = false
    /// A `let` without initial value that has not been set yet on the way here; set once in each branch.
    var isUnset = false
    /// Whether branches that follow may set it too.
    var mayBeSetAgain = true
    init(_ name: String, _ type: SwiftType, isLet: Bool, depth: Int, global: Int? = nil) {
        self.name = name
        self.type = type
        self.isLet = isLet
        self.depth = depth
        self.global = global
    }
}

/// Something that can be written.
indirect enum Place {
    case variable(Variable)
    /// A stored property of a struct that stands in a place.
    case field(Place, Int, SwiftType)
    /// A stored property of a class instance.
    case objectField(IRExpr, Int, SwiftType)
    case tupleElement(Place, Int, SwiftType)
    /// A computed property or subscript: read with the getter, changed, written with the setter. `base` is nil for
    /// static and global ones. The setter's arguments are self, the indices, the new value.
    case computed(base: Base?, arguments: [IRExpr], getter: Callee, setter: Callee, SwiftType)
    /// A stored property with observers: read as it is, written with a function that runs them.
    case observed(base: Base, Int, setter: Callee, SwiftType)
    /// The payload of an optional; traps on nil.
    case force(Place, SwiftType)
    /// The payload of an optional; on nil the nearest `chain` ends with nil.
    case link(Place, SwiftType)
    /// Through a writable key path.
    case keyPath(Place, IRExpr, SwiftType)
    /// A value that stands nowhere: a class instance's computed property needs no place.
    case temporary(IRExpr)
    /// `_`.
    case discard(SwiftType)

    /// What a computed property belongs to.
    enum Base {
        /// The setter changes self (a struct's).
        case place(Place)
        /// The setter does not change self: a class's, or `nonmutating set`.
        case value(IRExpr)
    }

    var type: SwiftType {
        switch self {
        case .variable(let variable): variable.type
        case .field(_, _, let type), .objectField(_, _, let type), .tupleElement(_, _, let type): type
        case .computed(_, _, _, _, let type), .observed(_, _, _, let type): type
        case .force(_, let type), .link(_, let type), .keyPath(_, _, let type), .discard(let type): type
        case .temporary(let expr): expr.type
        }
    }
}

/// A closure or local function.
final class IRClosure: @unchecked Sendable {
    let parameters: [Variable]
    /// Which parameters are `inout`.
    let inouts: Set<Int>
    /// Values copied when the closure is made (a capture list), with the variables that hold them inside.
    let captureList: [(variable: Variable, value: IRExpr)]
    let body: IRBody
    let isAsync: Bool
    /// A generic local function's own parameters, whose run-time types come before the other arguments.
    let genericParameters: [GenericParameterID]
    /// Whether it stands in the source, or the checker made it.
    let origin: Origin
    /// Whether an error can leave it.
    let isThrowing: Bool

    enum Origin { case written, autoclosure, made }

    init(
        parameters: [Variable], inouts: Set<Int>, captureList: [(variable: Variable, value: IRExpr)], body: IRBody,
        isAsync: Bool, genericParameters: [GenericParameterID] = [], origin: Origin = .made, isThrowing: Bool = false
    ) {
        self.origin = origin
        self.isThrowing = isThrowing
        self.genericParameters = genericParameters
        self.parameters = parameters
        self.inouts = inouts
        self.captureList = captureList
        self.body = body
        self.isAsync = isAsync
    }
}

/// A key path of resolved components.
struct IRKeyPath {
    struct Component {
        /// As in source, for printing and comparing: a property's name, `subscript`, `?`, `!`.
        var name: String
        /// Stands for the value that the component starts from.
        var base: Variable
        /// The subscript's arguments, evaluated once when the path is made.
        var arguments: [(variable: Variable, value: IRExpr)]
        var get: IRExpr
        /// The component as a place on `base` (or on its instance); nil where it is read-only.
        var set: Place?
    }
    var root: SwiftType
    var components: [Component]
    var text: String
}
