/// `:play`: the coming motion at its own pace.
extension Playground {
    /// Goes on until rest, at most `limit` frames, and shows every frame where there is a stage. The user's wish to
    /// stop leaves the clock where it is.
    mutating func play(speed: Double, limit: Int, _ call: inout CommandCall) throws {
        guard let stage, world.horizon == nil else {
            _ = try world.runToRest(limit: limit, into: &call.recorder)
            return
        }
        let start = world.time.seconds
        let bounds = try world.boundsToRest(limit: limit)
        var rest = limit
        while true {
            let isLast = rest == 0 || world.isAtRest || Interruption.isRequested
            let frame = PlayedFrame(
                due: (world.time.seconds - start) / speed, picture: try world.picture(of: nil), bounds: bounds,
                watched: watchedSamples(), moving: world.tree.attributesInFlight.count, isLast: isLast)
            stage.show(frame)
            if isLast || Interruption.isRequested { break }
            try world.advance(into: &call.recorder)
            rest -= 1
        }
        if Interruption.isRequested {
            Interruption.clear()
            call.note("stopped at \(NumberText.short(seconds)) s", in: world)
        }
    }
}

extension World {
    /// What the coming motion needs of the screen, from a look at a copy.
    fileprivate func boundsToRest(limit: Int) throws -> FilmBounds {
        var copy = self
        var unheard = Recorder(entry: 0)
        var bounds: FilmBounds?
        for frame in 0...limit {
            if frame % 2 == 0 || copy.isAtRest, let around = FilmBounds(around: [try copy.picture(of: nil)]) {
                if bounds == nil { bounds = around } else { bounds?.enclose(around) }
            }
            if copy.isAtRest { break }
            try copy.advance(into: &unheard)
        }
        guard var bounds else { return FilmBounds(screen: tree.screen.size.width, tree.screen.size.height) }
        // What flies off the screen takes no more room than the screen has.
        let (width, height) = (tree.screen.size.width, tree.screen.size.height)
        bounds.left = max(bounds.left, -width / 4)
        bounds.top = max(bounds.top, -height / 4)
        bounds.right = min(bounds.right, width * 1.25)
        bounds.bottom = min(bounds.bottom, height * 1.25)
        return bounds
    }
}

extension FilmBounds {
    fileprivate init(screen width: Double, _ height: Double) {
        (left, top, right, bottom) = (0, 0, width, height)
    }
}
