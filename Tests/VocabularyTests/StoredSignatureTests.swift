import Foundation
import Interpreter
import SwiftSubset
import Testing

@testable import Vocabulary

/// The declarations that the program has ready, `Sources/Vocabulary/StoredSignatures.swift`.
@Suite struct StoredSignatureTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/Vocabulary/StoredSignatures.swift")

    private static func page(of lines: [String]) -> String {
        """
        // swift-format-ignore-file

        /// The vocabulary's declarations as `SignatureStore` reads them, made of the vocabulary itself:
        /// `INBETWEEN_WRITE=1 swift test --filter StoredSignatures` writes the file anew, and that test fails when it is out of date.
        let storedSignatures: StaticString = #\"""
        \(lines.joined(separator: "\n"))
        \"""#

        """
    }

    @Test("the stored declarations are those of the vocabulary, and of nothing else")
    func fileIsCurrent() throws {
        let page = Self.page(of: SignatureStore.lines(of: standardVocabulary.declarationTexts))
        if ProcessInfo.processInfo.environment["INBETWEEN_WRITE"] != nil {
            try page.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: Self.file, encoding: .utf8) == page,
            "out of date: INBETWEEN_WRITE=1 swift test --filter StoredSignatures")
    }

    @Test("every declaration of the vocabulary is read as the parser reads it")
    func treesAreTheParsers() {
        let store = SignatureStore(storedSignatures)
        for text in Set(standardVocabulary.declarationTexts) { #expect(store.isCurrent(for: text), "\(text)") }
    }

    @Test("what is not stored is parsed, and what is stored wrongly is not taken")
    func unstored() {
        let own = "func turn(by angle: Double = 0.25) -> some View"
        #expect(parseSignature(own, store: SignatureStore("")) != nil)
        #expect(!SignatureStore("").isCurrent(for: own))
        #expect(!SignatureStore("not a store").isCurrent(for: own))
        // A body is not kept, so there is nothing to be out of date.
        #expect(SignatureStore("").isCurrent(for: "func turn() { print(1) }"))
    }
}
