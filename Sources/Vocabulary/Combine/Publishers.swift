import Interpreter

extension VocabularySource {
    /// Combine at the level of examples: subjects, `@Published` and timers as publishers, the usual operators, sinks.
    static let publishers = VocabularySource(
        "Combine",
        types: [
            NativeType("protocol Publisher { associatedtype Output; associatedtype Failure }"),
            NativeType("struct _Publisher<Output>: Publisher { typealias Failure = Never }"),
            NativeType("struct AnyPublisher<Output, Failure>: Publisher {}"),
            NativeType("class PassthroughSubject<Output, Failure>: Publisher {}"),
            NativeType("class CurrentValueSubject<Output, Failure>: Publisher {}"),
            NativeType(
                "class ObservableObjectPublisher: Publisher { typealias Output = Void; typealias Failure = Never }"),
            NativeType("class AnyCancellable: Hashable {}"), NativeType("typealias Cancellable = AnyCancellable"),
            NativeType("protocol _Scheduler {}"), NativeType("enum _Completion { case finished }"),
            NativeType("class NotificationCenter {}"), NativeType("struct _NotificationToken { var id: Int }"),
            NativeType("class OperationQueue: _Scheduler {}"),
            NativeType(
                """
                struct Notification { var name: Notification.Name; var object: Any? = nil; var userInfo: [AnyHashable: Any]? = \
                nil; struct Name: Hashable { var rawValue: String } }
                """
            ),
            NativeType("struct Just<Output>: Publisher { typealias Failure = Never }"),
        ],
        entries: subjects + operators + sinks + timed(operators + sinks) + notificationEntries)

    /// The publisher that a value of the program is.
    static func publisher(_ value: Value, _ machine: Machine) -> PublisherBox? {
        switch value.unboxed {
        case .object(let id):
            let initial = machine.type(of: id).flatMap { type in
                type.nominal.map { machine.types[$0].name == "CurrentValueSubject" }
            }
            return PublisherBox(
                source: .subject(id), initial: initial == true ? [machine.field(0, of: id)] : [])
        case .host(let box):
            if let timer = box.value as? TimerPublisher { return PublisherBox(source: .timer(timer.interval)) }
            return box.value as? PublisherBox
        default: return nil
        }
    }

    private static func publisher(_ call: NativeCall, _ machine: Machine, _ index: Int = 0) throws -> PublisherBox {
        guard let box = publisher(call[index], machine) else { throw call.trap(.unsupported, "this is no publisher") }
        return box
    }

    // MARK: Subjects

    private static var subjects: [NativeEntry] {
        [
            NativeEntry("init()", on: "PassthroughSubject") { machine, call in
                machine.makeObject(machine.types.type("PassthroughSubject", call.typeArguments), [])
            },
            NativeEntry("func send(_ input: Output)", on: "PassthroughSubject") { machine, call in
                guard let id = call[0].asObject else { return .void }
                try announce(.subject(id), call[1], &machine, call)
                return .void
            },
            NativeEntry("func send()", on: "PassthroughSubject where Output == Void") { machine, call in
                guard let id = call[0].asObject else { return .void }
                try announce(.subject(id), .void, &machine, call)
                return .void
            },
            NativeEntry("func send(completion: _Completion)", on: "PassthroughSubject") { _, _ in .void },
            NativeEntry("init(_ value: Output)", on: "CurrentValueSubject") { machine, call in
                machine.makeObject(machine.types.type("CurrentValueSubject", call.typeArguments), [call[0]])
            },
            NativeEntry("func send(_ input: Output)", on: "CurrentValueSubject", body: setValue),
            NativeEntry(
                "var value: Output { get set }", on: "CurrentValueSubject", set: setValue,
                body: { machine, call in call[0].asObject.map { machine.field(0, of: $0) } ?? .null }),
            NativeEntry("init()", on: "ObservableObjectPublisher") { machine, _ in
                machine.makeObject(machine.types.type("ObservableObjectPublisher"), [])
            },
            NativeEntry("func send()", on: "ObservableObjectPublisher") { machine, call in
                let source = try publisher(call, machine).source
                try announce(source, .void, &machine, call)
                return .void
            },
            NativeEntry("var objectWillChange: ObservableObjectPublisher { get }", on: "ObservableObject") { _, call in
                guard let id = call[0].asObject else { return .null }
                return .native(PublisherBox(source: .willChange(id), name: "ObservableObjectPublisher"))
            },
            NativeEntry("init(_ output: Output)", on: "Just") { _, call in
                .native(PublisherBox(source: .list, initial: [call[0]], name: "Just"))
            },
            NativeEntry("var publisher: _Publisher<Element> { get }", on: "Array") { _, call in
                .native(PublisherBox(source: .list, initial: Array(try call.array(0))))
            },
            NativeEntry(
                "func _publisher<Value>(_ object: AnyObject, _ index: Int, _ name: String) -> _Publisher<Value>"
            ) {
                machine, call in
                guard let id = call[0].asObject else { return .null }
                return .native(
                    PublisherBox(
                        source: .published(id, try call.string(2)), initial: [machine.field(try call.int(1), of: id)]))
            },
        ]
    }

