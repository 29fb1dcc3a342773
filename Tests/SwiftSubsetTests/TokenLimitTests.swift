import Testing

@testable import SwiftSubset

struct TokenLimitTests {
    private func problems(_ text: String, limit: Int = 1_000) -> [SyntaxDiagnostic] {
        parse(SourceFile(name: "entry", text: text), limit: limit).diagnostics
    }

    @Test("one word, number or sign is read for five bytes that may be read: 200 of 1,000")
    func limit() throws {
        // Each element is a number and a comma: with `let a = [` and `1]` 6 more.
        #expect(problems("let a = [" + String(repeating: "1,", count: 97) + "1]").isEmpty)
        let found = try #require(problems("let a = [" + String(repeating: "1,", count: 98) + "1]").first)
        #expect(found.kind == .tooMany(202, limit: 200))
        #expect(found.range.lower == 9 + 196)
    }

    @Test("all are counted, behind the place where reading ends too; comments and line ends do not count")
    func counted() throws {
        let found = try #require(problems(String(repeating: "f()\n", count: 200)).first)
        #expect(found.kind == .tooMany(600, limit: 200))
        #expect(problems(String(repeating: "// a b c d\n\n", count: 75)).isEmpty)
    }

    @Test("a program of 5,000 lines is read as one entry")
    func longProgram() {
        let view = """
            struct Row%: View {
                @State private var isOn = false
                var body: some View {
                    VStack(alignment: .leading, spacing: 8) {
                        Text("Row %").font(.title).padding()
                        Toggle("On", isOn: $isOn).animation(.easeInOut, value: isOn)
                    }
                }
            }

            """
        let text = (0..<555).map { view.replacing("%", with: String($0)) }.joined()
        #expect(
            SourceScan(
                of: SourceFile(name: "entry", text: text), tokens: SourceLimits.tokens(inBytes: SourceLimits.entryBytes)
            ).excess == nil)
    }
}
