import RenderTree
import ViewValues

/// What a finger and a keyboard do.
let inputCommands: [Command] = [
    Command("tap SEL", "taps a view: its action, else the nearest ancestor's", .input) { playground, call in
        let selector = try call.arguments.viewSelector()
        try call.arguments.expectEnd()
        try playground.world.input(on: selector, "tap", into: &call) { world, node in
            try world.tree.tap(node, at: world.time, host: &world.program)
        }
    },
    Command("press SEL SECONDS|hold", "presses a view that long, or until :release", .input) { playground, call in
        let selector = try call.arguments.viewSelector()
        let holds = call.arguments.takeWord("hold")
        let frames = holds ? 0 : try call.arguments.duration(in: playground.world) ?? 1
        try call.arguments.expectEnd()
        try playground.world.touch(selector, "press", into: &call)
        let isWhole = try playground.world.advance(frames: frames, into: &call.recorder)
        if !holds, isWhole { try playground.world.release(into: &call) }
    },
    Command("drag SEL DX DY [SECONDS] [hold]", "drags from a view's middle at constant speed (0.25 s)", .input) {
        playground, call in
        let selector = try call.arguments.viewSelector()
        let way = Size(try call.arguments.number("DX"), try call.arguments.number("DY"))
        var frames = playground.world.frames(in: 0.25)
        if !call.arguments.isAtWordEnd, call.arguments.peek != "hold" {
            frames = try call.arguments.duration(in: playground.world) ?? frames
        }
        let holds = call.arguments.takeWord("hold")
        try call.arguments.expectEnd()
        try playground.world.drag(selector, by: way, frames: frames, holds: holds, into: &call)
    },
    Command("pinch SEL SCALE [SECONDS] [hold]", "spreads two fingers on a view to a scale (0.25 s)", .input) {
        playground, call in
        let selector = try call.arguments.viewSelector()
        let scale = try call.arguments.number("a scale")
        guard scale > 0 else { throw CommandError("a scale is greater than 0") }
        try playground.spread(selector, "pinch", (scale, nil), into: &call)
    },
    Command("rotate SEL DEGREES [SECONDS] [hold]", "turns two fingers on a view, clockwise (0.25 s)", .input) {
        playground, call in
        let selector = try call.arguments.viewSelector()
        let degrees = try call.arguments.number("degrees")
        try playground.spread(selector, "rotate", (nil, degrees), into: &call)
    },
    Command("release", "lifts the finger that :press, :drag, :pinch or :rotate left down", .input) { playground, call in
        try call.arguments.expectEnd()
        guard playground.world.tree.isTouching else { throw CommandError("no finger is down") }
        try playground.world.release(into: &call)
    },
    Command("back", "goes back from the view that navigation showed last", .input) { playground, call in
        try call.arguments.expectEnd()
        try playground.world.systemInput("there is nothing to go back from", into: &call) { world in
            try world.tree.back(at: world.time, host: &world.program)
        }
    },
    Command("dismiss", "closes the sheet or cover on top", .input) { playground, call in
        try call.arguments.expectEnd()
        try playground.world.systemInput("nothing is presented", into: &call) { world in
            try world.tree.dismiss(at: world.time, host: &world.program)
        }
    },
    Command("type SEL \"TEXT\"", "types text into a field", .input) { playground, call in
        let selector = try call.arguments.viewSelector()
        let text = try call.arguments.quoted()
        try call.arguments.expectEnd()
        try playground.world.input(on: selector, "type into", into: &call) { world, node in
            try world.tree.type(text, into: node, at: world.time, host: &world.program)
        }
    },
    Command("slide SEL VALUE", "sets a slider or a stepper", .input) { playground, call in
        let selector = try call.arguments.viewSelector()
        let value = try call.arguments.number("a value")
        try call.arguments.expectEnd()
        try playground.world.input(on: selector, "slide", into: &call) { world, node in
            try world.tree.slide(node, to: value, at: world.time, host: &world.program)
        }
    },
    Command("scroll SEL DX DY [SECONDS]", "scrolls without velocity; a positive DY shows what is further down", .input)
    {
        playground, call in
        let selector = try call.arguments.viewSelector()
        let way = Size(try call.arguments.number("DX"), try call.arguments.number("DY"))
        let frames = try call.arguments.duration(in: playground.world)
        try call.arguments.expectEnd()
        try playground.world.scroll(selector, by: way, frames: frames, into: &call)
    },
    Command("select SEL VALUE", "selects an option of a picker or a tab by its tag or label", .input) {
        playground, call in
        let selector = try call.arguments.viewSelector()
        let text = call.arguments.remainder()
        guard !text.isEmpty else { throw CommandError("expected a tag's value or a label") }
        try playground.world.select(selector, text, into: &call)
    },
]

