import Foundation
import Interpreter

/// `Timer.publish(every:on:in:)`: whoever subscribes gets the date every `interval` nanoseconds.
public struct TimerPublisher: NativeValue {
    /// Nanoseconds between two dates.
    public let interval: Int
    /// Whether it begins by itself when somebody subscribes: `.autoconnect()`.
    public let isConnected: Bool
    /// Which one it is: each call of `publish` makes another.
    public let number: Int
    /// As its type's other members.
    public var nativeType: String { "TimerPublisher" }
    /// As its type's other members.
    public func isEqual(to other: any NativeValue) -> Bool { (other as? Self)?.number == number }
}

/// What keeps a timer's publisher going: `connect()`.
struct TimerConnection: NativeValue {
    let number: Int
    var nativeType: String { "_TimerConnection" }
}

/// The publishers that the program made, connected and stopped, by number.
private struct TimerBook: NativeValue {
    static let key = "timerPublishers"
    var count = 0
    var running: [Int: Bool] = [:]
    var nativeType: String { "TimerPublisher" }
}

extension Machine {
    fileprivate var timerBook: TimerBook {
        get { extras[TimerBook.key] as? TimerBook ?? TimerBook() }
        set { extras[TimerBook.key] = newValue }
    }
}

extension Machine {
    /// The present date as a value of the program: what a timer's publisher sends.
    public var currentDate: Value { .date(date) }
}

extension VocabularySource {
    /// `Timer`, on the virtual clock.
    static let timers: VocabularySource = VocabularySource(
        "Timers",
        types: [
            timer.type, NativeType("struct TimerPublisher {}"), NativeType("struct _TimerConnection {}"),
            NativeType("class RunLoop: _Scheduler { enum Mode { case common, `default`, tracking } }"),
        ],
        entries: all(making, members, publishing))

    private static let timer = FoundationClass(
        name: "Timer", superclass: nil,
        properties: [
            ("_interval", "Int", .int(0)), ("_repeats", "Bool", .bool(false)), ("_block", "(Timer) -> Void", .null),
            ("_isValid", "Bool", .bool(true)), ("_job", "Int", .int(0)), ("_due", "Int", .int(0)),
            ("tolerance", "Double", .double(0)),
        ])

    private static let making: [NativeEntry] = [
        NativeEntry(
            "@discardableResult static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer",
            on: "Timer"
        ) { machine, call in
            let made = try make(&machine, call)
            schedule(made, &machine)
            return made
        },
        NativeEntry(
            """
            @discardableResult static func scheduledTimer(timeInterval interval: Double, target: Any, selector: \
            Selector, userInfo: Any?, repeats: Bool) -> Timer
            """, on: "Timer"
        ) { machine, call in
            let (target, name) = (call[1], try call.structure(2)[0].asString ?? "")
            let block = Value.function { machine, inner in try machine.perform(name, on: target, inner[0], inner) }
            let made = try make(&machine, NativeCall([call[0], call[4], block], range: call.range))
            schedule(made, &machine)
            return made
        },
        // A timer that never fires: a property's first value.
        NativeEntry("init()", on: "Timer") { machine, _ in timer.make(&machine, with: ["_isValid": .bool(false)]) },
        NativeEntry("init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void)", on: "Timer")
        { machine, call in
            try make(&machine, call)
        },
        NativeEntry("static var main: RunLoop { get }", on: "RunLoop") { machine, _ in
            machine.makeObject(machine.types.type("RunLoop"), [])
        },
        NativeEntry("static var current: RunLoop { get }", on: "RunLoop") { machine, _ in
            machine.makeObject(machine.types.type("RunLoop"), [])
        },
        NativeEntry("func add(_ timer: Timer, forMode mode: RunLoop.Mode)", on: "RunLoop") { machine, call in
            schedule(call[1], &machine)
            return .void
        },
    ]

    private static let members: [NativeEntry] = [
        NativeEntry("func invalidate()", on: "Timer") { machine, call in
            timer.set("_isValid", .bool(false), &machine, call[0])
            machine.cancelJob(timer.value("_job", machine, call).asInt ?? 0)
            return .void
        },
        NativeEntry("func fire()", on: "Timer") { machine, call in
            try machine.call(timer.value("_block", machine, call), [call[0]])
        },
        NativeEntry("var isValid: Bool { get }", on: "Timer") { machine, call in timer.value("_isValid", machine, call)
        },
        NativeEntry("var timeInterval: Double { get }", on: "Timer") { machine, call in
            .double(Double(timer.value("_interval", machine, call).asInt ?? 0) / 1e9)
        },
        NativeEntry("var fireDate: Date { get }", on: "Timer") { machine, call in
            let wait = (timer.value("_due", machine, call).asInt ?? 0) - machine.now
            return .date(machine.date.addingTimeInterval(Double(wait) / 1e9))
        },
    ]

