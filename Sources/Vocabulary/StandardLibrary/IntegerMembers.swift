import Interpreter

func integerConversions<T: FixedWidthInteger & Sendable>(_ kind: T.Type) -> [NativeEntry] {
    let name = kind.swiftName
    let fromInt: NativeBody = { _, call in
        let source = try call.int(0)
        guard let number = T(exactly: source) else { throw call.unfit("\(source)", name) }
        return .integer(number)
    }
    let fromDouble: NativeBody = { _, call in
        let source = try call.double(0)
        guard let number = T(exactly: source.rounded(.towardZero)) else { throw call.unfit("\(source)", name) }
        return .integer(number)
    }
    return [
        NativeEntry("init()", on: name) { _, _ in .int(0) },
        NativeEntry("init(_ source: Int)", on: name, body: fromInt),
        NativeEntry(
            "init(_ source: Double)", on: name, intrinsic: kind == Int.self ? .intFromDouble : nil, body: fromDouble),
        NativeEntry(
            "init(_ source: CGFloat)", on: name, intrinsic: kind == Int.self ? .intFromDouble : nil, body: fromDouble),
        NativeEntry("init<Source: BinaryInteger>(_ source: Source)", on: name) { machine, call in
            try convertInteger(machine, call, to: kind)
        },
        NativeEntry("init<Source: BinaryFloatingPoint>(_ source: Source)", on: name, body: fromDouble),
        NativeEntry("init?(exactly source: Int)", on: name) { _, call in
            .optional(T(exactly: try call.int(0)).map { .integer($0) })
        },
        NativeEntry("init?(exactly source: Double)", on: name) { _, call in
            .optional(T(exactly: try call.double(0)).map { .integer($0) })
        },
        NativeEntry("init<Source: BinaryInteger>(clamping source: Source)", on: name) { machine, call in
            isUnsignedWord(machine, call)
                ? .integer(T(clamping: UInt(bitPattern: try call.int(0)))) : .integer(T(clamping: try call.int(0)))
        },
        NativeEntry("init<Source: BinaryInteger>(truncatingIfNeeded source: Source)", on: name) { _, call in
            .integer(T(truncatingIfNeeded: try call.int(0)))
        },
        NativeEntry("init?(_ description: String)", on: name) { _, call in
            .optional(T(try call.string(0)).map { .integer($0) })
        },
        NativeEntry("init?<S: StringProtocol>(_ text: S, radix: Int = 10)", on: name) { _, call in
            let radix = try call.int(1)
            guard (2...36).contains(radix) else { throw call.trap(.precondition, "Radix must be between 2 and 36") }
            return .optional(T(try call.string(0), radix: radix).map { .integer($0) })
        },
    ]
}

private func isUnsignedWord(_ machine: Machine, _ call: NativeCall) -> Bool {
    guard let source = call.typeArguments.first else { return false }
    return ["UInt", "UInt64"].contains(machine.describe(source))
}

private func convertInteger<T: FixedWidthInteger>(_ machine: Machine, _ call: NativeCall, to kind: T.Type) throws
    -> Value
{
    let source = try call.int(0)
    let name = kind.swiftName
    if isUnsignedWord(machine, call) {
        let word = UInt(bitPattern: source)
        guard let number = T(exactly: word) else { throw call.unfit("\(word)", name) }
        return .integer(number)
    }
    guard let number = T(exactly: source) else { throw call.unfit("\(source)", name) }
    return .integer(number)
}

