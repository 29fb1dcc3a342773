import Testing

@testable import SwiftSubset

@Suite("Lines that are too long or too deep")
struct HugeLineTests {
    private func entries(_ lines: [String]) -> [Entry] {
        var reader = EntryReader()
        return lines.flatMap { reader.feed($0) } + [reader.finish()].compactMap { $0 }
    }

    @Test(
        "A line that cannot be read takes no other with it",
        arguments: [
            String(repeating: "(", count: 300_000), "let x = \"" + String(repeating: "a", count: 300_000),
            "/* " + String(repeating: "a", count: 300_000), "let x = " + String(repeating: "[", count: 5_000),
        ])
    func alone(line: String) {
        let found = entries([line, "print(1)", ":step"])
        #expect(found.map(\.text.count) == [line.count, 8, 5])
        #expect(isCompleteEntry(line))
    }

    @Test("A command that takes Swift is an entry without any, too", arguments: [":try", ":compare", ":try :compare"])
    func bare(command: String) {
        #expect(entries([command, "print(1)"]).map(\.text) == [command, "print(1)"])
        #expect(entries([command]).map(\.text) == [command])
    }
}
