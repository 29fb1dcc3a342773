import Playground
import TestSupport
import Testing

@testable import SessionFiles

/// A session's text around a body.
func session(_ body: String) -> String { "---\ninbetween: 1\ntitle: 첫 세션\n---\n\n" + body + "\n" }

@Suite("Reading sessions")
struct SessionReadingTests {
    @Test("A Swift fence is an entry, an out fence after it its output, whatever else is prose")
    func fences() throws {
        let document = try SessionDocument(
            name: "a.md",
            text: session(
                """
                # 제목
                ```swift
                let n = 1
                print(n)
                ```

                ```text out
                1
                ```
                ```swift no-run
                broken(
                ```
                ~~~sh
                ```swift
                ~~~
                """))
        #expect(document.items.count == 1)
        #expect(document.items[0].source == "let n = 1\nprint(n)")
        #expect(document.expected(document.items[0]) == ["1"])
        #expect(document.frontMatter["title"] == "첫 세션")
        #expect(document.settings.fps == 60)
    }

    @Test("A console fence is a dialogue: prompts, continuations, output up to the next prompt")
    func console() throws {
        let document = try SessionDocument(
            name: "a.md", text: session("```console\n>> a(\n.. b)\n하나\n\n>> :step\n>> c\n.\n```"))
        #expect(document.items.map(\.source) == ["a(\nb)", ":step", "c"])
        #expect(document.items.map { document.expected($0) } == [["하나", ""], [], ["."]])
    }

    @Test(
        "A malformed file says where",
        arguments: [
            ("no front matter", 1), ("---\ninbetween: 1\n", 1), ("---\ntitle: x\n---\n", 1),
            ("---\ninbetween: 2\n---\n", 2), ("---\ninbetween: 1\nfps: fast\n---\n", 3),
            ("---\ninbetween: 1\n---\n```swift\nopen", 4), ("---\ninbetween: 1\n---\n```out\n```", 4),
            ("---\ninbetween: 1\n---\n```console\nlost\n```", 5),
            ("---\ninbetween: 1\n---\n```console\n.. lost\n```", 5),
        ])
    func malformed(text: String, line: Int) {
        let error = #expect(throws: SessionFormatError.self) { try SessionDocument(name: "a.md", text: text) }
        #expect(error?.line == line)
        #expect(error?.message.isEmpty == false)
    }

    @Test("The text is kept byte for byte, carriage returns and a byte order mark too", arguments: ["", "\u{FEFF}"])
    func bytes(mark: String) throws {
        let text = mark + "---\r\ninbetween: 1\r\n---\r\n```swift\r\nlet x = 1\r\n```\r\n가"
        let document = try SessionDocument(name: "a.md", text: text)
        #expect(Array(document.text.utf8) == Array(text.utf8))
        #expect(document.items[0].source == "let x = 1")
    }
}

@Suite("Wildcards")
struct OutputPatternTests {
    @Test(
        "A line ... matches any lines, [..] anything within one",
        arguments: [
            (["..."], [], true), (["a", "...", "z"], ["a", "b", "c", "z"], true), (["a", "...", "z"], ["a"], false),
            (["...", "b", "...", "d"], ["a", "b", "b", "c", "d"], true), (["a [..] c"], ["a b b c"], true),
            (["[..]"], [""], true), (["a[..]b[..]c"], ["axbxbc"], true), (["a[..]a"], ["a"], false),
            (["x"], ["x", "y"], false), ([], [], true), ([], ["x"], false), (["..."], ["가", "나"], true),
        ] as [([String], [String], Bool)])
    func wildcards(expected: [String], actual: [String], matches: Bool) {
        #expect(OutputPattern.matches(expected, actual) == matches)
    }

    @Test(
        "What is escaped stands for itself alone",
        arguments: ["...", "\\...", "\\\\...", "a [..] b", "\\[..]", "[..][..]", "x\\\\[..]", "....", "[.]", "가..."])
    func escapes(line: String) {
        let escaped = OutputPattern.escaped(line)
        #expect(OutputPattern.matches([escaped], [line]))
        #expect(!OutputPattern.matches([escaped], [line + "!"]))
        #expect(!OutputPattern.matches([escaped], ["other"]))
    }

