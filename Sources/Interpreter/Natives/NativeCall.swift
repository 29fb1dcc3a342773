import SwiftSubset

/// One call of a vocabulary entry.
///
/// `arguments` holds self first (for members of a value), then the parameters in declared order with defaults filled
/// in; a variadic parameter is one array. For `mutating` and `inout` the value is moved in, changed in place here, and
/// written back by the caller. Numbers given to the accessors are places in `arguments`.
public struct NativeCall: Sendable {
    /// Self first, then the parameters in declared order.
    public var arguments: ContiguousArray<Value>
    /// The generic arguments: the owner's first, then the entry's own, in declared order.
    public var typeArguments: [RuntimeType]
    /// The call in the source, for modifiers that remember their place and for traps.
    public let range: SourceRange?
    /// Set by an async entry that has to wait before its value is there; see `Suspension`.
    public var suspension: Suspension?

    /// A call.
    public init(
        _ arguments: ContiguousArray<Value>, typeArguments: [RuntimeType] = [], range: SourceRange? = nil
    ) {
        self.arguments = arguments
        self.typeArguments = typeArguments
        self.range = range
    }

    /// The value at a place; nil-valued arguments are `null`.
    public subscript(index: Int) -> Value { index < arguments.count ? arguments[index] : .null }

    /// The Int at a place.
    public func int(_ index: Int) throws -> Int { try take(index, "Int", self[index].asInt) }
    /// The Double at a place.
    public func double(_ index: Int) throws -> Double { try take(index, "Double", self[index].asDouble) }
    /// The Bool at a place.
    public func bool(_ index: Int) throws -> Bool { try take(index, "Bool", self[index].asBool) }
    /// The String at a place.
    public func string(_ index: Int) throws -> String { try take(index, "String", self[index].asString) }
    /// The array at a place.
    public func array(_ index: Int) throws -> ContiguousArray<Value> { try take(index, "array", self[index].asArray) }
    /// The struct at a place.
    public func structure(_ index: Int) throws -> StructureBox {
        try take(index, "struct", self[index].asStructure)
    }
    /// The vocabulary's value at a place.
    public func native<T: NativeValue>(_ index: Int, _ kind: T.Type = T.self) throws -> T {
        try take(index, String(describing: T.self), self[index].native as? T)
    }
    /// The payload of the optional at a place, nil where it is `nil`.
    public func optional(_ index: Int) -> Value? { self[index].payload }
    /// The payload of an optional Double.
    public func optionalDouble(_ index: Int) throws -> Double? { try self[index].payload.map { try double($0, index) } }

    /// A trap at the call.
    public func trap(_ kind: Trap.Kind, _ message: String) -> Trap { Trap(kind, message, at: range) }

    private func double(_ value: Value, _ index: Int) throws -> Double { try take(index, "Double", value.asDouble) }

    private func take<T>(_ index: Int, _ expected: @autoclosure () -> String, _ value: T?) throws -> T {
        guard let value else { throw trap(.internalFailure, "argument \(index) is no \(expected()): \(self[index])") }
        return value
    }
}

/// What an async entry waits for.
public enum Suspension: Sendable {
    /// A moment of the virtual clock in nanoseconds; the entry's value is there then.
    case until(Int)
    /// The end of a task, whose result (or error) becomes the entry's.
    case task(TaskID)
    /// The next turn of the scheduler.
    case yield
    /// A call of a closure or function that may itself wait; its result becomes the entry's.
    case calling(Value, ContiguousArray<Value>)
    /// A continuation that the program resumes by its number.
    case continuation(Int)
    /// The next result of a task group, or nil; the end of all of its tasks.
    case group(Int), groupEnd(Int)
}

/// Names a task of the program.
public struct TaskID: Hashable, Sendable {
    /// Counts from 1 in order of creation.
    public let number: Int
    /// Names a task.
    public init(_ number: Int) { self.number = number }
}
