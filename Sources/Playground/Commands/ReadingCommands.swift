import RenderTree

/// Commands that show what is there; none of them changes the world.
let readingCommands: [Command] = [
    Command("state [NAME]", "shows the state in scope, or one value", .reading, counts: false) { playground, call in
        let name = call.arguments.remainder()
        if name.isEmpty {
            let rows = playground.world.stateRows()
            call.recorder.add(.report(.columns(title: "state", rows: rows)), in: playground.world)
        } else {
            let value = try playground.world.state(name)
            call.note("\(name) = \(value.description)", in: playground.world)
        }
    },
    Command("tree [view|render]", "shows the view tree, or the render tree", .reading, counts: false) {
        playground, call in
        let which = call.arguments.word()
        try call.arguments.expectEnd()
        guard ["", "view", "render"].contains(which) else {
            throw CommandError("expected view or render, found '\(which)'")
        }
        let tree = playground.world.tree
        let dump = which == "view" ? tree.viewTree() : tree.renderTree()
        call.recorder.add(.report(.tree(dump?.lines() ?? [])), in: playground.world)
    },
    Command("get SEL PROPERTY", "shows a property's value", .reading, counts: false) { playground, call in
        let selector = try call.arguments.viewSelector()
        let name = try call.arguments.propertyWord()
        try call.arguments.expectEnd()
        call.recorder.add(.sample(try playground.world.sample(selector, name)), in: playground.world)
    },
    Command("watch SEL PROPERTY", "shows a property after each entry", .reading, counts: false) { playground, call in
        let watch = Watch(
            selector: try call.arguments.viewSelector(), property: try call.arguments.propertyWord())
        try call.arguments.expectEnd()
        _ = try playground.world.property(watch.property)
        if !playground.watches.contains(watch) { playground.watches.append(watch) }
    },
    Command("unwatch", "ends all watching", .reading, counts: false) { playground, call in
        try call.arguments.expectEnd()
        playground.watches = []
    },
    Command(
        "frames SEL PROPERTY… [for SECONDS | Nf] [every Nf]", "a table of the coming frames; moves no clock", .reading,
        counts: false
    ) { playground, call in
        let table = try playground.world.frames(SampleRequest(&call.arguments, world: playground.world))
        call.recorder.add(.report(.frames(table)), in: playground.world)
    },
    Command(
        "plot SEL PROPERTY… [for SECONDS] [--plain]", "a plot of the coming frames; moves no clock", .reading,
        counts: false
    ) { playground, call in
        var arguments = call.takeDisplayOptions()
        let table = try playground.world.frames(SampleRequest(&arguments, world: playground.world))
        call.recorder.add(.report(.plot(table)), in: playground.world)
    },
    Command("anims", "what is in flight", .reading, counts: false) { playground, call in
        try call.arguments.expectEnd()
        call.recorder.add(.report(.animations(playground.world.motionRows())), in: playground.world)
    },
    Command("timeline", "what ran when, since the root was shown", .reading, counts: false) { playground, call in
        var arguments = call.takeDisplayOptions()
        try arguments.expectEnd()
        let report = ReportData.timeline(playground.world.journal.timeline, from: 0, to: playground.seconds)
        call.recorder.add(.report(report), in: playground.world)
    },
    Command("film [N] [SEL]", "N pictures of what is in flight; moves no clock", .reading, counts: false) {
        playground, call in
        // Of what stands still one picture says all.
        let usual = playground.world.isAtRest ? 1 : 4
        let count = Int(call.arguments.peek) == nil ? usual : try call.arguments.count() ?? usual
        let selector = call.arguments.isAtWordEnd ? nil : try call.arguments.viewSelector()
        try call.arguments.expectEnd()
        guard count <= 100 else { throw CommandError("expected at most 100 pictures") }
        let pictures = try playground.world.film(count, of: selector)
        call.recorder.add(.report(.film(pictures, onion: true)), in: playground.world)
    },
    Command("diff", "what the newest entry changed in the view tree", .reading, counts: false) { playground, call in
        try call.arguments.expectEnd()
        let changes = playground.world.journal.differences.map(\.change)
        if changes.isEmpty { return call.note("nothing changed", in: playground.world) }
        call.recorder.add(.report(.differences(changes)), in: playground.world)
    },
    Command("freeze SEL PROPERTY", "holds what is shown of a property, in readings and pictures", .reading) {
        playground, call in
        let selector = try call.arguments.viewSelector()
        let name = try call.arguments.propertyWord()
        try call.arguments.expectEnd()
        try playground.world.freeze(selector, name)
    },
    Command("thaw", "lets frozen properties move again", .reading) { playground, call in
        try call.arguments.expectEnd()
        playground.world.frozen = [:]
    },
]

