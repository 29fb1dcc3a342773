import Foundation
import Testing

@Suite("Exports in a browser", .serialized, .enabled(if: Browser.isWanted, "Chromium is not installed"))
struct BrowserTests {
    /// A bar that grows from 100 to 200 points in a second at constant speed: its width at frame k is 100 + 100 k / 60.
    static let bar = """
        ---
        inbetween: 1
        title: A bar
        ---
        # A bar

        ```swift
        struct Bar: View {
            @State var on = false
            var body: some View {
                Rectangle().fill(.red).frame(width: on ? 200 : 100, height: 40)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { on = true } }
            }
        }
        ```

        ```console
        >> :show Bar()
        >> :tap Rectangle
        ```

        """

    private func page(of session: String, _ body: (Browser, URL) throws -> Void) throws {
        try ProgramUnderTest.withFolder { folder in
            try session.write(to: folder.appendingPathComponent("s.md"), atomically: true, encoding: .utf8)
            _ = try ProgramUnderTest.run(["export", "s.md", "-o", "s.html"], in: folder)
            let browser = try Browser()
            try browser.load(folder.appendingPathComponent("s.html"))
            try body(browser, folder)
        }
    }

    @Test("The page loads without an error, asks for nothing, and is not blank")
    func loads() throws {
        try page(of: Self.bar) { browser, _ in
            #expect(browser.complaints == [])
            #expect(try browser.text("document.title") == "A bar")
            #expect(try browser.number("document.querySelectorAll('.stage').length") == 1)
            let picture = try browser.picture()
            #expect(try browser.look(at: picture).colours > 20)
        }
    }

    /// The width of the bar on the stage, and the one that the table gives for the frame.
    private func widths(_ browser: Browser) throws -> (frame: Double, drawn: Double, told: Double) {
        let frame = try browser.number("document.querySelector('.stage').dataset.frame")
        let drawn = try browser.number("document.querySelector('.screen rect').getAttribute('width')")
        let row = "document.querySelectorAll('.frames tbody tr')[\(frame)].cells"
        let column = "[...document.querySelectorAll('.frames th')].findIndex(h => h.textContent.endsWith('width'))"
        return (frame, drawn, try browser.number("\(row)[\(column)].textContent"))
    }

    @Test("CORE-1 the scrubber moves the shape to the value of the table, and the picture with it")
    func scrubs() throws {
        try page(of: Self.bar) { browser, _ in
            for share in [0.06, 0.31, 0.5, 0.83] {
                try browser.click(".stage input", at: share)
                let found = try widths(browser)
                #expect(found.frame > 0 && found.frame < 60)
                #expect(abs(found.drawn - (100 + 100 * found.frame / 60)) < 0.01)
                #expect(abs(found.drawn - found.told) < 0.001)
                #expect(try browser.text("document.querySelector('.stage input').ariaValueText ?? ''").isEmpty == false)
            }
            // Just inside of its new right edge the bar is red, just outside it is not.
            let box = "document.querySelector('.screen rect').getBoundingClientRect()"
            let (right, middle) = (
                try browser.number("\(box).right"), try browser.number("\(box).top + \(box).height / 2")
            )
            let picture = try browser.picture()
            #expect(try browser.look(at: picture, x: right - 3, y: middle).point == [255, 59, 48])
            #expect(try browser.look(at: picture, x: right + 3, y: middle).point == [255, 255, 255])
        }
    }

