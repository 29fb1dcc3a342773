import AnimationMath
import RenderTree
import SwiftSubset

/// One door to a session: an entry goes in, an outcome comes out.
///
///     var playground = Playground(program: ProgramWorld(), settings: Settings())
///     let outcome = playground.run(entry)
///
/// It is a value; nothing in it reads a wall clock, a terminal or the network. Only `:load` and `:save` touch files,
/// through the functions in `access`.
public struct Playground: Sendable {
    var world: World
    var history: History
    /// Frame rate, screen and the like, as the options and `:set` chose them.
    public internal(set) var settings: Settings
    /// Every entry that was run, with its outcome, for `:log` and `:save`.
    public internal(set) var transcript: [TranscriptEntry] = []
    var watches: [Watch] = []
    var prediction = Prediction.none
    var loaded: [SourceFile] = []
    /// How it reaches files.
    public var access: FileAccess
    /// The person at the terminal, if there is one.
    public var stage: Stage?
    let initialProgram: any EntryProgram

    /// Begins an empty session.
    public init(program: any EntryProgram, settings: Settings = Settings(), access: FileAccess = .none) {
        self.settings = settings
        self.access = access
        initialProgram = program
        let tree = RenderTree(screen: settings.screen, os: settings.os)
        world = World(program: program, tree: tree, fps: settings.fps)
        history = History(world)
    }

    /// Seconds on the virtual clock.
    public var seconds: Double { world.time.seconds }
    /// Pictures of what is on the screen and of the motion to come, at even distances; moves no clock.
    public func pictures(_ count: Int) throws -> [FilmFrame] { try world.film(count, of: nil) }

    /// The number of the newest entry that is applied.
    public var entryNumber: Int { history.position }

    /// Loads files as one program and shows its root view: entry 0.
    public mutating func load(_ files: [SourceFile]) -> Outcome {
        let outcome = runOnBigStack { loading(files) }
        if let first = files.first, !outcome.failed {
            let text = files.map(\.text).joined(separator: "\n")
            transcript = [TranscriptEntry(source: text, outcome: outcome, file: first.name)]
        }
        return outcome
    }

    /// Runs one entry: Swift or a command.
    ///
    /// An entry that fails changes nothing; its outcome has the error, and what was printed before it.
    public mutating func run(_ entry: Entry) -> Outcome {
        let done = runOnBigStack { running(entry) }
        transcript.append(done)
        return done.outcome
    }

    /// Runs one entry, unless it is refused for how it is written: then nothing of it is kept, and nil is given.
    public mutating func runUnlessMistyped(_ entry: Entry) -> Outcome? {
        let done = runOnBigStack { running(entry) }
        guard !done.outcome.isMistyped else { return nil }
        transcript.append(done)
        return done.outcome
    }

    private mutating func loading(_ files: [SourceFile]) -> Outcome {
        var recorder = Recorder(entry: 0)
        var outcome = Outcome(entry: 0, counts: true)
        do {
            try show(files, into: &recorder)
            loaded = files
            history = History(world)
            outcome.events = recorder.events
        } catch {
            outcome.events = recorder.failing(with: problems(of: error), tried: false, in: world)
            outcome.failed = true
        }
        return outcome
    }

    /// Declares files in a new program and shows its root.
    mutating func show(_ files: [SourceFile], into recorder: inout Recorder) throws {
        var next = World(
            program: initialProgram, tree: RenderTree(screen: settings.screen, os: world.tree.os), fps: settings.fps)
        next.program.setResources(access.resources(files))
        for declared in try next.program.declare(files) {
            recorder.add(.defined(name: declared.name, what: declared.what), in: next)
        }
        try next.show(into: &recorder) { try $0.defaultRoot() }
        next.takeOutput(into: &recorder)
        world = next
    }

    private mutating func running(_ entry: Entry) -> TranscriptEntry {
        var call = CommandCall(entry: entry, number: history.position + 1)
        let before = world
        let start = world.time.seconds
        world.restEffort()
        do {
            try perform(&call)
            world.restEffort()
            if call.counts { history.cut(at: before) }
            return TranscriptEntry(source: call.entry.source, outcome: finish(call, start: start))
        } catch {
            world = before
            var outcome = Outcome(entry: history.position, counts: false)
            outcome.events = call.recorder.failing(with: problems(of: error), tried: false, in: world)
            outcome.failed = true
            outcome.isMistyped = Self.isMistyping(error)
            outcome.display = settings.display
            return TranscriptEntry(source: call.entry.source, outcome: outcome)
        }
    }

    private mutating func finish(_ call: CommandCall, start: Double) -> Outcome {
        let counts = call.counts
        if counts {
            let step = History.Step(
                entry: call.entry, start: start, end: world.time.seconds, restartsClock: call.restartsClock)
            history.add(step, world: world)
        } else if !call.travels {
            history.refresh(with: world)
        }
        var outcome = Outcome(entry: history.position, counts: counts)
        outcome.events = call.recorder.events + (counts ? watched() : [])
        for index in outcome.events.indices { outcome.events[index].entry = history.position }
        outcome.failed = call.failed
        outcome.quits = call.quits
        outcome.display = settings.display.merging(call.display) { _, own in own }
        hide(&outcome)
        return outcome
    }

    /// Does what an entry says, without writing history.
    mutating func perform(_ call: inout CommandCall) throws {
        guard call.entry.kind == .command else {
            call.counts = true
            let source = SourceFile(name: "entry \(call.number)", text: call.entry.text)
            return try world.run(source, into: &call.recorder)
        }
        guard call.entry.text.utf8.count <= SourceLimits.entryBytes else {
            throw CommandError("a command has at most \(SourceLimits.entryBytes >> 10) KB")
        }
        call.arguments = TextCursor(call.entry.text)
        call.arguments.take()
        let name = call.arguments.take { $0.isLetter }
        let command = try CommandTable.command(named: name)
        call.counts = command.counts
        if command.counts { world.journal.differences = [] }
        try command.action(&self, &call)
    }
}
