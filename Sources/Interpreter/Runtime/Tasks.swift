/// The program's tasks. A suspended task is a value: positions and registers, never a host thread.
public struct TaskStore: Sendable {
    /// One task.
    public struct Record: Sendable {
        /// Suspended calls, outermost first.
        var frames: [AsyncFrame] = []
        /// The closure that it begins with, until it begins.
        var start: Value?
        /// The result or error, once it is over.
        public internal(set) var outcome: Outcome?
        /// Whether it was cancelled.
        public internal(set) var isCancelled = false
        /// Tasks that wait for this one.
        var waiters: [TaskID] = []
        /// Child tasks, cancelled with it.
        var children: [TaskID] = []
        /// The transaction under which it goes on; opaque.
        var transaction: Value?
        /// The job that will wake it from a sleep.
        var sleep: Int?
        /// The continuation that it waits for.
        var continuation: Int?
        /// What it was waiting for has arrived.
        var delivered: Outcome?
        /// The group that it belongs to.
        var group: Int?
    }

    /// How a task or an awaited call ended.
    public enum Outcome: Sendable {
        case value(Value)
        case failure(Value)

        var payload: Value {
            switch self {
            case .value(let value), .failure(let value): value
            }
        }
    }

    /// Records by number.
    var records: [Int: Record] = [:]
    var next = 1
    var nextContinuation = 1
    /// Continuations that were resumed before anyone waited.
    var resumed: [Int: Outcome] = [:]
    var groups: [Group] = []

    /// A task's record; nil where there is none.
    public subscript(task: TaskID) -> Record? { records[task.number] }

    /// Every value that a task holds on to.
    func forEachValue(_ visit: (Value) -> Void) {
        for outcome in resumed.values { visit(outcome.payload) }
        for group in groups { for outcome in group.done { visit(outcome.payload) } }
        for record in records.values {
            for frame in record.frames { frame.values.forEach(visit) }
            for value in [record.start, record.transaction, record.outcome?.payload, record.delivered?.payload] {
                if let value { visit(value) }
            }
        }
    }
}

extension Machine {
    /// Starts a task with an async (or plain) closure without parameters; it begins when its job is run, after the
    /// present event. `isChild`: cancelled with the task that is running.
    public mutating func startTask(_ closure: Value, transaction: Value? = nil, isChild: Bool = false) -> TaskID {
        let id = TaskID(tasks.next)
        tasks.next += 1
        var record = TaskStore.Record()
        record.start = closure
        record.transaction = transaction
        tasks.records[id.number] = record
        if isChild, let parent = currentTask { tasks.records[parent.number]?.children.append(id) }
        schedule(.resume(id), at: nil, transaction: transaction)
        return id
    }

    /// Runs an async function where nothing may wait, as a task of its own: its value if it ends without waiting.
    mutating func runDetached(
        _ function: CompiledFunction, _ captures: ContiguousArray<Value>, _ arguments: ContiguousArray<Value>
    ) throws -> Value {
        let id = TaskID(tasks.next)
        tasks.next += 1
        var record = TaskStore.Record()
        record.frames = [AsyncFrame(function, captures: captures, arguments: arguments)]
        record.transaction = ambient
        tasks.records[id.number] = record
        try resume(id)
        switch tasks[id]?.outcome {
        case .value(let value): return value
        case .failure(let error): throw Thrown(error)
        case nil: return .void
        }
    }

    /// Cancels a task and its children. One that sleeps wakes up at once with a CancellationError.
    public mutating func cancel(_ task: TaskID) {
        guard let record = tasks.records[task.number], record.outcome == nil, !record.isCancelled else { return }
        tasks.records[task.number]?.isCancelled = true
        for child in record.children { cancel(child) }
        guard let job = record.sleep else { return }
        cancelJob(job)
        deliver(.failure(cancellationError), to: task)
    }

    /// Whether the running task was cancelled.
    public var isCurrentTaskCancelled: Bool { currentTask.flatMap { tasks[$0] }?.isCancelled ?? false }

    /// The error that a cancelled task throws.
    public var cancellationError: Value { structure("CancellationError") }

    /// A number under which a task can wait (`Suspension.continuation`) until `resume(continuation:)`.
    public mutating func makeContinuation() -> Int {
        tasks.nextContinuation += 1
        return tasks.nextContinuation - 1
    }

    /// Goes on with whoever waits for a continuation.
    public mutating func resume(continuation: Int, with outcome: TaskStore.Outcome) {
        let waiting = tasks.records.first { $0.value.continuation == continuation }
        if let number = waiting?.key {
            deliver(outcome, to: TaskID(number))
        } else {
            tasks.resumed[continuation] = outcome
        }
    }

    /// Hands a task what it waits for; it goes on when its job is run.
    mutating func deliver(_ outcome: TaskStore.Outcome, to task: TaskID) {
        guard tasks.records[task.number] != nil else { return }
        tasks.records[task.number]?.delivered = outcome
        tasks.records[task.number]?.sleep = nil
        tasks.records[task.number]?.continuation = nil
        schedule(.resume(task), at: nil, transaction: tasks.records[task.number]?.transaction)
    }

    /// A task is over.
    mutating func finish(_ task: TaskID, _ outcome: TaskStore.Outcome) {
        let waiters = tasks.records[task.number]?.waiters ?? []
        tasks.records[task.number]?.outcome = outcome
        tasks.records[task.number]?.frames = []
        tasks.records[task.number]?.waiters = []
        for waiter in waiters { deliver(outcome, to: waiter) }
        if let group = tasks.records[task.number]?.group { leave(group, task, outcome) }
    }
}
