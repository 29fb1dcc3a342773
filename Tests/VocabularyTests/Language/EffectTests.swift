import Interpreter
import SwiftSubset
import Testing
import Vocabulary

/// What is said against a source, each message with the text that it stands at.
func complaints(_ text: String) throws -> [String] {
    var program = ProgramState(vocabulary: standardVocabulary)
    do { try program.load(parse(SourceFile(name: "main", text: text)).program) } catch ProgramFailure.check(let errors)
    {
        return errors.map { "\($0.range.text): \($0.message)" }
    }
    return []
}

// The sentences are those of swiftc 6.3 for the same source.
@Suite struct EffectTests {
    private let start = """
        enum Slip: Error { case one }
        func risky() throws -> Int { throw Slip.one }
        func slow() async -> Int { 3 }
        func take(_ work: () -> Void) { work() }

        """

    @Test(
        "a call that throws or waits is marked, and somebody handles it",
        arguments: [
            ("func f() throws -> Int { risky() }", "risky(): call can throw but is not marked with 'try'"),
            (
                "func f() -> Int { risky() }",
                "risky(): call can throw, but it is not marked with 'try' and the error is not handled"
            ),
            ("func f() -> Int { try risky() }", "risky(): errors thrown from here are not handled"),
            (
                "func f() { do { _ = try risky() } catch Slip.one where 1 > 2 { } }",
                "risky(): errors thrown from here are not handled because the enclosing catch is not exhaustive"
            ),
            (
                "func f() { throw Slip.one }",
                "Slip.one: error is not handled because the enclosing function is not declared 'throws'"
            ),
            ("func f() async -> Int { slow() }", "slow(): expression is 'async' but is not marked with 'await'"),
            ("func f() -> Int { slow() }", "slow(): 'async' call in a function that does not support concurrency"),
            (
                "func f() { take { _ = try risky() } }",
                "{ _ = try risky() }: invalid conversion from throwing function of type '() throws -> Void' to "
                    + "non-throwing function type '() -> Void'"
            ),
            (
                "func f() { take { _ = await slow() } }",
                "{ _ = await slow() }: cannot pass function of type '() async -> Void' to parameter expecting "
                    + "synchronous function type"
            ),
            (
                "func f() throws { _ = [1].map { _ in try risky() } }",
                "[1].map { _ in try risky() }: call can throw but is not marked with 'try'"
            ),
        ])
    func refused(function: String, message: String) throws {
        #expect(try complaints(start + function) == [message])
    }

    @Test(
        "what handles or passes on its errors is right",
        arguments: [
            "func f() throws -> Int { try risky() + risky() }", "func f() -> Int? { try? risky() }",
            "func f() { do { _ = try risky() } catch { print(error) } }",
            "func f() throws { do { _ = try risky() } catch Slip.one { } }",
            "func f() rethrows { }; func g() throws { _ = try [1].map { _ in try risky() } }",
            "func f() { let work = { try risky() }; print((try? work()) ?? 0) }",
            "func f() { Task { _ = try risky(); _ = await slow() } }",
            "func f() async throws -> Int { let n = try await slow() + risky(); return n }",
            "func f(_ work: () throws -> Int) rethrows -> Int { try work() }; func g() -> Int { f { 1 } }",
        ])
    func accepted(function: String) throws {
        #expect(try complaints(start + function) == [])
    }
}
