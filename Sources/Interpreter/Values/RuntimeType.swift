/// A type as it exists while the program runs: every generic parameter has its argument.
public indirect enum RuntimeType: Hashable, Sendable {
    /// A struct, class, enum, actor, or a protocol as the value `P.self`, with its generic arguments.
    case nominal(NominalID, [RuntimeType])
    /// A tuple's elements.
    case tuple([Element])
    /// A function type, described by its parameters and result.
    case function([RuntimeType], RuntimeType, isAsync: Bool, isThrowing: Bool)
    /// `any P & Q`; `Any` is empty.
    case existential([NominalID])
    /// `T.Type`.
    case metatype(RuntimeType)
    /// The generic parameter at a place of the type whose table it stands in; never the type of a value.
    case parameter(Int)

    /// `label: T` of a tuple.
    public struct Element: Hashable, Sendable {
        /// The label, where one is written.
        public let label: String?
        /// The element's type.
        public let type: RuntimeType
        /// An element of a tuple type.
        public init(label: String? = nil, type: RuntimeType) {
            self.label = label
            self.type = type
        }
    }

    /// `Any`.
    public static let any = RuntimeType.existential([])
    /// `()`.
    public static let void = RuntimeType.tuple([])
}

extension RuntimeType {
    /// The nominal type's id; nil for tuples, functions and the like.
    public var nominal: NominalID? { if case .nominal(let id, _) = self { id } else { nil } }

    /// The generic arguments of a nominal type.
    public var arguments: [RuntimeType] { if case .nominal(_, let arguments) = self { arguments } else { [] } }

    /// Whether it is `Any` or another existential.
    public var isExistential: Bool { if case .existential = self { true } else { false } }

    /// The type with generic parameters replaced by the arguments of the type in whose table it stands.
    public func substituting(_ arguments: [RuntimeType]) -> RuntimeType {
        switch self {
        case .parameter(let index): arguments.indices.contains(index) ? arguments[index] : self
        case .nominal(_, let own) where own.isEmpty: self
        case .nominal(let id, let own): .nominal(id, own.map { $0.substituting(arguments) })
        case .tuple(let elements):
            .tuple(elements.map { Element(label: $0.label, type: $0.type.substituting(arguments)) })
        case .function(let parameters, let result, let isAsync, let isThrowing):
            .function(
                parameters.map { $0.substituting(arguments) }, result.substituting(arguments), isAsync: isAsync,
                isThrowing: isThrowing)
        case .metatype(let type): .metatype(type.substituting(arguments))
        case .existential: self
        }
    }
}
