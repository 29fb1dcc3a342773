import Interpreter
import Testing

@testable import Vocabulary

@Suite struct AbsentNamesTests {
    @Test("no name is called absent that the vocabulary has")
    func disjoint() {
        let types = Set(standardVocabulary.typesByName.keys).union(standardVocabulary.preludeByName.keys)
        #expect(AbsentNames.frameworks.keys.filter { types.contains($0) } == [])
        let members = Set(standardVocabulary.entriesByOwner["View"]?.keys ?? [:].keys)
        #expect(AbsentNames.modifiers.keys.filter { members.contains($0) } == [])
    }
}
