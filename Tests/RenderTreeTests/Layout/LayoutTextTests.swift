import Testing
import ViewValues

@testable import RenderTree

@Suite("Text metrics") struct LayoutTextTests {
    private func size(_ content: String, style: String = "body", limit: Int? = nil, _ proposal: Proposal = .unspecified)
        -> Size
    {
        StyledText(content: content, font: FontMetrics(FontValue(style: style)), lineLimit: limit).size(for: proposal)
    }

    /// Heights in pixels of a third of a point.
    static let lineHeights: [(String, Int)] = [
        ("largeTitle", 122), ("title", 101), ("title2", 79), ("title3", 72), ("headline", 61), ("body", 61),
        ("callout", 58), ("subheadline", 54), ("footnote", 47), ("caption", 43), ("caption2", 40),
    ]

    @Test("GEO-7 a line's height by text style, as SwiftUI shows it at 3×", arguments: lineHeights)
    func lineHeight(_ style: String, _ pixels: Int) {
        #expect(abs(size("Ag", style: style).height - Double(pixels) / 3) < 1e-9)
    }

    @Test("GEO-7 two published measurements of body text")
    func measured() {
        #expect(size("Hello").width == 39)
        #expect(abs(size("Hello, world!").width - 284.0 / 3) < 1e-9)
    }

    @Test("GEO-7 Hangul, kana and Chinese characters are as wide as the font's size")
    func fullWidth() {
        #expect(size("안녕").width == 34)
        #expect(size("日本").width == 34)
        #expect(size("👍").width > size("A").width)
        #expect(size("é").width == size("e").width)
    }

    @Test("GEO-7 heavier weights are wider; monospaced digits are equally wide")
    func weights() {
        func width(_ weight: String) -> Double {
            StyledText(content: "Width", font: FontMetrics(nil, weight: weight), lineLimit: nil).size(for: .unspecified)
                .width
        }
        #expect(
            width("light") < width("regular") && width("regular") < width("semibold")
                && width("semibold") < width("black"))
        let digits = FontMetrics(nil, monospacedDigit: true)
        #expect(digits.advance(of: "1") == digits.advance(of: "8"))
        #expect(FontMetrics(nil).advance(of: "1") < FontMetrics(nil).advance(of: "8"))
    }

    @Test("GEO-1 a text whose pieces are known breaks as one whose pieces are not")
    func knownPieces() {
        let text = StyledText(
            content: "A longword, 두 낱말\n\nand  more ", font: FontMetrics(nil), lineLimit: nil)
        guard case .leaf(.text(let known)) = LayoutItem.leaf(.text(text)).withPieces else {
            Issue.record("a text stays one")
            return
        }
        #expect(known.pieces?.isEmpty == false)
        for room in stride(from: 0.0, through: 200, by: 7) {
            #expect(TextLines(known, room: room).widths == TextLines(text, room: room).widths)
        }
    }

    @Test("GEO-1 a text wraps between words, never wider than offered")
    func wraps() {
        let oneLine = size("one two three")
        let half = size("one two three", Proposal(oneLine.width / 2 + 10, nil))
        #expect(half.height == 122.0 / 3 && half.width <= oneLine.width / 2 + 10)
        #expect(size("one two three", Proposal(oneLine.width, nil)) == oneLine)
        #expect(size("one two three", Proposal(.infinity, .infinity)) == oneLine)
        #expect(size("a\nb").height == size("x\ny").height && size("a\nb").height > size("a").height)
        #expect(size("unbreakable", Proposal(20, nil)).width <= 20)
    }

    @Test("GEO-1 a line limit and a low height cut lines, one always stays")
    func limits() {
        let long = "several words that need many lines to be shown in full"
        #expect(size(long, limit: 1, Proposal(100, nil)).height == size("a").height)
        #expect(size(long, limit: 2, Proposal(100, nil)).height == size("a\nb").height)
        #expect(size(long, Proposal(100, 5)).height == size("a").height)
        #expect(size(long, limit: 1, Proposal(100, nil)).width <= 100)
    }

    @Test("GEO-1 degenerate texts and fonts have finite sizes")
    func degenerate() {
        #expect(size("") == Size(0, 61.0 / 3))
        for font in [FontValue(size: 0), FontValue(size: -4), FontValue(size: .nan), FontValue(size: .infinity)] {
            let size = StyledText(content: "a", font: FontMetrics(font), lineLimit: 0).size(for: Proposal(0, 0))
            #expect(size.width.isFinite && size.height.isFinite)
        }
    }

    @Test("GEO-1 in a row the texts share what they need and wrap when there is too little")
    func inRow() throws {
        let frames = try LaidOut(hStack(0, .center, text("left"), spacer(), text("right side")).frame(200, nil)).frames
        #expect(frames[0].minX == 96.5 && abs(frames[2].maxX - 296.5) < 1e-9)
        let narrow = try LaidOut(
            hStack(0, .center, text("several words here"), text("and many others there")).frame(120, nil))
        #expect(narrow.frames.allSatisfy { $0.size.height > 21 })
        #expect(narrow.frames[1].maxX - narrow.frames[0].minX <= 120)
    }
}
