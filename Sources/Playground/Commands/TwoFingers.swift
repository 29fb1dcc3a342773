import RenderTree
import ViewValues

extension Playground {
    /// The rest of `:pinch` and `:rotate`, and what they do.
    mutating func spread(
        _ selector: ViewSelector, _ verb: String, _ goal: (scale: Double?, degrees: Double?),
        into call: inout CommandCall
    ) throws {
        var frames = world.frames(in: 0.25)
        if !call.arguments.isAtWordEnd, call.arguments.peek != "hold" {
            frames = try call.arguments.duration(in: world) ?? frames
        }
        let holds = call.arguments.takeWord("hold")
        try call.arguments.expectEnd()
        try world.spread(selector, verb, to: goal, frames: frames, into: &call)
        if !holds { try world.release(into: &call) }
    }
}

extension World {
    /// Two fingers on a view spread or turn at constant speed; fingers that are down already go on from where they are.
    mutating func spread(
        _ selector: ViewSelector, _ verb: String, to goal: (scale: Double?, degrees: Double?), frames: Int,
        into call: inout CommandCall
    ) throws {
        if !tree.isTouching { try touch(selector, verb, fingers: 2, into: &call) }
        guard let start = tree.touchSpreading else { return }
        let end = (scale: goal.scale ?? start.scale, degrees: goal.degrees ?? start.degrees)
        for frame in 1...frames {
            guard mayAdvance else { return }
            try advance(into: &call.recorder)
            let share = Double(frame) / Double(frames)
            let scale = start.scale + (end.scale - start.scale) * share
            let degrees = start.degrees + (end.degrees - start.degrees) * share
            take(
                try tree.touchSpread(scale: scale, degrees: degrees, at: time, host: &program), into: &call.recorder)
        }
    }
}