extension World {
    typealias Answer = (InputOutcome, [RenderEvent])

    /// Gives input to a view; no action at all is an error, a disabled view is told.
    mutating func input(
        on selector: ViewSelector, _ verb: String, into call: inout CommandCall,
        _ action: (inout World, NodeID) throws -> Answer
    ) throws {
        let (outcome, events) = try action(&self, node(selector))
        take(events, into: &call.recorder)
        switch outcome {
        case .handled: return
        case .disabled(let node): call.note("\(tree.path(of: node)) is disabled: no effect", in: self)
        case .noAction:
            throw CommandError(
                "nothing to \(verb): neither \(selector) nor a view around it has an action",
                help: "':tree' shows which views have one")
        }
    }

    /// Input that no view is named for.
    mutating func systemInput(
        _ nothing: String, into call: inout CommandCall, _ action: (inout World) throws -> Answer
    ) throws {
        let (outcome, events) = try action(&self)
        take(events, into: &call.recorder)
        if case .noAction = outcome { throw CommandError(nothing) }
    }

    mutating func touch(
        _ selector: ViewSelector, _ verb: String, fingers: Int = 1, into call: inout CommandCall
    ) throws {
        guard !tree.isTouching else { throw CommandError("a finger is down already", help: "':release' lifts it") }
        try input(on: selector, verb, into: &call) { world, node in
            try world.tree.touchDown(node, fingers: fingers, at: world.time, host: &world.program)
        }
    }

    mutating func release(into call: inout CommandCall) throws {
        guard tree.isTouching else { return }
        take(try tree.touchUp(at: time, host: &program), into: &call.recorder)
    }

    mutating func drag(
        _ selector: ViewSelector, by way: Size, frames: Int, holds: Bool, into call: inout CommandCall
    ) throws {
        // A finger that is down already goes on from where it is.
        if !tree.isTouching { try touch(selector, "drag", into: &call) }
        guard let start = tree.touchTranslation else { return }
        for frame in 1...frames {
            guard mayAdvance else { return }
            try advance(into: &call.recorder)
            let share = Double(frame) / Double(frames)
            let moved = Size(start.width + way.width * share, start.height + way.height * share)
            take(try tree.touchMove(translation: moved, at: time, host: &program), into: &call.recorder)
        }
        if !holds { try release(into: &call) }
    }

    mutating func scroll(
        _ selector: ViewSelector, by way: Size, frames: Int?, into call: inout CommandCall
    ) throws {
        let count = frames ?? 1
        for index in 1...count {
            if frames != nil {
                guard mayAdvance else { return }
                try advance(into: &call.recorder)
            }
            let part = Size(way.width / Double(count), way.height / Double(count))
            try input(on: selector, "scroll", into: &call) { world, node in
                try world.tree.scroll(
                    node, by: part, at: world.time, follows: index < count, host: &world.program)
            }
        }
    }

    mutating func select(_ selector: ViewSelector, _ text: String, into call: inout CommandCall) throws {
        let tag = try? evaluate(text, at: scopeNode)
        var label: String? = text
        if case .text(let literal)? = RawValue(literal: text) { label = literal }
        try input(on: selector, "select in", into: &call) { world, node in
            // A member has no type of its own: `.autumn` is of the type that the options have.
            let like = world.tree.tags(in: node).first
            let tag = text.hasPrefix(".") ? try? world.evaluate(text, at: world.scopeNode, like: like) : tag
            return try world.tree.select(node, tag: tag, label: label, at: world.time, host: &world.program)
        }
    }
}
