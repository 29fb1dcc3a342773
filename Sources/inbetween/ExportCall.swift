import Foundation
import Playground
import Reports
import SessionFiles

/// `inbetween export SESSION.md -o OUT.html`: one self-contained page.
func runExport(_ arguments: Arguments) throws -> ExitStatus {
    let path = arguments.paths[0]
    let document = try readSession(path)
    if let output = arguments.output, try Files.destination(of: output) == Files.destination(of: path) {
        throw FileTrouble(message: "'\(output)' is the session itself", help: "name another file, such as page.html")
    }
    var replay = SessionReplay(document) { settings in
        Playground(
            program: makeProgram(), settings: settings, access: Files.replaying(path, silently: true))
    }
    let page = HTMLPage.page(&replay)
    if let output = arguments.output { try Files.write(page, to: output) }
    let others = replay.results.count { $0.verdict != .matches }
    if others > 0 {
        let what = others == 1 ? "1 entry does" : "\(others) entries do"
        Console.complain("inbetween: \(what) not give what the session says: 'inbetween check' shows it")
    }
    return ExitStatus(failed: others > 0)
}
