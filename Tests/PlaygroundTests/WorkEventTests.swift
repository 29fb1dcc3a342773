import RenderTree
import SwiftSubset
import Testing
import Vocabulary

@testable import Playground

/// What frames and writes cost, as `--json` and `:bodies` tell it: cost claims without a clock.
@Suite("Work") struct WorkEventTests {
    /// A hundred still views beside one that moves and one that reads a state of its own.
    private static func field() -> Playground {
        var playground = Playground(program: ProgramWorld())
        let text = """
            struct Lamp: View {
                let on: Bool
                var body: some View { Circle().opacity(on ? 1 : 0) }
            }
            struct Counter: View {
                @Binding var count: Int
                var body: some View { Text("\\(count)") }
            }
            struct Field: View {
                @State var on = false
                @State var count = 0
                var body: some View {
                    ZStack {
                        ForEach(0..<100, id: \\.self) { _ in Rectangle() }
                        Lamp(on: on)
                        Counter(count: $count)
                    }
                }
            }
            """
        _ = playground.load([SourceFile(name: "Field.swift", text: text)])
        _ = playground.run(Entry(text: ":show Field()"))
        return playground
    }

    private func work(_ outcome: Outcome) -> WorkCounts {
        var sum = WorkCounts()
        for event in outcome.events {
            guard case .work(let run) = event.kind else { continue }
            for _ in 0..<run.frames { sum += run.counts }
        }
        return sum
    }

    @Test("LIFE-3 a frame of a running animation samples it and does nothing else: no body, no node, no layout")
    func frames() {
        var playground = Self.field()
        _ = playground.run(Entry(text: "withAnimation(.linear(duration: 1)) { on = true }"))
        var one = WorkCounts()
        one.attributesSampled = 1
        for _ in 0..<30 { #expect(work(playground.run(Entry(text: ":step 1f"))) == one) }
        let settled = work(playground.run(Entry(text: ":run")))
        #expect(settled.bodiesRun == 0 && settled.nodesVisited == 0 && settled.framesLaidOut == 0)
        #expect(work(playground.run(Entry(text: ":step 10f"))) == WorkCounts())
    }

    @Test("LIFE-6 frames in a row that cost the same are kept as one, and each has its time")
    func rows() {
        var playground = Self.field()
        _ = playground.run(Entry(text: "withAnimation(.linear(duration: 1).repeatForever()) { on = true }"))
        let runs = playground.run(Entry(text: ":run 5")).events.compactMap { event in
            if case .work(let run) = event.kind { run } else { nil }
        }
        #expect(runs.count == 1 && runs[0].frames == 300 && runs[0].counts.attributesSampled == 1)
        #expect(runs[0].times == (1...300).map { Double($0) / 60 })
        #expect(playground.transcript.last?.outcome.events.count ?? 99 < 5)
    }

    @Test("LIFE-3 a write through a Binding runs the bodies that read it and looks at nothing else")
    func writes() {
        var playground = Self.field()
        let counts = work(playground.run(Entry(text: "count += 1")))
        #expect(counts.bodiesRun <= 2 && counts.nodesVisited < 20 && counts.attributesSampled == 0)
        #expect(work(playground.run(Entry(text: "count = count"))) == WorkCounts())
    }

    @Test("`:bodies` counts all that was done, laid-out frames too")
    func table() {
        var playground = Self.field()
        let outcome = playground.run(Entry(text: ":bodies"))
        let text = outcome.events.map { "\($0.kind)" }.joined()
        #expect(text.contains("nodes visited") && text.contains("frames laid out"))
    }
}
