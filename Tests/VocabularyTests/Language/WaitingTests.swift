import Testing

@Suite struct WaitingTests {
    @Test("LIFE-5 async let, task groups and async sequences wait on the virtual clock")
    func groups() throws {
        let source = """
            func twice(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
            func run() async {
                async let a = twice(1)
                async let b = twice(2)
                print(await a + b)
                let sum = await withTaskGroup(of: Int.self) { group in
                    for i in 1...3 { group.addTask { await twice(i) } }
                    var sum = 0
                    for await value in group { sum += value }
                    return sum
                }
                print(sum)
                let stream = AsyncStream<Int> { c in
                    for i in 0..<3 { c.yield(i) }
                    c.finish()
                }
                for await value in stream where value > 0 { print("value", value) }
            }
            Task { await run() }
            """
        #expect(try printed(source) == ["6", "12", "value 1", "value 2"])
    }

    @Test("an async sequence of the program is iterated with its own iterator")
    func own() throws {
        let source = """
            struct Ticks: AsyncSequence {
                typealias Element = Int
                struct Iterator: AsyncIteratorProtocol {
                    var n = 0
                    mutating func next() async -> Int? { n += 1; return n > 2 ? nil : n }
                }
                func makeAsyncIterator() -> Iterator { Iterator() }
            }
            Task { for await tick in Ticks() { print("tick", tick) } }
            """
        #expect(try printed(source) == ["tick 1", "tick 2"])
    }

    @Test("a throwing group passes the error of a task on")
    func throwing() throws {
        let source = """
            enum Fault: Error { case bad(Int) }
            func work(_ i: Int) async throws -> Int { if i == 2 { throw Fault.bad(i) }; return i }
            Task {
                do {
                    _ = try await withThrowingTaskGroup(of: Int.self) { group in
                        for i in 1...2 { group.addTask { try await work(i) } }
                        var sum = 0
                        for try await value in group { sum += value }
                        return sum
                    }
                } catch Fault.bad(let n) { print("bad", n) } catch { print("other") }
            }
            """
        #expect(try printed(source) == ["bad 2"])
    }
}
