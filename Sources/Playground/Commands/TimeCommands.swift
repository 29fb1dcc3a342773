/// Commands that move the virtual clock, and those that travel to other moments.
let timeCommands: [Command] = [
    Command("step [SECONDS | Nf]", "goes one frame on, or that long", .time) { playground, call in
        let frames = try call.arguments.duration(in: playground.world) ?? 1
        try call.arguments.expectEnd()
        try playground.world.advance(frames: frames, into: &call.recorder)
    },
    Command(
        "run [LIMIT | until CONDITION]", "goes on until nothing animates and nothing is scheduled (at most 10 s)",
        .time
    ) { playground, call in
        var ahead = call.arguments
        if ahead.word() == "until" {
            return try playground.run(until: Condition(ahead.remainder()), &call)
        }
        let limit = try call.arguments.duration(in: playground.world) ?? playground.world.frames(in: 10)
        try call.arguments.expectEnd()
        let rests = try playground.world.runToRest(limit: limit, into: &call.recorder)
        if !rests { call.note("still moving at \(NumberText.short(playground.seconds)) s", in: playground.world) }
    },
    Command("seek T", "goes to a time, back or forth", .time) { playground, call in
        let seconds = try call.arguments.number("a time in seconds")
        try call.arguments.expectEnd()
        guard (0...10_000).contains(seconds) else {
            throw CommandError("expected a time from 0 to 10000 seconds, found \(NumberText.short(seconds))")
        }
        guard playground.world.horizon == nil else {
            let ahead = (seconds - playground.seconds) * Double(playground.world.time.fps)
            try playground.world.advance(frames: Int(ahead + 1e-6), into: &call.recorder)
            return
        }
        let isBehind = playground.history.hasPending || playground.history.isCut(at: playground.seconds)
        call.travels = isBehind || seconds < playground.seconds
        call.counts = !call.travels
        try playground.seek(to: seconds, into: &call.recorder)
    },
    Command("undo [N]", "goes back before the newest N entries", .time, counts: false) { playground, call in
        let count = try call.arguments.count() ?? 1
        try call.arguments.expectEnd()
        guard count <= playground.history.position else {
            throw CommandError(tooFewToUndo(playground.history.position))
        }
        call.travels = true
        try playground.goTo(entry: playground.history.position - count)
    },
    Command("redo", "applies an undone entry again", .time, counts: false) { playground, call in
        try call.arguments.expectEnd()
        guard playground.history.hasPending else { throw CommandError("there is nothing to redo") }
        call.travels = true
        try playground.goTo(entry: playground.history.position + 1)
    },
    Command("goto N", "goes to the moment after entry N", .time, counts: false) { playground, call in
        guard let number = try call.arguments.count(from: 0) else { throw CommandError("expected an entry's number") }
        try call.arguments.expectEnd()
        call.travels = true
        try playground.goTo(entry: number)
    },
    Command("fps N", "sets the frames a second", .time) { playground, call in
        guard let rate = try call.arguments.count(), rate <= 1_000 else {
            throw CommandError("expected frames a second: 1 to 1000")
        }
        try call.arguments.expectEnd()
        playground.world.changeRate(to: rate)
        playground.settings.fps = rate
    },
    Command("play [SPEED]", "plays what is in flight, drawn in real time; SPEED 0.25 is a quarter of it", .time) {
        playground, call in
        let speed = call.arguments.isAtWordEnd ? 1 : try call.arguments.number("a speed")
        try call.arguments.expectEnd()
        guard speed >= 0.001, speed <= 1_000 else {
            throw CommandError("expected a speed from 0.001 to 1000, found \(NumberText.short(speed))")
        }
        try playground.play(speed: speed, limit: playground.world.frames(in: 10), &call)
    },
]

extension Playground {
    /// Goes on until a condition holds, at most 10 s; one that already holds moves no clock.
    mutating func run(until condition: Condition, _ call: inout CommandCall) throws {
        for _ in 0..<world.frames(in: 10) {
            if try world.judge(condition).holds { return }
            guard world.mayAdvance else { return }
            try world.advance(into: &call.recorder)
        }
        if try !world.judge(condition).holds { call.note("not so within 10 s", in: world) }
    }
}

/// Why an undo cannot go back that far.
private func tooFewToUndo(_ count: Int) -> String {
    switch count {
    case 0: "there is nothing to undo"
    case 1: "there is only 1 entry to undo"
    default: "there are only \(count) entries to undo"
    }
}

extension World {
    /// Another frame rate from now on; the time stays as near as frames allow.
    mutating func changeRate(to fps: Int) {
        time = .init(tick: Int((time.seconds * Double(fps)).rounded()), fps: fps)
        program.setClock(seconds: time.seconds)
    }
}

extension CommandCall {
    /// A short answer of a command.
    mutating func note(_ text: String, in world: World) {
        recorder.add(.value(text: text, type: nil), in: world)
    }
}
