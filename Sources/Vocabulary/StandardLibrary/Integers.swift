import Interpreter

extension VocabularySource {
    /// Int and the other integer types: arithmetic that traps as in Swift, bits, conversions.
    static let integers: VocabularySource = VocabularySource(
        "Integers", types: integerTypes,
        entries: all(
            integerEntries(Int.self), integerEntries(Int8.self), integerEntries(Int16.self), integerEntries(Int32.self),
            integerEntries(Int64.self), integerEntries(UInt.self), integerEntries(UInt8.self),
            integerEntries(UInt16.self), integerEntries(UInt32.self), integerEntries(UInt64.self)))

    private static let integerTypes = integerNames.map { name in
        let sign = name.hasPrefix("U") ? "UnsignedInteger" : "SignedInteger"
        return NativeType(
            """
            struct \(name): FixedWidthInteger, \(sign), CVarArg, Codable, Sendable, ExpressibleByIntegerLiteral {
                typealias Stride = Int
                typealias Magnitude = \(name.hasPrefix("U") ? name : "U" + name)
            }
            """)
    }

    static let integerNames = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    private static func integerEntries<T: FixedWidthInteger & Sendable>(_ kind: T.Type) -> [NativeEntry] {
        all(
            integerArithmetic(kind), integerBits(kind), integerComparison(kind), integerConversions(kind),
            integerMembers(kind))
    }
}

/// The integer of a type at a place: `Value` holds its bit pattern.
func integer<T: FixedWidthInteger>(_ call: NativeCall, _ index: Int, _ kind: T.Type) throws -> T {
    T(truncatingIfNeeded: try call.int(index))
}

extension Value {
    /// An integer of any type.
    static func integer<T: FixedWidthInteger>(_ number: T) -> Value { .int(Int(truncatingIfNeeded: number)) }
}

extension NativeCall {
    /// The trap of arithmetic that leaves a type's range.
    func overflow(_ name: String) -> Trap {
        trap(.overflow, "arithmetic overflow: the result does not fit in \(name)")
    }

    /// The trap of a number that cannot be converted.
    func unfit(_ number: String, _ type: String) -> Trap {
        trap(.conversion, "\(number) cannot be converted to \(type): it does not fit")
    }
}

// MARK: Arithmetic

private typealias Overflowing<T> = @Sendable (T, T) -> (partialValue: T, overflow: Bool)

private func integerArithmetic<T: FixedWidthInteger & Sendable>(_ kind: T.Type) -> [NativeEntry] {
    let isInt = kind == Int.self
    let operators: [(String, Overflowing<T>, Intrinsic, Intrinsic)] = [
        ("+", { $0.addingReportingOverflow($1) }, .intAdd, .intAddAssign),
        ("-", { $0.subtractingReportingOverflow($1) }, .intSubtract, .intSubtractAssign),
        ("*", { $0.multipliedReportingOverflow(by: $1) }, .intMultiply, .intMultiplyAssign),
        ("/", { $0.dividedReportingOverflow(by: $1) }, .intDivide, .intDivideAssign),
        ("%", { $0.remainderReportingOverflow(dividingBy: $1) }, .intRemainder, .intRemainderAssign),
    ]
    return operators.flatMap { symbol, operation, plain, assign in
        overflowing(symbol, kind, operation, isInt ? plain : nil, isInt ? assign : nil)
    } + negation(kind) + wrapping(kind)
}

private func overflowing<T: FixedWidthInteger & Sendable>(
    _ symbol: String, _ kind: T.Type, _ operation: @escaping Overflowing<T>, _ plain: Intrinsic?, _ assign: Intrinsic?
) -> [NativeEntry] {
    let name = kind.swiftName
    let divides = symbol == "/" || symbol == "%"
    let apply: @Sendable (NativeCall) throws -> Value = { call in
        let (left, right) = (try integer(call, 0, kind), try integer(call, 1, kind))
        if divides, right == 0 {
            let what = symbol == "/" ? "division by zero" : "division by zero in remainder operation"
            throw call.trap(.divisionByZero, "\(what): \(left) \(symbol) 0")
        }
        let (result, overflow) = operation(left, right)
        if overflow { throw call.overflow(name) }
        return .integer(result)
    }
    return [
        NativeEntry("static func \(symbol) (lhs: \(name), rhs: \(name)) -> \(name)", on: name, intrinsic: plain) {
            try apply($1)
        },
        NativeEntry("static func \(symbol)= (lhs: inout \(name), rhs: \(name))", on: name, intrinsic: assign) {
            $1.arguments[0] = try apply($1)
            return .void
        },
    ]
}

private func negation<T: FixedWidthInteger & Sendable>(_ kind: T.Type) -> [NativeEntry] {
    guard T.isSigned else { return [] }
    let name = kind.swiftName
    return [
        NativeEntry(
            "static prefix func - (operand: \(name))  -> \(name)", on: name,
            intrinsic: kind == Int.self ? .intNegate : nil
        ) { _, call in
            let (result, overflow) = T.zero.subtractingReportingOverflow(try integer(call, 0, kind))
            if overflow { throw call.overflow(name) }
            return .integer(result)
        },
        NativeEntry("mutating func negate()", on: name) { _, call in
            let (result, overflow) = T.zero.subtractingReportingOverflow(try integer(call, 0, kind))
            if overflow { throw call.overflow(name) }
            call.arguments[0] = .integer(result)
            return .void
        },
    ]
}

