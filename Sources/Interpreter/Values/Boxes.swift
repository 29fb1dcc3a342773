/// A struct's fields behind one reference: type and fields in one allocation, copied when written while shared.
public struct StructureBox: @unchecked Sendable {
    @usableFromInline var buffer: StructureBuffer

    @usableFromInline init(buffer: StructureBuffer) { self.buffer = buffer }
}

/// The allocation of a struct. Never changed while shared.
@usableFromInline final class StructureBuffer: ManagedBuffer<StructureHeader, Value> {
    deinit {
        _ = withUnsafeMutablePointers { header, fields in fields.deinitialize(count: header.pointee.count) }
    }
}

/// What stands before a struct's fields.
@usableFromInline struct StructureHeader: Sendable {
    @usableFromInline let type: RuntimeType
    @usableFromInline let count: Int
}

extension StructureBox {
    /// A struct with fields in declared order.
    public static func make(type: RuntimeType, fields: some Collection<Value>) -> StructureBox {
        let box = StructureBox(type: type, count: fields.count)
        box.buffer.withUnsafeMutablePointerToElements { pointer in
            var next = pointer
            for field in fields {
                next.initialize(to: field)
                next += 1
            }
        }
        return box
    }

    /// A struct whose fields are not set yet.
    public static func make(type: RuntimeType, count: Int) -> StructureBox {
        let box = StructureBox(type: type, count: count)
        box.buffer.withUnsafeMutablePointerToElements { $0.initialize(repeating: .null, count: count) }
        return box
    }

    private init(type: RuntimeType, count: Int) {
        let buffer = StructureBuffer.create(minimumCapacity: count) { _ in StructureHeader(type: type, count: count) }
        self.buffer = unsafeDowncast(buffer, to: StructureBuffer.self)
    }

    /// The struct's type.
    public var type: RuntimeType { buffer.header.type }

    /// The number of fields.
    public var count: Int { buffer.header.count }

    /// The fields in declared order.
    public var fields: ContiguousArray<Value> {
        buffer.withUnsafeMutablePointers { header, fields in
            ContiguousArray(UnsafeBufferPointer(start: fields, count: header.pointee.count))
        }
    }

    /// A field by its place.
    public subscript(index: Int) -> Value {
        @inline(__always) get { buffer.withUnsafeMutablePointerToElements { $0[index] } }
        @inline(__always) set {
            makeUnique()
            buffer.withUnsafeMutablePointerToElements { $0[index] = newValue }
        }
    }

    /// Gives the box an allocation of its own where it is shared.
    @inlinable public mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&buffer) { buffer = StructureBox.make(type: type, fields: fields).buffer }
    }

    /// Whether both are the same allocation.
    public static func === (left: StructureBox, right: StructureBox) -> Bool { left.buffer === right.buffer }
}

/// An enum's case with its payload; never changed once made.
public final class EnumBox: Sendable {
    /// The enum's type, with generic arguments.
    public let type: RuntimeType
    /// The case's place in the declaration, from 0.
    public let tag: Int
    /// The associated values; empty for a case without.
    public let payload: ContiguousArray<Value>
    /// A case of an enum.
    public init(type: RuntimeType, tag: Int, payload: ContiguousArray<Value> = []) {
        self.type = type
        self.tag = tag
        self.payload = payload
    }
}

/// A vocabulary's value behind one reference.
public final class HostBox: Sendable {
    /// The value.
    public let value: any NativeValue
    /// Boxes a value.
    public init(_ value: any NativeValue) { self.value = value }
}

/// A value with its type.
public final class AnyBox: Sendable {
    /// The value.
    public let value: Value
    /// Its type.
    public let type: RuntimeType
    /// Boxes a value with its type.
    public init(_ value: Value, type: RuntimeType) {
        self.value = value
        self.type = type
    }
}

/// A part of an array or a string with the index of its first element.
public final class SliceBox: Sendable {
    /// The part: an array or a string.
    public let value: Value
    /// The index of its first element in the base.
    public let start: Int
    /// A part of something that begins at an index.
    public init(_ value: Value, start: Int) {
        self.value = value
        self.start = start
    }
}

/// An optional's payload that is itself nil or wrapped.
public final class WrappedBox: Sendable {
    /// The payload.
    public let value: Value
    /// Wraps a payload.
    public init(_ value: Value) { self.value = value }
}
