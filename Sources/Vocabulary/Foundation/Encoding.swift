import Foundation
import Interpreter

/// How JSON is read: the strategies of its decoder.
struct JSONReader {
    let convertsKeys: Bool
    let dates: String

    /// A date as the strategy writes it.
    func date(_ json: Any) -> Date? {
        switch (dates, json) {
        case ("iso8601", let text as String): try? Date(text, strategy: .iso8601)
        case ("secondsSince1970", let number as NSNumber): Date(timeIntervalSince1970: number.doubleValue)
        case ("millisecondsSince1970", let number as NSNumber):
            Date(timeIntervalSince1970: number.doubleValue / 1000)
        case ("deferredToDate", let number as NSNumber):
            Date(timeIntervalSinceReferenceDate: number.doubleValue)
        default: nil
        }
    }
}

/// `firstName` → `first_name`.
func snakeCased(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
}

extension VocabularySource {
    static let decoder = FoundationClass(
        name: "JSONDecoder", superclass: nil,
        properties: [("keyDecodingStrategy", "_KeyStrategy", .null), ("dateDecodingStrategy", "_DateStrategy", .null)])

    static let encoder = FoundationClass(
        name: "JSONEncoder", superclass: nil,
        properties: [
            ("outputFormatting", "_JSONFormatting", .null), ("keyEncodingStrategy", "_KeyStrategy", .null),
            ("dateEncodingStrategy", "_DateStrategy", .null),
        ])

    /// JSONEncoder: fields in declared order unless the keys are to be sorted.
    static let encoding: [NativeEntry] =
        ["prettyPrinted", "sortedKeys", "withoutEscapingSlashes"].enumerated().map { place, name in
            NativeEntry("static var \(name): _JSONFormatting { get }", on: "_JSONFormatting") { machine, _ in
                machine.structure("_JSONFormatting", .int(1 << place))
            }
        } + [
            NativeEntry("func encode<T: Encodable>(_ value: T) throws -> Data", on: "JSONEncoder") { machine, call in
                let options = encoder.value("outputFormatting", machine, call).asStructure?[0].asInt ?? 0
                let writer = JSONWriter(
                    isPretty: options & 1 != 0, sortsKeys: options & 2 != 0, escapesSlashes: options & 4 == 0,
                    convertsKeys: machine.caseName(encoder.value("keyEncodingStrategy", machine, call))
                        == "convertToSnakeCase",
                    dates: machine.caseName(encoder.value("dateEncodingStrategy", machine, call)) ?? "deferredToDate")
                return .data(Data(try writer.text(of: call[1], machine, indent: 0, call).utf8))
            }
        ]
}

/// Writes values of the program as JSON.
private struct JSONWriter {
    let isPretty: Bool, sortsKeys: Bool, escapesSlashes: Bool, convertsKeys: Bool
    let dates: String

    func text(of value: Value, _ machine: Machine, indent: Int, _ call: NativeCall) throws -> String {
        switch value.unboxed {
        case .null, .void: return "null"
        case .bool(let flag): return flag ? "true" : "false"
        case .int(let number): return String(number)
        case .double(let number):
            return number == number.rounded() && number.magnitude < 1e15
                ? String(Int(number)) : String(number)
        case .string(let text): return quoted(text)
        case .character(let character): return quoted(String(character))
        case .wrapped(let box): return try self.text(of: box.value, machine, indent: indent, call)
        case .array(let elements):
            return list(try elements.map { try text(of: $0, machine, indent: indent + 1, call) }, "[", "]", indent)
        case .set(let box):
            return list(try box.keys.map { try text(of: $0, machine, indent: indent + 1, call) }, "[", "]", indent)
        case .dictionary(let box):
            let pairs = try box.pairs.map { key, item in
                (key.asString ?? key.description, try text(of: item, machine, indent: indent + 1, call))
            }
            return object(pairs, indent)
        case .enumeration(let box):
            let raw = machine.rawValue(of: value)
            if !raw.isNull { return try text(of: raw, machine, indent: indent, call) }
            throw call.trap(.unsupported, "not in Inbetween yet: encoding the enum '\(machine.describe(box.type))'")
        case .structure(let box): return object(try fields(box, machine, indent, call), indent)
        case .object(let id):
            guard let type = machine.type(of: id), let nominal = type.nominal else { return "null" }
            let pairs = try machine.types[nominal].fields.enumerated().map { place, field in
                (field.name, try text(of: machine.field(place, of: id), machine, indent: indent + 1, call))
            }
            return object(pairs, indent)
        default: return try plain(value, machine, call)
        }
    }

    private func plain(_ value: Value, _ machine: Machine, _ call: NativeCall) throws -> String {
        if let uuid = value.asNative(FoundationValue<UUID>.self)?.base { return quoted(uuid.uuidString) }
        if let url = value.asNative(FoundationValue<URL>.self)?.base { return quoted(url.absoluteString) }
        if let date = value.asNative(FoundationValue<Date>.self)?.base {
            switch dates {
            case "iso8601": return quoted(date.ISO8601Format())
            case "secondsSince1970": return String(date.timeIntervalSince1970)
            case "millisecondsSince1970": return String(date.timeIntervalSince1970 * 1000)
            default: return String(date.timeIntervalSinceReferenceDate)
            }
        }
        throw call.trap(.unsupported, "not in Inbetween yet: encoding '\(machine.describe(machine.type(of: value)))'")
    }

    private func fields(
        _ box: StructureBox, _ machine: Machine, _ indent: Int, _ call: NativeCall
    ) throws -> [(String, String)] {
        guard let id = box.type.nominal else { return [] }
        let keys = machine.codingKeys(of: box.type)
        return try machine.types[id].fields.enumerated().compactMap { place, field in
            if box[place].isNull || !keys.isEmpty && keys[field.name] == nil { return nil }
            let key = keys[field.name] ?? (convertsKeys ? snakeCased(field.name) : field.name)
            return (key, try text(of: box[place], machine, indent: indent + 1, call))
        }
    }

    private func object(_ pairs: [(String, String)], _ indent: Int) -> String {
        let ordered = sortsKeys ? pairs.sorted { $0.0 < $1.0 } : pairs
        return list(ordered.map { quoted($0) + (isPretty ? " : " : ":") + $1 }, "{", "}", indent)
    }

    private func list(_ parts: [String], _ open: String, _ close: String, _ indent: Int) -> String {
        guard isPretty else { return open + parts.joined(separator: ",") + close }
        guard !parts.isEmpty else { return open + "\n\n" + String(repeating: "  ", count: indent) + close }
        let space = String(repeating: "  ", count: indent + 1)
        return open + "\n" + parts.map { space + $0 }.joined(separator: ",\n") + "\n" + space.dropLast(2) + close
    }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "/": result += escapesSlashes ? "\\/" : "/"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case let control where control.value < 32:
                let hex = String(control.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
