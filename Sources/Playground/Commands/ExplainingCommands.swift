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
        let found = playground.world.journal.warnings
        for problem in found { call.recorder.add(.warning(problem), in: playground.world) }
        if found.isEmpty { call.note("nothing to say", in: playground.world) }
    },
    Command("curve ANIMATION", "an animation's course", .explaining, counts: false) { playground, call in
        var arguments = call.takeDisplayOptions()
        let text = arguments.remainder()
        let curve = try playground.world.curve(text, os: playground.settings.os)
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
    /// Why a property is as it is; without a name, the first property that moves, else the newest change.
    mutating func explain(_ selector: ViewSelector, _ name: String?) throws -> WhyAnswer {
        let node = try node(selector)
        let name = name ?? mostTelling(node)
        let explanation = try tree.explanation(of: property(name), at: node, host: &program)
        let reading = try reading(name, of: node)
        return WhyAnswer(
            subject: "\(selector) \(name)", cause: explanation.cause, rule: explanation.rule,
            confidence: explanation.isContested ? "C" : "R", file: explanation.source?.file,
            line: explanation.source?.line, details: explanation.details(reading, shown: raw(reading.shown).display))
    }

    private mutating func mostTelling(_ node: NodeID) -> String {
        let names = ViewProperty.all.map(\.name)
        let moving = names.first { name in (try? reading(name, of: node))?.isAnimating == true }
        return moving ?? "x"
    }

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
            "\(work.nodesVisited) nodes visited, \(work.attributesSampled) attributes sampled",
        ]
        return counts + [total]
    }
}

extension [String] {
    /// Each text once, in order, with how often it stands there where that is more than once.
    var counted: String {
        var order: [String] = []
        var counts: [String: Int] = [:]
        for text in self {
            if counts[text] == nil { order.append(text) }
            counts[text, default: 0] += 1
        }
        return order.map { text in counts[text].map { $0 > 1 ? "\(text) (\($0) times)" : text } ?? text }
            .joined(separator: ", ")
    }
}

extension World {
    /// What each attribute that a transaction changed met on its way, outermost modifier first.
    func wayDown(of transaction: Int) -> [String] {
        tree.ways(of: transaction).flatMap { way -> [String] in
            let animation = way.animation?.description ?? "no animation"
            let head = "\(way.path) \(way.property): \(animation), \(way.outcome) (\(way.rule))"
            return [head]
                + way.steps.map { step in
                    let place = step.source.map { " at \($0)" } ?? ""
                    let then = step.animation?.description ?? "no animation"
                    return "  .\(step.modifier) \(step.effect.text)\(place): \(then)"
                }
        }
    }
}

extension TransactionStep.Effect {
    /// What a modifier did, in words.
    fileprivate var text: String {
        switch self {
        case .set: "sets the animation"
        case .cleared: "takes the animation away"
        case .valueUnchanged: "does nothing: its value did not change"
        case .firstEvaluation: "does nothing: its value is new"
        case .disabled: "does nothing: animations are disabled"
        case .unchanged: "leaves the animation alone"
        case .restored: "gives back what was outside"
        }
    }
}

extension Explanation {
    /// At most three further sentences: the write, the way of the transaction, the numbers.
    func details(_ reading: PropertyReading, shown: String) -> [String] {
        var lines: [String] = []
        if let write = writes.first {
            lines.append("\(write.name): \(write.old) → \(write.new)" + (write.source.map { " at \($0)" } ?? ""))
        }
        if let step = steps.last {
            lines.append("\(step.modifier) \(step.effect)" + (step.source.map { " at \($0)" } ?? ""))
        }
        if reading.isAnimating {
            lines.append("shown \(shown), velocity \(NumberText.short(reading.velocity)) per second")
        }
        return Array(lines.prefix(3))
    }
}
