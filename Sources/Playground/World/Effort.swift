import RenderTree
import ViewValues

/// The work of one entry or command over all of its frames. Each frame and each action has a budget of its own; this
/// one ends what goes on from frame to frame and does more and more. Counted, not timed: it ends at the same frame on
/// every machine.
struct Effort: Sendable {
    /// About 20 ns each: ten seconds, and two milliseconds for each frame: a heavy scene runs for its usual 10 s.
    static let largest = 500_000_000, eachFrame = 100_000
    /// How many frames in a row views may add views on their own, by what they do when they appear or see a change.
    static let longestGrowth = 300

    private(set) var spent = 0
    private(set) var frames = 0
    private var growing = 0
    private var nodes = 0

    /// Adds a frame: the program's steps, the engine's events, and the number of nodes after it.
    mutating func add(steps: Int, _ events: [RenderEvent], nodes now: Int) {
        frames += 1
        spent += steps
        for case .work(let counts) in events { spent += counts.steps }
        let writesItself = events.contains { $0.writesItself }
        growing = writesItself && now > nodes ? growing + 1 : 0
        nodes = now
    }

    /// Why it has to end here; nil while it may go on.
    var excess: EffortExcess? {
        if growing >= Self.longestGrowth { return .growth }
        return spent > Self.largest + frames * Self.eachFrame ? .work(spent, frames: frames) : nil
    }
}

/// Why an entry or command has to end.
enum EffortExcess: Error, Hashable {
    /// More work than so many frames may take.
    case work(Int, frames: Int)
    /// Views added views in each of many frames.
    case growth
}

extension WorkCounts {
    /// The engine's work in steps of the program: what it took in a release build, by 20 ns.
    fileprivate var steps: Int { 200 * bodiesRun + 200 * nodesVisited + 20 * attributesSampled + 100 * framesLaidOut }
}

extension RenderEvent {
    /// Whether views wrote state because they appeared or saw a change.
    fileprivate var writesItself: Bool {
        guard case .transaction(let began) = self, !began.writes.isEmpty else { return false }
        return began.transaction.origin == .onAppear || began.transaction.origin == .onChange
    }
}

extension EffortExcess {
    /// What happened, with the place of what wrote state last.
    func problem(at place: SourcePlace?) -> Problem {
        switch self {
        case .work(let steps, let frames):
            Problem(
                "this took \(steps) steps over \(frames) frames, and was stopped",
                help: "go on in shorter pieces, such as ':run 1'; ':bodies' shows what runs",
                at: place)
        case .growth:
            Problem(
                "views that appear or change add views without an end: \(Effort.longestGrowth) frames in a row",
                help: "let what they do when they appear come to an end", at: place)
        }
    }
}

extension EngineLimit {
    /// What happened, with the place.
    var problem: Problem {
        switch self {
        case .depth(let place):
            Problem(
                "views nest without an end: more than \(RenderTree.depthLimit) deep",
                help: "a view that shows itself has to stop somewhere", at: place)
        case .views(let place):
            Problem(
                "out of memory: more than \(RenderTree.nodeLimit) views and modifiers at once",
                help: "show fewer: lists and lazy stacks build all their rows here", at: place)
        case .rounds(let place):
            Problem(
                "bodies and layouts make each other run again without an end",
                help: "a size that is read must not change what is read", at: place)
        }
    }
}

extension Problem {
    /// A problem at a place of which only file, line and column are known.
    init(_ message: String, help: String, at place: SourcePlace?) {
        self.init(
            message, help: help, file: place?.file, line: place?.line, column: place?.column,
            length: place.map { _ in 1 })
    }
}
