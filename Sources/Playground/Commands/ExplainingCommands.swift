import AnimationMath
import RenderTree
import SwiftSubset
import ViewValues

/// Commands that explain.
let explainingCommands: [Command] = [
    Command("why SEL [PROPERTY]", "why a property moves, or does not", .explaining, counts: false) {
        playground, call in
        let selector = try call.arguments.viewSelector()
        let name = call.arguments.isAtWordEnd ? nil : try call.arguments.propertyWord()
        try call.arguments.expectEnd()
        let answer = try playground.world.explain(selector, name)
        call.recorder.add(.why(answer), in: playground.world)
    },
    Command(
        "tx [N]", "transaction N or the newest: its writes, and its way down modifier by modifier", .explaining,
        counts: false
    ) { playground, call in
        let number = try call.arguments.count(from: 0)
        try call.arguments.expectEnd()
        let all = playground.world.journal.transactions
        guard !all.isEmpty else { return call.note("no transaction yet", in: playground.world) }
        let found =
            number.map { number in all.last { $0.id == number } } ?? playground.world.journal.newestWriting ?? all.last
        guard let began = found else {
            throw CommandError("there is no transaction \(number ?? 0)", help: "the newest one is \(all.last?.id ?? 0)")
        }
        for kind in playground.world.describe(began) { call.recorder.add(kind, in: playground.world) }
        let way = playground.world.wayDown(of: began.id)
        if !way.isEmpty { call.recorder.add(.report(.lines(way)), in: playground.world) }
    },
    Command("bodies", "which bodies ran, and why", .explaining, counts: false) { playground, call in
        try call.arguments.expectEnd()
        call.recorder.add(
            .report(.columns(title: "bodies", rows: playground.world.bodyRows())), in: playground.world)
    },
    Command("lint", "what in the program looks like a mistake", .explaining, counts: false) { playground, call in
        try call.arguments.expectEnd()
        playground.lint(&call)
    },
    Command("curve ANIMATION", "an animation's course", .explaining, counts: false) { playground, call in
        var arguments = call.takeDisplayOptions()
        let text = arguments.remainder()
        let curve = try playground.world.curve(text, os: playground.world.tree.os)
        call.recorder.add(.report(.curves([curve])), in: playground.world)
    },
    Command(
        "compare ANIMATION… | { ENTRIES } { ENTRIES }", "curves, or two futures, side by side", .explaining,
        counts: false
    ) { playground, call in
        try playground.compare(&call)
    },
]

extension World {
    /// A transaction as events.
    func describe(_ began: TransactionBegan) -> [EventKind] {
        [
            .transaction(
                id: began.id, animation: began.transaction.animation?.description,
                origin: began.transaction.origin.rawValue, writes: began.writes.map(\.name))
        ] + began.writes.map { .write(name: $0.name, old: $0.old.description, new: $0.new.description) }
    }

    func bodyRows() -> [[String]] {
        let counts = journal.bodyRuns.keys.sorted().map { type in
            let reasons = journal.bodies.filter { $0.typeName == type }.map(\.reason.text)
            return [type, "\(journal.bodyRuns(of: type))", reasons.counted]
        }
        let work = journal.work
        let total = [
            "work", "\(work.bodiesRun)",
            "\(work.nodesVisited) nodes visited, \(work.attributesSampled) attributes sampled, "
                + "\(work.framesLaidOut) frames laid out",
        ]
        return counts + [total]
    }
}
