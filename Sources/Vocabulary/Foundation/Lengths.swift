import Foundation
import Interpreter

/// Short, medium and long names of units of length, singular and plural.
private let lengthNames: [String: (short: String, long: String, plural: String)] = [
    "millimeter": ("mm", "millimeter", "millimeters"), "centimeter": ("cm", "centimeter", "centimeters"),
    "meter": ("m", "meter", "meters"), "kilometer": ("km", "kilometer", "kilometers"),
    "inch": ("in", "inch", "inches"), "foot": ("ft", "foot", "feet"), "yard": ("yd", "yard", "yards"),
    "mile": ("mi", "mile", "miles"),
]

extension VocabularySource {
    static let lengthFormatter = FoundationClass(
        name: "LengthFormatter", superclass: "Formatter",
        properties: [
            ("unitStyle", "Formatter.UnitStyle", .null), ("numberFormatter", "NumberFormatter!", .null),
            ("isForPersonHeightUse", "Bool", .bool(false)),
        ])

    /// `string(fromValue:unit:)` and `string(fromMeters:)` of LengthFormatter, in American English.
    static let lengthTexts: [NativeEntry] = [
        NativeEntry("func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String", on: "LengthFormatter")
        { machine, call in
            .string(lengthText(machine, call, try call.double(1), machine.caseName(call[2]) ?? "meter"))
        },
        NativeEntry("func string(fromMeters numberInMeters: Double) -> String", on: "LengthFormatter") {
            machine, call in
            let miles = try call.double(1) / 1609.344
            let isShort = miles < 0.5
            return .string(lengthText(machine, call, isShort ? miles * 1760 : miles, isShort ? "yard" : "mile"))
        },
        NativeEntry(
            "func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String", on: "LengthFormatter"
        ) { machine, call in
            .string(unitText(machine, call, try call.double(1), machine.caseName(call[2]) ?? "meter"))
        },
    ]

    /// NSNumber is the number itself.
    static let boxedNumbers: [NativeEntry] =
        ["Double", "Int", "Bool", "Float"].map { type in
            NativeEntry("init(value: \(type))", on: "NSNumber") { $1[0] }
        } + [
            NativeEntry("var doubleValue: Double { get }", on: "NSNumber") { _, call in
                .double(call[0].asDouble ?? Double(call[0].asInt ?? 0))
            },
            NativeEntry("var intValue: Int { get }", on: "NSNumber") { _, call in
                .int(call[0].asInt ?? Int(exactly: (call[0].asDouble ?? 0).rounded(.towardZero)) ?? 0)
            },
        ]

    private static func lengthText(_ machine: Machine, _ call: NativeCall, _ value: Double, _ unit: String) -> String {
        let number = NumberStyle(kind: .number).text(value)
        return number + " " + unitText(machine, call, value, unit)
    }

    private static func unitText(_ machine: Machine, _ call: NativeCall, _ value: Double, _ unit: String) -> String {
        guard let names = lengthNames[unit] else { return unit }
        guard machine.caseName(lengthFormatter.value("unitStyle", machine, call)) == "long" else { return names.short }
        return value == 1 ? names.long : names.plural
    }
}
