import Foundation
import Interpreter

extension VocabularySource {
    /// DateComponentsFormatter, ISO8601DateFormatter, RelativeDateTimeFormatter, ByteCountFormatter.
    static let moreFormatters: VocabularySource = VocabularySource(
        "MoreFormatters",
        types: [
            spans.type, relative.type, NativeType("class ISO8601DateFormatter: Formatter {}"),
            NativeType(
                """
                extension DateComponentsFormatter {
                    enum UnitsStyle { case positional, abbreviated, short, full, brief, spellOut }
                    enum ZeroFormattingBehavior { case `default`, dropLeading, dropAll, pad, dropMiddle, dropTrailing }
                }
                """),
            NativeType("extension RelativeDateTimeFormatter { enum DateTimeStyle { case numeric, named } }"),
            NativeType("struct _CalendarUnits: OptionSet { var rawValue: Int }"),
        ],
        entries: all(spans.entries, relative.entries, spanUnits, formatterTexts))

    private static let spans = FoundationClass(
        name: "DateComponentsFormatter", superclass: "Formatter",
        properties: [
            ("allowedUnits", "_CalendarUnits", .null),
            ("unitsStyle", "DateComponentsFormatter.UnitsStyle", .null),
            ("zeroFormattingBehavior", "DateComponentsFormatter.ZeroFormattingBehavior", .null),
            ("maximumUnitCount", "Int", .int(0)), ("allowsFractionalUnits", "Bool", .bool(false)),
        ])

    private static let relative = FoundationClass(
        name: "RelativeDateTimeFormatter", superclass: "Formatter",
        properties: [
            ("dateTimeStyle", "RelativeDateTimeFormatter.DateTimeStyle", .null),
            ("unitsStyle", "DateComponentsFormatter.UnitsStyle", .null),
        ])

    private static let spanUnits: [NativeEntry] = SpanUnit.allCases.enumerated().map { place, unit in
        NativeEntry("static var \(unit.rawValue): _CalendarUnits { get }", on: "_CalendarUnits") { machine, _ in
            machine.structure("_CalendarUnits", .int(1 << place))
        }
    }

    private static let formatterTexts: [NativeEntry] = [
        NativeEntry("func string(from ti: Double) -> String?", on: "DateComponentsFormatter") { machine, call in
            spanText(try call.double(1), machine, call)
        },
        NativeEntry("func string(from startDate: Date, to endDate: Date) -> String?", on: "DateComponentsFormatter") {
            machine, call in
            spanText(try date(call, 2).timeIntervalSince(date(call, 1)), machine, call)
        },
        NativeEntry("init()", on: "ISO8601DateFormatter") { machine, _ in
            machine.makeObject(machine.types.type("ISO8601DateFormatter"), [])
        },
        NativeEntry("func string(from date: Date) -> String", on: "ISO8601DateFormatter") {
            .string(try date($1, 1).ISO8601Format())
        },
        NativeEntry("func date(from string: String) -> Date?", on: "ISO8601DateFormatter") { _, call in
            .optional((try? Date(call.string(1), strategy: .iso8601)).map { .date($0) })
        },
        NativeEntry(
            "func localizedString(for date: Date, relativeTo referenceDate: Date) -> String",
            on: "RelativeDateTimeFormatter"
        ) { machine, call in
            let isNamed = machine.caseName(relative.value("dateTimeStyle", machine, call)) == "named"
            let style = DateStyleValue(kind: .relative(now: try date(call, 2), isNamed: isNamed))
            return .string(style.text(of: call[1]) ?? "")
        },
        NativeEntry(
            "func localizedString(fromTimeInterval timeInterval: Double) -> String", on: "RelativeDateTimeFormatter"
        ) { machine, call in
            let isNamed = machine.caseName(relative.value("dateTimeStyle", machine, call)) == "named"
            let moment = machine.date.addingTimeInterval(try call.double(1))
            return .string(
                DateStyleValue(kind: .relative(now: machine.date, isNamed: isNamed)).text(of: .date(moment)) ?? "")
        },
    ]

    private static func spanText(_ seconds: Double, _ machine: Machine, _ call: NativeCall) -> Value {
        let bits = spans.value("allowedUnits", machine, call).asStructure?[0].asInt ?? 0
        let allowed = SpanUnit.allCases.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
        let text = Vocabulary.spanText(
            seconds, allowed.isEmpty ? [.hour, .minute, .second] : allowed,
            style: machine.caseName(spans.value("unitsStyle", machine, call)) ?? "positional",
            zeros: machine.caseName(spans.value("zeroFormattingBehavior", machine, call)) ?? "default",
            most: spans.value("maximumUnitCount", machine, call).asInt ?? 0)
        return .string(text)
    }
}
