import Foundation
import Interpreter

/// `Measurement`: a number with the factor of its unit to the dimension's base.
private struct MeasurementValue: NativeValue {
    var value: Double
    var unit: UnitValue
    var nativeType: String { "Measurement" }
    var description: String { "\(value) \(unit.symbol)" }
    func isEqual(to other: any NativeValue) -> Bool {
        guard let other = other as? Self, other.unit.dimension == unit.dimension else { return false }
        return other.base == base
    }
    /// In the dimension's base unit.
    var base: Double { value * unit.factor + unit.constant }
    func converted(to target: UnitValue) -> MeasurementValue {
        MeasurementValue(value: (base - target.constant) / target.factor, unit: target)
    }
}

/// A unit: its value in the dimension's base unit is `factor · x + constant`.
private struct UnitValue: NativeValue, Hashable {
    let dimension: String, symbol: String
    let factor: Double, constant: Double
    var nativeType: String { dimension }
    func isEqual(to other: any NativeValue) -> Bool { (other as? Self) == self }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(dimension + symbol) }
}

extension VocabularySource {
    private typealias Unit = (name: String, symbol: String, factor: Double, constant: Double)

    /// The units that examples use, by dimension; the first factor of 1 is the base.
    private static let dimensions: [(String, [Unit])] = [
        (
            "UnitLength",
            [
                ("meters", "m", 1, 0), ("kilometers", "km", 1000, 0), ("centimeters", "cm", 0.01, 0),
                ("millimeters", "mm", 0.001, 0), ("miles", "mi", 1609.344, 0), ("feet", "ft", 0.3048, 0),
                ("inches", "in", 0.0254, 0), ("yards", "yd", 0.9144, 0),
            ]
        ),
        (
            "UnitDuration",
            [
                ("seconds", "s", 1, 0), ("minutes", "min", 60, 0), ("hours", "hr", 3600, 0),
                ("milliseconds", "ms", 0.001, 0),
            ]
        ),
        ("UnitAngle", [("degrees", "°", 1, 0), ("radians", "rad", 180 / Double.pi, 0)]),
        (
            "UnitTemperature",
            [
                ("kelvin", "K", 1, 0), ("celsius", "°C", 1, 273.15),
                ("fahrenheit", "°F", 5.0 / 9, 459.67 * 5 / 9),
            ]
        ),
        ("UnitMass", [("kilograms", "kg", 1, 0), ("grams", "g", 0.001, 0), ("pounds", "lb", 0.45359237, 0)]),
        (
            "UnitSpeed",
            [
                ("metersPerSecond", "m/s", 1, 0), ("kilometersPerHour", "km/h", 1 / 3.6, 0),
                ("milesPerHour", "mph", 0.44704, 0),
            ]
        ),
    ]

    /// Measurement with the dimensions that examples use.
    static let measurements: VocabularySource = VocabularySource(
        "Measurements",
        types: dimensions.map { NativeType("struct \($0.0): Dimension, Hashable {}") } + [
            NativeType("protocol Dimension {}"), NativeType("struct Measurement<UnitType>: Equatable, Comparable {}"),
        ],
        entries: all(unitEntries, measurementEntries))

    private static let unitEntries: [NativeEntry] = dimensions.flatMap { dimension, units in
        units.map { unit in
            NativeEntry("static var \(unit.name): \(dimension) { get }", on: dimension) { _, _ in
                .native(
                    UnitValue(
                        dimension: dimension, symbol: unit.symbol, factor: unit.factor, constant: unit.constant))
            }
        } + [
            NativeEntry("var symbol: String { get }", on: dimension) {
                .string(try $1.native(0, UnitValue.self).symbol)
            }
        ]
    }

    private static let measurementEntries: [NativeEntry] = [
        NativeEntry("init(value: Double, unit: UnitType)", on: "Measurement") { _, call in
            .native(MeasurementValue(value: try call.double(0), unit: try call.native(1)))
        },
        NativeEntry("var value: Double { get }", on: "Measurement") {
            .double(try $1.native(0, MeasurementValue.self).value)
        },
        NativeEntry("var unit: UnitType { get }", on: "Measurement") {
            .native(try $1.native(0, MeasurementValue.self).unit)
        },
        NativeEntry("func converted(to otherUnit: UnitType) -> Measurement<UnitType>", on: "Measurement") { _, call in
            .native(try call.native(0, MeasurementValue.self).converted(to: try call.native(1)))
        },
        NativeEntry("func formatted() -> String", on: "Measurement") { _, call in
            let measure = try call.native(0, MeasurementValue.self)
            let number = NumberStyle(kind: .number, fractions: 0...2).text(measure.value)
            return .string(number + (measure.unit.symbol.hasPrefix("°") ? "" : " ") + measure.unit.symbol)
        },
        NativeEntry(
            "static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool", on: "Measurement"
        ) { _, call in
            .bool(try call.native(0, MeasurementValue.self).base < call.native(1, MeasurementValue.self).base)
        },
        NativeEntry(
            "static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>",
            on: "Measurement"
        ) { _, call in
            let (left, right) = (try call.native(0, MeasurementValue.self), try call.native(1, MeasurementValue.self))
            return .native(
                MeasurementValue(value: left.value + right.converted(to: left.unit).value, unit: left.unit))
        },
    ]
}
