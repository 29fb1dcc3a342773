import Testing

@testable import SwiftSubset

@Suite("Where an entry ends")
struct EntryReaderTests {
    /// The texts of the entries that a script is read as, commands included.
    private func entries(_ script: String) -> [String] { read(script).map(\.text) }

    private func read(_ script: String) -> [Entry] {
        var reader = EntryReader()
        var entries: [Entry] = []
        for line in sourceLines(script) { entries += reader.feed(line) }
        if let last = reader.finish() { entries.append(last) }
        return entries
    }

    @Test("ENTRY each complete line is one entry; blank lines and comments are none")
    func lines() {
        let script =
            "let a = 1\n\nprint(a); print(a)\n// only a comment\n/* and one\n over lines */\n# a script's\n#\nb()"
        #expect(entries(script) == ["let a = 1", "print(a); print(a)", "b()"])
        #expect(read(script).map(\.line) == [1, 3, 9])
    }

    @Test(
        "ENTRY it goes on while the parser says that it is incomplete",
        arguments: [
            "f(\n1,\n2\n)", "let x = [\n1\n]", "struct A {\n\nvar b = 1\n}",
            "let s = \"\"\"\n:step\n# not a comment\n\"\"\"",
            "a = 1 +\n2", "let a =\n1", "let a = 1,\nb = 2", "@State\nprivate\nvar x = 1", "if a\n{ b }",
            "func f() -> Int\n{ 1 }",
            "func g(\n_ a: Int\n) -> Int\n{\na\n}", "#if DEBUG\na\n#endif", "repeat { a }\nwhile b", "x ? y\n: z",
            "foo { /* comment\n}\n*/\n}", "return a ??\nb", "guard let a\nelse { return }", "switch a\n{\ncase 1: b\n}",
            "print(\"\\(f(\n1))\")", "try\nf()", "x as?\nInt", "extension A\n{\n}", "var s = #\"\"\"\n\"\"\"\n\"\"\"#",
            "\\Foo\n.bar", "x.y.\nz", "while a\n{ }", "for x in y\n{ }", "protocol P {\nfunc f()\n}",
        ])
    func incomplete(script: String) {
        #expect(entries(script + "\nnext()") == [script, "next()"])
    }

    @Test(
        "ENTRY it goes on when the next line begins with what can only go on",
        arguments: [
            "a\n.b()", "a\n\n  // why\n  .b", "c\n? d\n: e", "c\n  ? d\n  : e", "a\n?? b", "1\n+ 2\n    * 3", "a\n&& b",
            "x\n= 3", "if a { b }\nelse { c }", "if a { b }\n\nelse if c { d }\nelse { e }", "do { a }\ncatch { b }",
            "do { a } catch E.a { b }\ncatch { c }", "a\nas Int", "f(1)\n{ 2 }", "a\n/* one\ntwo */ .b", "a\n..< b",
        ])
    func continued(script: String) {
        #expect(entries("before()\n" + script + "\nnext()") == ["before()", script, "next()"])
    }

    @Test(
        "ENTRY a binary operator has white space on both sides",
        arguments: [("a\n-b", ["a", "-b"]), ("a\n!b", ["a", "!b"]), ("a\n- b", ["a\n- b"]), ("a\n&b", ["a", "&b"])])
    func operators(script: String, expected: [String]) {
        #expect(entries(script) == expected)
    }

    @Test("ENTRY a `# ` line ends the entry where it could end, and is Swift inside an open one")
    func hashLines() {
        #expect(entries("a\n# comment\n.b") == ["a", ".b"])
        let open = read("f(\n# comment\n)")
        #expect(open.map(\.text) == ["f(\n# comment\n)"])
        #expect(parse(SourceFile(name: "", text: open[0].text)).hasErrors)
    }

    @Test("ENTRY a command is `:` and a letter in column 0 at the start of an entry")
    func commands() {
        let script = "a\n:tap Circle\n:expect x == 1\n b ? c\n: d\nf(\n:step\n)\n :no"
        let read = read(script)
        #expect(read.map(\.text) == ["a", ":tap Circle", ":expect x == 1", " b ? c\n: d", "f(\n:step\n)", " :no"])
        #expect(read.map(\.kind) == [.swift, .command, .command, .swift, .swift, .swift])
    }

