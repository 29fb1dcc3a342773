import Foundation
import LineEditing

/// `inbetween doctor`: what is in use, and what is wrong with it.
func runDoctor(_ arguments: Arguments) -> ExitStatus {
    var troubles: [String] = []
    Console.say(versionText)
    Console.say("system: \(ProcessInfo.processInfo.operatingSystemVersionString)")
    let codeset = String(cString: nl_langinfo(nl_item(CODESET)))
    Console.say("locale: \(String(cString: setlocale(LC_CTYPE, nil))), \(codeset)")
    if codeset != "UTF-8" { troubles.append("the locale is not UTF-8: Hangul may not show; set LC_ALL=C.UTF-8") }
    let terminal = Terminal.environment("TERM") ?? "none"
    let kind = StandardLines.isInteractive ? "a terminal" : "no terminal"
    Console.say("terminal: \(terminal), \(Terminal.width) columns, standard input is \(kind)")
    Console.say("colours: \(Terminal.isColoured(arguments.colour) ? "on" : "off")")
    Console.say("state: \(StateFolder.url.path)")
    if let trouble = StateFolder.trouble { troubles.append(trouble) }
    troubles.forEach { Console.say("wrong: \($0)") }
    if troubles.isEmpty { Console.say("nothing is wrong") }
    return ExitStatus(failed: !troubles.isEmpty)
}

extension StateFolder {
    /// Why nothing can be kept there; nil where it can.
    static var trouble: String? {
        let files = FileManager.default
        do {
            try files.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            return "the state folder cannot be made"
        }
        return files.isWritableFile(atPath: url.path) ? nil : "the state folder cannot be written"
    }
}
