import Foundation
import Interpreter

/// A span of time in nanoseconds: `DispatchTimeInterval` and `Duration`.
struct SpanValue: NativeValue {
    let nativeType: String
    let nanoseconds: Int
    var seconds: Double { Double(nanoseconds) / 1_000_000_000 }
    var description: String { "\(seconds) seconds" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? Self)?.nanoseconds == nanoseconds }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(nanoseconds) }
}

/// A moment of the virtual clock in nanoseconds: `DispatchTime`, `ContinuousClock.Instant`.
struct MomentValue: NativeValue {
    let nativeType: String
    let nanoseconds: Int
    var description: String { "\(nativeType)(\(nanoseconds) ns)" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? Self)?.nanoseconds == nanoseconds }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(nanoseconds) }
}

/// Seconds as nanoseconds; what does not fit is the longest time.
func nanoseconds(_ seconds: Double) -> Int { Int(exactly: (seconds * 1_000_000_000).rounded()) ?? .max / 4 }

/// A number of units as nanoseconds; what does not fit is the longest time.
func nanoseconds(_ count: Int, of unit: Int) -> Int {
    let (result, overflow) = count.multipliedReportingOverflow(by: unit)
    return overflow ? .max / 4 : result
}

extension VocabularySource {
    /// `DispatchQueue.main.async`, `asyncAfter` and what they take, on the virtual clock.
    static let dispatching: VocabularySource = VocabularySource(
        "Dispatching",
        types: [
            NativeType("class DispatchQueue: _Scheduler { struct Attributes {} }"),
            NativeType(
                "struct DispatchQoS { enum QoSClass { case background, utility, `default`, userInitiated, userInteractive } }"
            ),
            NativeType("struct DispatchTime: Comparable, Hashable {}"),
            NativeType("struct DispatchWallTime {}"),
            NativeType("struct DispatchTimeInterval: Equatable {}"),
            // What Combine's schedulers call their `SchedulerTimeType.Stride`.
            NativeType("struct _SchedulerStride: Equatable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {}"),
            workItem.type,
        ],
        entries: all(queues, times, intervals, strides, workItems))

    private static let queues: [NativeEntry] = [
        NativeEntry("static var main: DispatchQueue { get }", on: "DispatchQueue") { machine, _ in
            machine.makeObject(machine.types.type("DispatchQueue"), [])
        },
        NativeEntry("static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue", on: "DispatchQueue") {
            machine, _ in
            machine.makeObject(machine.types.type("DispatchQueue"), [])
        },
        NativeEntry("init(label: String)", on: "DispatchQueue") { machine, _ in
            machine.makeObject(machine.types.type("DispatchQueue"), [])
        },
        NativeEntry("func async(execute work: @escaping () -> Void)", on: "DispatchQueue") { machine, call in
            machine.schedule(.call(call[1], []), at: nil)
            return .void
        },
        NativeEntry("func async(execute workItem: DispatchWorkItem)", on: "DispatchQueue") { machine, call in
            machine.schedule(.call(performing, [call[1]]), at: nil)
            return .void
        },
        NativeEntry("func sync<T>(execute work: () throws -> T) rethrows -> T", on: "DispatchQueue") {
            try $0.call($1[1], [])
        },
        NativeEntry("func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)", on: "DispatchQueue")
        { machine, call in
            machine.schedule(.call(call[2], []), at: try call.native(1, MomentValue.self).nanoseconds)
            return .void
        },
        NativeEntry("func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)", on: "DispatchQueue") {
            machine, call in
            machine.schedule(.call(performing, [call[2]]), at: try call.native(1, MomentValue.self).nanoseconds)
            return .void
        },
    ]

    /// Nanoseconds in a unit of time.
    static let timeUnits: [(String, Int)] = [
        ("seconds", 1_000_000_000), ("milliseconds", 1_000_000), ("microseconds", 1_000), ("nanoseconds", 1),
    ]

