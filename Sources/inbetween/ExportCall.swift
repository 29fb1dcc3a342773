import Foundation
import Playground
import Reports
import SessionFiles

/// `inbetween export SESSION.md -o OUT.html`: one self-contained page.
func runExport(_ arguments: Arguments) throws -> ExitStatus {
    let document = try readSession(arguments.paths[0])
    var replay = SessionReplay(document) { settings in
        Playground(
            program: makeProgram(), settings: settings, access: Files.replaying(arguments.paths[0], silently: true))
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
