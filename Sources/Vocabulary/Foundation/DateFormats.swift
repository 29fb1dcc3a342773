import Foundation
import Interpreter

/// How `.formatted(…)` writes a date, in American English and GMT.
struct DateStyleValue: TextFormat {
    enum Kind: Hashable, Sendable {
        case plain(Date.FormatStyle)
        case iso
        /// Against now, on the virtual clock.
        case relative(now: Date, isNamed: Bool)
    }
    var kind: Kind
    var nativeType: String { "DateFormatStyle" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? Self)?.kind == kind }

    /// Without any part named: the date and the time, both short.
    static let plain: Date.FormatStyle = {
        var style = Date.FormatStyle(locale: VocabularySource.american, timeZone: VocabularySource.zone)
        style.calendar = VocabularySource.plainCalendar()
        return style
    }()

    func text(of value: Value) -> String? {
        guard let date = value.asNative(FoundationValue<Date>.self)?.base else { return nil }
        switch kind {
        case .plain(let style): return style.format(date).replacing("\u{202F}", with: " ")
        case .iso: return date.ISO8601Format()
        case .relative(let now, let isNamed):
            return relativeText(date.timeIntervalSince(now), isNamed: isNamed)
        }
    }

    /// The date that a text says in this style, as a field takes it; nil where it says none.
    func date(of typed: String) -> Date? {
        switch kind {
        case .plain(let style):
            // The style itself writes a narrow space before AM and PM, which nobody types.
            let narrow = typed.replacing(/\s+([AaPp][Mm])\b/) { "\u{202F}\($0.output.1)" }
            return [typed, narrow].lazy.compactMap { try? style.parse($0) }.first
        case .iso: return try? Date(typed, strategy: .iso8601)
        case .relative: return nil
        }
    }
}

extension VocabularySource {
    /// `Date.formatted` with its styles.
    static let dateFormats: VocabularySource = VocabularySource(
        "DateFormats",
        types: [
            NativeType("struct DateFormatStyle {}"),
            NativeType("extension Date { typealias FormatStyle = DateFormatStyle }"),
            NativeType(
                """
                extension DateFormatStyle { enum DateStyle { case omitted, numeric, abbreviated, long, complete }; \
                enum TimeStyle { case omitted, shortened, standard, complete } }
                """),
            NativeType(
                """
                enum _DateSymbol { case defaultDigits, twoDigits, abbreviated, wide, narrow, short, \
                conversationalDefaultDigits }
                """),
            NativeType("enum _RelativePresentation { case numeric, named }"),
        ],
        entries: all(formatted("Date", by: "DateFormatStyle"), dateStyles, dateParts))

    private static func value(_ style: Date.FormatStyle) -> Value { .native(DateStyleValue(kind: .plain(style))) }

    private static let dateLengths: [String: Date.FormatStyle.DateStyle] = [
        "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
    ]
    private static let timeLengths: [String: Date.FormatStyle.TimeStyle] = [
        "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
    ]

    private static let dateStyles: [NativeEntry] = [
        NativeEntry("func formatted() -> String", on: "Date") { _, call in
            .optional(DateStyleValue(kind: .plain(DateStyleValue.plain)).text(of: call[0]).map { .string($0) })
        },
        NativeEntry(
            "func formatted(date: DateFormatStyle.DateStyle, time: DateFormatStyle.TimeStyle) -> String", on: "Date"
        ) { machine, call in
            .optional(styled(machine, call[1], call[2]).text(of: call[0]).map { .string($0) })
        },
        NativeEntry(
            "init(date: DateFormatStyle.DateStyle = .omitted, time: DateFormatStyle.TimeStyle = .omitted)",
            on: "DateFormatStyle"
        ) { machine, call in .native(styled(machine, call[0], call[1])) },
        NativeEntry("static var dateTime: DateFormatStyle { get }", on: "DateFormatStyle") { _, _ in
            value(DateStyleValue.plain)
        },
        NativeEntry("static var iso8601: DateFormatStyle { get }", on: "DateFormatStyle") { _, _ in
            .native(DateStyleValue(kind: .iso))
        },
        NativeEntry(
            "static func relative(presentation: _RelativePresentation, unitsStyle: _DateSymbol = .wide) -> DateFormatStyle",
            on: "DateFormatStyle"
        ) { machine, call in
            .native(
                DateStyleValue(
                    kind: .relative(now: machine.date, isNamed: machine.caseName(call[0]) == "named")))
        },
    ]

