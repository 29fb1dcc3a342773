import Interpreter

/// Where a publisher's values come from.
indirect enum PublisherSource: Hashable, Sendable {
    /// A date every so many nanoseconds.
    case timer(Int)
    /// A PassthroughSubject, CurrentValueSubject or ObservableObjectPublisher of the program.
    case subject(ObjectID)
    /// A `@Published` property by its object and name.
    case published(ObjectID, String)
    /// `objectWillChange` of an object that declares none of its own.
    case willChange(ObjectID)
    /// Notifications of a name.
    case notification(String)
    /// Values that are there from the beginning: `Just`, `array.publisher`.
    case list
    /// Several sources, one beside the other.
    case merged([PublisherSource])
}

/// What happens to a value on its way.
enum PublisherStage: Sendable {
    case map(Value), compactMap(Value), filter(Value), scan(Value, Value)
    case removeDuplicates, dropFirst(Int), prefix(Int)
    /// After so many nanoseconds; `restarts`: only the last of those that come meanwhile.
    case wait(Int, restarts: Bool)
    /// At most one value in so many nanoseconds.
    case throttle(Int)
    case tap(Value)
}

/// A publisher: a source with stages.
struct PublisherBox: NativeValue {
    let source: PublisherSource
    var stages: [PublisherStage] = []
    /// Values that a subscriber gets at once.
    var initial: [Value] = []
    var name = "_Publisher"
    var nativeType: String { name }
    func isEqual(to other: any NativeValue) -> Bool {
        guard let other = other as? PublisherBox else { return false }
        return other.source == source && other.stages.count == stages.count
    }
    func forEachValue(_ visit: (Value) -> Void) {
        initial.forEach(visit)
        for stage in stages { stage.forEachValue(visit) }
    }
    /// The same with one more stage.
    func adding(_ stage: PublisherStage) -> PublisherBox {
        PublisherBox(source: source, stages: stages + [stage], initial: initial)
    }
}

extension PublisherStage {
    func forEachValue(_ visit: (Value) -> Void) {
        switch self {
        case .map(let closure), .compactMap(let closure), .filter(let closure), .tap(let closure): visit(closure)
        case .scan(let start, let closure): [start, closure].forEach(visit)
        default: break
        }
    }
}

/// One subscriber.
struct Subscription: Sendable {
    let id: Int
    let publisher: PublisherBox
    var sink: Value
    /// What each stage remembers: the last value, a count, a job's number.
    var memory: [Value]
    /// The timer's next job.
    var job: Int?
}

/// All subscribers of a program, in the order in which they came.
struct Subscriptions: NativeValue {
    var all: [Subscription] = []
    var nextID = 1
    var nativeType: String { "Subscriptions" }
    static let key = "subscriptions"
    func forEachValue(_ visit: (Value) -> Void) {
        for one in all {
            visit(one.sink)
            one.publisher.forEachValue(visit)
            one.memory.forEach(visit)
        }
    }
}

extension PublisherSource {
    /// Whether values of another source come through this one.
    func includes(_ other: PublisherSource) -> Bool {
        if case .merged(let parts) = self { return parts.contains { $0.includes(other) } }
        return self == other
    }

    fileprivate var timers: [Int] {
        switch self {
        case .timer(let interval): [interval]
        case .merged(let parts): parts.flatMap(\.timers)
        default: []
        }
    }
}

// Subscribing, sending, cancelling.
extension Machine {
    private var subscriptions: Subscriptions {
        get { extras[Subscriptions.key] as? Subscriptions ?? Subscriptions() }
        set { extras[Subscriptions.key] = newValue }
    }

    /// Begins to hand a publisher's values to a closure; what is there already comes after the present event, or at
    /// once where `isImmediate`.
    mutating func subscribe(_ publisher: PublisherBox, _ sink: Value, isImmediate: Bool) throws -> Int {
        let id = subscriptions.nextID
        subscriptions.nextID += 1
        let memory = publisher.stages.map { stage in
            if case .scan(let start, _) = stage { start } else { Value.void }
        }
        subscriptions.all.append(Subscription(id: id, publisher: publisher, sink: sink, memory: memory))
        for interval in publisher.source.timers { startTimer(of: id, interval: interval) }
        for value in publisher.initial {
            if isImmediate {
                try deliver(value, to: id, from: 0)
            } else {
                schedule(.call(Self.delivery, [.int(id), .int(0), value]), at: nil)
            }
        }
        return id
    }

