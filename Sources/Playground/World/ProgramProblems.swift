import Interpreter
import SwiftSubset
import Vocabulary

/// The program's errors in words.
extension ProgramWorld {
    /// Answers the playground: see `EntryProgram`.
    public func problems(of error: any Error) -> [Problem] {
        switch error {
        case let failure as SyntaxFailure: failure.diagnostics.map(Problem.init)
        case ProgramFailure.check(let errors):
            errors.map { Problem($0.message, help: $0.help, range: $0.range) }
        case ProgramFailure.trap(let trap): [Problem(trap)]
        case ProgramFailure.thrown(let text, let range): [Problem(thrown: text, range: range)]
        case let trap as Trap: [Problem(trap)]
        case let thrown as Thrown: [Problem(thrown: thrown.value.description, range: thrown.range)]
        default: []
        }
    }
}

extension Trap.Kind {
    /// What to do where a budget ends.
    fileprivate var help: String? {
        switch self {
        case .steps: "let it come to an end, or do less at once"
        case .recursion: "let one case return without a call of itself"
        case .memory: "make and keep less at once"
        case .output: "print less at once"
        default: nil
        }
    }
}

extension Problem {
    init(_ trap: Trap) {
        let notes = trap.calls.prefix(4).map { "called at \($0.file.name):\($0.start.line)" }
        if let range = trap.range {
            self.init(trap.message, help: trap.kind.help, range: range, notes: notes)
        } else {
            self.init(trap.message, help: trap.kind.help, notes: notes)
        }
    }

    init(thrown text: String, range: SourceRange?) {
        let message = "nobody caught the error \(text)"
        if let range { self.init(message, range: range) } else { self.init(message) }
    }

    init(_ warning: Output.Warning) {
        if let range = warning.range { self.init(warning.message, range: range) } else { self.init(warning.message) }
    }
}
