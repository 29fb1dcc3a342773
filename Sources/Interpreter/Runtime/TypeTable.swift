import PagedStore

/// What the running program knows of its types: names, fields, cases, and which functions serve which protocol members.
public struct TypeTable: Sendable {
    /// Descriptions by id.
    public internal(set) var nominals = PagedStore<NominalInfo>()
    /// Ids by the name as declared, nested ones qualified: `Optional`, `Card.Kind`. The newest declaration wins.
    public internal(set) var ids: [String: NominalID] = [:]

    /// Whether the program could tell that an instance is gone: by `deinit`, or through a weak reference.
    var noticesDeath = false

    /// The description of a type; of one that is not there, as after an entry that was taken back, an empty one.
    public subscript(id: NominalID) -> NominalInfo {
        nominals.indices.contains(id.index) ? nominals[id.index] : Self.unknown
    }
    private static let unknown = NominalInfo(name: "?", kind: .protocolType)

    /// A type by its name; nil where there is none.
    public func id(_ name: String) -> NominalID? { ids[name] }

    /// A type without generic arguments by its name; `Any` where there is none.
    public func type(_ name: String, _ arguments: [RuntimeType] = []) -> RuntimeType {
        ids[name].map { .nominal($0, arguments) } ?? .any
    }
}

/// One type at run time.
public struct NominalInfo: Sendable {
    /// The kinds of types.
    public enum Kind: Sendable { case structure, classType, enumeration, protocolType }

    /// One stored property.
    public struct Field: Sendable {
        /// The name in source.
        public let name: String
        /// The type, with the type's own parameters as `parameter`.
        public let type: RuntimeType
        /// Makes a field.
        public init(name: String, type: RuntimeType) {
            self.name = name
            self.type = type
        }
    }

    /// One case of an enum.
    public struct Case: Sendable {
        /// The name in source.
        public let name: String
        /// Labels of the associated values.
        public let labels: [String?]
        /// Types of the associated values.
        public let types: [RuntimeType]
        /// The raw value, declared or implied.
        public let rawValue: Value?
        /// Makes a case.
        public init(name: String, labels: [String?] = [], types: [RuntimeType] = [], rawValue: Value? = nil) {
            self.name = name
            self.labels = labels
            self.types = types
            self.rawValue = rawValue
        }
    }

    /// The simple name, as `print` shows it.
    public var name: String
    /// The name with those of the types around it: `Card.Kind`; nil at top level.
    public var qualifiedName: String?
    /// Which kind of type it is.
    public var kind: Kind
    /// Whether the vocabulary declares it.
    public var isVocabulary = false
    /// Stored properties in order; a class's inherited ones first.
    public var fields: [Field] = []
    /// An enum's cases in order.
    public var cases: [Case] = []
    /// A class's superclass.
    public var superclass: RuntimeType?
    /// Protocols that it conforms to, inherited ones included.
    public var conformances: Set<NominalID> = []
    /// The program's own functions for protocol members and overridable methods, by name as in source:
    /// `description`, `==`, `hash(into:)`, `animatableData`, `animatableData=` for a setter.
    public var members: [String: FunctionID] = [:]
    /// Vocabulary entries that serve protocol members, by the same names.
    public var natives: [String: Int] = [:]
    /// Associated types by name: `Body`, `Element`.
    public var associatedTypes: [String: RuntimeType] = [:]
    /// A class's `deinit`; gets self.
    public var deinitializer: FunctionID?
    /// Fields whose reads and changes are noted for observation, by place.
    public var observedFields: Set<Int> = []
    /// Fields that hold weak or unowned references, by place.
    public var weakFields: Set<Int> = []

    /// Describes a type.
    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    /// The place of a stored property.
    public func field(_ name: String) -> Int? { fields.firstIndex { $0.name == name } }

    /// The place of a case.
    public func tag(_ name: String) -> Int? { cases.firstIndex { $0.name == name } }
}

extension Machine {
    /// A struct of the vocabulary or the program by its type's name, with its fields in declared order.
    public func structure(_ type: String, _ fields: Value...) -> Value { .makeStructure(types.type(type), fields) }

    /// An enum's case by the names of type and case; nil where there is none.
    public func enumCase(_ type: String, _ name: String, _ payload: Value...) -> Value? {
        guard let id = types.id(type), let tag = types[id].tag(name) else { return nil }
        return .enumeration(EnumBox(type: .nominal(id, []), tag: tag, payload: ContiguousArray(payload)))
    }

    /// The name of an enum value's case; nil where the value is no enum.
    public func caseName(_ value: Value) -> String? {
        guard let box = value.asEnumeration, let id = box.type.nominal else { return nil }
        return types[id].cases[box.tag].name
    }
}
