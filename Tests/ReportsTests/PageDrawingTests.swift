import Playground
import Testing

@testable import Reports

@Suite("Futures and timelines as a page draws them")
struct PageDrawingTests {
    private func markup(_ data: ReportData) -> String {
        var outcome = Outcome(entry: 1, counts: false)
        outcome.events = [Event(entry: 1, time: 0, kind: .report(data))]
        return OutcomeMarkup.text(outcome, number: 1)
    }

    private func future(_ title: String, _ column: String, _ values: [Double]) -> FutureData {
        let rows = values.enumerated().map { index, value in
            FrameRow(frame: index, time: Double(index) / 10, values: [.number(value)])
        }
        let table = FrameTable(title: title, columns: [column], rows: rows)
        return FutureData(table: table, tree: [TreeLine(depth: 0, text: title)], rests: true)
    }

    @Test("Futures are courses over each other, a drawing for each property, then the trees' differences")
    func futures() {
        let text = markup(
            .futures([future("a()", "Circle x", [0, 5, 10]), future("b()", "Circle y", [0, 2, 4])]))
        #expect(text.ranges(of: "<svg class=\"chart\"").count == 2)
        #expect(text.contains("Circle x, b does not move") && text.contains("Circle y, a does not move"))
        #expect(text.contains("a  a()  rests after 0.2 s") && text.contains("the view trees differ at the end:"))
        // Ten to the right of the left end, at the top: the last point of A.
        #expect(text.contains("class=\"s0\" d=\"M10 178L320 100L630 22\""))
    }

    @Test("A timeline has a bar for each thing that ran, a tick where it turned, an arrow where it still runs")
    func timeline() {
        let rows = [
            TimelineRow(label: "Circle x", start: 0, end: 0.5, detail: ".smooth"),
            TimelineRow(label: "Circle x", start: 0.5, end: 1, detail: ".bouncy"),
            TimelineRow(label: "Circle y", start: 1, end: nil, detail: ".linear"),
        ]
        let text = markup(.timeline(rows, from: 0, to: 2))
        #expect(text.ranges(of: "class=\"bar s0\"").count == 3 && text.ranges(of: "class=\"tick\"").count == 1)
        // Two seconds are 428 wide from 200 on: half a second is 107.
        #expect(text.contains("d=\"M200 9H307\"") && text.contains("d=\"M307 9H414\"") && text.contains("▶"))
        #expect(markup(.timeline([], from: 0, to: 2)).contains("nothing has moved yet"))
    }
}
