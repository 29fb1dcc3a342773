import Foundation
import Interpreter

extension Machine {
    /// Programs begin at midnight of 1 January 2025 in GMT.
    static var firstDate: Date { Date(timeIntervalSince1970: 1_735_689_600) }

    /// Now, on the virtual clock.
    var date: Date { Self.firstDate.addingTimeInterval(Double(now) / 1_000_000_000) }
}

extension Date {
    /// The date as it prints itself; Foundation's own text ends the process where the seconds are no number.
    var text: String { timeIntervalSinceReferenceDate.isNaN ? "Date(nan)" : description }
}

extension VocabularySource {
    /// Date and DateInterval.
    static let dates: VocabularySource = VocabularySource(
        "Dates",
        types: [
            NativeType(
                "struct Date: Hashable, Comparable, CustomStringConvertible, Codable, Sendable, Strideable { typealias Stride = Double }"
            ),
            NativeType(
                "struct DateInterval: Hashable, Comparable { var start: Date; var duration: Double; var end: Date { get } }"
            ),
        ],
        entries: all(making, members, operators, intervals))

    private static let making: [NativeEntry] = [
        NativeEntry("init()", on: "Date") { machine, _ in .date(machine.date) },
        NativeEntry("static var now: Date { get }", on: "Date") { machine, _ in .date(machine.date) },
        NativeEntry("init(timeIntervalSinceNow: Double)", on: "Date") { machine, call in
            .date(machine.date.addingTimeInterval(try call.double(0)))
        },
        NativeEntry("init(timeIntervalSince1970: Double)", on: "Date") {
            .date(Date(timeIntervalSince1970: try $1.double(0)))
        },
        NativeEntry("init(timeIntervalSinceReferenceDate: Double)", on: "Date") {
            .date(Date(timeIntervalSinceReferenceDate: try $1.double(0)))
        },
        NativeEntry("init(timeInterval: Double, since date: Date)", on: "Date") {
            .date(Date(timeInterval: try $1.double(0), since: try $1.base(1)))
        },
        NativeEntry("static var distantPast: Date { get }", on: "Date") { _, _ in .date(.distantPast) },
        NativeEntry("static var distantFuture: Date { get }", on: "Date") { _, _ in .date(.distantFuture) },
    ]

    private static let members: [NativeEntry] = [
        NativeEntry("var timeIntervalSince1970: Double { get }", on: "Date") {
            .double(try date($1).timeIntervalSince1970)
        },
        NativeEntry("var timeIntervalSinceReferenceDate: Double { get }", on: "Date") {
            .double(try date($1).timeIntervalSinceReferenceDate)
        },
        NativeEntry("static var timeIntervalSinceReferenceDate: Double { get }", on: "Date") { machine, _ in
            .double(machine.date.timeIntervalSinceReferenceDate)
        },
        NativeEntry("var timeIntervalSinceNow: Double { get }", on: "Date") { machine, call in
            .double(try date(call).timeIntervalSince(machine.date))
        },
        NativeEntry("func timeIntervalSince(_ date: Date) -> Double", on: "Date") {
            .double(try date($1).timeIntervalSince(date($1, 1)))
        },
        NativeEntry("func distance(to other: Date) -> Double", on: "Date") {
            .double(try date($1, 1).timeIntervalSince(date($1)))
        },
        NativeEntry("func advanced(by n: Double) -> Date", on: "Date") {
            .date(try date($1).addingTimeInterval($1.double(1)))
        },
        NativeEntry("func addingTimeInterval(_ timeInterval: Double) -> Date", on: "Date") {
            .date(try date($1).addingTimeInterval($1.double(1)))
        },
        NativeEntry("mutating func addTimeInterval(_ timeInterval: Double)", on: "Date") { _, call in
            call.arguments[0] = .date(try date(call).addingTimeInterval(call.double(1)))
            return .void
        },
        NativeEntry("var description: String { get }", on: "Date") { .string(try date($1).text) },
        NativeEntry("func ISO8601Format() -> String", on: "Date") { .string(try date($1).ISO8601Format()) },
    ]

    private static let comparisons: [(String, @Sendable (Date, Date) -> Bool)] = [
        ("==", { $0 == $1 }), ("!=", { $0 != $1 }), ("<", { $0 < $1 }), ("<=", { $0 <= $1 }), (">", { $0 > $1 }),
        (">=", { $0 >= $1 }),
    ]

    private static let operators: [NativeEntry] =
        comparisons.map { symbol, answer in
            NativeEntry("static func \(symbol) (lhs: Date, rhs: Date) -> Bool", on: "Date") { _, call in
                .bool(answer(try date(call), try date(call, 1)))
            }
        } + operatorWithAssignment("+", "Date", "Double") { .date(try date($0).addingTimeInterval($0.double(1))) }
        + operatorWithAssignment("-", "Date", "Double") { .date(try date($0).addingTimeInterval(-$0.double(1))) }

    private static let intervals: [NativeEntry] = [
        NativeEntry("init(start: Date, end: Date)", on: "DateInterval") { machine, call in
            let length = try date(call, 1).timeIntervalSince(date(call))
            guard length >= 0 else { throw call.trap(.invalidRange, "a DateInterval cannot end before it starts") }
            return machine.structure("DateInterval", call[0], .double(length))
        },
        NativeEntry("var end: Date { get }", on: "DateInterval") { _, call in
            let box = try call.structure(0)
            guard let start = box[0].asNative(FoundationValue<Date>.self)?.base else { return .null }
            return .date(start.addingTimeInterval(box[1].asDouble ?? 0))
        },
    ]
}

/// The date at a place.
func date(_ call: NativeCall, _ index: Int = 0) throws -> Date { try call.base(index, Date.self) }
