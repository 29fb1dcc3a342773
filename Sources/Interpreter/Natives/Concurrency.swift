/// Tasks, sleeping, task groups, continuations and the main queue, all on the virtual clock (LIFE-5).
extension VocabularySource {
    /// The language's own concurrency; a vocabulary lists it among its sources.
    public static let concurrency = VocabularySource(
        "concurrency",
        types: [
            NativeType("struct Task<Success, Failure> { }"), NativeType("struct TaskGroup<ChildTaskResult> { }"),
            NativeType("struct ThrowingTaskGroup<ChildTaskResult, Failure> { }"),
            NativeType("struct CancellationError: Error { }"),
            NativeType("enum TaskPriority { case high, medium, low, userInitiated, utility, background }"),
            NativeType("struct CheckedContinuation<T, E> { }"),
            NativeType("struct Duration: Hashable, Comparable { var _nanoseconds: Int }"),
            NativeType("enum MainActor { }"),
            NativeType("class DispatchQueue { }"), NativeType("struct DispatchTime { var nanoseconds: Int }"),
            NativeType(
                "enum DispatchTimeInterval { case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int) }"
            ),
        ],
        entries: taskEntries + durationEntries + groupFunctions + groupEntries + continuationEntries + queueEntries)

    /// Task groups alone, for a vocabulary that declares tasks itself.
    public static let taskGroups = VocabularySource(
        "task groups",
        types: [
            NativeType("struct TaskGroup<ChildTaskResult> { }"),
            NativeType("struct ThrowingTaskGroup<ChildTaskResult, Failure> { }"),
        ],
        entries: groupFunctions + groupEntries)

    // MARK: Tasks

    private static var taskEntries: [NativeEntry] {
        let start: NativeBody = { machine, call in
            .native(TaskValue(id: machine.startTask(call.arguments.last ?? .null, transaction: machine.ambient)))
        }
        let operation = "priority: TaskPriority? = nil, operation: @escaping () async"
        return ["Task where Failure == Never", "Task where Failure == any Error"].flatMap { owner in
            let effect = owner.hasSuffix("Never") ? "" : " throws"
            return [
                NativeEntry("init(\(operation)\(effect) -> Success)", on: owner, body: start),
                NativeEntry(
                    "static func detached(\(operation)\(effect) -> Success) -> Task<Success, Failure>", on: owner,
                    body: start),
                NativeEntry("var value: Success { get async\(effect) }", on: owner) { _, call in
                    call.suspension = .task(try call.native(0, TaskValue.self).id)
                    return .void
                },
            ]
        } + [
            NativeEntry("func cancel()", on: "Task") { machine, call in
                machine.cancel(try call.native(0, TaskValue.self).id)
                return .void
            },
            NativeEntry("var isCancelled: Bool { get }", on: "Task") { machine, call in
                .bool(machine.tasks[try call.native(0, TaskValue.self).id]?.isCancelled ?? false)
            },
            NativeEntry("static var isCancelled: Bool { get }", on: "Task where Success == Never, Failure == Never") {
                machine, _ in .bool(machine.isCurrentTaskCancelled)
            },
            NativeEntry("static func checkCancellation() throws", on: "Task where Success == Never, Failure == Never") {
                machine, call in
                guard machine.isCurrentTaskCancelled else { return .void }
                throw Thrown(machine.cancellationError, at: call.range)
            },
            NativeEntry("static func yield() async", on: "Task where Success == Never, Failure == Never") { _, call in
                call.suspension = .yield
                return .void
            },
        ] + sleepEntries
    }

    private static var sleepEntries: [NativeEntry] {
        let owner = "Task where Success == Never, Failure == Never"
        return [
            NativeEntry("static func sleep(nanoseconds duration: UInt64) async throws", on: owner) { machine, call in
                call.suspension = .until(machine.now + max(0, try call.int(0)))
                return .void
            },
            NativeEntry("static func sleep(for duration: Duration) async throws", on: owner) { machine, call in
                let duration = try machine.nanoseconds(of: call[0])
                call.suspension = .until(machine.now + max(0, duration))
                return .void
            },
        ]
    }

