import Testing

@testable import Reports

/// What a line shows of a path.
@Suite struct ShortPathTests {
    @Test("a line shows the last two views of a path, and the nearest numbered one above them")
    func short() {
        #expect(shortPath("Shelf/HStack/Rectangle") == "HStack/Rectangle")
        #expect(shortPath("Shelf/Rectangle#2") == "Shelf/Rectangle#2")
        #expect(shortPath("Shelf/Book#2/VStack/Text") == "Book#2/VStack/Text")
        #expect(shortPath("Shelf/Book#2/VStack/HStack/Text#3") == "Book#2/…/Text#3")
        #expect(shortPath("Shelf/Row#1/Book#2/VStack/HStack/Text#3") == "Book#2/…/Text#3")
        #expect(shortPath("Shelf#1/Book#2/Text#3") == "Book#2/Text#3")
        #expect(shortPath("Text") == "Text")
        #expect(shortPath("").isEmpty)
    }
}
