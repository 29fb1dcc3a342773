import SwiftSubset
import Testing

@Suite struct StrayTextTests {
    @Test(
        "characters that no token takes in, beside '=' and elsewhere, are an error at their place",
        arguments: ["\u{FFFD}", "\u{1}", "\u{2028}", "\u{FFFD}\u{FFFD}"])
    func beside(stray: String) {
        for text in ["t \(stray)= 1", "let t \(stray)= ", "f(a \(stray)= 1)", "if t \(stray)= 1 {}", "x.y \(stray)= 3"]
        {
            let result = parse(SourceFile(name: "entry", text: text))
            #expect(result.hasErrors, "\(text.debugDescription)")
            #expect(
                result.diagnostics.first?.range.lower == text.utf8.count - text.drop { $0 != stray.first }.utf8.count)
            _ = isCompleteEntry(text)
        }
        for text in [
            "t =\(stray) 1", "t = \(stray)1", "t = \(stray)", "t\(stray)=1", "t \(stray) = 1", "\(stray)= 1",
            "t \(stray)== 1", "t \(stray)+= 1", "t ? \(stray): 1", "let (a, b) \(stray)= (1, 2)\nc \(stray)= 2",
        ] {
            _ = parse(SourceFile(name: "entry", text: text))
            _ = isCompleteEntry(text)
        }
    }
}
