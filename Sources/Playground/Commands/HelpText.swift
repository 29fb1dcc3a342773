import RenderTree
import Vocabulary

/// The answers of `:help`, made of the command table and the vocabulary.
extension Playground {
    /// Help on nothing in particular, a topic, `modifiers`, `properties`, `selectors`, a command, or a name of SwiftUI.
    func help(on subject: String) throws -> [ReportData] {
        let name = subject.first == ":" ? String(subject.dropFirst()) : subject
        if name.isEmpty { return HelpText.overview }
        if let topic = Command.Topic(rawValue: name) {
            return [.columns(title: name, rows: HelpText.rows(on: topic)), HelpText.example(of: name)]
        }
        switch name {
        case "properties": return [.words(ViewProperty.all.map(\.name)), HelpText.example(of: name)]
        case "selectors": return [.columns(title: name, rows: HelpText.selectors), HelpText.example(of: name)]
        case "modifiers": return [.words(modifierNames), HelpText.example(of: name)]
        case "animations": return [.lines(animationSignatures), HelpText.example(of: name)]
        case "vocabulary":
            let lines = VocabularyGuide.page.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
            return [.lines(Array(lines.dropLast()))]
        default: break
        }
        if subject.first != ":", let signatures = signatures(of: name) { return [.lines(signatures)] }
        if subject.first != ":", ViewProperty.all.contains(where: { $0.name == name }) {
            return [.lines(["\(name) is a property: ':get SEL \(name)', ':why SEL \(name)', ':plot SEL \(name)'"])]
        }
        let command = try command(named: name, isCommand: subject.first == ":")
        let told = ReportData.columns(title: name, rows: [[":" + command.usage, command.help]])
        guard let forms = CommandForms.all[command.name] else { return [told] }
        return [told, .columns(title: name, rows: forms), HelpText.example(of: ":" + command.name)]
    }

    /// The command that a subject of `:help` names; what is neither a command nor a name is told as both.
    private func command(named name: String, isCommand: Bool) throws -> Command {
        do { return try CommandTable.command(named: name) } catch {
            guard !isCommand, !error.message.contains("could be") else { throw error }
            let known = HelpText.subjects.map(\.name) + modifierNames + ViewProperty.all.map(\.name)
            let near = nearestNames(to: name, in: known)
            throw CommandError(
                "'\(name)' is no command, no topic and no name of the vocabulary",
                help: near.isEmpty ? "':help' lists the commands" : "did you mean \(near.joined(separator: " or "))?")
        }
    }

    /// How each animation is written, each once.
    private var animationSignatures: [String] {
        var seen: Set<String> = []
        return world.program.knownNames(at: .member(base: "Animation"), in: nil).map { "." + $0.detail.trimmed }.filter
        {
            $0.count > 1 && seen.insert($0).inserted
        }
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
        let functions = VocabularyGuide.functions(named: name).compactMap { Signature($0)?.summary }
        let statics = world.program.knownNames(at: .member(base: "Animation"), in: nil).filter { $0.name == name }
        let all = found + functions + statics.map { "Animation." + $0.detail }
        if !all.isEmpty, !(name.first?.isUppercase ?? false) { return all }
        let rest = VocabularyGuide.signatures(of: name)
        return rest.isEmpty ? (all.isEmpty ? nil : all) : rest
    }
}

/// What `:help` says that does not stand in a table elsewhere.
enum HelpText {
    /// Everything that `:help` may be followed by.
    static var subjects: [KnownName] {
        (Command.Topic.allCases.map(\.rawValue) + ["animations", "modifiers", "properties", "selectors", "vocabulary"]
            + CommandTable.all.map(\.name)).map { KnownName($0) }
    }

    /// The topics with their commands, and how to go on.
    static var overview: [ReportData] {
        let topics = Command.Topic.allCases.flatMap { topic -> [ReportData] in
            let names = CommandTable.all.filter { $0.topic == topic }.map { ":" + $0.name }
            return [.lines(["\(topic.rawValue): \(topic.what)"]), .words(names)]
        }
        return topics + [
            .lines([
                "", "An entry is Swift, or a command.", "':help input' tells of one topic, ':help tap' of one command,",
                "':help selectors' how views are named, ':help expect' what can be checked,",
                "':help animations' which there are, ':help modifiers' what a view may have,",
                "':help NAME' how any name of the vocabulary is written, ':help vocabulary' all.",
            ])
        ]
    }

    static func rows(on topic: Command.Topic) -> [[String]] {
        CommandTable.all.filter { $0.topic == topic }.map { [":" + $0.usage, $0.help] }
    }

    /// Lines to enter or to paste at an empty prompt.
    static func example(of subject: String) -> ReportData {
        let lines = (examples[subject] ?? []).flatMap { $0.split(separator: "\n").map(String.init) }
        return .lines(lines.isEmpty ? [] : ["", "Try:"] + lines)
    }

    /// The example of each topic and subject, and of the commands that have forms.
    static let examples: [String: [String]] = [
        ":expect": [dot, ":tap Circle", ":expect Circle opacity animates", ":run until Circle opacity > 0.5"],
        ":compare": [
            dot, ":compare .bouncy .smooth", ":compare { :tap Circle } { withAnimation(.bouncy) { on = true } }",
        ],
        ":frames": [dot, ":tap Circle", ":frames Circle opacity for 1 every 10f"],
        ":run": [dot, ":tap Circle", ":run until Circle opacity > 0.5"],
        ":drag": [":show ScrollView { Circle().frame(height: 2_000) }", ":drag ScrollView 0 -100"],
        ":set": [":set digits 5", ":set"],
        "animations": [":compare .bouncy .smooth .easeInOut", ":curve .spring(duration: 1, bounce: 0.5)"],
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
        struct Dot: View {
            @State var on = false
            var body: some View {
                Circle().opacity(on ? 1 : 0.2)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }
            }
        }
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
