import Foundation
import Interpreter
import ViewValues

/// `TimelineSchedule`: when a TimelineView's content is made anew.
struct TimelineScheduleBox: NativeValue {
    let schedule: TimelineScheduleValue
    let nativeType: String
    func isEqual(to other: any NativeValue) -> Bool { (other as? Self)?.schedule == schedule }
}

extension VocabularySource {
    /// TimelineView with its schedules, and timers that a view receives: all on the virtual clock (LIFE-5).
    static let timelineViews = VocabularySource(
        "SwiftUI: timelines",
        types: [
            NativeType("protocol TimelineSchedule {}"),
            NativeType("struct TimelineView: View { typealias Context = TimelineViewDefaultContext }"),
            NativeType(
                """
                struct TimelineViewDefaultContext { let date: Date; let cadence: Cadence; enum Cadence: \
                Hashable, Comparable { case live, seconds, minutes } }
                """),
        ]
            + schedules.map { NativeType("struct \($0): TimelineSchedule {}") },
        entries: scheduleEntries + viewEntries, prelude: [receiving])

    private static let schedules = [
        "AnimationTimelineSchedule", "PeriodicTimelineSchedule", "EveryMinuteTimelineSchedule",
        "ExplicitTimelineSchedule",
    ]

    /// What a timer sends reaches the view from its appearance until it goes.
    private static let receiving = """
        extension View {
            func onReceive(_ publisher: TimerPublisher, perform action: @escaping (Date) -> Void) -> some View {
                task(id: publisher._number) {
                    while !Task.isCancelled {
                        try? await Task.sleep(nanoseconds: publisher._interval)
                        if Task.isCancelled || publisher._isStopped { return }
                        if publisher._isRunning { action(Date()) }
                    }
                }
            }
        }
        """

    private static var scheduleEntries: [NativeEntry] {
        /// As a type's initialiser, and by its short name where a schedule is expected.
        @Sendable func schedule(
            _ type: String, _ short: String, _ parameters: String,
            _ make: @escaping @Sendable (NativeCall) throws -> TimelineScheduleValue
        ) -> [NativeEntry] {
            let body: NativeBody = { _, call in
                .native(TimelineScheduleBox(schedule: try make(call), nativeType: type))
            }
            let owner = "TimelineSchedule where Self == \(type)"
            return [
                NativeEntry("init(\(parameters))", on: type, body: body),
                NativeEntry("static func \(short)(\(parameters)) -> \(type)", on: owner, body: body),
            ]
        }
        /// A short name without arguments.
        @Sendable func plain(_ type: String, _ name: String, _ value: TimelineScheduleValue) -> NativeEntry {
            constant("static var \(name): \(type) { get }", on: "TimelineSchedule where Self == \(type)") {
                .native(TimelineScheduleBox(schedule: value, nativeType: type))
            }
        }
        return [
            plain("AnimationTimelineSchedule", "animation", .animation(minimumInterval: nil, paused: false)),
            plain("EveryMinuteTimelineSchedule", "everyMinute", .everyMinute),
            NativeEntry("init()", on: "EveryMinuteTimelineSchedule") { _, _ in
                .native(TimelineScheduleBox(schedule: .everyMinute, nativeType: "EveryMinuteTimelineSchedule"))
            },
        ]
            + schedule(
                "AnimationTimelineSchedule", "animation", "minimumInterval: Double? = nil, paused: Bool = false"
            ) { .animation(minimumInterval: try $0.optionalDouble(0), paused: try $0.bool(1)) }
            + schedule("PeriodicTimelineSchedule", "periodic", "from startDate: Date, by interval: TimeInterval") {
                .periodic(from: try seconds($0[0], $0), by: try $0.double(1))
            }
            + schedule("ExplicitTimelineSchedule", "explicit", "_ dates: [Date]") { call in
                .explicit(try call.array(0).map { try seconds($0, call) })
            }
    }

    private static var viewEntries: [NativeEntry] {
        [
            viewEntry(
                """
                init(_ schedule: some TimelineSchedule, @ViewBuilder content: @escaping \
                (TimelineViewDefaultContext) -> some View)
                """, on: "TimelineView"
            ) { _, call in
                guard let box = call[0].unboxed.native as? TimelineScheduleBox else {
                    throw call.trap(.unsupported, "not in Inbetween yet: a TimelineSchedule of the program")
                }
                return .deferred(.timeline(call.closure(1), schedule: box.schedule))
            }
        ]
    }

    /// A date as seconds on the virtual clock.
    private static func seconds(_ date: Value, _ call: NativeCall) throws -> Double {
        guard let base = (date.unboxed.native as? FoundationValue<Date>)?.base else {
            throw call.trap(.unsupported, "this is no Date")
        }
        return base.timeIntervalSince(Machine.firstDate)
    }
}

extension Machine {
    /// What a TimelineView's content is handed at a frame.
    func timelineContext(at seconds: Double) -> Value {
        structure(
            "TimelineViewDefaultContext", .date(Machine.firstDate.addingTimeInterval(seconds)),
            enumCase("TimelineViewDefaultContext.Cadence", "live") ?? .null)
    }
}
