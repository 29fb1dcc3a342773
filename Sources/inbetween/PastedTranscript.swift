import SwiftSubset

/// Whether a text is a dialogue copied from a terminal or a session: its first line begins with the prompt.
func isTranscript(_ text: String) -> Bool {
    let first = text.split(separator: "\n").first { !$0.allSatisfy(\.isWhitespace) }
    return first.map { $0 == ">>" || $0.hasPrefix(">> ") } ?? false
}

/// The entries of a dialogue: lines from `>> `, continued by `.. `; what was printed between them is left out.
func transcriptEntries(_ text: String) -> [Entry] {
    var entries: [String] = []
    var isContinued = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let rest = String(line.dropFirst(3))
        if line.hasPrefix(">> ") || line == ">>" {
            entries.append(rest)
            isContinued = true
        } else if isContinued, line.hasPrefix(".. ") || line == ".." {
            entries[entries.count - 1] += "\n" + rest
        } else {
            isContinued = false
        }
    }
    return entries.filter { !$0.allSatisfy(\.isWhitespace) }.map { Entry(text: $0) }
}
