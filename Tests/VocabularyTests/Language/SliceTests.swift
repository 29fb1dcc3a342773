import Testing

@Suite struct SliceTests {
    @Test("a slice keeps the indices of its array, whatever is done to it")
    func arraySlices() throws {
        let source = """
            let a = [1, 2, 3, 4, 5, 6]
            let s = a[2...]
            print(s.startIndex, s.endIndex, s.indices, s[2], s.first!)
            print(a.suffix(2).startIndex, a.dropFirst().startIndex, a.dropLast().endIndex, a.prefix(2).indices)
            var part = a[1..<4]
            part.append(100)
            part[1] = 50
            print(part, part.startIndex, part.firstIndex(of: 100)!, a)
            part.removeFirst()
            print(part.startIndex, part.popFirst()!, part.startIndex, part.popLast()!, part.endIndex)
            var tail = a[3...]
            tail.sort(by: >)
            tail.insert(77, at: 4)
            print(tail, tail.startIndex, tail.lastIndex(of: 77)!)
            print([1, 0, 2, 3].split(separator: 0)[1].startIndex, a.drop(while: { $0 < 3 }).startIndex)
            print(a.prefix(upTo: 2), a.suffix(from: 4).startIndex, a.prefix(through: 2), Array(s).startIndex, s == [3, 4, 5, 6])
            """
        #expect(
            try printed(source) == [
                "2 6 2..<6 3 3", "4 1 5 0..<2", "[50, 3, 4, 100] 1 4 [1, 2, 3, 4, 5, 6]", "2 3 3 100 4",
                "[6, 77, 5, 4] 3 4", "2 2", "[1, 2] 4 [1, 2, 3] 0 true",
            ])
    }

    @Test("a substring keeps the indices of its string")
    func substrings() throws {
        let source = """
            let text = "Hello, World"
            let comma = text.firstIndex(of: ",")!
            let tail = text[text.index(after: comma)...]
            print(tail.startIndex == text.index(after: comma), tail[tail.startIndex] == " ", text[tail.startIndex...].count)
            let word = text.dropFirst(7)
            print(word, word.startIndex == text.index(text.startIndex, offsetBy: 7), text[word.startIndex])
            print(text.split(separator: " ").map { $0.prefix(1) }.joined(), text.suffix(5).lowercased())
            var rest = word
            rest.removeFirst()
            print(rest, text[rest.startIndex], String(rest).startIndex == text.startIndex)
            """
        #expect(try printed(source) == ["true true 6", "World true W", "HW world", "orld o true"])
    }

    @Test("an index before a slice is out of range")
    func outOfRange() {
        #expect(throws: (any Error).self) { try printed("let s = [1, 2, 3][1...]; print(s[0])") }
    }
}
