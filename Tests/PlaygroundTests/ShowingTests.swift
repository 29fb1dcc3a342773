import SwiftSubset
import Synchronization
import Testing
import Vocabulary

@testable import Playground

/// The times at which frames of a play are due.
private final class Seen: Sendable {
    let dues = Mutex<[Double]>([])
}

@Suite("Showing what moves")
struct ShowingTests {
    /// Width 100 → 200 and opacity 0 → 1 in one second, linear.
    static func moving() -> Playground {
        var playground = Playground(program: ProgramWorld())
        let text = """
            struct Bar: View {
                @State var on = false
                var body: some View {
                    Rectangle().frame(width: on ? 200 : 100, height: 20).opacity(on ? 1 : 0)
                }
            }
            """
        _ = playground.load([SourceFile(name: "Bar.swift", text: text)])
        _ = playground.run(Entry(text: "withAnimation(.linear(duration: 1)) { on = true }"))
        return playground
    }

    func holds(_ playground: inout Playground, _ condition: String) -> Bool {
        !playground.run(Entry(text: ":expect \(condition)")).failed
    }

    @Test(
        "A frozen property stands still in readings and pictures while the others move; thawed it is where it would be")
    func freezing() throws {
        var playground = Self.moving()
        _ = playground.run(Entry(text: ":step 0.25"))
        _ = playground.run(Entry(text: ":freeze Rectangle width"))
        _ = playground.run(Entry(text: ":step 0.25"))
        #expect(holds(&playground, "Rectangle width == 125 ± 0.01"))
        #expect(holds(&playground, "Rectangle width still"))
        #expect(holds(&playground, "Rectangle opacity == 0.5 ± 0.01"))
        let shape = try #require(try playground.pictures(1).first?.shapes.first)
        #expect(abs(shape.width - 125) < 0.01)
        _ = playground.run(Entry(text: ":thaw"))
        #expect(holds(&playground, "Rectangle width == 150 ± 0.01"))
    }

    @Test(":play shows every frame at its time by the speed, and goes on at once where nobody looks")
    func playing() {
        let seen = Seen()
        var playground = Self.moving()
        playground.stage = Stage(
            show: { frame in seen.dues.withLock { $0.append(frame.due) } }, edit: { _ in }, compose: { $0 })
        #expect(!playground.run(Entry(text: ":play 0.5")).failed)
        // 61 steps of 1/60 s: sample 60 shows the target, the next one ends it (CURVE-3).
        let shown = seen.dues.withLock { $0 }
        #expect(shown.count == 62)
        #expect(shown.first == 0 && abs(shown[30] - 1) < 1e-9)
        #expect(playground.seconds == 61.0 / 60)
        var unseen = Self.moving()
        #expect(!unseen.run(Entry(text: ":play")).failed)
        #expect(unseen.seconds == 61.0 / 60)
    }

    @Test(":edit runs what the editor was left with, and keeps that in the session")
    func editing() {
        var playground = Playground(program: ProgramWorld())
        _ = playground.run(Entry(text: "let n = 1"))
        _ = playground.run(Entry(text: "print(1)"))
        playground.stage = Stage(show: { _ in }, edit: { _ in }, compose: { $0 + "\nprint(n + 1)" })
        #expect(!playground.run(Entry(text: ":edit")).failed)
        #expect(playground.transcript.last?.source == "print(1)\nprint(n + 1)")
        #expect(playground.entryNumber == 3)
    }

    @Test("A recording has a picture and a value for each frame up to rest, and moves no clock")
    func recording() throws {
        let playground = Self.moving()
        let recording = try playground.recording()
        #expect(recording.frames.count == 62)
        #expect(!recording.isCut)
        let width = try #require(recording.tracks.first { $0.name.hasSuffix("width") })
        #expect(abs((width.values[30] ?? 0) - 150) < 0.01)
        #expect(abs(recording.frames[30].shapes[0].width - 150) < 0.01)
        #expect(playground.seconds == 0)
    }

    @Test("Two futures: what moves in each, and the view trees that they end with")
    func futures() throws {
        var playground = Self.moving()
        let entry = ":compare { on = false } { withAnimation(.linear(duration: 0.5)) { on = false } }"
        let outcome = playground.run(Entry(text: entry))
        guard case .report(.futures(let futures))? = outcome.events.first?.kind else {
            Issue.record("no futures")
            return
        }
        #expect(futures.count == 2)
        #expect(futures.allSatisfy { $0.rests && !$0.tree.isEmpty && !$0.table.columns.isEmpty })
        #expect(playground.seconds == 0)
    }

    @Test("The newest 64 moments are kept and every eighth before")
    func history() {
        var playground = Playground(program: ProgramWorld())
        for number in 1...90 { _ = playground.run(Entry(text: "let n\(number) = 0")) }
        let kept = playground.history.kept
        #expect(kept.suffix(64) == Array(27...90))
        #expect(kept.dropLast(64).allSatisfy { $0 % 8 == 0 })
        #expect(!playground.run(Entry(text: ":goto 5")).failed)
        #expect(!playground.run(Entry(text: "n5")).failed)
    }
}
