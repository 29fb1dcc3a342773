import Foundation
import Testing

@testable import LineEditing

@Suite struct PipeTests {
    /// All events of a source that reads these bytes through a pipe.
    private func events(_ bytes: [UInt8]) -> (events: [LineEvent], notices: [String]) {
        let pipe = Pipe()
        let writer = pipe.fileHandleForWriting
        Thread.detachNewThread {
            writer.write(Data(bytes))
            writer.closeFile()
        }
        let source = PipeLines(descriptor: pipe.fileHandleForReading.fileDescriptor)
        var events: [LineEvent] = []
        repeat {
            events.append(source.next(prompt: Prompt(), isComplete: { _ in false }))
        } while events.last != .endOfInput
        return withExtendedLifetime(pipe) { (events, source.takeNotices()) }
    }

    @Test("LINE-2 LF and CR LF end a line, an empty line is a line, the last one needs no ending")
    func cutsLines() {
        let read = events(Array("a\r\n\n\tb \nlast".utf8))
        #expect(read.events == [.text("a"), .text(""), .text("\tb "), .text("last"), .endOfInput])
        #expect(read.notices == [])
    }

    @Test("LINE-2 nothing in gives nothing out")
    func emptyPipe() {
        #expect(events([]).events == [.endOfInput])
    }

    @Test("LINE-2 a line of a megabyte stays one line")
    func longLines() {
        let long = String(repeating: "한글 ", count: 150_000)
        #expect(events(Array((long + "\nend\n").utf8)).events == [.text(long), .text("end"), .endOfInput])
    }

    @Test("LINE-2 a byte order mark is dropped, bytes that are not UTF-8 are repaired and reported with their line")
    func repairsBytes() {
        let read = events([0xEF, 0xBB, 0xBF] + Array("a\nb".utf8) + [0xFF] + Array("c\n".utf8))
        #expect(read.events == [.text("a"), .text("b\u{FFFD}c"), .endOfInput])
        #expect(read.notices == ["input line 2 is not UTF-8: unreadable bytes became U+FFFD"])
    }

    @Test("LINE-2 a script gives its entries and ends")
    func scripts() {
        let source = ScriptLines(["a\nb", ""])
        let read = (0..<4).map { _ in source.next(prompt: Prompt(), isComplete: { _ in false }) }
        #expect(read == [.text("a\nb"), .text(""), .endOfInput, .endOfInput])
    }

    @Test("LINE-2 plain prompts: lines gather until complete, an empty one submits what there is")
    func plainPrompts() {
        let (input, output) = (Pipe(), Pipe())
        input.fileHandleForWriting.write(Data("f {\n}\ng {\n\nh".utf8))
        input.fileHandleForWriting.closeFile()
        let source = PlainLines(
            input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor)
        let read = (0..<4).map { _ in
            source.next(prompt: Prompt(), isComplete: { !$0.contains("{") || $0.contains("}") })
        }
        #expect(read == [.text("f {\n}"), .text("g {"), .text("h"), .endOfInput])
        withExtendedLifetime(input) { output.fileHandleForWriting.closeFile() }
        let shown = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(shown == ">> .. >> .. >> >> ")
    }
}
