/// Making values from the host's, and taking them out again. What is taken out is nil where the kind differs; an
/// existential's type is looked through.
extension Value {
    /// An Int, looking through existentials.
    public var asInt: Int? {
        switch self {
        case .int(let value): value
        case .any(let box): box.value.asInt
        default: nil
        }
    }

    /// A Double; an Int is no Double.
    public var asDouble: Double? {
        switch self {
        case .double(let value): value
        case .any(let box): box.value.asDouble
        default: nil
        }
    }

    /// A Bool.
    public var asBool: Bool? {
        switch self {
        case .bool(let value): value
        case .any(let box): box.value.asBool
        default: nil
        }
    }

    /// A String; a Character is no String.
    public var asString: String? {
        switch self {
        case .string(let value): value
        case .any(let box): box.value.asString
        default: nil
        }
    }

    /// A Character.
    public var asCharacter: Character? {
        switch self {
        case .character(let value): value
        case .any(let box): box.value.asCharacter
        default: nil
        }
    }

    /// An array's elements.
    public var asArray: ContiguousArray<Value>? {
        switch self {
        case .array(let elements): elements
        case .any(let box): box.value.asArray
        default: nil
        }
    }

    /// A tuple's elements.
    public var asTuple: ContiguousArray<Value>? {
        switch self {
        case .tuple(let elements): elements
        case .any(let box): box.value.asTuple
        default: nil
        }
    }

    /// A struct.
    public var asStructure: StructureBox? {
        switch self {
        case .structure(let box): box
        case .any(let box): box.value.asStructure
        default: nil
        }
    }

    /// An enum's case.
    public var asEnumeration: EnumBox? {
        switch self {
        case .enumeration(let box): box
        case .any(let box): box.value.asEnumeration
        default: nil
        }
    }

    /// A class instance.
    public var asObject: ObjectID? {
        switch self {
        case .object(let id), .weak(let id): id
        case .any(let box): box.value.asObject
        default: nil
        }
    }

    /// A type as a value.
    public var asType: RuntimeType? {
        switch self {
        case .type(let type): type
        case .any(let box): box.value.asType
        default: nil
        }
    }

    /// A vocabulary's value of a certain kind.
    public func asNative<T: NativeValue>(_ kind: T.Type = T.self) -> T? { native as? T }

    /// A value of the host as one of the program.
    public static func from(_ value: Int) -> Value { .int(value) }
    /// A Double.
    public static func from(_ value: Double) -> Value { .double(value) }
    /// A Bool.
    public static func from(_ value: Bool) -> Value { .bool(value) }
    /// A String.
    public static func from(_ value: String) -> Value { .string(value) }
    /// An optional of a value.
    public static func from(_ value: Value?) -> Value { .optional(value) }
    /// An array of values.
    public static func from(_ values: [Value]) -> Value { .list(values) }
    /// A vocabulary's value.
    public static func from(_ value: any NativeValue) -> Value { .native(value) }
}

extension Value {
    /// Changes an array in place: its elements are moved out and back, so they are never copied unless shared.
    /// Nothing happens where the value is no array.
    @inlinable public mutating func updateArray<R>(_ body: (inout ContiguousArray<Value>) throws -> R) rethrows -> R? {
        guard case .array(var elements) = self else { return nil }
        self = .null
        defer { self = .array(elements) }
        return try body(&elements)
    }

    /// Changes a struct's field in place, copying the struct where it is shared.
    @inlinable public mutating func updateField<R>(_ index: Int, _ body: (inout Value) throws -> R) rethrows -> R? {
        guard case .structure(var box) = self else { return nil }
        self = .null
        box.makeUnique()
        defer { self = .structure(box) }
        return try box.buffer.withUnsafeMutablePointerToElements { try body(&$0[index]) }
    }

    /// Changes a tuple's element in place.
    @inlinable public mutating func updateElement<R>(_ index: Int, _ body: (inout Value) throws -> R) rethrows -> R? {
        guard case .tuple(var elements) = self else { return nil }
        self = .null
        defer { self = .tuple(elements) }
        return try body(&elements[index])
    }

    /// Where a struct's field stands, the struct made this value's alone; nil for anything else. Good as long as nothing
    /// changes the value.
    mutating func fieldAddress(_ index: Int) -> UnsafeMutablePointer<Value>? {
        guard case .structure(var box) = self else { return nil }
        self = .null
        box.makeUnique()
        defer { self = .structure(box) }
        return box.buffer.withUnsafeMutablePointerToElements { $0 + index }
    }

    /// Where an array's element stands, the array made this value's alone; nil for anything else and out of range. Good
    /// as long as nothing changes the value.
    mutating func elementAddress(_ index: Int) -> UnsafeMutablePointer<Value>? {
        guard case .array(var elements) = self else { return nil }
        self = .null
        defer { self = .array(elements) }
        guard index >= 0, index < elements.count else { return nil }
        return elements.withUnsafeMutableBufferPointer { $0.baseAddress.map { $0 + index } }
    }
}
