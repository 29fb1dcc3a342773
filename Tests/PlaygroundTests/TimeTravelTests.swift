@testable import Playground
import SwiftSubset
import TestSupport
import Testing

@Suite("Time and history")
struct TimeTravelTests {
    func playground() -> Playground { Playground(program: EmptyProgram()) }

    /// Runs lines, and gives the clock after them.
    func seconds(_ text: String) -> Double {
        var playground = playground()
        for outcome in playground.runScript(text) { #expect(outcome.errors.isEmpty) }
        return playground.seconds
    }

    @Test("CORE-7 :step takes round(SECONDS · fps) frames, at least one, or whole frames")
    func steps() {
        #expect(seconds(":step") == 1.0 / 60)
        #expect(seconds(":step 0.5") == 0.5)
        #expect(seconds(":step 0.001") == 1.0 / 60)
        #expect(seconds(":step 0.35") == 21.0 / 60)
        #expect(seconds(":step 7f") == 7.0 / 60)
        #expect(seconds(":step 0.1\n:step 0.1\n:step 0.1") == 18.0 / 60)
    }

    @Test(":run moves no clock where nothing moves, nor does :run until where the condition holds")
    func resting() {
        #expect(seconds(":run\n:run 3\n:run until time == 0") == 0)
        #expect(seconds(":run until time >= 0.25") == 0.25)
    }

    @Test(":undo, :redo and :goto travel by entries that count; what only looks does not count")
    func entries() {
        #expect(seconds(":step 1\n:expect time == 1\n:step 2\n:undo") == 1)
        #expect(seconds(":step 1\n:step 2\n:undo 2\n:redo\n:redo") == 3)
        #expect(seconds(":step 1\n:step 2\n:undo\n:expect time == 1\n:redo") == 3)
        #expect(seconds(":step 1\n:step 2\n:step 3\n:goto 1") == 1)
        #expect(seconds(":step 1\n:goto 0") == 0)
    }

    @Test("A new entry drops what was undone; one that fails drops nothing")
    func dropping() {
        var playground = playground()
        let outcomes = playground.runScript(":step 1\n:undo\n:step 2\n:redo")
        #expect(outcomes.last?.errors == ["there is nothing to redo"])
        #expect(playground.seconds == 2)
        _ = playground.runScript(":undo\n:try :step x\n:redo")
        #expect(playground.seconds == 2)
    }

    @Test(":seek goes back into an entry and forward through the later ones, and beyond the last")
    func seeking() {
        #expect(
            seconds(":step 1\n:step 1\n:seek 0.25\n:expect time == 0.25\n:seek 1.5\n:expect time == 1.5\n:seek 4") == 4)
        #expect(seconds(":step 1\n:step 1\n:seek 0.5\n:seek 2\n:undo") == 1)
        #expect(seconds(":step 1\n:seek 0\n:seek 0.5") == 0.5)
    }

    @Test("A new entry after :seek cuts the entry that it stands in")
    func cutting() {
        #expect(seconds(":step 1\n:seek 0.5\n:step 0.25\n:undo") == 0.5)
        #expect(seconds(":step 1\n:seek 0.5\n:step 0.25\n:undo 2") == 0)
        #expect(seconds(":step 1\n:step 1\n:seek 0.5\n:step 0.25\n:seek 0\n:seek 5\n:seek 0.75") == 0.75)
    }

    @Test("Old moments are thinned out and made again from the nearest kept one")
    func thinning() {
        var playground = playground()
        for _ in 0..<100 { _ = playground.run(Entry(text: ":step 6f")) }
        for number in [3, 17, 99] {
            _ = playground.run(Entry(text: ":goto \(number)"))
            #expect(playground.seconds == Double(number * 6) / 60)
            #expect(playground.entryNumber == number)
        }
    }

    @Test("Numbers: an entry that counts has the next one, others the one before")
    func numbering() {
        var playground = playground()
        let outcomes = playground.runScript(":step\n:expect time > 0\n:nonsense\n:step")
        #expect(outcomes.map(\.entry) == [1, 1, 1, 2])
        #expect(outcomes.map(\.counts) == [true, false, false, true])
        #expect(outcomes.map(\.failed) == [false, false, true, false])
    }

    @Test(":fps changes the frames from now on")
    func rate() {
        #expect(seconds(":step 0.5\n:fps 10\n:step") == 0.6)
        #expect(seconds(":fps 120\n:step 3f") == 3.0 / 120)
    }

    @Test(
        "Malformed times are refused, and the clock stays",
        arguments: [
            ":step abc", ":step -1", ":step 0f", ":step 1 2", ":run x", ":seek", ":seek -1", ":undo", ":goto 9",
            ":fps 0",
        ])
    func malformed(text: String) {
        var playground = playground()
        let outcome = playground.run(Entry(text: text))
        #expect(outcome.failed && outcome.errors.count == 1)
        #expect(playground.seconds == 0)
    }
}

@Suite("Checks")
struct CheckTests {
    func outcomes(_ text: String) -> [Outcome] {
        var playground = Playground(program: EmptyProgram())
        return playground.runScript(text)
    }

    @Test(":expect tells what is expected and what is, and fails where it does not hold")
    func verdicts() throws {
        let found = outcomes(":step 0.5\n:expect time == 0.5 # half\n:expect time < 0.25")
        #expect(found.map(\.failed) == [false, false, true])
        guard case .expect(let verdict)? = found[2].events.first?.kind else { return #expect(Bool(false)) }
        #expect(verdict.line == ":expect time < 0.25")
        #expect(verdict.actual == .number(0.5))
        #expect(verdict.tolerance == nil)
    }

    @Test("An :expect that cannot be judged is told as not holding, with the error")
    func unjudged() {
        let found = outcomes(":expect Circle width == 1")
        #expect(found[0].failed)
        #expect(found[0].errors == ["no view matches Circle"])
        #expect(found[0].events.count == 2)
    }

    @Test(":try keeps the error for :expect error and does not fail")
    func trying() {
        let found = outcomes(
            ":try :tap Button(\"시작\")\n:expect error contains \"시작\"\n:try :step\n:expect error contains \"시작\"")
        #expect(found.map(\.failed) == [false, false, false, true])
        #expect(found.map(\.counts) == [false, false, true, false])
    }

    @Test(":predict hides the next outcome until :continue")
    func predicting() {
        let found = outcomes(":predict\n:step 1\n:continue\n:continue")
        #expect(found[1].events.count == 1)
        #expect(found[3].errors == ["nothing is hidden, and no lesson runs"])
    }

    @Test("Animations are split at white space outside brackets, entries at ';' outside strings")
    func splitting() throws {
        #expect(
            Playground.animations(in: ".bouncy .spring(duration: 1, bounce: 0.2).delay(1)  .linear")
                == [".bouncy", ".spring(duration: 1, bounce: 0.2).delay(1)", ".linear"])
        let groups = try Playground.groups(in: "{ a = [1; 2]; print(\"; }\") } { :step 1 }")
        #expect(groups.map { $0.map(\.text) } == [["a = [1; 2]", "print(\"; }\")"], [":step 1"]])
    }
}