func integerMembers<T: FixedWidthInteger & Sendable>(_ kind: T.Type) -> [NativeEntry] {
    let name = kind.swiftName
    return [
        NativeEntry("static var zero: \(name) { get }", on: name) { _, _ in .int(0) },
        NativeEntry("static var min: \(name) { get }", on: name) { _, _ in .integer(T.min) },
        NativeEntry("static var max: \(name) { get }", on: name) { _, _ in .integer(T.max) },
        NativeEntry("static var bitWidth: Int { get }", on: name) { _, _ in .int(T.bitWidth) },
        NativeEntry("var bitWidth: Int { get }", on: name) { _, _ in .int(T.bitWidth) },
        NativeEntry("var description: String { get }", on: name) { _, call in
            .string(try integer(call, 0, kind).description)
        },
        NativeEntry("var hashValue: Int { get }", on: name) { machine, call in .int(try machine.hash(of: call[0])) },
        NativeEntry("var magnitude: \(T.isSigned ? "U" + name : name) { get }", on: name) { _, call in
            .integer(T.Magnitude(truncatingIfNeeded: try integer(call, 0, kind).magnitude))
        },
        NativeEntry("func signum() -> \(name)", on: name) { _, call in .integer(try integer(call, 0, kind).signum()) },
        NativeEntry("func isMultiple(of other: \(name)) -> Bool", on: name) { _, call in
            .bool(try integer(call, 0, kind).isMultiple(of: try integer(call, 1, kind)))
        },
        NativeEntry(
            "func quotientAndRemainder(dividingBy rhs: \(name)) -> (quotient: \(name), remainder: \(name))", on: name
        ) { _, call in
            let (left, right) = (try integer(call, 0, kind), try integer(call, 1, kind))
            guard right != 0 else { throw call.trap(.divisionByZero, "division by zero: \(left) / 0") }
            if right == -1, left == T.min, T.isSigned { throw call.overflow(name) }
            let result = left.quotientAndRemainder(dividingBy: right)
            return .tuple([.integer(result.quotient), .integer(result.remainder)])
        },
        NativeEntry("func advanced(by distance: Int) -> \(name)", on: name) { _, call in
            guard let sum = T(exactly: try call.int(1)).map({ ($0, try? integer(call, 0, kind)) }), let own = sum.1
            else { throw call.overflow(name) }
            let (result, overflow) = own.addingReportingOverflow(sum.0)
            if overflow { throw call.overflow(name) }
            return .integer(result)
        },
        NativeEntry("func distance(to other: \(name)) -> Int", on: name) { _, call in
            let (left, right) = (try integer(call, 0, kind), try integer(call, 1, kind))
            guard let first = Int(exactly: left), let second = Int(exactly: right) else { throw call.overflow("Int") }
            let (result, overflow) = second.subtractingReportingOverflow(first)
            if overflow { throw call.overflow("Int") }
            return .int(result)
        },
        NativeEntry("static func random(in range: Range<\(name)>) -> \(name)", on: name) { machine, call in
            try randomInteger(&machine, call, kind)
        },
        NativeEntry("static func random(in range: ClosedRange<\(name)>) -> \(name)", on: name) { machine, call in
            try randomInteger(&machine, call, kind)
        },
        NativeEntry(
            "static func random<G: RandomNumberGenerator>(in range: Range<\(name)>, using generator: inout G) -> \(name)",
            on: name
        ) { machine, call in
            try randomInteger(&machine, call, kind)
        },
        NativeEntry(
            "static func random<G: RandomNumberGenerator>(in range: ClosedRange<\(name)>, using generator: inout G) -> \(name)",
            on: name
        ) { machine, call in
            try randomInteger(&machine, call, kind)
        },
    ]
}

private func randomInteger<T: FixedWidthInteger>(_ machine: inout Machine, _ call: NativeCall, _ kind: T.Type) throws
    -> Value
{
    let range = try call.native(0, RangeValue.self)
    let lower = T(truncatingIfNeeded: range.lower.asInt ?? 0)
    let upper = T(truncatingIfNeeded: range.upper.asInt ?? 0)
    if range.isClosed { return .integer(T.random(in: lower...upper, using: &machine.random)) }
    guard lower < upper else { throw call.trap(.emptyCollection, "cannot get a random value of an empty range") }
    return .integer(T.random(in: lower..<upper, using: &machine.random))
}
