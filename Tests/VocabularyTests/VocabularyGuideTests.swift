import Foundation
import Interpreter
import Testing

@testable import Vocabulary

@Suite struct VocabularyGuideTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Guides/Vocabulary.md")

    @Test("the guide's page of the vocabulary is the one that the vocabulary makes")
    func pageIsCurrent() throws {
        let page = try String(contentsOf: Self.file, encoding: .utf8)
        #expect(
            page == VocabularyGuide.page, "out of date: inbetween -e ':help vocabulary' > Guides/Vocabulary.md")
    }

    @Test("a name's signatures: a type with its initialisers, a modifier, a qualified member")
    func signatures() {
        let spacer = VocabularyGuide.signatures(of: "Spacer")
        #expect(spacer.contains { $0.hasPrefix("struct Spacer: View") })
        #expect(spacer.contains("Spacer: init(minLength: CGFloat? = nil)"))
        #expect(
            VocabularyGuide.signatures(of: "zIndex").contains {
                $0 == "View: func zIndex(_ value: Double) -> some View"
            })
        #expect(VocabularyGuide.signatures(of: "Array.sorted").isEmpty)
        #expect(VocabularyGuide.signatures(of: "Array.append").allSatisfy { $0.hasPrefix("Array") })
        #expect(VocabularyGuide.signatures(of: "noSuchName").isEmpty)
    }

    @Test("private names of the vocabulary appear as the program writes them")
    func spellings() {
        #expect(VocabularyGuide.signatures(of: "fontWeight").contains { $0.contains("Font.Weight?") })
        #expect(!VocabularyGuide.page.contains("`_"))
    }
}
