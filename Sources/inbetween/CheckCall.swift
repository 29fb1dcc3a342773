import Foundation
import Playground
import Reports
import SessionFiles
import SwiftSubset

/// `inbetween check FILE.md…`: replays sessions and compares what they print.
func runCheck(_ arguments: Arguments) throws -> ExitStatus {
    Interrupts.install(isInteractive: false)
    var files = CheckedFiles(name: "sessions", isJSON: arguments.isJSON)
    for path in try arguments.paths.flatMap(sessionPaths) {
        try files.check(path) { try check(path, arguments) }
        if Interruption.isRequested { return .interrupted }
    }
    return try files.finish(junit: arguments.junit)
}

private func check(_ path: String, _ arguments: Arguments) throws -> CheckedFiles.Finding {
    let document = try readSession(path)
    var replay = SessionReplay(document) { settings in
        Playground(program: makeProgram(), settings: settings, access: Files.replaying(path))
    }
    Interrupts.whileRunning { replay.playAll { !Interruption.isRequested } }
    if arguments.isJSON { replay.results.flatMap { JSONLines.lines($0.outcome) }.forEach(Console.draw) }
    let differences = replay.differences
    if arguments.updates, !Interruption.isRequested, replay.updatedText != document.text {
        try Files.write(replay.updatedText, to: path)
        Console.complain("updated \(path)")
    }
    let holds = replay.holds
    return CheckedFiles.Finding(
        failure: holds ? nil : differences.joined(separator: "\n"), entry: replay.playground.entryNumber,
        time: replay.playground.seconds,
        lines: holds ? ["ok    \(path)  \(replay.results.count) entries"] : ["FAIL  \(path)"] + differences)
}

/// The sessions that a path names: itself, or all below a folder.
func sessionPaths(_ path: String) throws -> [String] {
    guard Files.isFolder(path) else { return [path] }
    let found = try Files.all(in: path, withExtension: "md")
    guard !found.isEmpty else { throw FileTrouble(message: "there is no session in '\(path)'") }
    return found
}

/// `inbetween replay SESSION.md`: plays a session for an audience.
func runReplay(_ arguments: Arguments) throws -> ExitStatus {
    Interrupts.install(isInteractive: false)
    let document = try readSession(arguments.paths[0])
    var replay = SessionReplay(document) { settings in
        Playground(program: makeProgram(), settings: settings, access: Files.replaying(arguments.paths[0]))
    }
    let printing = Printing(arguments)
    var failed = false
    let prose = document.lesson.steps.map(\.prose)
    while let item = replay.upcoming {
        let told = prose[replay.results.count]
        if !told.isEmpty, !replay.results.isEmpty { Console.say("") }
        told.forEach(Console.say)
        for (index, line) in item.source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            Console.say((index == 0 ? ">> " : ".. ") + line)
        }
        Console.flush()
        if arguments.pauses, !wander(from: replay.playground, printing) { break }
        guard let result = Interrupts.whileRunning({ replay.next() }) else { break }
        printing.show(result.outcome)
        if Interruption.isRequested { return .interrupted }
        failed = failed || result.verdict == .failed
    }
    return ExitStatus(failed: failed)
}

/// Waits for Enter or `:continue`; what is entered in between happens aside and is dropped. False at the input's end.
private func wander(from playground: Playground, _ printing: Printing) -> Bool {
    var aside = playground
    var typed = ""
    while let line = readLine() {
        if typed.isEmpty, line.isEmpty || line == ":continue" { return true }
        typed += (typed.isEmpty ? "" : "\n") + line
        guard isCompleteEntry(typed) else { continue }
        printing.show(aside.run(Entry(text: typed)))
        Console.flush()
        typed = ""
    }
    return false
}
