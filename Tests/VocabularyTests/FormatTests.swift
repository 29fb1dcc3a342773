import Foundation
import Testing
import ViewValues

@testable import Vocabulary

@Suite struct FormatTests {
    @Test("markdown in a text loses its marks where they have a partner, and nothing else")
    func markdown() {
        #expect(withoutMarkdown("**bold** and *it*") == "bold and it")
        #expect(withoutMarkdown("__b__ ~~x~~ `code`") == "b x code")
        #expect(withoutMarkdown("see [the page](https://example.com) now") == "see the page now")
        #expect(withoutMarkdown("2 * 3 * 4 and snake_case_name") == "2 * 3 * 4 and snake_case_name")
        #expect(withoutMarkdown(#"a \* b"#) == "a * b")
        #expect(withoutMarkdown("***both***") == "both")
    }

    @Test("spans as DateComponentsFormatter writes them")
    func spans() {
        #expect(spanText(65, [.minute, .second], style: "positional") == "1:05")
        #expect(spanText(65, [.minute, .second], style: "positional", zeros: "pad") == "01:05")
        #expect(spanText(3725, [.hour, .minute, .second], style: "abbreviated") == "1h 2m 5s")
        #expect(spanText(3720, [.hour, .minute], style: "full") == "1 hour, 2 minutes")
        #expect(spanText(90_000, [.day, .hour], style: "full", most: 1) == "1 day")
        #expect(spanText(.infinity, [.second], style: "full") == "")
    }

    @Test("moments relative to now, in numbers and by name")
    func relative() {
        #expect(relativeText(-3600, isNamed: false) == "1 hour ago")
        #expect(relativeText(120, isNamed: false) == "in 2 minutes")
        #expect(relativeText(-86_400, isNamed: true) == "yesterday")
        #expect(relativeText(86_400, isNamed: true) == "tomorrow")
        #expect(relativeText(0, isNamed: true) == "now")
    }

    @Test("a trimmed path ends where its length says, on lines and on curves")
    func trimming() throws {
        let line = PathValue([.move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10))])
        #expect(line.trimmed(from: 0, to: 0.25).currentPoint == Point(5, 0))
        #expect(line.trimmed(from: 0.25, to: 0.75).elements.first == .move(Point(5, 0)))
        #expect(line.trimmed(from: 0.25, to: 0.75).currentPoint == Point(10, 5))
        #expect(line.trimmed(from: 0.5, to: 0.5).elements.isEmpty)
        // A quarter of a circle, half of it: 45 degrees, as the circle itself has it.
        let arc = PathValue(Array(PathValue.rounded(Rect(-10, -10, 20, 20), width: 10, height: 10).prefix(3)))
        let middle = try #require(arc.trimmed(from: 0, to: 0.5).currentPoint)
        #expect(abs(middle.x - 10 * 0.5.squareRoot()) < 0.01)
        #expect(abs(middle.y - 10 * 0.5.squareRoot()) < 0.01)
    }

    @Test("a path's box, and what lies inside by either rule")
    func containing() throws {
        let outer = PathValue.rounded(Rect(0, 0, 10, 10), width: 0, height: 0)
        let both = PathValue(outer + PathValue.rounded(Rect(2, 2, 6, 6), width: 0, height: 0))
        #expect(both.contains(Point(5, 5), evenOdd: false))
        #expect(!both.contains(Point(5, 5), evenOdd: true))
        #expect(both.contains(Point(1, 1), evenOdd: true))
        #expect(!both.contains(Point(11, 5), evenOdd: false))
        #expect(both.bounds == Rect(0, 0, 10, 10))
        #expect(both.transformed([2, 0, 0, 2, 1, 0]).bounds == Rect(1, 0, 20, 20))
        #expect(PathValue().bounds == nil)
    }
}
