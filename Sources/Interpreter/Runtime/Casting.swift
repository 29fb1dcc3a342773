extension Machine {
    /// A value on the way into an existential: with its type, where it does not tell it itself.
    func erase(_ value: Value, _ type: RuntimeType) -> Value {
        switch type {
        case .existential, .metatype, .parameter: return value
        case .nominal(let id, _):
            if case .any = value { return value }
            return types[id].describesItself ? value : .any(AnyBox(value, type: type))
        case .tuple, .function: return .any(AnyBox(value, type: type))
        }
    }

    /// A value as one of another type, nil where it is none: `as?`. The value is of an existential type.
    mutating func cast(_ value: Value, to target: RuntimeType) throws -> Value? {
        if case .any(let box) = value, let result = try cast(box, value, to: target) { return result.result }
        switch target {
        case .existential(let protocols): return value.isNull ? nil : conforms(value, to: protocols) ? value : nil
        case .metatype(let wanted):
            guard case .type(let found) = value else { return nil }
            return found == wanted || isSubclass(found, of: wanted) || wanted.isExistential ? value : nil
        case .nominal(let id, let arguments) where types[id].name == "Optional":
            if value.isNull { return .some(.null) }
            return try arguments.first.flatMap { try cast(value, to: $0) }
        default: break
        }
        let found = type(of: value)
        if found == target || isSubclass(found, of: target) { return value }
        if let id = target.nominal, types[id].kind == .protocolType { return conforms(value, to: [id]) ? value : nil }
        return nil
    }

    private func isSubclass(_ type: RuntimeType, of wanted: RuntimeType) -> Bool {
        var current = type
        while let id = current.nominal, let superclass = types[id].superclass {
            if superclass == wanted { return true }
            current = superclass
        }
        return false
    }

    /// What a value that carries its type casts to; nil (no answer) where its payload decides.
    private mutating func cast(
        _ box: AnyBox, _ value: Value, to target: RuntimeType
    ) throws -> (result: Value?, Void)? {
        if box.type == target { return (box.value, ()) }
        guard let id = box.type.nominal else {
            if case .existential(let protocols) = target { return (protocols.isEmpty ? value : nil, ()) }
            return (try castTuple(box, to: target), ())
        }
        if types[id].name == "Optional" {
            if case .existential(let protocols) = target, protocols.isEmpty { return (value, ()) }
            guard let payload = box.value.payload, let type = box.type.arguments.first else {
                let isOptional = target.nominal.map { types[$0].name == "Optional" } ?? false
                return (isOptional ? .some(.null) : nil, ())
            }
            return (try cast(erase(payload, type), to: target), ())
        }
        if case .existential(let protocols) = target {
            return (protocols.allSatisfy { types[id].conformances.contains($0) } ? value : nil, ())
        }
        guard let wanted = target.nominal else { return (nil, ()) }
        if types[wanted].name == "Optional" {
            return (try target.arguments.first.flatMap { try cast(value, to: $0) }, ())
        }
        guard wanted == id, box.type.arguments.count == target.arguments.count else { return (nil, ()) }
        return (try castParts(box, to: target), ())
    }

    /// Element by element: `[Any] as? [Int]`.
    private mutating func castParts(_ box: AnyBox, to target: RuntimeType) throws -> Value? {
        let (from, to) = (box.type.arguments, target.arguments)
        switch box.value.unboxed {
        case .array(let elements):
            var result = ContiguousArray<Value>()
            for element in elements {
                guard let part = try cast(erase(element, from[0]), to: to[0]) else { return nil }
                result.append(part)
            }
            return .array(result)
        case .dictionary(let table):
            var result: [(Value, Value)] = []
            for (key, value) in table.pairs {
                guard let key = try cast(erase(key, from[0]), to: to[0]),
                    let value = try cast(erase(value, from[1]), to: to[1])
                else { return nil }
                result.append((key, value))
            }
            return .dictionary(try makeTable(result))
        case .set(let table):
            var result: [Value] = []
            for key in table.keys {
                guard let part = try cast(erase(key, from[0]), to: to[0]) else { return nil }
                result.append(part)
            }
            return .set(try makeSet(result))
        default: return nil
        }
    }

    private mutating func castTuple(_ box: AnyBox, to target: RuntimeType) throws -> Value? {
        guard case .tuple(let from) = box.type, case .tuple(let to) = target, from.count == to.count,
            case .tuple(let elements) = box.value
        else { return nil }
        var result = ContiguousArray<Value>()
        for (index, element) in elements.enumerated() {
            guard let part = try cast(erase(element, from[index].type), to: to[index].type) else { return nil }
            result.append(part)
        }
        return .tuple(result)
    }

    /// Whether a value's type conforms to all of some protocols.
    public func conforms(_ value: Value, to protocols: [NominalID]) -> Bool {
        protocols.isEmpty || conforms(type(of: value), to: protocols)
    }

    /// Whether a type (or, for a class, one of its superclasses) conforms to all of some protocols.
    public func conforms(_ type: RuntimeType, to protocols: [NominalID]) -> Bool {
        guard let id = type.nominal else { return protocols.isEmpty }
        let info = types[id]
        let missing = protocols.filter { !info.conformances.contains($0) && $0 != id }
        guard !missing.isEmpty else { return true }
        return info.superclass.map { conforms($0, to: missing) } ?? false
    }
}
