import Foundation
import LineEditing
import Playground
import SwiftSubset

extension Session {
    /// Talks with a person at a terminal until they leave.
    mutating func converse(_ arguments: Arguments) throws {
        prepareForUser()
        let folder = StateFolder.url
        let source = StandardLines.open(
            historyFolder: arguments.noHistory ? nil : folder, complete: { text, place in [] })
        Console.say("inbetween: SwiftUI's animations on a virtual clock. ':help' lists the commands, ':quit' leaves.")
        offer(SessionLog.abandoned(in: folder), source)
        log = SessionLog(in: folder)
        if !arguments.noInit { runInitFile() }
        while !isOver {
            let prompt = Prompt(">> ", continuation: ".. ", right: "\(NumberText.short(playground.seconds)) s")
            let event = source.next(prompt: prompt, isComplete: isCompleteEntry)
            source.takeNotices().forEach { Console.complain("inbetween: \($0)") }
            switch event {
            case .text(let text): runBlock(text)
            case .interrupted: Interruption.clear()
            case .endOfInput: isOver = true
            }
        }
        log?.close()
    }

    /// Runs what was typed or pasted: one entry or several.
    private mutating func runBlock(_ text: String) {
        var reader = EntryReader()
        var entries: [Entry] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            entries += reader.feed(String(line))
        }
        if let last = reader.finish() { entries.append(last) }
        for entry in entries where !isOver { run(entry) }
    }

    /// Offers what a session left that ended on its own.
    private mutating func offer(_ left: SessionLog.Abandoned?, _ source: any LineSource) {
        guard let left, !left.entries.isEmpty else { return }
        let question = "bring back \(left.entries.count) entries of a session that ended on its own? [y/N] "
        let answer = source.next(prompt: Prompt(question), isComplete: { _ in true })
        if case .text(let text) = answer, text.lowercased().hasPrefix("y") {
            for entry in left.entries where !isOver { run(Entry(text: entry)) }
        }
        left.forget()
    }

    /// Runs the user's own entries at the start of a conversation.
    private mutating func runInitFile() {
        let base = Terminal.environment("XDG_CONFIG_HOME") ?? NSHomeDirectory() + "/.config"
        guard let text = try? Files.text(base + "/inbetween/init") else { return }
        runBlock(text)
    }
}
