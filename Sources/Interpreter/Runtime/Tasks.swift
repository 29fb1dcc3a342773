/// The program's tasks. A suspended task is a value: positions and registers, never a host thread.
public struct TaskStore: Sendable {
    /// One task.
    public struct Record: Sendable {
        /// Suspended calls, outermost first.
        var frames: [AsyncFrame] = []
        /// The result or error, once it is over.
        var outcome: Outcome?
        /// Whether it was cancelled.
        public internal(set) var isCancelled = false
        /// Tasks that wait for this one.
        var waiters: [TaskID] = []
        /// Child tasks, cancelled with it.
        var children: [TaskID] = []
        /// The transaction under which it goes on; opaque.
        var transaction: Value?
        /// The job that will wake it.
        var job: Int?
        /// What it was waiting for has arrived.
        var delivered: Outcome?
    }

    /// How a task or an awaited call ended.
    public enum Outcome: Sendable {
        case value(Value)
        case failure(Value)
    }

    /// Records by number.
    var records: [Int: Record] = [:]
    var next = 1

    /// A task's record; nil once it is over and nobody waits for it.
    public subscript(task: TaskID) -> Record? { records[task.number] }
}
