import Playground
import RenderTree
import Testing

@testable import Reports

@Suite("Shapes as they are drawn")
struct DrawnShapeTests {
    private func shape(_ name: String, _ change: (inout FilmShape) -> Void = { _ in }) -> FilmShape {
        var shape = FilmShape(name: name, x: 100, y: 40, width: 40, height: 20)
        change(&shape)
        return shape
    }

    private func svg(_ shapes: FilmShape...) -> String {
        SVGPicture.text(FilmFrame(time: 0, width: 393, height: 852, shapes: shapes))
    }

    @Test("GEO-5 a partly trimmed shape that is filled ends at the line between its ends")
    func trimmedFill() throws {
        // The lower half of a circle about the middle, from the right to the left.
        let text = svg(shape("Circle") { $0.trim = 0...0.5 })
        let path = try #require(text.split(separator: "\n").first { $0.hasPrefix("<path") })
        #expect(path.contains("d=\"M10 0") && path.contains(" -10 0\""))
        #expect(!path.contains("Z") && !path.contains("dash"))
        #expect(svg(shape("Circle") { $0.trim = 0...1 }).contains("<ellipse"))
    }

    @Test("GEO-5 shadows and blurs are drawn")
    func filters() {
        let text = svg(
            shape("Rectangle") {
                $0.blur = 3
                $0.shadows = [
                    DrawnShadow(red: 1, green: 0, blue: 0, alpha: 0.5, radius: 4, x: 1, y: -2),
                    DrawnShadow(red: 0, green: 0, blue: 0, alpha: 0, radius: 9, x: 0, y: 0),
                ]
            })
        #expect(text.contains("style=\"filter:blur(3px) drop-shadow(1px -2px 4px rgba(255,0,0,0.5))\""))
    }

    @Test("A clip is written once, within the clip around it")
    func clips() {
        let outer = FilmClip(x: 0, y: 0, width: 90, height: 50, cornerRadius: 0, matrix: [1, 0, 0, 1, -120, -50])
        let inner = FilmClip(
            x: 100, y: 40, width: 40, height: 20, cornerRadius: .infinity, matrix: [1, 0, 0, 1, -120, -50])
        let text = svg(shape("Color") { $0.clips = [outer, inner] }, shape("Rectangle") { $0.clips = [outer, inner] })
        #expect(text.ranges(of: "<clipPath").count == 2)
        #expect(text.contains("<clipPath id=\"clip1\" clip-path=\"url(#clip0)\">"))
        #expect(text.contains("rx=\"10\""))
        #expect(text.ranges(of: "clip-path=\"url(#clip1)\"").count == 2)
    }

    @Test("A gradient is drawn from stop to stop, in the space about the shape's middle")
    func gradients() {
        let stops = [(1.0, 0.0), (0.0, 1.0)].map { red, place in
            DrawnGradient.Stop(red: red, green: 0, blue: 0, alpha: red == 1 ? 1 : 0.5, location: place)
        }
        // From the leading edge of a frame of 40 by 20 to its trailing edge.
        let linear = DrawnGradient(kind: "linear", stops: stops, geometry: [0, 0.5, 1, 0.5])
        let text = svg(shape("Rectangle") { $0.gradient = linear }, shape("Circle") { $0.gradient = linear })
        let line =
            "<linearGradient id=\"clipg0\" gradientUnits=\"userSpaceOnUse\" x1=\"-20\" y1=\"0\" x2=\"20\" y2=\"0\">"
        #expect(text.ranges(of: line).count == 1)
        #expect(text.contains("<stop offset=\"0\" stop-color=\"#ff0000\"/>"))
        #expect(text.contains("<stop offset=\"1\" stop-color=\"#000000\" stop-opacity=\"0.5\"/>"))
        #expect(text.ranges(of: "fill=\"url(#clipg0)\"").count == 2)
        let radial = DrawnGradient(kind: "radial", stops: stops, geometry: [0.5, 0.5, 0, 30])
        #expect(svg(shape("Circle") { $0.gradient = radial }).contains("cx=\"0\" cy=\"0\" r=\"30\" fr=\"0\""))
        // SVG has no gradient around a point: the shape's colour stands for it.
        let turn = DrawnGradient(kind: "angular", stops: stops, geometry: [0.5, 0.5, 0, 360])
        #expect(svg(shape("Circle") { $0.gradient = turn }).contains("fill=\"#000000\""))
    }

