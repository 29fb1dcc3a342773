import Foundation
import Interpreter

/// A closure that writes values, under a style's name.
struct PlainFormat: TextFormat {
    let nativeType: String
    let write: @Sendable (Value) -> String?
    func text(of value: Value) -> String? { write(value) }
}

extension VocabularySource {
    /// Formats of lists and durations.
    static let otherFormats: VocabularySource = VocabularySource(
        "OtherFormats",
        types: [
            NativeType("struct ListFormatStyle {}"), NativeType("enum _ListType { case and, or }"),
            NativeType("enum _ListWidth { case standard, short, narrow }"),
            NativeType("struct DurationFormatStyle {}"),
            NativeType("struct _TimePattern {}"),
        ],
        entries: all(listFormats, durationFormats, timePatterns))

    private static func joined(_ value: Value, _ word: String) -> String? {
        guard let texts = value.asArray?.map(\.description) else { return nil }
        switch texts.count {
        case 0: return ""
        case 1: return texts[0]
        case 2: return "\(texts[0]) \(word) \(texts[1])"
        default: return texts.dropLast().joined(separator: ", ") + ", \(word) \(texts[texts.count - 1])"
        }
    }

    private static let listFormats: [NativeEntry] = [
        NativeEntry("func formatted() -> String", on: "Array where Element == String") { _, call in
            .string(joined(call[0], "and") ?? "")
        },
        NativeEntry("func formatted(_ format: ListFormatStyle) -> String", on: "Array where Element == String") {
            _, call in .string(try call.formatted(0, by: 1))
        },
        NativeEntry(
            "static func list(type: _ListType, width: _ListWidth = .standard) -> ListFormatStyle",
            on: "ListFormatStyle"
        ) { machine, call in
            let word = machine.caseName(call[0]) ?? "and"
            return .native(PlainFormat(nativeType: "ListFormatStyle") { joined($0, word) })
        },
    ]

    private static let durationFormats: [NativeEntry] =
        formatted("Duration", by: "DurationFormatStyle") + [
            NativeEntry("func formatted() -> String", on: "Duration") { _, call in
                .optional(patterned(.hourMinuteSecond, call[0]).map { .string($0) })
            },
            NativeEntry("static func time(pattern: _TimePattern) -> DurationFormatStyle", on: "DurationFormatStyle") {
                _, call in
                let pattern = try call.native(0, TimePattern.self).pattern
                return .native(PlainFormat(nativeType: "DurationFormatStyle") { patterned(pattern, $0) })
            },
            NativeEntry("static func units() -> DurationFormatStyle", on: "DurationFormatStyle") { _, _ in
                .native(
                    PlainFormat(nativeType: "DurationFormatStyle") { value in
                        value.asNative(SpanValue.self).map {
                            Duration.nanoseconds($0.nanoseconds).formatted(.units().locale(american))
                        }
                    })
            },
        ]

    /// Which of hours, minutes and seconds are shown, and how.
    private struct TimePattern: NativeValue {
        let pattern: Duration.TimeFormatStyle.Pattern
        var nativeType: String { "_TimePattern" }
    }

    private static let timePatterns: [NativeEntry] = [
        pattern("var hourMinute: _TimePattern { get }") { _ in .hourMinute },
        pattern("var hourMinuteSecond: _TimePattern { get }") { _ in .hourMinuteSecond },
        pattern("var minuteSecond: _TimePattern { get }") { _ in .minuteSecond },
        pattern("func hourMinute(padHourToLength: Int) -> _TimePattern") {
            .hourMinute(padHourToLength: digits(try $0.int(0)))
        },
        pattern("func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0) -> _TimePattern") {
            .hourMinuteSecond(
                padHourToLength: digits(try $0.int(0)), fractionalSecondsLength: digits(try $0.int(1)))
        },
        pattern("func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0) -> _TimePattern") {
            .minuteSecond(
                padMinuteToLength: digits(try $0.int(0)), fractionalSecondsLength: digits(try $0.int(1)))
        },
    ]

    /// A length that is asked for, within what has a meaning.
    private static func digits(_ count: Int) -> Int { min(max(count, 0), 18) }

    private static func pattern(
        _ signature: String, _ make: @escaping @Sendable (NativeCall) throws -> Duration.TimeFormatStyle.Pattern
    ) -> NativeEntry {
        NativeEntry("static " + signature, on: "_TimePattern") { _, call in
            .native(TimePattern(pattern: try make(call)))
        }
    }

    private static func patterned(_ pattern: Duration.TimeFormatStyle.Pattern, _ value: Value) -> String? {
        guard let span = value.asNative(SpanValue.self) else { return nil }
        return Duration.nanoseconds(span.nanoseconds).formatted(.time(pattern: pattern).locale(american))
    }
}
