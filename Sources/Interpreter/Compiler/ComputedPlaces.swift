import SwiftSubset

extension FunctionCompiler {
    /// A computed property or a subscript: read with the getter, written with the setter.
    func computedPlace(
        _ base: Place.Base?, _ arguments: [IRExpr], _ getter: Callee, _ setter: Callee, _ type: SwiftType
    ) -> PlaceCode {
        if case .native(let entry, _, _) = getter, arguments.count == 1,
            context.vocabulary.entries[entry].intrinsic == .arraySubscript,
            let place = arrayPlace(base, arguments[0])
        {
            return place
        }
        let slots = arguments.map { _ in context.makeSlot(.value) }
        let stores = zip(arguments, slots).map { ListedStatement(run: compile($0).assigning(to: $1)) }
        let basePlace = compileBase(base)
        let range = arguments.first?.range
        let (get, set) = (resolve(getter), resolve(setter))
        let read: ValueCode = { machine, frame in
            var values = ContiguousArray<Value>()
            if let basePlace { values.append(try basePlace.get(&machine, frame)) }
            for slot in slots { values.append(frame.values[slot.index]) }
            let callee = try get(&machine, frame, values.first)
            return try machine.invoke(callee, &values, at: range)
        }
        let write = writer(basePlace, isMutating: base?.isPlace ?? false, slots, set, range)
        return PlaceCode(
            prepare: { machine, frame in
                try basePlace?.prepare(&machine, frame)
                for store in stores { _ = try store.run(&machine, frame) }
            }, get: read, set: write,
            modify: { machine, frame, body in
                var value = try read(&machine, frame)
                try body(&machine, &value)
                try write(&machine, frame, value)
            })
    }

    private func compileBase(_ base: Place.Base?) -> PlaceCode? {
        switch base {
        case .place(let place): compile(place)
        case .value(let value): compile(.temporary(value))
        case nil: nil
        }
    }

    private func writer(
        _ base: PlaceCode?, isMutating: Bool, _ slots: [Slot], _ setter: @escaping CalleeCode, _ range: SourceRange?
    ) -> @Sendable (inout Machine, Frame, Value) throws -> Void {
        { machine, frame, new in
            let indices = slots.map { frame.values[$0.index] }
            guard let base else {
                var values = ContiguousArray(indices + [new])
                _ = try machine.invoke(try setter(&machine, frame, values.first), &values, at: range)
                return
            }
            guard isMutating else {
                var values = ContiguousArray([try base.get(&machine, frame)] + indices + [new])
                _ = try machine.invoke(try setter(&machine, frame, values.first), &values, at: range)
                return
            }
            try base.modify(&machine, frame) { machine, current in
                let callee = try setter(&machine, frame, current)
                var values = ContiguousArray([current] + indices + [new])
                current = .null
                defer { current = values[0] }
                _ = try machine.invoke(callee, &values, at: range)
            }
        }
    }

    /// A stored property with observers, of a struct in a place or of an object.
    func observedPlace(_ base: Place.Base, _ index: Int, _ setter: Callee) -> PlaceCode {
        let basePlace: PlaceCode
        let get: ValueCode
        switch base {
        case .place(let place):
            basePlace = compile(place)
            get = fieldPlace(basePlace, index).get
        case .value(let value):
            basePlace = compile(.temporary(value))
            let access = ObjectAccess(value.type, index, types: context.types)
            get = { machine, frame in try access.read(&machine, try basePlace.get(&machine, frame), at: value.range) }
        }
        let set = writer(basePlace, isMutating: base.isPlace, [], resolve(setter), nil)
        return PlaceCode(
            prepare: basePlace.prepare, get: get, set: set,
            modify: { machine, frame, body in
                var value = try get(&machine, frame)
                try body(&machine, &value)
                try set(&machine, frame, value)
            })
    }

    /// `array[index]`: read and changed where the array stands; nil without an array.
    private func arrayPlace(_ base: Place.Base?, _ index: IRExpr) -> PlaceCode? {
        let slot = context.makeSlot(.int)
        let store = compile(index).assigning(to: slot)
        let range = index.range
        guard let base = compileBase(base) else { return nil }
        let modify: @Sendable (inout Machine, Frame, ValueChange) throws -> Void = { machine, frame, body in
            let index = frame.words[slot.index]
            try base.modify(&machine, frame) { machine, value in
                let found: Void? = try value.updateArray { elements in
                    guard elements.indices.contains(index) else {
                        throw Trap.outOfRange(index, elements.count, at: range)
                    }
                    try body(&machine, &elements[index])
                }
                if found == nil { try mismatch("an array", value) as Void }
            }
        }
        return PlaceCode(
            prepare: { machine, frame in
                try base.prepare(&machine, frame)
                _ = try store(&machine, frame)
            },
            get: { machine, frame in
                let value = try base.get(&machine, frame)
                let index = frame.words[slot.index]
                guard let elements = value.asArray else { return try mismatch("an array", value) }
                guard elements.indices.contains(index) else { throw Trap.outOfRange(index, elements.count, at: range) }
                return elements[index]
            }, set: { machine, frame, new in try modify(&machine, frame) { $1 = new } }, modify: modify,
            access: elementAccess(base, slot.index, range))
    }

    private func elementAccess(_ base: PlaceCode, _ slot: Int, _ range: SourceRange) -> PlaceAccess {
        guard case .direct(let address) = base.access else { return .indirect }
        return .direct { machine, frame in
            let (value, index) = (try address(&machine, frame), frame.words[slot])
            if let element = value.pointee.elementAddress(index) { return element }
            guard case .array(let elements) = value.pointee else { return try mismatch("an array", value.pointee) }
            throw Trap.outOfRange(index, elements.count, at: range)
        }
    }
}

extension Place.Base {
    var isPlace: Bool { if case .place = self { true } else { false } }
}

extension Trap {
    static func outOfRange(_ index: Int, _ count: Int, at range: SourceRange?) -> Trap {
        let extent = count == 0 ? "the array is empty" : "the array has \(count) element\(count == 1 ? "" : "s")"
        return Trap(.indexOutOfRange, "index out of range: \(index), \(extent)", at: range)
    }
}