    private static let setValue: NativeBody = { machine, call in
        guard let id = call[0].asObject else { return .void }
        machine.setField(0, of: id, to: call[1])
        try announce(.subject(id), call[1], &machine, call)
        return .void
    }

    /// Sends a value, and notes the change for views whose object announces itself by this publisher.
    static func announce(
        _ source: PublisherSource, _ value: Value, _ machine: inout Machine, _ call: NativeCall
    ) throws {
        switch source {
        case .subject(let id), .willChange(let id):
            machine.noteChange(.object(id), name: "objectWillChange", old: .void, new: .void, at: call.range)
        default: break
        }
        try machine.send(value, from: source)
    }

    // MARK: Operators

    private static var operators: [NativeEntry] {
        @Sendable func stage(
            _ signature: String, _ make: @escaping @Sendable (Machine, NativeCall) throws -> PublisherStage?
        ) -> NativeEntry {
            NativeEntry("func \(signature)", on: "Publisher") { machine, call in
                let box = try publisher(call, machine)
                return .native(try make(machine, call).map { box.adding($0) } ?? box)
            }
        }
        return [
            stage("map<T>(_ transform: @escaping (Output) -> T) -> _Publisher<T>") { .map($1[1]) },
            stage("map<T>(_ keyPath: KeyPath<Output, T>) -> _Publisher<T>") { .map($1[1]) },
            stage("compactMap<T>(_ transform: @escaping (Output) -> T?) -> _Publisher<T>") { .compactMap($1[1]) },
            stage("filter(_ isIncluded: @escaping (Output) -> Bool) -> _Publisher<Output>") { .filter($1[1]) },
            stage("scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> _Publisher<T>") {
                .scan($1[1], $1[2])
            },
            stage("removeDuplicates() -> _Publisher<Output>") { _, _ in .removeDuplicates },
            stage("dropFirst(_ count: Int = 1) -> _Publisher<Output>") { .dropFirst(try $1.int(1)) },
            stage("prefix(_ maxLength: Int) -> _Publisher<Output>") { .prefix(try $1.int(1)) },
            stage("first() -> _Publisher<Output>") { _, _ in .prefix(1) },
            stage("debounce(for dueTime: _SchedulerStride, scheduler: some _Scheduler) -> _Publisher<Output>") {
                .wait(try $1.native(1, SpanValue.self).nanoseconds, restarts: true)
            },
            stage("delay(for interval: _SchedulerStride, scheduler: some _Scheduler) -> _Publisher<Output>") {
                .wait(try $1.native(1, SpanValue.self).nanoseconds, restarts: false)
            },
            stage(
                """
                throttle(for interval: _SchedulerStride, scheduler: some _Scheduler, latest: Bool) -> _Publisher<Output>
                """
            ) { .throttle(try $1.native(1, SpanValue.self).nanoseconds) },
            stage("receive(on scheduler: some _Scheduler) -> _Publisher<Output>") { _, _ in .wait(0, restarts: false) },
            stage("subscribe(on scheduler: some _Scheduler) -> _Publisher<Output>") { _, _ in nil },
            stage("eraseToAnyPublisher() -> AnyPublisher<Output, Failure>") { _, _ in nil },
            stage("autoconnect() -> _Publisher<Output>") { _, _ in nil },
            stage("handleEvents(receiveOutput: @escaping (Output) -> Void) -> _Publisher<Output>") { .tap($1[1]) },
            NativeEntry("func merge(with other: some Publisher) -> _Publisher<Output>", on: "Publisher") {
                machine, call in
                let (first, second) = (try publisher(call, machine), try publisher(call, machine, 1))
                guard first.stages.isEmpty, second.stages.isEmpty else {
                    throw call.trap(.unsupported, "not in Inbetween yet: merge of publishers with operators before it")
                }
                return .native(
                    PublisherBox(
                        source: .merged([first.source, second.source]), initial: first.initial + second.initial))
            },
        ]
    }

