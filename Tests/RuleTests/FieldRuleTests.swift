import Testing

@Suite("Fields of formatted values, end to end")
struct FieldRuleTests {
    private func program(_ type: String, _ value: String, _ format: String) -> RunningProgram {
        RunningProgram(
            body: "TextField(\"Field\", value: $value, format: \(format))",
            state: "@State var value: \(type) = \(value)")
    }

    @Test(
        "What is typed into a field of a date is read in the field's own format, and in no other",
        arguments: [
            (".dateTime.day().month().year()", "Mar 5, 2024", "2024-03-05 00:00:00 +0000"),
            (".dateTime.day().month(.wide).year()", "March 5, 2024", "2024-03-05 00:00:00 +0000"),
            (".iso8601", "2024-03-05T06:07:08Z", "2024-03-05 06:07:08 +0000"),
            (".dateTime", "tomorrow", "1970-01-01 00:00:00 +0000"),
            (".iso8601", "", "1970-01-01 00:00:00 +0000"),
        ])
    func dates(format: String, typed: String, value: String) {
        var program = program("Date", "Date(timeIntervalSince1970: 0)", format)
        program.run(":type TextField \"\(typed)\"")
        #expect(program.run("print(value)") == [value])
    }

    @Test(
        "What is typed into a field of a number is read, whatever signs stand around it",
        arguments: [
            ("Decimal", ".currency(code: \"USD\")", "$1,234.50", "1234.5"), ("Decimal", ".number", "0.1", "0.1"),
            ("Decimal", ".percent", "12.5 %", "0.125"), ("Double", ".percent", "12.5%", "0.125"),
            ("Double", ".currency(code: \"EUR\")", "€12.25 EUR", "12.25"), ("Int", ".number", "1,200", "1200"),
            ("Double", ".number", "-1.5e2", "-150.0"), ("Decimal", ".number", "no number", "2"),
            ("Int", ".number", "99999999999999999999", "2"),
        ])
    func numbers(type: String, format: String, typed: String, value: String) {
        var program = program(type, "2", format)
        program.run(":type TextField \"\(typed)\"")
        #expect(program.run("print(value)") == [value])
    }
}
