extension Machine {
    /// `==` as the program sees it: its own `==` where it declares one, else element by element. Functions are never
    /// equal, objects without an `==` are equal where they are the same object.
    public mutating func isEqual(_ left: Value, _ right: Value) throws -> Bool {
        switch (left, right) {
        case (.int(let left), .int(let right)): return left == right
        case (.double(let left), .double(let right)): return left == right
        case (.bool(let left), .bool(let right)): return left == right
        case (.string(let left), .string(let right)): return left == right
        case (.character(let left), .character(let right)): return left == right
        case (.null, .null), (.void, .void): return true
        case (.array(let left), .array(let right)), (.tuple(let left), .tuple(let right)):
            return try areEqual(left, right)
        case (.structure(let one), .structure(let other)): return try areEqual(one, other, left, right)
        case (.enumeration(let one), .enumeration(let other)):
            if let own = try ownEquality(one.type, left, right) { return own }
            return try one.tag == other.tag && one.type == other.type && areEqual(one.payload, other.payload)
        case (.object(let one), .object(let other)):
            if one == other { return true }
            return try type(of: one).flatMap { try ownEquality($0, left, right) } ?? false
        case (.dictionary(let left), .dictionary(let right)), (.set(let left), .set(let right)):
            return try areEqual(left, right)
        case (.type(let left), .type(let right)): return left == right
        case (.keyPath(let left), .keyPath(let right)): return try areEqual(left, right)
        case (.host(let left), .host(let right)): return try areEqual(left.value, right.value)
        case (.wrapped(let left), .wrapped(let right)): return try isEqual(left.value, right.value)
        case (.any, _), (_, .any), (.slice, _), (_, .slice): return try isEqual(left.unboxed, right.unboxed)
        default: return false
        }
    }

    /// Whether a write of `new` over `old` changes nothing: equal values, but an object only where it is the same one.
    public mutating func isSame(_ old: Value, _ new: Value) throws -> Bool {
        if case .object(let old) = old, case .object(let new) = new { return old == new }
        return try isEqual(old, new)
    }

    private mutating func areEqual(_ left: ContiguousArray<Value>, _ right: ContiguousArray<Value>) throws -> Bool {
        guard left.count == right.count else { return false }
        try step(left.count)
        for index in left.indices where try !isEqual(left[index], right[index]) { return false }
        return true
    }

    private mutating func areEqual(
        _ one: StructureBox, _ other: StructureBox, _ left: Value, _ right: Value
    ) throws -> Bool {
        guard one.type.nominal == other.type.nominal, one.count == other.count else { return false }
        if let own = try ownEquality(one.type, left, right) { return own }
        if one === other, one.count == 0 { return true }
        for index in 0..<one.count where try !isEqual(one[index], other[index]) { return false }
        return true
    }

    private mutating func areEqual(_ left: TableBox, _ right: TableBox) throws -> Bool {
        guard left.count == right.count else { return false }
        try step(Self.keyWork &* left.count)
        for (key, expected) in left.pairs {
            guard let found = try value(of: key, in: right), try isEqual(expected, found) else { return false }
        }
        return true
    }

    private mutating func areEqual(_ left: KeyPathBox, _ right: KeyPathBox) throws -> Bool {
        guard left.names == right.names, left.root == right.root else { return false }
        for (one, other) in zip(left.components, right.components) {
            if try !areEqual(one.arguments, other.arguments) { return false }
        }
        return true
    }

    private mutating func areEqual(_ left: any NativeValue, _ right: any NativeValue) throws -> Bool {
        left.nativeType == right.nativeType && left.isEqual(to: right)
    }

    /// The answer of a `==` that the program declares for the type; nil without one.
    private mutating func ownEquality(_ type: RuntimeType, _ left: Value, _ right: Value) throws -> Bool? {
        guard let member = member("==", of: type) else { return nil }
        return try call(member, [left, right]).asBool
    }
}

extension Machine {
    /// The hash of a value: the same in every run, and on every machine.
    public mutating func hash(of value: Value) throws -> Int {
        var hasher = ProgramHasher()
        try hash(value, into: &hasher)
        return hasher.finish()
    }

