import Playground
import RenderTree

/// The events of an outcome as JSON, one object a line (`--json`).
public enum JSONLines {
    /// The lines of an outcome, without line feeds.
    public static func lines(_ outcome: Outcome) -> [String] { outcome.events.flatMap { lines($0) } }

    /// The lines of one event: several only where a report holds several samples, or frames in a row cost the same.
    public static func lines(_ event: Event) -> [String] {
        switch event.kind {
        case .report(let report): JSONReports.events(report, in: event).flatMap { lines($0) }
        case .work(let run): run.times.map { line(event, at: $0) }
        default: [line(event, at: event.time)]
        }
    }

    private static func line(_ event: Event, at time: Double) -> String {
        let (kind, pairs) = describe(event.kind)
        let head: [(String, JSONValue)] = [
            ("v", .int(1)), ("entry", .int(event.entry)), ("time", .number(time)), ("kind", .string(kind)),
        ]
        return JSONValue.object(head + pairs).text
    }

    /// What became of a file that was checked, after the events of its entries; `failure` is nil where all of it held.
    public static func result(_ file: String, entry: Int, time: Double, failure: String?) -> String {
        JSONValue.object([
            ("v", .int(1)), ("entry", .int(entry)), ("time", .number(time)), ("kind", .string("result")),
            ("file", .string(file)), ("holds", .bool(failure == nil)), ("failure", JSONValue(failure)),
        ]).text
    }

    private typealias Pairs = [(String, JSONValue)]

    private static func describe(_ kind: EventKind) -> (String, Pairs) {
        switch kind {
        case .defined(let name, let what): ("defined", [("name", .string(name)), ("what", .string(what))])
        case .shown(let root): ("shown", [("root", .string(root))])
        case .transaction(let id, let animation, let origin, let writes):
            (
                "transaction",
                [
                    ("id", .int(id)), ("animation", JSONValue(animation)), ("origin", .string(origin)),
                    ("writes", .array(writes.map { .string($0) })),
                ]
            )
        case .write(let name, let old, let new):
            ("write", [("name", .string(name)), ("old", .string(old)), ("new", .string(new))])
        case .diff(let change): ("diff", describe(change))
        case .motion(let stage, let change): (stage.rawValue, describe(change))
        case .sample(let sample): ("sample", describe(sample))
        case .lifecycle(let path, let what): ("lifecycle", [("path", .string(path)), ("what", .string(what))])
        case .body(let path, let reason): ("body", [("path", .string(path)), ("reason", .string(reason))])
        default: describeAnswer(kind)
        }
    }

    private static func describeAnswer(_ kind: EventKind) -> (String, Pairs) {
        switch kind {
        case .completion(let id, let criteria):
            ("completion", [("id", .int(id)), ("criteria", .string(criteria))])
        case .output(let text): ("output", [("text", .string(text))])
        case .value(let text, let type): ("value", [("text", .string(text)), ("type", JSONValue(type))])
        case .expect(let verdict): ("expect", describe(verdict))
        case .why(let answer): ("why", describe(answer))
        case .work(let run):
            (
                "work",
                [
                    ("bodies", .int(run.counts.bodiesRun)), ("nodes", .int(run.counts.nodesVisited)),
                    ("attributes", .int(run.counts.attributesSampled)), ("frames", .int(run.counts.framesLaidOut)),
                ]
            )
        case .warning(let problem): ("warning", describe(problem))
        case .error(let problem, let tried): ("error", describe(problem) + (tried ? [("tried", .bool(true))] : []))
        default: ("value", [])
        }
    }

    private static func describe(_ change: TreeChange) -> Pairs {
        [
            ("op", .string(change.operation.rawValue)), ("path", .string(change.path)),
            ("parameter", JSONValue(change.parameter)), ("old", JSONValue(change.old)), ("new", JSONValue(change.new)),
        ]
    }

    private static func describe(_ change: MotionChange) -> Pairs {
        [
            ("path", .string(change.path)), ("property", .string(change.property)), ("from", JSONValue(change.from)),
            ("to", JSONValue(change.to)), ("animation", .string(change.animation)),
        ]
    }

    private static func describe(_ sample: SampleValue) -> Pairs {
        [
            ("path", .string(sample.path)), ("property", .string(sample.property)), ("value", JSONValue(sample.value)),
            ("model", JSONValue(sample.model)), ("velocity", JSONValue(sample.velocity)),
        ]
    }

    private static func describe(_ verdict: Verdict) -> Pairs {
        [
            ("line", .string(verdict.line)), ("holds", .bool(verdict.holds)), ("expected", .string(verdict.expected)),
            ("actual", JSONValue(verdict.actual)), ("tolerance", JSONValue(verdict.tolerance)),
        ]
    }

    private static func describe(_ answer: WhyAnswer) -> Pairs {
        [
            ("subject", .string(answer.subject)), ("cause", .string(answer.cause)), ("rule", .string(answer.rule)),
            ("confidence", .string(answer.confidence)), ("file", JSONValue(answer.file)),
            ("line", JSONValue(answer.line)),
        ]
    }

    private static func describe(_ problem: Problem) -> Pairs {
        [
            ("file", JSONValue(problem.file)), ("line", JSONValue(problem.line)),
            ("column", JSONValue(problem.column)), ("length", JSONValue(problem.length)),
            ("message", .string(problem.message)), ("help", JSONValue(problem.help)),
        ]
    }
}
