/// Members that a conformance brings without being written.
enum Synthesis {
    static let names: Set<String> = [
        "==", "!=", "<", ">", "<=", ">=", "hash(into:)", "hashValue", "allCases", "rawValue", "init(rawValue:)",
    ]

    /// Whether a type has a member without that it is written; `init()` is there for structs without stored properties.
    static func brings(_ key: String, to info: NominalInfo) -> Bool {
        if key == "init()" { return info.kind == .structure && info.fields.isEmpty }
        return names.contains(key) && info.kind != .protocolType
    }
}

extension Machine {
    /// Runs a synthesised member; self comes first among the arguments.
    mutating func synthesized(
        _ name: String, _ type: RuntimeType, _ arguments: inout ContiguousArray<Value>
    ) throws -> Value {
        switch name {
        case "==": return .bool(try isEqual(arguments[0], arguments[1]))
        case "!=": return .bool(try !isEqual(arguments[0], arguments[1]))
        case "<": return .bool(try isLess(arguments[0], arguments[1]))
        case ">": return .bool(try isLess(arguments[1], arguments[0]))
        case "<=": return .bool(try !isLess(arguments[1], arguments[0]))
        case ">=": return .bool(try !isLess(arguments[0], arguments[1]))
        case "hashValue": return .int(try hash(of: arguments[0]))
        case "hash(into:)": return try hashInto(&arguments)
        case "allCases": return .array(allCases(of: type))
        case "rawValue": return rawValue(of: arguments[0])
        case "init()": return .makeStructure(type, [])
        case "init(rawValue:)": return try value(of: type, rawValue: arguments.last ?? .null)
        default: throw Trap(.unsupported, "not in Inbetween yet: the synthesised member '\(name)'")
        }
    }

    private mutating func hashInto(_ arguments: inout ContiguousArray<Value>) throws -> Value {
        guard var hasher = arguments[1].native as? ProgramHasher else { return .void }
        try hashParts(of: arguments[0], into: &hasher)
        arguments[1] = .native(hasher)
        return .void
    }

    /// The cases of an enum without associated values.
    public func allCases(of type: RuntimeType) -> ContiguousArray<Value> {
        guard let id = type.nominal else { return [] }
        return ContiguousArray(types[id].cases.indices.map { .enumeration(EnumBox(type: type, tag: $0)) })
    }

    /// The raw value of an enum's case; of a struct (an option set) its first field.
    public func rawValue(of value: Value) -> Value {
        if let box = value.asEnumeration, let id = box.type.nominal {
            return types[id].cases[box.tag].rawValue ?? .null
        }
        return value.asStructure.map { $0[0] } ?? .null
    }

    private mutating func value(of type: RuntimeType, rawValue: Value) throws -> Value {
        guard let id = type.nominal else { return .null }
        for (tag, one) in types[id].cases.enumerated() {
            if let raw = one.rawValue, try isEqual(raw, rawValue) {
                return .enumeration(EnumBox(type: type, tag: tag))
            }
        }
        return .null
    }
}
