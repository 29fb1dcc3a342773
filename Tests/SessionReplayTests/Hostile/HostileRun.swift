import Foundation
import Playground
import Reports
import SessionFiles
import SwiftSubset
import Vocabulary

/// A playground that is fed with what may be anything, and what it broke of its promises: an entry that fails changes
/// nothing, `:undo` and `:redo` come back to the same bits, the tree is whole, and every outcome can be shown.
struct HostileRun {
    private(set) var playground: Playground
    /// The promises that were broken, one line each.
    private(set) var broken: [String] = []
    /// How many entries were run, and how many of them failed.
    private(set) var counts = (entries: 0, failed: 0)
    /// Whether the newest entry counts and has just been run.
    private var isAtEntry = false
    private let report: HumanReport
    private let invariants: (Playground) -> [String]
    private let note: (String) -> Void

    /// Begins an empty playground whose entries end after a hundredth of the usual work.
    ///
    /// - Parameters:
    ///   - width: The columns that outcomes are shown in.
    ///   - invariants: What is broken inside; asked after each entry.
    ///   - note: Told of each entry before it is run, for the case that the process ends.
    init(
        settings: Settings = Settings(), width: Int = 80, invariants: @escaping (Playground) -> [String] = { _ in [] },
        note: @escaping (String) -> Void = { _ in }
    ) {
        playground = Self.playground(settings)
        report = HumanReport(options: ReportOptions(width: width))
        self.invariants = invariants
        self.note = note
    }

    /// A playground with small budgets.
    static func playground(_ settings: Settings = Settings()) -> Playground {
        var world = ProgramWorld()
        world.program.machine.budgets.steps = 500_000
        world.program.machine.budgets.totalElements = 2_000_000
        world.program.machine.budgets.elements = 500_000
        return Playground(program: world, settings: settings)
    }

    /// Shows a program; the errors if it is refused.
    mutating func load(_ program: String) -> [String] {
        note(program)
        let outcome = playground.load([SourceFile(name: "Hostile.swift", text: program)])
        _ = report.transcript(outcome) + JSONLines.lines(outcome)
        broken += invariants(playground).map { "\($0), after loading" }
        return outcome.failed ? outcome.messages : []
    }

    /// Runs an entry and looks at what it must have left as it was.
    mutating func run(_ source: String, mayFail: Bool = true) {
        note(source)
        let before = mayFail ? look() : []
        let outcome = playground.run(Entry(text: source))
        counts.entries += 1
        isAtEntry = outcome.counts && !outcome.failed
        _ = report.transcript(outcome) + JSONLines.lines(outcome)
        broken += invariants(playground).map { "\($0), after \(source)" }
        // One that fails by an `:expect` alone was run, and changes nothing anyway.
        guard outcome.failed, !outcome.messages.isEmpty else { return }
        counts.failed += 1
        if mayFail, look() != before { broken.append("it failed and changed something: \(source)") }
    }

    /// Undoes the newest entry and does it again, if it counts: what only travelled is not part of what is redone.
    mutating func thereAndBack() {
        guard isAtEntry else { return }
        let before = look()
        var copy = playground
        guard !copy.run(Entry(text: ":undo")).failed, !copy.run(Entry(text: ":redo")).failed else { return }
        let after = Self.look(at: copy)
        guard after != before else { return }
        let differing = zip(before, after).first { $0 != $1 }
        broken.append(":undo and :redo do not come back: \(differing.map { "\($0) became \($1)" } ?? "lines")")
    }

    private func look() -> [String] { Self.look(at: playground) }

    /// What an entry that fails must leave as it was.
    private static func look(at playground: Playground) -> [String] {
        var copy = playground
        return [":state", ":tree render", ":anims", ":get @nothing x"].flatMap { command in
            HumanReport(options: ReportOptions()).transcript(copy.run(Entry(text: command)))
        } + ["\(playground.seconds)", "\(playground.entryNumber)"]
    }
}

extension Outcome {
    fileprivate var messages: [String] {
        events.compactMap { event in
            if case .error(let problem, let tried) = event.kind, !tried { problem.message } else { nil }
        }
    }
}

extension HostileRun {
    /// Makes a program from the seed, shows it, and runs steps on it.
    mutating func playGrammar(seed: UInt64, steps: Int = 12) {
        var grammar = ProgramGrammar(seed: seed)
        let program = grammar.program()
        let errors = load(program)
        guard errors.isEmpty else {
            // Rows that appear and add rows go on without an end, which is what stopped them.
            guard !errors.allSatisfy({ $0.hasSuffix("was stopped") }) else { return }
            broken.append("a program of the grammar is refused: \(errors.joined(separator: "; "))")
            return
        }
        for number in 0..<steps {
            run(grammar.step())
            if number % 4 == 3 { thereAndBack() }
        }
    }

    /// Runs entries, each changed or as it is, as the mutator says; before them the program that they belong to.
    mutating func playChanged(_ sources: [String], of program: String? = nil, by mutator: inout Mutator) {
        if let program, mutator.number(upTo: 1) == 0 || !load(mutator.mutated(program)).isEmpty { _ = load(program) }
        for source in sources {
            let isKept = mutator.number(upTo: 2) == 0
            run(isKept ? source : mutator.mutated(source), mayFail: !isKept)
        }
        thereAndBack()
    }
}
