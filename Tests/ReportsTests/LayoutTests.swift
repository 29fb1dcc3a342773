import Playground
import Testing

@testable import Reports

@Suite("Reports at every width")
struct ReportLayoutTests {
    @Test("Lines fold at words; a hanging indent shows what belongs together; Hangul counts two cells")
    func folding() {
        #expect("  one two three".hung(within: 11) == ["  one two", "    three"])
        #expect("가나 다라 마바".folded(to: 9) == ["가나 다라", "마바"])
        #expect("abcdefgh".folded(to: 3) == ["abc", "def", "gh"])
        #expect("\u{1B}[2mab\u{1B}[0m cd".folded(to: 5) == ["\u{1B}[2mab\u{1B}[0m cd"])
    }

    @Test(
        "No line of a table, a plot, a comparison or a timeline is wider than the window", arguments: [20, 40, 80, 200])
    func widths(width: Int) {
        let report = HumanReport(options: ReportOptions(width: width))
        let rows = (0...30).map { frame in
            FrameRow(
                frame: frame, time: Double(frame) / 60, values: [.number(Double(frame) * 11.11), .text("한국어")],
                models: [.number(300), .null], velocities: [666.6, nil])
        }
        let marks = [FrameMark(time: 0.25, kind: .turns), FrameMark(time: 0.5, kind: .completes)]
        let table = FrameTable(title: "화면/Rectangle", columns: ["width", "text"], rows: rows, marks: marks)
        let curve = CurveData(name: ".bouncy", duration: 0.5, values: [0, 0.5, 1.1, 1], interval: 0.1, facts: ["ends"])
        let bar = TimelineRow(label: "Card/VStack/Rectangle frame", start: 0, end: 0.5, detail: ".bouncy")
        let reports: [ReportData] = [
            .frames(table), .plot(table), .curves([curve]), .curves([curve, curve]),
            .timeline([bar], from: 0, to: 1), .columns(title: "", rows: [["이름이 긴 상태", "값"], ["b", "c d e f g"]]),
        ]
        for data in reports {
            let lines = report.lines(data)
            #expect(lines.allSatisfy { displayWidth($0) <= width }, "\(lines)")
            #expect(!lines.isEmpty)
        }
    }

    @Test("A timeline has one bar an attribute, with a mark where it turned")
    func timeline() {
        let rows = [
            TimelineRow(label: "A x", start: 0, end: 0.5, detail: ".smooth"),
            TimelineRow(label: "B y", start: 0, end: 1, detail: ".linear"),
            TimelineRow(label: "A x", start: 0.5, end: 1, detail: ".smooth"),
        ]
        let lines = Timelines.lines(rows, from: 0, to: 1, ReportOptions(width: 60, isASCII: true))
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("A x") && lines[0].contains("=x="))
        #expect(lines[1].hasPrefix("B y") && !lines[1].dropFirst(3).contains("x"))
    }

    @Test("Compared curves are overlaid with letters, and their largest difference is named with its time")
    func comparing() {
        let first = CurveData(name: "first", duration: 1, values: [0, 0.5, 1], interval: 0.5)
        let second = CurveData(name: "second", duration: 1, values: [0, 0.8, 1], interval: 0.5)
        let lines = Curves.lines([first, second], ReportOptions(width: 60))
        #expect(lines[0].hasPrefix("a  first") || lines[0].hasPrefix("a first"))
        #expect(lines.contains("a and b differ by at most 0.3, at 0.5 s"))
        #expect(lines.contains { $0.contains("*") } && lines.contains { $0.contains("b") })
    }

    @Test("A plot's table twin says value, model, velocity and the marked moments")
    func plain() {
        let row = FrameRow(frame: 0, time: 0, values: [.number(1)], models: [.number(2)], velocities: [3])
        let table = FrameTable(
            title: "A", columns: ["x"], rows: [row], marks: [FrameMark(time: 0.5, kind: .completes)])
        #expect(
            PlainTables.lines(table, ReportOptions())
                == [
                    "A", "frame    time       x   model  velocity", "    0  0.0000  1.0000  2.0000    3.0000",
                    "completes at 0.5 s",
                ])
    }

    @Test("--ascii leaves no sign beyond ASCII in our own words, and every letter of the program's")
    func ascii() {
        let report = HumanReport(options: ReportOptions(isASCII: true))
        var outcome = Outcome(entry: 1, counts: true)
        let change = MotionChange(path: "A", property: "x", from: .number(0), to: .number(1), animation: ".linear")
        outcome.events = [
            Event(entry: 1, time: 0, kind: .motion(.started, change)),
            Event(entry: 1, time: 0, kind: .report(.tree([TreeLine(depth: 0, text: "A  10 × 20")]))),
            Event(entry: 1, time: 0, kind: .output("한 → ×")),
        ]
        #expect(report.lines(outcome) == ["  A x 0 -> 1  .linear", "A  10 x 20", "한 → ×"])
    }

    @Test("Samples of a table come as JSON at their own times, with path, model and velocity")
    func json() {
        let row = FrameRow(frame: 1, time: 0.5, values: [.number(1)], models: [.number(2)], velocities: [3])
        let table = FrameTable(title: "A x", columns: ["x"], paths: ["Card/A"], rows: [row])
        let lines = JSONLines.lines(Event(entry: 4, time: 0, kind: .report(.frames(table))))
        #expect(
            lines == [
                #"{"v":1,"entry":4,"time":0.5,"kind":"sample","path":"Card/A","property":"x","value":1.0,"model":2.0,"velocity":3.0}"#
            ])
    }
}

