import Playground
import SwiftSubset
import TestSupport
import Testing

@Suite("Lessons")
struct LessonTests {
    static let lesson = Lesson(
        title: "Waiting",
        steps: [
            Lesson.Step(prose: ["One second."], entry: ":step 1"),
            Lesson.Step(prose: [], entry: ":predict"),
            Lesson.Step(prose: ["Guess."], entry: ":step 2"),
            Lesson.Step(prose: [], entry: ":continue"),
            Lesson.Step(prose: ["A mistake:"], entry: ":step x"),
            Lesson.Step(prose: ["The end."], entry: ":step 4"),
        ], closing: ["Well done."])

    /// What entries printed, line by line, and the clock after them.
    func play(_ text: String) -> (lines: [String], outcomes: [Outcome], seconds: Double) {
        var access = FileAccess.none
        access.lessons = { [Self.lesson] }
        var playground = Playground(program: EmptyProgram(), access: access)
        let outcomes = playground.runScript(text)
        let lines = outcomes.flatMap(\.events).flatMap { event -> [String] in
            if case .report(.lines(let lines)) = event.kind { lines } else { [] }
        }
        return (lines, outcomes, playground.seconds)
    }

    @Test(":lesson starts anew and :continue plays one entry at a time, a failing one too, to the end")
    func playing() {
        let start = play(":step 5\n:lesson 1")
        #expect(start.seconds == 0 && start.lines.first == "One second.")
        let one = play(":lesson 1\n:continue")
        #expect(one.seconds == 1 && one.lines.contains(">> :step 1"))
        let all = play(":lesson 1" + String(repeating: "\n:continue", count: 6))
        #expect(all.seconds == 7)
        #expect(all.outcomes.allSatisfy { !$0.failed })
        #expect(all.lines.suffix(3) == ["Well done.", "", "That was lesson 1."])
        #expect(play(":lesson 1" + String(repeating: "\n:continue", count: 7)).outcomes.last?.failed == true)
    }

    @Test("A lesson's :predict hides its next entry until :continue")
    func predicting() {
        let guessing = play(":lesson 1\n:continue\n:continue\n:continue")
        #expect(guessing.seconds == 3)
        #expect(!guessing.lines.contains("A mistake:"))
        #expect(play(":lesson 1\n:continue\n:continue\n:continue\n:continue").lines.contains("A mistake:"))
    }

    @Test("What is entered in between is the reader's own, and :undo goes back in the lesson")
    func wandering() {
        #expect(play(":lesson 1\n:continue\n:step 10\n:undo\n:undo\n:continue").seconds == 1)
        #expect(play(":lesson 1\n:step 10\n:continue").seconds == 11)
    }

    @Test("Without lessons, or beyond the last, it says so")
    func missing() {
        #expect(play(":lesson 2").outcomes[0].errors == ["there is no lesson 2"])
        var playground = Playground(program: EmptyProgram())
        #expect(playground.runScript(":lesson 1").first?.failed == true)
    }
}
