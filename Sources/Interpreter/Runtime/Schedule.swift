/// What runs later: blocks of `main.async` and `asyncAfter`, and tasks that wake up.
public struct Schedule: Sendable {
    /// One block.
    public struct Job: Sendable {
        /// When it is due, in nanoseconds; nil for what runs as soon as the present event is over (`main.async`).
        public let due: Int?
        /// Age: counts up.
        public let sequence: Int
        /// What runs.
        public let action: Action
        /// The transaction that it runs under; opaque.
        public let transaction: Value?
        /// A number by which it can be cancelled.
        public var id: Int { sequence }
    }

    /// What a job does.
    public enum Action: Sendable {
        /// Calls a closure with arguments.
        case call(Value, ContiguousArray<Value>)
        /// Goes on with a task.
        case resume(TaskID)
    }

    /// Jobs in no order.
    public internal(set) var jobs: [Job] = []
    var nextSequence = 1

    /// When the earliest dated job is due, in nanoseconds.
    public var nextDue: Int? { jobs.compactMap(\.due).min() }

    /// Whether a job waits that has no date.
    public var hasImmediate: Bool { jobs.contains { $0.due == nil } }
}

extension Machine {
    /// Schedules a job: at a moment of the virtual clock, or (`nil`) after the present event. Gives its number.
    @discardableResult
    public mutating func schedule(_ action: Schedule.Action, at due: Int?, transaction: Value? = nil) -> Int {
        let sequence = schedule.nextSequence
        schedule.nextSequence += 1
        schedule.jobs.append(
            Schedule.Job(due: due, sequence: sequence, action: action, transaction: transaction))
        return sequence
    }

    /// Takes a job back that has not run yet.
    public mutating func cancelJob(_ id: Int) { schedule.jobs.removeAll { $0.id == id } }

    /// Drops all jobs: their view and their clock are gone.
    public mutating func forgetJobs() { schedule.jobs = [] }

    /// Takes the job that is to run next, by due time, then age: dated ones due by `limit` (nanoseconds), or with
    /// `immediate` those without a date. Run it with `run(job:)`.
    public mutating func takeJob(dueBy limit: Int, immediate: Bool) -> Schedule.Job? {
        let ready = schedule.jobs.indices.filter { index in
            if let due = schedule.jobs[index].due { return !immediate && due <= limit }
            return immediate
        }
        let next = ready.min { left, right in
            let (left, right) = (schedule.jobs[left], schedule.jobs[right])
            return (left.due ?? 0, left.sequence) < (right.due ?? 0, right.sequence)
        }
        return next.map { schedule.jobs.remove(at: $0) }
    }

    /// Runs a job that was taken, under its transaction if it has one.
    public mutating func run(job: Schedule.Job) throws {
        try withAmbient(job.transaction ?? ambient) { machine in
            switch job.action {
            case .call(let closure, let arguments): _ = try machine.call(closure, arguments)
            case .resume(let task): try machine.resume(task)
            }
        }
    }
}