private func wrapping<T: FixedWidthInteger & Sendable>(_ kind: T.Type) -> [NativeEntry] {
    let name = kind.swiftName
    let isInt = kind == Int.self
    let operators: [(String, @Sendable (T, T) -> T, Intrinsic)] = [
        ("&+", { $0 &+ $1 }, .intWrappingAdd), ("&-", { $0 &- $1 }, .intWrappingSubtract),
        ("&*", { $0 &* $1 }, .intWrappingMultiply),
    ]
    let plain = operators.map { symbol, operation, intrinsic in
        NativeEntry(
            "static func \(symbol) (lhs: \(name), rhs: \(name)) -> \(name)", on: name,
            intrinsic: isInt ? intrinsic : nil
        ) { _, call in .integer(operation(try integer(call, 0, kind), try integer(call, 1, kind))) }
    }
    let reporting: [(String, Overflowing<T>)] = [
        ("addingReportingOverflow(_ other: \(name))", { $0.addingReportingOverflow($1) }),
        ("subtractingReportingOverflow(_ other: \(name))", { $0.subtractingReportingOverflow($1) }),
        ("multipliedReportingOverflow(by other: \(name))", { $0.multipliedReportingOverflow(by: $1) }),
    ]
    return plain
        + reporting.map { signature, operation in
            NativeEntry("func \(signature) -> (partialValue: \(name), overflow: Bool)", on: name) { _, call in
                let result = operation(try integer(call, 0, kind), try integer(call, 1, kind))
                return .tuple([.integer(result.partialValue), .bool(result.overflow)])
            }
        }
}

// MARK: Bits

private func integerBits<T: FixedWidthInteger & Sendable>(_ kind: T.Type) -> [NativeEntry] {
    let name = kind.swiftName
    let isInt = kind == Int.self
    let operators: [(String, @Sendable (T, T) -> T, Intrinsic)] = [
        ("&", { $0 & $1 }, .intAnd), ("|", { $0 | $1 }, .intOr), ("^", { $0 ^ $1 }, .intXor),
    ]
    let bits = operators.flatMap { symbol, operation, intrinsic in
        operatorWithAssignment(symbol, name, name, isInt ? intrinsic : nil) { call in
            .integer(operation(try integer(call, 0, kind), try integer(call, 1, kind)))
        }
    }
    let shifts: [(String, @Sendable (T, Int) -> T, Intrinsic)] = [
        ("<<", { $0 << $1 }, .intShiftLeft), (">>", { $0 >> $1 }, .intShiftRight),
    ]
    return bits
        + shifts.flatMap { symbol, operation, intrinsic in
            operatorWithAssignment(symbol, name, "Int", isInt ? intrinsic : nil) { call in
                .integer(operation(try integer(call, 0, kind), try call.int(1)))
            }
        } + [
            NativeEntry(
                "static prefix func ~ (operand: \(name)) -> \(name)", on: name, intrinsic: isInt ? .intComplement : nil
            ) { _, call in
                .integer(~(try integer(call, 0, kind)))
            },
            NativeEntry("var nonzeroBitCount: Int { get }", on: name) { _, call in
                .int(try integer(call, 0, kind).nonzeroBitCount)
            },
            NativeEntry("var leadingZeroBitCount: Int { get }", on: name) { _, call in
                .int(try integer(call, 0, kind).leadingZeroBitCount)
            },
            NativeEntry("var trailingZeroBitCount: Int { get }", on: name) { _, call in
                .int(try integer(call, 0, kind).trailingZeroBitCount)
            },
        ]
}

/// `a op b` and `a op= b` of one operation.
func operatorWithAssignment(
    _ symbol: String, _ name: String, _ right: String, _ intrinsic: Intrinsic? = nil,
    _ apply: @escaping @Sendable (NativeCall) throws -> Value
) -> [NativeEntry] {
    [
        NativeEntry("static func \(symbol) (lhs: \(name), rhs: \(right)) -> \(name)", on: name, intrinsic: intrinsic) {
            try apply($1)
        },
        NativeEntry("static func \(symbol)= (lhs: inout \(name), rhs: \(right))", on: name) {
            $1.arguments[0] = try apply($1)
            return .void
        },
    ]
}

// MARK: Comparison

private func integerComparison<T: FixedWidthInteger & Sendable>(_ kind: T.Type) -> [NativeEntry] {
    let name = kind.swiftName
    let operators: [(String, @Sendable (T, T) -> Bool, Intrinsic)] = [
        ("==", { $0 == $1 }, .intEqual), ("!=", { $0 != $1 }, .intNotEqual), ("<", { $0 < $1 }, .intLess),
        ("<=", { $0 <= $1 }, .intLessEqual), (">", { $0 > $1 }, .intGreater), (">=", { $0 >= $1 }, .intGreaterEqual),
    ]
    return operators.map { symbol, operation, intrinsic in
        NativeEntry(
            "static func \(symbol) (lhs: \(name), rhs: \(name)) -> Bool", on: name,
            intrinsic: kind == Int.self ? intrinsic : nil
        ) { _, call in .bool(operation(try integer(call, 0, kind), try integer(call, 1, kind))) }
    }
}

extension FixedWidthInteger {
    /// The type's name in source, without the casts that `String(describing:)` tries at each start.
    static var swiftName: String {
        let base = isSigned ? "Int" : "UInt"
        return Self.self == Int.self || Self.self == UInt.self ? base : "\(base)\(bitWidth)"
    }
}
