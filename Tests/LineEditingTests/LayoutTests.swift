import CLibedit
import Testing

@testable import LineEditing

@Suite struct LayoutTests {
    init() { line_use_utf8_locale() }

    private func layout(
        _ text: String, cursor: Int? = nil, columns: Int = 20, right: String = "", below: [String] = []
    ) -> EditLayout {
        let scalars = Array(text.unicodeScalars)
        return EditLayout(
            prompt: Prompt("\u{1B}[1;32m>>\u{1B}[0m ", right: right), text: scalars, cursor: cursor ?? scalars.count,
            columns: columns, below: below)
    }

    private func texts(_ layout: EditLayout) -> [String] {
        layout.rows.map { $0.text.replacing("\u{1B}[1;32m", with: "").replacing("\u{1B}[0m", with: "") }
    }

    @Test("LINE-7 every line has its prompt, and colours take no room")
    func prompts() {
        let shown = layout("a {\n  b\n}")
        #expect(texts(shown) == [">> a {", "..   b", ".. }"])
        #expect((shown.cursorRow, shown.cursorColumn) == (2, 4))
    }

    @Test("LINE-7 lines fold at the edge, and a Hangul syllable is never cut in half")
    func folding() {
        #expect(texts(layout("abcdefg", columns: 8)) == [">> abcde", "fg"])
        #expect(texts(layout("abcd한글", columns: 8)) == [">> abcd", "한글"])
        let onSecond = layout("abcd한글", cursor: 4, columns: 8)
        #expect((onSecond.cursorRow, onSecond.cursorColumn) == (1, 0))
    }

    @Test("LINE-7 behind a full row the cursor has a row of its own")
    func cursorBehindFullRow() {
        let shown = layout("abcde", columns: 8)
        #expect(texts(shown) == [">> abcde", ""])
        #expect((shown.cursorRow, shown.cursorColumn) == (1, 0))
    }

    @Test("LINE-7 tabs reach the next stop of the text, control characters are made visible")
    func controls() {
        #expect(texts(layout("\ta\tb\u{1B}", columns: 40)) == [">>     a   b^["])
    }

    @Test("LINE-7 the right-hand text yields to what is typed")
    func rightText() {
        #expect(texts(layout("abc", right: "0.25 s")) == [">> abc       0.25 s"])
        #expect(texts(layout("abcdefgh", right: "0.25 s")) == [">> abcdefgh  0.25 s"])
        #expect(texts(layout("abcdefghi", right: "0.25 s")) == [">> abcdefghi"])
    }

    @Test("LINE-7 a text taller than the window shows the part with the cursor")
    func window() {
        let tall = layout((0..<30).map(String.init).joined(separator: "\n"))
        #expect(texts(tall.window(height: 3)) == [".. 27", ".. 28", ".. 29"])
        #expect(tall.window(height: 3).cursorRow == 2)
        let atStart = layout("a\nb\nc", cursor: 0).window(height: 2)
        #expect(texts(atStart) == [">> a", ".. b"])
        #expect(atStart.cursorRow == 0)
    }

    @Test("LINE-7 rows below the text are cut at the edge and leave the cursor alone")
    func below() {
        let shown = layout("a", columns: 10, below: ["한글한글한글", "b"])
        #expect(texts(shown) == [">> a", "한글한글", "b"])
        #expect((shown.cursorRow, shown.cursorColumn) == (0, 4))
    }
}
