import SwiftSubset
import TestSupport
import Testing
import Vocabulary

@testable import Playground

/// Errors that nobody catches, and values that Swift refuses: told, with nothing left behind.
@Suite("Thrown errors") struct ThrownErrorTests {
    @Test(
        "An error that nobody caught is told, whatever it is made of",
        arguments: [
            ("throw CancellationError()", "CancellationError"),
            ("do { throw CancellationError() }", "CancellationError"),
            ("for _ in 0..<2 { throw CancellationError() }", "CancellationError"),
            ("class Fault: Error { let code = 7 }\nthrow Fault()", "Fault"),
            ("struct Slip: Error { var name = \"slip\" }\nthrow Slip()", "Slip"),
            ("enum Miss: Error { case far(Int) }\nthrow Miss.far(3)", "far(3)"),
            ("try Result<Int, Error>.failure(CancellationError()).get()", "CancellationError"),
            (
                "class Own: Error, CustomStringConvertible { var description: String { \"own words\" } }\nthrow Own()",
                "own words"
            ),
        ])
    func thrown(entry: String, told: String) {
        var playground = Playground(program: ProgramWorld())
        _ = playground.run(Entry(text: "let kept = 5"))
        let outcome = playground.run(Entry(text: entry))
        #expect(outcome.failed)
        #expect(outcome.errors.contains { $0.contains("nobody caught") && $0.contains(told) }, "\(outcome.errors)")
        #expect(playground.run(Entry(text: "kept")).failed == false)
    }

    @Test(
        "Splitting fewer than no times, and dates of no number, end nothing but the entry",
        arguments: [
            ("[1, 2, 3].split(separator: 2, maxSplits: -1)", true),
            ("(0..<5).split(separator: 2, maxSplits: -2)", true),
            ("[1, 2].split(maxSplits: -1) { $0 == 1 }", true), ("\"a b\".split(separator: \" \", maxSplits: -1)", true),
            ("import Foundation\nDate(timeIntervalSince1970: .nan)", false),
            ("import Foundation\nlet d = Date().addingTimeInterval(.nan)\nprint(d, d.description, \"\\(d)\")", false),
        ])
    func refused(entry: String, isRefused: Bool) {
        var playground = Playground(program: ProgramWorld())
        let outcome = playground.run(Entry(text: entry))
        #expect(outcome.failed == isRefused, "\(outcome.errors)")
        if isRefused { #expect(outcome.errors.contains { $0.contains("cannot split a negative number of times") }) }
    }
}
