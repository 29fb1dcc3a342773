import Foundation
import Interpreter

extension VocabularySource {
    /// Decimal numbers, for prices and the like.
    static let decimals = VocabularySource(
        "Decimals",
        types: [
            NativeType(
                """
                struct Decimal: SignedNumeric, Strideable, Hashable, Comparable, Codable, Sendable, CustomStringConvertible, \
                ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {}
                """),
            NativeType("typealias NSDecimalNumber = Decimal"),
        ],
        entries: makers + members + operators)

    private static let makers: [NativeEntry] = [
        NativeEntry("init()", on: "Decimal") { _, _ in .decimal(0) },
        NativeEntry("init(_ value: Int)", on: "Decimal") { .decimal(Decimal(try $1.int(0))) },
        NativeEntry("init(_ value: Double)", on: "Decimal") { .decimal(Decimal(try $1.double(0))) },
        NativeEntry("init(integerLiteral value: Int)", on: "Decimal") { .decimal(Decimal(try $1.int(0))) },
        NativeEntry("init(floatLiteral value: Double)", on: "Decimal") { _, call in
            // The literal as it is written, not the binary number next to it.
            let value = try call.double(0)
            return .decimal(Decimal(string: "\(value)") ?? Decimal(value))
        },
        NativeEntry("init?(string: String)", on: "Decimal") {
            .optional(Decimal(string: try $1.string(0)).map { .decimal($0) })
        },
    ]

    private static let members: [NativeEntry] = [
        NativeEntry("var description: String { get }", on: "Decimal") { .string("\(try decimal($1))") },
        NativeEntry("var doubleValue: Double { get }", on: "Decimal") { .double(try decimal($1).double) },
        NativeEntry("var intValue: Int { get }", on: "Decimal") { try whole($1) },
        NativeEntry("var isZero: Bool { get }", on: "Decimal") { .bool(try decimal($1) == 0) },
        NativeEntry("static var zero: Decimal { get }", on: "Decimal") { _, _ in .decimal(0) },
        NativeEntry("func formatted() -> String", on: "Decimal") { _, call in
            .string(NumberStyle(kind: .number).text(try decimal(call).double))
        },
        NativeEntry("func formatted(_ format: FloatingPointFormatStyle) -> String", on: "Decimal") { _, call in
            .string(try call.native(1, NumberStyle.self).text(decimal(call).double))
        },
        NativeEntry("func _interpolate(_ value: Decimal, format: FloatingPointFormatStyle) -> String") { _, call in
            .string(try call.native(1, NumberStyle.self).text(decimal(call).double))
        },
        NativeEntry("init(_ value: Decimal)", on: "Double") { .double(try decimal($1).double) },
        NativeEntry("init(truncating number: Decimal)", on: "Double") { .double(try decimal($1).double) },
        NativeEntry("init(truncating number: Decimal)", on: "Int") { try whole($1) },
    ]

    private static let comparisons: [(String, @Sendable (Decimal, Decimal) -> Bool)] = [
        ("==", { $0 == $1 }), ("!=", { $0 != $1 }), ("<", { $0 < $1 }), ("<=", { $0 <= $1 }), (">", { $0 > $1 }),
        (">=", { $0 >= $1 }),
    ]

    private static let operators: [NativeEntry] =
        comparisons.map { symbol, answer in
            NativeEntry("static func \(symbol) (lhs: Decimal, rhs: Decimal) -> Bool", on: "Decimal") { _, call in
                .bool(answer(try decimal(call), try decimal(call, 1)))
            }
        } + operatorWithAssignment("+", "Decimal", "Decimal") { .decimal(try decimal($0) + decimal($0, 1)) }
        + operatorWithAssignment("-", "Decimal", "Decimal") { .decimal(try decimal($0) - decimal($0, 1)) }
        + operatorWithAssignment("*", "Decimal", "Decimal") { .decimal(try decimal($0) * decimal($0, 1)) }
        + operatorWithAssignment("/", "Decimal", "Decimal") { call in
            guard try decimal(call, 1) != 0 else { return .decimal(.nan) }
            return .decimal(try decimal(call) / decimal(call, 1))
        } + [
            NativeEntry("static prefix func - (operand: Decimal) -> Decimal", on: "Decimal") {
                .decimal(-(try decimal($1)))
            }
        ]

    private static func whole(_ call: NativeCall) throws -> Value {
        guard let number = Int(exactly: try decimal(call).double.rounded(.towardZero)) else {
            throw call.trap(.conversion, "\(try decimal(call)) cannot be converted to Int")
        }
        return .int(number)
    }

    private static func decimal(_ call: NativeCall, _ index: Int = 0) throws -> Decimal {
        try call.base(index, Decimal.self)
    }
}

extension Decimal {
    /// The nearest Double.
    var double: Double { Double("\(self)") ?? .nan }
}

extension Value {
    static func decimal(_ number: Decimal) -> Value { .native(FoundationValue("Decimal", number, "\(number)")) }

    /// The number of an Int, a Double or a Decimal.
    var anyNumber: Double? {
        asDouble ?? asInt.map(Double.init) ?? asNative(FoundationValue<Decimal>.self)?.base.double
    }
}
