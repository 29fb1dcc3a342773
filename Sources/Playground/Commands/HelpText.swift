import RenderTree

/// The answers of `:help`, made of the command table.
enum HelpText {
    /// Help on nothing in particular, a topic, `properties`, `selectors`, or a command.
    static func report(on subject: String) throws -> ReportData {
        var name = subject
        if name.hasPrefix(":") { name.removeFirst() }
        if name.isEmpty { return .columns(title: "commands", rows: CommandTable.all.map { [":" + $0.name, $0.help] }) }
        if let topic = Command.Topic(rawValue: name) {
            return .columns(title: name, rows: rows(of: CommandTable.all.filter { $0.topic == topic }))
        }
        switch name {
        case "properties": return .lines(wrapped(ViewProperty.all.map(\.name)))
        case "selectors": return .lines(selectors)
        default:
            let command = try CommandTable.command(named: name)
            return .lines([":" + command.usage, "    " + command.help])
        }
    }

    private static func rows(of commands: [Command]) -> [[String]] { commands.map { [":" + $0.usage, $0.help] } }

    private static func wrapped(_ names: [String]) -> [String] {
        stride(from: 0, to: names.count, by: 6).map {
            names[$0..<min($0 + 6, names.count)].joined(separator: "  ")
        }
    }

    private static let selectors = [
        "Rectangle            a view by its type, also your own: HikeDetail",
        "\"Go\"                 the outermost view that carries the label",
        "Button(\"Go\")         both",
        "@card                a view with .accessibilityIdentifier(\"card\") or .id(\"card\")",
        "Card/Button          a Button somewhere below a Card",
        "Row{\"one\"}           a Row that has \"one\" somewhere below it",
        "Rectangle#2          the second one in tree order",
        "Rectangle:leaving    the one on its way out; also :entering",
    ]
}
