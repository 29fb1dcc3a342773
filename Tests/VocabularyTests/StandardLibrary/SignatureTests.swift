import Interpreter
import SwiftSubset
import Testing

@testable import Vocabulary

@Suite struct SignatureTests {
    @Test("every signature of the vocabulary is Swift that the parser reads")
    func signaturesParse() {
        let unread = standardVocabulary.entries.map(\.signature).filter { parseSignature($0) == nil }
        #expect(unread == [])
    }

    @Test("every type of the vocabulary is Swift that the parser reads")
    func typesParse() {
        let unread = standardVocabulary.types.map(\.declaration).filter { parseSignature($0) == nil }
        #expect(unread == [])
    }

    @Test("every member belongs to a type or protocol of the vocabulary")
    func ownersExist() {
        let owners = Set(standardVocabulary.entriesByOwner.keys).subtracting([""])
        let nested: Set = ["Scalar", "Index", "Encoding", "Instant", "Resolved", "Name"]
        #expect(owners.subtracting(standardVocabulary.typesByName.keys).subtracting(nested) == [])
    }
}
