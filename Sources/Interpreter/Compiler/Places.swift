import SwiftSubset

/// What a place's code does with the value that stands there.
typealias ValueChange = (inout Machine, inout Value) throws -> Void

/// Code of a place. `prepare` evaluates what the place depends on (indices, objects) into slots, once; the others may
/// then run in any order.
struct PlaceCode: Sendable {
    let prepare: @Sendable (inout Machine, Frame) throws -> Void
    let get: ValueCode
    let set: @Sendable (inout Machine, Frame, Value) throws -> Void
    /// Changes the value in place.
    let modify: @Sendable (inout Machine, Frame, ValueChange) throws -> Void
    var access = PlaceAccess.indirect
}

/// Whether a place can be pointed at.
enum PlaceAccess: Sendable {
    /// Only by moving its value out and back.
    case indirect
    case direct(AddressCode)
}

/// Where a value stands once its place is prepared: in the frame, or inside a value there that nothing else holds.
/// Good until anything else runs, so only for what runs nothing of the program.
typealias AddressCode = @Sendable (inout Machine, Frame) throws -> UnsafeMutablePointer<Value>

extension FunctionCompiler {
    func read(_ place: Place) -> Code {
        let code = compile(place)
        return .value { machine, frame in
            try code.prepare(&machine, frame)
            return try code.get(&machine, frame)
        }
    }

    func compile(_ place: Place) -> PlaceCode {
        context.work += place.work
        switch place {
        case .variable(let variable): return variablePlace(variable)
        case .field(let base, let index, _): return fieldPlace(compile(base), index)
        case .tupleElement(let base, let index, _): return elementPlace(compile(base), index)
        case .objectField(let object, let index, _): return objectPlace(object, index)
        case .computed(let base, let arguments, let getter, let setter, let type):
            return computedPlace(base, arguments, getter, setter, type)
        case .observed(let base, let index, let setter, _): return observedPlace(base, index, setter)
        case .force(let base, _): return payloadPlace(compile(base))
        case .link(let base, _):
            let code = compile(base)
            let subject: ValueCode = { machine, frame in
                try code.prepare(&machine, frame)
                return try code.get(&machine, frame)
            }
            context.links.append(LinkTest(subject: subject, slot: nil))
            return payloadPlace(code)
        case .keyPath(let base, let path, _): return keyPathPlace(compile(base), path)
        case .temporary(let value): return temporaryPlace(value)
        case .discard:
            return PlaceCode(
                prepare: { _, _ in }, get: { _, _ in .void }, set: { _, _, _ in },
                modify: { machine, _, body in
                    var value = Value.void
                    try body(&machine, &value)
                })
        }
    }

    private func variablePlace(_ variable: Variable) -> PlaceCode {
        let get = load(variable, at: variable.placeRange).asValue
        let set = storeCode(variable)
        let copied: @Sendable (inout Machine, Frame, ValueChange) throws -> Void = { machine, frame, body in
            var value = try get(&machine, frame)
            try body(&machine, &value)
            try set(&machine, frame, value)
        }
        if variable.strength == .strong, let place = movedPlace(variable, get, set) { return place }
        return PlaceCode(prepare: { _, _ in }, get: get, set: set, modify: copied)
    }

    /// A variable that is changed where it stands: nil where it has to be read and written.
    private func movedPlace(
        _ variable: Variable, _ get: @escaping ValueCode,
        _ set: @escaping @Sendable (inout Machine, Frame, Value) throws -> Void
    ) -> PlaceCode? {
        func place(_ modify: @escaping @Sendable (inout Machine, Frame, ValueChange) throws -> Void) -> PlaceCode {
            PlaceCode(prepare: { _, _ in }, get: get, set: set, modify: modify)
        }
        if let global = variable.global {
            return place { machine, _, body in
                var value = try machine.global(global)
                machine.setGlobal(global, to: .null)
                defer { machine.setGlobal(global, to: value) }
                try body(&machine, &value)
            }
        }
        guard let home = context.home(of: variable), home.slot.kind == .value else { return nil }
        let index = home.slot.index
        guard home.isBoxed else {
            var direct = place { machine, frame, body in try body(&machine, &frame.values[index]) }
            direct.access = .direct { _, frame in frame.values + index }
            return direct
        }
        return place { machine, frame, body in
            guard case .variable(let box) = frame.values[index] else { return }
            var value = Value.null
            swap(&value, &machine.heap.variables[box.index])
            defer { machine.heap.variables[box.index] = value }
            try body(&machine, &value)
        }
    }

