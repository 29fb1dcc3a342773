import Playground
import RenderTree

/// An outcome as a person reads it: one line a fact, in the order in which it happened.
public struct HumanReport: Sendable {
    /// How text is laid out.
    public let options: ReportOptions

    /// A report with options.
    public init(options: ReportOptions) { self.options = options }

    /// The same report for another width.
    public func fitting(width: Int) -> HumanReport {
        var options = options
        options.width = min(max(width, 20), 200)
        return HumanReport(options: options)
    }

    /// The lines for standard output.
    public func lines(_ outcome: Outcome) -> [String] {
        let report = adjusted(outcome)
        return report.told(outcome).flatMap { report.lines($0.kind) }
    }

    /// The lines for standard error: errors and warnings.
    public func diagnostics(_ outcome: Outcome) -> [String] {
        let report = adjusted(outcome)
        return outcome.events.flatMap { report.folded(report.diagnostics($0.kind)) }
    }

    private func adjusted(_ outcome: Outcome) -> HumanReport {
        let options = outcome.display.isEmpty ? options : options.adjusted(outcome.display)
        return HumanReport(options: options)
    }

    /// The events worth a line: of what comes and goes, only the outermost views; nothing of a first showing.
    func told(_ outcome: Outcome) -> [Event] {
        guard !options.isDetailed else { return outcome.events }
        var isShown = false
        var paths: Set<String> = []
        for event in outcome.events {
            if case .shown = event.kind { isShown = true }
            if case .diff(let change) = event.kind, change.parameter == nil { paths.insert(change.path) }
        }
        return outcome.events.filter { event in
            guard case .diff(let change) = event.kind, change.parameter == nil else { return true }
            let isInside = paths.contains { change.path.hasPrefix($0 + "/") }
            return !isShown && !isInside
        }
    }

    func diagnostics(_ kind: EventKind) -> [String] {
        let renderer = ErrorRenderer(options: options)
        switch kind.printable {
        case .error(let problem, let tried):
            return renderer.lines(problem, severity: tried ? .tried : .error).flatMap(\.lines)
        case .warning(let problem): return renderer.lines(problem, severity: .warning).flatMap(\.lines)
        default: return []
        }
    }

    /// All lines in order, diagnostics among them: what a session file holds.
    public func transcript(_ outcome: Outcome) -> [String] {
        let report = adjusted(outcome)
        return report.told(outcome).flatMap { event in
            report.folded(report.diagnostics(event.kind)) + report.lines(event.kind)
        }
    }

    func lines(_ kind: EventKind) -> [String] {
        let kind = kind.printable
        if case .output(let text) = kind { return [text] }
        // A line feed within a line begins another one, so that what stands behind it is seen for what it is.
        return folded(ownLines(kind).flatMap(\.lines).map(options.drawn))
    }

    /// On a terminal what is longer than the window is folded at words.
    private func folded(_ lines: [String]) -> [String] {
        options.folds ? lines.flatMap { $0.hung(within: options.width) } : lines
    }

    private func ownLines(_ kind: EventKind) -> [String] {
        switch kind {
        case .value(let text, let type): [type.map { "\(text)  " + quiet($0) } ?? text]
        case .expect(let verdict): lines(verdict)
        case .why(let answer): lines(answer)
        case .defined(let name, let what): [quiet("\(what) ") + name]
        case .shown(let root): [quiet("shown ") + root]
        case .sample(let sample): [line(sample)]
        case .report(let report): lines(report)
        case .error, .warning, .output: []
        default: change(kind)
        }
    }

    /// How many characters of a written value are shown.
    private static let longestValue = 200

    /// What changed: the transaction with its writes and what began to move.
    private func change(_ kind: EventKind) -> [String] {
        switch kind {
        case .transaction(let id, let animation, let origin, let writes):
            guard options.isDetailed || !writes.isEmpty else { return [] }
            return [quiet("transaction \(id) (\(origin)): ") + (animation ?? "no animation")]
        case .write(let name, let old, let new):
            // An array of structs with a hundred fields says no more than its beginning; JSON has all of it.
            let values = [old, new].map { $0.shortened(to: Self.longestValue) }
            return ["  \(name): \(values[0]) \(options.arrow) \(values[1])"]
        case .motion(let stage, let change): return [line(stage, change)]
        case .diff(let change):
            guard options.isDetailed || change.operation != .changed else { return [] }
            return [line(change)]
        case .completion(_, let criteria): return [quiet("  completion (\(criteria))")]
        case .lifecycle(let path, let what):
            guard options.isDetailed || isTold(what) else { return [] }
            return [quiet("  \(options.isDetailed ? path : shortPath(path)) ") + what]
        case .body(let path, let reason): return options.isDetailed ? [quiet("  body \(path): \(reason)")] : []
        case .work(let run):
            guard options.isDetailed else { return [] }
            let work = run.counts
            let seen = "\(work.bodiesRun) bodies, \(work.nodesVisited) nodes"
            let line = quiet("  work: \(seen), \(work.attributesSampled) attributes, \(work.framesLaidOut) frames")
            return Array(repeating: line, count: run.frames)
        default: return []
        }
    }