    private static func styled(_ machine: Machine, _ date: Value, _ time: Value) -> DateStyleValue {
        var style = Date.FormatStyle(
            date: machine.caseName(date).flatMap { dateLengths[$0] },
            time: machine.caseName(time).flatMap { timeLengths[$0] },
            locale: american, timeZone: zone)
        style.calendar = plainCalendar()
        return DateStyleValue(kind: .plain(style))
    }

    private typealias Part = @Sendable (Date.FormatStyle, String) -> Date.FormatStyle

    private static let datePartChanges: [(String, Part)] = [
        ("year", { $1 == "twoDigits" ? $0.year(.twoDigits) : $0.year() }),
        (
            "month",
            { style, symbol in
                switch symbol {
                case "wide": style.month(.wide)
                case "narrow": style.month(.narrow)
                case "twoDigits": style.month(.twoDigits)
                case "defaultDigits": style.month(.defaultDigits)
                default: style.month()
                }
            }
        ),
        ("day", { $1 == "twoDigits" ? $0.day(.twoDigits) : $0.day() }),
        (
            "weekday",
            { style, symbol in
                switch symbol {
                case "wide": style.weekday(.wide)
                case "narrow": style.weekday(.narrow)
                case "short": style.weekday(.short)
                default: style.weekday()
                }
            }
        ),
        ("hour", { $1 == "twoDigits" ? $0.hour(.twoDigits(amPM: .abbreviated)) : $0.hour() }),
        ("minute", { $1 == "twoDigits" ? $0.minute(.twoDigits) : $0.minute() }),
        ("second", { $1 == "twoDigits" ? $0.second(.twoDigits) : $0.second() }),
        ("era", { style, _ in style.era() }), ("quarter", { style, _ in style.quarter() }),
        ("timeZone", { style, _ in style.timeZone() }), ("week", { style, _ in style.week() }),
        ("dayOfYear", { style, _ in style.dayOfYear() }),
    ]

    private static let dateParts: [NativeEntry] =
        datePartChanges.map { name, change in
            NativeEntry("func \(name)(_ format: _DateSymbol? = nil) -> DateFormatStyle", on: "DateFormatStyle") {
                machine, call in
                guard case .plain(let style) = try call.native(0, DateStyleValue.self).kind else { return call[0] }
                return value(change(style, call.optional(1).flatMap { machine.caseName($0) } ?? ""))
            }
        } + [
            NativeEntry("func locale(_ locale: Locale) -> DateFormatStyle", on: "DateFormatStyle") { _, call in call[0]
            }
        ]
}

/// A date in the style of `Text(_:style:)`; what follows the clock is as of now.
func dated(_ date: Date, _ style: String, _ machine: Machine) -> String {
    let seconds = date.timeIntervalSince(machine.date)
    switch style {
    case "time": return shortTime(.date(date)) ?? ""
    case "timer": return clockText(seconds.magnitude)
    case "relative": return spanText(seconds.magnitude, [.hour, .minute, .second], style: "short", most: 2)
    case "offset": return (seconds < 0 ? "-" : "+") + clockText(seconds.magnitude)
    default:
        var style = Date.FormatStyle(date: .long, locale: VocabularySource.american, timeZone: VocabularySource.zone)
        style.calendar = VocabularySource.plainCalendar()
        return style.format(date)
    }
}

/// `9:41 AM`; nil where the value is no date.
func shortTime(_ value: Value) -> String? {
    var style = Date.FormatStyle(time: .shortened, locale: VocabularySource.american, timeZone: VocabularySource.zone)
    style.calendar = VocabularySource.plainCalendar()
    return DateStyleValue(kind: .plain(style)).text(of: value)
}

/// What a timer over a range shows now, in seconds.
func timerSeconds(_ range: RangeValue, _ machine: Machine, countsDown: Bool) -> Double {
    guard let start = range.lower.asNative(FoundationValue<Date>.self)?.base,
        let end = range.upper.asNative(FoundationValue<Date>.self)?.base
    else { return 0 }
    let now = min(max(machine.date, start), end)
    return countsDown ? end.timeIntervalSince(now) : now.timeIntervalSince(start)
}

/// How much of a timer's range is left, or gone by where it counts up, 0…1.
func timerShare(_ range: RangeValue, _ machine: Machine, countsDown: Bool) -> Double {
    let left = timerSeconds(range, machine, countsDown: true), gone = timerSeconds(range, machine, countsDown: false)
    guard left + gone > 0 else { return countsDown ? 0 : 1 }
    return (countsDown ? left : gone) / (left + gone)
}

/// `1:05`, `1:01:05`.
func clockText(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds.magnitude < 1e15 else { return "0:00" }
    let whole = Int(seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = "\(whole / 60 % 60):\(two(whole % 60))"
    return whole < 3600 ? rest : "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
}
