import Interpreter

extension VocabularySource {
    /// Equality, order and hashing of everything that has no operators of its own; Bool; `min`, `max`, `abs`.
    static let comparing: VocabularySource = VocabularySource(
        "Comparing",
        types: [
            NativeType(
                "struct Bool: Hashable, LosslessStringConvertible, CustomStringConvertible, Codable, Sendable, ExpressibleByBooleanLiteral {}"
            ),
            NativeType("struct Hasher {}"),
            NativeType("struct ObjectIdentifier: Hashable, Comparable {}"),
            NativeType("struct AnyHashable: Hashable {}"),
            NativeType("struct SystemRandomNumberGenerator: RandomNumberGenerator {}"),
        ],
        entries: all(equality, order, booleans, hashing, extremes, arithmeticOfProtocols))

    private static let equality: [NativeEntry] =
        [
            NativeEntry("static func == (lhs: Self, rhs: Self) -> Bool", on: "Equatable", body: areEqual),
            NativeEntry("static func != (lhs: Self, rhs: Self) -> Bool", on: "Equatable", body: areDifferent),
            NativeEntry("static func ~= (pattern: Self, value: Self) -> Bool", on: "Equatable", body: areEqual),
            NativeEntry(
                "static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool", on: "Optional where Wrapped: Equatable",
                body: areEqual),
            NativeEntry(
                "static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool", on: "Optional where Wrapped: Equatable",
                body: areDifferent),
            NativeEntry(
                "static func ~= (pattern: Wrapped?, value: Wrapped?) -> Bool", on: "Optional where Wrapped: Equatable",
                body: areEqual),
            NativeEntry("func ~= <T: Equatable>(pattern: T, value: T) -> Bool", body: areEqual),
            NativeEntry("func == (lhs: Any.Type, rhs: Any.Type) -> Bool", body: areEqual),
            NativeEntry("func != (lhs: Any.Type, rhs: Any.Type) -> Bool", body: areDifferent),
            NativeEntry("func == (lhs: Any.Type?, rhs: Any.Type?) -> Bool", body: areEqual),
        ] + (2...6).flatMap(tupleComparison)

    private static let areEqual: NativeBody = { .bool(try $0.isEqual($1[0], $1[1])) }
    private static let areDifferent: NativeBody = { .bool(try !$0.isEqual($1[0], $1[1])) }
    private static let isLess: NativeBody = { .bool(try $0.isLess($1[0], $1[1])) }
    private static let isGreater: NativeBody = { .bool(try $0.isLess($1[1], $1[0])) }
    private static let isAtMost: NativeBody = { .bool(try !$0.isLess($1[1], $1[0])) }
    private static let isAtLeast: NativeBody = { .bool(try !$0.isLess($1[0], $1[1])) }

    private static func tupleComparison(_ count: Int) -> [NativeEntry] {
        let names = ["A", "B", "C", "D", "E", "F"].prefix(count)
        let type = "(" + names.joined(separator: ", ") + ")"
        func generics(_ bound: String) -> String { names.map { "\($0): \(bound)" }.joined(separator: ", ") }
        let comparisons: [(String, String, NativeBody)] = [
            ("==", "Equatable", areEqual), ("!=", "Equatable", areDifferent), ("<", "Comparable", isLess),
            (">", "Comparable", isGreater), ("<=", "Comparable", isAtMost), (">=", "Comparable", isAtLeast),
        ]
        return comparisons.map { symbol, bound, body in
            NativeEntry("func \(symbol) <\(generics(bound))>(lhs: \(type), rhs: \(type)) -> Bool", body: body)
        }
    }

    private static let order: [NativeEntry] = [
        NativeEntry("static func < (lhs: Self, rhs: Self) -> Bool", on: "Comparable", body: isLess),
        NativeEntry("static func > (lhs: Self, rhs: Self) -> Bool", on: "Comparable", body: isGreater),
        NativeEntry("static func <= (lhs: Self, rhs: Self) -> Bool", on: "Comparable", body: isAtMost),
        NativeEntry("static func >= (lhs: Self, rhs: Self) -> Bool", on: "Comparable", body: isAtLeast),
    ]

