import Foundation
import Interpreter

extension VocabularySource {
    /// Calendar, DateComponents, TimeZone and Locale. The current ones are Gregorian, GMT and en_US everywhere, so that
    /// a program shows the same on every machine.
    static let calendars: VocabularySource = VocabularySource(
        "Calendars",
        types: [
            NativeType(
                """
                struct Calendar: Hashable, Sendable {
                    enum Identifier { case \(identifiers.map(\.0).joined(separator: ", ")) }
                    enum Component { case \(units.map(\.0).joined(separator: ", ")) }
                }
                """),
            NativeType("struct DateComponents: Hashable, Sendable {}"),
            NativeType("struct TimeZone: Hashable, Sendable {}"),
            NativeType("struct Locale: Hashable, Sendable {}"),
        ],
        entries: all(calendarEntries, computing, asking, componentEntries, zones))

    static let identifiers: [(String, Calendar.Identifier)] = [
        ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("coptic", .coptic),
        ("hebrew", .hebrew), ("iso8601", .iso8601), ("indian", .indian), ("islamic", .islamic), ("japanese", .japanese),
        ("persian", .persian), ("republicOfChina", .republicOfChina),
    ]

    static let units: [(String, Calendar.Component)] = [
        ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute),
        ("second", .second), ("weekday", .weekday), ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter),
        ("weekOfMonth", .weekOfMonth), ("weekOfYear", .weekOfYear), ("yearForWeekOfYear", .yearForWeekOfYear),
        ("nanosecond", .nanosecond), ("calendar", .calendar), ("timeZone", .timeZone),
    ]

    static let zone: TimeZone = TimeZone(secondsFromGMT: 0) ?? .current
    static let american = Locale(identifier: "en_US")

    static func plainCalendar(_ identifier: Calendar.Identifier = .gregorian) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = zone
        calendar.locale = american
        return calendar
    }

    private static let calendarEntries: [NativeEntry] = [
        NativeEntry("init(identifier: Calendar.Identifier)", on: "Calendar") { machine, call in
            let name = machine.caseName(call[0])
            return .calendar(plainCalendar(identifiers.first { $0.0 == name }?.1 ?? .gregorian))
        },
        NativeEntry("static var current: Calendar { get }", on: "Calendar") { _, _ in .calendar(plainCalendar()) },
        NativeEntry("static var autoupdatingCurrent: Calendar { get }", on: "Calendar") { _, _ in
            .calendar(plainCalendar())
        },
        property("timeZone", "TimeZone", { .timeZone($0.timeZone) }) { $0.timeZone = try $1.base(1) },
        property("locale", "Locale?", { .optional($0.locale.map { .locale($0) }) }) { $0.locale = $1.optionalBase(1) },
        property("firstWeekday", "Int", { .int($0.firstWeekday) }) { $0.firstWeekday = try $1.int(1) },
        names("monthSymbols") { $0.monthSymbols }, names("shortMonthSymbols") { $0.shortMonthSymbols },
        names("weekdaySymbols") { $0.weekdaySymbols }, names("shortWeekdaySymbols") { $0.shortWeekdaySymbols },
        names("veryShortWeekdaySymbols") { $0.veryShortWeekdaySymbols },
    ]

    private static func property(
        _ name: String, _ type: String, _ get: @escaping @Sendable (Calendar) -> Value,
        _ set: @escaping @Sendable (inout Calendar, NativeCall) throws -> Void
    ) -> NativeEntry {
        NativeEntry(
            "var \(name): \(type) { get set }", on: "Calendar",
            set: { _, call in
                var calendar = try call.base(0, Calendar.self)
                try set(&calendar, call)
                call.arguments[0] = .calendar(calendar)
                return .void
            }, body: { get(try $1.base(0, Calendar.self)) })
    }

    private static func names(_ name: String, _ get: @escaping @Sendable (Calendar) -> [String]) -> NativeEntry {
        NativeEntry("var \(name): [String] { get }", on: "Calendar") {
            .list(get(try $1.base(0, Calendar.self)).map { .string($0) })
        }
    }

    private static let computing: [NativeEntry] = [
        NativeEntry(
            "func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?",
            on: "Calendar"
        ) { machine, call in
            let moved = try calendar(call).date(
                byAdding: unit(machine, call[1]), value: call.int(2), to: date(call, 3),
                wrappingComponents: call.bool(4))
            return .optional(moved.map { .date($0) })
        },
        NativeEntry(
            "func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?",
            on: "Calendar"
        ) { _, call in
            let moved = try calendar(call).date(
                byAdding: call.base(1), to: date(call, 2), wrappingComponents: call.bool(3))
            return .optional(moved.map { .date($0) })
        },
        NativeEntry("func date(from components: DateComponents) -> Date?", on: "Calendar") { _, call in
            .optional(try calendar(call).date(from: call.base(1)).map { .date($0) })
        },
        NativeEntry(
            "func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?", on: "Calendar"
        ) { _, call in
            let moved = try calendar(call).date(
                bySettingHour: call.int(1), minute: call.int(2), second: call.int(3), of: date(call, 4))
            return .optional(moved.map { .date($0) })
        },
        NativeEntry(
            "func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?", on: "Calendar"
        ) { machine, call in
            let moved = try calendar(call).date(
                bySetting: unit(machine, call[1]), value: call.int(2), of: date(call, 3))
            return .optional(moved.map { .date($0) })
        },
        NativeEntry("func startOfDay(for date: Date) -> Date", on: "Calendar") {
            .date(try calendar($1).startOfDay(for: date($1, 1)))
        },
        NativeEntry("func component(_ component: Calendar.Component, from date: Date) -> Int", on: "Calendar") {
            machine, call in
            .int(try calendar(call).component(unit(machine, call[1]), from: date(call, 2)))
        },
        NativeEntry(
            "func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents",
            on: "Calendar"
        ) { machine, call in
            .dateComponents(try calendar(call).dateComponents(unitSet(machine, call), from: date(call, 2)))
        },
        NativeEntry(
            "func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents",
            on: "Calendar"
        ) { machine, call in
            .dateComponents(
                try calendar(call).dateComponents(unitSet(machine, call), from: date(call, 2), to: date(call, 3)))
        },
        NativeEntry("func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents", on: "Calendar") {
            _, call in
            .dateComponents(try calendar(call).dateComponents(in: call.base(1), from: date(call, 2)))
        },
    ]

    private static let asking: [NativeEntry] = [
        NativeEntry("func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool", on: "Calendar") {
            .bool(try calendar($1).isDate(date($1, 1), inSameDayAs: date($1, 2)))
        },
        NativeEntry(
            "func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool",
            on: "Calendar"
        ) { machine, call in
            .bool(
                try calendar(call).isDate(date(call, 1), equalTo: date(call, 2), toGranularity: unit(machine, call[3])))
        },
        NativeEntry("func isDateInToday(_ date: Date) -> Bool", on: "Calendar") { machine, call in
            .bool(try calendar(call).isDate(date(call, 1), inSameDayAs: machine.date))
        },
        NativeEntry("func isDateInWeekend(_ date: Date) -> Bool", on: "Calendar") {
            .bool(try calendar($1).isDateInWeekend(date($1, 1)))
        },
        NativeEntry(
            "func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?",
            on: "Calendar"
        ) { machine, call in
            let range = try calendar(call).range(
                of: unit(machine, call[1]), in: unit(machine, call[2]), for: date(call, 3))
            return .optional(
                range.map {
                    .native(
                        RangeValue(
                            lower: .int($0.lowerBound), upper: .int($0.upperBound), isClosed: false,
                            bound: machine.types.type("Int")))
                })
        },
    ]

    private static func calendar(_ call: NativeCall) throws -> Calendar { try call.base(0, Calendar.self) }

    private static func unit(_ machine: Machine, _ value: Value) -> Calendar.Component {
        let name = machine.caseName(value)
        return units.first { $0.0 == name }?.1 ?? .day
    }

    private static func unitSet(_ machine: Machine, _ call: NativeCall) throws -> Set<Calendar.Component> {
        Set(try call.table(1).keys.map { unit(machine, $0) })
    }
}