    @Test("ENTRY :try and :compare go on like any entry")
    func continuedCommands() {
        #expect(entries(":try f(\n1)\n:step") == [":try f(\n1)", ":step"])
        #expect(entries(":try a\n    .b\nc") == [":try a\n    .b", "c"])
        #expect(entries(":try if a { b }\nelse { c }") == [":try if a { b }\nelse { c }"])
        #expect(entries(":try :tap Circle\n.b") == [":try :tap Circle", ".b"])
        #expect(entries(":compare { a = 1 } {\na = 2\n}\n:step") == [":compare { a = 1 } {\na = 2\n}", ":step"])
        #expect(entries(":expect a == (\n1)") == [":expect a == (", "1)"])
    }

    @Test("ENTRY ` # …` outside strings is a comment after an entry, except :note")
    func trailingComments() {
        #expect(entries(":tap \"a # b\"   # why (") == [":tap \"a # b\""])
        #expect(entries(":note one # two") == [":note one # two"])
        #expect(entries(":try f(1) # it's \"open (\nb") == [":try f(1)", "b"])
        #expect(entries("f()  # after Swift {\nb") == ["f()", "b"])
        #expect(entries("f(\"#1 # 2\", #selector(a))") == ["f(\"#1 # 2\", #selector(a))"])
        #expect(entries(":expect Text#2 x == 1 # second") == [":expect Text#2 x == 1"])
        #expect(strippingCommandComment(":get \"한 # 글\" x\t# 글") == ":get \"한 # 글\" x")
    }

    @Test("ENTRY a closer that does not match ends the entry with an error")
    func mismatches() {
        #expect(entries("f(1\n]\ng()") == ["f(1\n]", "g()"])
        #expect(entries("n = 1)\ng()") == ["n = 1)", "g()"])
        #expect(entries("a\n}\ng()") == ["a\n}", "g()"])
        #expect(entries(":try n = 2)\ng()") == [":try n = 2)", "g()"])
    }

    @Test("ENTRY a mistake before the end, or an open one-line string, does not swallow what follows")
    func mistakes() {
        #expect(entries("let class = 3\nb") == ["let class = 3", "b"])
        #expect(entries("let s = \"abc\nb") == ["let s = \"abc", "b"])
        #expect(entries("a b c\nd") == ["a b c", "d"])
        #expect(entries("x = -\nb") == ["x = -", "b"])
    }

    @Test("ENTRY the end of the input ends an entry, and says whether in its middle")
    func unfinished() {
        #expect(read("f(\n1").map(\.isUnfinished) == [true])
        #expect(read("a +").map(\.isUnfinished) == [true])
        #expect(read("a\n\n").map(\.isUnfinished) == [false])
        #expect(read("// a\n\n").isEmpty)
    }

    @Test("ENTRY carriage returns before line feeds are no part of the text")
    func carriageReturns() {
        #expect(entries("a\r\n.b\r\n\r\nc\r") == ["a\n.b", "c"])
    }

    @Test(
        "ENTRY at the prompt Enter submits what is complete, and twice Enter always",
        arguments: [
            ("a", true), ("a +", false), ("f(", false), ("f(\n1", false), ("f(\n1\n)", true), ("f(\n", true),
            ("", true),
            ("if a { b }", true), ("if a", false), ("func f()", false), (":tap Circle", true), (":try f(", false),
            (":try f()", true), ("# note", true), ("f)", true), ("let s = \"\"\"\na", false), ("a.b", true),
            ("let class = 1", true), ("x ?", false), ("// a", true), ("/* a", false), ("#if DEBUG\na", false),
        ])
    func interactive(text: String, expected: Bool) {
        #expect(isCompleteEntry(text) == expected)
    }

    @Test("ENTRY long input is read in linear time: the work is counted, not the seconds")
    func longInput() {
        let body = (0..<5_000).map { "    let value\($0) = f(\($0))" }.joined(separator: "\n")
        #expect(read("func g() {\n\(body)\n}\nnext()").map(\.line) == [1, 5_003])
        let chain = "a\n" + String(repeating: "    .b()\n", count: 900)
        #expect(read(chain + "next()").map(\.line) == [1, 902])
    }
}