    private static var durationEntries: [NativeEntry] {
        let scales = [("seconds", 1e9), ("milliseconds", 1e6), ("microseconds", 1e3), ("nanoseconds", 1.0)]
        let makers = scales.flatMap { name, scale in
            ["Int", "Double"].map { type in
                NativeEntry("static func \(name)(_ amount: \(type)) -> Duration", on: "Duration") { machine, call in
                    let amount = try call[0].asInt.map(Double.init) ?? call.double(0)
                    return machine.structure("Duration", .int(later(0, amount * scale)))
                }
            }
        }
        let sums = [("+", 1), ("-", -1)].map { name, sign in
            NativeEntry("static func \(name) (a: Duration, b: Duration) -> Duration", on: "Duration") { machine, call in
                let sum = try machine.nanoseconds(of: call[0]) + sign * machine.nanoseconds(of: call[1])
                return machine.structure("Duration", .int(sum))
            }
        }
        let order = NativeEntry("static func < (a: Duration, b: Duration) -> Bool", on: "Duration") { machine, call in
            .bool(try machine.nanoseconds(of: call[0]) < machine.nanoseconds(of: call[1]))
        }
        let description = NativeEntry("var description: String { get }", on: "Duration") { machine, call in
            .string("\(Double(try machine.nanoseconds(of: call[0])) / 1e9) seconds")
        }
        return makers + sums + [order, description]
    }

    // MARK: Groups

    /// `withTaskGroup` and its throwing form: the body gets a new group, and the call ends when all of its tasks have.
    private static var groupFunctions: [NativeEntry] {
        [
            ("withTaskGroup", "TaskGroup<C>", ""),
            ("withThrowingTaskGroup", "ThrowingTaskGroup<C, any Error>", " throws"),
        ]
        .flatMap { name, group, effect in
            ["", "returning returnType: R.Type, "].map { returning in
                let signature =
                    "func \(name)<C, R>(of childTaskResultType: C.Type, \(returning)"
                    + "body: (inout \(group)) async\(effect) -> R) async\(effect) -> R"
                return NativeEntry(signature) { machine, call in
                    let number = machine.makeGroup()
                    let value = Value.native(GroupValue(number: number, name: String(group.prefix { $0 != "<" })))
                    let body = call.arguments.last ?? .null
                    call.suspension = .calling(machine.groupCall(body, value, number), [])
                    return .void
                }
            }
        }
    }

    private static var groupEntries: [NativeEntry] {
        ["TaskGroup": "", "ThrowingTaskGroup": " throws"].sorted { $0.key < $1.key }.flatMap { owner, effect in
            [
                NativeEntry("init()", on: owner) { machine, _ in
                    .native(GroupValue(number: machine.makeGroup(), name: owner))
                },
                NativeEntry(
                    "mutating func addTask(priority: TaskPriority? = nil, "
                        + "operation: @escaping () async\(effect) -> ChildTaskResult)", on: owner
                ) { machine, call in
                    let group = try call.native(0, GroupValue.self)
                    machine.addTask(call[2], to: group.number)
                    return .void
                },
                NativeEntry("mutating func next() async\(effect) -> ChildTaskResult?", on: owner) { machine, call in
                    call.suspension = .group(try call.native(0, GroupValue.self).number)
                    return .null
                },
                NativeEntry("mutating func waitForAll() async\(effect)", on: owner) { machine, call in
                    call.suspension = .groupEnd(try call.native(0, GroupValue.self).number)
                    return .void
                },
                NativeEntry("func cancelAll()", on: owner) { machine, call in
                    machine.cancelGroup(try call.native(0, GroupValue.self).number)
                    return .void
                },
            ]
        }
    }

    // MARK: Continuations and MainActor

