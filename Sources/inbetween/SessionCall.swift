import Foundation
import LineEditing
import Playground
import SessionFiles
import SwiftSubset

/// `inbetween [FILE…]`: shows the files' root view, then runs entries from `-e`, a pipe or the terminal.
func runSession(_ arguments: Arguments) throws -> ExitStatus {
    Interrupts.install(isInteractive: arguments.entries.isEmpty && StandardLines.isInteractive)
    // Parsed while the vocabulary's index is made.
    let files = try arguments.paths.allSatisfy { !$0.hasSuffix(".md") } ? sources(at: arguments.paths) : []
    ReadingAhead.begin(files)
    var session = Session(arguments)
    if arguments.paths.count == 1, arguments.paths[0].hasSuffix(".md") {
        try session.replay(arguments.paths[0])
    } else if let session = arguments.paths.first(where: { $0.hasSuffix(".md") }) {
        throw Arguments.UsageError(message: "a session is replayed by itself: '\(session)'")
    } else if !arguments.paths.isEmpty {
        guard session.load(files) else { return .failure }
    }
    if !arguments.entries.isEmpty {
        for text in arguments.entries where !session.isOver && !Interruption.isRequested {
            session.run(Entry(text: text))
        }
    } else if StandardLines.isInteractive {
        try session.converse(arguments)
        return .success
    } else {
        session.readPipe()
    }
    if Interruption.isRequested { return .interrupted }
    return ExitStatus(failed: session.failed)
}

/// The files of a program.
private func sources(at paths: [String]) throws -> [SourceFile] {
    try paths.flatMap { try Files.sources($0) }.map { SourceFile(name: $0.name, text: $0.text) }
}

/// A session of the executable: the playground, how it prints, and whether anything failed.
struct Session {
    var playground: Playground
    let printing: Printing
    var failed = false
    var isOver = false
    var log: SessionLog?

    init(_ arguments: Arguments) {
        playground = Playground(program: makeProgram(), settings: arguments.settings, access: Files.access)
        printing = Printing(arguments)
        if arguments.entries.isEmpty, StandardLines.isInteractive { playground.stage = printing.stage }
    }

    /// Loads files as one program; false where it does not check.
    mutating func load(_ files: [SourceFile]) -> Bool {
        let outcome = playground.load(files)
        printing.show(outcome)
        return !outcome.failed
    }

    /// Replays a session and goes on from its end.
    mutating func replay(_ path: String) throws {
        let document = try readSession(path)
        // The file is somebody else's word: what is typed after it may write files and open the editor, it may not.
        let (own, person) = (playground.access, playground.stage)
        (playground.access, playground.stage) = (Files.replaying(path), nil)
        defer { (playground.access, playground.stage) = (own, person) }
        for item in document.items where !isOver && !Interruption.isRequested {
            show { $0.play(item) }
        }
    }

    /// Runs an entry and prints what it did.
    @discardableResult
    mutating func run(_ entry: Entry, at place: String? = nil) -> Outcome {
        keep(entry)
        return show(at: place) { $0.run(entry) }
    }

    /// Writes an entry into the log, and says so where that ends.
    mutating func keep(_ entry: Entry) {
        guard let trouble = log?.append(entry.source) else { return }
        Console.complain("inbetween: \(trouble): what follows is not kept for after a crash")
    }

    /// Prints what an entry did.
    private mutating func show(_ outcome: Outcome, at place: String?) {
        printing.show(outcome, at: place)
        if outcome.failed { failed = true }
        if outcome.quits { isOver = true }
    }

    @discardableResult
    private mutating func show(at place: String? = nil, _ action: (inout Playground) -> Outcome) -> Outcome {
        let outcome = Interrupts.whileRunning { action(&playground) }
        show(outcome, at: place)
        return outcome
    }

    /// Shows entries of a pipe: what is wrong with one is told with its line, since nobody sees it being typed.
    private mutating func showPiped(_ ran: [(entry: Entry, outcome: Outcome)]) {
        for (entry, outcome) in ran {
            keep(entry)
            let first = entry.source.prefix(100).prefix { $0 != "\n" }
            show(outcome, at: "line \(entry.line): \(first)")
        }
    }

    /// Reads entries from a pipe to its end.
    mutating func readPipe() {
        let source = StandardLines.open(historyFolder: nil)
        var reader = EntryReader()
        var declarations = WaitingDeclarations()
        while !isOver, !Interruption.isRequested {
            Console.flush()
            guard case .text(let line) = source.next(prompt: Prompt(), isComplete: { _ in true }) else { break }
            source.takeNotices().forEach { Console.complain("inbetween: \($0)") }
            for entry in reader.feed(line) where !isOver && !Interruption.isRequested {
                showPiped(declarations.take(entry, in: &playground))
            }
        }
        guard !isOver, !Interruption.isRequested else { return }
        if let last = reader.finish() { showPiped(declarations.take(last, in: &playground)) }
        showPiped(declarations.finish(in: &playground))
    }
}

/// Reads a session file; a malformed one is trouble with its line.
func readSession(_ path: String) throws -> SessionDocument {
    let text = try Files.text(path)
    do {
        let document = try SessionDocument(name: path, text: text)
        KnownFiles.remember(text, of: path)
        return document
    } catch {
        throw FileTrouble(message: "\(path):\(error.line): \(error.message)")
    }
}