    @Test("Arrows go a frame, Home and End to the ends, the space bar plays and pauses; ¼ speed is four times as long")
    func keys() throws {
        try page(of: Self.bar) { browser, _ in
            let frame = "Number(document.querySelector('.stage').dataset.frame)"
            _ = try browser.value("document.querySelector('.stage').focus()")
            for (key, expected) in [
                ("ArrowRight", 1.0), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0), ("ArrowLeft", 0),
            ] {
                try browser.press(key)
                #expect(try browser.number(frame) == expected)
            }
            try browser.press("End")
            let last = try browser.number(frame)
            #expect(try browser.number("document.querySelector('.stage input').max") == last)
            #expect(abs(try widths(browser).drawn - 200) < 0.001)
            try browser.press("Home")
            try browser.press(" ")
            #expect(try browser.comes("\(frame) > 5"))
            try browser.press(" ")
            let paused = try browser.number(frame)
            #expect(paused > 5 && paused < last)
            #expect(try browser.text("document.querySelector('.play').getAttribute('aria-pressed')") == "false")
            try browser.press(" ")
            #expect(try browser.comes("\(frame) === \(last)"))
            try browser.click(".slow")
            #expect(try browser.text("document.querySelector('.slow').getAttribute('aria-pressed')") == "true")
            try browser.click(".play")
            #expect(try browser.comes("\(frame) > 3"))
            #expect(browser.complaints == [])
        }
    }

    @Test("A page is dark where the reader wants it so; an animated SVG opens and is not blank")
    func surroundings() throws {
        try page(of: Self.bar) { browser, folder in
            let paper = "getComputedStyle(document.body).backgroundColor"
            #expect(try browser.text(paper) == "rgb(255, 255, 255)")
            try browser.call(
                "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
            #expect(try browser.text(paper) == "rgb(22, 22, 24)")
            let steps = "\(Self.bar.components(separatedBy: "```swift\n")[1].components(separatedBy: "```")[0])"
            _ = try ProgramUnderTest.run(
                ["-e", steps, "-e", ":show Bar()", "-e", ":tap Rectangle", "-e", ":export s.svg"], in: folder)
            try browser.load(folder.appendingPathComponent("s.svg"))
            #expect(browser.complaints == [])
            // A picture may be taken before the first paint: another look then.
            let isSeen = try (0..<20).contains { _ in
                try browser.load(folder.appendingPathComponent("s.svg"))
                let picture = try browser.picture()
                try browser.load(folder.appendingPathComponent("s.html"))
                return try browser.look(at: picture).colours > 1
            }
            #expect(isSeen)
        }
    }

    @Test("Drawings with shadows, clips and charts complain of nothing, and a clip cuts in the browser, too")
    func drawings() throws {
        let session = """
            ---
            inbetween: 1
            ---
            ```swift
            struct Tile: View {
                @State var on = false
                var body: some View {
                    Rectangle().fill(.red).frame(width: 200, height: 40).scaleEffect(on ? 3 : 1).clipShape(Circle())
                        .shadow(radius: 4)
                }
            }
            ```
            ```console
            >> :show Tile()
            >> withAnimation(.linear(duration: 1)) { on = true }
            >> :plot Rectangle scale
            >> :film 3
            >> :compare .linear .easeIn
            ```
            """
        try page(of: session) { browser, _ in
            #expect(browser.complaints == [])
            #expect(try browser.number("document.querySelectorAll('svg.chart').length") == 3)
            #expect(try browser.number("document.querySelectorAll('.film svg').length") == 3)
            _ = try browser.value("document.querySelector('.stage').scrollIntoView({block: 'center'})")
            // The circle has 40 points across: its middle is red, 30 points beside it there is paper.
            let box = "document.querySelector('.stage .screen > g rect').getBoundingClientRect()"
            let view = "document.querySelector('.stage .screen')"
            let scale = try browser.number("\(view).getScreenCTM().a")
            let (x, y) = (
                try browser.number("\(box).left + \(box).width / 2"),
                try browser.number("\(box).top + \(box).height / 2")
            )
            let picture = try browser.picture()
            #expect(try browser.look(at: picture, x: x, y: y).point == [255, 59, 48])
            #expect(try browser.look(at: picture, x: x + 30 * scale, y: y).point == [255, 255, 255])
        }
    }

    @Test("A hostile session opens as text and runs nothing")
    func hostile() throws {
        let evil = "<script>document.pwned=1</script><img src=x onerror=document.pwned=1>"
        let session = """
            ---
            inbetween: 1
            title: \(evil)
            ---
            # \(evil) [go](javascript:document.pwned=1) `\(evil)` **\(evil)**

            \(evil)

            > \(evil)

            - \(evil)

            ```html
            \(evil)
            ```

            ```swift
            struct Evil: View {
                @State var on = false
                var body: some View {
                    Text("</script>\(evil.replacingOccurrences(of: "\"", with: ""))<!--").opacity(on ? 1 : 0)
                        .accessibilityIdentifier("a\\"><script>document.pwned=1</script>")
                }
            }
            ```

            ```console
            >> :show Evil()
            >> print("\(evil)]]>\\u{1B}]0;x\\u{7}")
            >> withAnimation { on = true } // \(evil)
            >> let nothing = "\(evil)" + 1
            ```

            """
        try page(of: session) { browser, _ in
            #expect(browser.complaints == [])
            let pwned = try browser.text("document.pwned")
            #expect(pwned == "undefined")
            #expect(try browser.number("document.querySelectorAll('img, script:not([type])').length") == 1)
            #expect(try browser.number("document.querySelectorAll('.stage').length") == 1)
            #expect(try browser.text("document.title").contains("<script>"))
        }
    }
}