    /// Ends a subscription.
    mutating func cancelSubscription(_ id: Int) {
        if let job = subscriptions.all.first(where: { $0.id == id })?.job { cancelJob(job) }
        subscriptions.all.removeAll { $0.id == id }
    }

    /// Gives a subscription another closure.
    mutating func replaceSink(of id: Int, with sink: Value) {
        guard let place = subscriptions.all.firstIndex(where: { $0.id == id }) else { return }
        subscriptions.all[place].sink = sink
    }

    /// Whether anybody listens to a source.
    func hasSubscribers(of source: PublisherSource) -> Bool {
        subscriptions.all.contains { $0.publisher.source.includes(source) }
    }

    /// Sends a value to all who listen to a source.
    mutating func send(_ value: Value, from source: PublisherSource) throws {
        let listeners = subscriptions.all.filter { $0.publisher.source.includes(source) }.map(\.id)
        for id in listeners { try deliver(value, to: id, from: 0) }
    }

    private static let delivery: Value = .function { machine, call in
        try machine.deliver(call[2], to: try call.int(0), from: try call.int(1))
        return .void
    }

    /// Hands a value on from a stage of a subscription.
    mutating func deliver(_ value: Value, to id: Int, from first: Int) throws {
        guard let subscription = subscriptions.all.first(where: { $0.id == id }) else { return }
        var value = value
        for (place, stage) in subscription.publisher.stages.enumerated().dropFirst(first) {
            guard let next = try pass(value, stage, subscription, place) else { return }
            value = next
        }
        guard let sink = subscriptions.all.first(where: { $0.id == id })?.sink else { return }
        _ = try call(sink, [value])
    }

    /// A value after a stage; nil where it does not come through, or not now.
    private mutating func pass(
        _ value: Value, _ stage: PublisherStage, _ subscription: Subscription, _ place: Int
    ) throws -> Value? {
        let memory = subscription.memory[place]
        func isDone(_ limit: Int) -> Bool { (memory.asInt ?? 0) >= limit }
        switch stage {
        case .map(let closure): return try call(closure, [value])
        case .compactMap(let closure): return try call(closure, [value]).payload
        case .filter(let closure): return try call(closure, [value]).asBool == true ? value : nil
        case .tap(let closure):
            _ = try call(closure, [value])
            return value
        case .scan(_, let closure):
            let next = try call(closure, [memory, value])
            remember(next, subscription.id, place)
            return next
        case .removeDuplicates:
            if case .void = memory {} else if try isEqual(memory, value) { return nil }
            remember(value, subscription.id, place)
            return value
        case .dropFirst(let count):
            if isDone(count) { return value }
            remember(.int((memory.asInt ?? 0) + 1), subscription.id, place)
            return nil
        case .prefix(let count):
            if isDone(count) { return nil }
            remember(.int((memory.asInt ?? 0) + 1), subscription.id, place)
            return value
        case .throttle(let span):
            if let last = memory.asInt, now - last < span { return nil }
            remember(.int(now), subscription.id, place)
            return value
        case .wait(let span, let restarts):
            if restarts, let job = memory.asInt { cancelJob(job) }
            let job = schedule(
                .call(Self.delivery, [.int(subscription.id), .int(place + 1), value]), at: span == 0 ? nil : now + span)
            remember(.int(job), subscription.id, place)
            return nil
        }
    }

    private mutating func remember(_ value: Value, _ id: Int, _ place: Int) {
        guard let index = subscriptions.all.firstIndex(where: { $0.id == id }) else { return }
        subscriptions.all[index].memory[place] = value
    }

    // MARK: Timers

    private mutating func startTimer(of id: Int, interval: Int) {
        guard let place = subscriptions.all.firstIndex(where: { $0.id == id }) else { return }
        let job = schedule(.call(Self.tick, [.int(id), .int(interval), .int(now + interval)]), at: now + interval)
        subscriptions.all[place].job = job
    }

    private static let tick: Value = .function { machine, call in
        let (id, interval, due) = (try call.int(0), try call.int(1), try call.int(2))
        guard let place = machine.subscriptions.all.firstIndex(where: { $0.id == id }) else { return .void }
        // From the moment that was due, so that a slow frame rate does not shift the rest.
        let job = machine.schedule(.call(tick, [.int(id), .int(interval), .int(due + interval)]), at: due + interval)
        machine.subscriptions.all[place].job = job
        try machine.deliver(machine.currentDate, to: id, from: 0)
        return .void
    }
}
