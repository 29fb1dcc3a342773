import Foundation
import Interpreter

extension VocabularySource {
    /// DateFormatter, NumberFormatter, LengthFormatter: classes with properties to set, then text.
    static let formatters: VocabularySource = VocabularySource(
        "Formatters",
        types: [
            NativeType("class Formatter {}"), NativeType("struct NSNumber: Hashable {}"),
            dateFormatter.type,
            NativeType("extension DateFormatter { enum Style { case none, short, medium, long, full } }"),
            numberFormatter.type,
            NativeType(
                "extension NumberFormatter { enum Style { case none, decimal, percent, currency, scientific, spellOut, ordinal } }"
            ),
            lengthFormatter.type,
            NativeType(
                "extension LengthFormatter { enum Unit { case millimeter, centimeter, meter, kilometer, inch, foot, yard, mile } }"
            ),
            NativeType("extension Formatter { enum UnitStyle { case short, medium, long } }"),
        ],
        entries: all(
            dateFormatter.entries, numberFormatter.entries, lengthFormatter.entries, dateTexts, numberTexts,
            interpolations,
            lengthTexts, boxedNumbers))

    private static let dateFormatter = FoundationClass(
        name: "DateFormatter", superclass: "Formatter",
        properties: [
            ("dateFormat", "String!", .string("")), ("locale", "Locale!", .locale(american)),
            ("timeZone", "TimeZone!", .timeZone(zone)), ("calendar", "Calendar!", .calendar(plainCalendar())),
            ("dateStyle", "DateFormatter.Style", .null), ("timeStyle", "DateFormatter.Style", .null),
            ("isLenient", "Bool", .bool(false)),
        ])

    private static let dateTexts: [NativeEntry] = [
        NativeEntry("func string(from date: Date) -> String", on: "DateFormatter") { machine, call in
            .string(hostDateFormatter(machine, call).string(from: try date(call, 1)))
        },
        NativeEntry("func date(from string: String) -> Date?", on: "DateFormatter") { machine, call in
            .optional(hostDateFormatter(machine, call).date(from: try call.string(1)).map { .date($0) })
        },
        NativeEntry("func setLocalizedDateFormatFromTemplate(_ template: String)", on: "DateFormatter") {
            machine, call in
            let locale = Locale(identifier: "en_US")
            let format = DateFormatter.dateFormat(fromTemplate: try call.string(1), options: 0, locale: locale)
            dateFormatter.set("dateFormat", .string(format ?? ""), &machine, call[0])
            return .void
        },
    ]

    static func hostDateFormatter(_ machine: Machine, _ call: NativeCall) -> DateFormatter {
        func value(_ name: String) -> Value { dateFormatter.value(name, machine, call) }
        let formatter = DateFormatter()
        formatter.locale = value("locale").asNative(FoundationValue<Locale>.self)?.base ?? american
        formatter.timeZone = value("timeZone").asNative(FoundationValue<TimeZone>.self)?.base ?? zone
        if let calendar = value("calendar").asNative(FoundationValue<Calendar>.self)?.base {
            formatter.calendar = calendar
        }
        let styles: [String: DateFormatter.Style] = [
            "none": .none, "short": .short, "medium": .medium, "long": .long, "full": .full,
        ]
        formatter.dateStyle = machine.caseName(value("dateStyle")).flatMap { styles[$0] } ?? .none
        formatter.timeStyle = machine.caseName(value("timeStyle")).flatMap { styles[$0] } ?? .none
        if let format = value("dateFormat").asString, !format.isEmpty { formatter.dateFormat = format }
        return formatter
    }

    private static let numberFormatter = FoundationClass(
        name: "NumberFormatter", superclass: "Formatter",
        properties: [
            ("numberStyle", "NumberFormatter.Style", .null), ("locale", "Locale!", .locale(american)),
            ("minimumFractionDigits", "Int", .int(-1)), ("maximumFractionDigits", "Int", .int(-1)),
            ("minimumIntegerDigits", "Int", .int(-1)), ("currencyCode", "String!", .string("USD")),
            ("currencySymbol", "String!", .null), ("groupingSeparator", "String!", .null),
            ("usesGroupingSeparator", "Bool", .bool(true)), ("positivePrefix", "String!", .null),
        ])

    private static let numberTexts: [NativeEntry] = [
        NativeEntry("func string(from number: Double) -> String?", on: "NumberFormatter", body: numberText),
        NativeEntry("func string(from number: NSNumber) -> String?", on: "NumberFormatter", body: numberText),
        NativeEntry("func string(for number: Any?) -> String?", on: "NumberFormatter", body: numberText),
    ]

    /// `\(value, formatter: style)` in a text: what the formatter's own `string(from:)` gives.
    private static let interpolations: [NativeEntry] =
        ["Double", "CGFloat", "Int", "Decimal", "NSNumber"].map { type in
            NativeEntry("func _interpolate(_ value: \(type), formatter: NumberFormatter) -> String") { machine, call in
                var inner = NativeCall([call[1], call[0]], range: call.range)
                return try numberText(&machine, &inner).payload ?? .string("")
            }
        } + [
            NativeEntry("func _interpolate(_ value: Date, formatter: DateFormatter) -> String") { machine, call in
                let inner = NativeCall([call[1], call[0]], range: call.range)
                return .string(hostDateFormatter(machine, inner).string(from: try date(call)))
            }
        ]

    static let numberText: NativeBody = { machine, call in
        guard let number = call[1].payload?.anyNumber else { return .null }
        return .optional(hostNumberFormatter(machine, call).string(from: number as NSNumber).map { .string($0) })
    }

    private static func hostNumberFormatter(_ machine: Machine, _ call: NativeCall) -> NumberFormatter {
        func value(_ name: String) -> Value { numberFormatter.value(name, machine, call) }
        func digits(_ name: String) -> Int? { value(name).asInt.flatMap { $0 >= 0 ? min($0, 100) : nil } }
        let formatter = NumberFormatter()
        formatter.locale = value("locale").asNative(FoundationValue<Locale>.self)?.base ?? american
        let styles: [String: NumberFormatter.Style] = [
            "decimal": .decimal, "percent": .percent, "currency": .currency, "scientific": .scientific,
            "spellOut": .spellOut, "ordinal": .ordinal,
        ]
        formatter.numberStyle = machine.caseName(value("numberStyle")).flatMap { styles[$0] } ?? .none
        if formatter.numberStyle == .currency { formatter.currencyCode = value("currencyCode").asString ?? "USD" }
        if let count = digits("minimumIntegerDigits") { formatter.minimumIntegerDigits = count }
        // A limit moves the other one along where it would contradict it.
        if let count = digits("minimumFractionDigits") {
            formatter.minimumFractionDigits = count
            formatter.maximumFractionDigits = max(formatter.maximumFractionDigits, count)
        }
        if let count = digits("maximumFractionDigits") {
            formatter.maximumFractionDigits = count
            formatter.minimumFractionDigits = min(formatter.minimumFractionDigits, count)
        }
        if let symbol = value("currencySymbol").asString { formatter.currencySymbol = symbol }
        if let separator = value("groupingSeparator").asString { formatter.groupingSeparator = separator }
        if value("usesGroupingSeparator").asBool == false { formatter.usesGroupingSeparator = false }
        return formatter
    }
}
