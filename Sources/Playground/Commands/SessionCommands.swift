import AnimationMath
import RenderTree
import SwiftSubset
import ViewValues

/// The session itself: files, root view, scope, settings.
let sessionCommands: [Command] = [
    Command("help [topic]", "lists the commands, or tells of one topic or command", .session, counts: false) {
        playground, call in
        for report in try playground.help(on: call.arguments.remainder()) {
            call.recorder.add(.report(report), in: playground.world)
        }
    },
    Command("quit", "leaves", .session, counts: false) { _, call in
        try call.arguments.expectEnd()
        call.quits = true
    },
    Command("load FILE", "evaluates a file as the program and shows its root view", .session) { playground, call in
        let name = call.arguments.remainder()
        guard !name.isEmpty else { throw CommandError("expected a file") }
        let files = try playground.access.read(name).map { SourceFile(name: $0.name, text: $0.text) }
        try playground.show(files, into: &call.recorder)
        playground.loaded = files
        call.restartsClock = true
    },
    Command("reload", "reads the loaded files again", .session) { playground, call in
        try call.arguments.expectEnd()
        try playground.reload(&call)
    },
    Command("edit", "opens $VISUAL on the loaded files, or on the newest entry, and takes the result", .session) {
        playground, call in
        try call.arguments.expectEnd()
        try playground.edit(&call)
    },
    Command("reset", "shows the root view anew, state and clock as at the start", .session) { playground, call in
        try call.arguments.expectEnd()
        try playground.reset(&call)
    },
    Command("show EXPR", "shows another root view", .session) { playground, call in
        let text = call.arguments.remainder()
        guard !text.isEmpty else { throw CommandError("expected a view, such as ContentView()") }
        let source = SourceFile(name: "entry \(call.number)", text: text)
        try playground.world.show(into: &call.recorder) { try $0.root(source) }
        call.restartsClock = true
    },
    Command("in [SEL]", "makes a view the scope of entries, the root again without SEL", .session) {
        playground, call in
        guard !call.arguments.isAtWordEnd else {
            playground.world.scope = nil
            return
        }
        let selector = try call.arguments.viewSelector()
        try call.arguments.expectEnd()
        let node = try playground.world.node(selector)
        guard playground.world.tree.programValue(of: node) != nil else {
            throw CommandError("\(selector) is no view of the program: it has no scope")
        }
        playground.world.scope = node
    },
    Command("screen W H", "changes the screen, points", .session) { playground, call in
        let size = Size(try call.arguments.number("a width"), try call.arguments.number("a height"))
        try call.arguments.expectEnd()
        guard (1...10_000).contains(size.width), (1...10_000).contains(size.height) else {
            throw CommandError("expected a width and a height from 1 to 10000")
        }
        try playground.world.setScreen(size, into: &call.recorder)
    },
    Command("os VERSION", "takes another release's defaults from here on: 16, 17, 18 or 26", .session) {
        playground, call in
        let text = call.arguments.remainder()
        guard let number = Int(text), let os = OSProfile(rawValue: number) else {
            throw CommandError("expected 16, 17, 18 or 26" + TextCursor.found(text))
        }
        // What runs goes on as it began.
        playground.world.tree.os = os
    },
    Command(
        "set [KEY VALUE]",
        "changes how things are printed: width, digits (numbers), events, plain, pager (on, off); "
            + "or the system's \(SystemSetting.all.map(\.name).joined(separator: ", "))",
        .session, counts: false
    ) {
        playground, call in
        let key = call.arguments.word()
        let value = call.arguments.remainder()
        if key.isEmpty { return playground.tellSettings(&call) }
        if try playground.world.setSystem(key, value, into: &call) { return }
        try playground.set(key, value)
    },
    Command("note TEXT", "keeps a remark in the session", .session, counts: false) { _, _ in },
    Command("save FILE", "writes the session as Markdown", .session, counts: false) { playground, call in
        try playground.write(call.arguments.remainder(), &call)
    },
    Command(
        "export FILE.html|svg|csv|json", "writes the session or its last table as a page or data", .session,
        counts: false
    ) { playground, call in
        try playground.write(call.arguments.remainder(), &call)
    },
    Command("log", "lists the entries with their numbers", .session, counts: false) { playground, call in
        try call.arguments.expectEnd()
        call.recorder.add(.report(.columns(title: "entries", rows: playground.logRows())), in: playground.world)
    },
]