extension World {
    /// A property of the one view that a selector names.
    mutating func sample(_ selector: ViewSelector, _ name: String) throws -> SampleValue {
        let node = try node(selector)
        let reading = try reading(name, of: node)
        return SampleValue(
            path: tree.path(of: node), property: name, value: raw(reading.shown), model: raw(reading.model),
            velocity: reading.shown.number == nil ? nil : reading.velocity)
    }

    /// The state in scope, then the session's own, a row a name.
    func stateRows() -> [[String]] {
        let node = scopeNode
        let own = node.map { program.stateNames(at: $0.number) } ?? []
        return (own + program.stateNames(at: nil).filter { !own.contains($0) }).map { name in
            let value = (try? evaluate(name, at: node))?.description ?? "?"
            return [name, value]
        }
    }

    /// What is in flight, a row for each component that changes.
    func motionRows() -> [MotionRow] {
        // A copy answers for the program's own animations: what they print to tell their end is not kept.
        var program = program
        return tree.attributesInFlight(externals: &program).flatMap(\.rows)
    }
}

extension AttributeInFlight {
    /// A row for each component that moves; all of them where none differs.
    var rows: [MotionRow] {
        let names = components.count == shown.count ? components : property.componentNames(count: shown.count)
        let moving = shown.indices.filter { index in
            guard from.indices.contains(index), to.indices.contains(index) else { return true }
            return from[index] != to[index] || shown[index] != to[index]
        }
        return names.telling(moving.isEmpty ? Array(shown.indices) : moving).map { row($0, name: names[$0]) }
    }

    private func row(_ index: Int, name: String) -> MotionRow {
        func value(_ values: [Double]) -> RawValue { values.indices.contains(index) ? .number(values[index]) : .null }
        return MotionRow(
            path: path, property: name, from: value(from), to: value(to), shown: value(shown),
            velocity: velocity.indices.contains(index) ? velocity[index] : nil,
            animation: animation.told(isAssumed: isAssumed), transaction: transaction, ends: projectedEnd)
    }
}

extension TreeDump {
    /// The dump as lines.
    func lines(depth: Int = 0) -> [TreeLine] {
        let parameters = parameters.map { $0.name.isEmpty ? $0.value : "\($0.name): \($0.value)" }
        var text = name + (parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))")
        if let frame {
            let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height].map {
                NumberText.short($0, digits: 1)
            }
            text += "  \(numbers[0]) \(numbers[1])  \(numbers[2]) × \(numbers[3])"
        }
        let marks = (isLeaving ? ["leaving"] : []) + (isEntering ? ["entering"] : [])
        return [TreeLine(depth: depth, text: text, marks: marks)] + children.flatMap { $0.lines(depth: depth + 1) }
    }
}

extension Playground {
    /// The watched properties' values, after an entry.
    func watched() -> [Event] {
        watchedSamples().map { Event(entry: entryNumber, time: seconds, kind: .sample($0)) }
    }

    /// The watched properties of the views that are there.
    func watchedSamples() -> [SampleValue] {
        var copy = world
        return watches.compactMap { try? copy.sample($0.selector, $0.property) }
    }
}
