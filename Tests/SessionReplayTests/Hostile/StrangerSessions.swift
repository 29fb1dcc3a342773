/// Sessions that a stranger might send: each puts something that a terminal or a browser would obey at one place.
enum StrangerSessions {
    /// What terminals obey: clearing, titles, the clipboard, links, device controls, the one-byte forms of these, marks
    /// of direction, characters without width, bells, and what moves the cursor back over what stands there.
    static let steering =
        "\u{1B}[2J\u{1B}[31mred\u{1B}]0;owned\u{7}\u{1B}]52;c;aGk=\u{7}\u{1B}]8;;http://e.example\u{1B}\\x\u{1B}]8;;\u{1B}\\"
        + "\u{9B}2J\u{9D}0;x\u{9C}\u{90}q\u{9C}\u{1B}P+q\u{1B}\\\u{202E}gnp.exe\u{202C}\u{2066}y\u{2069}a\u{200B}b\u{200F}"
        + "\u{FEFF}c\u{2060}\u{7}safe\u{8}\u{8}\u{8}\u{8}evil\r\u{7F}\u{B}\u{C}\u{0}\u{2028}\u{E0041}\u{AD}d\u{200D}e\u{FFFE}"

    /// What browsers obey, without a double quote.
    static let markup =
        "<script>document.pwned=1</script><img src=x onerror=pwn()>' onload='pwn() &lt;b&gt; --><!-- ]]><svg/onload=pwn()>"
        + "</pre></title></style></script><a href=javascript:pwn()>a</a>[b](javascript:pwn())[c](data:text/html,x)"
        + "![d](x onerror=pwn()) [e](https://x.example/'onmouseover='pwn()) <!--f--> &#60;i&#62; \u{3C}\u{338}/script>"

    /// The same, written within a Swift literal so that the program makes it.
    static func escaped(_ payload: String) -> String {
        payload.unicodeScalars.map { scalar in
            scalar.properties.isAlphabetic && scalar.isASCII
                ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
        }.joined()
    }

    /// The places, by name: given a payload, the parts of a session after its front matter.
    static let places: [(name: String, body: @Sendable (String) -> String)] = [
        ("prose", { "# \($0)\n\n\($0) **\($0)** `\($0)`\n\n- \($0)\n1. \($0)\n> \($0)\n\n\(console("1 + 1"))" }),
        ("a link", { "[\($0)](https://x.example/\($0)) [x](\($0)) ![\($0)](\($0))\n\n\(console("1 + 1"))" }),
        ("a comment", { console("print(1) // \($0)") }),
        ("a literal as it stands", { console("print(\"\($0)\")") }),
        ("a literal of escapes", { console("print(\"\(escaped($0))\")") }),
        ("a value", { console("\"\(escaped($0))\"", "[\"\(escaped($0))\": Optional(\"\(escaped($0))\")]") }),
        ("a text", { shown("Text(\"\(escaped($0))\").opacity(on ? 1 : 0.5)", ":get Text text", ":tree", ":film 2") }),
        ("a text in lines", { shown("Text(\"a\\n\(escaped($0))\\nb\").frame(width: 60, height: on ? 200 : 100)") }),
        (
            "an identifier",
            { shown("Circle().accessibilityIdentifier(\"\(escaped($0))\").opacity(on ? 1 : 0)", ":tree", ":anims") }
        ),
        ("an id", { shown("ForEach([\"\(escaped($0))\"], id: \\.self) { Text($0).opacity(on ? 1 : 0) }", ":tree") }),
        (
            "a state",
            { console("@State var word = \"\"", "word = \"\(escaped($0))\"", ":state", ":state word", ":log") }
        ),
        ("a thrown error", { console("struct Bad: Error { var why: String }", "throw Bad(why: \"\(escaped($0))\")") }),
        ("a trap", { console("fatalError(\"a\\n>> print(4711)\\n\(escaped($0))\")") }),
        ("an unknown name", { console("let x = `\($0)`", "\($0)", "print(unknown\($0))") }),
        ("a selector", { console(":tap \"\($0)\"", ":get Text(\"\($0)\") x", ":frames @\($0) x") }),
        ("an unknown command", { console(":nonsense\($0)", ":set \($0) 1", ":set width \($0)", ":help \($0)") }),
        ("a note", { console(":note \($0)", ":log") }),
        ("a condition", { console(":expect output contains \"\($0)\"", ":expect Text(\"\($0)\") text == \"\($0)\"") }),
        ("an expected output", { "```console\n>> print(1)\n\(oneLine($0))\n```\n" }),
        ("an output fence", { "```swift\nprint(1)\n```\n\n```text out \(oneLine($0))\n\(oneLine($0))\n```\n" }),
        (
            "a fence's language",
            { "~~~\(oneLine($0))\n\($0)\n~~~\n\n```html \"><b>\n\($0)\n```\n\n\(console("1 + 1"))" }
        ),
        ("a file's name", { "```swift file=\(oneLine($0))\nlet one = 1 +\n```\n" }),
        ("a file to load", { console(":load \($0)", ":load /etc/\($0)", ":save \($0).md", ":export \($0)") }),
        ("a watch", { shown("Text(\"\(escaped($0))\").opacity(on ? 1 : 0)", ":watch Text opacity", ":step 3f") }),
        (
            "tables and plots",
            {
                shown(
                    "Text(\"\(escaped($0))\").opacity(on ? 1 : 0)", ":frames Text text opacity for 3f",
                    ":plot Text opacity for 9f", ":timeline", ":compare { on = true } { on = false }")
            }
        ),
        (
            "why",
            { shown("Text(\"\(escaped($0))\").opacity(on ? 1 : 0)", ":why Text opacity", ":why \"\($0)\" x", ":diff") }
        ),
        (
            "a title",
            { shown("NavigationStack { Text(\"a\").navigationTitle(\"\(escaped($0))\").opacity(on ? 1 : 0) }") }
        ),
        ("a case", { console("enum Kind { case word(String) }", "Kind.word(\"\(escaped($0))\")", ":lint") }),
        ("a symbol", { shown("Image(systemName: \"\(escaped($0))\").opacity(on ? 1 : 0)", ":get Image symbol") }),
        ("an animation's name", { console(":curve \($0)", ":compare .linear \($0)", ":predict \($0)", ":in \($0)") }),
    ]

    /// A whole session; its title is hostile too.
    static func session(_ body: String, title: String) -> String {
        "---\ninbetween: 1\ntitle: \(oneLine(title))\n---\n\n" + body
    }

    private static func oneLine(_ text: String) -> String { text.filter { !$0.isNewline } }

    /// A dialogue of entries whose outputs are not told.
    private static func console(_ entries: String...) -> String {
        "```console\n" + entries.map { ">> \($0)\n...\n" }.joined() + "```\n"
    }

    private static func shown(_ view: String, _ entries: String...) -> String {
        let program = """
            struct Stage: View {
                @State var on = false
                var body: some View {
                    \(view)
                }
            }
            """
        let steps = [":show Stage()", "withAnimation(.linear(duration: 0.3)) { on = true }", ":step 3f"] + entries
        return "```swift\n\(program)\n```\n\n```console\n" + steps.map { ">> \($0)\n...\n" }.joined() + "```\n"
    }
}
