/// Going to other moments: by entry and by time.
extension Playground {
    /// Goes to the moment after entry `number`.
    mutating func goTo(entry number: Int) throws {
        guard (0...history.steps.count).contains(number) else {
            throw CommandError(
                "there is no entry \(number): the last one is \(history.steps.count)",
                help: "':log' lists the entries")
        }
        guard var (reached, moment) = history.nearest(to: number) else { return }
        while reached < number {
            moment = try applying(history.steps[reached], to: moment, until: history.steps[reached].end)
            reached += 1
        }
        world = moment
        history.position = number
    }

    /// Goes to a time: backwards to the world as of then, forwards with the later entries applied again.
    mutating func seek(to seconds: Double, into recorder: inout Recorder) throws {
        let first = history.epoch
        guard var (reached, moment) = history.nearest(to: first) else { return }
        var next = moment
        while let step = step(after: reached), step.start <= seconds + 1e-9 {
            next = moment
            if let kept = history.moment(after: reached + 1), step.end <= seconds + 1e-9 {
                next = kept
            } else {
                next = try applying(step, to: next, until: seconds)
            }
            reached += 1
            moment = next
        }
        try advance(&moment, to: seconds, into: &recorder)
        world = moment
        history.position = reached
    }

    /// The entry to apply next; none where it restarts the clock.
    private func step(after number: Int) -> History.Step? {
        guard history.steps.indices.contains(number), !history.steps[number].restartsClock else { return nil }
        return history.steps[number]
    }

    /// A world with an entry applied, no further than a time.
    private func applying(_ step: History.Step, to world: World, until seconds: Double) throws -> World {
        var copy = self
        var recorder = Recorder(entry: 0)
        copy.world = world
        copy.world.restEffort()
        try advance(&copy.world, to: step.start, into: &recorder)
        copy.world.horizon = seconds
        var call = CommandCall(entry: step.entry, number: 0)
        try copy.perform(&call)
        copy.world.horizon = nil
        return copy.world
    }

    private func advance(_ world: inout World, to seconds: Double, into recorder: inout Recorder) throws {
        while world.time.advanced(by: 1).seconds <= seconds + 1e-9 { try world.advance(into: &recorder) }
    }
}

extension History {
    /// The kept moment after an entry, if it is kept.
    func moment(after number: Int) -> World? {
        guard let found = nearest(to: number), found.number == number else { return nil }
        return found.world
    }
}