    private static let booleans: [NativeEntry] = [
        NativeEntry("static prefix func ! (operand: Bool) -> Bool", on: "Bool", intrinsic: .boolNot) {
            .bool(try !$1.bool(0))
        },
        NativeEntry(
            "static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool", on: "Bool",
            intrinsic: .boolAnd
        ) { machine, call in
            try call.bool(0) ? machine.call(call[1], []) : .bool(false)
        },
        NativeEntry(
            "static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool", on: "Bool",
            intrinsic: .boolOr
        ) { machine, call in
            try call.bool(0) ? .bool(true) : machine.call(call[1], [])
        },
        NativeEntry("mutating func toggle()", on: "Bool") { _, call in
            call.arguments[0] = .bool(try !call.bool(0))
            return .void
        },
        NativeEntry("init()", on: "Bool") { _, _ in .bool(false) },
        NativeEntry("init(_ value: Bool)", on: "Bool") { $1[0] },
        NativeEntry("init?(_ description: String)", on: "Bool") { _, call in
            .optional(Bool(try call.string(0)).map { .bool($0) })
        },
        NativeEntry("var description: String { get }", on: "Bool") { .string(try $1.bool(0).description) },
        NativeEntry("static func random() -> Bool", on: "Bool") { machine, _ in
            .bool(Bool.random(using: &machine.random))
        },
    ]

    private static let hashing: [NativeEntry] = [
        NativeEntry("init()", on: "Hasher") { _, _ in .native(ProgramHasher()) },
        NativeEntry("mutating func combine<H: Hashable>(_ value: H)", on: "Hasher") { machine, call in
            var hasher = try call.native(0, ProgramHasher.self)
            try machine.hash(call[1], into: &hasher)
            call.arguments[0] = .native(hasher)
            return .void
        },
        NativeEntry("func finalize() -> Int", on: "Hasher") { .int(try $1.native(0, ProgramHasher.self).finish()) },
        NativeEntry("var hashValue: Int { get }", on: "Hashable") { .int(try $0.hash(of: $1[0])) },
        NativeEntry("func hash(into hasher: inout Hasher)", on: "Hashable") { machine, call in
            var hasher = try call.native(1, ProgramHasher.self)
            try machine.hash(call[0], into: &hasher)
            call.arguments[1] = .native(hasher)
            return .void
        },
        NativeEntry("init<H: Hashable>(_ base: H)", on: "AnyHashable") { $1[0] },
        NativeEntry("var base: Any { get }", on: "AnyHashable") { $1[0] },
        NativeEntry("init(_ object: AnyObject)", on: "ObjectIdentifier") { _, call in
            guard let object = call[0].asObject else { return .null }
            return .native(ObjectIdentifierValue(object: object))
        },
        NativeEntry("init()", on: "SystemRandomNumberGenerator") { _, _ in .void },
        NativeEntry("mutating func next() -> UInt64", on: "SystemRandomNumberGenerator") { machine, _ in
            .integer(machine.random.next())
        },
    ]

    private static let extremes: [NativeEntry] = [
        NativeEntry("func min<T: Comparable>(_ x: T, _ y: T) -> T") { try $0.isLess($1[1], $1[0]) ? $1[1] : $1[0] },
        NativeEntry("func max<T: Comparable>(_ x: T, _ y: T) -> T") { try $0.isLess($1[1], $1[0]) ? $1[0] : $1[1] },
        NativeEntry("func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T") { machine, call in
            var least = call[0]
            for other in [call[1], call[2]] + (try call.array(3)) where try machine.isLess(other, least) {
                least = other
            }
            return least
        },
        NativeEntry("func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T") { machine, call in
            var most = call[0]
            for other in [call[1], call[2]] + (try call.array(3)) where try !machine.isLess(other, most) {
                most = other
            }
            return most
        },
        NativeEntry("func abs<T: SignedNumeric & Comparable>(_ x: T) -> T") { machine, call in
            if let number = call[0].asDouble { return .double(number.magnitude) }
            guard let number = call[0].asInt else { return try machine.absolute(call) }
            guard number != .min else { throw call.overflow("Int") }
            return .int(abs(number))
        },
        NativeEntry("func swap<T>(_ a: inout T, _ b: inout T)") { _, call in
            call.arguments.swapAt(0, 1)
            return .void
        },
    ]

