import Interpreter
import RenderTree
import SwiftSubset

/// Errors in words.
extension Playground {
    /// What an error says; several where a source has several.
    func problems(of error: any Error) -> [Problem] {
        switch error {
        case let error as Problem: [error]
        case let error as CommandError: [Problem(error.message, help: error.help, column: error.column)]
        case let error as SelectorError: [Problem(error.message, help: error.help, column: error.column)]
        case let error as SyntaxDiagnostic: [Problem(error)]
        case let error as PropertyError: [Problem(error.sentence)]
        case let error as EngineLimit: [error.problem]
        case is Interruption.Raised: [Problem("interrupted")]
        default: programProblems(of: error)
        }
    }
}

extension Playground {
    private func programProblems(of error: any Error) -> [Problem] {
        let found = world.program.problems(of: error)
        return found.isEmpty ? [Problem("\(error)")] : found
    }
}

extension Problem {
    /// A problem at a range of a source.
    public init(_ message: String, help: String? = nil, range: SourceRange, notes: [String] = []) {
        let start = range.start
        let end = range.end
        let length = end.line == start.line ? end.column - start.column : 1
        self.init(
            message, help: help, file: range.file.name, line: start.line, column: start.column,
            length: max(length, 1), sourceLine: range.file.line(start.line), notes: notes)
    }

    /// A problem of a source's syntax.
    public init(_ diagnostic: SyntaxDiagnostic) {
        self.init(diagnostic.message, help: diagnostic.help, range: diagnostic.range)
    }
}

extension PropertyError {
    /// One sentence without a full stop.
    var sentence: String {
        switch self {
        case .noSuchNode: "the view is gone"
        case .notApplicable(let name): "the view has no \(name)"
        case .axesDiffer(let x, let y): "scale differs by axis: scale.x is \(x), scale.y is \(y)"
        case .noSuchType(let name): "no \(name) stands on or around the view"
        case .program(let message): message
        }
    }
}

extension Recorder {
    /// The events of an entry that failed: what it printed, then the errors.
    func failing(with problems: [Problem], tried: Bool, in world: World) -> [Event] {
        let printed = events.filter { event in
            switch event.kind {
            case .output, .expect: true
            case .error: true
            default: false
            }
        }
        let time = world.time.seconds
        return printed + problems.map { Event(entry: entry, time: time, kind: .error($0, tried: tried)) }
    }
}

extension Playground {
    /// Whether an error is about how an entry is written, not about what it does.
    static func isMistyping(_ error: any Error) -> Bool {
        switch error {
        case is SyntaxFailure, is SyntaxDiagnostic, is CommandError, is SelectorError: true
        case ProgramFailure.check: true
        default: false
        }
    }
}
