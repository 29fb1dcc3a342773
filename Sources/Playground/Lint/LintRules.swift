import SwiftSubset

/// Mistakes that can be seen in the source before anything runs (`:lint`), each with its place and what to do.
struct LintRule: Sendable {
    /// The rule of the semantics that makes it a mistake.
    let rule: String
    let find: @Sendable (LintedProgram) -> [LintFinding]

    /// All rules; deprecated forms and duplicate ids are told by the checker and by the engine.
    static let all: [LintRule] = [
        LintRule(rule: "TRANS-1") { $0.conditionals.flatMap { $0.unanimatedTransitions } },
        LintRule(rule: "TRANS-2") { $0.conditionals.flatMap { $0.animationsInside } },
        LintRule(rule: "LIFE-3", find: missingData),
        LintRule(rule: "MERGE-5", find: endlessRepeats),
        LintRule(rule: "TREE-1", find: freshIDs),
        LintRule(rule: "TX-5", find: lonelyCompletions),
        LintRule(rule: "GEO-6", find: doubledSources),
    ]
}

/// One finding: where, what, and what to do.
struct LintFinding: Sendable {
    let range: SourceRange
    let message: String
    let help: String

    init(_ range: SourceRange, _ message: String, help: String) {
        self.range = range
        self.message = message
        self.help = help
    }
}

extension Playground {
    /// Tells the findings of all rules, then the warnings that there were; each once per place.
    mutating func lint(_ call: inout CommandCall) {
        let program = LintedProgram(loaded + history.applied.map { SourceFile(name: $0.name, text: $0.text) })
        let found = LintRule.all.flatMap { rule in
            rule.find(program).map { Problem("\($0.message) (\(rule.rule))", help: $0.help, range: $0.range) }
        }
        let warned = Set(world.journal.markedWarnings)
        world.journal.warnings += found.filter { !warned.contains($0) }
        let others = world.journal.warnings.filter { !found.contains($0) }.uniqued
        for problem in found + others { call.recorder.add(.warning(problem), in: world) }
        if found.isEmpty, others.isEmpty { call.note("nothing to say", in: world) }
    }
}

extension Array where Element: Hashable {
    /// The elements, each once.
    fileprivate var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension History {
    /// The Swift entries that are applied, with their names.
    var applied: [(name: String, text: String)] {
        steps.prefix(position).enumerated().compactMap { index, step in
            step.entry.kind == .command ? nil : ("entry \(index + 1)", step.entry.text)
        }
    }
}