    /// Arithmetic on values whose type is only known by a protocol: the program's own types, and numbers in
    /// generic functions.
    private static let arithmeticOfProtocols: [NativeEntry] =
        [
            arithmetic("+", "AdditiveArithmetic"), arithmetic("-", "AdditiveArithmetic"), arithmetic("*", "Numeric"),
            arithmetic("/", "BinaryInteger"), arithmetic("/", "FloatingPoint"), arithmetic("%", "BinaryInteger"),
        ].flatMap { $0 } + [
            NativeEntry("static prefix func - (operand: Self) -> Self", on: "SignedNumeric") { machine, call in
                if let number = call[0].asDouble { return .double(-number) }
                return try machine.arithmetic("-", .int(0), call[0], call)
            },
            NativeEntry("static prefix func + (operand: Self) -> Self", on: "AdditiveArithmetic") { $1[0] },
            NativeEntry("func isMultiple(of other: Self) -> Bool", on: "BinaryInteger") { _, call in
                .bool(try call.int(0).isMultiple(of: try call.int(1)))
            },
            NativeEntry("func squareRoot() -> Self", on: "FloatingPoint") { .double(try $1.double(0).squareRoot()) },
            NativeEntry("func rounded() -> Self", on: "FloatingPoint") { .double(try $1.double(0).rounded()) },
            NativeEntry("var magnitude: Self { get }", on: "FloatingPoint") { .double(try $1.double(0).magnitude) },
        ]

    private static func arithmetic(_ symbol: String, _ owner: String) -> [NativeEntry] {
        [
            NativeEntry("static func \(symbol) (lhs: Self, rhs: Self) -> Self", on: owner) { machine, call in
                try machine.arithmetic(symbol, call[0], call[1], call)
            },
            NativeEntry("static func \(symbol)= (lhs: inout Self, rhs: Self)", on: owner) { machine, call in
                call.arguments[0] = try machine.arithmetic(symbol, call[0], call[1], call)
                return .void
            },
        ]
    }
}

/// The identity of an object.
struct ObjectIdentifierValue: NativeValue {
    let object: ObjectID
    var nativeType: String { "ObjectIdentifier" }
    var description: String { "ObjectIdentifier(\(object.index))" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? Self)?.object == object }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(Int(object.index)) }
}

extension Machine {
    /// `left op right` by the operands' own kind.
    mutating func arithmetic(_ symbol: String, _ left: Value, _ right: Value, _ call: NativeCall) throws -> Value {
        if let left = left.asDouble, let right = right.asDouble {
            switch symbol {
            case "+": return .double(left + right)
            case "-": return .double(left - right)
            case "*": return .double(left * right)
            default: return .double(left / right)
            }
        }
        guard let leftNumber = left.asInt, let rightNumber = right.asInt else {
            return try ownArithmetic(symbol, left, right, call)
        }
        if symbol == "/" || symbol == "%", rightNumber == 0 { throw call.trap(.divisionByZero, "division by zero") }
        let (result, overflow) =
            switch symbol {
            case "+": leftNumber.addingReportingOverflow(rightNumber)
            case "-": leftNumber.subtractingReportingOverflow(rightNumber)
            case "*": leftNumber.multipliedReportingOverflow(by: rightNumber)
            case "/": leftNumber.dividedReportingOverflow(by: rightNumber)
            default: leftNumber.remainderReportingOverflow(dividingBy: rightNumber)
            }
        if overflow { throw call.overflow("Int") }
        return .int(result)
    }

    /// The operator of a type of the program or of the vocabulary.
    private mutating func ownArithmetic(
        _ symbol: String, _ left: Value, _ right: Value, _ call: NativeCall
    ) throws -> Value {
        let type = type(of: left)
        if let member = member(symbol, of: type) { return try self.call(member, [left, right]) }
        guard let id = type.nominal, let place = vocabulary.entries(of: types[id].name, named: symbol).first else {
            throw call.trap(.unsupported, "not in Inbetween yet: '\(symbol)' of \(describe(type)) in generic code")
        }
        var inner = NativeCall([left, right], typeArguments: type.arguments, range: call.range)
        return try vocabulary.entries[place].body(&self, &inner)
    }

    fileprivate mutating func absolute(_ call: NativeCall) throws -> Value {
        let type = type(of: call[0])
        guard let zero = member("zero", of: type) else { return call[0] }
        let start = try self.call(zero, [])
        return try isLess(call[0], start) ? arithmetic("-", start, call[0], call) : call[0]
    }
}
