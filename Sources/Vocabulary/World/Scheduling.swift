import AnimationMath
import Interpreter
import ViewValues

// Queued writes, scheduled blocks, warnings.
extension ProgramWorld {
    /// Answers the engine: see `ProgramHost`.
    public mutating func takeWriteGroup() -> WriteGroup? {
        guard let group = program.machine.takeGroup() else { return nil }
        let transaction = (group.transaction?.native as? TransactionBox)?.value ?? TransactionValue()
        let writes = group.writes.map { write in
            StateWrite(
                name: write.name, old: described(write.old), new: described(write.new),
                dependency: dependency(write.target),
                source: sourcePlace(write.range))
        }
        return WriteGroup(id: group.id, transaction: transaction, writes: writes)
    }

    /// A value with the text that the program prints.
    public mutating func described(_ value: Value) -> DescribedValue {
        DescribedValue(value: value, description: (try? program.machine.describe(value)) ?? value.description)
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func commit(_ group: WriteGroup) { program.machine.commit(group: group.id) }

    /// Answers the engine: see `ProgramHost`.
    public mutating func runNextBlock(dueBy seconds: Double, immediate: Bool) throws -> Bool {
        let limit = Int((seconds * 1e9).rounded())
        program.machine.now = limit
        flood.begin(at: limit)
        guard let job = program.machine.takeJob(dueBy: limit, immediate: immediate) else { return false }
        try flood.count(job)
        program.machine.refillBudgets()
        let transaction = Value.native(TransactionBox(value: TransactionValue(origin: .async)))
        try program.machine.acting { machine in try machine.withAmbient(transaction) { try $0.run(job: job) } }
        return true
    }

    /// Answers the engine: see `ProgramHost`.
    public func nextDueTime() -> Double? { program.machine.schedule.nextDue.map { Double($0) / 1e9 } }

    /// Answers the engine: see `ProgramHost`.
    public mutating func warn(_ warning: EngineWarning) {
        program.machine.warn(warning.rule, warning.message, at: nil)
    }
}

// Animations of the program's own types (MOD-4): the machine runs them.
extension ProgramWorld {
    /// Answers the engine: see `ProgramHost`.
    public mutating func animate(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: inout ExternalAnimationState
    ) -> AnimatableVector? {
        program.machine.refillBudgets()
        return program.machine.animate(id, value: value, time: time, state: &state)
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func velocity(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: ExternalAnimationState
    ) -> AnimatableVector? { program.machine.velocity(id, value: value, time: time, state: state) }

    /// Answers the engine: see `ProgramHost`.
    public mutating func shouldMerge(
        _ id: ExternalAnimationID, previous: Animation, value: AnimatableVector, time: Double,
        state: inout ExternalAnimationState
    ) -> Bool { program.machine.shouldMerge(id, previous: previous, value: value, time: time, state: &state) }
}
