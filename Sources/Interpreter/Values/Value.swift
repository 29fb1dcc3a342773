/// A value of the interpreted program.
///
/// It is a plain value: copying it copies nothing, and changing a copy never shows in the original. Optionals have no
/// layer of their own: `some(x)` is `x` itself, unless `x` is nil or wrapped (see `wrapped`). CGFloat, Float and Double
/// are all `double`; every integer type is `int`, with UInt64 as its bit pattern. What does not describe itself carries
/// its type in `any` once it is converted to an existential.
public enum Value: Sendable {
    /// `nil`; also what an empty slot holds.
    case null
    /// `()`.
    case void
    /// Bool.
    case bool(Bool)
    /// Int and the other integer types.
    case int(Int)
    /// Double, CGFloat, Float.
    case double(Double)
    /// String and Substring.
    case string(String)
    /// Character.
    case character(Character)
    /// Array and the like: elements in order.
    case array(ContiguousArray<Value>)
    /// Dictionary, in order of insertion.
    case dictionary(TableBox)
    /// Set, in order of insertion; each key's value is `void`.
    case set(TableBox)
    /// A struct's fields with its type.
    case structure(StructureBox)
    /// An enum's case with its payload. Optional has its own form.
    case enumeration(EnumBox)
    /// A tuple's elements; the labels are known to its type alone.
    case tuple(ContiguousArray<Value>)
    /// A function with what it captured.
    case closure(ClosureBox)
    /// An instance of a class.
    case object(ObjectID)
    /// A reference that keeps nothing alive: the storage of `weak` and `unowned`.
    case weak(ObjectID)
    /// A captured variable: its place in the heap.
    case variable(VariableBoxID)
    /// A type as a value.
    case type(RuntimeType)
    /// A key path.
    case keyPath(KeyPathBox)
    /// A value of the vocabulary that the interpreter does not look into.
    case host(HostBox)
    /// A value of an existential type that does not describe itself, with its type.
    case any(AnyBox)
    /// An array or a string as a part of a larger one, whose indices it keeps; a part from the start has no box.
    case slice(SliceBox)
    /// `some(nil)`, `some(some(nil))`: an optional whose payload is itself nil or wrapped.
    case wrapped(WrappedBox)
}

/// Names an instance of a class in the program heap.
public struct ObjectID: Hashable, Sendable {
    /// The place in the heap, and how often that place was used before.
    public let index: Int32, generation: Int32
    /// Names a place.
    public init(index: Int32, generation: Int32) {
        self.index = index
        self.generation = generation
    }
}

/// Names a captured variable in the program heap.
public struct VariableBoxID: Hashable, Sendable {
    /// The place in the heap's store of variables.
    public let index: Int
    /// Names a place.
    public init(index: Int) { self.index = index }
}

extension Value {
    /// Whether it is `nil` of the outermost optional.
    @inlinable public var isNull: Bool { if case .null = self { true } else { false } }

    /// `some(payload)`.
    @inlinable public static func some(_ payload: Value) -> Value {
        switch payload {
        case .null, .wrapped: .wrapped(WrappedBox(payload))
        default: payload
        }
    }

    /// `some(payload)` or nil.
    @inlinable public static func optional(_ payload: Value?) -> Value { payload.map(Value.some) ?? .null }

    /// The payload of an optional; nil where it is `nil`.
    @inlinable public var payload: Value? {
        switch self {
        case .null: nil
        case .wrapped(let box): box.value
        default: self
        }
    }

    /// A vocabulary's value.
    @inlinable public static func native(_ value: any NativeValue) -> Value { .host(HostBox(value)) }

    /// The vocabulary's value, looking through existentials.
    public var native: (any NativeValue)? {
        switch self {
        case .host(let box): box.value
        case .any(let box): box.value.native
        default: nil
        }
    }

    /// The value without the type that an existential attaches and without a slice's place.
    public var unboxed: Value {
        switch self {
        case .any(let box): box.value.unboxed
        case .slice(let box): box.value
        default: self
        }
    }

    /// A part of an array or a string whose first element is the base's at a place.
    public static func slice(_ part: Value, from start: Int) -> Value {
        start == 0 ? part : .slice(SliceBox(part, start: start))
    }

    /// The index of the first element: that in the base for a slice, 0 for everything else.
    public var startIndex: Int {
        switch self {
        case .slice(let box): box.start
        case .any(let box): box.value.startIndex
        default: 0
        }
    }

    /// An array of values.
    public static func list(_ elements: some Sequence<Value>) -> Value { .array(ContiguousArray(elements)) }

    /// A struct of a type with its fields in declared order.
    public static func makeStructure(_ type: RuntimeType, _ fields: some Collection<Value>) -> Value {
        .structure(StructureBox.make(type: type, fields: fields))
    }
}
