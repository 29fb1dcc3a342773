import Playground
import Testing

@testable import Reports

@Suite("Text of reports")
struct TextTests {
    @Test("Hangul, Han and emoji take two cells, combining marks none")
    func widths() {
        #expect(displayWidth("abc") == 3)
        #expect(displayWidth("가나") == 4)
        #expect(displayWidth("\u{1100}\u{1161}") == 2)
        #expect(displayWidth("e\u{301}") == 1)
        #expect(displayWidth("漢字🎈") == 6)
        #expect(displayWidth("한 a") == 4)
    }

    @Test("Cutting keeps the width, never half a character")
    func cutting() {
        #expect("가나다".cut(to: 4) == "가…")
        #expect("가나".cut(to: 4) == "가나")
        #expect("가".padded(to: 4) == "가  ")
    }

    @Test("The caret stands under the mistake by display width")
    func caret() {
        let problem = Problem(
            "cannot find 'y'", help: "declare it", file: "화면.swift", line: 12, column: 7, length: 2,
            sourceLine: "Text(\"가\", 나나)", notes: [])
        let lines = ErrorRenderer(options: ReportOptions()).lines(
            Problem(
                problem.message, help: problem.help, file: problem.file, line: 12, column: 11, length: 2,
                sourceLine: problem.sourceLine), severity: .error)
        #expect(
            lines == [
                "화면.swift:12:11: error: cannot find 'y'", "  12 | Text(\"가\", 나나)", "     |            ^^^^",
                "  help: declare it",
            ])
    }

    @Test("Of a very long line only the part around the mistake is shown, of a very long sentence both ends")
    func longLines() {
        let long = String(repeating: "a", count: 500_000) + "가" + String(repeating: "b", count: 500_000)
        let problem = Problem(
            "no " + long, file: "entry 1", line: 1, column: 500_001, length: 1, sourceLine: long, notes: [])
        let lines = ErrorRenderer(options: ReportOptions()).lines(problem, severity: .error)
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.count < 1_100 })
        let column = lines[1].firstIndex(of: "가").map { lines[1].distance(from: lines[1].startIndex, to: $0) }
        #expect(column == lines[2].count - 2)
        #expect(lines[2].hasSuffix(" ^^"))
    }

    @Test("Names stand in as many columns as there is room for")
    func words() {
        let words = ["one", "three", "seventeen", "two", "가나"]
        #expect(Columns.lines(words, ReportOptions(width: 40)) == ["one  three  seventeen  two  가나"])
        #expect(Columns.lines(words, ReportOptions(width: 20)) == ["one        three", "seventeen  two", "가나"])
        #expect(Columns.lines([], ReportOptions()) == [])
    }

    @Test("Columns line up with Korean in them")
    func columns() {
        let lines = Columns.lines([["이름", "1"], ["ab", "22"]], ReportOptions())
        #expect(lines == ["이름  1", "ab    22"])
    }
}

@Suite("JSON lines")
struct JSONTests {
    func line(_ kind: EventKind) -> String {
        JSONLines.lines(Event(entry: 3, time: 0.25, kind: kind)).joined(separator: "\n")
    }

    @Test("Keys stand in the contract's order, numbers are unrounded")
    func order() {
        let verdict = Verdict(
            line: ":expect time == 1", holds: false, expected: "== 1", shown: "0.25", actual: .number(1.0 / 3),
            tolerance: 0.001)
        #expect(
            line(.expect(verdict))
                == #"{"v":1,"entry":3,"time":0.25,"kind":"expect","line":":expect time == 1","holds":false,"expected":"== 1","actual":0.3333333333333333,"tolerance":0.001}"#
        )
    }

    @Test("Strings are escaped, Hangul is not")
    func strings() {
        #expect(line(.output("가\"\\\n\u{1}")).hasSuffix(#""text":"가\"\\\n\u0001"}"#))
    }

    @Test("An error inside :try says so")
    func tried() {
        #expect(line(.error(Problem("no"), tried: true)).hasSuffix(#""message":"no","help":null,"tried":true}"#))
        #expect(!line(.error(Problem("no"), tried: false)).contains("tried"))
    }

    @Test("What is no JSON number is a string")
    func infinities() {
        #expect(JSONValue.number(.infinity).text == "\"inf\"")
        #expect(JSONValue.number(.nan).text == "\"nan\"")
        #expect(JSONValue.number(1e-7).text == "1e-07")
    }
}

@Suite("Pictures in text")
struct PictureTests {
    @Test("A plot keeps its width and stays ASCII when asked")
    func plot() {
        let table = FrameTable(
            title: "Circle x", columns: ["x"],
            rows: (0...10).map { FrameRow(frame: $0, time: Double($0) / 10, values: [.number(Double($0 * $0))]) })
        for isASCII in [true, false] {
            let lines = Plots.lines(table, ReportOptions(width: 40, isASCII: isASCII))
            #expect(lines.count == 12)
            #expect(lines.allSatisfy { displayWidth($0) <= 40 })
            #expect(lines.dropFirst().allSatisfy { !isASCII || $0.allSatisfy(\.isASCII) })
        }
    }

    @Test("A rising line goes from the lower left to the upper right")
    func rising() {
        let lines = Plots.drawing([(0, 0), (1, 1)], ReportOptions(width: 60, isASCII: true)).lines
        #expect(lines[0].hasPrefix("1 |") && lines[0].last != "|")
        #expect(lines[9].hasPrefix("0 |") && lines[9].dropFirst(3).first != " ")
    }

    @Test("A table shows every frame with fixed digits and a dash where nothing was")
    func table() {
        let table = FrameTable(
            title: "t", columns: ["x"],
            rows: [
                FrameRow(frame: 0, time: 0, values: [.number(1)]), FrameRow(frame: 30, time: 0.5, values: [.null]),
            ])
        #expect(
            FrameTables.lines(table, ReportOptions())
                == ["t", "frame    time       x", "    0  0.0000  1.0000", "   30  0.5000       -"])
    }
}
