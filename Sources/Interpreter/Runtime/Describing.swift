extension Machine {
    /// The text that `print` and `String(describing:)` give for a value of a type; without the type, parts that do
    /// not describe themselves (optionals in an array) print as their payload.
    public mutating func describe(_ value: Value, as type: RuntimeType? = nil) throws -> String {
        try describe(value, type, isDebug: false)
    }

    /// The text that `debugPrint`, `String(reflecting:)` and a collection give for a value.
    public mutating func debugDescribe(_ value: Value, as type: RuntimeType? = nil) throws -> String {
        try describe(value, type, isDebug: true)
    }

    /// Values inside of values that are described at once; deeper ones print as dots.
    private static var deepest: Int { 10_000 }

    private mutating func describe(_ value: Value, _ type: RuntimeType?, isDebug: Bool) throws -> String {
        guard describing < Self.deepest else { return "…" }
        describing += 1
        defer { describing -= 1 }
        if let type, let wrapped = optionalPayload(of: type) {
            guard let payload = value.payload else { return "nil" }
            return "Optional(" + (try describe(payload, wrapped, isDebug: true)) + ")"
        }
        switch value {
        case .null: return "nil"
        case .void: return "()"
        case .bool(let flag): return flag ? "true" : "false"
        case .int(let number): return text(of: number, type)
        case .double(let number): return isFloat(type) ? Float(number).description : number.description
        case .string(let text): return isDebug ? text.debugDescription : text
        case .character(let character): return isDebug ? character.debugDescription : String(character)
        case .array(let elements):
            let text = try list(elements, type?.arguments.first)
            let isSlice = isDebug && type?.nominal.map { types[$0].name == "ArraySlice" } ?? false
            return isSlice ? "ArraySlice(\(text))" : text
        case .slice(let box): return try describe(box.value, type, isDebug: isDebug)
        case .set(let table): return try list(ContiguousArray(table.keys), type?.arguments.first)
        case .dictionary(let table): return try pairs(table, type)
        case .tuple(let elements): return try tuple(elements, type)
        case .structure(let box): return try structure(box, value, isDebug)
        case .enumeration(let box): return try enumeration(box, value, isDebug)
        case .object(let id): return try object(id, value, isDebug)
        case .weak(let id): return heap.isAlive(id) ? try object(id, .object(id), isDebug) : "nil"
        case .closure, .variable: return "(Function)"
        case .type(let type): return isDebug ? qualified(type) : describe(type)
        case .keyPath(let path): return path.text
        case .host(let box): return box.value.description
        case .any(let box): return try describe(box.value, box.type, isDebug: isDebug)
        case .wrapped(let box): return "Optional(" + (try describe(box.value, nil, isDebug: true)) + ")"
        }
    }

    private func optionalPayload(of type: RuntimeType) -> RuntimeType? {
        guard case .nominal(let id, let arguments) = type, types[id].name == "Optional" else { return nil }
        return arguments.first
    }

    private func isFloat(_ type: RuntimeType?) -> Bool { type?.nominal.map { types[$0].name == "Float" } ?? false }

    private func text(of number: Int, _ type: RuntimeType?) -> String {
        guard let id = type?.nominal, number < 0 else { return number.description }
        let name = types[id].name
        return name == "UInt" || name == "UInt64" ? UInt(bitPattern: number).description : number.description
    }

    private mutating func list(_ elements: ContiguousArray<Value>, _ type: RuntimeType?) throws -> String {
        var parts: [String] = []
        for element in elements { parts.append(try describe(element, type, isDebug: true)) }
        return "[" + parts.joined(separator: ", ") + "]"
    }

    private mutating func pairs(_ table: TableBox, _ type: RuntimeType?) throws -> String {
        guard table.count > 0 else { return "[:]" }
        var parts: [String] = []
        for (key, value) in table.pairs {
            let left = try describe(key, type?.arguments.first, isDebug: true)
            parts.append(left + ": " + (try describe(value, type?.arguments.last, isDebug: true)))
        }
        return "[" + parts.joined(separator: ", ") + "]"
    }

    private mutating func tuple(_ elements: ContiguousArray<Value>, _ type: RuntimeType?) throws -> String {
        var types: [RuntimeType.Element] = []
        if case .tuple(let known) = type { types = known }
        var parts: [String] = []
        for (index, element) in elements.enumerated() {
            let known = types.indices.contains(index) ? types[index] : nil
            let label = known?.label.map { $0 + ": " } ?? ""
            parts.append(label + (try describe(element, known?.type, isDebug: true)))
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    private mutating func structure(_ box: StructureBox, _ value: Value, _ isDebug: Bool) throws -> String {
        if let own = try ownDescription(value, box.type, isDebug) { return own }
        guard let id = box.type.nominal else { return "()" }
        let info = types[id]
        var parts: [String] = []
        for (index, field) in info.fields.enumerated() where index < box.count {
            let type = field.type.substituting(box.type.arguments)
            parts.append(field.name + ": " + (try describe(box[index], type, isDebug: true)))
        }
        return (isDebug ? qualified(box.type) : describe(box.type)) + "(" + parts.joined(separator: ", ") + ")"
    }

    private mutating func enumeration(_ box: EnumBox, _ value: Value, _ isDebug: Bool) throws -> String {
        if let own = try ownDescription(value, box.type, isDebug) { return own }
        guard let id = box.type.nominal else { return "()" }
        let known = types[id].cases[box.tag]
        let name = (isDebug ? qualified(box.type) + "." : "") + known.name
        guard !box.payload.isEmpty else { return name }
        let elements = known.types.enumerated().map { index, type in
            RuntimeType.Element(
                label: known.labels.indices.contains(index) ? known.labels[index] : nil,
                type: type.substituting(box.type.arguments))
        }
        return name + (try tuple(box.payload, .tuple(elements)))
    }

    private mutating func object(_ id: ObjectID, _ value: Value, _ isDebug: Bool) throws -> String {
        guard let type = type(of: id) else { return "nil" }
        return try ownDescription(value, type, isDebug) ?? qualified(type)
    }

    /// What the program (or the vocabulary, for its own structs) says itself.
    private mutating func ownDescription(_ value: Value, _ type: RuntimeType, _ isDebug: Bool) throws -> String? {
        let names = isDebug ? ["debugDescription", "description"] : ["description", "debugDescription"]
        // What only prints, and is no member that a program could name, begins with an underscore.
        for name in names + ["_description"] {
            if let member = member(name, of: type) { return try call(member, [value]).asString }
            guard let id = type.nominal, let place = vocabulary.entries(of: types[id].name, named: name).first
            else { continue }
            var call = NativeCall([value], typeArguments: type.arguments)
            return try vocabulary.entries[place].body(&self, &call).asString
        }
        return nil
    }
}

extension Machine {
    /// The name under which `print` shows a type: `Dot`, `Array<Int>`, `Optional<String>`, `(Int) -> Bool`.
    public func describe(_ type: RuntimeType) -> String { text(of: type) { types[$0].name } }

    /// The name with the module, as in debug descriptions; the program's module is `main`.
    func qualified(_ type: RuntimeType) -> String {
        text(of: type) { (types[$0].isVocabulary ? "Swift." : "main.") + (types[$0].qualifiedName ?? types[$0].name) }
    }

    private func text(of type: RuntimeType, _ name: (NominalID) -> String) -> String {
        switch type {
        case .nominal(let id, let arguments):
            guard !arguments.isEmpty else { return name(id) }
            return name(id) + "<" + arguments.map { text(of: $0, name) }.joined(separator: ", ") + ">"
        case .tuple(let elements):
            let parts = elements.map { ($0.label.map { $0 + ": " } ?? "") + text(of: $0.type, name) }
            return "(" + parts.joined(separator: ", ") + ")"
        case .function(let parameters, let result, let isAsync, let isThrowing):
            let list = parameters.map { text(of: $0, name) }.joined(separator: ", ")
            return "(\(list))\(isAsync ? " async" : "")\(isThrowing ? " throws" : "") -> \(text(of: result, name))"
        case .existential(let protocols):
            guard !protocols.isEmpty else { return "Any" }
            return protocols.map(name).joined(separator: " & ")
        case .metatype(let type): return text(of: type, name) + ".Type"
        case .parameter(let index): return "τ_\(index)"
        }
    }

    /// The type of a value at run time. An existential's type is the one that was attached.
    public func type(of value: Value) -> RuntimeType {
        switch value {
        case .structure(let box): box.type
        case .enumeration(let box): box.type
        case .object(let id), .weak(let id): type(of: id) ?? .any
        case .any(let box): box.type
        case .int: types.type("Int")
        case .double: types.type("Double")
        case .bool: types.type("Bool")
        case .string: types.type("String")
        case .character: types.type("Character")
        case .host(let box): types.type(box.value.nativeType, box.value.nativeArguments)
        case .tuple(let elements): .tuple(elements.map { RuntimeType.Element(type: type(of: $0)) })
        case .array: types.type("Array", [.any])
        case .slice(let box):
            box.value.asString == nil ? types.type("ArraySlice", [.any]) : types.type("Substring")
        case .dictionary: types.type("Dictionary", [.any, .any])
        case .set: types.type("Set", [.any])
        case .type(let type): .metatype(type)
        case .void: .void
        case .closure, .variable: .function([], .any, isAsync: false, isThrowing: false)
        case .keyPath: types.type("KeyPath")
        case .null, .wrapped: types.type("Optional", [.any])
        }
    }
}