    /// What is assumed, because nobody publishes it, is always said, and which effects run; a text's cross-fade is not.
    private func isTold(_ what: String) -> Bool {
        what.contains("assumed") || what.hasPrefix("symbolEffect ")
            || what.hasPrefix("contentTransition ") && !what.hasPrefix("contentTransition opacity ")
    }

    private func line(_ stage: MotionStage, _ change: MotionChange) -> String {
        let path = "  \(shortPath(change.path)) "
        guard stage != .finished else { return quiet(path + arrived(change) + " arrived") }
        let verb = stage == .retargeted ? "turns " : ""
        return path + verb + courses(change).joined(separator: ", ") + "  " + quiet(change.animation)
    }

    /// What arrived: the component where only one can be meant, else the attribute.
    private func arrived(_ change: MotionChange) -> String {
        let types = Set(change.components.map { $0.prefix { $0 != "[" } })
        return types.count == 1 ? types.first.map(String.init) ?? change.property : change.property
    }

    /// `height 80 → 200` for each component that changes.
    private func courses(_ change: MotionChange) -> [String] {
        guard case .list(let from) = change.from, case .list(let to) = change.to, from.count == to.count else {
            return ["\(change.property) \(change.from.display) \(options.arrow) \(change.to.display)"]
        }
        let known = change.components
        let names = known.count == from.count ? known : change.property.componentNames(count: from.count)
        let moving = names.telling(from.indices.filter { from[$0] != to[$0] })
        if moving.isEmpty { return ["\(change.property) back to where it stands"] }
        return moving.map { index in
            "\(names[index]) \(from[index].display) \(options.arrow) \(to[index].display)"
        }
    }

    func line(_ change: TreeChange) -> String {
        let place = "  \(change.operation.rawValue) \(shortPath(change.path))"
        guard let parameter = change.parameter else { return place }
        return place + " \(parameter): \(change.old ?? "-") \(options.arrow) \(change.new ?? "-")"
    }

    private func line(_ sample: SampleValue) -> String {
        var text = "\(shortPath(sample.path)) \(sample.property) = \(shown(sample.value))"
        if sample.model != sample.value, sample.model != .null { text += quiet("  model \(shown(sample.model))") }
        if let velocity = sample.velocity, velocity != 0 {
            text += quiet("  velocity \(shown(.number(velocity)))/s")
        }
        return text
    }

    /// A value with the digits asked for.
    func shown(_ value: RawValue) -> String {
        if case .number(let number) = value { return NumberText.short(number, digits: options.digits ?? 3) }
        return value.display
    }

    private func lines(_ verdict: Verdict) -> [String] {
        let condition = String(verdict.line.drop(while: { !$0.isWhitespace }).drop(while: \.isWhitespace))
            .shortened(to: 1_000)
        if verdict.holds { return [options.ink(options.check, .good) + " \(condition)"] }
        // Why it cannot be judged is told by the error that follows.
        guard verdict.isJudged else { return [options.ink(options.cross, .error) + " \(condition)"] }
        let tolerance = verdict.tolerance.map { " ± \(NumberText.short($0, digits: 6))" } ?? ""
        return [
            options.ink(options.cross, .error) + " \(condition)",
            "  expected \(verdict.expected)\(tolerance), is \(verdict.shown)",
        ]
    }

    /// At most five lines.
    private func lines(_ answer: WhyAnswer) -> [String] {
        let place = answer.file.map { file in " (\(file)" + (answer.line.map { ":\($0)" } ?? "") + ")" } ?? ""
        let contested = answer.confidence == "C" ? ", contested" : ""
        let title = RuleBook.title(of: answer.rule).map { ": " + $0 } ?? ""
        let lines =
            ["\(answer.subject): \(answer.cause)\(place)", quiet("  rule \(answer.rule)\(contested)\(title)")]
            + answer.details.map { "  " + $0 }
        return Array(lines.prefix(5))
    }

    func quiet(_ text: String) -> String { options.ink(text, .quiet) }
}
