import Foundation
import Interpreter

/// How `.formatted(…)` writes a number, in American English.
struct NumberStyle: TextFormat {
    enum Kind: Hashable, Sendable { case number, percent, currency(String) }
    var kind: Kind
    var integers: ClosedRange<Int>?
    var fractions: ClosedRange<Int>?
    var significant: ClosedRange<Int>?
    var groups = true
    var showsSign = false
    /// Thousands as K, millions as M.
    var isCompact = false
    /// What a number is multiplied by before it is written.
    var scale = 1.0
    /// The program's name of its type: of whole or of floating numbers.
    var isWhole = false

    var nativeType: String { isWhole ? "IntegerFormatStyle" : "FloatingPointFormatStyle" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? Self)?.key == key }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(key) }
    private var key: String {
        "\(kind) \(integers as Any) \(fractions as Any) \(significant as Any) \(groups) \(showsSign) \(isCompact) \(scale)"
    }

    /// The text of a number of the program.
    func text(of value: Value) -> String? {
        value.anyNumber.map { text($0) }
    }

    /// A number as text.
    func text(_ plain: Double) -> String {
        let number = plain * scale
        switch kind {
        case .number:
            var style = FloatingPointFormatStyle<Double>(locale: VocabularySource.american)
            if isCompact { style = style.notation(.compactName) }
            if !groups { style = style.grouping(.never) }
            if showsSign { style = style.sign(strategy: .always()) }
            if let precision { style = style.precision(precision) }
            return style.format(number)
        case .percent:
            var style = FloatingPointFormatStyle<Double>.Percent(locale: VocabularySource.american)
            if !groups { style = style.grouping(.never) }
            if showsSign { style = style.sign(strategy: .always()) }
            if let precision { style = style.precision(precision) }
            // Whole numbers are their own percentage.
            return style.format(isWhole ? number / 100 : number)
        case .currency(let code):
            var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: VocabularySource.american)
            if !groups { style = style.grouping(.never) }
            if let precision { style = style.precision(precision) }
            return style.format(number)
        }
    }

    private var precision: NumberFormatStyleConfiguration.Precision? {
        if let significant { return .significantDigits(significant) }
        switch (integers, fractions) {
        case (let integers?, let fractions?):
            return .integerAndFractionLength(integerLimits: integers, fractionLimits: fractions)
        case (let integers?, nil): return .integerLength(integers)
        case (nil, let fractions?): return .fractionLength(fractions)
        case (nil, nil): return nil
        }
    }
}

/// `.fractionLength(2)`, `.integerLength(3)`, `.significantDigits(4)`.
private struct PrecisionValue: NativeValue {
    var integers: ClosedRange<Int>?
    var fractions: ClosedRange<Int>?
    var significant: ClosedRange<Int>?
    var nativeType: String { "_Precision" }
}

extension VocabularySource {
    /// `.formatted()` of numbers, and the styles that it takes.
    static let numberFormats: VocabularySource = VocabularySource(
        "NumberFormats",
        types: [
            NativeType("struct FloatingPointFormatStyle: Hashable {}"),
            NativeType("struct IntegerFormatStyle: Hashable {}"),
            NativeType("struct _Precision {}"), NativeType("enum _Grouping { case automatic, never }"),
            NativeType("struct _SignDisplay {}"),
            NativeType("enum _Notation { case automatic, compactName, scientific }"),
            NativeType(
                "enum _RoundingRule { case up, down, towardZero, awayFromZero, toNearestOrEven, toNearestOrAwayFromZero }"
            ),
        ],
        entries: all(
            formatting, styles("FloatingPointFormatStyle", isWhole: false), styles("IntegerFormatStyle", isWhole: true),
            precisions))

    private static let formatting: [NativeEntry] =
        (["Double", "CGFloat", "Float"].map { ($0, "FloatingPointFormatStyle") }
        + integerNames.map { ($0, "IntegerFormatStyle") }).flatMap(formattedEntries)

