import SwiftSubset

extension FunctionCompiler {
    func field(_ base: IRExpr, _ index: Int, _ type: SwiftType) -> Code {
        let kind = context.kind(of: type)
        if case .variable(let variable) = base.kind, variable.global == nil, let home = context.home(of: variable),
            !home.isBoxed, home.slot.kind == .value, home.strength == .strong
        {
            return slotField(home.slot.index, index, kind)
        }
        let code = compile(base).asValue
        let read: ValueCode = { machine, frame in
            let value = try code(&machine, frame)
            if case .structure(let box) = value { return box[index] }
            guard let box = value.asStructure else { return try mismatch("a struct", value) }
            return box[index]
        }
        return Code.value(read).converted(to: kind)
    }

    /// A field of a struct that stands in a slot, read without taking the struct.
    private func slotField(_ slot: Int, _ index: Int, _ kind: SlotKind) -> Code {
        switch kind {
        case .int:
            return .int { machine, frame in
                guard case .structure(let box) = frame.values[slot], case .int(let number) = box[index] else {
                    return try mismatch("an Int field", frame.values[slot])
                }
                return number
            }
        case .double:
            return .double { machine, frame in
                guard case .structure(let box) = frame.values[slot], case .double(let number) = box[index] else {
                    return try mismatch("a Double field", frame.values[slot])
                }
                return number
            }
        default:
            let read: ValueCode = { machine, frame in
                guard case .structure(let box) = frame.values[slot] else {
                    guard let box = frame.values[slot].asStructure else {
                        return try mismatch("a struct", frame.values[slot])
                    }
                    return box[index]
                }
                return box[index]
            }
            return Code.value(read).converted(to: kind)
        }
    }

    func objectField(_ base: IRExpr, _ index: Int, _ expr: IRExpr) -> Code {
        let object = compile(base).asValue
        let access = ObjectAccess(base.type, index, types: context.types)
        let range = expr.range
        let read: ValueCode = { machine, frame in
            try access.read(&machine, try object(&machine, frame), at: range)
        }
        return Code.value(read).converted(to: kind(of: expr))
    }

    func tupleElement(_ base: IRExpr, _ index: Int) -> Code {
        let code = compile(base).asValue
        return .value { machine, frame in
            let value = try code(&machine, frame)
            guard let elements = value.asTuple, index < elements.count else { return try mismatch("a tuple", value) }
            return elements[index]
        }
    }

    func tuple(_ elements: [IRExpr]) -> Code {
        let codes = listed(elements)
        return .value { .tuple(try evaluate(codes, &$0, $1)) }
    }

    func array(_ elements: [IRExpr], isSet: Bool) -> Code {
        let codes = listed(elements)
        guard isSet else { return .value { .array(try evaluate(codes, &$0, $1)) } }
        return .value { machine, frame in .set(try machine.makeSet(try evaluate(codes, &machine, frame))) }
    }

    func dictionary(_ entries: [(key: IRExpr, value: IRExpr)]) -> Code {
        let codes = entries.map { (compile($0.key).asValue, compile($0.value).asValue) }
        let ranges = entries.map(\.key.range)
        return .value { machine, frame in
            var table = TableBox()
            for (index, (key, value)) in codes.enumerated() {
                let key = try key(&machine, frame)
                if try machine.set(try value(&machine, frame), of: key, in: &table) != nil {
                    throw Trap(.duplicateKey, "Dictionary literal contains duplicate keys", at: ranges[index])
                }
            }
            return .dictionary(table)
        }
    }

    func makeStruct(_ fields: [IRExpr], _ type: SwiftType) -> Code {
        let codes = listed(fields)
        let type = runtimeType(type)
        return .value { machine, frame in
            let box = StructureBox.make(type: try type(&machine, frame), count: codes.count)
            for (index, code) in codes.enumerated() { box.initialize(index, try code.run(&machine, frame)) }
            return .structure(box)
        }
    }

