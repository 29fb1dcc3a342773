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
        let told = [problem.message] + problem.notes + [problem.help ?? ""]
        let texts = told.map { $0.shortened(to: Self.longestText) }
        let notes = texts.dropFirst().dropLast().map { "  note: " + $0 }
        let help = problem.help == nil ? [] : texts.suffix(1).map { "  help: " + $0 }
        return ["\(place)\(word): \(texts[0])"] + excerpt(problem) + notes + help
    }

    /// A sentence, and a line of source, are cut beyond so many characters: what was pasted may be a megabyte long.
    private static let longestText = 1_000, longestLine = 400

    /// A part of a long source line with the mistake in it, and the mistake's column there.
    private static func part(of source: String, at column: Int) -> (source: String, column: Int) {
        let start = max(0, column - 1 - longestLine / 2)
        let rest = source.dropFirst(start)
        let part = rest.prefix(longestLine)
        let cut = (start > 0 ? "…" : "") + part + (part.endIndex < rest.endIndex ? "…" : "")
        return (cut, column - start + (start > 0 ? 1 : 0))
    }

    private func excerpt(_ problem: Problem) -> [String] {
        guard let whole = problem.sourceLine, let line = problem.line, let place = problem.column else { return [] }
        let (source, column) = Self.part(of: whole, at: place)
        let gutter = "\(line)"
        var expanded = source.replacing(tabs: 4)
        var before = String(source.prefix(max(0, column - 1))).replacing(tabs: 4)
        let marked = String(source.dropFirst(max(0, column - 1)).prefix(max(1, problem.length ?? 1)))
            .replacing(tabs: 4)
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
    /// The beginning and the end of a text that is longer than a number of characters.
    func shortened(to limit: Int) -> String {
        guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else { return self }
        return prefix(limit - limit / 4) + " … " + suffix(limit / 4)
    }

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
