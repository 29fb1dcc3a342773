import Interpreter

extension VocabularySource {
    /// `dump`: a value with its parts, a line each.
    static let dumping: VocabularySource = VocabularySource(
        "Dumping", types: [],
        entries: [
            NativeEntry("@discardableResult func dump<T>(_ value: T, name: String? = nil, indent: Int = 0) -> T") {
                machine, call in
                let name = call.optional(1)?.asString
                let indent = min(max(try call.int(2), 0), 100)
                var seen: [ObjectID] = []
                try machine.dump(call[0], call.typeArguments.first, name, indent: indent, depth: 0, &seen)
                return call[0]
            }
        ])
}

/// What `dump` shows of a value: its line, and its parts by name.
private struct DumpedValue {
    var text: String
    var parts: [(name: String?, value: Value, type: RuntimeType?)] = []
}

extension Machine {
    fileprivate mutating func dump(
        _ value: Value, _ type: RuntimeType?, _ name: String?, indent: Int, depth: Int, _ seen: inout [ObjectID]
    ) throws {
        let dumped = try dumped(value, type, &seen)
        let mark = dumped.parts.isEmpty ? "-" : depth < 50 ? "▿" : "▹"
        let space = String(repeating: " ", count: indent)
        try print("\(space)\(mark) \(name.map { $0 + ": " } ?? "")\(dumped.text)\n")
        guard depth < 50 else { return }
        for part in dumped.parts {
            try dump(part.value, part.type, part.name, indent: indent + 2, depth: depth + 1, &seen)
        }
    }

    private mutating func dumped(
        _ value: Value, _ type: RuntimeType?, _ seen: inout [ObjectID]
    ) throws -> DumpedValue {
        if case .any(let box) = value { return try dumped(box.value, box.type, &seen) }
        if let type, case .nominal(let id, let arguments) = type, types[id].name == "Optional" {
            guard let payload = value.payload else { return DumpedValue(text: "nil") }
            return DumpedValue(text: try describe(value, as: type), parts: [("some", payload, arguments.first)])
        }
        switch value {
        case .array(let elements):
            return listed(Array(elements), type?.arguments.first, counted(elements.count, "element"))
        case .set(let table): return listed(table.keys, type?.arguments.first, counted(table.count, "member"))
        case .dictionary(let table):
            let pairs = table.pairs.map { Value.tuple([$0.0, $0.1]) }
            let types = type?.arguments ?? []
            let pair = RuntimeType.tuple([
                .init(label: "key", type: types.first ?? .any), .init(label: "value", type: types.last ?? .any),
            ])
            return listed(pairs, pair, counted(table.count, "key/value pair"))
        case .tuple(let elements): return tuple(elements, type)
        case .structure(let box): return try structure(box, value)
        case .enumeration(let box): return try enumeration(box, value)
        case .object(let id): return try object(id, value, &seen)
        default: return DumpedValue(text: try debugDescribe(value, as: type))
        }
    }

    private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

    private func listed(_ elements: [Value], _ type: RuntimeType?, _ text: String) -> DumpedValue {
        DumpedValue(text: text, parts: elements.map { (nil, $0, type) })
    }

    private func tuple(_ elements: ContiguousArray<Value>, _ type: RuntimeType?) -> DumpedValue {
        var known: [RuntimeType.Element] = []
        if case .tuple(let elements) = type { known = elements }
        let parts = elements.enumerated().map { place, element in
            let label = known.indices.contains(place) ? known[place].label : nil
            let type = known.indices.contains(place) ? known[place].type : nil
            return (name: label ?? ".\(place)", value: element, type: type)
        }
        return DumpedValue(text: "(\(counted(elements.count, "element")))", parts: parts)
    }

    private mutating func structure(_ box: StructureBox, _ value: Value) throws -> DumpedValue {
        guard let id = box.type.nominal else { return DumpedValue(text: "()") }
        let parts = types[id].fields.enumerated().compactMap { place, field -> (String?, Value, RuntimeType?)? in
            guard place < box.count else { return nil }
            return (field.name, box[place], field.type.substituting(box.type.arguments))
        }
        return DumpedValue(text: try title(value, box.type), parts: parts)
    }

    private mutating func enumeration(_ box: EnumBox, _ value: Value) throws -> DumpedValue {
        let text = try debugDescribe(value)
        guard let id = box.type.nominal, !box.payload.isEmpty else { return DumpedValue(text: text) }
        let known = types[id].cases[box.tag]
        let name = text.split(separator: "(", maxSplits: 1).first.map(String.init) ?? text
        let elements = known.types.enumerated().map { place, type in
            RuntimeType.Element(
                label: known.labels.indices.contains(place) ? known.labels[place] : nil,
                type: type.substituting(box.type.arguments))
        }
        let isSingle = elements.count == 1 && elements[0].label == nil
        let payload = isSingle ? box.payload[0] : Value.tuple(box.payload)
        return DumpedValue(text: name, parts: [(known.name, payload, isSingle ? elements[0].type : .tuple(elements))])
    }

    /// An object has a number, and shows its parts where it is met first.
    private mutating func object(
        _ id: ObjectID, _ value: Value, _ seen: inout [ObjectID]
    ) throws -> DumpedValue {
        guard let type = type(of: id), let nominal = type.nominal else { return DumpedValue(text: "nil") }
        let known = seen.firstIndex(of: id)
        let title = try title(value, type) + " #\(known ?? seen.count)"
        guard known == nil else { return DumpedValue(text: title) }
        seen.append(id)
        var parts: [(name: String?, value: Value, type: RuntimeType?)] = []
        for field in types[nominal].fields {
            guard let part = try property(field.name, of: value) else { continue }
            parts.append((field.name, part, field.type.substituting(type.arguments)))
        }
        return DumpedValue(text: title, parts: parts)
    }

    /// What a value says of itself, else its type's name with the module.
    private mutating func title(_ value: Value, _ type: RuntimeType) throws -> String {
        let whole = try debugDescribe(value)
        let plain = try describe(.type(type))
        let isOwn = !whole.hasSuffix(")") || !whole.contains("\(plain)(")
        return isOwn ? whole : String(whole.prefix { $0 != "(" })
    }
}