    // MARK: Sinks

    private static var sinks: [NativeEntry] {
        [
            NativeEntry(
                "@discardableResult func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable",
                on: "Publisher"
            ) { machine, call in try subscribe(&machine, call, call[1]) },
            NativeEntry(
                """
                @discardableResult func sink(receiveCompletion: @escaping (_Completion) -> Void, receiveValue: \
                @escaping (Output) -> Void) -> AnyCancellable
                """, on: "Publisher"
            ) { machine, call in try subscribe(&machine, call, call[2]) },
            NativeEntry(
                """
                @discardableResult func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: \
                Root) -> AnyCancellable
                """, on: "Publisher", body: assign),
            NativeEntry(
                "func _assign<Root>(_ keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)",
                on: "Publisher"
            ) { machine, call in
                _ = try assign(&machine, &call)
                return .void
            },
            NativeEntry("func cancel()", on: "AnyCancellable") { machine, call in
                if let object = call[0].asObject, let id = machine.field(0, of: object).asInt {
                    machine.cancelSubscription(id)
                }
                return .void
            },
            NativeEntry("func store(in set: inout Set<AnyCancellable>)", on: "AnyCancellable") { machine, call in
                let elements = try machine.items(call[1], at: call) + [call[0]]
                call.arguments[1] = .set(try machine.makeSet(elements))
                return .void
            },
            NativeEntry("func store(in collection: inout [AnyCancellable])", on: "AnyCancellable") { _, call in
                let new = call[0]
                _ = call.arguments[1].updateArray { $0.append(new) }
                return .void
            },
            NativeEntry("func connect() -> AnyCancellable", on: "Publisher") { machine, _ in cancellable(0, &machine) },
        ]
    }

    private static let assign: NativeBody = { machine, call in
        guard case .keyPath(let path) = call[1] else { throw call.trap(.unsupported, "this is no key path") }
        let target = call[2]
        let sink = Value.function { machine, inner in
            var object = target
            try machine.write(inner[0], through: path, of: &object)
            return .void
        }
        return try subscribe(&machine, call, sink)
    }

    private static func subscribe(_ machine: inout Machine, _ call: NativeCall, _ sink: Value) throws -> Value {
        let id = try machine.subscribe(try publisher(call, machine), sink, isImmediate: true)
        return cancellable(id, &machine)
    }

    private static func cancellable(_ id: Int, _ machine: inout Machine) -> Value {
        machine.makeObject(machine.types.type("AnyCancellable"), [.int(id)])
    }

    /// The same of a timer's publisher, which has `autoconnect` and `connect` of its own.
    private static func timed(_ entries: [NativeEntry]) -> [NativeEntry] {
        entries.filter { $0.owner == "Publisher" && !$0.signature.contains("connect") }.map { entry in
            let signature = entry.signature.replacing("Output", with: "Date").replacing("Failure", with: "Never")
            return NativeEntry(signature, on: "TimerPublisher", body: entry.body)
        }
    }
}
