import SwiftSubset

/// A command of the prompt.
public struct Command: Sendable {
    /// Its full name without the colon.
    public let name: String
    /// How it is called, without the colon: `tap SEL`.
    public let usage: String
    /// One line of help.
    public let help: String
    /// The topic of `:help` under which it stands.
    public let topic: Topic
    /// Whether it counts as an entry.
    public let counts: Bool
    let action: Action

    typealias Action = @Sendable (inout Playground, inout CommandCall) throws -> Void

    /// The topics of `:help`, in order.
    public enum Topic: String, Sendable, CaseIterable {
        case session, input, time, reading, explaining, checking
    }

    init(
        _ usage: String, _ help: String, _ topic: Topic, counts: Bool = true, action: @escaping Action
    ) {
        name = String(usage.prefix { $0.isLetter })
        self.usage = usage
        self.help = help
        self.topic = topic
        self.counts = counts
        self.action = action
    }
}

/// One call of a command, or one Swift entry, while it runs.
struct CommandCall {
    /// What is kept in the history and the session: `:edit` puts in its place what was edited.
    var entry: Entry
    let number: Int
    var arguments: TextCursor
    var recorder: Recorder
    /// Whether the entry counts; set from the table, changed by commands such as `:try`.
    var counts = false
    /// Whether it went to another moment, so that the world is not what the newest entry left.
    var travels = false
    var restartsClock = false
    var failed = false
    var quits = false
    /// How this one outcome is to be shown, over what `:set` chose.
    var display: [String: String] = [:]

    init(entry: Entry, number: Int) {
        self.entry = entry
        self.number = number
        arguments = TextCursor("")
        recorder = Recorder(entry: number)
    }
}

/// All commands, and how they are found.
public enum CommandTable {
    /// Every command, in the order of `:help`.
    public static let all: [Command] =
        sessionCommands + inputCommands + timeCommands + readingCommands + explainingCommands
        + lessonCommands + checkingCommands

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The command with a name or a unique prefix of one.
    public static func command(named name: String) throws(CommandError) -> Command {
        if let exact = byName[name] { return exact }
        let found = all.filter { $0.name.hasPrefix(name) }
        if found.count == 1, !name.isEmpty { return found[0] }
        if found.count > 1, !name.isEmpty {
            let names = found.map { ":" + $0.name }.joined(separator: ", ")
            throw CommandError("':\(name)' could be \(names)")
        }
        let near = nearestNames(to: name, in: all.map(\.name)).map { ":" + $0 }
        let hint = near.isEmpty ? "" : "did you mean \(near.joined(separator: " or "))? "
        throw CommandError("unknown command ':\(name)'", help: hint + "':help' lists the commands")
    }
}

/// Names within two changes of a word, nearest first, at most three.
func nearestNames(to word: String, in names: [String]) -> [String] {
    guard (2...100).contains(word.utf8.count) else { return [] }
    let limit = word.count <= 3 ? 1 : 2
    let ranked = names.map { (name: $0, distance: editDistance(word, $0)) }.filter { $0.distance <= limit }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
}

/// How many insertions, deletions and replacements turn one word into another.
func editDistance(_ left: String, _ right: String) -> Int {
    let target = Array(right)
    var row = Array(0...target.count)
    for (index, character) in left.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for column in target.indices {
            let replaced = diagonal + (target[column] == character ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
        }
    }
    return row[target.count]
}
