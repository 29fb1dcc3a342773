import Playground

/// A JSON value with its keys in the order in which they were given.
public indirect enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    /// Written unrounded; infinities and not-a-number as strings, which JSON has no numbers for.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    /// The value on one line, without white space.
    public var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .number(let value): value.isFinite ? "\(value)" : "\"\(value)\""
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let pairs):
            "{" + pairs.map { Self.quoted($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
        }
    }

    private static func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // What a terminal would obey, or nobody would see, is written as its number.
            case _ where scalars.isHidden(at: index): result += String(scalar).utf16.map(escape).joined()
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension JSONValue {
    /// A raw value; a record as its parts with its name.
    init(_ value: RawValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .number(let value): self = .number(value)
        case .text(let value): self = .string(value)
        case .list(let values): self = .array(values.map { JSONValue($0) })
        case .record: self = .string(value.display)
        }
    }

    /// A text, or null.
    init(_ text: String?) { self = text.map { .string($0) } ?? .null }
    /// A number, or null.
    init(_ number: Double?) { self = number.map { .number($0) } ?? .null }
    /// A whole number, or null.
    init(_ number: Int?) { self = number.map { .int($0) } ?? .null }
}
