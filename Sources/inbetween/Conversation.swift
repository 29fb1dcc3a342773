import Foundation
import LineEditing
import Playground
import SwiftSubset

extension Session {
    /// Talks with a person at a terminal until they leave.
    mutating func converse(_ arguments: Arguments) throws {
        let folder = StateFolder.url
        let helper = CompletionHelper()
        let source = StandardLines.open(historyFolder: arguments.noHistory ? nil : folder, complete: helper.complete)
        Console.say("SwiftUI's animations on a virtual clock. ':help' lists commands, ':quit' leaves.")
        if let notice = TerminalNotices.first(arguments) { Console.complain(notice) }
        let left = SessionLog.abandoned(in: folder)
        log = SessionLog(in: folder)
        if log?.isKept == false { Console.complain("inbetween: \(folder.path) cannot be written: nothing is kept") }
        keepBeginning()
        offer(left, source)
        if !arguments.noInit { runInitFile() }
        var retry = ""
        while !isOver {
            Interruption.clear()
            Console.flush()
            let clock = "\(NumberText.short(playground.seconds)) s"
            let prompt = Prompt(">> ", continuation: ".. ", right: clock, initialText: retry)
            retry = ""
            helper.playground = playground
            let event = source.next(prompt: prompt, isComplete: { isTranscript($0) || isCompleteEntry($0) })
            helper.playground = nil
            source.takeNotices().forEach { Console.complain("inbetween: \($0)") }
            switch event {
            case .text(let text): retry = runBlock(text)
            case .interrupted: continue
            case .endOfInput: isOver = true
            }
        }
        log?.close()
    }

    /// Runs what was typed or pasted: one entry, several, or a dialogue with outputs, which are passed over.
    ///
    /// Gives back an entry that is mistyped, to be edited: only where it was alone. An interruption ends the block.
    @discardableResult
    private mutating func runBlock(_ text: String) -> String {
        let entries = isTranscript(text) ? transcriptEntries(text) : Self.entries(of: text).joiningDeclarations
        for entry in entries where !isOver {
            let outcome = run(entry)
            if Interruption.isRequested { break }
            if outcome.isMistyped { return entries.count == 1 && !isTranscript(text) ? text : "" }
        }
        return ""
    }

    /// The entries of a text as a pipe would give them.
    static func entries(of text: String) -> [Entry] {
        var reader = EntryReader()
        var entries: [Entry] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            entries += reader.feed(String(line))
        }
        if let last = reader.finish() { entries.append(last) }
        return entries
    }

    /// Offers what a session left that ended on its own.
    private mutating func offer(_ left: SessionLog.Abandoned?, _ source: any LineSource) {
        guard let left else { return }
        guard !left.entries.isEmpty else { return left.forget() }
        Console.flush()
        let count = left.entries.count == 1 ? "1 entry" : "\(left.entries.count) entries"
        let prompt = Prompt("bring back \(count) of a session that ended on its own? [y/N] ", isRemembered: false)
        guard case .text(let answer) = source.next(prompt: prompt, isComplete: { _ in true }) else { return }
        if answer.lowercased().hasPrefix("y") {
            for entry in left.entries where !isOver { run(Entry(text: entry)) }
            left.forget()
        } else {
            Console.complain("kept as \(left.putAside())")
        }
    }

    /// Writes into the log what the session began with, a file's program too, so that it can be brought back.
    private mutating func keepBeginning() {
        for entry in playground.transcript { keep(Entry(text: entry.source)) }
    }

    /// Runs the user's own entries at the start of a conversation.
    private mutating func runInitFile() {
        guard let text = try? Files.text(StateFolder.initFile) else { return }
        runBlock(text)
    }
}

/// Completes with the session as it stands while a line is read.
private final class CompletionHelper {
    /// Set only while a line is read: a copy kept longer would make every entry copy what it writes.
    var playground: Playground?

    var complete: Completer {
        { [unowned self] text, cursor in
            guard let playground = self.playground else { return [] }
            return playground.completions(of: text, at: cursor).map {
                CompletionItem(text: $0.text, start: $0.start, detail: $0.detail)
            }
        }
    }
}

/// What a person should know of the terminal before the first entry.
private enum TerminalNotices {
    static func first(_ arguments: Arguments) -> String? {
        guard !Terminal.isUTF8, !arguments.isASCII else { return nil }
        return "inbetween: the locale is not UTF-8: pictures are drawn with ASCII (LC_ALL=C.UTF-8 draws them finer)"
    }
}
