import AnimationMath
import RenderTree

/// The kinds of events, one for each KIND of `--json`, and `report` for what a command was asked to show.
public enum EventKind: Sendable {
    /// A declaration was kept for the session.
    case defined(name: String, what: String)
    /// A root view is on the screen.
    case shown(root: String)
    /// One update began (TX-1); `animation` as it would stand in source, nil without one.
    case transaction(id: Int, animation: String?, origin: String, writes: [String])
    /// A stored value changed.
    case write(name: String, old: String, new: String)
    /// The view tree changed.
    case diff(TreeChange)
    /// An animation began, turned to another target, or ended.
    case motion(MotionStage, MotionChange)
    /// A property's shown value at the clock.
    case sample(SampleValue)
    /// A view came, appeared, disappeared or was erased.
    case lifecycle(path: String, what: String)
    /// A completion handler ran (DONE).
    case completion(id: Int, criteria: String)
    /// A body ran, and why (LIFE-3).
    case body(path: String, reason: String)
    /// The program printed a line.
    case output(String)
    /// An expression's value, or a command's short answer.
    case value(text: String, type: String?)
    /// An `:expect` was judged.
    case expect(Verdict)
    /// Why a property moves, or does not.
    case why(WhyAnswer)
    /// What an update cost, or each of some frames in a row.
    case work(WorkRun)
    /// A warning of the program, the engine or a lint.
    case warning(Problem)
    /// An error; `tried` inside `:try`.
    case error(Problem, tried: Bool)
    /// What a command was asked to show.
    case report(ReportData)
}

/// What frames in a row cost, each the same: an hour that repeats itself is one of these. Reports tell each frame.
public struct WorkRun: Hashable, Sendable {
    /// The cost of one frame.
    public let counts: WorkCounts
    /// The first frame.
    public let first: FrameTime
    /// How many frames there are, at least 1.
    public private(set) var frames = 1

    /// The cost of one frame or update.
    public init(_ counts: WorkCounts, at time: FrameTime) {
        self.counts = counts
        first = time
    }

    /// The seconds of each frame, ascending.
    public var times: [Double] { (0..<frames).map { first.advanced(by: $0).seconds } }

    /// Takes in the frame that follows, if it cost the same.
    mutating func goOn(with next: WorkRun) -> Bool {
        guard next.counts == counts, next.first == first.advanced(by: frames) else { return false }
        frames += next.frames
        return true
    }
}

/// A change of the view tree.
public struct TreeChange: Hashable, Sendable {
    /// What happened to the place.
    public enum Operation: String, Sendable { case inserted, removed, changed, moved }
    /// What happened.
    public var operation: Operation
    /// The place, as a path of types from the root.
    public var path: String
    /// The parameter that changed, with its values; nil for the other operations.
    public var parameter: String?, old: String?, new: String?

    /// Makes a change.
    public init(
        _ operation: Operation, path: String, parameter: String? = nil, old: String? = nil, new: String? = nil
    ) {
        self.operation = operation
        self.path = path
        self.parameter = parameter
        self.old = old
        self.new = new
    }
}

/// The moments of an animation that events tell of.
public enum MotionStage: String, Sendable { case started, retargeted, finished }

/// An animation of one property.
public struct MotionChange: Hashable, Sendable {
    /// Where it stands, and which property moves.
    public var path: String, property: String
    /// The shown value at the start, and the target.
    public var from: RawValue, to: RawValue
    /// As it would stand in source.
    public var animation: String
    /// The names of the numbers, where the property's name does not tell them; else empty.
    public var components: [String]

    /// Makes a change.
    public init(
        path: String, property: String, from: RawValue, to: RawValue, animation: String, components: [String] = []
    ) {
        self.components = components
        self.path = path
        self.property = property
        self.from = from
        self.to = to
        self.animation = animation
    }
}

/// A shown value beside its model; velocity in units a second, nil where there is none.
public struct SampleValue: Hashable, Sendable {
    /// Where it stands, and which property it is.
    public var path: String, property: String
    /// What is seen, and the newest target.
    public var value: RawValue, model: RawValue
    /// Change a second, in the property's units.
    public var velocity: Double?

    /// Makes a sample.
    public init(path: String, property: String, value: RawValue, model: RawValue, velocity: Double? = nil) {
        self.path = path
        self.property = property
        self.value = value
        self.model = model
        self.velocity = velocity
    }
}

/// How an `:expect` was judged.
public struct Verdict: Hashable, Sendable {
    /// The source line.
    public var line: String
    /// Whether the condition held.
    public var holds: Bool
    /// Both values as a person reads them.
    public var expected: String, shown: String
    /// The raw actual value, a number where it is one.
    public var actual: RawValue
    /// The tolerance in force; nil where none goes.
    public var tolerance: Double?

    /// Whether there were two values to compare: not where the condition is mistyped or asks for what is not there.
    public var isJudged: Bool

    /// Makes a verdict.
    public init(
        line: String, holds: Bool, expected: String, shown: String, actual: RawValue, tolerance: Double? = nil,
        isJudged: Bool = true
    ) {
        self.isJudged = isJudged
        self.line = line
        self.holds = holds
        self.expected = expected
        self.shown = shown
        self.actual = actual
        self.tolerance = tolerance
    }
}

/// The answer of `:why`.
public struct WhyAnswer: Hashable, Sendable {
    /// What moved or did not, as asked.
    public var subject: String
    /// One sentence in SwiftUI's terms.
    public var cause: String
    /// The deciding rule's id, and how sure it is: D, S, E, R or C.
    public var rule: String, confidence: String
    /// The place in the source that decided.
    public var file: String?, line: Int?
    /// Further sentences: numbers of the motion, what else took part.
    public var details: [String]

    /// Makes an answer.
    public init(
        subject: String, cause: String, rule: String, confidence: String, file: String? = nil, line: Int? = nil,
        details: [String] = []
    ) {
        self.subject = subject
        self.cause = cause
        self.rule = rule
        self.confidence = confidence
        self.file = file
        self.line = line
        self.details = details
    }
}

/// A warning or an error with its place, ready to be rendered with a caret.
public struct Problem: Hashable, Sendable, Error {
    /// The source's name.
    public var file: String?
    /// Line and column from 1; the length in characters.
    public var line: Int?, column: Int?, length: Int?
    /// One sentence without a full stop.
    public var message: String
    /// What to do about it.
    public var help: String?
    /// The source line that the caret stands under.
    public var sourceLine: String?
    /// Further sentences: candidates, the call chain.
    public var notes: [String]

    /// Makes a problem; without a place where it has none.
    public init(
        _ message: String, help: String? = nil, file: String? = nil, line: Int? = nil, column: Int? = nil,
        length: Int? = nil, sourceLine: String? = nil, notes: [String] = []
    ) {
        self.message = message
        self.help = help
        self.file = file
        self.line = line
        self.column = column
        self.length = length
        self.sourceLine = sourceLine
        self.notes = notes
    }
}
