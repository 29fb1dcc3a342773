/// Commands for a class: lessons, and guessing before seeing.
let lessonCommands: [Command] = [
    Command("lesson [N]", "lists the lessons, or shows one", .explaining, counts: false) { playground, call in
        let number = try call.arguments.count()
        try call.arguments.expectEnd()
        guard let number else {
            let rows = Lesson.all.enumerated().map { ["\($0 + 1)", $1.title] }
            return call.recorder.add(.report(.columns(title: "lessons", rows: rows)), in: playground.world)
        }
        guard Lesson.all.indices.contains(number - 1) else {
            throw CommandError("there is no lesson \(number): the last one is \(Lesson.all.count)")
        }
        let lesson = Lesson.all[number - 1]
        call.recorder.add(.report(.lines([lesson.title, ""] + lesson.lines)), in: playground.world)
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
    Command("continue", "shows what :predict has hidden", .explaining, counts: false) { playground, call in
        try call.arguments.expectEnd()
        guard case .hidden(let events) = playground.prediction else { throw CommandError("nothing is hidden") }
        playground.prediction = .none
        for event in events { call.recorder.add(event.kind, at: event.time) }
    },
]

/// What `:predict` does with the next outcome.
enum Prediction: Sendable {
    case none
    /// The next entry's outcome is to be hidden.
    case waiting
    case hidden([Event])
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
}

/// A short lesson: what to enter, and what to look for.
struct Lesson: Sendable {
    let title: String
    let lines: [String]

    static let all: [Lesson] = [
        Lesson(
            title: "The model jumps, the picture moves",
            lines: [
                "@State var wide = false",
                ":show Rectangle().frame(width: wide ? 200 : 100, height: 20)",
                "withAnimation(.linear(duration: 1)) { wide = true }", ":state wide",
                ":frames Rectangle width every 15f",
                "", "The state is true at once. What the frames show is only the picture on its way.",
            ]),
        Lesson(
            title: "Turning round in mid-flight",
            lines: [
                "withAnimation(.smooth) { wide.toggle() }", ":step 0.1", "withAnimation(.smooth) { wide.toggle() }",
                ":plot Rectangle width", "",
                "A spring keeps its speed when it is given another target: the curve has no corner.",
            ]),
        Lesson(
            title: "Where an animation stands",
            lines: [
                ":compare .easeIn .easeOut .bouncy", ":why Rectangle width", "",
                "An .animation(_:value:) inside wins over withAnimation outside, because it runs later.",
            ]),
    ]
}