    /// Feeds a value into a hasher as the program's `hash(into:)` or a synthesised one does.
    public mutating func hash(_ value: Value, into hasher: inout ProgramHasher) throws {
        switch value {
        case .null: hasher.combine(1)
        case .void: hasher.combine(2)
        case .bool(let flag): hasher.combine(flag ? 3 : 4)
        case .int(let number): hasher.combine(number)
        case .double(let number): hasher.combine(Int(bitPattern: UInt((number == 0 ? 0 : number).bitPattern)))
        case .string(let text): hasher.combine(text)
        case .character(let character): hasher.combine(String(character))
        case .array(let elements), .tuple(let elements): try hash(elements, into: &hasher)
        case .structure(let box):
            if try !ownHash(box.type, value, &hasher) { try hashParts(of: value, into: &hasher) }
        case .enumeration(let box):
            if try !ownHash(box.type, value, &hasher) { try hashParts(of: value, into: &hasher) }
        case .object(let id), .weak(let id):
            if let type = type(of: id), try ownHash(type, value, &hasher) { return }
            hasher.combine(Int(id.index))
        case .dictionary(let table), .set(let table): try hash(table, into: &hasher)
        case .type(let type): hasher.combine(describe(type))
        case .keyPath(let path): for name in path.names { hasher.combine(name) }
        case .host(let box):
            hasher.combine(box.value.nativeType)
            box.value.hash(into: &hasher)
        case .wrapped(let box): try hash(box.value, into: &hasher)
        case .any, .slice: try hash(value.unboxed, into: &hasher)
        case .closure, .variable: hasher.combine(5)
        }
    }

    /// Feeds a struct's fields, or an enum's case and payload.
    mutating func hashParts(of value: Value, into hasher: inout ProgramHasher) throws {
        if let box = value.asStructure { for part in box.fields { try hash(part, into: &hasher) } }
        if let box = value.asEnumeration {
            hasher.combine(box.tag)
            for part in box.payload { try hash(part, into: &hasher) }
        }
    }

    private mutating func hash(_ elements: ContiguousArray<Value>, into hasher: inout ProgramHasher) throws {
        hasher.combine(elements.count)
        for element in elements { try hash(element, into: &hasher) }
    }

    /// The order of entries does not count.
    private mutating func hash(_ table: TableBox, into hasher: inout ProgramHasher) throws {
        var sum = 0
        for (key, value) in table.pairs {
            var one = ProgramHasher()
            try hash(key, into: &one)
            try hash(value, into: &one)
            sum &+= one.finish()
        }
        hasher.combine(sum)
    }

    private mutating func ownHash(_ type: RuntimeType, _ value: Value, _ hasher: inout ProgramHasher) throws -> Bool {
        guard let member = member("hash(into:)", of: type) else { return false }
        var arguments: ContiguousArray<Value> = [value, .native(hasher)]
        _ = try call(member, updating: &arguments)
        if let result = arguments[1].native as? ProgramHasher { hasher = result }
        return true
    }

    /// A function that a type of the program declares (or inherits from its superclass) by its name.
    public func member(_ name: String, of type: RuntimeType) -> FunctionID? {
        var current = type
        while let id = current.nominal {
            let info = types[id]
            if let function = info.members[name] { return function }
            guard let superclass = info.superclass else { return nil }
            current = superclass
        }
        return nil
    }
}

extension Machine {
    /// `<` as the program sees it: its own where it declares one, else numbers, text, tuples in order, and an enum's
    /// cases as declared.
    public mutating func isLess(_ left: Value, _ right: Value) throws -> Bool {
        switch (left, right) {
        case (.int(let left), .int(let right)): return left < right
        case (.double(let left), .double(let right)): return left < right
        case (.string(let left), .string(let right)): return left < right
        case (.character(let left), .character(let right)): return left < right
        case (.tuple(let left), .tuple(let right)): return try isLess(left, right)
        case (.any, _), (_, .any), (.slice, _), (_, .slice): return try isLess(left.unboxed, right.unboxed)
        default: break
        }
        if let member = member("<", of: type(of: left)) { return try call(member, [left, right]).asBool ?? false }
        if case .enumeration(let left) = left, case .enumeration(let right) = right {
            return try left.tag == right.tag ? isLess(left.payload, right.payload) : left.tag < right.tag
        }
        if let answer = try vocabularyOperator("<", left, right) { return answer.asBool ?? false }
        throw Trap(.internalFailure, "\(describe(type(of: left))) has no order")
    }

    private mutating func isLess(_ left: ContiguousArray<Value>, _ right: ContiguousArray<Value>) throws -> Bool {
        for (one, other) in zip(left, right) {
            if try isLess(one, other) { return true }
            if try isLess(other, one) { return false }
        }
        return false
    }

    private mutating func vocabularyOperator(_ name: String, _ left: Value, _ right: Value) throws -> Value? {
        guard let id = type(of: left).nominal,
            let place = vocabulary.entries(of: types[id].name, named: name).first
        else { return nil }
        var call = NativeCall([left, right])
        return try vocabulary.entries[place].body(&self, &call)
    }
}
