/// Task groups on the virtual clock (LIFE-5).
extension VocabularySource {
    /// Task groups, whose tasks run on the virtual clock.
    public static let taskGroups = VocabularySource(
        "task groups",
        types: [
            NativeType("struct TaskGroup<ChildTaskResult>: AsyncSequence { typealias Element = ChildTaskResult }"),
            NativeType(
                "struct ThrowingTaskGroup<ChildTaskResult, Failure>: AsyncSequence { "
                    + "typealias Element = ChildTaskResult }"),
        ],
        entries: groupFunctions + groupEntries)

    /// `withTaskGroup` and its throwing form: the body gets a new group, and the call ends when all of its tasks have.
    private static var groupFunctions: [NativeEntry] {
        [
            ("withTaskGroup", "TaskGroup<C>", ""),
            ("withThrowingTaskGroup", "ThrowingTaskGroup<C, any Error>", " throws"),
        ]
        .flatMap { name, group, effect in
            ["", "returning returnType: R.Type, "].map { returning in
                let signature =
                    "func \(name)<C, R>(of childTaskResultType: C.Type = C.self, \(returning)"
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
}

struct GroupValue: NativeValue {
    let number: Int
    let name: String
    var nativeType: String { name }
}
