@testable import Interpreter
import SwiftSubset
import Vocabulary

/// What a program prints, its tasks and timers included, one line an element; the expected lines of the suites beside
/// this are what the Swift compiler's own output is for the same source.
func printed(_ text: String) throws -> [String] {
    var program = ProgramState(vocabulary: standardVocabulary)
    try program.load(parse(SourceFile(name: "main", text: text)).program)
    for _ in 0..<1_000 {
        let next =
            program.machine.takeJob(dueBy: .max, immediate: true)
            ?? program.machine.takeJob(dueBy: .max, immediate: false)
        guard let job = next else { break }
        try program.machine.run(job: job)
    }
    return program.machine.output.lines
}

/// What the parser or the checker says of a source first; nil where it takes it.
func refusal(of text: String) -> String? {
    let parsed = parse(SourceFile(name: "main", text: text))
    if let first = parsed.diagnostics.first(where: { !$0.isWarning }) { return first.message }
    var program = ProgramState(vocabulary: standardVocabulary)
    do {
        try program.load(parsed.program)
        return nil
    } catch ProgramFailure.check(let errors) {
        return errors.first?.message
    } catch {
        return "\(error)"
    }
}
