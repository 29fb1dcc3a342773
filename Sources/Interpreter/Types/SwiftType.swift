/// A type as the checker sees it.
public indirect enum SwiftType: Hashable, Sendable {
    /// A struct, class, enum or protocol metatype's instance, with its generic arguments.
    case nominal(NominalID, [SwiftType])
    /// A tuple; `()` has no elements.
    case tuple([TupleElement])
    /// A function.
    case function(FunctionType)
    /// A generic parameter of the declaration being checked.
    case generic(GenericParameterID)
    /// `T.Element`: an associated type of a type that is not known yet.
    case associated(SwiftType, String)
    /// `any P & Q`; `Any` is empty.
    case existential([NominalID])
    /// `some P`; which type stands behind it is not tracked: two `some View` are the same type.
    case opaque([NominalID])
    /// `T.Type`.
    case metatype(SwiftType)
    /// A type to be inferred.
    case variable(Int)
    /// What has no type because of an error that is already reported.
    case error

    /// `label: T` of a tuple.
    public struct TupleElement: Hashable, Sendable {
        /// The label, if any.
        public var label: String?
        /// The element's type.
        public var type: SwiftType
        /// Makes an element.
        public init(_ label: String? = nil, _ type: SwiftType) {
            self.label = label
            self.type = type
        }
    }

    /// `()`.
    public static let void = SwiftType.tuple([])
    /// `Any`.
    public static let any = SwiftType.existential([])
}

/// Names a generic parameter: declared by a type or a function.
public struct GenericParameterID: Hashable, Sendable {
    /// The name in source: `T`, `Content`, `Self` for a protocol's own.
    public let name: String
    /// Unique in the program.
    public let index: Int
    /// Names a parameter.
    public init(name: String, index: Int) {
        self.name = name
        self.index = index
    }
}

/// `(A, inout B, C...) async throws -> D`.
public struct FunctionType: Hashable, Sendable {
    /// A parameter of a function type.
    public struct Parameter: Hashable, Sendable {
        /// The parameter's type; of one element where variadic.
        public var type: SwiftType
        /// Whether the caller's variable is written.
        public var isInout: Bool
        /// Whether any number of arguments is taken.
        public var isVariadic: Bool
        /// Makes a parameter.
        public init(_ type: SwiftType, isInout: Bool = false, isVariadic: Bool = false) {
            self.type = type
            self.isInout = isInout
            self.isVariadic = isVariadic
        }
    }
    /// Parameters in order.
    public var parameters: [Parameter]
    /// The result; `()` for none.
    public var result: SwiftType
    /// `async`, `throws`.
    public var isAsync: Bool, isThrowing: Bool
    /// The result builder that applies to a closure passed here, by its type's name.
    public var builder: String?
    /// Makes a function type.
    public init(
        _ parameters: [Parameter], _ result: SwiftType, isAsync: Bool = false, isThrowing: Bool = false,
        builder: String? = nil
    ) {
        self.parameters = parameters
        self.result = result
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.builder = builder
    }
}

extension SwiftType {
    /// The type with every part replaced that `replace` gives another for.
    func mapped(_ replace: (SwiftType) -> SwiftType?) -> SwiftType {
        if let other = replace(self) { return other }
        switch self {
        case .nominal(let id, let arguments):
            return arguments.isEmpty ? self : .nominal(id, arguments.map { $0.mapped(replace) })
        case .tuple(let elements): return .tuple(elements.map { TupleElement($0.label, $0.type.mapped(replace)) })
        case .function(var function):
            for index in function.parameters.indices {
                function.parameters[index].type = function.parameters[index].type.mapped(replace)
            }
            function.result = function.result.mapped(replace)
            return .function(function)
        case .associated(let base, let name): return .associated(base.mapped(replace), name)
        case .metatype(let type): return .metatype(type.mapped(replace))
        case .generic, .existential, .opaque, .variable, .error: return self
        }
    }

    /// Whether some part satisfies a condition.
    func contains(where condition: (SwiftType) -> Bool) -> Bool {
        if condition(self) { return true }
        switch self {
        case .nominal(_, let arguments): return arguments.contains { $0.contains(where: condition) }
        case .tuple(let elements): return elements.contains { $0.type.contains(where: condition) }
        case .function(let function):
            return function.parameters.contains { $0.type.contains(where: condition) }
                || function.result.contains(where: condition)
        case .associated(let type, _), .metatype(let type): return type.contains(where: condition)
        case .generic, .existential, .opaque, .variable, .error: return false
        }
    }

    /// Whether a part is still to be inferred.
    var hasVariables: Bool { contains { if case .variable = $0 { true } else { false } } }

    var nominalID: NominalID? { if case .nominal(let id, _) = self { id } else { nil } }
    var arguments: [SwiftType] { if case .nominal(_, let arguments) = self { arguments } else { [] } }
    var isVoid: Bool { self == .void }
    var isError: Bool { self == .error }
}
