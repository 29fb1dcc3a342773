import SwiftSubset

/// `:expect`, `:mark`, `:try`: for sessions and checks.
let checkingCommands: [Command] = [
    Command("expect CONDITION", "checks a condition; a false one makes a batch fail", .checking, counts: false) {
        playground, call in
        let line = call.entry.source
        let text = call.arguments.remainder()
        do {
            let judged = try playground.world.judge(Condition(text))
            let verdict = Verdict(
                line: line, holds: judged.holds, expected: judged.expected, shown: judged.actual.display,
                actual: judged.actual, tolerance: judged.tolerance)
            call.recorder.add(.expect(verdict), in: playground.world)
            if !judged.holds { call.failed = true }
        } catch {
            let problem = playground.problems(of: error).first ?? Problem("the condition cannot be judged")
            let verdict = Verdict(
                line: line, holds: false, expected: text, shown: problem.message, actual: .null, isJudged: false)
            call.recorder.add(.expect(verdict), in: playground.world)
            throw error
        }
    },
    Command("mark", "begins a new stretch for output, warnings and bodies of :expect", .checking, counts: false) {
        playground, call in
        try call.arguments.expectEnd()
        playground.world.mark()
    },
    Command("try ENTRY", "runs an entry or a command that may fail without counting", .checking) {
        playground, call in
        let text = call.arguments.remainder()
        guard !text.isEmpty else { throw CommandError("expected an entry or a command after ':try'") }
        try playground.trying(text, &call)
    },
]

extension World {
    /// Begins a new stretch.
    mutating func mark() {
        journal.mark = Journal.Mark(
            output: journal.output.count, warnings: journal.warnings.count, bodyRuns: journal.bodyRuns)
        program.forgetWarnings()
    }
}

extension Playground {
    /// Runs an entry that may fail: its error is kept for `:expect error`, and everything else is as before.
    mutating func trying(_ text: String, _ call: inout CommandCall) throws {
        let entry = Entry(text: text, line: call.entry.line)
        var inner = CommandCall(entry: entry, number: call.number)
        let before = self
        do {
            try perform(&inner)
            world.journal.tried = nil
            inner.recorder.events.forEach { call.recorder.add($0.kind, at: $0.time) }
            call.counts = inner.counts
            call.travels = inner.travels
            call.restartsClock = inner.restartsClock
        } catch {
            self = before
            let problems = problems(of: error)
            world.journal.tried = problems.joined()
            for event in inner.recorder.failing(with: problems, tried: true, in: world) {
                call.recorder.add(event.kind, at: event.time)
            }
            call.counts = false
        }
    }
}

extension [Problem] {
    /// One problem that says all of them.
    func joined() -> Problem? {
        guard var all = first else { return nil }
        all.notes += dropFirst().map(\.allText)
        return all
    }
}