    private static var continuationEntries: [NativeEntry] {
        let resume: NativeBody = { machine, call in
            let continuation = try call.native(0, ContinuationValue.self)
            machine.resume(continuation: continuation.number, with: .value(call.arguments.count > 1 ? call[1] : .void))
            return .void
        }
        let wait: NativeBody = { machine, call in
            let number = machine.makeContinuation()
            _ = try machine.call(call[0], [.native(ContinuationValue(number: number))])
            call.suspension = .continuation(number)
            return .void
        }
        return [
            NativeEntry(
                "func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T",
                body: wait),
            NativeEntry(
                "func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T, any Error>) -> Void) "
                    + "async throws -> T", body: wait),
            NativeEntry("func resume(returning value: T)", on: "CheckedContinuation", body: resume),
            NativeEntry("func resume()", on: "CheckedContinuation where T == Void", body: resume),
            NativeEntry("func resume(throwing error: E)", on: "CheckedContinuation") { machine, call in
                let continuation = try call.native(0, ContinuationValue.self)
                machine.resume(continuation: continuation.number, with: .failure(call[1]))
                return .void
            },
            NativeEntry("static func run<T>(body: () throws -> T) async rethrows -> T", on: "MainActor") { _, call in
                call.suspension = .calling(call[0], [])
                return .void
            },
        ]
    }

    // MARK: The main queue

    private static var queueEntries: [NativeEntry] {
        [
            NativeEntry("static var main: DispatchQueue { get }", on: "DispatchQueue") { _, _ in
                .native(QueueValue())
            },
            NativeEntry("func async(execute work: @escaping () -> Void)", on: "DispatchQueue") { machine, call in
                machine.schedule(.call(call[1], []), at: nil)
                return .void
            },
            NativeEntry(
                "func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)", on: "DispatchQueue"
            ) { machine, call in
                machine.schedule(.call(call[2], []), at: try call.structure(1)[0].asInt ?? machine.now)
                return .void
            },
            NativeEntry("static func now() -> DispatchTime", on: "DispatchTime") { machine, _ in
                machine.structure("DispatchTime", .int(machine.now))
            },
            NativeEntry("static func + (time: DispatchTime, seconds: Double) -> DispatchTime", on: "DispatchTime") {
                machine, call in
                let seconds = try call.double(1)
                return machine.structure(
                    "DispatchTime", .int(later(try call.structure(0)[0].asInt ?? 0, seconds * 1e9)))
            },
            NativeEntry(
                "static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime", on: "DispatchTime"
            ) { machine, call in
                let scales = [1e9, 1e6, 1e3, 1]
                let interval = call[1].asEnumeration
                let amount = Double(interval?.payload.first?.asInt ?? 0) * scales[min(interval?.tag ?? 0, 3)]
                return machine.structure("DispatchTime", .int(later(try call.structure(0)[0].asInt ?? 0, amount)))
            },
        ]
    }

    /// A moment so many nanoseconds later; what is out of range is never.
    private static func later(_ time: Int, _ nanoseconds: Double) -> Int {
        let sum = Double(time) + nanoseconds.rounded()
        return sum < 9e18 && sum > -9e18 ? time + Int(nanoseconds.rounded()) : .max
    }
}

/// A task as the program holds it.
public struct TaskValue: NativeValue {
    /// Which task it is.
    public let id: TaskID
    /// `Task`.
    public var nativeType: String { "Task" }
    /// The same task.
    public func isEqual(to other: any NativeValue) -> Bool { (other as? TaskValue)?.id == id }
    /// Hashes the task's number.
    public func hash(into hasher: inout ProgramHasher) { hasher.combine(id.number) }
}

struct GroupValue: NativeValue {
    let number: Int
    let name: String
    var nativeType: String { name }
}

struct ContinuationValue: NativeValue {
    let number: Int
    var nativeType: String { "CheckedContinuation" }
}

struct QueueValue: NativeValue {
    var nativeType: String { "DispatchQueue" }
}
