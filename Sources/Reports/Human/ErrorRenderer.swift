import Playground

/// A problem with its place, a caret by display width, and what to do.
struct ErrorRenderer {
    enum Severity { case error, tried, warning }

    let options: ReportOptions

    /// The lines of a problem: place and sentence, the source line with carets, help.
    func lines(_ problem: Problem, severity: Severity) -> [String] {
        let word =
            switch severity {
            case .error: options.ink("error", .error)
            case .tried: options.ink("error (tried)", .warning)
            case .warning: options.ink("warning", .warning)
            }
        var place = ""
        if let file = problem.file {
            place = file
            if let line = problem.line { place += ":\(line)" }
            if problem.line != nil, let column = problem.column { place += ":\(column)" }
            place += ": "
        }
        return ["\(place)\(word): \(problem.message)"] + excerpt(problem)
            + problem.notes.map { "  note: " + $0 } + (problem.help.map { ["  help: " + $0] } ?? [])
    }

    private func excerpt(_ problem: Problem) -> [String] {
        guard let source = problem.sourceLine, let line = problem.line, let column = problem.column else { return [] }
        let gutter = "\(line)"
        let expanded = source.replacing(tabs: 4)
        let before = String(source.prefix(max(0, column - 1))).replacing(tabs: 4)
        let marked = String(source.dropFirst(max(0, column - 1)).prefix(problem.length ?? 1)).replacing(tabs: 4)
        let carets = String(repeating: "^", count: max(1, displayWidth(marked)))
        let indent = String(repeating: " ", count: displayWidth(before))
        let empty = String(repeating: " ", count: gutter.count)
        return ["  \(gutter) | \(expanded)", "  \(empty) | \(indent)" + options.ink(carets, .error)]
    }
}

extension String {
    /// Tabs as spaces up to the next stop.
    func replacing(tabs width: Int) -> String {
        reduce(into: "") { result, character in
            guard character == "\t" else { return result.append(character) }
            result += String(repeating: " ", count: width - displayWidth(result) % width)
        }
    }
}
