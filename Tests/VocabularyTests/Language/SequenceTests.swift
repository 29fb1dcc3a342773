import Testing

@Suite struct SequenceTests {
    @Test("sequences of the program: map, filter, prefix, first(where:), without listing what has no end")
    func own() throws {
        let source = """
            struct Down: Sequence, IteratorProtocol {
                var n: Int
                mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n }
            }
            struct Fib: Sequence {
                func makeIterator() -> AnyIterator<Int> {
                    var a = 0, b = 1
                    return AnyIterator { let result = a; (a, b) = (b, a + b); return result }
                }
            }
            print(Down(n: 3).map { $0 * 2 }, Down(n: 5).filter { $0 % 2 == 0 }, Array(Down(n: 2)))
            print(Array(Fib().prefix(8)), Fib().first { $0 > 50 }!, Fib().contains(34))
            for i in 1... { if i * i > 50 { print(i); break } }
            for power in sequence(first: 1, next: { $0 * 2 }) { if power > 60 { print(power); break } }
            print([3, 1].reversed().map { "\\($0)" }.joined(separator: "-"))
            """
        #expect(
            try printed(source) == [
                "[6, 4, 2] [4, 2] [2, 1]", "[0, 1, 1, 2, 3, 5, 8, 13] 55 true", "8", "64", "1-3",
            ])
    }

    @Test("a range of an array is replaced by another array")
    func ranges() throws {
        #expect(try printed("var a = [1, 2, 3]\na[0...1] = [9]\na[1...] = [7, 7]\nprint(a)") == ["[9, 7, 7]"])
    }
}
