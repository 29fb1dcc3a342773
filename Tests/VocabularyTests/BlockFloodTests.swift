import Interpreter
import SwiftSubset
import Testing
import ViewValues

@testable import Vocabulary

@Suite struct BlockFloodTests {
    /// Runs an entry, then frame after frame what it queued, 1,000 blocks in each; how many frames went by until that was
    /// stopped, and why.
    private func frames(_ text: String, atMost limit: Int) throws -> (count: Int, trap: Trap?) {
        var world = ProgramWorld()
        let entry = parse(SourceFile(name: "entry", text: text)).program
        _ = try world.program.run(entry, in: nil)
        for frame in 1...limit {
            let seconds = Double(frame) / 60
            do {
                for _ in 0..<1_000 {
                    guard try world.runNextBlock(dueBy: seconds, immediate: true) else { break }
                }
            } catch let trap as Trap { return (frame, trap) } catch ProgramFailure.trap(let trap) {
                return (frame, trap)
            }
        }
        return (limit, nil)
    }

    @Test("LIFE-5 a block that queues itself again at once is stopped after a second, where it stands")
    func endless() throws {
        let flood = "func again() { DispatchQueue.main.async { again() } }\nagain()"
        let found = try frames(flood, atMost: 200)
        #expect((60...63).contains(found.count))
        #expect(found.trap?.kind == .steps && found.trap?.range != nil)
    }

    @Test("LIFE-5 a task that yields for ever is stopped too")
    func yielding() throws {
        let found = try frames("Task { while true { await Task.yield() } }", atMost: 200)
        #expect(found.trap?.kind == .steps)
    }

    @Test("LIFE-5 many blocks at once, and a few in every frame, are no flood")
    func honest() throws {
        #expect(try frames("for _ in 0..<20_000 { DispatchQueue.main.async {} }", atMost: 100).trap == nil)
        let few = "func tick() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { tick() } }\ntick()"
        #expect(try frames(few, atMost: 200).trap == nil)
    }
}
