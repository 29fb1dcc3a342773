import Interpreter

extension VocabularySource {
    /// Duration: whole nanoseconds.
    static let durations: [NativeEntry] = all(durationUnits, combining, durationOrder, durationMembers)

    private static let durationUnits: [NativeEntry] = timeUnits.flatMap { name, unit in
        [
            NativeEntry("static func \(name)(_ count: Int) -> Duration", on: "Duration") {
                duration(nanoseconds(try $1.int(0), of: unit))
            },
            NativeEntry("static func \(name)(_ count: Double) -> Duration", on: "Duration") {
                duration(nanoseconds(try $1.double(0) * Double(unit) / 1e9))
            },
        ]
    }

    private static let durationMembers: [NativeEntry] = [
        NativeEntry("static var zero: Duration { get }", on: "Duration") { _, _ in duration(0) },
        NativeEntry("static func / (lhs: Duration, rhs: Duration) -> Double", on: "Duration") { _, call in
            .double(Double(try span(call, 0)) / Double(try span(call, 1)))
        },
        NativeEntry("var description: String { get }", on: "Duration") {
            .string(try $1.native(0, SpanValue.self).description)
        },
        NativeEntry("var components: (seconds: Int64, attoseconds: Int64) { get }", on: "Duration") { _, call in
            let whole = try span(call, 0)
            return .tuple([.int(whole / 1_000_000_000), .int(whole % 1_000_000_000 * 1_000_000_000)])
        },
    ]

    private static let combining: [NativeEntry] = all(
        operatorWithAssignment("+", "Duration", "Duration") { duration(try span($0, 0) &+ span($0, 1)) },
        operatorWithAssignment("-", "Duration", "Duration") { duration(try span($0, 0) &- span($0, 1)) },
        operatorWithAssignment("*", "Duration", "Int") { duration(nanoseconds(try span($0, 0), of: try $0.int(1))) },
        operatorWithAssignment("*", "Duration", "Double") {
            duration(nanoseconds(Double(try span($0, 0)) / 1e9 * (try $0.double(1))))
        },
        operatorWithAssignment("/", "Duration", "Int") { call in
            let divisor = try call.int(1)
            guard divisor != 0 else { throw call.trap(.divisionByZero, "division by zero") }
            return duration(try span(call, 0) / divisor)
        },
        operatorWithAssignment("/", "Duration", "Double") {
            duration(nanoseconds(Double(try span($0, 0)) / 1e9 / (try $0.double(1))))
        })

    private static let orders: [(String, @Sendable (Int, Int) -> Bool)] = [
        ("==", { $0 == $1 }), ("<", { $0 < $1 }), (">", { $0 > $1 }), ("<=", { $0 <= $1 }), (">=", { $0 >= $1 }),
    ]

    private static let durationOrder: [NativeEntry] = orders.map { symbol, answer in
        NativeEntry("static func \(symbol) (lhs: Duration, rhs: Duration) -> Bool", on: "Duration") { _, call in
            .bool(answer(try span(call, 0), try span(call, 1)))
        }
    }

    /// Clocks and their instants, all on the virtual clock.
    static let clocks: [NativeEntry] = all(clockMembers, instantUnits)

    private static let clockMembers: [NativeEntry] = [
        NativeEntry("init()", on: "ContinuousClock") { _, _ in .void },
        NativeEntry("static var continuous: ContinuousClock { get }", on: "ContinuousClock") { _, _ in .void },
        NativeEntry("var now: ContinuousClock.Instant { get }", on: "ContinuousClock") { machine, _ in now(machine) },
        NativeEntry("static var now: ContinuousClock.Instant { get }", on: "ContinuousClock") { machine, _ in
            now(machine)
        },
        NativeEntry("static var now: ContinuousClock.Instant { get }", on: "ContinuousClock.Instant") { machine, _ in
            now(machine)
        },
        NativeEntry("func measure(_ work: () throws -> Void) rethrows -> Duration", on: "ContinuousClock") {
            machine, call in
            _ = try machine.call(call[1], [])
            return duration(0)
        },
        NativeEntry("func advanced(by duration: Duration) -> ContinuousClock.Instant", on: "ContinuousClock.Instant") {
            _, call in
            .native(MomentValue(nativeType: "Instant", nanoseconds: try moment(call, 0) &+ span(call, 1)))
        },
        NativeEntry("func duration(to other: ContinuousClock.Instant) -> Duration", on: "ContinuousClock.Instant") {
            _, call in
            duration(try moment(call, 1) &- moment(call, 0))
        },
        NativeEntry(
            "static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant",
            on: "ContinuousClock.Instant"
        ) { _, call in
            .native(MomentValue(nativeType: "Instant", nanoseconds: try moment(call, 0) &+ span(call, 1)))
        },
        NativeEntry(
            "static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration",
            on: "ContinuousClock.Instant"
        ) { _, call in
            duration(try moment(call, 0) &- moment(call, 1))
        },
        NativeEntry(
            "static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool",
            on: "ContinuousClock.Instant"
        ) { _, call in
            .bool(try moment(call, 0) < moment(call, 1))
        },
    ]

    private static let instantUnits: [NativeEntry] = timeUnits.map { name, unit in
        // An implicit member after `.now +` is looked up in the instant as well.
        NativeEntry("static func \(name)(_ count: Int) -> Duration", on: "ContinuousClock.Instant") {
            duration(nanoseconds(try $1.int(0), of: unit))
        }
    }

    private static func now(_ machine: Machine) -> Value {
        .native(MomentValue(nativeType: "Instant", nanoseconds: machine.now))
    }
}

private func duration(_ nanoseconds: Int) -> Value {
    .native(SpanValue(nativeType: "Duration", nanoseconds: nanoseconds))
}

private func span(_ call: NativeCall, _ index: Int) throws -> Int { try call.native(index, SpanValue.self).nanoseconds }

private func moment(_ call: NativeCall, _ index: Int) throws -> Int {
    try call.native(index, MomentValue.self).nanoseconds
}
