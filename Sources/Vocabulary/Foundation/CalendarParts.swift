import Foundation
import Interpreter

private typealias Part = (name: String, path: WritableKeyPath<DateComponents, Int?> & Sendable)

extension VocabularySource {
    private static let parts: [Part] = [
        ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour), ("minute", \.minute),
        ("second", \.second), ("nanosecond", \.nanosecond), ("weekday", \.weekday),
        ("weekdayOrdinal", \.weekdayOrdinal), ("quarter", \.quarter), ("weekOfMonth", \.weekOfMonth),
        ("weekOfYear", \.weekOfYear), ("yearForWeekOfYear", \.yearForWeekOfYear),
    ]

    /// DateComponents: its parts as optional numbers.
    static let componentEntries: [NativeEntry] =
        parts.map { part in
            NativeEntry(
                "var \(part.name): Int? { get set }", on: "DateComponents",
                set: { _, call in
                    var components = try call.base(0, DateComponents.self)
                    components[keyPath: part.path] = call.optional(1)?.asInt
                    call.arguments[0] = .dateComponents(components)
                    return .void
                },
                body: { _, call in
                    .optional(try call.base(0, DateComponents.self)[keyPath: part.path].map { .int($0) })
                })
        } + [
            NativeEntry(
                "init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, \(parts.map { "\($0.name): Int? = nil" }.joined(separator: ", ")))",
                on: "DateComponents"
            ) { _, call in
                var components = DateComponents()
                components.calendar = call.optionalBase(0)
                components.timeZone = call.optionalBase(1)
                for (index, part) in parts.enumerated() {
                    components[keyPath: part.path] = call.optional(index + 2)?.asInt
                }
                return .dateComponents(components)
            },
            NativeEntry(
                "var timeZone: TimeZone? { get set }", on: "DateComponents",
                set: { _, call in
                    var components = try call.base(0, DateComponents.self)
                    components.timeZone = call.optionalBase(1)
                    call.arguments[0] = .dateComponents(components)
                    return .void
                },
                body: { .optional(try $1.base(0, DateComponents.self).timeZone.map { .timeZone($0) }) }),
            NativeEntry("var date: Date? { get }", on: "DateComponents") {
                .optional(try $1.base(0, DateComponents.self).date.map { .date($0) })
            },
        ]

    /// TimeZone and Locale.
    static let zones: [NativeEntry] = [
        NativeEntry("init?(secondsFromGMT seconds: Int)", on: "TimeZone") { _, call in
            .optional(TimeZone(secondsFromGMT: try call.int(0)).map { .timeZone($0) })
        },
        NativeEntry("init?(identifier: String)", on: "TimeZone") { _, call in
            .optional(TimeZone(identifier: try call.string(0)).map { .timeZone($0) })
        },
        NativeEntry("init?(abbreviation: String)", on: "TimeZone") { _, call in
            .optional(TimeZone(abbreviation: try call.string(0)).map { .timeZone($0) })
        },
        NativeEntry("static var current: TimeZone { get }", on: "TimeZone") { _, _ in .timeZone(zone) },
        NativeEntry("static var gmt: TimeZone { get }", on: "TimeZone") { _, _ in .timeZone(zone) },
        NativeEntry("var identifier: String { get }", on: "TimeZone") {
            .string(try $1.base(0, TimeZone.self).identifier)
        },
        NativeEntry("func secondsFromGMT() -> Int", on: "TimeZone") { machine, call in
            .int(try call.base(0, TimeZone.self).secondsFromGMT(for: machine.date))
        },
        NativeEntry("init(identifier: String)", on: "Locale") { .locale(Locale(identifier: try $1.string(0))) },
        NativeEntry("static var current: Locale { get }", on: "Locale") { _, _ in .locale(american) },
        NativeEntry("var identifier: String { get }", on: "Locale") { .string(try $1.base(0, Locale.self).identifier) },
    ]
}
