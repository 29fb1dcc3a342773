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
    Console.say("program: \(Bundle.main.executableURL?.path ?? "unknown")")
    LoadedLibraries.folders.forEach { Console.say("libraries: \($0)") }
    Console.say("state: \(StateFolder.url.path)")
    if let trouble = StateFolder.trouble { troubles.append(trouble) }
    let isThere = FileManager.default.fileExists(atPath: StateFolder.initFile)
    Console.say("init file: \(StateFolder.initFile)\(isThere ? "" : ", not there")")
    Console.say("lessons: \(LessonFolder.path ?? "none")")
    if LessonFolder.path == nil { troubles.append("the lessons are not there: ':lesson' has nothing to list") }
    troubles.forEach { Console.say("wrong: \($0)") }
    if troubles.isEmpty { Console.say("nothing is wrong") }
    return ExitStatus(failed: !troubles.isEmpty)
}

/// The shared libraries that this process runs with beside the system's own.
private enum LoadedLibraries {
    /// Folders with what is in use of each: libedit, and the toolchain's libraries or those installed with the program.
    static var folders: [String] {
        // The system's list of this process has no size: it is read to its end.
        guard let list = FileHandle(forReadingAtPath: "/proc/self/maps"), let bytes = try? list.readToEnd() else {
            return []
        }
        let paths = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line -> URL? in
            guard let start = line.firstIndex(of: "/"), line.contains(".so") else { return nil }
            return URL(fileURLWithPath: String(line[start...]))
        }
        let own = Set(paths).filter { url in
            ["lib_", "libswift", "libSwift", "libFoundation", "libedit", "libdispatch"].contains {
                url.lastPathComponent.hasPrefix($0)
            }
        }
        let grouped = Dictionary(grouping: own) { $0.deletingLastPathComponent().path }
        return grouped.sorted { $0.key < $1.key }.map { folder, files in
            let names = files.map { String($0.lastPathComponent.prefix { $0 != "." }) }.sorted()
            return "\(folder): \(names.joined(separator: ", "))"
        }
    }
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
