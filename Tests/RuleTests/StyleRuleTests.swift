import Testing

@Suite("Styles of the program, end to end")
struct StyleRuleTests {
    /// A view with styles for boxes and controls.
    private func program(_ styles: String, _ body: String, _ state: String = "@State var on = false") -> RunningProgram
    {
        RunningProgram("\(styles)\nstruct ContentView: View {\n\(state)\nvar body: some View {\n\(body)\n} }")
    }

    @Test("CORE-1 a GroupBoxStyle draws the box, and what changes in its body animates")
    func groupBox() {
        let style = """
            struct Tall: GroupBoxStyle {
                var height: CGFloat
                func makeBody(configuration: Configuration) -> some View {
                    VStack(spacing: 0) { configuration.label; configuration.content; Rectangle().frame(height: height) }
                }
            }
            """
        let body = """
            GroupBox("Title") { Text("inside").frame(height: 50) }
                .groupBoxStyle(Tall(height: on ? 100 : 20))
                .animation(.linear(duration: 1), value: on)
            """
        var program = program(style, body)
        program.run(":expect GroupBox/Text(\"inside\") exists\n:expect Text(\"Title\") exists\non = true")
        let path = program.path("height", frames: 60)
        #expect(agree(path, (0...60).map { 20 + 80 * Double($0) / 60 }, within: 1e-4))
    }

    @Test("a labelled box without a label gives its style none; a form's style does not scroll")
    func boxes() {
        let styles = """
            struct Row: LabeledContentStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { configuration.content; configuration.label }
                }
            }
            struct Bar: ControlGroupStyle {
                func makeBody(configuration: Configuration) -> some View { VStack(spacing: 0) { configuration.content } }
            }
            struct Plain: FormStyle {
                func makeBody(configuration: Configuration) -> some View { VStack(spacing: 0) { configuration.content } }
            }
            """
        let body = """
            Form {
                LabeledContent("Name", value: "Ada").labeledContentStyle(Row())
                ControlGroup { Button("A") { print("a") }; Button("B") { print("b") } }.controlGroupStyle(Bar())
            }.formStyle(Plain())
            """
        var program = program(styles, body)
        let name = program.value("y", of: "Text(\"Name\")") ?? 0
        #expect(name > (program.value("y", of: "Text(\"Ada\")") ?? 1_000))
        #expect(program.value("x", of: "\"A\"") == program.value("x", of: "\"B\""))
        #expect(program.run(":tap \"B\"") == ["b"])
    }

    @Test("a control made of its own configuration is drawn by the system, and works")
    func restyled() {
        let styles = """
            struct Framed: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Toggle(configuration).padding(10).opacity(configuration.isOn ? 1 : 0.5)
                }
            }
            struct Red: PrimitiveButtonStyle {
                func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(5) }
            }
            struct Dark: LabelStyle {
                func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(8) }
            }
            struct Faded: ProgressViewStyle {
                func makeBody(configuration: Configuration) -> some View {
                    ProgressView(configuration).opacity(configuration.fractionCompleted ?? 0)
                }
            }
            """
        let body = """
            VStack {
                Toggle("Lamp", isOn: $on).toggleStyle(Framed())
                Button("Go") { print("go") }.buttonStyle(Red())
                Label("Moon", systemImage: "moon").labelStyle(Dark())
                ProgressView(value: 0.25).progressViewStyle(Faded())
            }
            """
        var program = program(styles, body)
        #expect(program.value("opacity", of: "Toggle") == 0.5 && program.value("opacity", of: "ProgressView") == 0.25)
        program.run(":tap Toggle(\"Lamp\")\n:expect state on == true\n:expect Image(\"moon\") exists")
        #expect(program.run(":tap \"Go\"") == ["go"])
    }

    @Test("a style draws one level: what stands in its body has the system's style again")
    func oneLevel() {
        let style = """
            struct Open: DisclosureGroupStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { configuration.label; Rectangle().frame(height: 5); configuration.content }
                }
            }
            """
        let body = """
            DisclosureGroup("Outer") {
                DisclosureGroup("Inner") { Text("deep") }
            }.disclosureGroupStyle(Open())
            """
        var program = program(style, body)
        program.run(
            ":expect count of Rectangle == 1\n:expect Text(\"deep\") gone\n:tap \"Inner\"\n:expect Text(\"deep\") exists"
        )
    }

    @Test("a DatePickerStyle reads and writes the date; a MenuStyle draws its menu")
    func pickers() {
        let styles = """
            struct Later: DatePickerStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack { configuration.label; Button("Later") { configuration.selection += 60 } }
                }
            }
            struct Wide: MenuStyle {
                func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(20) }
            }
            """
        let body = """
            VStack {
                DatePicker("When", selection: $date).datePickerStyle(Later())
                Menu("More") { Button("One") {} }.menuStyle(Wide())
                Text("\\(date.timeIntervalSince1970, specifier: "%.0f")")
            }
            """
        var program = program(styles, body, "@State var date = Date(timeIntervalSince1970: 0)")
        program.run(":tap \"Later\"\n:expect Text(\"60\") exists\n:expect Text(\"More\") exists")
    }
}
