import Interpreter
import ViewValues

// What the engine asks for around input, controls and geometry.
extension ProgramWorld {
    /// Answers the engine: see `ProgramHost`.
    public mutating func reading(
        _ binding: ProgramBinding
    ) throws -> (value: any ProgramValue, reads: Set<Dependency>) {
        let (value, reads) = try program.machine.evaluating { machine in
            try readBinding(binding.value.programValue, &machine)
        }
        return (value, Set(reads.map(dependency)))
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func updateGestureState(
        _ state: any ProgramValue, by closure: ProgramClosure?, _ event: GestureEvent?, transaction: TransactionValue
    ) throws {
        guard let box = state.programValue.native as? StateBox, let cell = box.cell else { return }
        var shaped = box.resetTransaction ?? transaction
        (shaped.origin, shaped.originSource) = (transaction.origin, transaction.originSource)
        var new = box.initial
        if let closure, let event {
            let argument = try program.machine.acting { try $0.gestureValue(event) }
            var arguments: ContiguousArray<Value> = [
                argument, program.machine.peek(cell), .native(TransactionBox(value: transaction)),
            ]
            try program.machine.acting { machine in
                _ = try machine.call(closure.value.programValue, updating: &arguments)
            }
            new = arguments[1]
            shaped = (arguments[2].native as? TransactionBox)?.value ?? transaction
        }
        try program.machine.acting { machine in
            try machine.withAmbient(.native(TransactionBox(value: shaped))) { try $0.write(new, to: cell) }
        }
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func value(
        of closure: ProgramClosure, geometry: GeometryValue
    ) throws -> (any ProgramValue)? {
        try program.machine.acting { try $0.call(closure.value.programValue, [.native(GeometryBox(value: geometry))]) }
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func clear(_ binding: ProgramBinding, transaction: TransactionValue) throws {
        try program.machine.withAmbient(.native(TransactionBox(value: transaction))) {
            try writeBinding(binding.value.programValue, .null, &$0, nil)
        }
    }
}
