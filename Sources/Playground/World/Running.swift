import AnimationMath
import RenderTree
import SwiftSubset
import ViewValues

/// What moves the world on. Each method either does all of it or throws; the caller keeps a copy to go back to.
extension World {
    /// Shows a root view anew, with the clock at the start; false where none is found. What waited is forgotten before
    /// the root is made: the timers that its objects start are its own.
    @discardableResult
    mutating func show(
        into recorder: inout Recorder, _ find: (inout any EntryProgram) throws -> RootView?
    ) throws -> Bool {
        var fresh = program
        fresh.forgetSchedule()
        fresh.setClock(seconds: 0)
        guard let root = try find(&fresh) else { return false }
        program = fresh
        self.root = root
        scope = nil
        frozen = [:]
        time = FrameTime(tick: 0, fps: time.fps)
        let kept = (output: journal.output, warnings: journal.warnings)
        journal = Journal()
        (journal.output, journal.warnings) = kept
        journal.mark.output = kept.output.count
        journal.mark.warnings = kept.warnings.count
        recorder.add(.shown(root: root.name), in: self)
        let events = try tree.show(root.view, at: time, host: &program)
        take(events, into: &recorder)
        return true
    }

    /// Runs one Swift entry in the prompt's scope, as one event flushed at its end (TX-6).
    mutating func run(_ source: SourceFile, into recorder: inout Recorder) throws {
        journal.differences = []
        let effect = try program.run(source, in: scopeNode.flatMap { tree.programValue(of: $0) })
        for declared in effect.declared {
            recorder.add(.defined(name: declared.name, what: declared.what), in: self)
        }
        if effect.changesTypes { try reshow(into: &recorder) }
        take(try tree.settle(at: time, host: &program), into: &recorder)
        if let value = effect.value { recorder.add(.value(text: value.text, type: value.type), in: self) }
    }

    /// Makes the root anew after types were declared, keeping the state that still fits.
    mutating func reshow(into recorder: inout Recorder) throws {
        guard let shown = root else {
            try show(into: &recorder) { try $0.defaultRoot() }
            return
        }
        guard let next = try program.currentRoot(shown) else { return }
        root = next
        take(try tree.reshow(next.view, at: time, host: &program), into: &recorder)
    }

    /// Goes one frame on.
    mutating func advance(into recorder: inout Recorder) throws {
        if Interruption.isRequested { throw Interruption.Raised() }
        time = time.advanced(by: 1)
        program.setClock(seconds: time.seconds)
        let events = try tree.advance(to: time, host: &program)
        take(events, into: &recorder)
        effort.add(steps: program.takeSteps(), events, nodes: tree.nodeCount)
        guard let excess = effort.excess else { return }
        throw excess.problem(at: journal.newestWriting?.transaction.originSource)
    }

    /// Begins to count the work anew, for the next entry.
    mutating func restEffort() {
        effort = Effort()
        _ = program.takeSteps()
    }

    /// Goes a number of frames on, not beyond the horizon; whether all of them were gone.
    @discardableResult
    mutating func advance(frames: Int, into recorder: inout Recorder) throws -> Bool {
        for _ in 0..<max(frames, 0) {
            guard mayAdvance else { return false }
            try advance(into: &recorder)
        }
        return true
    }

    /// Goes on until nothing animates and nothing is scheduled, at most `limit` frames; whether it came to rest.
    mutating func runToRest(limit: Int, into recorder: inout Recorder) throws -> Bool {
        for _ in 0..<max(limit, 0) {
            if isAtRest { return true }
            guard mayAdvance else { return false }
            try advance(into: &recorder)
        }
        return isAtRest
    }

    /// Frames in a number of seconds, at least one.
    func frames(in seconds: Double) -> Int { max(1, Int((seconds * Double(time.fps)).rounded())) }
}
