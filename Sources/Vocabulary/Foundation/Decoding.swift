import Foundation
import Interpreter

extension VocabularySource {
    /// JSONDecoder, and what errors say of themselves.
    static let decoding: VocabularySource = VocabularySource(
        "Decoding",
        types: [
            decoder.type, encoder.type, NativeType("struct _FoundationError: Error {}"),
            NativeType("enum _KeyStrategy { case useDefaultKeys, convertFromSnakeCase, convertToSnakeCase }"),
            NativeType("enum _DateStrategy { case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970 }"),
            NativeType(
                "struct _JSONFormatting: OptionSet { var rawValue: Int }"),
        ],
        entries: decoder.entries + encoder.entries + encoding + [
            NativeEntry("func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T", on: "JSONDecoder") {
                machine, call in
                let data = try call.base(2, Data.self)
                guard let type = call[1].asType ?? call.typeArguments.first else { return .null }
                guard let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
                    throw Thrown(machine.failure("The data is not valid JSON."), at: call.range)
                }
                let reader = JSONReader(
                    convertsKeys: machine.caseName(decoder.value("keyDecodingStrategy", machine, call))
                        == "convertFromSnakeCase",
                    dates: machine.caseName(decoder.value("dateDecodingStrategy", machine, call)) ?? "deferredToDate")
                return try machine.decode(json, as: type, at: "", reader, call)
            },
            NativeEntry("var localizedDescription: String { get }", on: "Error") { machine, call in
                if let own = try machine.property("errorDescription", of: call[0])?.payload?.asString {
                    return .string(own)
                }
                if let error = call[0].native as? FoundationError { return .string(error.message) }
                let name = machine.describe(machine.type(of: call[0])), code = call[0].asEnumeration?.tag ?? 1
                return .string("The operation couldn’t be completed. (main.\(name) error \(code).)")
            },
        ])
}

extension Machine {
    /// A decoded piece of JSON as a value of a type of the program.
    fileprivate mutating func decode(
        _ json: Any, as type: RuntimeType, at path: String, _ reader: JSONReader, _ call: NativeCall
    ) throws -> Value {
        guard case .nominal(let id, let arguments) = type else { throw mismatch(type, path, call) }
        let info = types[id]
        switch info.name {
        case "Optional":
            guard !(json is NSNull), let inner = arguments.first else { return .null }
            return .some(try decode(json, as: inner, at: path, reader, call))
        case "Array", "Set":
            guard let list = json as? [Any], let inner = arguments.first else { throw mismatch(type, path, call) }
            var result: [Value] = []
            for (index, item) in list.enumerated() {
                result.append(try decode(item, as: inner, at: "\(path)[\(index)]", reader, call))
            }
            return info.name == "Set" ? .set(try makeSet(result)) : .list(result)
        case "Dictionary":
            guard let table = json as? [String: Any], let inner = arguments.last else {
                throw mismatch(type, path, call)
            }
            var pairs: [(Value, Value)] = []
            for key in table.keys.sorted() {
                guard let item = table[key] else { continue }
                pairs.append((.string(key), try decode(item, as: inner, at: "\(path).\(key)", reader, call)))
            }
            return .dictionary(try makeTable(pairs))
        default: break
        }
        if let plain = plain(json, info.name, reader) { return plain }
        if info.kind == .enumeration, let raw = info.cases.first?.rawValue {
            return try decodeCase(json, raw, type, path, reader, call)
        }
        guard info.kind == .structure, let object = json as? [String: Any] else { throw mismatch(type, path, call) }
        return try decodeFields(object, type, path, reader, call)
    }

    private func plain(_ json: Any, _ name: String, _ reader: JSONReader) -> Value? {
        switch name {
        case "String": return (json as? String).map { .string($0) }
        case "Bool": return (json as? Bool).map { .bool($0) }
        case "Double", "CGFloat", "Float": return (json as? NSNumber).map { .double($0.doubleValue) }
        case "Decimal": return (json as? NSNumber).flatMap { Decimal(string: $0.stringValue) }.map { .decimal($0) }
        case "UUID": return (json as? String).flatMap(UUID.init(uuidString:)).map { .uuid($0) }
        case "URL": return (json as? String).flatMap { URL(string: $0) }.map { .url($0) }
        case "Date": return reader.date(json).map { .date($0) }
        default:
            guard VocabularySource.integerNames.contains(name), let number = json as? NSNumber else { return nil }
            return Int(exactly: number.doubleValue).map { .int($0) }
        }
    }

    private mutating func decodeCase(
        _ json: Any, _ raw: Value, _ type: RuntimeType, _ path: String, _ reader: JSONReader, _ call: NativeCall
    ) throws -> Value {
        let name = raw.asString == nil ? "Int" : "String"
        guard let id = type.nominal, let found = plain(json, name, reader) else { throw mismatch(type, path, call) }
        for (tag, one) in types[id].cases.enumerated() {
            if let raw = one.rawValue, try isEqual(raw, found) { return .enumeration(EnumBox(type: type, tag: tag)) }
        }
        throw mismatch(type, path, call)
    }

    private mutating func decodeFields(
        _ object: [String: Any], _ type: RuntimeType, _ path: String, _ reader: JSONReader, _ call: NativeCall
    ) throws -> Value {
        guard let id = type.nominal else { throw mismatch(type, path, call) }
        let keys = codingKeys(of: type)
        var fields: [Value] = []
        for field in types[id].fields {
            let key = keys[field.name] ?? (reader.convertsKeys ? snakeCased(field.name) : field.name)
            let inner = field.type.substituting(type.arguments)
            guard let item = object[key] else {
                guard inner.nominal.map({ types[$0].name == "Optional" }) ?? false else {
                    throw Thrown(
                        failure(
                            "The data couldn’t be read because it is missing: no value for '\(key)'\(path.isEmpty ? "" : " at \(path)")."
                        ), at: call.range)
                }
                fields.append(.null)
                continue
            }
            fields.append(try decode(item, as: inner, at: "\(path).\(key)", reader, call))
        }
        return .makeStructure(type, fields)
    }

    /// The keys that a nested `CodingKeys` gives, by property.
    func codingKeys(of type: RuntimeType) -> [String: String] {
        guard let id = type.nominal, let keys = types.id((types[id].qualifiedName ?? types[id].name) + ".CodingKeys")
        else { return [:] }
        return Dictionary(
            types[keys].cases.map { ($0.name, $0.rawValue?.asString ?? $0.name) },
            uniquingKeysWith: { first, _ in first })
    }

    private func mismatch(_ type: RuntimeType, _ path: String, _ call: NativeCall) -> Thrown {
        let place = path.isEmpty ? "" : " at \(path)"
        return Thrown(
            failure(
                "The data couldn’t be read because it isn’t in the correct format: expected \(describe(type))\(place)."),
            at: call.range)
    }
}
