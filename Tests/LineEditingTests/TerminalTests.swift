import Testing

@testable import LineEditing

/// Keys in, screen and events out, on a real pseudo-terminal.
@Suite(.serialized) struct TerminalTests {
    @Test("LINE-8 Enter goes on inside braces, and the whole entry is submitted and comes back with Up")
    func manyLines() throws {
        let session = try TerminalSession()
        session.waitFor(">>")
        session.type("f {\r한글 é\r}")
        session.waitFor(">> f {\n.. 한글 é\n.. }")
        session.type("\r")
        session.waitFor("한글 é\\n}\")>\n>>")
        session.type("\u{1B}[A")
        session.waitFor(">\n>> f {\n.. 한글 é\n.. }")
        session.type("\u{1B}[A!")
        session.waitFor(".. 한!글 é\n.. }")
        #expect(session.read == [.text("f {\n한글 é\n}")])
        session.end()
    }

    @Test("LINE-8 Enter twice submits what is incomplete; Alt-Enter begins a line without submitting")
    func enterTwice() throws {
        let session = try TerminalSession()
        session.waitFor(">>")
        session.type("a\u{1B}\rb")
        session.waitFor(">> a\n.. b")
        session.type("\r")
        session.waitFor("<text(\"a\\nb\")>\n>>")
        session.type("g {\r")
        session.waitFor(">> g {\n..")
        session.type("\r")
        session.waitFor("<text(\"g {\")>\n>>")
        session.end()
    }

    @Test("LINE-8 Ctrl-C drops the entry, Ctrl-D ends only on an empty line")
    func endings() throws {
        let session = try TerminalSession()
        session.waitFor(">>")
        session.type("abc\u{4}")
        session.waitFor(">> abc")
        session.type("\u{3}")
        session.waitFor(">> abc^C\n<interrupted>\n>>")
        session.type("\r")
        session.waitFor("<text(\"\")>\n>>")
        session.type("\u{4}")
        session.waitFor("<endOfInput>")
        #expect(session.read == [.interrupted, .text(""), .endOfInput])
    }

    @Test("LINE-8 a bracketed paste is one block: nothing in it runs, tabs and Hangul survive, Enter submits it whole")
    func pastes() throws {
        let session = try TerminalSession()
        session.wait { $0.isPasteBracketed && $0.text == ">>" }
        session.type("\u{1B}[200~let a = 1\r\tlet 나 = 2\r\u{1B}[201~")
        session.waitFor(">> let a = 1\n..     let 나 = 2\n..")
        #expect(session.read == [])
        session.type("\r")
        session.waitFor("..     let 나 = 2\n<text(\"let a = 1\\n\\tlet 나 = 2\")>\n>>")
        #expect(session.read == [.text("let a = 1\n\tlet 나 = 2")])
        session.end()
        #expect(!session.screen.isPasteBracketed)
    }

    @Test("LINE-8 Tab indents, inserts the common beginning, then lists until the next key")
    func completion() throws {
        let session = try TerminalSession(completions: ["offset", "offsetX"])
        session.waitFor(">>")
        session.type("\tv.o\t")
        session.waitFor(">>     v.offset")
        session.type("\t")
        session.waitFor("v.offset\noffset   offsetX")
        session.type("X")
        session.waitFor(">>     v.offsetX")
        session.end()
    }

    @Test("LINE-8 the answer to a question is not remembered")
    func questions() throws {
        let session = try TerminalSession(
            entries: ["let a = 1"], prompt: Prompt("[y/N] ", isRemembered: false))
        session.waitFor("[y/N]")
        session.type("y\r")
        session.waitFor("<text(\"y\")>\n[y/N]")
        session.type("\u{1B}[A")
        session.waitFor("[y/N] let a = 1")
        session.type("\u{3}")
        session.waitFor("<interrupted>\n[y/N]")
        session.type("\u{4}")
        session.waitFor("<endOfInput>")
    }

    @Test("LINE-8 Ctrl-R finds by contents, goes older, and a key that edits takes the entry")
    func search() throws {
        let session = try TerminalSession(entries: ["let 가 = 1", "let b = 2", "print(가)"])
        session.waitFor(">>")
        session.type("x\u{12}let")
        session.waitFor(">> let b = 2\nsearch: let")
        session.type("\u{12}")
        session.waitFor(">> let 가 = 1\nsearch: let")
        session.type("\u{7}")
        session.waitFor(">> x")
        session.type("\u{12}가")
        session.waitFor(">> print(가)\nsearch: 가")
        session.type("\u{1B}[D!")
        session.waitFor(">> print(가!)")
        session.end()
    }

    @Test("LINE-8 a failed entry comes back ready to edit, and undo stops at it")
    func initialText() throws {
        let session = try TerminalSession(prompt: Prompt(right: "1 s", initialText: "f {\nb("))
        session.waitFor(">> f {" + String(repeating: " ", count: 30) + "1 s\n.. b(")
        session.type(")")
        session.waitFor(".. b()")
        session.type("\u{1F}\u{1F}")
        session.waitFor(".. b(")
        session.type("\u{1}\u{B}}")
        session.waitFor(".. }")
        session.type("\u{19}")
        session.waitFor(".. }b(")
        session.type("\u{15}\u{3}")
        session.wait { $0.text.contains("<interrupted>") && $0.text.hasSuffix(".. b(") }
        session.type("\u{15}\u{4}")
        session.waitFor("<endOfInput>")
    }

    @Test("LINE-8 in a window of 20 columns long lines fold, and editing in the middle keeps them right")
    func narrowWindow() throws {
        let session = try TerminalSession(columns: 20, rows: 6)
        session.waitFor(">>")
        session.type("let text = \"가나다라마바사\"")
        session.waitFor(">> let text = \"가나\n다라마바사\"")
        session.type("\u{1}x\u{1B}[1;5C")
        session.waitFor(">> xlet text = \"가나\n다라마바사\"")
        #expect((session.screen.row, session.screen.column) == (4 - 4, 7))
        session.end()
    }

    @Test("LINE-8 a text taller than the window stays editable, and is shown whole once submitted")
    func tallText() throws {
        let session = try TerminalSession(columns: 20, rows: 5)
        session.waitFor(">>")
        session.type("\u{1B}[200~" + (1...9).map(String.init).joined(separator: "\n") + "\u{1B}[201~")
        session.wait { $0.text == ".. 5\n.. 6\n.. 7\n.. 8\n.. 9" }
        session.type(String(repeating: "\u{1B}[A", count: 8) + "0")
        session.wait { $0.text == ">> 10\n.. 2\n.. 3\n.. 4\n.. 5" }
        session.type("\r")
        session.wait { $0.text.hasPrefix(".. 8\n.. 9\n<text") && $0.text.hasSuffix("\n>>") }
        session.end()
    }

    @Test("LINE-8 a window that became narrower, then wider, is drawn for its new width without leftovers")
    func resizes() throws {
        let session = try TerminalSession(columns: 40, rows: 8, prompt: Prompt(right: "1 s"))
        session.waitFor(">>" + String(repeating: " ", count: 34) + "1 s")
        session.type("abcdefghij\u{1B}\rk")
        session.wait { $0.text.hasSuffix(".. k") && ($0.row, $0.column) == (1, 4) }
        session.resize(columns: 12, rows: 8)
        session.type("l")
        session.wait { $0.text == ">> abcdefghi\nj\n.. kl" && ($0.row, $0.column) == (2, 5) }
        session.resize(columns: 30, rows: 8)
        session.type("m")
        session.wait { $0.text == ">> abcdefghij             1 s\n.. klm" }
        session.end()
    }
}