    func makeCase(_ tag: Int, _ payload: [IRExpr], _ type: SwiftType) -> Code {
        let make = runtimeType(type)
        if payload.isEmpty {
            if let constant = constantType(type) {
                let value = Value.enumeration(EnumBox(type: constant, tag: tag))
                return .value { _, _ in value }
            }
            return .value { .enumeration(EnumBox(type: try make(&$0, $1), tag: tag)) }
        }
        let codes = listed(payload)
        return .value { machine, frame in
            let values = try evaluate(codes, &machine, frame)
            return .enumeration(EnumBox(type: try make(&machine, frame), tag: tag, payload: values))
        }
    }
}

/// Runs codes in order and collects what they give.
@inline(__always) func evaluate(
    _ codes: [ListedValue], _ machine: inout Machine, _ frame: Frame
) throws -> ContiguousArray<Value> {
    var values = ContiguousArray<Value>()
    values.reserveCapacity(codes.count)
    for code in codes { values.append(try code.run(&machine, frame)) }
    return values
}

extension StructureBox {
    /// Sets a field of a box that was just made and that nothing else holds.
    @inline(__always) func initialize(_ index: Int, _ value: Value) {
        buffer.withUnsafeMutablePointerToElements { $0[index] = value }
    }
}

/// Reads and writes one stored property of objects of a class.
struct ObjectAccess: Sendable {
    let index: Int
    let name: String
    let isObserved: Bool
    let isWeak: Bool
    let typeName: String

    init(_ type: SwiftType, _ index: Int, types: TypeTable) {
        self.index = index
        guard let id = type.nominalID, id.index < types.nominals.count, types[id].fields.indices.contains(index) else {
            (name, isObserved, isWeak, typeName) = ("", false, false, "")
            return
        }
        name = types[id].fields[index].name
        isObserved = types[id].observedFields.contains(index)
        isWeak = types[id].weakFields.contains(index)
        typeName = types[id].name
    }

    @inline(__always) func read(_ machine: inout Machine, _ value: Value, at range: SourceRange?) throws -> Value {
        guard let id = value.asObject, let object = machine.heap.object(id) else { throw gone(value, range) }
        if isObserved { machine.noteRead(.property(id, name)) }
        let result = object.fields[index]
        if case .weak = result { return machine.strong(result) }
        return result
    }

    func write(_ machine: inout Machine, _ value: Value, _ new: Value, at range: SourceRange?) throws {
        guard let id = value.asObject, machine.heap.isAlive(id) else { throw gone(value, range) }
        let stored = isWeak ? new.weakened : new
        guard isObserved else { return machine.setField(index, of: id, to: stored) }
        let old = machine.field(index, of: id)
        machine.setField(index, of: id, to: stored)
        if try !machine.isSame(old, new) {
            machine.noteChange(.property(id, name), name: "\(typeName).\(name)", old: old, new: new, at: range)
        }
    }

    /// Changes the property in place; an observed one is written as a whole.
    func modify(
        _ machine: inout Machine, _ value: Value, at range: SourceRange?,
        _ body: (inout Machine, inout Value) throws -> Void
    ) throws {
        guard let id = value.asObject, machine.heap.isAlive(id) else { throw gone(value, range) }
        guard !isObserved, !isWeak else {
            var current = try read(&machine, value, at: range)
            try body(&machine, &current)
            return try write(&machine, value, current, at: range)
        }
        var current = machine.heap.takeField(index, of: id)
        defer { machine.setField(index, of: id, to: current) }
        try body(&machine, &current)
    }

    private func gone(_ value: Value, _ range: SourceRange?) -> Trap {
        Trap(.internalFailure, "\(name) of what is no object: \(value)", at: range)
    }
}

extension Heap {
    /// Moves a field out, leaving nothing in its place.
    mutating func takeField(_ index: Int, of id: ObjectID) -> Value {
        var taken = Value.null
        if places[Int(id.index)].object != nil { swap(&taken, &places[Int(id.index)].object!.fields[index]) }
        return taken
    }
}
