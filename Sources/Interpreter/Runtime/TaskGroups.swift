extension TaskStore {
    /// The tasks of a group: those that run, and those that are over and were not taken yet.
    struct Group: Sendable {
        var running: [TaskID] = []
        var done: [Outcome] = []
        /// A task that waits for the next result, or for the end of all.
        var waiter: (task: TaskID, waitsForAll: Bool)?
    }
}

extension Machine {
    mutating func makeGroup() -> Int {
        tasks.groups.append(TaskStore.Group())
        return tasks.groups.count - 1
    }

    /// An async function without parameters that runs a group's body and then waits for the group's tasks.
    func groupCall(_ body: Value, _ group: Value, _ number: Int) -> Value {
        let (result, end) = (Slot(kind: .value, index: 1), Slot(kind: .value, index: 2))
        let steps: [AsyncStep] = [
            .await(
                { machine, _ in
                    var arguments: ContiguousArray<Value> = [group]
                    return try machine.begin(body, &arguments, at: nil)
                }, result, places: []),
            .await({ _, _ in .suspended(.groupEnd(number)) }, end, places: []),
            .finish(.load(result)),
        ]
        let function = CompiledFunction(
            name: "task group", words: 1, values: 3, parameters: [], body: .constant(.void),
            steps: AsyncSteps(steps: steps))
        return .closure(ClosureBox(.compiled(function)))
    }

    mutating func addTask(_ closure: Value, to group: Int) {
        let task = startTask(closure, transaction: ambient, isChild: true)
        tasks.records[task.number]?.group = group
        tasks.groups[group].running.append(task)
    }

    mutating func cancelGroup(_ group: Int) { for task in tasks.groups[group].running { cancel(task) } }

    /// A task of a group is over.
    mutating func leave(_ group: Int, _ task: TaskID, _ outcome: TaskStore.Outcome) {
        tasks.groups[group].running.removeAll { $0 == task }
        tasks.groups[group].done.append(outcome)
        guard let waiter = tasks.groups[group].waiter else { return }
        if let found = ready(group, waitsForAll: waiter.waitsForAll) {
            tasks.groups[group].waiter = nil
            deliver(found, to: waiter.task)
        }
    }

    /// Waits for a group's next result, or its end.
    mutating func wait(for group: Int, _ task: TaskID, waitsForAll: Bool) {
        if let found = ready(group, waitsForAll: waitsForAll) { return deliver(found, to: task) }
        tasks.groups[group].waiter = (task, waitsForAll)
    }

    /// What a waiter gets now; nil where it has to wait.
    private mutating func ready(_ group: Int, waitsForAll: Bool) -> TaskStore.Outcome? {
        let state = tasks.groups[group]
        if waitsForAll {
            let failure = state.done.first { if case .failure = $0 { true } else { false } }
            guard state.running.isEmpty else { return nil }
            tasks.groups[group].done = []
            return failure ?? .value(.void)
        }
        if state.done.isEmpty { return state.running.isEmpty ? .value(.null) : nil }
        guard case .value(let value) = tasks.groups[group].done.removeFirst() else { return state.done[0] }
        return .value(.some(value))
    }

    /// The length of a `Duration` value in nanoseconds.
    func nanoseconds(of duration: Value) throws -> Int {
        if let box = duration.asStructure, let number = box[0].asInt { return number }
        if let native = duration.native as? any DurationValue { return native.nanoseconds }
        throw Trap(.internalFailure, "\(duration) is no Duration")
    }
}

/// A vocabulary's `Duration`, where it is no struct whose first field counts nanoseconds.
public protocol DurationValue: NativeValue {
    /// The length in nanoseconds.
    var nanoseconds: Int { get }
}
