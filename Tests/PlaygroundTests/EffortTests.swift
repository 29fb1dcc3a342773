import SwiftSubset
import Testing
import Vocabulary
import ViewValues

@testable import Playground
@testable import RenderTree

/// The budget of a whole entry or command: counted, so that it ends at the same frame everywhere.
@Suite("Effort") struct EffortTests {
    /// A frame in which something wrote state for a reason.
    private func frame(_ origin: TransactionOrigin) -> [RenderEvent] {
        let write = StateWrite(
            name: "rows", old: DescribedText("0"), new: DescribedText("1"), dependency: .cell(0), source: nil)
        return [
            .transaction(TransactionBegan(id: 1, transaction: TransactionValue(origin: origin), writes: [write]))
        ]
    }

    private struct DescribedText: ProgramValue {
        let description: String
        init(_ text: String) { description = text }
        func isEqual(to other: any ProgramValue) -> Bool { other.description == description }
        func hash(into hasher: inout Hasher) { hasher.combine(description) }
    }

    @Test("an hour of frames with the work of an ordinary app passes")
    func ordinary() {
        var effort = Effort()
        for _ in 0..<216_000 { effort.add(steps: 50_000, [], nodes: 100) }
        #expect(effort.excess == nil)
    }

    @Test("frames whose work grows end with the count of the steps and the frames")
    func growing() {
        var effort = Effort()
        var frames = 0
        while effort.excess == nil, frames < 100_000 {
            frames += 1
            effort.add(steps: 1_000 * frames, [], nodes: 100)
        }
        // 1,000 (1 + 2 + … + n) > 500,000,000 + 100,000 n from n = 1,105 on.
        #expect(frames == 1_105)
        #expect(effort.excess == .work(611_065_000, frames: 1_105))
    }

    @Test(
        "views that appear and add views end after 300 frames in a row; what a timer adds, and what comes to rest, not")
    func growth() {
        var (byAppearing, byTimer, withRest) = (Effort(), Effort(), Effort())
        for count in 1...299 { byAppearing.add(steps: 0, frame(.onAppear), nodes: count) }
        #expect(byAppearing.excess == nil)
        byAppearing.add(steps: 0, frame(.onAppear), nodes: 300)
        #expect(byAppearing.excess == .growth)
        for count in 1...1_000 {
            byTimer.add(steps: 0, frame(.async), nodes: count)
            withRest.add(steps: 0, frame(.onAppear), nodes: count - count % 100)
        }
        #expect(byTimer.excess == nil)
        #expect(withRest.excess == nil)
    }

    private func problem(_ text: String) throws -> Problem {
        var playground = Playground(program: ProgramWorld())
        let outcome = playground.run(Entry(text: text))
        #expect(outcome.failed)
        #expect(!playground.run(Entry(text: "let after = 1")).failed)
        return try #require(
            outcome.events.compactMap { event -> Problem? in
                if case .error(let problem, _) = event.kind { problem } else { nil }
            }.first)
    }

    @Test("a view that shows itself ends with the line and column of where it does")
    func depth() throws {
        let found = try problem(
            """
            struct Loop: View {
                var body: some View {
                    VStack { Loop() }
                }
            }
            """ + "\nstruct ContentView: View { var body: some View { Loop() } }")
        #expect(found.message.contains("nest without an end"))
        #expect(found.line == 3)
        #expect(found.column.map { [9, 18].contains($0) } == true)
        #expect(found.help != nil)
    }

    @Test("more elements than ForEach builds at once are refused before one is made, with the count and the limit")
    func elements() throws {
        let found = try problem(
            "struct V: View { var body: some View { ForEach(0..<100_001, id: \\.self) { _ in Circle() } } }")
        #expect(found.message.contains("100001"))
        #expect(found.message.contains("100000"))
        #expect(found.line == 1)
    }
}
