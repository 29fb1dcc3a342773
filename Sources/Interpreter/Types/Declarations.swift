import PagedStore
import SwiftSubset

/// A parameter of a function, initialiser or subscript.
struct ParameterInfo: Sendable {
    var label: String?
    var name: String
    var type: SwiftType
    var isInout = false
    var isVariadic = false
    var isAutoclosure = false
    /// The result builder that applies to a closure passed here.
    var builder: String?
    var defaultValue: Expr?
    /// The default argument of a memberwise initialiser: the stored property's own initial value.
    var hasDefault: Bool { defaultValue != nil }
}

/// `T: P`, `T == U` of a `where` clause or a generic parameter list.
struct RequirementInfo: Sendable, Hashable {
    enum Kind: Hashable, Sendable { case conformance, sameType }
    var kind: Kind
    var left: SwiftType
    var right: SwiftType
}

/// Who answers a member.
enum Implementation: Sendable {
    case function(FunctionID)
    case native(Int)
    /// A requirement of a protocol without a default.
    case requirement
    /// A stored property, by its place.
    case field(Int)
    /// A static or global stored variable.
    case global(Int)
    /// An enum's case by its tag.
    case enumCase(Int)
    /// The initialiser from stored properties, by the places of those that it takes.
    case memberwise([Int])
    case synthesized(String)
    /// A local function: the variable that holds its closure.
    case local(Variable)
}

/// A function, property, initialiser, subscript or case: of a type, an extension, or global.
struct MemberInfo: Sendable {
    enum Kind: Sendable { case function, property, initializer, subscripting, enumCase }
    var kind: Kind
    var name: String
    var owner: NominalID?
    var isStatic = false
    var isMutating = false
    var isLet = false
    /// Whether assigning changes self: false for a class's and for `nonmutating set`.
    var setterIsMutating = true
    var genericParameters: [GenericParameterID] = []
    /// Of the declaration itself and of the extension that it stands in.
    var requirements: [RequirementInfo] = []
    var parameters: [ParameterInfo] = []
    /// The result, or the property's type.
    var type: SwiftType
    var isAsync = false
    var isThrowing = false
    /// Whether it throws only what a function that it is given throws.
    var isRethrowing = false
    /// What `throws(E)` names.
    var thrownType: SwiftType?
    var isFailable = false
    var isConvenience = false
    /// `nonisolated`: callable from outside of its actor.
    var isNonisolated = false
    var getter: Implementation
    var setter: Implementation?
    /// The wrapped property: its storage field's place, its wrapper's type.
    var wrapper: WrapperUse?
    /// The builder that a witness's body inherits from a protocol requirement.
    var builder: String?
    /// Whether a subclass may override it.
    var isOverridable = false
    var isDiscardable = false
    /// Where it is declared; nil for the vocabulary's.
    var range: SourceRange?
    /// Set while the type of a property has still to be inferred from its initial value.
    var pendingType: Int?
    /// Reading or writing it is noted for observation: `@Published`, `@Observable`.
    var observation: Observation?

    enum Observation: Sendable { case published, observable }
    struct WrapperUse: Sendable {
        var storage: String
        var type: SwiftType
    }

    /// The key under which a type's own function serves a requirement: `hash(into:)`, `description`, `init(rawValue:)`.
    var key: String {
        switch kind {
        case .property, .enumCase: return name
        case .function, .initializer, .subscripting:
            let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
            let isOperator = name.first.map { !$0.isLetter && $0 != "_" } ?? false
            // `-x` and `a - b` are two members of one name.
            if isOperator { return parameters.count == 1 ? "prefix " + name : name }
            return "\(name)(\(labels))"
        }
    }
}

/// A stored property of a struct or class.
struct FieldInfo: Sendable {
    var name: String
    /// nil until it is inferred from the initial value.
    var type: SwiftType?
    var isLet: Bool
    var initialValue: Expr?
    /// Built from a wrapper attribute: how its initial value is made.
    var wrapperAttribute: Attribute?
    /// Whether a memberwise initialiser takes it, and how.
    var memberwise: Memberwise = .parameter
    var range: SourceRange
    var isLazy = false
    var isPrivate = false
    /// `@ViewBuilder let content: () -> Content`.
    var builder: String?
    /// Where the type is still to be inferred.
    var pendingType: Int?
    /// Gives the initial value, where it is no mere literal.
    var defaultFunction: FunctionID?
    /// Whether a superclass declares it.
    var isInherited = false
    /// `weak`, `unowned`.
    var strength = Capture.Strength.strong

