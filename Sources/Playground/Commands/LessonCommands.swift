import SwiftSubset

/// Commands for a class: lessons, and guessing before seeing.
let lessonCommands: [Command] = [
    Command("lesson [N]", "lists the lessons, or starts one; ':continue' goes on in it", .explaining) {
        playground, call in
        let number = try call.arguments.count()
        try call.arguments.expectEnd()
        let lessons = playground.access.lessons()
        guard let number else {
            call.counts = false
            return playground.list(lessons, &call)
        }
        guard lessons.indices.contains(number - 1) else {
            throw CommandError(
                "there is no lesson \(number)",
                help: lessons.isEmpty ? "no sessions were found beside the program" : "':lesson' lists them")
        }
        try playground.begin(lessons[number - 1], number, &call)
    },
    Command(
        "predict", "hides what the next entry does until :continue, so that a class can guess", .explaining,
        counts: false
    ) {
        playground, call in
        try call.arguments.expectEnd()
        playground.prediction = .waiting
        call.note("guess what the next entry does; ':continue' shows it", in: playground.world)
    },
    Command(
        "continue", "shows what :predict has hidden, else plays the lesson's next entry", .explaining, counts: false
    ) { playground, call in
        try call.arguments.expectEnd()
        if case .hidden(let events) = playground.prediction {
            playground.prediction = .none
            for event in events { call.recorder.add(event.kind, at: event.time) }
            playground.passContinue(&call)
        } else if let progress = playground.world.lesson {
            try playground.goOn(progress, &call)
        } else {
            throw CommandError("nothing is hidden, and no lesson runs", help: "':lesson' lists the lessons")
        }
    },
]

/// What `:predict` does with the next outcome.
enum Prediction: Sendable {
    case none
    /// The next entry's outcome is to be hidden.
    case waiting
    case hidden([Event])
}

/// A lesson: a session's prose and entries, in order.
public struct Lesson: Sendable, Equatable {
    /// Its title.
    public var title: String
    /// Prose, then an entry.
    public var steps: [Step]
    /// The prose after the last entry.
    public var closing: [String]

    /// An entry with the prose before it, as Markdown lines.
    public struct Step: Sendable, Equatable {
        /// The prose.
        public var prose: [String]
        /// The entry.
        public var entry: String

        /// Makes a step.
        public init(prose: [String], entry: String) {
            self.prose = prose
            self.entry = entry
        }
    }

    /// Makes a lesson.
    public init(title: String, steps: [Step], closing: [String]) {
        self.title = title
        self.steps = steps
        self.closing = closing
    }
}

/// Where a lesson stands. It is part of the world: undo goes back in the lesson, too.
struct LessonProgress: Sendable {
    let lesson: Lesson
    let number: Int
    /// The step that comes next.
    var next = 0

    /// The step that comes next; a `:continue` of the lesson's own is what the reader has just typed.
    mutating func take() -> Lesson.Step? {
        while passContinue() {}
        guard lesson.steps.indices.contains(next) else { return nil }
        defer { next += 1 }
        return lesson.steps[next]
    }

    /// Passes over the `:continue` that stands next, if it does.
    mutating func passContinue() -> Bool {
        guard lesson.steps.indices.contains(next), lesson.steps[next].entry == ":continue" else { return false }
        next += 1
        return true
    }

    /// The prose that follows what was played.
    var prose: [String] { lesson.steps.indices.contains(next) ? lesson.steps[next].prose : lesson.closing }

    /// Whether nothing is left to play.
    var isOver: Bool { !lesson.steps.dropFirst(next).contains { $0.entry != ":continue" } }
}

extension Playground {
    /// Hides an outcome if `:predict` asked for it; checks and errors are never hidden.
    mutating func hide(_ outcome: inout Outcome) {
        guard case .waiting = prediction, outcome.counts, !outcome.failed else { return }
        prediction = .hidden(outcome.events)
        let time = seconds
        outcome.events = [
            Event(entry: outcome.entry, time: time, kind: .value(text: "what do you expect to see?", type: nil))
        ]
    }

    fileprivate func list(_ lessons: [Lesson], _ call: inout CommandCall) {
        let rows = lessons.enumerated().map { ["\($0 + 1)", $1.title] }
        if rows.isEmpty { return call.note("no sessions were found beside the program", in: world) }
        call.recorder.add(.report(.columns(title: "lessons", rows: rows)), in: world)
    }

    /// Begins a lesson with an empty program, the clock at the start.
    fileprivate mutating func begin(_ lesson: Lesson, _ number: Int, _ call: inout CommandCall) throws {
        try show([], into: &call.recorder)
        (loaded, watches, prediction) = ([], [], .none)
        call.restartsClock = true
        world.lesson = LessonProgress(lesson: lesson, number: number)
        let hint = "':continue' plays the lesson's next entry; whatever else you enter is your own."
        call.recorder.add(.report(.lines((lesson.steps.first?.prose ?? []) + ["", hint])), in: world)
    }

    /// Plays the next entry of a lesson as if it had been typed, then tells what comes after it.
    fileprivate mutating func goOn(_ progress: LessonProgress, _ call: inout CommandCall) throws {
        var progress = progress
        guard let step = progress.take() else {
            world.lesson = nil
            throw CommandError(
                "lesson \(progress.number) is over", help: "':lesson \(progress.number + 1)' is the next")
        }
        call.recorder.add(.report(.lines(step.entry.asTyped)), in: world)
        var inner = CommandCall(entry: Entry(text: step.entry, line: call.entry.line), number: call.number)
        let before = world
        do {
            try perform(&inner)
        } catch {
            world = before
            inner.counts = false
            let problems = problems(of: error)
            inner.recorder.replace(by: inner.recorder.failing(with: problems, tried: true, in: world))
        }
        world.lesson = progress
        inner.recorder.events.forEach { call.recorder.add($0.kind, at: $0.time) }
        call.take(inner)
        tell(progress, &call)
    }

    /// What was hidden is shown: the lesson goes on behind the `:continue` that stands in it.
    fileprivate mutating func passContinue(_ call: inout CommandCall) {
        guard var progress = world.lesson, progress.passContinue() else { return }
        world.lesson = progress
        tell(progress, &call)
    }

    /// Prints the prose that follows what was played.
    private func tell(_ progress: LessonProgress, _ call: inout CommandCall) {
        let last = progress.isOver ? ["", "That was lesson \(progress.number)."] : []
        let prose = progress.prose + last
        if !prose.isEmpty { call.recorder.add(.report(.lines([""] + prose)), in: world) }
    }
}

extension CommandCall {
    /// Counts and is remembered as another call that it made.
    fileprivate mutating func take(_ inner: CommandCall) {
        entry = inner.entry
        counts = inner.counts
        travels = inner.travels
        restartsClock = inner.restartsClock
        failed = inner.failed
    }
}

extension String {
    /// An entry as it stands behind the prompt.
    fileprivate var asTyped: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 == 0 ? ">> " : ".. ") + $1 }
    }
}
