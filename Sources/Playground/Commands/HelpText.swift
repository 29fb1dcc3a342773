import RenderTree
import Vocabulary

/// The answers of `:help`, made of the command table and the vocabulary.
extension Playground {
    /// Help on nothing in particular, a topic, `modifiers`, `properties`, `selectors`, a command, or a name of SwiftUI.
    func help(on subject: String) throws -> ReportData {
        let name = subject.first == ":" ? String(subject.dropFirst()) : subject
        if name.isEmpty { return .lines(HelpText.overview) }
        if let topic = Command.Topic(rawValue: name) { return .columns(title: name, rows: HelpText.rows(on: topic)) }
        switch name {
        case "properties": return .lines(ViewProperty.all.map(\.name).inColumns(of: 6) + HelpText.example(of: name))
        case "selectors": return .columns(title: name, rows: HelpText.selectors + HelpText.exampleRows(of: name))
        case "modifiers": return .lines(modifierNames.inColumns(of: 4) + HelpText.example(of: name))
        case "vocabulary":
            let lines = VocabularyGuide.page.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
            return .lines(Array(lines.dropLast()))
        default: break
        }
        if subject.first != ":", let signatures = signatures(of: name) { return .lines(signatures) }
        let command = try CommandTable.command(named: name)
        return .columns(title: name, rows: [[":" + command.usage, command.help]])
    }

    private var modifierNames: [String] {
        var seen: Set<String> = []
        return world.program.knownNames(at: .member(base: "View"), in: nil).map(\.name).filter {
            $0.first != "_" && seen.insert($0).inserted
        }
    }

    /// How a modifier or a function of the vocabulary is called; nil for what is none, or is a command's whole name.
    private func signatures(of name: String) -> [String]? {
        guard !CommandTable.all.contains(where: { $0.name == name }) else { return nil }
        let modifiers = world.program.knownNames(at: .member(base: "View"), in: nil)
        let found = modifiers.filter { $0.name == name }.map { "." + $0.detail }
        let globals = world.program.knownNames(at: .global, in: nil).filter { $0.name == name && !$0.detail.isEmpty }
        let statics = world.program.knownNames(at: .member(base: "Animation"), in: nil).filter { $0.name == name }
        let all = found + globals.map(\.detail) + statics.map { "Animation." + $0.detail }
        if !all.isEmpty, !(name.first?.isUppercase ?? false) { return all }
        let rest = VocabularyGuide.signatures(of: name)
        return rest.isEmpty ? (all.isEmpty ? nil : all) : rest
    }
}

/// What `:help` says that does not stand in a table elsewhere.
enum HelpText {
    /// Everything that `:help` may be followed by.
    static var subjects: [KnownName] {
        (Command.Topic.allCases.map(\.rawValue) + ["modifiers", "properties", "selectors", "vocabulary"]
            + CommandTable.all.map(\.name)).map { KnownName($0) }
    }

    /// The topics with their commands, and how to go on.
    static var overview: [String] {
        let topics = Command.Topic.allCases.flatMap { topic -> [String] in
            let names = CommandTable.all.filter { $0.topic == topic }.map { ":" + $0.name }
            return ["\(topic.rawValue): \(topic.what)"] + names.inColumns(of: 6).map { "  " + $0 }
        }
        return topics + [
            "", "An entry is Swift, or a command. ':help input' tells of one topic, ':help tap' of one command,",
            "':help selectors' how views are named, ':help modifiers' what a view may have, ':help NAME' how any name of",
            "the vocabulary is written, ':help vocabulary' all of them.",
        ]
    }

    static func rows(on topic: Command.Topic) -> [[String]] {
        CommandTable.all.filter { $0.topic == topic }.map { [":" + $0.usage, $0.help] }
            + exampleRows(of: topic.rawValue)
    }

    static func exampleRows(of subject: String) -> [[String]] { example(of: subject).map { [$0] } }

    /// Lines to enter, one after the other, at an empty prompt.
    static func example(of subject: String) -> [String] {
        guard let lines = examples[subject] else { return [] }
        return ["", "try:"] + lines.map { "  " + $0 }
    }

    /// The example of each topic and subject.
    static let examples: [String: [String]] = [
        "session": [dot, ":state", ":log"],
        "input": [dot, ":tap Circle", ":get Circle opacity"],
        "time": [dot, ":tap Circle", ":step 0.5", ":get Circle opacity", ":run", ":undo"],
        "reading": [dot, ":tap Circle", ":anims", ":plot Circle opacity"],
        "explaining": [dot, ":tap Circle", ":why Circle opacity", ":compare .bouncy .smooth"],
        "checking": [dot, ":expect Circle opacity == 0.2 ± 0.01"],
        "selectors": [":show HStack { Text(\"a\"); Text(\"b\") }", ":get Text#2 x"],
        "properties": [":show Circle().frame(width: 40)", ":get Circle width"],
        "modifiers": [":help frame", ":show Circle().frame(width: 40)"],
    ]

    private static let dot = """
        struct Dot: View { @State var on = false; var body: some View { Circle().opacity(on ? 1 : 0.2)\
        .onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } } } }
        """

    static let selectors: [[String]] = [
        ["Rectangle", "a view by its type, also your own: HikeDetail"],
        ["\"Go\"", "the outermost view that carries the label"],
        ["Button(\"Go\")", "both"],
        ["@card", "a view with .accessibilityIdentifier(\"card\") or .id(\"card\")"],
        ["Card/Button", "a Button somewhere below a Card"],
        ["Row{\"one\"}", "a Row that has \"one\" somewhere below it"],
        ["Rectangle#2", "the second one in tree order"],
        ["Rectangle:leaving", "the one on its way out; also :entering"],
    ]
}

extension Command.Topic {
    /// What the topic's commands are for.
    var what: String {
        switch self {
        case .session: "files, the root view, settings, saving"
        case .input: "a finger and a keyboard"
        case .time: "the virtual clock, undo"
        case .reading: "what is there, and what comes"
        case .explaining: "why it moves, or does not; curves"
        case .checking: "conditions for sessions and tests"
        }
    }
}

extension [String] {
    /// Rows of so many words, each column as wide as its widest word.
    fileprivate func inColumns(of count: Int) -> [String] {
        let widths = (0..<count).map { column in
            stride(from: column, to: self.count, by: count).map { self[$0].count }.max() ?? 0
        }
        return stride(from: 0, to: self.count, by: count).map { start in
            var row = ""
            for index in start..<Swift.min(start + count, self.count) {
                row += self[index] + String(repeating: " ", count: widths[index - start] - self[index].count + 2)
            }
            while row.last == " " { row.removeLast() }
            return row
        }
    }
}