    @Test("A long text stands in as many lines as its frame has")
    func lines() {
        let text = svg(
            shape("Text") {
                ($0.width, $0.height, $0.fontSize) = (80, 60, 17)
                $0.text = "one two three four five"
            })
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("<text") }
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.contains("text-anchor=\"middle\"") })
    }

    @Test("Words in a drawing never stand on each other")
    func words() {
        let bounds = FilmBounds(around: [frame(at: 0, 0), frame(at: 60, 1)])
        let lines = bounds.map {
            StageDrawing.lines([frame(at: 0, 0), frame(at: 12, 1)], $0, columns: 60, ReportOptions(width: 80))
        }
        #expect(lines?.filter { $0.contains("Hello") }.count == 1)
        #expect(lines?.contains { $0.contains("Hello World") } == true)
    }

    private func frame(at x: Double, _ time: Double) -> FilmFrame {
        var text = FilmShape(name: "Text", x: x, y: 0, width: 100, height: 20)
        text.text = "Hello World"
        return FilmFrame(time: time, width: 393, height: 852, shapes: [text])
    }
}

@Suite("Charts of a page")
struct ChartTests {
    private func markup(_ report: ReportData) -> String {
        var outcome = Outcome(entry: 1, counts: false)
        outcome.events = [Event(entry: 1, time: 0, kind: .report(report))]
        return OutcomeMarkup.text(outcome, number: 7)
    }

    @Test("A plot is drawn with its model, its velocity below it, and marks at their moments")
    func plot() {
        let rows = (0...10).map { frame in
            FrameRow(
                frame: frame, time: Double(frame) / 10, values: [.number(Double(frame * 10))], models: [.number(100)],
                velocities: [frame == 10 ? 0 : 100])
        }
        let table = FrameTable(
            title: "Bar width", columns: ["width"], rows: rows, marks: [FrameMark(time: 0.5, kind: .turns)])
        let page = markup(.plot(table))
        #expect(page.ranges(of: "<svg class=\"chart\"").count == 2)
        #expect(page.contains("class=\"model\""))
        // From 0 at the lower left to 100 at the upper right: half the way in the middle.
        #expect(page.contains("d=\"M10 178L") && page.contains("L320 100L") && page.contains("L630 22\""))
        #expect(page.contains("<path class=\"tick\" d=\"M320 22V178\"/>") && page.contains("turns at 0.5 s"))
    }

    @Test("Curves are told apart by letters, not by colours alone")
    func curves() {
        let curves = ["one", "two"].map { CurveData(name: $0, duration: 1, values: [0, 1], interval: 1) }
        let page = markup(.curves(curves))
        #expect(page.contains(">a</text>") && page.contains(">b</text>"))
        #expect(page.contains("class=\"s0\"") && page.contains("class=\"s1\""))
        #expect(!page.contains("│"))
    }

    @Test("A film is a row of pictures whose names are the outcome's own")
    func film() {
        let clip = FilmClip(x: 0, y: 0, width: 9, height: 9, cornerRadius: 2, matrix: [1, 0, 0, 1, 0, 0])
        let frames = [0.0, 0.5].map { time -> FilmFrame in
            var shape = FilmShape(name: "Rectangle", x: 10, y: 10, width: 20, height: 20)
            shape.clips = [clip]
            return FilmFrame(time: time, width: 100, height: 100, shapes: [shape])
        }
        let page = markup(.film(frames, onion: true))
        #expect(page.ranges(of: "<figcaption>").count == 2)
        #expect(page.contains("id=\"film-7-0-0\"") && page.contains("id=\"film-7-1-0\""))
        #expect(page.contains("viewBox=\"2 2 36 36\""))
    }
}