    @Test("Comparison is by bytes: composed and decomposed Hangul differ")
    func bytes() { #expect(!OutputPattern.matches(["가"], ["\u{1100}\u{1161}"])) }
}

@Suite("Writing sessions")
struct SessionWritingTests {
    /// Lines that try to be taken for something else.
    static let wicked = [
        ">> print(1)", ".. more", "...", "\\...", "a [..] b", "\\[..]", "```", "````swift", "~~~", "---", "# title",
        ">>", "..",
        "", "  ", "가나다 🎈", "</pre>", "\\",
    ]

    @Test("What was written is read back as the same entries and matches the same output", arguments: wicked)
    func roundTrip(line: String) throws {
        let entries = [
            ("print(1)", ["1"]), ("if true {\n    x()\n}", [line]), (":step", [line, "end", line]), ("let y = 2", []),
        ]
        let text = SessionWriter.markdown(entries.map { (source: $0.0, output: $0.1) }, frontMatter: [("title", "t")])
        let document = try SessionDocument(name: "a.md", text: text)
        #expect(document.items.map(\.source) == entries.map(\.0))
        for (item, entry) in zip(document.items, entries) {
            let expected = document.expected(item) ?? []
            #expect(OutputPattern.matches(expected, entry.1))
            #expect(!OutputPattern.matches(expected, entry.1 + ["more"]))
        }
    }

    @Test("An entry may hold fences and prompts too")
    func entries() throws {
        let source = "let s = \"\"\"\n```swift\n>> x\n```\n\"\"\""
        let text = SessionWriter.markdown([(source: source, output: ["ok"])], frontMatter: [])
        #expect(try SessionDocument(name: "a.md", text: text).items.map(\.source) == [source])
    }
}

@Suite("Replaying sessions")
struct ReplayTests {
    func replay(_ body: String) throws -> SessionReplay {
        var replay = SessionReplay(try SessionDocument(name: "a.md", text: session(body))) {
            Playground(program: EmptyProgram(), settings: $0)
        }
        replay.playAll()
        return replay
    }

    @Test("Output that matches holds; an error may be the expected output")
    func holding() throws {
        let replay = try replay(
            "```console\n>> :step 0.5\n>> :expect time == 0.5\n[..] time == 0.5\n>> :nope\nerror: [..]\n...\n```")
        #expect(replay.holds)
        #expect(replay.updatedText == replay.document.text)
    }

    @Test("A difference names file and line, and shows both as a unified diff")
    func differing() throws {
        let replay = try replay("```console\n>> :expect time == 0\nwrong\n```")
        #expect(!replay.holds)
        #expect(replay.differences[0] == "a.md:8: the output of ':expect time == 0' differs")
        #expect(replay.differences.contains("-wrong") && replay.differences.contains("+✓ time == 0"))
    }

    @Test("An :expect that does not hold fails, whatever is written")
    func failing() throws {
        #expect(try !replay("```swift\n:expect time == 3\n```\n```out\n...\n```").holds)
        #expect(try !replay("```swift\n:nonsense\n```").holds)
    }

    @Test("--update rewrites output regions alone, and the result holds")
    func updating() throws {
        let body =
            "prose  \n```console\n>> :expect time == 0\nold\n>> :step\n```\n\n```swift\n:lesson 9\n```\n```text out\nold\n```\nend"
        let replay = try replay(body)
        let updated = replay.updatedText
        #expect(updated.contains("prose  \n") && updated.hasSuffix("end\n"))
        #expect(!updated.contains("old"))
        var again = SessionReplay(try SessionDocument(name: "a.md", text: updated)) {
            Playground(program: EmptyProgram(), settings: $0)
        }
        again.playAll()
        #expect(again.holds)
        #expect(again.document.items.map(\.source) == replay.document.items.map(\.source))
    }
}

@Suite("Sessions as lessons")
struct SessionLessonTests {
    @Test("A lesson has each entry with the prose before it; fences and outputs are left out")
    func lesson() throws {
        let document = try SessionDocument(
            name: "a.md",
            text: session(
                "# 제목\n\nFirst.\n\n```swift\nlet n = 1\n```\n```text out\nlet n\n```\n\nThen:\n\n"
                    + "```console\n>> :step\n>> n\n1\n```\n\nEnd."))
        let lesson = document.lesson
        #expect(lesson.title == "첫 세션")
        #expect(lesson.steps.map(\.entry) == ["let n = 1", ":step", "n"])
        #expect(lesson.steps.map(\.prose) == [["# 제목", "", "First."], ["Then:"], []])
        #expect(lesson.closing == ["End."])
    }
}