    enum Memberwise: Sendable {
        case parameter
        /// Takes the wrapped value and wraps it.
        case wrappedValue(String, SwiftType)
        /// Takes a closure of the property's result builder, whose result is the value.
        case built
        case none
    }
}

/// A case of an enum.
struct CaseInfo: Sendable {
    var name: String
    var parameters: [ParameterInfo]
    var rawValue: Value?
}

/// A struct, class, enum or protocol.
struct NominalDecl: Sendable {
    enum Kind: Sendable { case structure, classType, enumeration, protocolType }
    var id: NominalID
    var name: String
    var qualifiedName: String
    var kind: Kind
    var outer: NominalID?
    /// The generic parameters of the types around first, then its own.
    var genericParameters: [GenericParameterID] = []
    /// How many of them the types around declare.
    var inheritedGenerics = 0
    var requirements: [RequirementInfo] = []
    var fields: [FieldInfo] = []
    var cases: [CaseInfo] = []
    var members: [String: [MemberInfo]] = [:]
    var typealiases: [String: SwiftType] = [:]
    /// The generic parameters of those that have some.
    var aliasParameters: [String: [GenericParameterID]] = [:]
    var nested: [String: NominalID] = [:]
    /// Protocols named by the declaration and its extensions.
    var conformances: [NominalID] = []
    /// Conformances that hold under conditions, with them.
    var conditional: [(NominalID, [RequirementInfo])] = []
    var superclass: SwiftType?
    var rawType: SwiftType?
    var associatedTypes: [String] = []
    /// Whether it is an actor: from outside its members are waited for.
    var isActor = false
    /// A protocol's `Self`.
    var selfParameter: GenericParameterID?
    var associatedBounds: [String: [NominalID]] = [:]
    /// `associatedtype Body = Never`.
    var associatedDefaults: [String: SwiftType] = [:]
    var isVocabulary = false
    var isFinal = false
    var isObservable = false
    var attributes: Set<String> = []
    var range: SourceRange?
    var deinitializer: FunctionID?
    var hasOwnInitializer = false
    /// Whether the initializers that it gets without writing them are still to be made.
    var awaitsInitializers = false
    /// Extensions of the vocabulary are read at the first look-up of a name.
    var loadedNames: Set<String> = []
    var declaration: Decl?
}

/// An entry of the vocabulary by its place, as a member of a type: types may share a simple name, and so their entries.
struct NativePlace: Hashable, Sendable {
    var place: Int
    var owner: NominalID?
}

/// A name on a type of the vocabulary, and the call that its members are looked up for.
struct NativeFit: Hashable, Sendable {
    var owner: NominalID
    var name: String
    var call: CallShape?
}

/// Everything declared so far: a value, so that an entry that fails leaves nothing behind.
public struct Declarations: Sendable {
    var nominals = PagedStore<NominalDecl>()
    /// Types by name in the outermost scope; the newest wins.
    var typeNames: [String: NominalID] = [:]
    var typealiases: [String: SwiftType] = [:]
    /// The generic parameters of those that have some.
    var aliasParameters: [String: [GenericParameterID]] = [:]
    /// Global functions and variables of the program by name.
    var globals: [String: [MemberInfo]] = [:]
    var globalVariables: [Variable] = []
    /// Names of stored properties that a subclass overrides with observers: they are written through the instance's class.
    var observedOverrides: Set<String> = []
    /// Initial values of globals whose type is still to be inferred.
    var functionCount = 0
    var genericCount = 0
    /// Entries of the vocabulary read so far; nil of one that is no member.
    var natives: [NativePlace: MemberInfo?] = [:]
    /// The members of the vocabulary that could take a call: programs write the same calls over and over.
    var nativeFits: [NativeFit: [MemberInfo]] = [:]
    /// Vocabulary globals by names of which all were read.
    var loadedGlobals: [String: [MemberInfo]] = [:]
    /// The operators that the program declares.
    public internal(set) var operators: OperatorScope = .standard
    /// Nothing declared.
    public init() {}

    subscript(id: NominalID) -> NominalDecl {
        _read { yield nominals[id.index] }
        _modify { yield &nominals[id.index] }
    }

    /// A type by its name.
    public func type(named name: String) -> NominalID? { typeNames[name] }
    /// Names of the program's own types in declared order.
    public var programTypes: [NominalID] {
        nominals.indices.filter { !nominals[$0].isVocabulary }.map { nominals[$0].id }
    }
    /// How many global names and types are known.
    public var count: Int { globals.count + nominals.count }
    /// Names of the program's own global functions and variables, sorted.
    public var globalNames: [String] { globals.keys.sorted() }
    /// The name of a type.
    public func name(of id: NominalID) -> String { nominals[id.index].name }
}
