import RenderTree
import ViewValues

/// The actual value of a condition, with the expected one beside it.
struct Judged {
    var holds: Bool
    var actual: RawValue
    var expected: String
    var tolerance: Double?

    init(_ holds: Bool, actual: RawValue, expected: String, tolerance: Double? = nil) {
        self.holds = holds
        self.actual = actual
        self.expected = expected
        self.tolerance = tolerance
    }
}

/// Judging conditions; nothing here changes the world.
extension World {
    /// Whether a condition holds now.
    func judge(_ condition: Condition) throws -> Judged {
        var copy = self
        switch condition {
        case .property(let selector, let name, let comparison):
            let value = try copy.reading(name, of: node(selector)).shown
            return try judge(raw(value), comparison, like: value.program)
        case .motion(let selector, let name, let animates):
            let moves = try copy.reading(name, of: node(selector)).isAnimating
            let words = (moves: "animates", rests: "still")
            return Judged(
                moves == animates, actual: .text(moves ? words.moves : words.rests),
                expected: animates ? words.moves : words.rests)
        case .presence(let selector, let presence): return judge(selector, presence)
        case .why(let selector, let name, let comparison):
            let rule = try copy.tree.explanation(of: property(name), at: node(selector), host: &copy.program).rule
            return word(rule, comparison)
        case .transaction(let key, let comparison): return try transaction(key, comparison)
        case .state(let name, let comparison):
            let value = try state(name)
            return try judge(program.raw(value), comparison, like: value)
        default: return try judgeRecord(condition)
        }
    }

    /// Conditions on what happened.
    private func judgeRecord(_ condition: Condition) throws -> Judged {
        switch condition {
        case .count(let selector, let comparison):
            return try judge(.int(SelectorResolver(tree).all(selector).count), comparison)
        case .bodies(let type, let comparison): return try judge(.int(journal.bodyRuns(of: type)), comparison)
        case .animations(let comparison): return try judge(.int(tree.animationCount), comparison)
        case .time(let comparison): return try judge(.number(time.seconds), comparison)
        case .output(let comparison):
            return try judge(.list(printed.map { .text($0) }), comparison)
        case .outputCount(let text, let comparison):
            return try judge(.int(printed.count { $0.contains(text) }), comparison)
        case .outputContains(let text): return contains(text, in: printed)
        case .warningContains(let text): return contains(text, in: journal.markedWarnings.map(\.allText))
        case .errorContains(let text): return contains(text, in: journal.tried.map { [$0.allText] } ?? [])
        default: return Judged(false, actual: .null, expected: "")
        }
    }

    /// The lines since the mark, the one that no terminator has ended yet among them.
    private var printed: [String] {
        let open = program.unfinishedOutput
        return Array(journal.markedOutput) + (open.isEmpty ? [] : [open])
    }

    private func judge(_ selector: ViewSelector, _ presence: Condition.Presence) -> Judged {
        let found = SelectorResolver(tree).all(selector)
        let leaving = found.contains { tree.isLeaving($0) }
        let holds =
            switch presence {
            case .exists: !found.isEmpty
            case .gone: found.isEmpty
            case .leaving: leaving
            }
        let allLeave = !found.isEmpty && found.allSatisfy { tree.isLeaving($0) }
        let actual: Condition.Presence = found.isEmpty ? .gone : allLeave ? .leaving : .exists
        return Judged(holds, actual: .text(actual.rawValue), expected: presence.rawValue)
    }

    private func contains(_ text: String, in lines: [String]) -> Judged {
        let holds = lines.contains { $0.contains(text) }
        return Judged(holds, actual: .list(lines.map { .text($0) }), expected: "contains \(text.debugDescription)")
    }

    /// Compares with a bare word, such as a rule's id.
    private func word(_ actual: String, _ comparison: Comparison) -> Judged {
        var word = comparison.expected.source
        if case .literal(.text(let text)) = comparison.expected { word = text }
        if word.hasPrefix(".") { word.removeFirst() }
        let holds = comparison.holds(actual: .text(actual), expected: .text(word))
        return Judged(holds, actual: .text(actual), expected: "\(comparison.operation.rawValue) \(word)")
    }

    private func transaction(_ key: String, _ comparison: Comparison) throws -> Judged {
        guard let newest = journal.newestWriting else {
            throw CommandError("no transaction has written anything yet")
        }
        if key == "origin" { return word(newest.transaction.origin.rawValue, comparison) }
        var copy = self
        guard let value = try copy.program.transactionValue(key, of: newest.transaction) else {
            throw CommandError(
                "a transaction has no property '\(key)'", help: "animation, origin, or a key of Transaction")
        }
        return try judge(program.raw(value), comparison, like: value)
    }
}

extension PropertyReading.Value {
    /// The program's value, where it is one.
    var program: (any ProgramValue)? {
        if case .program(let value) = self { value } else { nil }
    }
}

extension Problem {
    /// Everything that it says.
    var allText: String { ([message, help].compactMap { $0 } + notes).joined(separator: "\n") }
}
