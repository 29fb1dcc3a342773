import Interpreter

private typealias Unary = @Sendable (Double) -> Double
private typealias Binary = @Sendable (Double, Double) -> Double

func floatingPointMembers(_ name: String) -> [NativeEntry] {
    roundingMembers(name) + measuringMembers(name) + askingMembers(name) + randomMembers(name)
}

/// The host's rule for a case of the program's `FloatingPointRoundingRule`.
func roundingRule(_ machine: Machine, _ value: Value) -> FloatingPointRoundingRule {
    switch machine.caseName(value) {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrEven": .toNearestOrEven
    default: .toNearestOrAwayFromZero
    }
}

private func roundingMembers(_ name: String) -> [NativeEntry] {
    [
        NativeEntry("func rounded() -> \(name)", on: name) { .double(try $1.double(0).rounded()) },
        NativeEntry("func rounded(_ rule: FloatingPointRoundingRule) -> \(name)", on: name) { machine, call in
            .double(try call.double(0).rounded(roundingRule(machine, call[1])))
        },
        NativeEntry("mutating func round()", on: name) { _, call in
            call.arguments[0] = .double(try call.double(0).rounded())
            return .void
        },
        NativeEntry("mutating func round(_ rule: FloatingPointRoundingRule)", on: name) { machine, call in
            call.arguments[0] = .double(try call.double(0).rounded(roundingRule(machine, call[1])))
            return .void
        },
    ]
}

private func measuringMembers(_ name: String) -> [NativeEntry] {
    let unary: [(String, Unary)] = [
        ("var magnitude: \(name) { get }", { $0.magnitude }), ("var ulp: \(name) { get }", { $0.ulp }),
        ("var nextUp: \(name) { get }", { $0.nextUp }), ("var nextDown: \(name) { get }", { $0.nextDown }),
        ("var significand: \(name) { get }", { $0.significand }), ("func squareRoot() -> \(name)", { $0.squareRoot() }),
    ]
    let binary: [(String, Binary)] = [
        ("func truncatingRemainder(dividingBy other: \(name)) -> \(name)", { $0.truncatingRemainder(dividingBy: $1) }),
        ("func remainder(dividingBy other: \(name)) -> \(name)", { $0.remainder(dividingBy: $1) }),
        ("static func minimum(_ x: \(name), _ y: \(name)) -> \(name)", { Double.minimum($0, $1) }),
        ("static func maximum(_ x: \(name), _ y: \(name)) -> \(name)", { Double.maximum($0, $1) }),
        ("func advanced(by distance: \(name)) -> \(name)", { $0 + $1 }),
        ("func distance(to other: \(name)) -> \(name)", { $1 - $0 }),
    ]
    return unary.map { signature, operation in
        NativeEntry(signature, on: name) { _, call in fitted(operation(try call.double(0)), name) }
    }
        + binary.map { signature, operation in
            NativeEntry(signature, on: name) { _, call in
                fitted(operation(try call.double(0), try call.double(1)), name)
            }
        } + [
            NativeEntry("func addingProduct(_ lhs: \(name), _ rhs: \(name)) -> \(name)", on: name) { _, call in
                fitted(try call.double(0).addingProduct(try call.double(1), try call.double(2)), name)
            },
            NativeEntry("var exponent: Int { get }", on: name) { _, call in
                let number = try call.double(0)
                guard number.isFinite, number != 0 else { return .int(number == 0 ? .min : .max) }
                return .int(number.exponent)
            },
        ]
}

private func askingMembers(_ name: String) -> [NativeEntry] {
    let questions: [(String, @Sendable (Double) -> Bool)] = [
        ("isNaN", { $0.isNaN }), ("isInfinite", { $0.isInfinite }), ("isFinite", { $0.isFinite }),
        ("isZero", { $0.isZero }), ("isNormal", { $0.isNormal }), ("isSubnormal", { $0.isSubnormal }),
    ]
    return questions.map { question, answer in
        NativeEntry("var \(question): Bool { get }", on: name) { .bool(answer(try $1.double(0))) }
    } + [
        NativeEntry("func isLess(than other: \(name)) -> Bool", on: name) {
            .bool(try $1.double(0).isLess(than: $1.double(1)))
        },
        NativeEntry("func isLessThanOrEqualTo(_ other: \(name)) -> Bool", on: name) {
            .bool(try $1.double(0).isLessThanOrEqualTo($1.double(1)))
        },
        NativeEntry("func isEqual(to other: \(name)) -> Bool", on: name) {
            .bool(try $1.double(0).isEqual(to: $1.double(1)))
        },
        NativeEntry("var sign: FloatingPointSign { get }", on: name) { machine, call in
            machine.enumCase("FloatingPointSign", try call.double(0).sign == .minus ? "minus" : "plus") ?? .null
        },
        NativeEntry("var description: String { get }", on: name) { _, call in
            let number = try call.double(0)
            return .string(name == "Float" ? Float(number).description : number.description)
        },
        NativeEntry("var hashValue: Int { get }", on: name) { machine, call in .int(try machine.hash(of: call[0])) },
        NativeEntry("var native: Double { get }", on: name) { $1[0] },
        NativeEntry("var bitPattern: UInt64 { get }", on: name) { .integer(try $1.double(0).bitPattern) },
    ]
}

private func randomMembers(_ name: String) -> [NativeEntry] {
    let body: NativeBody = { machine, call in
        let range = try call.native(0, RangeValue.self)
        guard let lower = range.lower.asDouble, let upper = range.upper.asDouble else { return .double(0) }
        guard (upper - lower).isFinite else {
            throw call.trap(.precondition, "there is no uniform distribution on an infinite range")
        }
        if range.isClosed { return fitted(Double.random(in: lower...upper, using: &machine.random), name) }
        guard lower < upper else {
            throw call.trap(.emptyCollection, "cannot get a random value of an empty range")
        }
        return fitted(Double.random(in: lower..<upper, using: &machine.random), name)
    }
    return [
        NativeEntry("static func random(in range: Range<\(name)>) -> \(name)", on: name, body: body),
        NativeEntry("static func random(in range: ClosedRange<\(name)>) -> \(name)", on: name, body: body),
        NativeEntry(
            "static func random<G: RandomNumberGenerator>(in range: ClosedRange<\(name)>, using generator: inout G) -> \(name)",
            on: name, body: body),
        NativeEntry(
            "static func random<G: RandomNumberGenerator>(in range: Range<\(name)>, using generator: inout G) -> \(name)",
            on: name, body: body),
    ]
}