@Suite("Markup of exported pages")
struct MarkupTests {
    static let evil = "</script><img src=x onerror=alert('1')>\u{1B}[2J"

    @Test("Text is never markup: in prose, code, titles, pictures and a stage's data")
    func hostile() {
        let hostile = Self.evil
        var shape = FilmShape(name: "Text", x: 0, y: 0, width: 10, height: 10)
        shape.text = hostile
        let frames = [0.0, 0.1].map { FilmFrame(time: $0, width: 100, height: 100, shapes: [shape]) }
        let recording = MotionRecording(
            frames: frames, tracks: [MotionTrack(name: hostile, values: [0, 1])], interval: 0.1, isCut: false)
        let pieces = [
            ProseMarkup.text(["# \(hostile)", "a \(hostile) `\(hostile)`", "- **\(hostile)**"]),
            Highlighting.markup("let a = \"\(hostile)\" // \(hostile)"), Highlighting.markup(":note \(hostile)"),
            SVGPicture.text(frames[0]), SVGPicture.text(recording),
            StageMarkup.text(recording, title: hostile, number: 1),
        ]
        for piece in pieces {
            #expect(!piece.contains("<img") && !piece.contains("\u{1B}"))
            #expect(!piece.contains("</script><"))
        }
        let page = PageFrame.page(title: hostile, body: "")
        #expect(page.contains("<title>&lt;/script&gt;"))
        // The one address is the name of SVG's elements.
        #expect(page.ranges(of: "://").count == 1)
    }

    @Test("Only links to the web are links")
    func links() {
        #expect(ProseMarkup.inline("[a](javascript:alert(1))").hasPrefix("a"))
        #expect(!ProseMarkup.inline("[a](javascript:alert(1))").contains("href"))
        #expect(ProseMarkup.inline("[a](https://swift.org)").contains("href=\"https://swift.org\""))
    }

    @Test("Prose keeps headings, lists, code and emphasis")
    func prose() {
        #expect(ProseMarkup.text(["## Two", "", "a *b*", "c"]) == "<h2>Two</h2>\n<p>a <em>b</em> c</p>\n")
        #expect(ProseMarkup.text(["1. x", "2. `y`"]) == "<ol>\n<li>x</li>\n<li><code>y</code></li>\n</ol>\n")
    }

    @Test("Keywords, types, strings, numbers, comments and attributes are told apart")
    func highlighting() {
        #expect(
            Highlighting.markup("@State var n = Int(\"1\") // x")
                == "<span class=\"a\">@State</span> <span class=\"k\">var</span> n = <span class=\"t\">Int</span>("
                + "<span class=\"s\">&quot;1&quot;</span>) <span class=\"c\">// x</span>")
    }

    @Test("A moving SVG has a group for each frame, and stands still for who wants that")
    func moving() {
        let frames = (0..<4).map { FilmFrame(time: Double($0) / 10, width: 10, height: 10, shapes: []) }
        let text = SVGPicture.text(MotionRecording(frames: frames, tracks: [], interval: 0.1, isCut: false))
        #expect(text.split(separator: "\n").count { $0.hasPrefix("<g ") } == 4)
        #expect(text.contains("prefers-reduced-motion"))
    }
}
