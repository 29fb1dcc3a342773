/// Conversions between the forms of code. The checker guarantees that a value of a static type Int is an `int`.
extension Code {
    var asValue: ValueCode {
        switch self {
        case .value(let code): code
        case .int(let code): { .int(try code(&$0, $1)) }
        case .double(let code): { .double(try code(&$0, $1)) }
        case .bool(let code): { .bool(try code(&$0, $1)) }
        }
    }

    var asInt: IntCode {
        switch self {
        case .int(let code): code
        case .value(let code):
            { machine, frame in
                let value = try code(&machine, frame)
                if case .int(let number) = value { return number }
                return try value.asInt ?? mismatch("Int", value)
            }
        default: { _, _ in throw Trap(.internalFailure, "no Int here") }
        }
    }

    var asDouble: DoubleCode {
        switch self {
        case .double(let code): code
        case .value(let code):
            { machine, frame in
                let value = try code(&machine, frame)
                if case .double(let number) = value { return number }
                return try value.asDouble ?? mismatch("Double", value)
            }
        default: { _, _ in throw Trap(.internalFailure, "no Double here") }
        }
    }

    var asBool: BoolCode {
        switch self {
        case .bool(let code): code
        case .value(let code):
            { machine, frame in
                let value = try code(&machine, frame)
                if case .bool(let flag) = value { return flag }
                return try value.asBool ?? mismatch("Bool", value)
            }
        default: { _, _ in throw Trap(.internalFailure, "no Bool here") }
        }
    }

    /// The same code in the form for a kind of slot.
    func converted(to kind: SlotKind) -> Code {
        switch kind {
        case .int: .int(asInt)
        case .double: .double(asDouble)
        case .bool: .bool(asBool)
        case .value: .value(asValue)
        }
    }

    /// Code that puts what this gives into a slot.
    func storing(in slot: Slot) -> @Sendable (inout Machine, Frame) throws -> Void {
        let index = slot.index
        switch converted(to: slot.kind) {
        case .int(let code): return { $1.words[index] = try code(&$0, $1) }
        case .double(let code): return { $1.setDouble(index, try code(&$0, $1)) }
        case .bool(let code): return { $1.words[index] = try code(&$0, $1) ? 1 : 0 }
        case .value(let code): return { $1.values[index] = try code(&$0, $1) }
        }
    }

    /// The same as a statement.
    func assigning(to slot: Slot) -> StatementCode {
        let index = slot.index
        switch converted(to: slot.kind) {
        case .int(let code):
            return {
                $1.words[index] = try code(&$0, $1)
                return Status.next
            }
        case .double(let code):
            return {
                $1.setDouble(index, try code(&$0, $1))
                return Status.next
            }
        case .bool(let code):
            return {
                $1.words[index] = try code(&$0, $1) ? 1 : 0
                return Status.next
            }
        case .value(let code):
            return {
                $1.values[index] = try code(&$0, $1)
                return Status.next
            }
        }
    }

    /// Code that runs and drops what it gives.
    var dropping: @Sendable (inout Machine, Frame) throws -> Void {
        switch self {
        case .int(let code): { _ = try code(&$0, $1) }
        case .double(let code): { _ = try code(&$0, $1) }
        case .bool(let code): { _ = try code(&$0, $1) }
        case .value(let code): { _ = try code(&$0, $1) }
        }
    }

    /// A slot read.
    static func load(_ slot: Slot) -> Code {
        let index = slot.index
        switch slot.kind {
        case .int: return .int { $1.words[index] }
        case .double: return .double { $1.double(index) }
        case .bool: return .bool { $1.words[index] != 0 }
        case .value: return .value { $1.values[index] }
        }
    }

    static func constant(_ value: Value) -> Code {
        switch value {
        case .int(let number): .int { _, _ in number }
        case .double(let number): .double { _, _ in number }
        case .bool(let flag): .bool { _, _ in flag }
        default: .value { _, _ in value }
        }
    }
}

func mismatch<T>(_ expected: String, _ value: Value) throws -> T {
    throw Trap(.internalFailure, "expected \(expected), found \(value)")
}