    private static func formattedEntries(_ type: String, _ style: String) -> [NativeEntry] {
        let isWhole = style == "IntegerFormatStyle"
        return [
            NativeEntry("func formatted() -> String", on: type) { _, call in
                .string(NumberStyle(kind: .number, isWhole: isWhole).text(number(call[0])))
            },
            NativeEntry("func formatted(_ format: \(style)) -> String", on: type) { _, call in
                .string(try call.native(1, NumberStyle.self).text(number(call[0])))
            },
            NativeEntry("func _interpolate(_ value: \(type), format: \(style)) -> String") { _, call in
                .string(try call.native(1, NumberStyle.self).text(number(call[0])))
            },
        ]
    }

    private static func number(_ value: Value) -> Double { value.asDouble ?? Double(value.asInt ?? 0) }

    private static func styles(_ name: String, isWhole: Bool) -> [NativeEntry] {
        func change(
            _ signature: String, _ body: @escaping @Sendable (inout NumberStyle, Machine, NativeCall) throws -> Void
        ) -> NativeEntry {
            NativeEntry("func \(signature) -> \(name)", on: name) { machine, call in
                var style = try call.native(0, NumberStyle.self)
                try body(&style, machine, call)
                return .native(style)
            }
        }
        return [
            NativeEntry("static var number: \(name) { get }", on: name) { _, _ in
                .native(NumberStyle(kind: .number, isWhole: isWhole))
            },
            NativeEntry("static var percent: \(name) { get }", on: name) { _, _ in
                .native(NumberStyle(kind: .percent, isWhole: isWhole))
            },
            NativeEntry("static func currency(code: String) -> \(name)", on: name) { _, call in
                .native(NumberStyle(kind: .currency(try call.string(0)), isWhole: isWhole))
            },
            change("precision(_ p: _Precision)") { style, _, call in
                let precision = try call.native(1, PrecisionValue.self)
                style.integers = precision.integers ?? style.integers
                style.fractions = precision.fractions ?? style.fractions
                style.significant = precision.significant ?? style.significant
            },
            change("grouping(_ group: _Grouping)") { style, machine, call in
                style.groups = machine.caseName(call[1]) != "never"
            },
            change("sign(strategy: _SignDisplay)") { style, _, call in style.showsSign = call[1].asBool ?? false },
            change("locale(_ locale: Locale)") { _, _, _ in },
            change("notation(_ notation: _Notation)") { style, machine, call in
                style.isCompact = machine.caseName(call[1]) == "compactName"
            },
            change("scale(_ multiplicand: Double)") { style, _, call in style.scale = try call.double(1) },
            change("rounded(rule: _RoundingRule = .toNearestOrEven, increment: Double? = nil)") { style, _, call in
                if try call.optionalDouble(2) == 1 { style.fractions = 0...0 }
            },
        ]
    }

    private static let precisions: [NativeEntry] =
        [
            precision("fractionLength") { PrecisionValue(fractions: $0) },
            precision("integerLength") { PrecisionValue(integers: $0) },
            precision("significantDigits") {
                PrecisionValue(significant: max(1, $0.lowerBound)...max(1, $0.upperBound))
            },
        ].flatMap { $0 } + [
            NativeEntry("static func always(includingZero: Bool = true) -> _SignDisplay", on: "_SignDisplay") { _, _ in
                .bool(true)
            },
            NativeEntry("static var automatic: _SignDisplay { get }", on: "_SignDisplay") { _, _ in .bool(false) },
            NativeEntry("static var never: _SignDisplay { get }", on: "_SignDisplay") { _, _ in .bool(false) },
        ]

    private static func precision(
        _ name: String, _ make: @escaping @Sendable (ClosedRange<Int>) -> any NativeValue
    ) -> [NativeEntry] {
        @Sendable func limited(_ count: Int) -> Int { min(max(count, 0), 100) }
        return [
            NativeEntry("static func \(name)(_ length: Int) -> _Precision", on: "_Precision") { _, call in
                let length = limited(try call.int(0))
                return .native(make(length...length))
            },
            NativeEntry(
                "static func \(name)<R: RangeExpression>(_ limits: R) -> _Precision where R.Bound == Int",
                on: "_Precision"
            ) { _, call in
                let bounds = try call.bounds(0, count: 100)
                return .native(
                    make(limited(bounds.lowerBound)...limited(max(bounds.lowerBound, bounds.upperBound - 1))))
            },
        ]
    }
}
