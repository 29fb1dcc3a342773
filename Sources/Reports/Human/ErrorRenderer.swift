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
        var expanded = source.replacing(tabs: 4)
        var before = String(source.prefix(max(0, column - 1))).replacing(tabs: 4)
        let marked = String(source.dropFirst(max(0, column - 1)).prefix(problem.length ?? 1)).replacing(tabs: 4)
        var carets = String(repeating: "^", count: max(1, displayWidth(marked)))
        let room = options.width - gutter.count - 5
        if options.folds, displayWidth(expanded) > room {
            // A window on the line, with the mistake in it.
            let hidden = max(0, displayWidth(before) - room / 2)
            let dropped = expanded.lead(of: hidden)
            expanded = String(expanded.dropFirst(dropped)).cut(to: room)
            before = String(before.dropFirst(dropped))
            carets = String(carets.prefix(max(1, room - displayWidth(before))))
        }
        let indent = String(repeating: " ", count: displayWidth(before))
        let empty = String(repeating: " ", count: gutter.count)
        return ["  \(gutter) | \(expanded)", "  \(empty) | \(indent)" + options.ink(carets, .error)]
    }
}

extension String {
    /// How many characters take so many cells at the beginning.
    func lead(of width: Int) -> Int {
        var used = 0
        return prefix { character in
            used += displayWidth(character)
            return used <= width
        }.count
    }

    /// Tabs as spaces up to the next stop.
    func replacing(tabs width: Int) -> String {
        reduce(into: "") { result, character in
            guard character == "\t" else { return result.append(character) }
            result += String(repeating: " ", count: width - displayWidth(result) % width)
        }
    }
}