    private static let times: [NativeEntry] = [
        NativeEntry("static func now() -> DispatchTime", on: "DispatchTime") { machine, _ in
            .native(MomentValue(nativeType: "DispatchTime", nanoseconds: machine.now))
        },
        NativeEntry("static var distantFuture: DispatchTime { get }", on: "DispatchTime") { _, _ in
            .native(MomentValue(nativeType: "DispatchTime", nanoseconds: .max / 2))
        },
        NativeEntry("var uptimeNanoseconds: UInt64 { get }", on: "DispatchTime") {
            .int(try $1.native(0, MomentValue.self).nanoseconds)
        },
        NativeEntry("static func + (time: DispatchTime, seconds: Double) -> DispatchTime", on: "DispatchTime") {
            _, call in
            try later(call, nanoseconds(call.double(1)))
        },
        NativeEntry("static func - (time: DispatchTime, seconds: Double) -> DispatchTime", on: "DispatchTime") {
            _, call in
            try later(call, -nanoseconds(call.double(1)))
        },
        NativeEntry(
            "static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime", on: "DispatchTime"
        ) { _, call in
            try later(call, call.native(1, SpanValue.self).nanoseconds)
        },
        NativeEntry("static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool", on: "DispatchTime") { _, call in
            .bool(try call.native(0, MomentValue.self).nanoseconds < call.native(1, MomentValue.self).nanoseconds)
        },
    ]

    /// Whole numbers of each unit as spans of a type, found in `owner`.
    private static func counted(_ type: String, on owner: String) -> [NativeEntry] {
        timeUnits.map { name, unit in
            NativeEntry("static func \(name)(_ count: Int) -> \(type)", on: owner) { _, call in
                .native(SpanValue(nativeType: type, nanoseconds: nanoseconds(try call.int(0), of: unit)))
            }
        }
    }

    // An implicit member after `.now() +` is looked up in DispatchTime as well.
    private static let intervals: [NativeEntry] = ["DispatchTimeInterval", "DispatchTime"].flatMap {
        counted("DispatchTimeInterval", on: $0)
    }

    private static let strides: [NativeEntry] = {
        let type = "_SchedulerStride"
        let literals = ["static func seconds(_ count: Double) -> \(type)", "init(floatLiteral value: Double)"]
        return counted(type, on: type)
            + literals.map { signature in
                NativeEntry(signature, on: type) { _, call in
                    .native(SpanValue(nativeType: type, nanoseconds: nanoseconds(try call.double(0))))
                }
            } + [
                NativeEntry("init(integerLiteral value: Int)", on: type) { _, call in
                    .native(SpanValue(nativeType: type, nanoseconds: nanoseconds(try call.int(0), of: 1_000_000_000)))
                }
            ]
    }()

    private static func later(_ call: NativeCall, _ span: Int) throws -> Value {
        let time = try call.native(0, MomentValue.self)
        return .native(MomentValue(nativeType: time.nativeType, nanoseconds: time.nanoseconds &+ span))
    }

    private static let workItem = FoundationClass(
        name: "DispatchWorkItem", superclass: nil,
        properties: [("_block", "() -> Void", .null), ("_isCancelled", "Bool", .bool(false))])

    private static let workItems: [NativeEntry] = [
        NativeEntry("init(block: @escaping () -> Void)", on: "DispatchWorkItem") { machine, call in
            workItem.make(&machine, with: ["_block": call[0]])
        },
        NativeEntry("func cancel()", on: "DispatchWorkItem") { machine, call in
            workItem.set("_isCancelled", .bool(true), &machine, call[0])
            return .void
        },
        NativeEntry("var isCancelled: Bool { get }", on: "DispatchWorkItem") { machine, call in
            workItem.value("_isCancelled", machine, call)
        },
        NativeEntry("func perform()", on: "DispatchWorkItem") { machine, call in try perform(&machine, call) },
    ]

    private static let performing: Value = .function { machine, call in try perform(&machine, call) }

    private static func perform(_ machine: inout Machine, _ call: NativeCall) throws -> Value {
        if workItem.value("_isCancelled", machine, call).asBool ?? false { return .void }
        return try machine.call(workItem.value("_block", machine, call), [])
    }
}