    func fieldPlace(_ base: PlaceCode, _ index: Int) -> PlaceCode {
        let modify: @Sendable (inout Machine, Frame, ValueChange) throws -> Void = { machine, frame, body in
            try base.modify(&machine, frame) { machine, value in
                guard try value.updateField(index, { try body(&machine, &$0) }) != nil else {
                    return try mismatch("a struct", value)
                }
            }
        }
        return PlaceCode(
            prepare: base.prepare,
            get: { machine, frame in
                let value = try base.get(&machine, frame)
                guard let box = value.asStructure else { return try mismatch("a struct", value) }
                return box[index]
            }, set: { machine, frame, new in try modify(&machine, frame) { $1 = new } }, modify: modify,
            access: fieldAccess(base, index))
    }

    private func fieldAccess(_ base: PlaceCode, _ index: Int) -> PlaceAccess {
        guard case .direct(let address) = base.access else { return .indirect }
        return .direct { machine, frame in
            let value = try address(&machine, frame)
            guard let field = value.pointee.fieldAddress(index) else { return try mismatch("a struct", value.pointee) }
            return field
        }
    }

    private func elementPlace(_ base: PlaceCode, _ index: Int) -> PlaceCode {
        let modify: @Sendable (inout Machine, Frame, ValueChange) throws -> Void = { machine, frame, body in
            try base.modify(&machine, frame) { machine, value in
                guard try value.updateElement(index, { try body(&machine, &$0) }) != nil else {
                    return try mismatch("a tuple", value)
                }
            }
        }
        return PlaceCode(
            prepare: base.prepare,
            get: { machine, frame in
                let value = try base.get(&machine, frame)
                guard let elements = value.asTuple else { return try mismatch("a tuple", value) }
                return elements[index]
            }, set: { machine, frame, new in try modify(&machine, frame) { $1 = new } }, modify: modify)
    }

    private func objectPlace(_ object: IRExpr, _ index: Int) -> PlaceCode {
        let access = ObjectAccess(object.type, index, types: context.types)
        let slot = context.makeSlot(.value)
        let prepare = compile(object).storing(in: slot)
        let range = object.range
        return PlaceCode(
            prepare: prepare, get: { try access.read(&$0, $1.values[slot.index], at: range) },
            set: { try access.write(&$0, $1.values[slot.index], $2, at: range) },
            modify: { try access.modify(&$0, $1.values[slot.index], at: range, $2) })
    }

    private func payloadPlace(_ base: PlaceCode) -> PlaceCode {
        let modify: @Sendable (inout Machine, Frame, ValueChange) throws -> Void = { machine, frame, body in
            try base.modify(&machine, frame) { machine, value in
                switch value {
                case .null: throw Trap.unwrappedNil(at: nil)
                case .wrapped(let box):
                    var payload = box.value
                    try body(&machine, &payload)
                    value = .some(payload)
                default: try body(&machine, &value)
                }
            }
        }
        return PlaceCode(
            prepare: base.prepare,
            get: { machine, frame in
                guard let payload = try base.get(&machine, frame).payload else { throw Trap.unwrappedNil(at: nil) }
                return payload
            }, set: { machine, frame, new in try modify(&machine, frame) { $1 = new } }, modify: modify)
    }

    private func keyPathPlace(_ base: PlaceCode, _ path: IRExpr) -> PlaceCode {
        let slot = context.makeSlot(.value)
        let store = compile(path).storing(in: slot)
        let set: @Sendable (inout Machine, Frame, Value) throws -> Void = { machine, frame, new in
            guard case .keyPath(let path) = frame.values[slot.index].unboxed else { return }
            try base.modify(&machine, frame) { try $0.write(new, through: path, of: &$1) }
        }
        let get: ValueCode = { machine, frame in
            guard case .keyPath(let path) = frame.values[slot.index].unboxed else { return .null }
            return try machine.read(path, of: try base.get(&machine, frame))
        }
        return PlaceCode(
            prepare: {
                try base.prepare(&$0, $1)
                try store(&$0, $1)
            }, get: get, set: set,
            modify: { machine, frame, body in
                var value = try get(&machine, frame)
                try body(&machine, &value)
                try set(&machine, frame, value)
            })
    }

    /// A value with a place of its own, for the time of the change.
    private func temporaryPlace(_ value: IRExpr) -> PlaceCode {
        let slot = context.makeSlot(.value)
        let prepare = compile(value).storing(in: slot)
        return PlaceCode(
            prepare: prepare, get: { $1.values[slot.index] }, set: { $1.values[slot.index] = $2 },
            modify: { try $2(&$0, &$1.values[slot.index]) })
    }

    /// `place = value` as an expression.
    func assign(_ place: Place, _ value: IRExpr) -> Code {
        let change = assignment(place, value)
        return .value {
            _ = try change(&$0, $1)
            return .void
        }
    }
}

extension Variable {
    /// An empty place for messages: a variable's uses have places of their own.
    var placeRange: SourceRange { Self.nowhere }
    private static let nowhere = SourceRange(file: SourceFile(name: "", text: ""), lower: 0, upper: 0)
}