extension Playground {
    /// Shows the root anew.
    mutating func reset(_ call: inout CommandCall) throws {
        guard let root = world.root, try world.show(into: &call.recorder, { try $0.currentRoot(root) }) else {
            throw CommandError("no view is shown", help: "':show EXPR' shows one")
        }
        call.restartsClock = true
    }

    /// The keys of `:set`.
    static let settingKeys = ["digits", "events", "pager", "plain", "width"]

    /// Shows the keys of `:set` with what was chosen.
    func tellSettings(_ call: inout CommandCall) {
        let rows = Self.settingKeys.map { [$0, settings.display[$0] ?? "as it is"] }
        call.recorder.add(.report(.columns(title: "settings", rows: rows)), in: world)
    }

    /// Reads the loaded files again and shows their root.
    mutating func reload(_ call: inout CommandCall) throws {
        guard !loaded.isEmpty else { throw CommandError("no file is loaded", help: "':load FILE' loads one") }
        var files: [SourceFile] = []
        for file in loaded {
            files += try access.read(file.name).map { SourceFile(name: $0.name, text: $0.text) }
        }
        try show(files, into: &call.recorder)
        loaded = files
        call.restartsClock = true
    }

    /// Lets the user edit the loaded files, or the newest Swift entry; what was edited stands in the history instead.
    mutating func edit(_ call: inout CommandCall) throws {
        guard let stage, world.horizon == nil else {
            throw CommandError("nobody is here to edit", help: "':reload' reads changed files again")
        }
        if !loaded.isEmpty {
            try stage.edit(loaded.map(\.name))
            call.entry = Entry(text: ":reload")
            return try reload(&call)
        }
        let newest = transcript.last { $0.source.first != ":" }?.source ?? ""
        let text = try stage.compose(newest).trimmed
        guard !text.isEmpty, text != newest.trimmed else {
            call.counts = false
            return call.note("nothing was changed", in: world)
        }
        call.entry = Entry(text: text)
        try perform(&call)
    }

    /// Changes a key of the display.
    mutating func set(_ key: String, _ value: String) throws {
        let keys = Self.settingKeys
        guard keys.contains(key) else {
            let known = keys + SystemSetting.all.map(\.name)
            let near = nearestNames(to: key, in: known)
            throw CommandError(
                "there is no setting '\(key)'",
                help: "settings: " + known.joined(separator: ", ") + (near.first.map { "; did you mean \($0)?" } ?? ""))
        }
        let range = key == "width" ? 20...200 : 0...12
        let isNumber = key == "width" || key == "digits"
        let fits = isNumber ? Int(value).map(range.contains) == true : ["on", "off"].contains(value)
        guard fits else {
            let wanted = isNumber ? "a whole number from \(range.lowerBound) to \(range.upperBound)" : "on or off"
            throw CommandError("expected \(wanted) for \(key)" + TextCursor.found(value))
        }
        settings.display[key] = value
    }

    /// Writes the transcript; the file's name decides its form.
    mutating func write(_ name: String, _ call: inout CommandCall) throws {
        guard !name.isEmpty else { throw CommandError("expected a file's name") }
        try access.write(name, access.render(name, self))
        call.note("wrote \(name)", in: world)
    }

    func logRows() -> [[String]] {
        history.steps.enumerated().map { index, step in
            let mark = index < history.position ? "" : "undone"
            let first = step.entry.text.split(separator: "\n").first.map(String.init) ?? ""
            return ["\(index + 1)", NumberText.short(step.start) + " s", first, mark]
        }
    }
}

extension World {
    mutating func setScreen(_ size: Size, into recorder: inout Recorder) throws {
        let wasPortrait = tree.screen.size.height >= tree.screen.size.width
        let isPortrait = size.height >= size.width
        var insets = tree.screen.safeArea
        if wasPortrait != isPortrait {
            insets = isPortrait ? ScreenValue.phone.safeArea : Insets(leading: 59, bottom: 21, trailing: 59)
        }
        let screen = ScreenValue(size: size, safeArea: insets)
        take(try tree.setScreen(screen, at: time, host: &program), into: &recorder)
    }
}
