import Interpreter

/// A task of the program.
struct TaskValue: NativeValue {
    let id: TaskID
    var nativeType: String { "Task" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? Self)?.id == id }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(id.number) }
}

/// A continuation that the program resumes.
struct ContinuationValue: NativeValue {
    let number: Int
    var nativeType: String { "CheckedContinuation" }
}

extension VocabularySource {
    /// `Task`, `Duration`, clocks and continuations, on the virtual clock.
    static let tasking: VocabularySource = VocabularySource(
        "Tasking",
        types: [
            NativeType("struct Task<Success, Failure: Error>: Hashable {}"),
            NativeType("struct TaskPriority: Hashable {}"),
            NativeType("struct CancellationError: Error {}"),
            NativeType("class MainActor {}"),
            NativeType("struct CheckedContinuation<T, E: Error> {}"),
            NativeType("struct Duration: Hashable, Comparable, AdditiveArithmetic, CustomStringConvertible {}"),
            NativeType("struct ContinuousClock: Clock { struct Instant: InstantProtocol {} }"),
            NativeType("struct SuspendingClock: Clock {}"),
        ],
        entries: all(tasks, sleeping, actors, durations, clocks),
        prelude: [
            """
            extension Task {
                var result: Result<Success, any Error> {
                    get async {
                        do { return .success(try await value) } catch { return .failure(error) }
                    }
                }
            }
            """
        ])

    private static let start: NativeBody = { machine, call in
        .native(TaskValue(id: machine.startTask(call[call.arguments.count - 1])))
    }

    private static let tasks: [NativeEntry] =
        [
            NativeEntry(
                "@discardableResult init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)",
                on: "Task", body: start),
            NativeEntry(
                "@discardableResult init(name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)",
                on: "Task", body: start),
            NativeEntry(
                "@discardableResult static func detached(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Task<Success, Failure>",
                on: "Task", body: start),
            NativeEntry(
                "func _asyncLet<T>(_ work: @autoclosure () async throws -> T) -> Task<T, any Error>", body: start),
            NativeEntry("func cancel()", on: "Task") { machine, call in
                machine.cancel(try call.native(0, TaskValue.self).id)
                return .void
            },
            NativeEntry("var isCancelled: Bool { get }", on: "Task") { machine, call in
                .bool(machine.tasks[try call.native(0, TaskValue.self).id]?.isCancelled ?? false)
            },
            NativeEntry("static var isCancelled: Bool { get }", on: "Task") { machine, _ in
                .bool(machine.isCurrentTaskCancelled)
            },
            NativeEntry("var value: Success { get async throws }", on: "Task") { _, call in
                call.suspension = .task(try call.native(0, TaskValue.self).id)
                return .void
            },
            NativeEntry("static func checkCancellation() throws", on: "Task") { machine, call in
                if machine.isCurrentTaskCancelled { throw Thrown(machine.cancellationError, at: call.range) }
                return .void
            },
            NativeEntry("static func yield() async", on: "Task") { _, call in
                call.suspension = .yield
                return .void
            },
            NativeEntry("static var currentPriority: TaskPriority { get }", on: "Task") { _, _ in .string("medium") },
            NativeEntry("init()", on: "CancellationError") { machine, _ in machine.cancellationError },
        ]
        + ["high", "medium", "low", "background", "utility", "userInitiated"].map { name in
            NativeEntry("static var \(name): TaskPriority { get }", on: "TaskPriority") { _, _ in .string(name) }
        }

    private static let sleeping: [NativeEntry] = [
        NativeEntry("static func sleep(nanoseconds duration: UInt64) async throws", on: "Task") { machine, call in
            sleep(machine, &call, try call.int(0))
        },
        NativeEntry("static func sleep(_ duration: UInt64) async", on: "Task") { machine, call in
            sleep(machine, &call, try call.int(0))
        },
        NativeEntry("static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws", on: "Task") {
            machine, call in
            sleep(machine, &call, try call.native(0, SpanValue.self).nanoseconds)
        },
        NativeEntry(
            "static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws",
            on: "Task"
        ) { machine, call in
            sleep(machine, &call, try call.native(0, MomentValue.self).nanoseconds - machine.now)
        },
        NativeEntry(
            "static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock) async throws",
            on: "Task"
        ) { machine, call in
            sleep(machine, &call, try call.native(0, MomentValue.self).nanoseconds - machine.now)
        },
        NativeEntry(
            "static func sleep(for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock) async throws",
            on: "Task"
        ) { machine, call in
            sleep(machine, &call, try call.native(0, SpanValue.self).nanoseconds)
        },
        NativeEntry(
            "func sleep(for duration: Duration, tolerance: Duration? = nil) async throws", on: "ContinuousClock"
        ) { machine, call in
            sleep(machine, &call, try call.native(1, SpanValue.self).nanoseconds)
        },
    ]

    private static func sleep(_ machine: Machine, _ call: inout NativeCall, _ span: Int) -> Value {
        let (due, overflow) = machine.now.addingReportingOverflow(max(0, span))
        call.suspension = .until(overflow ? .max : due)
        return .void
    }

    private static let actors: [NativeEntry] = [
        NativeEntry("static func run<T>(body: @MainActor () throws -> T) async rethrows -> T", on: "MainActor") {
            machine, call in
            try machine.call(call[0], [])
        },
        NativeEntry(
            "static func run<T>(resultType: T.Type, body: @MainActor () throws -> T) async rethrows -> T",
            on: "MainActor"
        ) { machine, call in
            try machine.call(call[1], [])
        },
        NativeEntry("static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T", on: "MainActor") {
            machine, call in
            try machine.call(call[0], [])
        },
        continuing("withCheckedContinuation", "Never", effects: "async"),
        continuing("withUnsafeContinuation", "Never", effects: "async"),
        continuing("withCheckedThrowingContinuation", "Error", effects: "async throws"),
        continuing("withUnsafeThrowingContinuation", "Error", effects: "async throws"),
        NativeEntry("func resume(returning value: T)", on: "CheckedContinuation") { machine, call in
            machine.resume(continuation: try call.native(0, ContinuationValue.self).number, with: .value(call[1]))
            return .void
        },
        NativeEntry("func resume()", on: "CheckedContinuation") { machine, call in
            machine.resume(continuation: try call.native(0, ContinuationValue.self).number, with: .value(.void))
            return .void
        },
        NativeEntry("func resume(throwing error: any Error)", on: "CheckedContinuation") { machine, call in
            machine.resume(continuation: try call.native(0, ContinuationValue.self).number, with: .failure(call[1]))
            return .void
        },
    ]

    private static func continuing(_ name: String, _ failure: String, effects: String) -> NativeEntry {
        let error = failure == "Error" ? "any Error" : failure
        return NativeEntry("func \(name)<T>(_ body: (CheckedContinuation<T, \(error)>) -> Void) \(effects) -> T") {
            machine, call in
            let number = machine.makeContinuation()
            call.suspension = .continuation(number)
            _ = try machine.call(call[0], [.native(ContinuationValue(number: number))])
            return .void
        }
    }
}
