import Interpreter

extension VocabularySource {
    /// Double, CGFloat and Float.
    static let floatingPoints: VocabularySource = VocabularySource(
        "FloatingPoints", types: floatingPointTypes,
        entries: all(floatingPointEntries("Double"), floatingPointEntries("CGFloat"), floatingPointEntries("Float")))

    private static let floatingPointTypes =
        ["Double", "CGFloat", "Float"].map { name in
            NativeType(
                """
                struct \(name): BinaryFloatingPoint, LosslessStringConvertible, CustomStringConvertible, CVarArg, Codable, \
                Sendable, ExpressibleByIntegerLiteral, VectorArithmetic {
                    typealias Stride = \(name)
                    typealias Magnitude = \(name)
                }
                """)
        } + [
            NativeType(
                """
                enum FloatingPointRoundingRule { case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero }
                """),
            NativeType("enum FloatingPointSign: Int { case plus, minus }"),
        ]

    private static func floatingPointEntries(_ name: String) -> [NativeEntry] {
        all(
            floatingPointOperators(name), floatingPointConversions(name), floatingPointConstants(name),
            floatingPointMembers(name))
    }
}

/// A Float keeps only what fits in 32 bits.
func fitted(_ number: Double, _ name: String) -> Value { .double(name == "Float" ? Double(Float(number)) : number) }

private func floatingPointOperators(_ name: String) -> [NativeEntry] {
    let isDouble = name != "Float"
    let arithmetic: [(String, @Sendable (Double, Double) -> Double, Intrinsic, Intrinsic)] = [
        ("+", { $0 + $1 }, .doubleAdd, .doubleAddAssign),
        ("-", { $0 - $1 }, .doubleSubtract, .doubleSubtractAssign),
        ("*", { $0 * $1 }, .doubleMultiply, .doubleMultiplyAssign),
        ("/", { $0 / $1 }, .doubleDivide, .doubleDivideAssign),
    ]
    let comparison: [(String, @Sendable (Double, Double) -> Bool, Intrinsic)] = [
        ("==", { $0 == $1 }, .doubleEqual), ("!=", { $0 != $1 }, .doubleNotEqual), ("<", { $0 < $1 }, .doubleLess),
        ("<=", { $0 <= $1 }, .doubleLessEqual), (">", { $0 > $1 }, .doubleGreater),
        (">=", { $0 >= $1 }, .doubleGreaterEqual),
    ]
    return arithmetic.flatMap { symbol, operation, plain, assign in
        [
            NativeEntry(
                "static func \(symbol) (lhs: \(name), rhs: \(name)) -> \(name)", on: name,
                intrinsic: isDouble ? plain : nil
            ) { _, call in fitted(operation(try call.double(0), try call.double(1)), name) },
            NativeEntry(
                "static func \(symbol)= (lhs: inout \(name), rhs: \(name))", on: name,
                intrinsic: isDouble ? assign : nil
            ) { _, call in
                call.arguments[0] = fitted(operation(try call.double(0), try call.double(1)), name)
                return .void
            },
        ]
    }
        + comparison.map { symbol, operation, intrinsic in
            NativeEntry(
                "static func \(symbol) (lhs: \(name), rhs: \(name)) -> Bool", on: name, intrinsic: intrinsic
            ) { _, call in .bool(operation(try call.double(0), try call.double(1))) }
        } + [
            NativeEntry("static prefix func - (operand: \(name)) -> \(name)", on: name, intrinsic: .doubleNegate) {
                .double(-(try $1.double(0)))
            },
            NativeEntry("mutating func negate()", on: name) { _, call in
                call.arguments[0] = .double(-(try call.double(0)))
                return .void
            },
        ]
}

private func floatingPointConversions(_ name: String) -> [NativeEntry] {
    let isFloat = name == "Float"
    let convert: NativeBody = { _, call in fitted(try call.double(0), name) }
    return [
        NativeEntry("init()", on: name) { _, _ in .double(0) },
        NativeEntry("init(_ source: Int)", on: name, intrinsic: isFloat ? nil : .doubleFromInt) { _, call in
            fitted(Double(try call.int(0)), name)
        },
        NativeEntry("init(_ source: Double)", on: name, intrinsic: isFloat ? nil : .doubleFromDouble, body: convert),
        NativeEntry("init(_ source: CGFloat)", on: name, intrinsic: isFloat ? nil : .doubleFromDouble, body: convert),
        NativeEntry("init(_ source: Float)", on: name, body: convert),
        NativeEntry("init<Source: BinaryInteger>(_ source: Source)", on: name) { machine, call in
            let number = try call.int(0)
            let type = call.typeArguments.first.map { machine.describe($0) }
            let isWord = type == "UInt" || type == "UInt64"
            return fitted(isWord ? Double(UInt(bitPattern: number)) : Double(number), name)
        },
        NativeEntry("init<Source: BinaryFloatingPoint>(_ source: Source)", on: name, body: convert),
        NativeEntry("init?(_ text: String)", on: name) { _, call in
            .optional(Double(try call.string(0)).map { fitted($0, name) })
        },
        NativeEntry("init?<S: StringProtocol>(_ text: S)", on: name) { _, call in
            .optional(Double(try call.string(0)).map { fitted($0, name) })
        },
        NativeEntry("init?(exactly source: Int)", on: name) { _, call in
            .optional(Double(exactly: try call.int(0)).map { .double($0) })
        },
        NativeEntry("init(sign: FloatingPointSign, exponent: Int, significand: \(name))", on: name) { machine, call in
            let isMinus = machine.caseName(call[0]) == "minus"
            return .double(
                Double(sign: isMinus ? .minus : .plus, exponent: try call.int(1), significand: try call.double(2)))
        },
    ]
}

private func floatingPointConstants(_ name: String) -> [NativeEntry] {
    let isFloat = name == "Float"
    let constants: [(String, Double)] = [
        ("pi", isFloat ? Double(Float.pi) : Double.pi), ("zero", 0), ("infinity", .infinity), ("nan", .nan),
        ("greatestFiniteMagnitude", isFloat ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude),
        ("leastNonzeroMagnitude", isFloat ? Double(Float.leastNonzeroMagnitude) : .leastNonzeroMagnitude),
        ("leastNormalMagnitude", isFloat ? Double(Float.leastNormalMagnitude) : .leastNormalMagnitude),
        ("ulpOfOne", isFloat ? Double(Float.ulpOfOne) : .ulpOfOne),
    ]
    return constants.map { constant, value in
        NativeEntry("static var \(constant): \(name) { get }", on: name) { _, _ in .double(value) }
    }
}
