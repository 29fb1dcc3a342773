import Interpreter
import ViewValues

extension VocabularySource {
    /// Texts of values: with a format, with a date's style, in interpolations.
    static let formattedTexts = VocabularySource(
        "SwiftUI: formatted texts",
        types: [
            NativeType("enum _DateStyle: Hashable { case time, date, relative, offset, timer }"),
            NativeType("extension Text { typealias DateStyle = _DateStyle }"),
        ],
        entries: formatEntries + dateEntries + interpolations)

    /// What can be shown with a format, and the type of its formats.
    static let formattedValues = [
        ("Double", "FloatingPointFormatStyle"), ("CGFloat", "FloatingPointFormatStyle"),
        ("Float", "FloatingPointFormatStyle"), ("Decimal", "FloatingPointFormatStyle"), ("Int", "IntegerFormatStyle"),
        ("Date", "DateFormatStyle"),
        ("Duration", "DurationFormatStyle"), ("[String]", "ListFormatStyle"),
    ]

    private static var formatEntries: [NativeEntry] {
        formattedValues.map { type, style in
            NativeEntry("init(_ input: \(type), format: \(style))", on: "Text") { _, call in
                .native(TextBox(text: TextValue(try call.formatted(0, by: 1)), source: place(call.range)))
            }
        }
    }

    /// Dates that follow the clock are shown as of the moment at which the body ran.
    private static var dateEntries: [NativeEntry] {
        [
            NativeEntry("init(_ date: Date, style: _DateStyle)", on: "Text") { machine, call in
                .native(
                    TextBox(
                        text: TextValue(dated(try date(call), machine.caseName(call[1]) ?? "date", machine)),
                        source: place(call.range)))
            },
            NativeEntry("init(_ dates: ClosedRange<Date>)", on: "Text") { machine, call in
                let range = try call.native(0, RangeValue.self)
                let ends = [range.lower, range.upper].compactMap { shortTime($0) }
                return .native(TextBox(text: TextValue(ends.joined(separator: " – ")), source: place(call.range)))
            },
            NativeEntry(
                """
                init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: \
                Bool = true)
                """, on: "Text"
            ) { machine, call in
                let range = try call.native(0, RangeValue.self)
                let seconds = timerSeconds(range, machine, countsDown: try call.bool(2))
                return .native(TextBox(text: TextValue(clockText(seconds)), source: place(call.range)))
            },
        ]
    }

    private static var interpolations: [NativeEntry] {
        formattedValues.filter { !["Double", "CGFloat", "Float", "Int", "Decimal"].contains($0.0) }.map { type, style in
            NativeEntry("func _interpolate(_ value: \(type), format: \(style)) -> String") { _, call in
                .string(try call.formatted(0, by: 1))
            }
        } + [
            NativeEntry("func _interpolate(_ value: Date, style: _DateStyle) -> String") { machine, call in
                .string(dated(try date(call), machine.caseName(call[1]) ?? "date", machine))
            }
        ]
    }
}