    private static let publishing: [NativeEntry] = [
        NativeEntry(
            "static func publish(every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode) -> TimerPublisher",
            on: "Timer"
        ) { machine, call in
            machine.timerBook.count += 1
            return .native(
                TimerPublisher(
                    interval: max(1, nanoseconds(try call.double(0))), isConnected: false,
                    number: machine.timerBook.count))
        },
        NativeEntry("func autoconnect() -> TimerPublisher", on: "TimerPublisher") { _, call in
            let publisher = try call.native(0, TimerPublisher.self)
            return .native(
                TimerPublisher(interval: publisher.interval, isConnected: true, number: publisher.number))
        },
        NativeEntry("var upstream: TimerPublisher { get }", on: "TimerPublisher") { _, call in call[0] },
        NativeEntry("@discardableResult func connect() -> _TimerConnection", on: "TimerPublisher") { machine, call in
            let number = try call.native(0, TimerPublisher.self).number
            machine.timerBook.running[number] = true
            return .native(TimerConnection(number: number))
        },
        NativeEntry("func cancel()", on: "_TimerConnection") { machine, call in
            machine.timerBook.running[try call.native(0, TimerConnection.self).number] = false
            return .void
        },
        NativeEntry("var _number: Int { get }", on: "TimerPublisher") { _, call in
            .int(try call.native(0, TimerPublisher.self).number)
        },
        NativeEntry("var _interval: UInt64 { get }", on: "TimerPublisher") { _, call in
            .int(try call.native(0, TimerPublisher.self).interval)
        },
        NativeEntry("var _isRunning: Bool { get }", on: "TimerPublisher") { machine, call in
            let publisher = try call.native(0, TimerPublisher.self)
            return .bool(machine.timerBook.running[publisher.number] ?? publisher.isConnected)
        },
        NativeEntry("var _isStopped: Bool { get }", on: "TimerPublisher") { machine, call in
            .bool(machine.timerBook.running[try call.native(0, TimerPublisher.self).number] == false)
        },
    ]

    private static func make(_ machine: inout Machine, _ call: NativeCall) throws -> Value {
        // An interval of 0 or less counts as a tenth of a millisecond.
        let interval = max(100_000, nanoseconds(try call.double(0)))
        return timer.make(
            &machine,
            with: [
                "_interval": .int(interval), "_repeats": call[1], "_block": call[2],
                "_due": .int(machine.now + interval),
            ])
    }

    private static func schedule(_ made: Value, _ machine: inout Machine) {
        let call = NativeCall([made])
        let due = timer.value("_due", machine, call).asInt ?? machine.now
        let job = machine.schedule(.call(firing, [made]), at: due)
        timer.set("_job", .int(job), &machine, made)
    }

    private static let firing: Value = .function { machine, call in
        guard timer.value("_isValid", machine, call).asBool ?? false else { return .void }
        let repeats = timer.value("_repeats", machine, call).asBool ?? false
        if repeats {
            let due = timer.value("_due", machine, call).asInt ?? machine.now
            timer.set("_due", .int(due + (timer.value("_interval", machine, call).asInt ?? 1)), &machine, call[0])
            schedule(call[0], &machine)
        } else {
            timer.set("_isValid", .bool(false), &machine, call[0])
        }
        return try machine.call(timer.value("_block", machine, call), [call[0]])
    }
}

extension Machine {
    /// Calls the method that a selector names: without parameters, or with what sends it.
    fileprivate mutating func perform(
        _ name: String, on target: Value, _ sender: Value, _ call: NativeCall
    ) throws -> Value {
        let target = target.unboxed
        let base = String(name.prefix { $0 != "(" })
        var alone: ContiguousArray<Value> = [target]
        if name == base, let result = try callMember(base + "()", &alone) { return result }
        let written = name == base ? ["_:", "timer:", "sender:", "_timer:"].map { "\(base)(\($0))" } : [name]
        for selector in written {
            var arguments: ContiguousArray<Value> = [target, sender]
            if let result = try callMember(selector, &arguments) { return result }
        }
        throw call.trap(.unsupported, "\(describe(type(of: target))) has no method '\(name)'")
    }
}
